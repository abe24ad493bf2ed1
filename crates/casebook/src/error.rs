//! What can be wrong with a page.

use std::fmt;

use jadoube_words::Language;

use crate::Speaker;

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

impl Unread {
    /// Whether all of it was understood, and something is missing behind it.
    pub fn is_unfinished(&self) -> bool {
        let rest = self.text.get(self.understood.len()..).unwrap_or_default();
        rest.trim().is_empty()
    }
}

/// Says it in English.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speaker::new(Language::English).unread(self))
    }
}

impl std::error::Error for Unread {}

/// Why a fact could not be given to the arbiter as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The move is not legal here, and the sentence does not tell its squares.
    NotAMove(String),
    /// The move is written without its squares, and the other side is on move.
    NotOnMove(jadoube_laws::Color),
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

/// Says it in English.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speaker::new(Language::English).trouble(self))
    }
}

impl std::error::Error for Trouble {}
