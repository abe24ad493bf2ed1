//! A checked position: the state a game is in between two moves.

mod generate;
mod perft;
mod play;
mod side;
mod visitors;

use core::num::NonZeroU32;

use self::{
    generate::has_capture_in_passing,
    side::{Black, White},
};
use crate::{
    Bitboard, Board, CastlingRights, Color, Move, MoveList, Piece, Role, Setup, Square, attacks,
    unchecked, zobrist,
};

/// A position that can be played from: one king a side, the side that just moved not in check, no
/// pawn on an end rank, every castling right with its king and rook in place.
///
/// Law: [9.2.3](crate::law::A9_2_3) for what makes two positions the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    // Invariant: what `Setup::faults` calls illegal does not hold; `en_passant` is set only when
    // a capture there is legal; `hash` is the key of the other fields but the counters and
    // `passed`.
    board: Board,
    castling: CastlingRights,
    hash: u64,
    halfmoves: u32,
    fullmoves: NonZeroU32,
    turn: Color,
    en_passant: Option<Square>,
    passed: Option<Square>,
}

impl Position {
    /// The position these facts describe, which the caller has found to be legal.
    pub(crate) fn from_checked(setup: &Setup) -> Self {
        Self::from_checked_board(setup, zobrist::board(&setup.board))
    }

    /// The same, given the keys of all pieces together.
    #[inline]
    pub(crate) fn from_checked_board(setup: &Setup, pieces: u64) -> Self {
        let mut position = Self {
            board: setup.board,
            castling: setup.castling,
            hash: pieces ^ zobrist::turn(setup.turn),
            halfmoves: setup.halfmoves,
            fullmoves: NonZeroU32::new(setup.fullmoves).unwrap_or(NonZeroU32::MIN),
            turn: setup.turn,
            en_passant: None,
            passed: setup.en_passant,
        };
        for rook in setup.castling.0 {
            position.hash ^= zobrist::castling(rook);
        }
        let capturable = |&square: &Square| match setup.turn {
            Color::White => has_capture_in_passing::<White>(&setup.board, square),
            Color::Black => has_capture_in_passing::<Black>(&setup.board, square),
        };
        if let Some(square) = setup.en_passant.filter(capturable) {
            position.en_passant = Some(square);
            position.hash ^= zobrist::en_passant(square);
        }
        position
    }

    /// The initial position of standard chess.
    ///
    /// Law: [2.3](crate::law::A2_3).
    pub fn initial() -> Self {
        Self::from_checked(&Setup::INITIAL)
    }

    /// The same facts, unchecked.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.passed,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves.get(),
        }
    }

    /// Where the pieces stand.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks that may still castle as far as earlier moves decide.
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square on which a pawn can **legally** be taken in passing now.
    ///
    /// Law: [3.7.3.1](crate::law::A3_7_3_1).
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The square a pawn passed over with the last move, whether or not it can be taken there.
    #[inline]
    pub const fn passed(&self) -> Option<Square> {
        self.passed
    }

    /// Plies since the last capture or pawn move.
    ///
    /// Law: [9.3](crate::law::A9_3).
    #[inline]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move about to be made.
    #[inline]
    pub const fn fullmoves(&self) -> NonZeroU32 {
        self.fullmoves
    }

    /// A 64-bit key of everything that makes two positions the same, kept up with each move.
    ///
    /// Equal positions have equal keys; different ones may share a key, so compare the positions
    /// themselves where it matters.
    ///
    /// Law: [9.2.3](crate::law::A9_2_3).
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The square of a side's king.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        unchecked::square(
            self.board
                .by_piece(Piece::new(color, Role::King))
                .0
                .trailing_zeros() as u8,
        )
    }

    /// The pieces that give check.
    ///
    /// Law: [3.9.1](crate::law::A3_9_1).
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        attacks::attackers(
            &self.board,
            self.king(self.turn),
            !self.turn,
            self.board.occupied(),
        )
    }

    /// Whether the king of the side to move is attacked.
    ///
    /// Law: [3.9.1](crate::law::A3_9_1).
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The piece a move of this position captures.
    #[inline]
    pub fn captured(&self, m: Move) -> Option<Role> {
        match m.kind {
            crate::MoveKind::EnPassant => Some(Role::Pawn),
            crate::MoveKind::Castle => None,
            crate::MoveKind::Normal
            | crate::MoveKind::DoubleAdvance
            | crate::MoveKind::Promotion(_) => self.board.role_at(m.to),
        }
    }
}

/// By [`Position::hash`].
impl core::hash::Hash for Position {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::initial()
    }
}

impl Position {
    /// Whether a move is legal here.
    pub fn is_legal(&self, m: Move) -> bool {
        self.legal_moves().contains(&m)
    }

    /// The legal moves of pieces of one role that land on a square, castling left out; what a
    /// move in algebraic notation may mean.
    pub fn moves_to(&self, role: Role, to: Square) -> MoveList {
        self.legal_moves()
            .iter()
            .copied()
            .filter(|m| m.role == role && m.to == to && m.kind != crate::MoveKind::Castle)
            .collect()
    }

    /// The legal castling moves.
    pub fn castling_moves(&self) -> MoveList {
        self.legal_moves()
            .iter()
            .copied()
            .filter(|m| m.kind == crate::MoveKind::Castle)
            .collect()
    }

    /// Whether the side to move is mated.
    ///
    /// Law: [5.1.1](crate::law::A5_1_1).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move has no legal move and is not in check.
    ///
    /// Law: [5.2.1](crate::law::A5_2_1).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }
}
