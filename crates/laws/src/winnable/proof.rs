//! What proves that a side can never mate.

use alloc::{boxed::Box, vec::Vec};

use super::{Confinement, Lemma};
use crate::Position;

/// What proves that a side can never mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Certificate {
    /// The game is over: mate by the other side, or stalemate.
    GameOver,
    /// The pieces do not suffice, whatever happens.
    Material(Lemma),
    /// The pieces suffice, but can never come where they would mate.
    Confined(Box<Confinement>),
    /// All positions that can arise were looked at, but for those in which one of the other
    /// reasons holds; none is such a mate.
    Closed(Closure),
}

/// A set of positions that no legal move leaves, but to positions in which the pieces do not
/// suffice to mate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Closure {
    pub(super) positions: Vec<Position>,
    /// By index: those left by moves all of which are in vain for another reason.
    pub(super) confined: Vec<(u32, Box<Confinement>)>,
}

impl Closure {
    /// The positions, that of the question first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The positions among them from which moves may lead out of the set, because the pieces can
    /// never come where they would mate.
    pub fn confined(&self) -> impl Iterator<Item = (&Position, &Confinement)> {
        self.confined
            .iter()
            .filter_map(|(at, proof)| Some((self.positions.get(*at as usize)?, &**proof)))
    }
}
