#![doc = include_str!("../README.md")]
//! # Where to begin
//!
//! The pages of [`guide`] teach; [`Position`], [`fen`], [`san`] and [`pgn`] are where most programs
//! begin.
#![no_std]

extern crate alloc;

mod article;
pub mod attacks;
mod bitboard;
mod board;
mod by_color;
mod castling;
pub mod chess960;
mod color;
mod continued;
mod dead;
mod edition;
mod ends;
pub mod epd;
mod error;
mod fault;
pub mod fen;
pub mod guide;
mod illegal;
pub mod law;
mod letters;
mod list;
mod moves;
#[cfg(feature = "serde")]
mod notation_serde;
pub mod pgn;
mod piece;
mod polyglot;
mod position;
mod processor;
mod repetition;
mod role;
mod rules;
pub mod san;
mod setup;
mod sheet;
pub mod spoken;
mod spread;
mod square;
mod uci;
mod unchecked;
mod winnable;
mod zobrist;

pub use article::{Article, Cited};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use by_color::ByColor;
pub use castling::{CastlingMode, CastlingRights, Side};
pub use color::Color;
pub use continued::Continued;
pub use dead::{Dead, dead};
pub use edition::{
    BothFlags, Breach, Class, DefaultTime, Edition, Fivefold, FlagCall, IllegalMoves,
    LastFiveMinutes, Noticed, Recording, RightLost, Supervision, Unsound, WrongClaim,
};
pub use ends::{Claim, End};
pub use error::ParseError;
pub use fault::{Fault, Faults, Severity};
pub use fen::{
    EnPassantPolicy, FenError, FenField, FenReason, FenStyle, PositionError, RightsStyle,
};
pub use illegal::{Illegal, Lost, Path};
pub use letters::{DetectError, Letters, UnknownLetters};
pub use list::{MoveList, Moves};
pub use moves::{Move, MoveKind};
pub use piece::Piece;
pub use position::Position;
pub use repetition::History;
pub use role::Role;
pub use rules::Rule;
pub use san::{San, SanError, SanStyle};
pub use setup::Setup;
pub use sheet::{MoveTexts, Sheet, SheetError, SheetMove, move_texts};
pub use square::{File, Rank, Square};
pub use uci::{Uci, UciError};
pub use winnable::{
    Budget, Certificate, Closure, Confined, Confinement, Fate, Kings, Lemma, Promoted, Solver,
    Unproven, Verdict, winnable,
};
