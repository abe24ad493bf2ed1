//! What the Laws or the regulations say no to.

use jadoube_laws::{Color, Illegal, SanError};

use crate::{Authority, Obligation, QuestionId, RulingId};

/// A fact that is not accepted, and what that rests on. It leaves the game as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Why.
    pub reason: Refused,
    /// What that rests on.
    pub authority: Authority,
}

/// Why a fact is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The round has not begun.
    NotStarted,
    /// The round has begun already.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The time is before that of the last fact.
    OutOfOrder,
    /// The clocks are stopped: play waits for the arbiter.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// The player is not at the board yet.
    NotPresent(Color),
    /// The player is there already.
    AlreadyPresent(Color),
    /// The player does not have the move.
    NotOnMove(Color),
    /// There is nothing on that square.
    NothingThere,
    /// What stands there is not a piece that can be taken up so.
    WrongPiece,
    /// The move has been made: the piece stays where it was let go.
    MoveMade,
    /// The move must be another.
    Obliged(Obligation),
    /// The move is not legal.
    Illegal(Illegal),
    /// The move cannot be read or is not legal.
    Unreadable(SanError),
    /// The promotion piece is missing.
    MissingPromotion,
    /// A whole move at once is only played online.
    OnlyOnline,
    /// Pieces are not touched and let go online.
    OnlyOverTheBoard,
    /// The player may not adjust pieces now.
    MayNotAdjust,
    /// The player's clock is not running.
    ClockNotRunning,
    /// The game is played without a clock.
    NoClock,
    /// There is no offer to answer.
    NoOffer,
    /// The offer stands until it is answered: it can be neither taken back nor made again.
    OfferStands,
    /// The players may not agree to a draw now.
    DrawNotAllowed,
    /// Both must have made a move first.
    TooEarly,
    /// The right to claim is lost for this move.
    ClaimRightLost,
    /// The claim cannot be taken back.
    ClaimStands,
    /// There is no claim to test.
    NoClaim,
    /// A claim is pending already.
    ClaimPending,
    /// The edition or class knows no such claim.
    NoSuchClaim,
    /// The record shows nothing that the claim could rest on.
    NothingToClaim,
    /// The opponent has moved: it is too late.
    TooLate,
    /// A screen or display proves nothing by itself.
    OnlyDisplay,
    /// There is no such question, or it was answered.
    NoQuestion(QuestionId),
    /// That is no answer to the question.
    NotAnAnswer(QuestionId),
    /// The arbiter answers it.
    ForTheArbiter(QuestionId),
    /// There is no such ruling.
    NoRuling(RulingId),
    /// No appeal against the ruling waits to be decided.
    NoAppeal(RulingId),
    /// The ruling was withdrawn already.
    Withdrawn(RulingId),
    /// Only a player who is on move may do it, and so often.
    NoMoreViews,
    /// The class of the game does not know it.
    NotInThisClass,
    /// Displaced pieces are put back first, on the time of the player who displaced them.
    Displaced,
    /// The edition has no such penalty.
    NoSuchPenalty,
    /// There is no such place in the game.
    NoSuchMove,
    /// There is nothing irregular to act on.
    NothingIrregular,
    /// It is no score a game can have.
    NotAScore,
    /// The game is not over.
    NotOver,
    /// The arbiter must not say so.
    MustKeepSilent,
    /// The scoresheet was signed.
    Signed,
    /// The scoresheet may not be kept so in this event.
    WrongSheet,
    /// Only Articles 1 to 5 are played by here.
    Friendly,
    /// Nobody is seated as arbiter.
    NobodySeated,
    /// Nothing keeps the players from agreeing to a draw: nothing is to be allowed.
    NothingDue,
    /// Over the board it is for the arbiter what follows when a player has gone.
    OnlyTheArbiter,
    /// The event did not announce rules for a quickplay finish, or not these.
    QuickplayNotAnnounced,
    /// It is no quickplay finish: there are more periods to come, or extra time for each move.
    NoQuickplay,
    /// The player has two minutes or more.
    MoreThanTwoMinutes,
    /// The player's flag has fallen.
    FlagFallen,
    /// The game is adjourned, or its envelope is to be opened first.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// The player on move has been told to seal already.
    AlreadyAdjourned,
    /// Nothing is to be sealed.
    NothingToSeal,
    /// No sealed move was handed in.
    NothingSealed,
    /// The move is sealed: a draw is claimed before.
    AlreadySealed,
    /// What is written can be read in more than one way, by the language.
    SeveralReadings,
}
