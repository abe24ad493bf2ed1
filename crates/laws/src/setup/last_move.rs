//! Whether some last move can have given the check there is.

use crate::{Bitboard, Board, Color, Piece, Rank, Role, Square, attacks, setup::Setup};

/// The pieces that attacked the king of the side to move before the other side's pawn passed over
/// `square`, which [`Setup::passed_fault`] has found to be possible.
pub(super) fn checkers_before_double_step(setup: &Setup, square: Square) -> Bitboard {
    let Some(king) = setup.board.king_of(setup.turn) else {
        return Bitboard::EMPTY;
    };
    let them = !setup.turn;
    let up = forward(them);
    let mut board = setup.board;
    if let (Some(from), Some(to)) = (square.offset(0, -up), square.offset(0, up)) {
        board.clear(to);
        board.put(from, Piece::new(them, Role::Pawn));
    }
    attacks::attackers(&board, king, them, board.occupied())
}

/// Whether there is a move of the other side after which `king`, of the side to move, stands in
/// check as it does, though it did not before that move.
///
/// Any man of the side to move may have been captured, so the answer errs only towards yes.
pub(super) fn could_give_check(setup: &Setup, king: Square) -> bool {
    let past = Past { setup, king };
    let them = setup.board.by_color(!setup.turn);
    them.into_iter()
        .any(|square| past.could_have_moved_to(square))
        || past.could_have_castled()
}

/// One step of which way a side's pawns go.
const fn forward(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

struct Past<'a> {
    setup: &'a Setup,
    king: Square,
}

impl Past<'_> {
    fn board(&self) -> &Board {
        &self.setup.board
    }

    fn could_have_moved_to(&self, to: Square) -> bool {
        let Some(role) = self.board().role_at(to) else {
            return false;
        };
        let them = !self.setup.turn;
        let rights = self.setup.castling.of(them);
        let empty = !self.board().occupied();
        let never_moved = match role {
            Role::King => rights.any(),
            Role::Rook => rights.contains(to),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Queen => false,
        };
        if never_moved {
            return false;
        }
        if role == Role::Pawn {
            return self.pawn_could_have_moved_to(to);
        }
        let reach = attacks::of(Piece::new(them, role), to, !empty) & empty;
        if reach
            .into_iter()
            .any(|from| self.was_quiet(from, to, role, to.bit()))
        {
            return true;
        }
        role != Role::King
            && to.rank() == Rank::Eighth.relative(them)
            && self.pawn_could_have_stepped_to(to)
    }

    /// Whether a pawn can have come to `to` by one step or a plain capture, promoting or not.
    fn pawn_could_have_stepped_to(&self, to: Square) -> bool {
        let them = !self.setup.turn;
        let up = forward(them);
        let free = !self.board().occupied() & !Bitboard::back_rank(them);
        [-1, 0, 1].into_iter().any(|files| {
            let taken = if files == 0 {
                Bitboard::EMPTY
            } else {
                to.bit()
            };
            to.offset(files, -up).is_some_and(|from| {
                free.contains(from) && self.was_quiet(from, to, Role::Pawn, taken)
            })
        })
    }

    fn pawn_could_have_moved_to(&self, to: Square) -> bool {
        if self.pawn_could_have_stepped_to(to) {
            return true;
        }
        let them = !self.setup.turn;
        let up = forward(them);
        let free = |square: &Square| !self.board().occupied().contains(*square);
        let Some(behind) = to.offset(0, -up).filter(free) else {
            return false;
        };
        if to.rank() == Rank::Fourth.relative(them) {
            return behind
                .offset(0, -up)
                .filter(free)
                .is_some_and(|from| self.was_quiet(from, to, Role::Pawn, Bitboard::EMPTY));
        }
        // Capturing in passing: the pawn taken had come over `to` to `behind`.
        to.rank() == Rank::Sixth.relative(them)
            && to.offset(0, up).filter(free).is_some()
            && [-1, 1]
                .into_iter()
                .filter_map(|files| behind.offset(files, 0))
                .filter(free)
                .any(|from| self.was_quiet(from, to, Role::Pawn, behind.bit()))
    }

    /// Whether the king was not attacked with the man now on `to`, a `role` then, still on
    /// `from`, and a man of the side to move on the squares `taken`.
    ///
    /// A man captured on `to` only helps: it stood in the way of more lines.
    fn was_quiet(&self, from: Square, to: Square, role: Role, taken: Bitboard) -> bool {
        let them = !self.setup.turn;
        let mut board = *self.board();
        board.clear(to);
        board.put(from, Piece::new(them, role));
        let occupied = board.occupied() | taken;
        attacks::attackers(&board, self.king, them, occupied).is_empty()
    }

    /// Whether a rook next to its king may have come there, giving check, by castling.
    fn could_have_castled(&self) -> bool {
        let them = !self.setup.turn;
        let checkers = attacks::attackers(self.board(), self.king, them, self.board().occupied());
        self.setup.castling.of(them).is_empty()
            && crate::Side::ALL.into_iter().any(|side| {
                checkers == side.rook_to(them).bit()
                    && self.board().role_at(side.rook_to(them)) == Some(Role::Rook)
                    && self.board().king_of(them) == Some(side.king_to(them))
            })
    }
}
