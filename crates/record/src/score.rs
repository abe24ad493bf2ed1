//! Results, and why a game ended.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{Authority, Claim, Color, Ground, Points, Ruler, SealFault};

/// What each side scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// What each side scores; nothing if the game is void and a new one is played.
    pub score: Option<Score>,
    /// Why.
    pub reason: Reason,
    /// What that rests on.
    pub authority: Authority,
    /// Who said so.
    pub by: Ruler,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A king was mated.
    Checkmate,
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can mate any more.
    DeadPosition,
    /// A position appeared five times.
    Fivefold,
    /// Each side made 75 moves without a capture or a pawn's move.
    SeventyFiveMoves,
    /// The players agreed to a draw.
    Agreement,
    /// A draw was rightly claimed.
    Claim(Claim),
    /// The player resigned.
    Resignation(Color),
    /// The player's time ran out.
    Flag(Color),
    /// Both flags have fallen.
    BothFlags,
    /// The player completed too many illegal moves.
    IllegalMoves(Color),
    /// The position stayed unsound for another move.
    UnsoundPosition,
    /// The player came too late.
    Default(Color),
    /// Both players came too late.
    BothDefault,
    /// The player was penalized with the loss of the game.
    Penalty(Color),
    /// Both players refused to comply with the Laws.
    BothRefused,
    /// The arbiter decided.
    Decision,
    /// Both players signed so.
    Signed,
    /// The game is void and a new one is played: wrong set-up.
    WrongStart,
    /// The game is void and a new one is played: colors reversed.
    ColorsReversed,
    /// The player had gone for as long as the site waits.
    Absence(Color),
    /// The player rightly claimed a draw in a quickplay finish.
    Quickplay(Color, Ground),
    /// The player's claim in a quickplay finish ended play with nobody there to decide on it: the
    /// arbiter appointed for that decides the score.
    Referred(Color, Ground),
    /// The player sealed no move that can be made.
    Sealed(Color, SealFault),
    /// The game is void and a new one is played: the adjourned position is lost.
    PositionLost,
}

mirror!(struct Score = arbiter::Score { white, black });

mirror!(struct Outcome = arbiter::Outcome { score, reason, authority, by });

mirror!(enum Reason = arbiter::Reason {
    Checkmate,
    Stalemate,
    DeadPosition,
    Fivefold,
    SeventyFiveMoves,
    Agreement,
    Claim(claim),
    Resignation(color),
    Flag(color),
    BothFlags,
    IllegalMoves(color),
    UnsoundPosition,
    Default(color),
    BothDefault,
    Penalty(color),
    BothRefused,
    Decision,
    Signed,
    WrongStart,
    ColorsReversed,
    Absence(color),
    Quickplay(color, ground),
    Referred(color, ground),
    Sealed(color, fault),
    PositionLost,
});
