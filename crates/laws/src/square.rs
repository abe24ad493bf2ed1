//! The sixty-four squares, their files and their ranks.

use core::{fmt, str::FromStr};

use crate::{Bitboard, Color, error::ParseError, unchecked};

/// A file of the board, `a` at White's left.
///
/// Law: [2.4](crate::law::A2_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files from `a` to `h`.
    pub const ALL: [Self; 8] = [
        Self::A,
        Self::B,
        Self::C,
        Self::D,
        Self::E,
        Self::F,
        Self::G,
        Self::H,
    ];

    /// The file with this number, 0 for `a`.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// 0 for `a` up to 7 for `h`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter, `a` to `h`.
    #[inline]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file of a lower-case letter.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Some(Self::ALL[letter as usize - 'a' as usize]),
            _ => None,
        }
    }

    /// Its eight squares.
    #[inline]
    pub const fn squares(self) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << self as u8)
    }
}

/// A rank of the board, the first nearest to White.
///
/// Law: [2.4](crate::law::A2_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks from the first to the eighth.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The rank with this number, 0 for the first.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// 0 for the first up to 7 for the eighth.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The digit, `1` to `8`.
    #[inline]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank of a digit.
    #[inline]
    pub const fn from_digit(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self::ALL[digit as usize - '1' as usize]),
            _ => None,
        }
    }

    /// This rank counted from the given side: the first rank of Black is the eighth.
    #[inline]
    pub const fn relative(self, side: Color) -> Self {
        match side {
            Color::White => self,
            Color::Black => Self::ALL[7 - self as usize],
        }
    }

    /// Its eight squares.
    #[inline]
    pub const fn squares(self) -> Bitboard {
        Bitboard(0xff << (8 * self as u8))
    }
}

/// A square of the board.
///
/// Law: [2.4](crate::law::A2_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// All squares: a1, b1, … h1, a2, … h8.
    #[rustfmt::skip]
    pub const ALL: [Self; 64] = [
        Self::A1, Self::B1, Self::C1, Self::D1, Self::E1, Self::F1, Self::G1, Self::H1,
        Self::A2, Self::B2, Self::C2, Self::D2, Self::E2, Self::F2, Self::G2, Self::H2,
        Self::A3, Self::B3, Self::C3, Self::D3, Self::E3, Self::F3, Self::G3, Self::H3,
        Self::A4, Self::B4, Self::C4, Self::D4, Self::E4, Self::F4, Self::G4, Self::H4,
        Self::A5, Self::B5, Self::C5, Self::D5, Self::E5, Self::F5, Self::G5, Self::H5,
        Self::A6, Self::B6, Self::C6, Self::D6, Self::E6, Self::F6, Self::G6, Self::H6,
        Self::A7, Self::B7, Self::C7, Self::D7, Self::E7, Self::F7, Self::G7, Self::H7,
        Self::A8, Self::B8, Self::C8, Self::D8, Self::E8, Self::F8, Self::G8, Self::H8,
    ];

    /// The square where this file and rank meet.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Self {
        unchecked::square(file as u8 | ((rank as u8) << 3))
    }

    /// The square with this number: 0 for a1, 1 for b1, up to 63 for h8.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(unchecked::square(index as u8))
        } else {
            None
        }
    }

    /// 0 for a1, 1 for b1, up to 63 for h8.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its file.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// The set holding only this square.
    #[inline]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << self as u8)
    }

    /// The square on the same file as seen from the other side: a1 and a8, e4 and e5.
    #[inline]
    pub const fn flip_vertical(self) -> Self {
        unchecked::square(self as u8 ^ 56)
    }

    /// The square `files` to the right and `ranks` up (White's view), unless off the board.
    pub const fn offset(self, files: i32, ranks: i32) -> Option<Self> {
        let file = (self as i32 & 7) + files;
        let rank = (self as i32 >> 3) + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(unchecked::square((rank * 8 + file) as u8))
        } else {
            None
        }
    }

    /// The number of king steps between two squares.
    pub const fn distance(self, other: Self) -> u32 {
        let files = (self as u8 & 7).abs_diff(other as u8 & 7);
        let ranks = (self as u8 >> 3).abs_diff(other as u8 >> 3);
        if files > ranks {
            files as u32
        } else {
            ranks as u32
        }
    }

    /// Whether the square is light-colored, as h1 is.
    ///
    /// Law: [2.1](crate::law::A2_1).
    #[inline]
    pub const fn is_light(self) -> bool {
        Bitboard::LIGHT_SQUARES.contains(self)
    }
}

/// Writes the letter.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// Reads a letter in lower case.
impl FromStr for File {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            &[letter] => Self::from_letter(letter as char).ok_or(ParseError::File),
            _ => Err(ParseError::File),
        }
    }
}

/// Writes the digit.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.digit())
    }
}

/// Reads a digit.
impl FromStr for Rank {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            &[digit] => Self::from_digit(digit as char).ok_or(ParseError::Rank),
            _ => Err(ParseError::Rank),
        }
    }
}

/// Writes the file letter and the rank digit, `e4`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.file().letter())?;
        fmt::Write::write_char(f, self.rank().digit())
    }
}

/// Reads a file letter in lower case and a rank digit, `e4`.
impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(unchecked::square((file - b'a') | ((rank - b'1') << 3)))
            }
            _ => Err(ParseError::Square),
        }
    }
}
