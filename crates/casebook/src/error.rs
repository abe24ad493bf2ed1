//! What can be wrong with a page.

use std::fmt;

/// A line that fits no sentence of the grammar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// The line.
    pub text: String,
    /// As much of its beginning as could be understood.
    pub understood: String,
    /// The sentence that comes nearest, with examples in its gaps.
    pub example: String,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a sentence of the casebook: {:?}", self.text)?;
        if !self.understood.is_empty() {
            write!(f, "; understood up to {:?}", self.understood)?;
        }
        write!(f, "; for example {:?}", self.example)
    }
}

impl std::error::Error for Unread {}

/// Why a fact could not be given to the arbiter as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The move is not legal here, and the sentence does not tell its squares.
    NotAMove(String),
    /// More than one move is meant.
    Ambiguous(String),
    /// Another piece, or none, stands on the square.
    OtherPiece {
        /// The square.
        square: jadoube_laws::Square,
        /// What the sentence says stands there.
        named: jadoube_laws::Role,
    },
    /// This flag does not fall, however long one waits.
    NoFlag(jadoube_laws::Color),
    /// No question is open.
    NoQuestion,
    /// Nothing was ruled.
    NoRuling,
    /// The game ended before the moves did; this one was not played.
    EndedBefore(String),
    /// A run of moves was refused at this one.
    RefusedAt(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove(text) => write!(
                f,
                "no legal move here is written {text:?}: for another, give both squares, as in \
                 \"h2-h3\""
            ),
            Self::Ambiguous(text) => write!(f, "{text:?} may be more than one move"),
            Self::OtherPiece { square, named } => write!(f, "no {named} stands on {square}"),
            Self::NoFlag(color) => write!(f, "the flag of {color} does not fall"),
            Self::NoQuestion => f.write_str("no question is open"),
            Self::NoRuling => f.write_str("nothing was ruled"),
            Self::EndedBefore(text) => write!(f, "the game was over before {text}"),
            Self::RefusedAt(text) => write!(f, "{text} was refused"),
        }
    }
}

impl std::error::Error for Trouble {}
