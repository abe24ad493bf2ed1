//! Why a FEN could not be read.

use core::fmt;

use crate::Faults;

/// A field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenField {
    /// The placement of the pieces.
    Board,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square passed over by a pawn.
    EnPassant,
    /// Plies since the last capture or pawn move.
    Halfmoves,
    /// The number of the move about to be made.
    Fullmoves,
    /// What follows the sixth field.
    End,
}

impl FenField {
    /// The six fields, in order.
    pub const ALL: [Self; 6] = [
        Self::Board,
        Self::Turn,
        Self::Castling,
        Self::EnPassant,
        Self::Halfmoves,
        Self::Fullmoves,
    ];
}

/// Writes the field's name in English.
impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Board => "placement",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en-passant square",
            Self::Halfmoves => "halfmove clock",
            Self::Fullmoves => "move number",
            Self::End => "end",
        })
    }
}

/// Why a FEN could not be read: in which field, at which column, and what is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// The field that could not be read.
    pub field: FenField,
    /// Where in the text, in bytes, 1 for the first.
    pub column: usize,
    /// What is wrong there.
    pub reason: FenReason,
}

/// What is wrong in a field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenReason {
    /// The field is missing.
    Missing,
    /// There are more than six fields.
    TooManyFields,
    /// A blank that should not be there: two in a row, at an end, or not a plain space.
    Blank,
    /// A byte that has no meaning in this field.
    Unexpected(u8),
    /// This rank has more than eight squares.
    RankTooLong(crate::Rank),
    /// This rank has fewer than eight squares, these many.
    RankTooShort(crate::Rank, u8),
    /// More than eight ranks.
    TooManyRanks,
    /// Only this many ranks.
    TooFewRanks(u8),
    /// Two digits side by side where one would do.
    AdjacentDigits,
    /// The same castling right twice.
    RightTwice,
    /// The castling rights are not in the order `KQkq`: White's first, and each side's from the
    /// h-file to the a-file.
    RightsOrder,
    /// Some rights are named by `K` or `Q` and others, that could be, by their file.
    RightsMixed,
    /// Not a square such as `e3`, nor `-`.
    Square,
    /// Not a number written in plain digits.
    Number,
    /// A number with a zero in front.
    LeadingZero,
    /// A number larger than 4294967295.
    NumberTooLarge,
}

impl FenReason {
    /// A name in lower case with underscores that never changes, for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "missing_field",
            Self::TooManyFields => "too_many_fields",
            Self::Blank => "blank",
            Self::Unexpected(_) => "unexpected",
            Self::RankTooLong(_) => "rank_too_long",
            Self::RankTooShort(..) => "rank_too_short",
            Self::TooManyRanks => "too_many_ranks",
            Self::TooFewRanks(_) => "too_few_ranks",
            Self::AdjacentDigits => "adjacent_digits",
            Self::RightTwice => "right_twice",
            Self::RightsOrder => "rights_order",
            Self::RightsMixed => "rights_mixed",
            Self::Square => "square",
            Self::Number => "number",
            Self::LeadingZero => "leading_zero",
            Self::NumberTooLarge => "number_too_large",
        }
    }
}

/// Writes a clause such as `unexpected `x``.
impl fmt::Display for FenReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("missing"),
            Self::TooManyFields => f.write_str("more than six fields"),
            Self::Blank => f.write_str("fields must be separated by one space each"),
            Self::Unexpected(byte) => write!(f, "unexpected `{}`", byte.escape_ascii()),
            Self::RankTooLong(rank) => {
                write!(f, "rank {} has more than 8 squares", rank.digit())
            }
            Self::RankTooShort(rank, squares) => {
                write!(f, "rank {} has {squares} squares, not 8", rank.digit())
            }
            Self::TooManyRanks => f.write_str("more than 8 ranks"),
            Self::TooFewRanks(ranks) => write!(f, "{ranks} ranks, not 8"),
            Self::AdjacentDigits => f.write_str("two digits side by side: write their sum"),
            Self::RightTwice => f.write_str("the same right twice"),
            Self::RightsOrder => f.write_str("not in the order `KQkq` or `HAha`"),
            Self::RightsMixed => f.write_str("both `KQkq` and files: write all one way"),
            Self::Square => f.write_str("expected `-` or a square such as `e3`"),
            Self::Number => f.write_str("expected a number in plain digits"),
            Self::LeadingZero => f.write_str("a number with a zero in front"),
            Self::NumberTooLarge => f.write_str("a number larger than 4294967295"),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, column {}: {}", self.field, self.column, self.reason)
    }
}

impl core::error::Error for FenError {}

/// Why a FEN does not give a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It could not be read.
    Fen(FenError),
    /// It was read, and cannot be played from.
    Faults(Faults),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Fen(error) => Some(error),
            Self::Faults(faults) => Some(faults),
        }
    }
}

impl From<FenError> for PositionError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<Faults> for PositionError {
    fn from(faults: Faults) -> Self {
        Self::Faults(faults)
    }
}
