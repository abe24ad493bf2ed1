//! Which moves may give check.

use crate::{Move, MoveKind, Position, Role, attacks};

/// Where the pieces of the side to move give check.
pub(super) struct Checks {
    by_role: [u64; 8],
    /// The squares that may uncover a check when a piece leaves them.
    lids: u64,
}

impl Checks {
    pub(super) fn on(position: &Position) -> Self {
        let board = position.board();
        let us = position.turn();
        let king = position.king(!us);
        let occupied = board.occupied();
        let diagonal = attacks::bishop(king, occupied).0;
        let straight = attacks::rook(king, occupied).0;
        let mut by_role = [0; 8];
        by_role[Role::Pawn as usize] = attacks::pawn(!us, king).0;
        by_role[Role::Knight as usize] = attacks::knight(king).0;
        by_role[Role::Bishop as usize] = diagonal;
        by_role[Role::Rook as usize] = straight;
        by_role[Role::Queen as usize] = diagonal | straight;
        let ours = board.by_color(us).0;
        let sliders = board.diagonal_sliders().0 & attacks::bishop_rays(king).0
            | board.straight_sliders().0 & attacks::rook_rays(king).0;
        let lids = if sliders & ours == 0 {
            0
        } else {
            (diagonal | straight) & ours
        };
        Self { by_role, lids }
    }

    pub(super) fn may_be_given_by(&self, m: Move) -> bool {
        match m.kind() {
            MoveKind::Normal | MoveKind::DoubleAdvance => {
                let squares = self.by_role[m.role() as usize & 7];
                squares & m.to().bit().0 != 0 || self.lids & m.from().bit().0 != 0
            }
            MoveKind::Promotion(_) | MoveKind::EnPassant | MoveKind::Castle => true,
        }
    }
}
