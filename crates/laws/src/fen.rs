//! Forsyth–Edwards Notation: a position in one line.
//!
//! The strict reader and writer are [`FromStr`] and [`Display`](core::fmt::Display) of
//! [`Setup`], which holds anything, and [`Position`], which can be
//! played from. Castling rights are read and written as in X-FEN (`KQkq`, and a file letter for a
//! rook that is not the outermost) or Shredder-FEN (`HAha`). [`read_lenient`] takes what people
//! write.

mod error;
mod forgiven;
mod lenient;
mod placement;
mod quick;
mod read;
mod rights;
mod write;

use core::str::FromStr;

pub use error::{FenError, FenField, FenReason, PositionError};
pub use forgiven::Forgiven;
pub use lenient::read_lenient;
pub use read::read;
pub(crate) use write::write_board;

use crate::{Board, CastlingMode, Position, Setup};

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum RightsStyle {
    /// `KQkq`, and the file of a rook where one farther out stands on the same side of the king.
    #[default]
    XFen,
    /// The file of each rook: `HAha`.
    Shredder,
}

/// When a FEN names the square a pawn has just passed over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum EnPassantPolicy {
    /// When a capture there is legal.
    #[default]
    Legal,
    /// When a pawn stands ready to capture, though its king might end in check.
    PseudoLegal,
    /// After every move of a pawn by two squares, as the oldest standard has it.
    Always,
}

/// The choices in writing a FEN; by default X-FEN with the legal en-passant square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FenStyle {
    /// How castling rights are written.
    pub rights: RightsStyle,
    /// When the square passed over is written.
    pub en_passant: EnPassantPolicy,
}

pub(crate) fn read_board(text: &[u8]) -> Result<Board, FenError> {
    read::read_placement(text, read::Digits::OneByOne)
        .map_err(|(at, reason)| read::error(FenField::Board, at, reason))
}

/// Reads a FEN in canonical form; see [`read`].
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        read(text.as_bytes())
    }
}

/// Reads a FEN in canonical form, of a standard or a Chess960 game as its castling rights tell.
///
/// An unreachable position is accepted; see [`Position::new`].
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        match quick::read_position(text.as_bytes()) {
            Some(position) => Ok(position),
            None => Ok(Self::new(&read(text.as_bytes())?, CastlingMode::Chess960)?),
        }
    }
}
