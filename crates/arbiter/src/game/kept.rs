//! What is kept of rulings, so that they can be withdrawn or have their effect later.

use jadoube_laws::{Bitboard, Color, Rule, Square};

use super::Stage;
use crate::{Game, Penalty, Reason, Ruling, RulingId};

impl Game {
    /// What stands on a square was touched, and obliges to nothing.
    pub(super) fn adjusted(&mut self, square: Square) {
        self.turn.touches.remove(square);
        self.turn.adjusted |= Bitboard::from(square);
    }

    /// Keeps what a ruling may be wanted for later.
    pub(super) fn keep(&mut self, id: RulingId, ruling: &Ruling) {
        if let Ruling::Over(outcome) = ruling {
            self.ends.push((id, *outcome));
        }
        if let Ruling::IllegalMove(color, ..) = ruling {
            self.charged.push((id, *color));
        }
        if let Ruling::Obliged(obligation) = ruling
            && obligation.rule == Rule::ClaimWrong
        {
            self.owed = Some((self.ply(), *obligation));
        }
        if let Ruling::Penalized(color, penalty, _) = ruling
            && let Penalty::OpponentPoints(_) | Penalty::OwnPoints(_) = penalty
            && !matches!(self.stage, Stage::Over(_))
        {
            self.points_due.push((id, *color, *penalty));
        }
    }

    /// A ruling is withdrawn. If it ended the game, play waits to be taken up again, and the
    /// penalties that changed that score fall with it; if it only changed the score, the one
    /// before stands again. An illegal move that it charged somebody with counts no more.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7), [11.10](jadoube_laws::law::A11_10).
    pub(super) fn forget(&mut self, ruling: RulingId) {
        if let Some(index) = self.charged.iter().position(|(id, _)| *id == ruling) {
            let (_, color) = self.charged.remove(index);
            let player = &mut self.players[color];
            player.illegal_moves = player.illegal_moves.saturating_sub(1);
        }
        self.points_due.retain(|(id, ..)| *id != ruling);
        let Some(index) = self.ends.iter().position(|(id, _)| *id == ruling) else {
            return;
        };
        let first = index == 0;
        self.ends.remove(index);
        self.ends
            .retain(|(_, outcome)| !first || outcome.reason == Reason::Decision);
        if self.ends.is_empty() {
            for color in Color::ALL {
                self.sheets[color].signed = None;
            }
        }
        self.stage = match self.ends.last() {
            Some((_, outcome)) => Stage::Over(*outcome),
            None => Stage::Paused,
        };
    }
}
