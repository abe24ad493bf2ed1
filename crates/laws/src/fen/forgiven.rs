//! What a lenient reading put right.

use core::fmt;

use super::FenField;
use crate::{Fault, Square};

/// Something a [lenient reading](super::read_lenient) of a FEN overlooked or put right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forgiven {
    /// Blanks at an end, several in a row, tabs, or underscores between the fields.
    Blanks,
    /// Two digits side by side in the placement, which were added up.
    AdjacentDigits,
    /// The side to move written in another way than `w` or `b`.
    Turn,
    /// A field that was missing: White to move, no rights, no square passed over, halfmove clock
    /// 0, move number 1.
    Missing(FenField),
    /// Nothing written in another way than `-`: `--`, a long dash, or a dash among rights.
    Dash(FenField),
    /// Castling rights in another order, or the same one twice.
    RightsOrder,
    /// Castling rights named partly by `KQkq` and partly by files.
    RightsMixed,
    /// A castling right that was dropped, and why.
    RightDropped(Fault),
    /// A square in capital letters.
    SquareCase,
    /// The square passed over that was dropped, and why.
    EnPassantDropped(Square, Fault),
    /// A number with zeros in front.
    LeadingZeros(FenField),
    /// `-` or `?` in the place of a number: halfmove clock 0, move number 1.
    NumberUnknown(FenField),
    /// The halfmove clock was this and was set to 0, because a pawn has just moved.
    HalfmovesReset(u32),
    /// The move number was this and was raised to the least that the halfmove clock allows, or
    /// from 0 to 1.
    MoveNumberRaised(u32),
}

impl Forgiven {
    /// A name in lower case with underscores that never changes, for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blanks => "blanks",
            Self::AdjacentDigits => "adjacent_digits",
            Self::Turn => "turn",
            Self::Missing(_) => "missing_field",
            Self::Dash(_) => "dash",
            Self::RightsOrder => "rights_order",
            Self::RightsMixed => "rights_mixed",
            Self::RightDropped(_) => "right_dropped",
            Self::SquareCase => "square_case",
            Self::EnPassantDropped(..) => "en_passant_dropped",
            Self::LeadingZeros(_) => "leading_zeros",
            Self::NumberUnknown(_) => "number_unknown",
            Self::HalfmovesReset(_) => "halfmoves_reset",
            Self::MoveNumberRaised(_) => "move_number_raised",
        }
    }
}

/// Writes one clause in English, in lower case and without a full stop.
impl fmt::Display for Forgiven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blanks => f.write_str("surplus or unusual blanks"),
            Self::AdjacentDigits => f.write_str("digits side by side in the placement"),
            Self::Turn => f.write_str("unusual side to move"),
            Self::Missing(field) => {
                let taken = match field {
                    FenField::Turn => "White to move",
                    FenField::Castling | FenField::EnPassant => "none",
                    FenField::Fullmoves => "1",
                    FenField::Board | FenField::Halfmoves | FenField::End => "0",
                };
                write!(f, "{field} missing: {taken}")
            }
            Self::Dash(field) => write!(f, "unusual dash in the {field}"),
            Self::RightsOrder => f.write_str("castling rights out of order or repeated"),
            Self::RightsMixed => f.write_str("castling rights partly letters, partly files"),
            Self::RightDropped(fault) => write!(f, "dropped: {fault}"),
            Self::SquareCase => f.write_str("square in capital letters"),
            Self::EnPassantDropped(square, fault) => {
                write!(f, "en-passant square {square} dropped: {fault}")
            }
            Self::LeadingZeros(field) => write!(f, "zeros before the {field}"),
            Self::NumberUnknown(field) => write!(f, "no number as {field}"),
            Self::HalfmovesReset(from) => {
                write!(f, "halfmove clock {from} set to 0: a pawn has just moved")
            }
            Self::MoveNumberRaised(from) => {
                write!(f, "move number {from} raised to a possible one")
            }
        }
    }
}
