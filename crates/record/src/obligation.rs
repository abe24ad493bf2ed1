//! What the player on move is obliged to play.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{Move, Role, Rule, Side, Square};

/// What the touched pieces, a piece let go, or a claim oblige the player on move to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Obligation {
    /// What must be played.
    pub must: Must,
    /// The rule that says so.
    pub rule: Rule,
}

/// What must be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Must {
    /// Any legal move: nothing that was touched can be moved or captured.
    Any,
    /// A move of the piece on this square.
    Move(Square),
    /// A move of the piece on this square, but not castling on this side.
    MoveNotCastling(Square, Side),
    /// A capture of the piece on this square.
    Capture(Square),
    /// A capture of the second with the first.
    CaptureWith(Square, Square),
    /// Castling on this side.
    Castle(Side),
    /// The move begun: the piece from the first square was let go on the second.
    Finish(Square, Square),
    /// A promotion on this square to this piece.
    Promote(Square, Role),
    /// This move.
    Play(Move),
}

mirror!(struct Obligation = arbiter::Obligation { must, rule });

mirror!(enum Must = arbiter::Must {
    Any,
    Move(square),
    MoveNotCastling(square, side),
    Capture(square),
    CaptureWith(square, other),
    Castle(side),
    Finish(square, other),
    Promote(square, role),
    Play(played),
});
