//! What judge may find in a game.

use clap::{ValueEnum, builder::PossibleValue};
use jadoube_laws::Article;

/// What kind of thing was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// A move the Laws do not allow.
    IllegalMove,
    /// A move written so that it may mean several.
    AmbiguousMove,
    /// A pawn reaches the last rank and the score doesn't say what it became.
    MissingPromotion,
    /// Text that is no move, or a game not written to its end.
    Syntax,
    /// Moves made after the Laws had ended the game.
    PlayAfterEnd,
    /// Mate on the board, and the result is another.
    MateResultMismatch,
    /// Stalemate on the board, and the result isn't a draw.
    StalemateMismatch,
    /// The Laws had ended the game drawn, and the result isn't a draw.
    DrawMismatch,
    /// A win for a side that could not mate by any possible series of legal moves.
    ImpossibleWin,
    /// A draw before both players had made a move.
    EarlyAgreement,
    /// A result that the Laws would not have given.
    LawsResult,
    /// The score ends with another result than its tags tell.
    ResultContradiction,
    /// The clock of a side that gets no time shows more than before.
    ClockBackwards,
    /// A clock gains more than the control gives.
    ClockGain,
    /// A tag whose value is not written as it must be.
    TagMalformed,
    /// Tags that cannot all be true.
    TagContradiction,
    /// The same position had occurred three times, and a draw could be claimed.
    ThreefoldClaimable,
    /// Fifty moves each without capture or pawn move, and a draw could be claimed.
    FiftyClaimable,
    /// The same position occurred five times: drawn.
    Fivefold,
    /// Seventy-five moves each without capture or pawn move: drawn.
    Seventyfive,
    /// A position in which neither side can mate by any series of legal moves: drawn.
    InsufficientMaterial,
    /// No result ends the moves.
    MissingTermination,
    /// Another game than chess, which the Laws do not judge.
    UnknownVariant,
}

impl Kind {
    /// All kinds: first what is wrong, then what is only worth knowing.
    pub(crate) const ALL: [Self; 23] = [
        Self::IllegalMove,
        Self::AmbiguousMove,
        Self::MissingPromotion,
        Self::Syntax,
        Self::PlayAfterEnd,
        Self::MateResultMismatch,
        Self::StalemateMismatch,
        Self::DrawMismatch,
        Self::ImpossibleWin,
        Self::EarlyAgreement,
        Self::LawsResult,
        Self::ResultContradiction,
        Self::ClockBackwards,
        Self::ClockGain,
        Self::TagMalformed,
        Self::TagContradiction,
        Self::ThreefoldClaimable,
        Self::FiftyClaimable,
        Self::Fivefold,
        Self::Seventyfive,
        Self::InsufficientMaterial,
        Self::MissingTermination,
        Self::UnknownVariant,
    ];

    /// The word for it in JSON, and for `--only`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal_move",
            Self::AmbiguousMove => "ambiguous_move",
            Self::MissingPromotion => "missing_promotion",
            Self::Syntax => "syntax",
            Self::PlayAfterEnd => "play_after_end",
            Self::MateResultMismatch => "mate_result_mismatch",
            Self::StalemateMismatch => "stalemate_mismatch",
            Self::DrawMismatch => "draw_mismatch",
            Self::ImpossibleWin => "impossible_win",
            Self::EarlyAgreement => "early_agreement",
            Self::LawsResult => "laws_result",
            Self::ResultContradiction => "result_contradiction",
            Self::ClockBackwards => "clock_backwards",
            Self::ClockGain => "clock_gain",
            Self::TagMalformed => "tag_malformed",
            Self::TagContradiction => "tag_contradiction",
            Self::ThreefoldClaimable => "threefold_claimable",
            Self::FiftyClaimable => "fifty_claimable",
            Self::Fivefold => "fivefold",
            Self::Seventyfive => "seventyfive",
            Self::InsufficientMaterial => "insufficient_material",
            Self::MissingTermination => "missing_termination",
            Self::UnknownVariant => "unknown_variant",
        }
    }

    /// Whether it lies in the tags, not in the moves.
    pub(crate) const fn is_of_tags(self) -> bool {
        matches!(
            self,
            Self::TagMalformed | Self::TagContradiction | Self::UnknownVariant
        )
    }

    /// Whether it is only worth knowing, and nothing is wrong.
    pub(crate) const fn is_note(self) -> bool {
        self as u8 >= Self::ThreefoldClaimable as u8
    }
}

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

/// One thing found in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    pub(crate) kind: Kind,
    /// Half-moves made when it arose: of a move, its own number; 0 for what is known before.
    pub(crate) ply: u32,
    /// The Article it falls under in the edition, when the Laws speak of it.
    pub(crate) article: Option<Article>,
    /// What there is to say, in the language asked for.
    pub(crate) detail: String,
    /// The move it is about, for people: `24…Nd5`.
    pub(crate) place: String,
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(u32);

impl Kinds {
    pub(crate) const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    pub(crate) const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }
}

/// What was found in many games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Legal half-moves of main lines.
    pub(crate) plies: u64,
    /// Games with anything found.
    pub(crate) with_findings: u64,
    of_kind: [u64; Kind::ALL.len()],
}

impl Tally {
    /// Counts a game once for each kind found in it.
    pub(crate) fn count(&mut self, found: Kinds, plies: u64) {
        self.games += 1;
        self.plies += plies;
        self.with_findings += u64::from(found != Kinds::default());
        for kind in Kind::ALL {
            self.of_kind[kind as usize] += u64::from(found.contains(kind));
        }
    }

    /// Adds what was found in other games.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.with_findings += other.with_findings;
        for (mine, others) in self.of_kind.iter_mut().zip(other.of_kind) {
            *mine += others;
        }
    }

    /// Games in which this kind was found.
    pub(crate) const fn games_with(&self, kind: Kind) -> u64 {
        self.of_kind[kind as usize]
    }
}
