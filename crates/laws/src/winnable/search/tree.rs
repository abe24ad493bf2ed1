//! The positions a search has found, and those it has yet to look at.

use alloc::vec::Vec;

use crate::{Move, MoveKind, Position, Role, Square};

/// A move from a known position that is yet to be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) parent: u32,
    pub(super) by: Move,
}

/// The positions found, each with the move that first led to it.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    positions: Vec<Position>,
    // Invariant: one for each position; the first means nothing.
    links: Vec<Step>,
    // Invariant: a power of two long, at most half full; each entry is 0 for none, or one more
    // than the index of a position, which stands at its hash or, cyclically, after it without a
    // gap.
    slots: Vec<u32>,
    // By cost, the latest last; all costs from the last list on share it.
    open: [Vec<Step>; COSTS],
    // Invariant: the lists before this one are empty.
    cheapest: usize,
}

const COSTS: usize = 32;

/// How many of each thing memory is kept for between questions.
const KEPT: usize = 1 << 16;

const FEWEST_SLOTS: usize = 1024;

impl Tree {
    /// Forgets everything but the memory taken, and begins with this position.
    pub(super) fn restart(&mut self, root: &Position) {
        self.positions.clear();
        self.links.clear();
        for list in &mut self.open {
            list.clear();
            list.shrink_to(KEPT);
        }
        self.positions.shrink_to(KEPT);
        self.links.shrink_to(KEPT);
        self.cheapest = 0;
        self.slots.clear();
        self.slots.shrink_to(KEPT);
        self.slots.resize(FEWEST_SLOTS, 0);
        let by = Move {
            from: Square::A1,
            to: Square::A1,
            role: Role::King,
            kind: MoveKind::Normal,
        };
        self.add(root, Step { parent: 0, by });
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(super) fn position(&self, at: u32) -> Option<&Position> {
        self.positions.get(at as usize)
    }

    /// The move that led to a position, and where it was made.
    pub(super) fn reached_by(&self, at: u32) -> Option<(Move, &Position)> {
        let link = self.links.get(at as usize).filter(|_| at > 0)?;
        Some((link.by, self.position(link.parent)?))
    }

    pub(super) fn take_positions(&mut self) -> Vec<Position> {
        core::mem::take(&mut self.positions)
    }

    /// Puts a move among those to make.
    pub(super) fn open(&mut self, step: Step, cost: u32) {
        let cost = (cost as usize).min(COSTS - 1);
        self.cheapest = self.cheapest.min(cost);
        if let Some(list) = self.open.get_mut(cost) {
            list.push(step);
        }
    }

    /// The cheapest move to make, no longer among them, and its cost.
    pub(super) fn next(&mut self) -> Option<(Step, u32)> {
        while let Some(list) = self.open.get_mut(self.cheapest) {
            if let Some(step) = list.pop() {
                return Some((step, self.cheapest as u32));
            }
            self.cheapest += 1;
        }
        None
    }

    /// The index of a position that is new; positions are compared whole.
    pub(super) fn add(&mut self, position: &Position, link: Step) -> Option<u32> {
        let number = u32::try_from(self.positions.len()).ok()?.checked_add(1)?;
        if self.slots.len() < 2 * self.positions.len() + 2 {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = position.hash() as usize & mask;
        while let Some(&slot) = self.slots.get(at) {
            if slot == 0 {
                break;
            }
            if let Some(known) = self.positions.get(slot as usize - 1)
                && is_same(known, position)
            {
                return None;
            }
            at = (at + 1) & mask;
        }
        *self.slots.get_mut(at)? = number;
        self.positions.push(*position);
        self.links.push(link);
        Some(number - 1)
    }

    fn grow(&mut self) {
        let len = 2 * self.slots.len();
        let mut slots = alloc::vec![0; len];
        for (position, number) in self.positions.iter().zip(1..) {
            let mut at = position.hash() as usize & (len - 1);
            while slots.get(at).is_some_and(|&slot| slot != 0) {
                at = (at + 1) & (len - 1);
            }
            if let Some(slot) = slots.get_mut(at) {
                *slot = number;
            }
        }
        self.slots = slots;
    }

    /// The moves that lead to a position, and one more.
    pub(super) fn line_to(&self, at: u32, last: Move) -> Vec<Move> {
        let mut line = alloc::vec![last];
        let mut at = at;
        while at > 0
            && let Some(link) = self.links.get(at as usize)
        {
            line.push(link.by);
            at = link.parent;
        }
        line.reverse();
        line
    }
}

fn is_same(a: &Position, b: &Position) -> bool {
    a.hash() == b.hash()
        && a.board() == b.board()
        && a.turn() == b.turn()
        && a.castling() == b.castling()
        && a.en_passant() == b.en_passant()
}
