//! Castling rights and the two sides of the board.

use core::{fmt, str::FromStr};

use crate::{Bitboard, Color, File, Square, error::ParseError};

/// The side of the board a king castles to.
///
/// Law: [3.8.2](crate::law::A3_8_2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Towards the h-file, `O-O`: the king ends on the g-file, the rook on the f-file.
    King,
    /// Towards the a-file, `O-O-O`: the king ends on the c-file, the rook on the d-file.
    Queen,
}

impl Side {
    /// Both sides, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Where the king stands after castling.
    #[inline]
    pub const fn king_to(self, color: Color) -> Square {
        match (self, color) {
            (Self::King, Color::White) => Square::G1,
            (Self::King, Color::Black) => Square::G8,
            (Self::Queen, Color::White) => Square::C1,
            (Self::Queen, Color::Black) => Square::C8,
        }
    }

    /// Where the rook stands after castling.
    #[inline]
    pub const fn rook_to(self, color: Color) -> Square {
        match (self, color) {
            (Self::King, Color::White) => Square::F1,
            (Self::King, Color::Black) => Square::F8,
            (Self::Queen, Color::White) => Square::D1,
            (Self::Queen, Color::Black) => Square::D8,
        }
    }

    /// Where the rook starts in standard chess.
    #[inline]
    pub const fn standard_rook(self, color: Color) -> Square {
        match (self, color) {
            (Self::King, Color::White) => Square::H1,
            (Self::King, Color::Black) => Square::H8,
            (Self::Queen, Color::White) => Square::A1,
            (Self::Queen, Color::Black) => Square::A8,
        }
    }
}

/// Writes `O-O` or `O-O-O`.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::King => "O-O",
            Self::Queen => "O-O-O",
        })
    }
}

/// Reads `O-O` or `O-O-O`.
impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "O-O" => Ok(Self::King),
            "O-O-O" => Ok(Self::Queen),
            _ => Err(ParseError::Side),
        }
    }
}

/// Whether the game started from the initial position of chess or one of Chess960.
///
/// It decides which castling rights a setup may hold, and how castling and rights are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum CastlingMode {
    /// Kings on the e-file, rooks on the a- and h-files; `KQkq`; `e1g1`.
    #[default]
    Standard,
    /// Kings between their rooks, wherever they stand; `HAha`; `e1h1`.
    Chess960,
}

/// The rooks that may still castle, as far as earlier moves decide.
///
/// Law: [3.8.2.1](crate::law::A3_8_2_1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(pub Bitboard);

impl CastlingRights {
    /// No right.
    pub const NONE: Self = Self(Bitboard::EMPTY);

    /// The four rights of the initial position of standard chess.
    pub const STANDARD: Self = Self(Bitboard(0x8100_0000_0000_0081));

    /// Whether no right is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The rooks of one side that may still castle.
    #[inline]
    pub const fn of(self, color: Color) -> Bitboard {
        Bitboard(self.0.0 & Bitboard::back_rank(color).0)
    }

    /// The rook with which a king on `king` may castle to `side`: the outermost right there.
    #[inline]
    pub const fn rook(self, color: Color, side: Side, king: Square) -> Option<Square> {
        let right_of_king = !1u64 << king as u8;
        match side {
            Side::King => Bitboard(self.of(color).0 & right_of_king).last(),
            Side::Queen => Bitboard(self.of(color).0 & !right_of_king & !king.bit().0).first(),
        }
    }

    /// Takes away the rights whose rooks stand on these squares.
    #[inline]
    pub const fn discard(&mut self, squares: Bitboard) {
        self.0.0 &= !squares.0;
    }

    /// The file of each right's rook, White's first, from the h-file to the a-file.
    pub fn files(self, color: Color) -> impl Iterator<Item = File> {
        self.of(color).into_iter().rev().map(Square::file)
    }
}
