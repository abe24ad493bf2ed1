//! What is wrong with a list of pairings.

use jadoube_words::{Arguments, Words};

use super::super::names::LONGEST_NAME;

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairingFault {
    /// The line, the first being 1.
    pub line: usize,
    /// What.
    pub problem: PairingProblem,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PairingProblem {
    /// The line has another number of cells than the list.
    Cells {
        /// How many there should be.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// A quotation mark is not closed, or something stands behind it.
    Quotes,
    /// This is no number of a board.
    Board(String),
    /// A name is missing.
    NoName,
    /// The name has so many characters.
    LongName(String, usize),
    /// The player has both sides.
    AgainstSelf(String),
    /// The player plays on another board already.
    PlayerAgain {
        /// The name.
        name: String,
        /// The line of that board.
        first: usize,
    },
    /// The board is there already.
    BoardAgain {
        /// Its number.
        board: u32,
        /// Its line.
        first: usize,
    },
    /// There are more boards than there may be.
    TooMany(usize),
    /// There is no pairing in it.
    Empty,
}

impl PairingFault {
    /// A stable name for messages.
    pub const fn code(&self) -> &'static str {
        match self.problem {
            PairingProblem::Cells { .. } => "cells",
            PairingProblem::Quotes => "quotes",
            PairingProblem::Board(_) => "board",
            PairingProblem::NoName => "no_name",
            PairingProblem::LongName(..) => "long_name",
            PairingProblem::AgainstSelf(_) => "against_self",
            PairingProblem::PlayerAgain { .. } => "player_again",
            PairingProblem::BoardAgain { .. } => "board_again",
            PairingProblem::TooMany(_) => "too_many",
            PairingProblem::Empty => "empty",
        }
    }

    /// What is wrong and where, as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        let line = Arguments::new().with("line", self.line);
        let arguments = match &self.problem {
            PairingProblem::Cells { wanted, found } => {
                line.with("wanted", *wanted).with("found", *found)
            }
            PairingProblem::Board(text) => line.with("text", text.as_str()),
            PairingProblem::LongName(name, length) => line
                .with("name", name.as_str())
                .with("length", *length)
                .with("most", LONGEST_NAME),
            PairingProblem::AgainstSelf(name) => line.with("name", name.as_str()),
            PairingProblem::PlayerAgain { name, first } => {
                line.with("name", name.as_str()).with("first", *first)
            }
            PairingProblem::BoardAgain { board, first } => {
                line.with("board", *board).with("first", *first)
            }
            PairingProblem::TooMany(most) => line.with("most", *most),
            PairingProblem::Quotes | PairingProblem::NoName | PairingProblem::Empty => line,
        };
        let clause = words.message(&format!("records-pairings_{}", self.code()), &arguments);
        words.sentence(&clause, None)
    }
}
