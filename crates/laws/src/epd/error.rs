//! Why an EPD could not be read, and what a lenient reading forgave.

use core::fmt;

use crate::{FenError, fen::Forgiven};

/// Why an EPD could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EpdError {
    /// One of its first four fields is not that of a FEN.
    Fen(FenError),
    /// An operation is not in order, at this column: in bytes, 1 for the first.
    Operation(usize, EpdReason),
}

/// What is wrong with an operation of an EPD.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EpdReason {
    /// Not exactly one space before an opcode or operand.
    Blank,
    /// An opcode that is not a letter followed by letters, digits and underscores.
    Opcode,
    /// An opcode of more than 15 characters.
    OpcodeTooLong,
    /// The same opcode twice.
    OpcodeTwice,
    /// The line ends before the semicolon.
    Unfinished,
    /// The line ends before the closing quotation mark.
    Unquoted,
    /// A quotation mark in the middle of a word.
    Quote,
    /// The operands of this opcode must be moves, and one is a number or text.
    NotMoves,
    /// The operand of this opcode must be one whole number, not negative.
    NotCounter,
    /// The operand of this opcode must be one text between quotation marks.
    NotText,
}

impl EpdReason {
    /// A name in lower case with underscores that never changes, for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::Opcode => "opcode",
            Self::OpcodeTooLong => "opcode_too_long",
            Self::OpcodeTwice => "opcode_twice",
            Self::Unfinished => "unfinished",
            Self::Unquoted => "unquoted",
            Self::Quote => "quote",
            Self::NotMoves => "not_moves",
            Self::NotCounter => "not_counter",
            Self::NotText => "not_text",
        }
    }
}

/// Writes one clause in English.
impl fmt::Display for EpdReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blank => "operations and operands must be separated by one space each",
            Self::Opcode => "an opcode must be a letter, then letters, digits and underscores",
            Self::OpcodeTooLong => "an opcode has at most 15 characters",
            Self::OpcodeTwice => "the same opcode twice",
            Self::Unfinished => "an operation must end in a semicolon",
            Self::Unquoted => "the closing quotation mark is missing",
            Self::Quote => "a quotation mark in the middle of a word",
            Self::NotMoves => "the operands of this opcode must be moves",
            Self::NotCounter => "the operand of this opcode must be one number",
            Self::NotText => "the operand of this opcode must be one text in quotation marks",
        })
    }
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Operation(column, reason) => write!(f, "operation, column {column}: {reason}"),
        }
    }
}

impl core::error::Error for EpdError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Fen(error) => Some(error),
            Self::Operation(..) => None,
        }
    }
}

/// Something a [lenient reading](super::read_lenient) of an EPD overlooked or put right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EpdForgiven {
    /// In one of the fields of the position.
    Fen(Forgiven),
    /// Counters as in a FEN stand between the fields and the operations.
    Counters,
    /// Blanks missing or surplus.
    Blanks,
    /// Semicolons missing or surplus: in front of operations, or none at the end.
    Semicolons,
    /// The line ends before a closing quotation mark.
    Unquoted,
    /// Moves separated by commas.
    Commas,
    /// The same opcode twice: all are kept.
    OpcodeTwice,
    /// An opcode in a form the standard does not know.
    Opcode,
    /// Operands that the standard would have otherwise: numbers as text, text without quotation
    /// marks.
    Operands,
}

/// Writes one clause in English.
impl fmt::Display for EpdForgiven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(forgiven) => forgiven.fmt(f),
            Self::Counters => f.write_str("counters before the operations"),
            Self::Blanks => f.write_str("surplus or missing blanks"),
            Self::Semicolons => f.write_str("surplus or missing semicolons"),
            Self::Unquoted => f.write_str("a closing quotation mark missing"),
            Self::Commas => f.write_str("moves separated by commas"),
            Self::OpcodeTwice => f.write_str("the same opcode twice"),
            Self::Opcode => f.write_str("an unusual opcode"),
            Self::Operands => f.write_str("operands of an unusual kind"),
        }
    }
}
