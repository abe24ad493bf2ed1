//! What the lenient reader forgives.

use core::fmt;

/// Something a lenient reader overlooked because the move was clear all the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Forgiven {
    /// Blanks, or punctuation behind the move.
    Spacing,
    /// A move number stuck to the move: `12.Nf3`, `5Dxd4`.
    MoveNumber,
    /// Letters of another language than English, asked for by the caller.
    Letters,
    /// A figurine instead of a letter.
    Figurine,
    /// A piece's letter in lower case, or a file or a whole move in upper case.
    Case,
    /// A letter for the pawn.
    PawnLetter,
    /// Castling with zeros, `0-0`; the Laws' own spelling.
    CastlingZeros,
    /// Castling in lower case, with other dashes or none: `o-o`, `OO`.
    CastlingSpelling,
    /// A capture without `x`.
    MissingCapture,
    /// An `x` though nothing is captured.
    ExtraCapture,
    /// A capture written with another sign: `:`, `×`, `X`.
    CaptureSpelling,
    /// A pawn's capture that doesn't name the pawn's file: `xd5`.
    MissingFile,
    /// A pawn's capture that names the two files only: `ed`, `exd`.
    MissingRank,
    /// A departure square named where the move is clear without it, or not briefly.
    Overspecified,
    /// Long algebraic notation: `e2-e4`, `Ng1f3`.
    LongForm,
    /// Both squares and no letter, though a piece moves: `g1f3`, `e1g1`.
    Coordinates,
    /// A promotion without `=`: `e8Q`, `e8(Q)`, `e8/Q`.
    PromotionSpelling,
    /// A check without `+`, or a mate without `#`.
    MissingCheck,
    /// A mark of check or mate where there is none, or the wrong one of the two.
    WrongCheck,
    /// Mate marked with `++`.
    TwoPlus,
    /// Check or mate marked in another way: `†`, `ch`, `mate`.
    CheckSpelling,
    /// `e.p.` or `a.p.`.
    EnPassantMark,
    /// `e.p.` behind a move that does not take in passing.
    WrongEnPassantMark,
    /// An offer of a draw, `(=)`.
    DrawOffer,
    /// `!`, `?!` or another comment in signs.
    Annotation,
    /// A null move not written as `--`.
    NullSpelling,
}

impl Forgiven {
    /// Everything that may be forgiven.
    pub const ALL: [Self; 26] = [
        Self::Spacing,
        Self::MoveNumber,
        Self::Letters,
        Self::Figurine,
        Self::Case,
        Self::PawnLetter,
        Self::CastlingZeros,
        Self::CastlingSpelling,
        Self::MissingCapture,
        Self::ExtraCapture,
        Self::CaptureSpelling,
        Self::MissingFile,
        Self::MissingRank,
        Self::Overspecified,
        Self::LongForm,
        Self::Coordinates,
        Self::PromotionSpelling,
        Self::MissingCheck,
        Self::WrongCheck,
        Self::TwoPlus,
        Self::CheckSpelling,
        Self::EnPassantMark,
        Self::WrongEnPassantMark,
        Self::DrawOffer,
        Self::Annotation,
        Self::NullSpelling,
    ];

    /// Whether Appendix C of 2023 allows it, so that a scoresheet is right all the same.
    ///
    /// Law: [C.13](crate::law::APP_C_13).
    pub const fn is_lawful(self) -> bool {
        match self {
            Self::Spacing
            | Self::MoveNumber
            | Self::Letters
            | Self::Figurine
            | Self::CastlingZeros
            | Self::MissingCapture
            | Self::LongForm
            | Self::PromotionSpelling
            | Self::MissingCheck
            | Self::TwoPlus
            | Self::EnPassantMark
            | Self::DrawOffer => true,
            Self::Case
            | Self::PawnLetter
            | Self::CastlingSpelling
            | Self::ExtraCapture
            | Self::CaptureSpelling
            | Self::MissingFile
            | Self::MissingRank
            | Self::Overspecified
            | Self::Coordinates
            | Self::WrongCheck
            | Self::CheckSpelling
            | Self::WrongEnPassantMark
            | Self::Annotation
            | Self::NullSpelling => false,
        }
    }
}

/// Says in English what was overlooked.
impl fmt::Display for Forgiven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Spacing => "blanks or punctuation",
            Self::MoveNumber => "a move number",
            Self::Letters => "letters of another language",
            Self::Figurine => "a figurine",
            Self::Case => "upper or lower case",
            Self::PawnLetter => "a letter for the pawn",
            Self::CastlingZeros => "castling with zeros",
            Self::CastlingSpelling => "the spelling of castling",
            Self::MissingCapture => "a missing x",
            Self::ExtraCapture => "an x without a capture",
            Self::CaptureSpelling => "the sign of capture",
            Self::MissingFile => "the missing file of a capturing pawn",
            Self::MissingRank => "the missing rank of a pawn's capture",
            Self::Overspecified => "a departure square that need not be written so",
            Self::LongForm => "long algebraic notation",
            Self::Coordinates => "both squares without the letter of the piece",
            Self::PromotionSpelling => "the spelling of the promotion",
            Self::MissingCheck => "a missing mark of check or mate",
            Self::WrongCheck => "a wrong mark of check or mate",
            Self::TwoPlus => "mate marked with ++",
            Self::CheckSpelling => "the sign of check or mate",
            Self::EnPassantMark => "a mark of capture in passing",
            Self::WrongEnPassantMark => "a mark of capture in passing without one",
            Self::DrawOffer => "an offer of a draw",
            Self::Annotation => "annotation signs",
            Self::NullSpelling => "the spelling of a null move",
        })
    }
}

/// A set of [`Forgiven`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ForgivenSet(u32);

impl ForgivenSet {
    /// Nothing was forgiven.
    pub const NONE: Self = Self(0);

    /// Whether nothing was forgiven.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this was forgiven.
    pub const fn contains(self, forgiven: Forgiven) -> bool {
        self.0 >> forgiven as u8 & 1 != 0
    }

    /// Adds one.
    pub const fn insert(&mut self, forgiven: Forgiven) {
        self.0 |= 1 << forgiven as u8;
    }

    /// What was forgiven, in the order of [`Forgiven::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Forgiven> {
        Forgiven::ALL
            .into_iter()
            .filter(move |&forgiven| self.contains(forgiven))
    }
}

impl Extend<Forgiven> for ForgivenSet {
    fn extend<I: IntoIterator<Item = Forgiven>>(&mut self, forgiven: I) {
        for one in forgiven {
            self.insert(one);
        }
    }
}

impl FromIterator<Forgiven> for ForgivenSet {
    fn from_iter<I: IntoIterator<Item = Forgiven>>(forgiven: I) -> Self {
        let mut set = Self::NONE;
        set.extend(forgiven);
        set
    }
}

impl fmt::Debug for ForgivenSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Lists in English what was overlooked, separated by commas.
impl fmt::Display for ForgivenSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, forgiven) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{forgiven}")?;
        }
        Ok(())
    }
}
