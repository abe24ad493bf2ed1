//! A search for a mate that the loser helps with, the most promising positions first.
//!
//! Nothing is cut off but positions in which a material lemma says that no mate can follow. So
//! when no position is left to look at, no mate exists, and the answer is proven.

use alloc::{collections::BinaryHeap, vec::Vec};
use core::cmp::Reverse;

use super::{Budget, Certificate, Verdict, material};
use crate::{Color, Move, Position};

mod promise;

pub(super) fn search(position: &Position, winner: Color, budget: Budget) -> Verdict {
    let limit = budget.positions as usize;
    let mut tree = Tree::of(position);
    let mut open = BinaryHeap::new();
    open.push((Reverse(0), Reverse(0)));
    while let Some((_, Reverse(at))) = open.pop() {
        let Some(node) = tree.nodes.get(at) else {
            continue;
        };
        let parent = node.position;
        let depth = node.depth.saturating_add(1);
        for &m in &parent.legal_moves() {
            let child = parent.after(m);
            if child.turn() != winner && child.is_checkmate() {
                return Verdict::Winnable(tree.line_to(at, m));
            }
            if material::lemma(child.board(), winner).is_some() {
                continue;
            }
            if tree.nodes.len() >= limit {
                return Verdict::Undecided {
                    positions: budget.positions,
                };
            }
            let cost = promise::cost(&child, winner).saturating_add(depth);
            let node = Node {
                position: child,
                parent: at,
                by: Some(m),
                depth,
            };
            if let Some(new) = tree.add(node) {
                open.push((Reverse(cost), Reverse(new)));
            }
        }
    }
    Verdict::Unwinnable(Certificate::Exhausted {
        positions: u32::try_from(tree.nodes.len()).unwrap_or(u32::MAX),
    })
}

struct Node {
    position: Position,
    parent: usize,
    by: Option<Move>,
    depth: u32,
}

/// The positions found, each with the move that first led to it.
struct Tree {
    nodes: Vec<Node>,
    // Invariant: a power of two long, at most half full; each entry is 0 for none, or one more
    // than the index of a node, which stands at its hash or, cyclically, after it without a gap.
    slots: Vec<u32>,
}

impl Tree {
    fn of(root: &Position) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            slots: alloc::vec![0; 64],
        };
        tree.add(Node {
            position: *root,
            parent: 0,
            by: None,
            depth: 0,
        });
        tree
    }

    /// The index of a node whose position is new; positions are compared whole.
    fn add(&mut self, node: Node) -> Option<usize> {
        let index = self.nodes.len();
        let number = u32::try_from(index).ok()?.checked_add(1)?;
        if self.slots.len() < 2 * (index + 1) {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = node.position.hash() as usize & mask;
        while let Some(&slot) = self.slots.get(at) {
            if slot == 0 {
                break;
            }
            if let Some(known) = self.nodes.get(slot as usize - 1)
                && is_same(&known.position, &node.position)
            {
                return None;
            }
            at = (at + 1) & mask;
        }
        *self.slots.get_mut(at)? = number;
        self.nodes.push(node);
        Some(index)
    }

    fn grow(&mut self) {
        let len = 2 * self.slots.len();
        let mut slots = alloc::vec![0; len];
        for (node, number) in self.nodes.iter().zip(1..) {
            let mut at = node.position.hash() as usize & (len - 1);
            while slots.get(at).is_some_and(|&slot| slot != 0) {
                at = (at + 1) & (len - 1);
            }
            if let Some(slot) = slots.get_mut(at) {
                *slot = number;
            }
        }
        self.slots = slots;
    }

    fn line_to(&self, at: usize, last: Move) -> Vec<Move> {
        let mut line = alloc::vec![last];
        let mut node = self.nodes.get(at);
        while let Some(Node {
            by: Some(m),
            parent,
            ..
        }) = node
        {
            line.push(*m);
            node = self.nodes.get(*parent);
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
