//! The six kinds of pieces.

use core::{fmt, str::FromStr};

use crate::error::ParseError;

/// What a piece is, whichever its color.
///
/// The numbers are those the planes of a [`Board`](crate::Board) are built on.
///
/// Law: [2.2](crate::law::A2_2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Peón.
    Pawn = 1,
    /// Caballo.
    Knight = 2,
    /// Alfil.
    Bishop = 3,
    /// Torre.
    Rook = 4,
    /// Dama.
    Queen = 5,
    /// Rey.
    King = 6,
}

impl Role {
    /// All roles, from the pawn to the king.
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// The roles a pawn may be promoted to, the queen first.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The role with this number (see [`Role`]), or nothing for 0 and 7.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        const ROLES: [Option<Role>; 8] = [
            None,
            Some(Role::Pawn),
            Some(Role::Knight),
            Some(Role::Bishop),
            Some(Role::Rook),
            Some(Role::Queen),
            Some(Role::King),
            None,
        ];
        ROLES[(code & 7) as usize]
    }

    /// The English letter in lower case, as in FEN and UCI; the pawn is `p`.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The role of an English letter, lower or upper case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'p' | 'P' => Some(Self::Pawn),
            'n' | 'N' => Some(Self::Knight),
            'b' | 'B' => Some(Self::Bishop),
            'r' | 'R' => Some(Self::Rook),
            'q' | 'Q' => Some(Self::Queen),
            'k' | 'K' => Some(Self::King),
            _ => None,
        }
    }

    /// Whether a pawn may be promoted to this role.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    #[inline]
    pub const fn can_promote_to(self) -> bool {
        !matches!(self, Self::Pawn | Self::King)
    }
}

/// Writes the English name in lower case.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        })
    }
}

/// Reads an English name in lower case, or an English letter of either case.
impl FromStr for Role {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Self::from_letter(letter).ok_or(ParseError::Role);
        }
        match text {
            "pawn" => Ok(Self::Pawn),
            "knight" => Ok(Self::Knight),
            "bishop" => Ok(Self::Bishop),
            "rook" => Ok(Self::Rook),
            "queen" => Ok(Self::Queen),
            "king" => Ok(Self::King),
            _ => Err(ParseError::Role),
        }
    }
}
