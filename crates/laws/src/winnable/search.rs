//! A search for a mate that the loser helps with, the most helpful moves first.
//!
//! Positions are left aside only where a material lemma or a confinement proves that no mate can
//! follow. So when no position is left to look at, no mate exists, and the answer is proven.

mod plan;
mod tree;

use alloc::{boxed::Box, vec::Vec};

pub(super) use self::plan::Corner;
use self::{
    plan::{Help, Plan},
    tree::{Step, Tree},
};
use super::{
    Budget, Closure,
    checks::Checks,
    confinement::{self, Pains},
    material,
};
use crate::{Color, Move, MoveList, Position, Role};

/// What a search came to.
pub(super) enum Found {
    /// A line of moves that ends in mate.
    Mate(Vec<Move>),
    /// Every position that can arise was looked at.
    Nothing,
    /// As many positions were looked at as allowed.
    Paused,
}

/// A search that can be paused and taken up again.
#[derive(Clone, Debug)]
pub(super) struct Search {
    tree: Tree,
    closure: Closure,
    winner: Color,
    plan: Plan,
    tries: Tries,
}

/// How often a confinement was looked for, and found.
#[derive(Clone, Copy, Debug, Default)]
struct Tries {
    made: u32,
    succeeded: u32,
    passed: u32,
}

impl Tries {
    /// Whether to look for one: always at first, and where few are found, but now and then.
    fn is_worthwhile(&mut self) -> bool {
        if self.made > 64 && self.succeeded < self.made >> 3 {
            self.passed += 1;
            if self.passed & 31 != 0 {
                return false;
            }
        }
        self.made += 1;
        true
    }
}

impl Search {
    pub(super) fn of(position: &Position, winner: Color, corner: Corner) -> Self {
        let mut search = Self {
            tree: Tree::default(),
            closure: Closure::default(),
            winner,
            plan: Plan::of(position, winner, corner),
            tries: Tries::default(),
        };
        search.restart(position, winner, corner);
        search
    }

    /// Begins anew, in the memory already taken. The corner decides the order, never the answer.
    pub(super) fn restart(&mut self, position: &Position, winner: Color, corner: Corner) {
        self.closure = Closure::default();
        self.winner = winner;
        self.plan = Plan::of(position, winner, corner);
        self.tries = Tries::default();
        self.tree.restart(position);
    }

    /// How many positions it knows.
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.tree.len()).unwrap_or(u32::MAX)
    }

    /// All positions, once nothing is left to look at.
    pub(super) fn take_closure(&mut self) -> Closure {
        let mut closure = core::mem::take(&mut self.closure);
        closure.positions = self.tree.take_positions();
        closure
    }

    /// Looks on until as many positions are known. With `Leaves::Confined`, what follows a capture
    /// or a pawn's move is looked at only if no confinement proves that it is in vain.
    pub(super) fn run(&mut self, budget: Budget, leaves: Leaves) -> Found {
        let limit = budget.positions as usize;
        if self.tree.len() == 1
            && let Some(last) = self.expand(0, 0)
        {
            return Found::Mate(alloc::vec![last]);
        }
        while let Some((step, cost)) = self.tree.next() {
            if self.tree.len() >= limit {
                self.tree.open(step, cost);
                return Found::Paused;
            }
            let Some(at) = self.arrive(step, leaves) else {
                continue;
            };
            if let Some(last) = self.expand(at, cost) {
                return Found::Mate(self.tree.line_to(at, last));
            }
        }
        Found::Nothing
    }

    /// Makes a move; the position it leads to, if it is new and not in vain.
    fn arrive(&mut self, step: Step, leaves: Leaves) -> Option<u32> {
        let parent = self.tree.position(step.parent)?;
        let child = parent.after(step.by);
        let is_capture = parent.captured(step.by).is_some();
        let changes_material = is_capture || step.by.promotion().is_some();
        if changes_material && material::lemma(child.board(), self.winner).is_some() {
            // A mate is told before any lemma.
            if child.turn() == self.winner || !child.is_checkmate() {
                return None;
            }
        }
        let at = self.tree.add(&child, step)?;
        if leaves == Leaves::Confined
            && (is_capture || step.by.role() == Role::Pawn)
            && child.has_legal_move()
            && self.tries.is_worthwhile()
            && let Some(proof) = confinement::confinement(&child, self.winner, Pains::SMALL)
        {
            self.tries.succeeded += 1;
            self.closure.confined.push((at, Box::new(proof)));
            return None;
        }
        Some(at)
    }

    /// Adds the moves of a position to those to look at, unless one mates.
    fn expand(&mut self, at: u32, cost: u32) -> Option<Move> {
        let position = *self.tree.position(at)?;
        let moves = position.legal_moves();
        if position.turn() == self.winner {
            let checks = Checks::on(&position);
            for &m in &moves {
                if checks.may_be_given_by(m) && position.after(m).is_checkmate() {
                    return Some(m);
                }
            }
        }
        let was_helpful = self
            .tree
            .reached_by(at)
            .is_some_and(|(by, before)| self.plan.help(before, by) == Help::Much);
        let look = self.plan.look(&position);
        let dear = cost.saturating_add(u32::from(!was_helpful));
        let mut best = MoveList::new();
        for &m in &moves {
            let step = Step { parent: at, by: m };
            match look.help(&position, m) {
                Help::Much => best.push(m),
                Help::Some => self.tree.open(step, dear),
                Help::Harm => self.tree.open(step, cost.saturating_add(4)),
            }
        }
        // The latest of a cost is looked at first.
        for &m in &best {
            self.tree.open(Step { parent: at, by: m }, cost);
        }
        None
    }
}

/// Whether confinements are looked for after captures and moves of pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaves {
    /// They are not: where mates abound, that takes longer than to find one.
    Open,
    /// They are.
    Confined,
}
