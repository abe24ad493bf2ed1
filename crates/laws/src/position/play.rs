//! Making a move.

use super::Position;
use crate::{Bitboard, Color, Move, MoveKind, Piece, Role, Side, Square, attacks, zobrist};

impl Position {
    /// Makes a legal move.
    ///
    /// The move must be legal here: take it from [`Position::legal_moves`], or resolve it from
    /// notation. After any other move the position makes no sense, though nothing panics.
    #[inline]
    pub fn play(&mut self, m: Move) {
        let us = self.turn;
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.passed = None;
        if let Some(square) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(square);
        }
        match m.kind {
            MoveKind::Castle => self.castle(m),
            MoveKind::Normal | MoveKind::DoubleAdvance => {
                self.capture(m.to);
                self.move_piece(m.from, m.to, m.role, m.role);
            }
            MoveKind::Promotion(role) => {
                self.capture(m.to);
                self.move_piece(m.from, m.to, Role::Pawn, role);
            }
            MoveKind::EnPassant => {
                self.capture(Square::new(m.to.file(), m.from.rank()));
                self.move_piece(m.from, m.to, Role::Pawn, Role::Pawn);
            }
        }
        if m.role == Role::Pawn {
            self.halfmoves = 0;
        }
        self.forget_rights(m);
        self.turn = !us;
        self.hash ^= zobrist::turn(Color::Black);
        if us == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        if m.kind == MoveKind::DoubleAdvance {
            self.remember_passed(m);
        }
    }

    #[inline]
    fn move_piece(&mut self, from: Square, to: Square, before: Role, after: Role) {
        let code = |role: Role| role as u8 | (self.turn as u8) << 3;
        self.hash ^= zobrist::piece(code(before), from) ^ zobrist::piece(code(after), to);
        self.board.clear(from);
        self.board.place(to, self.turn, after);
    }

    #[inline]
    fn capture(&mut self, square: Square) {
        let code = self.board.code_at(square);
        if code != 0 {
            self.hash ^= zobrist::piece(code, square);
            self.board.clear(square);
            self.halfmoves = 0;
        }
    }

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
    }

    #[inline]
    fn forget_rights(&mut self, m: Move) {
        let mut lost = self.castling.0 & (m.from.bit() | m.to.bit());
        if m.role == Role::King {
            lost |= self.castling.of(self.turn);
        }
        if lost.any() {
            self.castling.discard(lost);
            for rook in lost {
                self.hash ^= zobrist::castling(rook);
            }
        }
    }

    #[inline]
    fn remember_passed(&mut self, m: Move) {
        let square = Square::new(
            m.to.file(),
            if self.turn.is_white() {
                crate::Rank::Sixth
            } else {
                crate::Rank::Third
            },
        );
        self.passed = Some(square);
        let capturers: Bitboard = attacks::pawn(!self.turn, square)
            & self.board.by_piece(Piece::new(self.turn, Role::Pawn));
        if capturers.any() && self.can_capture_en_passant(square) {
            self.en_passant = Some(square);
            self.hash ^= zobrist::en_passant(square);
        }
    }
}
