//! Why a file cannot be written or read.

use std::fmt;

use jadoube_words::{Arguments, Language, Words};

/// Why a file cannot be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrfError {
    /// A player has two games in one round.
    TwiceInRound {
        /// The player.
        name: String,
        /// The round.
        round: u32,
    },
    /// What stands in these columns of a record 001 is nothing that may stand there.
    Field {
        /// The line, the first being 1.
        line: usize,
        /// The first of the columns, counted from 1.
        column: usize,
        /// What stands there.
        text: String,
    },
    /// Two players have the same number.
    NumberAgain {
        /// The line of the second, the first being 1.
        line: usize,
        /// The number.
        number: u32,
    },
    /// There is no player in it.
    NoPlayers,
}

impl TrfError {
    /// What is wrong, as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        let none = Arguments::new();
        let (key, arguments) = match self {
            Self::TwiceInRound { name, round } => (
                "twice_in_round",
                none.with("name", name.as_str()).with("round", *round),
            ),
            #[rustfmt::skip]
            Self::Field { line, column, text } => (
                "field",
                none.with("line", *line).with("column", *column).with("text", text.as_str()),
            ),
            Self::NumberAgain { line, number } => (
                "number_again",
                none.with("line", *line).with("number", *number),
            ),
            Self::NoPlayers => ("no_players", none),
        };
        let clause = words.message(&format!("records-trf_{key}"), &arguments);
        words.sentence(&clause, None)
    }
}

/// Says it in English.
impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&Words::new(Language::English)))
    }
}

impl std::error::Error for TrfError {}
