//! Lists of moves.

use alloc::vec::Vec;
use core::{fmt, mem::MaybeUninit, ops::Deref};

use crate::{Bitboard, Move, Square, unchecked};

/// The moves of one position, kept on the stack.
///
/// The richest reachable position has 218 moves; a list that outgrows [`MoveList::ON_STACK`] (a
/// board crowded with queens) goes on in memory of its own.
#[derive(Clone)]
pub struct MoveList {
    // Invariant: the first `len` entries of `moves` are written; `spilled`, unless empty, holds
    // the whole list instead.
    moves: [MaybeUninit<Move>; MoveList::ON_STACK],
    len: usize,
    spilled: Vec<Move>,
}

impl MoveList {
    /// How many moves are kept without allocating.
    pub const ON_STACK: usize = 256;

    /// No move.
    #[inline]
    pub const fn new() -> Self {
        Self {
            moves: [const { MaybeUninit::uninit() }; Self::ON_STACK],
            len: 0,
            spilled: Vec::new(),
        }
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, m: Move) {
        match self.moves.get_mut(self.len) {
            Some(slot) if self.spilled.is_empty() => {
                slot.write(m);
                self.len += 1;
            }
            _ => self.spill(m),
        }
    }

    /// Adds the move to each of these squares.
    #[inline(always)]
    pub(crate) fn push_each(&mut self, targets: u64, mut to: impl FnMut(Square) -> Move) {
        let targets = Bitboard(targets);
        let end = self.len + targets.count() as usize;
        match self.moves.get_mut(self.len..end) {
            Some(slots) if self.spilled.is_empty() => {
                for (slot, square) in slots.iter_mut().zip(targets) {
                    slot.write(to(square));
                }
                self.len = end;
            }
            _ => {
                for square in targets {
                    self.push(to(square));
                }
            }
        }
    }

    /// Forgets all moves.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
        self.spilled.clear();
    }

    #[cold]
    fn spill(&mut self, m: Move) {
        if self.spilled.is_empty() {
            self.spilled = self.to_vec();
        }
        self.spilled.push(m);
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        if self.spilled.is_empty() {
            unchecked::written(&self.moves, self.len)
        } else {
            &self.spilled
        }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        for m in moves {
            self.push(m);
        }
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut list = Self::new();
        list.extend(moves);
        list
    }
}
