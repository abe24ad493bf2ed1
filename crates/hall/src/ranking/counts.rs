//! Which games count.

use jadoube_arbiter::{Outcome, Points, Reason, Regulations, Score};
use jadoube_laws::{ByColor, CastlingMode, Color, Position, Setup, chess960};

use crate::ranking::{Class, Scored};

/// Who sat on one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sitter<P> {
    /// Somebody registered.
    Registered(P),
    /// A guest.
    Guest,
    /// An engine.
    Machine,
}

/// What was played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stakes {
    /// For points in the ranking.
    Points,
    /// For nothing but the game.
    Nothing,
}

/// What has to be known of a game to tell whether it counts.
#[derive(Clone, Copy, Debug)]
pub struct GameSummary<'a, P> {
    /// Who played.
    pub players: ByColor<Sitter<P>>,
    /// What for.
    pub stakes: Stakes,
    /// Under which regulations.
    pub regulations: &'a Regulations,
    /// How it ended; nothing if it was aborted or still goes on.
    pub outcome: Option<Outcome>,
    /// How many moves were completed, those of both sides together.
    pub plies: u32,
}

/// Why a game does not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum WhyNot {
    /// It was not played for points.
    #[error("the game was not played for points")]
    NotForPoints,
    /// A guest played.
    #[error("a guest played")]
    Guest,
    /// An engine played.
    #[error("an engine played")]
    Machine,
    /// One person played both sides.
    #[error("one person played both sides")]
    SamePlayer,
    /// A side had no clock.
    #[error("the game was played without a clock")]
    NoClock,
    /// The sides had different times.
    #[error("one side had more time than the other")]
    TimeOdds,
    /// It did not begin from the initial position, or one of Chess960.
    #[error("the game did not begin from an initial position")]
    SetUpPosition,
    /// It was aborted, or is not over.
    #[error("the game was aborted or is not over")]
    Unfinished,
    /// It is void, and a new one is played.
    #[error("the game is void")]
    Void,
    /// A player did not come.
    #[error("a player did not come")]
    Default,
    /// One side did not make a move.
    #[error("a side did not make a move")]
    TooShort,
    /// Both players lost.
    #[error("both players lost")]
    BothLost,
    /// The arbiter gave a score that is neither a win nor a draw.
    #[error("the score is neither a win nor a draw")]
    UnusualScore,
}

impl WhyNot {
    /// Every reason.
    pub const ALL: [Self; 13] = [
        Self::NotForPoints,
        Self::Guest,
        Self::Machine,
        Self::SamePlayer,
        Self::NoClock,
        Self::TimeOdds,
        Self::SetUpPosition,
        Self::Unfinished,
        Self::Void,
        Self::Default,
        Self::TooShort,
        Self::BothLost,
        Self::UnusualScore,
    ];

    /// Its name wherever programs read it; the message for people is `hall-uncounted_`
    /// and this.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotForPoints => "not_for_points",
            Self::Guest => "guest",
            Self::Machine => "machine",
            Self::SamePlayer => "same_player",
            Self::NoClock => "no_clock",
            Self::TimeOdds => "time_odds",
            Self::SetUpPosition => "set_up_position",
            Self::Unfinished => "unfinished",
            Self::Void => "void",
            Self::Default => "default",
            Self::TooShort => "too_short",
            Self::BothLost => "both_lost",
            Self::UnusualScore => "unusual_score",
        }
    }
}

/// The class in which a game counts, and White's score in it.
///
/// As the rating regulations of FIDE have it, what was not played does not count, and a game in
/// which both sides have moved does, whatever ended it: a loss by penalty or by an arbiter's
/// decision included. The rest are rules of this site. Of several reasons against it the first in
/// the order of [`WhyNot::ALL`] is told.
///
/// # Errors
///
/// Why it does not count.
pub fn counts<P: PartialEq>(game: &GameSummary<'_, P>) -> Result<(Class, Scored), WhyNot> {
    match game.stakes {
        Stakes::Points => {}
        Stakes::Nothing => return Err(WhyNot::NotForPoints),
    }
    two_people(&game.players)?;
    let class = Class::of(game.regulations).ok_or(WhyNot::NoClock)?;
    if game.regulations.time.white != game.regulations.time.black {
        return Err(WhyNot::TimeOdds);
    }
    if !is_initial(&game.regulations.start) {
        return Err(WhyNot::SetUpPosition);
    }
    let outcome = game.outcome.as_ref().ok_or(WhyNot::Unfinished)?;
    let score = outcome.score.ok_or(WhyNot::Void)?;
    if was_default(outcome.reason) {
        return Err(WhyNot::Default);
    }
    if game.plies < 2 {
        return Err(WhyNot::TooShort);
    }
    Ok((class, scored(score)?))
}

fn two_people<P: PartialEq>(players: &ByColor<Sitter<P>>) -> Result<(), WhyNot> {
    let sitters = [&players.white, &players.black];
    if sitters.iter().any(|sitter| matches!(sitter, Sitter::Guest)) {
        return Err(WhyNot::Guest);
    }
    if sitters
        .iter()
        .any(|sitter| matches!(sitter, Sitter::Machine))
    {
        return Err(WhyNot::Machine);
    }
    if players.white == players.black {
        return Err(WhyNot::SamePlayer);
    }
    Ok(())
}

fn is_initial(start: &Setup) -> bool {
    *start == Setup::INITIAL
        || Position::new(start, CastlingMode::Chess960)
            .is_ok_and(|position| chess960::number(&position).is_some())
}

const fn was_default(reason: Reason) -> bool {
    match reason {
        Reason::Default(_) | Reason::BothDefault => true,
        Reason::Checkmate
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Fivefold
        | Reason::SeventyFiveMoves
        | Reason::Agreement
        | Reason::Claim(_)
        | Reason::Resignation(_)
        | Reason::Flag(_)
        | Reason::BothFlags
        | Reason::IllegalMoves(_)
        | Reason::UnsoundPosition
        | Reason::Penalty(_)
        | Reason::BothRefused
        | Reason::Decision
        | Reason::Signed
        | Reason::WrongStart
        | Reason::ColorsReversed
        | Reason::Absence(_)
        | Reason::Quickplay(..)
        | Reason::Referred(..)
        | Reason::Sealed(..)
        | Reason::PositionLost => false,
    }
}

fn scored(score: Score) -> Result<Scored, WhyNot> {
    if score == Score::BOTH_LOSE {
        return Err(WhyNot::BothLost);
    }
    if score.white == Points::HALF && score.black == Points::HALF {
        return Ok(Scored::Draw);
    }
    match score.winner() {
        Some(Color::White) => Ok(Scored::Win),
        Some(Color::Black) => Ok(Scored::Loss),
        None => Err(WhyNot::UnusualScore),
    }
}
