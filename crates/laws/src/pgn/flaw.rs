//! What can be wrong with a PGN file.

use core::fmt;

use super::Place;

/// What is wrong at some place of a file.
///
/// None of them stops the reading of a file; see [`Flaw::severity`] for what each costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flaw {
    /// Text that is nothing PGN knows.
    StrayText,
    /// A token longer than [`MAX_TOKEN`](super::MAX_TOKEN).
    LongToken,
    /// A comment that no `}` ends; it was taken to end before the next tags, or with the file.
    UnterminatedComment,
    /// A comment that comes in pieces since it is longer than
    /// [`MAX_PIECE`](super::MAX_PIECE).
    LongComment,
    /// `)` without `(`.
    StrayParenthesis,
    /// A variation before any move it could replace.
    VariationBeforeMove,
    /// `()`, or nothing but comments between the parentheses.
    EmptyVariation,
    /// A variation the end of the game cuts off.
    UnterminatedVariation,
    /// Variations nested deeper than their moves are checked.
    DeepNesting,
    /// No result at the end of the moves.
    MissingTermination,
    /// A second result after the first.
    SecondTermination,
    /// A result such as `1/2` or `1–0` that is not one of the four of the standard.
    UnusualTermination,
    /// The tag `Result` says something else than the end of the moves.
    ResultDiffers,
    /// A `$` with no number from 0 to 255 after it; the number, if there is one.
    NagOutOfRange(Option<u32>),
    /// Marks other than `!`, `?`, `!!`, `!?`, `?!`, `??`.
    UnusualMarks,
    /// `<…>`, which the standard reserves.
    Reserved,
    /// A tag without name or value.
    MalformedTag,
    /// A value that no `"` ends on its line.
    UnterminatedTag,
    /// A value that goes on over a line end.
    TagAcrossLines,
    /// A `"` within a value, without `\` before it.
    UnescapedQuote,
    /// A `\` before something other than `"` and `\`; it was kept.
    UnknownEscape,
    /// A tag that no `]` ends.
    MissingBracket,
    /// A tag longer than [`MAX_TAG`](super::MAX_TAG); the rest was left out.
    LongTag,
    /// A tag given twice for one game; both are kept.
    DuplicateTag,
    /// A tag `FEN` without `SetUp "1"`.
    FenWithoutSetUp,
    /// A tag `SetUp "1"` without `FEN`.
    SetUpWithoutFen,
    /// A Chess960 game that does not say where it starts.
    Chess960WithoutFen,
    /// A variant these Laws do not know; its moves are not checked.
    UnknownVariant,
    /// A tag `FEN` that gives no position to play from; the moves are not checked.
    BadStart,
    /// A move that cannot be read.
    UnreadableMove,
    /// A move that is not legal.
    IllegalMove,
    /// A move that two or more pieces could make.
    AmbiguousMove,
    /// A pawn reaches the last rank and nothing says what it becomes.
    MissingPromotion,
    /// A null move where the side to move is in check.
    NullMoveInCheck,
    /// Moves after one that could not be played; they are kept as text.
    UncheckedMoves,
    /// A value of a tag that is not what the tag asks for.
    BadValue,
}

/// What a [`Flaw`] costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Everything was understood; a strict reader would still object.
    Warning,
    /// Something could not be understood.
    Error,
}

/// Something wrong, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PgnError {
    /// What is wrong.
    pub flaw: Flaw,
    /// Where it begins.
    pub place: Place,
}

impl Flaw {
    /// Whether a reader that understands everything can go on as if nothing were wrong.
    pub const fn severity(self) -> Severity {
        match self {
            Self::StrayText
            | Self::LongToken
            | Self::UnterminatedComment
            | Self::StrayParenthesis
            | Self::VariationBeforeMove
            | Self::UnterminatedVariation
            | Self::DeepNesting
            | Self::MalformedTag
            | Self::UnterminatedTag
            | Self::LongTag
            | Self::Chess960WithoutFen
            | Self::UnknownVariant
            | Self::BadStart
            | Self::UnreadableMove
            | Self::IllegalMove
            | Self::AmbiguousMove
            | Self::MissingPromotion
            | Self::NullMoveInCheck
            | Self::UncheckedMoves => Severity::Error,
            Self::LongComment
            | Self::EmptyVariation
            | Self::MissingTermination
            | Self::SecondTermination
            | Self::UnusualTermination
            | Self::ResultDiffers
            | Self::NagOutOfRange(_)
            | Self::UnusualMarks
            | Self::Reserved
            | Self::TagAcrossLines
            | Self::UnescapedQuote
            | Self::UnknownEscape
            | Self::MissingBracket
            | Self::DuplicateTag
            | Self::FenWithoutSetUp
            | Self::SetUpWithoutFen
            | Self::BadValue => Severity::Warning,
        }
    }

