//! When two games are the same.

use alloc::vec::Vec;

use super::{Game, NodeId, Step};

/// Whether both tell the same: tags, start, moves, variations, comments, glyphs, result.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
            && self.preface == other.preface
            && self.epilogue == other.epilogue
            && self.result() == other.result()
            && self.start == other.start
            && self.variant == other.variant
            && same_tree(self, other)
    }
}

impl Eq for Game {}

fn same_tree(one: &Game, other: &Game) -> bool {
    let mut pairs: Vec<(NodeId, NodeId)> = alloc::vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((left, right)) = pairs.pop() {
        if !same_node(one, left, other, right) {
            return false;
        }
        let (mut lefts, mut rights) = (one.children(left), other.children(right));
        loop {
            match (lefts.next(), rights.next()) {
                (Some(left), Some(right)) => pairs.push((left, right)),
                (None, None) => break,
                (Some(_), None) | (None, Some(_)) => return false,
            }
        }
    }
    true
}

fn same_node(one: &Game, left: NodeId, other: &Game, right: NodeId) -> bool {
    let (step, other_step) = (one.step(left), other.step(right));
    let unread = step == Step::Unread;
    step == other_step
        && (!unread || one.text(left) == other.text(right))
        && one.notes(left) == other.notes(right)
}
