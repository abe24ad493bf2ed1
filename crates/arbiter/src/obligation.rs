//! What the player on move is obliged to play.

use jadoube_laws::{Move, Role, Rule, Side, Square};

/// What the touched pieces, a piece let go, or a claim oblige the player on move to.
///
/// Law: [4.3](jadoube_laws::law::A4_3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Obligation {
    /// What must be played.
    pub must: Must,
    /// The rule that says so.
    pub rule: Rule,
}

/// What must be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Must {
    /// Whether a legal move satisfies it; `captured` is the square of the piece it captures.
    pub fn allows(self, m: Move, captured: Option<Square>) -> bool {
        match self {
            Self::Any => true,
            Self::Move(square) => m.from() == square,
            Self::MoveNotCastling(square, side) => {
                m.from() == square && m.castling_side() != Some(side)
            }
            Self::Capture(square) => captured == Some(square),
            Self::CaptureWith(own, other) => m.from() == own && captured == Some(other),
            Self::Castle(side) => m.castling_side() == Some(side),
            Self::Finish(from, to) => m.from() == from && m.lands_on() == to,
            Self::Promote(square, role) => m.to() == square && m.promotion() == Some(role),
            Self::Play(only) => m == only,
        }
    }
}
