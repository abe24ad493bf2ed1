//! What a move changes on the board and in the record (3.1, 3.7, 3.8, 9.2.3, 9.3).

use jadoube_laws::{Color, MoveKind, Role};

use super::{Reference, Step, castle::destinations, forward, rank_of};

impl Reference {
    /// The position after a move that [`Reference::moves`] lists.
    pub(crate) fn after(&self, step: Step) -> Self {
        let mut next = self.clone();
        let piece = self.at(step.from);
        let pawn = matches!(piece, Some((_, Role::Pawn)));
        let king = matches!(piece, Some((_, Role::King)));
        let mut captured = false;
        next.passed = None;
        next.set(step.from, None);
        match step.kind {
            MoveKind::Castle => {
                let (king_to, rook_to) = destinations(step.from, step.to);
                next.set(step.to, None);
                next.set(king_to, Some((self.turn, Role::King)));
                next.set(rook_to, Some((self.turn, Role::Rook)));
            }
            MoveKind::EnPassant => {
                captured = true;
                next.set((step.to.0, step.to.1 - forward(self.turn)), None);
                next.set(step.to, piece);
            }
            MoveKind::Promotion(role) => {
                captured = self.at(step.to).is_some();
                next.set(step.to, Some((self.turn, role)));
            }
            MoveKind::DoubleAdvance => {
                next.set(step.to, piece);
                next.passed = Some((step.to.0, step.to.1 - forward(self.turn)));
            }
            MoveKind::Normal => {
                captured = self.at(step.to).is_some();
                next.set(step.to, piece);
            }
        }
        next.rights.retain(|&rook| {
            let own = rook.1 == rank_of(self.turn, 0);
            !(king && own) && rook != step.from && rook != step.to
        });
        next.halfmoves = if pawn || captured {
            0
        } else {
            self.halfmoves.saturating_add(1)
        };
        if self.turn == Color::Black {
            next.fullmoves = self.fullmoves.saturating_add(1);
        }
        next.turn = !self.turn;
        next
    }
}
