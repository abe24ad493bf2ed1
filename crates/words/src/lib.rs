#![doc = include_str!("../README.md")]

mod arguments;
mod authorities;
mod conduct;
mod events;
mod facts;
mod fill;
mod forgiven;
mod games;
mod language;
mod mates;
mod moves;
mod obligations;
mod outcomes;
mod pgn;
mod positions;
mod questions;
mod refusals;
mod rulings;
mod telling;
mod times;
mod words;

pub use arguments::{Argument, Arguments};
pub use language::{Language, UnknownLanguage};
pub use words::Words;
