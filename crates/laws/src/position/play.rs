//! Making a move.

use super::{
    Position,
    generate::has_capture_in_passing,
    side::{Black, White},
};
use crate::{Bitboard, Color, Move, MoveKind, Piece, Rank, Role, Side, Square, zobrist};

impl Position {
    /// Makes a legal move.
    ///
    /// The move must be legal here: take it from [`Position::legal_moves`], or resolve it from
    /// notation. After any other move the position makes no sense, though nothing panics.
    ///
    /// Law: [3.1](crate::law::A3_1).
    #[inline]
    pub fn play(&mut self, m: Move) {
        if m.kind == MoveKind::Normal {
            self.play_normal(m);
        } else {
            *self = self.after_special(m);
        }
    }

    /// The position after a legal move.
    #[inline]
    pub fn after(&self, m: Move) -> Self {
        if m.kind == MoveKind::Normal {
            let mut next = *self;
            next.play_normal(m);
            next
        } else {
            self.after_special(m)
        }
    }

    #[inline(always)]
    fn play_normal(&mut self, m: Move) {
        self.forget_passed();
        self.transfer(m, m.role);
        self.pass_turn();
    }

    // Out of line, and by value: what is made here and in `after` stays in registers.
    #[inline(never)]
    fn after_special(&self, m: Move) -> Self {
        let mut next = *self;
        next.forget_passed();
        match m.kind {
            MoveKind::Normal => next.transfer(m, m.role),
            MoveKind::Promotion(role) => next.transfer(m, role),
            MoveKind::DoubleAdvance => next.advance_twice(m),
            MoveKind::EnPassant => {
                next.transfer(m, Role::Pawn);
                next.capture_in_passing(m);
            }
            MoveKind::Castle => next.castle(m),
        }
        next.pass_turn();
        next
    }

    #[inline(always)]
    fn forget_passed(&mut self) {
        if let Some(square) = self.en_passant {
            self.hash ^= zobrist::en_passant(square);
        }
        self.en_passant = None;
        self.passed = None;
    }

    #[inline(always)]
    fn pass_turn(&mut self) {
        self.fullmoves = self.fullmoves.saturating_add(self.turn as u32);
        self.turn = !self.turn;
        self.hash ^= zobrist::BLACK;
    }

    /// Takes the moved piece off its square, and puts what it now is in place of what stood on the
    /// other.
    #[inline(always)]
    fn transfer(&mut self, m: Move, role: Role) {
        let color = (self.turn as u8) << 3;
        let captured = self.board.code_at(m.to);
        self.hash ^= zobrist::piece(captured, m.to);
        self.hash ^= zobrist::moved(m.role as u8 | color, m.from, m.to);
        if role != m.role {
            self.hash ^= zobrist::piece(m.role as u8 | color, m.to)
                ^ zobrist::piece(role as u8 | color, m.to);
        }
        self.board.transfer(m.from, m.to, self.turn, role);

        let irreversible = captured != 0 || m.role == Role::Pawn;
        self.halfmoves = if irreversible {
            0
        } else {
            self.halfmoves.saturating_add(1)
        };
        let mut left = m.from.bit() | m.to.bit();
        if m.role == Role::King {
            left |= Bitboard::back_rank(self.turn);
        }
        self.forget_rights(left);
    }

    #[inline(always)]
    fn capture_in_passing(&mut self, m: Move) {
        let square = Square::new(m.to.file(), m.from.rank());
        self.hash ^= zobrist::piece(self.board.code_at(square), square);
        self.board.clear(square);
    }

    /// Law: [3.7.2](crate::law::A3_7_2).
    #[inline(always)]
    fn advance_twice(&mut self, m: Move) {
        let code = Role::Pawn as u8 | (self.turn as u8) << 3;
        self.hash ^= zobrist::moved(code, m.from, m.to);
        self.board.transfer(m.from, m.to, self.turn, Role::Pawn);
        self.halfmoves = 0;
        self.remember_passed(m);
    }

    #[inline(always)]
    fn castle(&mut self, m: Move) {
        let side = if m.to > m.from {
            Side::King
        } else {
            Side::Queen
        };
        let (king_to, rook_to) = (side.king_to(self.turn), side.rook_to(self.turn));
        let code = |role: Role| role as u8 | (self.turn as u8) << 3;
        self.hash ^= zobrist::piece(code(Role::King), m.from)
            ^ zobrist::piece(code(Role::King), king_to)
            ^ zobrist::piece(code(Role::Rook), m.to)
            ^ zobrist::piece(code(Role::Rook), rook_to);
        self.board.clear(m.from);
        self.board.clear(m.to);
        self.board.put(king_to, Piece::new(self.turn, Role::King));
        self.board.put(rook_to, Piece::new(self.turn, Role::Rook));
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.forget_rights(Bitboard::back_rank(self.turn));
    }

    /// Law: [3.8.2.1](crate::law::A3_8_2_1).
    #[inline(always)]
    fn forget_rights(&mut self, left: Bitboard) {
        let lost = self.castling.0 & left;
        if lost.any() {
            self.castling.discard(lost);
            for rook in lost {
                self.hash ^= zobrist::castling(rook);
            }
        }
    }

    /// Law: [3.7.3.1](crate::law::A3_7_3_1).
    #[inline(always)]
    fn remember_passed(&mut self, m: Move) {
        let square = Square::new(m.to.file(), Rank::Third.relative(self.turn));
        self.passed = Some(square);
        let beside = match self.turn {
            Color::White => has_capture_in_passing::<Black>(&self.board, square),
            Color::Black => has_capture_in_passing::<White>(&self.board, square),
        };
        if beside {
            self.en_passant = Some(square);
            self.hash ^= zobrist::en_passant(square);
        }
    }
}
