//! Why a record cannot be used.

use std::convert::Infallible;

use jadoube_arbiter::{BadSeal, BadTimeControl};
use jadoube_laws::{FenError, ParseError, UciError};
use thiserror::Error;

use crate::{Edition, MoveKind, Role, Square};

/// How much of a text an error repeats, in characters.
const SHOWN: usize = 80;

/// A value in a record that stands for nothing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unusable {
    /// No square.
    #[error("`{0}`: {1}")]
    Square(Box<str>, ParseError),
    /// No key of a rule.
    #[error("`{0}`: {1}")]
    Rule(Box<str>, ParseError),
    /// No squares of a move.
    #[error("`{0}`: {1}")]
    Uci(Box<str>, UciError),
    /// No placement of pieces.
    #[error("`{0}` is no board: {1}")]
    Board(Box<str>, FenError),
    /// No position.
    #[error("`{0}` is no FEN: {1}")]
    Setup(Box<str>, FenError),
    /// No time control.
    #[error("`{0}` is no time control: {1}")]
    TimeControl(Box<str>, BadTimeControl),
    /// No sealed move.
    #[error("`{0}`: {1}")]
    Seal(Box<str>, BadSeal),
    /// No Article that anything rests on.
    #[error("no Article `{number}` of {edition:?} is known here")]
    Article {
        /// The edition.
        edition: Edition,
        /// The number it should have there.
        number: Box<str>,
    },
    /// No move of chess.
    #[error("no {role:?} goes from {from} to {to} as {kind:?}")]
    Move {
        /// The piece.
        role: Role,
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// What should be special about it.
        kind: MoveKind,
    },
}

/// For callers that treat every translation as one that may fail.
impl From<Infallible> for Unusable {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

/// As much of a text as an error repeats.
pub(crate) fn shown(text: &str) -> Box<str> {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}
