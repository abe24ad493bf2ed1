//! What the pieces alone decide.

use core::fmt;

use crate::{Bitboard, Board, Color, Piece, Role};

/// A reason why a side's pieces can never mate, wherever the pieces stand.
///
/// Each holds for every position with such pieces in which the mate is not yet on the board, and
/// captures and promotions lead only to positions in which one holds again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lemma {
    /// A king gives no check.
    BareKing,
    /// A king and a knight against a king and nothing but queens: a square that a queen would have
    /// to block for the mate is one from which it takes the knight.
    KnightAgainstQueens,
    /// A king and bishops on squares of one color against a king without knights, pawns and
    /// bishops on the other color: in each corner or edge a rook or queen that blocks a square of
    /// the other color takes the bishop or steps between.
    BishopsOfOneColor,
}

impl Lemma {
    /// Every lemma.
    pub const ALL: [Self; 3] = [
        Self::BareKing,
        Self::KnightAgainstQueens,
        Self::BishopsOfOneColor,
    ];
}

/// Writes a name such as `bare_king`.
impl fmt::Display for Lemma {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::BareKing => "bare_king",
            Self::KnightAgainstQueens => "knight_against_queens",
            Self::BishopsOfOneColor => "bishops_of_one_color",
        })
    }
}

/// The lemma by which a side can never mate, if one applies.
pub(super) const fn lemma(board: &Board, winner: Color) -> Option<Lemma> {
    let ours = board.by_color(winner);
    if ours.count() > 1 {
        let strong = ours.0
            & (board.by_role(Role::Pawn).0
                | board.by_role(Role::Rook).0
                | board.by_role(Role::Queen).0);
        if strong != 0 {
            return None;
        }
    } else {
        return Some(Lemma::BareKing);
    }
    let theirs = board.by_color(winner.other());
    let knights = board.by_piece(Piece::new(winner, Role::Knight));
    let bishops = board.by_piece(Piece::new(winner, Role::Bishop));
    if bishops.is_empty() {
        let queens_and_king = board.by_role(Role::Queen).0 | board.by_role(Role::King).0;
        let only_queens = theirs.0 & !queens_and_king == 0;
        return if knights.count() == 1 && only_queens {
            Some(Lemma::KnightAgainstQueens)
        } else {
            None
        };
    }
    if knights.any() {
        return None;
    }
    let other_squares = if bishops.0 & Bitboard::LIGHT_SQUARES.0 == 0 {
        Bitboard::LIGHT_SQUARES.0
    } else if bishops.0 & Bitboard::DARK_SQUARES.0 == 0 {
        Bitboard::DARK_SQUARES.0
    } else {
        return None;
    };
    let helpers = board.by_role(Role::Knight).0
        | board.by_role(Role::Pawn).0
        | board.by_role(Role::Bishop).0 & other_squares;
    if theirs.0 & helpers == 0 {
        Some(Lemma::BishopsOfOneColor)
    } else {
        None
    }
}
