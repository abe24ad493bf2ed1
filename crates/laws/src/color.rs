//! The two sides.

use core::{fmt, ops, str::FromStr};

use crate::{ByColor, error::ParseError};

/// White or Black.
///
/// Law: [1.1](crate::law::A1_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// The player of the light-coloured pieces, who moves first.
    White = 0,
    /// The player of the dark-coloured pieces.
    Black = 1,
}

impl Color {
    /// Both colors, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// White if `white` holds, else Black.
    #[inline]
    pub(crate) const fn from_white(white: bool) -> Self {
        if white { Self::White } else { Self::Black }
    }

    /// Whether this is White.
    #[inline]
    pub const fn is_white(self) -> bool {
        matches!(self, Self::White)
    }

    /// The other side.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The letter used in FEN: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// A value for each color, built by calling `of` with White, then with Black.
    pub fn map<T>(mut of: impl FnMut(Self) -> T) -> ByColor<T> {
        ByColor {
            white: of(Self::White),
            black: of(Self::Black),
        }
    }
}

impl ops::Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.other()
    }
}

/// Writes `white` or `black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// Reads `white`, `w`, `black` or `b`.
impl FromStr for Color {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "white" | "w" => Ok(Self::White),
            "black" | "b" => Ok(Self::Black),
            _ => Err(ParseError::Color),
        }
    }
}
