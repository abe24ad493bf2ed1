//! Numbers that mean something, and a value for each side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;
use jadoube_laws as laws;

use crate::mirror::{Mirror, mirror};

/// Whole milliseconds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS,
)]
#[ts(type = "number")]
pub struct Millis(pub u64);

impl Millis {
    /// Whether there is no time.
    pub const fn is_zero(&self) -> bool {
        self.0 == 0
    }
}

/// A question, by its number in the game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct QuestionId(pub u32);

/// A ruling, by its number in the game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct RulingId(pub u32);

/// Points in a game, counted in quarters: 4 for a point, 2 for half a point.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct Points(pub u8);

/// One value for White and one for Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ByColor<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

mirror!(number Millis = arbiter::Millis);
mirror!(number QuestionId = arbiter::QuestionId);
mirror!(number RulingId = arbiter::RulingId);
mirror!(number Points = arbiter::Points);

/// Where the arbiter counts milliseconds without a type of their own.
impl Mirror<u64> for Millis {
    fn mirror(&self) -> u64 {
        self.0
    }
}

impl Mirror<Millis> for u64 {
    fn mirror(&self) -> Millis {
        Millis(*self)
    }
}

impl<A: Mirror<B>, B> Mirror<laws::ByColor<B>> for ByColor<A> {
    fn mirror(&self) -> laws::ByColor<B> {
        laws::ByColor {
            white: self.white.mirror(),
            black: self.black.mirror(),
        }
    }
}

impl<A: Mirror<B>, B> Mirror<ByColor<B>> for laws::ByColor<A> {
    fn mirror(&self) -> ByColor<B> {
        ByColor {
            white: self.white.mirror(),
            black: self.black.mirror(),
        }
    }
}
