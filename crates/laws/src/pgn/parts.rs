//! The parts a game is told in.

use alloc::borrow::Cow;
use core::{fmt, str::FromStr};

use super::{Encoding, Token, text};

/// A tag such as `[White "Lasker"]`.
#[derive(Clone, Copy, Debug)]
pub struct TagPair<'a> {
    /// The name, as written.
    pub name: &'a [u8],
    /// The value without its quotation marks, `\"` and `\\` resolved.
    pub value: &'a [u8],
    /// The name and where it stands.
    pub token: Token<'a>,
}

impl<'a> TagPair<'a> {
    /// The value as text.
    pub fn text(self) -> Cow<'a, str> {
        text::decode(self.value).0
    }

    /// What the value is encoded in.
    pub fn encoding(self) -> Encoding {
        text::decode(self.value).1
    }
}

/// How a comment is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CommentKind {
    /// Between `{` and `}`.
    Brace,
    /// From `;` to the end of the line.
    Line,
}

/// Which part of a comment this is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// All of it.
    Whole,
    /// The first of several.
    First,
    /// Neither the first nor the last.
    Middle,
    /// The last of several; it may be empty.
    Last,
}

/// A comment, or a piece of a very long one.
#[derive(Clone, Copy, Debug)]
pub struct Comment<'a> {
    /// The bytes between `{` and `}`, or after `;`, as written.
    pub bytes: &'a [u8],
    /// How it is written.
    pub kind: CommentKind,
    /// Whether this is all of it.
    pub part: Part,
}

impl<'a> Comment<'a> {
    /// The comment as text, without blanks at either end.
    pub fn text(self) -> Cow<'a, str> {
        text::decode(self.bytes.trim_ascii()).0
    }

    /// What the comment is encoded in.
    pub fn encoding(self) -> Encoding {
        text::decode(self.bytes).1
    }
}

/// A numeric annotation glyph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

impl Nag {
    /// The glyph of one of the six marks `!`, `?`, `!!`, `??`, `!?`, `?!`.
    pub fn from_marks(marks: &[u8]) -> Option<Self> {
        Self::MARKS
            .iter()
            .find(|(_, text)| text.as_bytes() == marks)
            .map(|&(nag, _)| nag)
    }

    /// The marks of a glyph from 1 to 6.
    pub fn marks(self) -> Option<&'static str> {
        Self::MARKS
            .iter()
            .find(|&&(nag, _)| nag == self)
            .map(|&(_, text)| text)
    }

    const MARKS: [(Self, &'static str); 6] = [
        (Self(1), "!"),
        (Self(2), "?"),
        (Self(3), "!!"),
        (Self(4), "??"),
        (Self(5), "!?"),
        (Self(6), "?!"),
    ];
}

/// Writes `$5`.
impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

/// Reads `$5` or one of the six marks, `!?`.
impl FromStr for Nag {
    type Err = BadNag;

    fn from_str(text: &str) -> Result<Self, BadNag> {
        if let Some(nag) = Self::from_marks(text.as_bytes()) {
            return Ok(nag);
        }
        let digits = text.strip_prefix('$').ok_or(BadNag)?;
        match digits.bytes().all(|b| b.is_ascii_digit()) {
            true => digits.parse().map(Self).map_err(|_| BadNag),
            false => Err(BadNag),
        }
    }
}

/// Text that is no glyph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadNag;

impl fmt::Display for BadNag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a glyph: expected $0 to $255, or one of ! ? !! ?? !? ?!")
    }
}

impl core::error::Error for BadNag {}

/// The four results PGN knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not finished, abandoned or not known.
    Open,
}

impl Outcome {
    /// All four, the wins first.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Open];

    /// How it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }
}

/// Any dash will do, and `½`.
impl FromStr for Outcome {
    type Err = BadOutcome;

    fn from_str(text: &str) -> Result<Self, BadOutcome> {
        super::reader::read_outcome(text.trim().as_bytes()).ok_or(BadOutcome)
    }
}

/// Text that is no result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadOutcome;

impl fmt::Display for BadOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a result: expected 1-0, 0-1, 1/2-1/2 or *")
    }
}

impl core::error::Error for BadOutcome {}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}
