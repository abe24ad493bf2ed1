#![doc = include_str!("../README.md")]

mod arguments;
mod forgiven;
mod games;
mod language;
mod moves;
mod pgn;
mod positions;
mod words;

pub use arguments::{Argument, Arguments};
pub use language::{Language, UnknownLanguage};
pub use words::Words;
