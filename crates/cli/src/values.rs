//! Readers of the values of options. What they say when they refuse is a key of a sentence.

use jadoube_laws::{Budget, Edition};

use crate::{
    notation::{Notation, Source},
    perft::DEEPEST,
};

pub(crate) fn edition(text: &str) -> Result<Edition, String> {
    text.parse().map_err(|_| "cli-refused-edition".to_owned())
}

pub(crate) fn notation(text: &str) -> Result<Notation, String> {
    Notation::named(text).ok_or_else(|| "cli-refused-notation".to_owned())
}

/// In which words moves are said.
pub(crate) fn voice(text: &str) -> Result<jadoube_laws::spoken::Voice, String> {
    text.parse().map_err(|_| "cli-refused-voice".to_owned())
}

pub(crate) fn source(text: &str) -> Result<Source, String> {
    Source::named(text).ok_or_else(|| "cli-refused-notation".to_owned())
}

pub(crate) fn count(text: &str) -> Result<std::num::NonZeroUsize, String> {
    text.parse().map_err(|_| "cli-refused-count".to_owned())
}

/// How many positions may be looked at.
pub(crate) fn budget(text: &str) -> Result<Budget, String> {
    let read = text.parse().map(Budget::positions);
    read.map_err(|_| "cli-refused-budget".to_owned())
}

/// How many positions may be looked at when nothing is said of it.
pub(crate) fn default_budget() -> String {
    Budget::default().positions.to_string()
}

/// How many half-moves to count.
pub(crate) fn depth(text: &str) -> Result<u32, String> {
    let read = text.parse().ok();
    read.filter(|depth| *depth <= DEEPEST)
        .ok_or_else(|| "cli-refused-depth".to_owned())
}

/// What a lot is drawn by.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "cli-refused-seed".to_owned())
}

/// The number of an initial position of Chess960.
pub(crate) fn start(text: &str) -> Result<u16, String> {
    text.parse()
        .ok()
        .filter(|number| *number < 960)
        .ok_or_else(|| "cli-refused-start".to_owned())
}
