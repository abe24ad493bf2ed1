//! Why a written move could not be read.

use alloc::vec::Vec;
use core::fmt;

use crate::{Illegal, Move, Role};

/// Why a text is not a move in algebraic notation, or not one of this position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SanError {
    /// Not algebraic notation.
    Syntax {
        /// The first column that does not fit, counted in characters from 1; one past the end
        /// where something is missing.
        column: usize,
    },
    /// The text says that nobody moves, which is not a move of the Laws.
    ///
    /// Law: [1.1](crate::law::A1_1).
    Null,
    /// No piece of that kind can legally do it; why not the one that comes nearest to it.
    ///
    /// Law: [3.10.2](crate::law::A3_10_2).
    Illegal(Illegal),
    /// Several pieces can; these are the moves that fit.
    ///
    /// Law: [C.10](crate::law::APP_C_10).
    Ambiguous(Vec<Move>),
    /// A pawn reaches the last rank and the text does not say what it becomes.
    ///
    /// Law: [C.11](crate::law::APP_C_11).
    MissingPromotion,
    /// A promotion to a king or a pawn, of a piece, or short of the last rank.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    IllegalPromotion(Role),
    /// Strict reading only: the move is legal, but its `x` is missing or out of place.
    CaptureMark(Move),
    /// Strict reading only: the move is legal, but its departure is named where it need not be, or
    /// not as briefly as it could.
    Overspecified(Move),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column } => {
                write!(f, "not algebraic notation at column {column}")
            }
            Self::Null => f.write_str("a null move: a player may not pass"),
            Self::Illegal(why) => write!(f, "illegal: {why}"),
            Self::Ambiguous(candidates) => {
                f.write_str("ambiguous, name the departure square:")?;
                for (i, m) in candidates.iter().enumerate() {
                    write!(f, "{} {m:?}", if i == 0 { "" } else { " or" })?;
                }
                Ok(())
            }
            Self::MissingPromotion => {
                f.write_str("the pawn reaches the last rank: add what it becomes, for example `=Q`")
            }
            Self::IllegalPromotion(role) => {
                write!(f, "no promotion to a {role} is possible with this move")
            }
            Self::CaptureMark(m) => write!(f, "the `x` of {m:?} is missing or out of place"),
            Self::Overspecified(m) => {
                write!(f, "the departure square of {m:?} need not be written so")
            }
        }
    }
}

impl core::error::Error for SanError {}
