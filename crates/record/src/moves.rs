//! A move, whole in itself: it is replayed without asking its position.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_laws as laws;

use crate::error::Unusable;
use crate::mirror::{Mirror, mirror};
use crate::{Role, Square};

/// A move as the Laws describe it: `{"role":"knight","from":"g1","to":"f3"}`.
///
/// When castling, `from` is the square of the king and `to` that of the rook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Parts", into = "Parts")]
#[ts(as = "Parts")]
pub struct Move(pub laws::Move);

/// A move in its parts.
#[derive(Clone, Copy, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct Parts {
    /// The piece that moves: the king when castling, the pawn when promoting.
    role: Role,
    /// The square it leaves.
    from: Square,
    /// The square it reaches; when castling, the square of the rook.
    to: Square,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "MoveKind::is_normal")]
    kind: MoveKind,
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveKind {
    /// Nothing: then it is not written.
    #[default]
    Normal,
    /// A pawn advances two squares.
    DoubleAdvance,
    /// A pawn takes the pawn that has just passed it.
    EnPassant,
    /// King and rook move at once.
    Castle,
    /// A pawn reaches the last rank and becomes this piece.
    Promotion(Role),
}

impl MoveKind {
    const fn is_normal(&self) -> bool {
        matches!(self, Self::Normal)
    }
}

mirror!(wrapper Move = laws::Move);
mirror!(enum MoveKind = laws::MoveKind {
    Normal,
    DoubleAdvance,
    EnPassant,
    Castle,
    Promotion(role),
});

impl From<Move> for Parts {
    fn from(Move(it): Move) -> Self {
        Self {
            role: it.role().mirror(),
            from: Square(it.from()),
            to: Square(it.to()),
            kind: it.kind().mirror(),
        }
    }
}

impl TryFrom<Parts> for Move {
    type Error = Unusable;

    fn try_from(parts: Parts) -> Result<Self, Unusable> {
        let Parts {
            role,
            from,
            to,
            kind,
        } = parts;
        laws::Move::from_parts(role.mirror(), from.0, to.0, kind.mirror())
            .map(Self)
            .ok_or(Unusable::Move {
                role,
                from,
                to,
                kind,
            })
    }
}