    /// A stable name in snake case, for machines.
    pub const fn code(self) -> &'static str {
        match self {
            Self::StrayText => "stray_text",
            Self::LongToken => "long_token",
            Self::UnterminatedComment => "unterminated_comment",
            Self::LongComment => "long_comment",
            Self::StrayParenthesis => "stray_parenthesis",
            Self::VariationBeforeMove => "variation_before_move",
            Self::EmptyVariation => "empty_variation",
            Self::UnterminatedVariation => "unterminated_variation",
            Self::DeepNesting => "deep_nesting",
            Self::MissingTermination => "missing_termination_marker",
            Self::SecondTermination => "second_termination_marker",
            Self::UnusualTermination => "unusual_termination_marker",
            Self::ResultDiffers => "result_tag_differs_from_termination",
            Self::NagOutOfRange(_) => "nag_out_of_range",
            Self::UnusualMarks => "unusual_marks",
            Self::Reserved => "reserved",
            Self::MalformedTag => "malformed_tag",
            Self::UnterminatedTag => "unterminated_string",
            Self::TagAcrossLines => "tag_across_lines",
            Self::UnescapedQuote => "unescaped_quote",
            Self::UnknownEscape => "unknown_escape",
            Self::MissingBracket => "missing_bracket",
            Self::LongTag => "long_tag",
            Self::DuplicateTag => "duplicate_tag",
            Self::FenWithoutSetUp => "fen_without_setup",
            Self::SetUpWithoutFen => "setup_without_fen",
            Self::Chess960WithoutFen => "chess960_without_fen",
            Self::UnknownVariant => "unknown_variant",
            Self::BadStart => "bad_start",
            Self::UnreadableMove => "syntax",
            Self::IllegalMove => "illegal_move",
            Self::AmbiguousMove => "ambiguous_move",
            Self::MissingPromotion => "missing_promotion",
            Self::NullMoveInCheck => "null_move_in_check",
            Self::UncheckedMoves => "unchecked_moves",
            Self::BadValue => "bad_value",
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::StrayText => "this text is not PGN",
            Self::LongToken => "this word is too long to be PGN",
            Self::UnterminatedComment => "no `}` ends this comment",
            Self::LongComment => "this comment is so long that it was cut in pieces",
            Self::StrayParenthesis => "this `)` closes no variation",
            Self::VariationBeforeMove => "this variation has no move before it to replace",
            Self::EmptyVariation => "this variation has no moves",
            Self::UnterminatedVariation => "the game ends before the `)` of a variation",
            Self::DeepNesting => "variations are nested too deep to check their moves",
            Self::MissingTermination => "no `1-0`, `0-1`, `1/2-1/2` or `*` ends the moves",
            Self::SecondTermination => "the game has ended already; leave out this result",
            Self::UnusualTermination => {
                "not a result of the standard: write 1-0, 0-1, 1/2-1/2 or *"
            }
            Self::ResultDiffers => "the tag Result says something else",
            Self::NagOutOfRange(_) => "annotation glyphs are $0 to $255",
            Self::UnusualMarks => "marks are `!`, `?`, `!!`, `!?`, `?!` and `??`",
            Self::Reserved => "`<…>` is reserved and was skipped",
            Self::MalformedTag => "a tag is `[Name \"value\"]`",
            Self::UnterminatedTag => "no `\"` ends the value of this tag",
            Self::TagAcrossLines => "the value of this tag goes on over a line end",
            Self::UnescapedQuote => "write `\\\"` for a quotation mark within a value",
            Self::UnknownEscape => "only `\\\"` and `\\\\` are escapes",
            Self::MissingBracket => "no `]` ends this tag",
            Self::LongTag => "the value of this tag is too long and was cut",
            Self::DuplicateTag => "the game has this tag already",
            Self::FenWithoutSetUp => "a tag FEN wants a tag SetUp \"1\"",
            Self::SetUpWithoutFen => "SetUp \"1\" wants a tag FEN",
            Self::Chess960WithoutFen => "a game of Chess960 wants a tag FEN; standard start taken",
            Self::UnknownVariant => "not a variant known here; the moves are not checked",
            Self::BadStart => "the tag FEN gives no legal position; the moves are not checked",
            Self::UnreadableMove => "not a move",
            Self::IllegalMove => "not a legal move here",
            Self::AmbiguousMove => "two or more pieces can make this move",
            Self::MissingPromotion => "the piece the pawn becomes is missing",
            Self::NullMoveInCheck => "no null move is possible in check",
            Self::UncheckedMoves => "the moves from here on are not checked",
            Self::BadValue => "not a value this tag can have",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// Writes `game 3, line 40, column 7 (byte 1204): no `}` ends this comment`.
impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.flaw)
    }
}

impl core::error::Error for Flaw {}

impl core::error::Error for PgnError {}
