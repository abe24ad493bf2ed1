//! Why what was said is no move.

use alloc::string::String;
use core::fmt;

use super::MOST_WORDS;
use crate::{Move, SanError};

/// Why a text does not say a move, or not one of this position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SpokenError {
    /// Nothing was said.
    Empty,
    /// More than [`MOST_WORDS`] words.
    TooLong,
    /// A word that belongs to no move.
    Unknown {
        /// The word, as it was heard: in small letters, without accents.
        word: String,
    },
    /// All words are known, but they do not make a move.
    NoMove,
    /// They say a move that is not legal, fits several, or lacks what the pawn becomes.
    Move(SanError),
    /// They say a capture, in passing perhaps, which this move is not.
    NotSuchACapture(Move),
}

impl fmt::Display for SpokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("nothing is said"),
            Self::TooLong => write!(f, "more than {MOST_WORDS} words for one move"),
            Self::Unknown { word } => write!(f, "{word:?} is no word of a move"),
            Self::NoMove => f.write_str(
                "the words say no move: name the piece and the square, for example `knight to f3`",
            ),
            Self::Move(error) => error.fmt(f),
            Self::NotSuchACapture(m) => write!(f, "{m:?} is not the capture that is said"),
        }
    }
}

impl core::error::Error for SpokenError {}
