//! Lists of moves.

use alloc::vec::Vec;
use core::{fmt, iter::FusedIterator, mem::MaybeUninit, ops::Deref};

use crate::{Move, Square, unchecked};

/// The moves of one position, kept on the stack.
///
/// The richest reachable position has 218 moves; a list that outgrows [`MoveList::ON_STACK`] (a
/// board crowded with queens) goes on in memory of its own.
///
/// # Examples
///
/// ```
/// use jadoube_laws::Position;
///
/// let position = Position::initial();
/// for m in position.legal_moves() {
///     assert_eq!(position.after(m).legal_count(), 20);
/// }
/// ```
#[derive(Clone)]
pub struct MoveList {
    // Invariant: the first `len` entries of `moves` are written; `spilled`, unless empty, holds
    // the whole list instead, and `len` is `ON_STACK`.
    moves: Slots,
    len: usize,
    spilled: Vec<Move>,
}

/// Where the moves of a list are kept.
pub(crate) type Slots = [MaybeUninit<Move>; MoveList::ON_STACK];

/// How many moves are written at a time.
const BLOCK: usize = if cfg!(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512vbmi2"
)) {
    16
} else {
    4
};

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
            Some(slot) => {
                slot.write(m);
                self.len += 1;
            }
            None => self.spill(m),
        }
    }

    /// Takes the moves that `write` puts at the start of the list, and tells how many there are;
    /// whether there was room for all of them.
    #[inline(always)]
    pub(crate) fn fill(&mut self, write: impl FnOnce(&mut Slots) -> usize) -> bool {
        let len = write(&mut self.moves);
        let fits = len + BLOCK <= Self::ON_STACK;
        self.len = if fits { len } else { 0 };
        fits
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

/// Writes the moves of a list that they fit into; if they do not, it only counts them.
pub(crate) struct Writer<'a> {
    // Invariant: the first `len` moves are written if they are at most `ON_STACK - BLOCK`.
    moves: &'a mut Slots,
    len: usize,
}

impl<'a> Writer<'a> {
    /// Starts at the first slot.
    #[inline(always)]
    pub(crate) const fn new(moves: &'a mut Slots) -> Self {
        Self { moves, len: 0 }
    }

    /// How many moves there are.
    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Adds the move to each of these squares.
    ///
    /// Moves are written many at a time, beyond the last one too: how often the loop goes round is
    /// easier to foretell than the number of moves. From the move to one square to that to the
    /// next, `to` must always add the same to the square left.
    #[inline(always)]
    pub(crate) fn push_each(&mut self, targets: u64, to: impl Fn(Square) -> Move) {
        let (mut at, mut left) = (self.len, targets);
        self.len += targets.count_ones() as usize;
        loop {
            let rest = self.moves.get_mut(at..);
            let Some(block) = rest.and_then(<[_]>::first_chunk_mut::<BLOCK>) else {
                return;
            };
            left = spread(block, left, &to);
            if left == 0 {
                return;
            }
            at += BLOCK;
        }
    }
}

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512vbmi2"
))]
use unchecked::spread;

/// Writes the moves to the first targets, as many as there is room for, and returns the others.
#[cfg(not(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512vbmi2"
)))]
#[inline(always)]
fn spread(
    slots: &mut [MaybeUninit<Move>; BLOCK],
    mut targets: u64,
    to: impl Fn(Square) -> Move,
) -> u64 {
    for slot in slots {
        slot.write(to(unchecked::square(targets.trailing_zeros() as u8)));
        targets &= targets.wrapping_sub(1);
    }
    targets
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

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = Moves;

    fn into_iter(self) -> Moves {
        Moves {
            list: self,
            next: 0,
        }
    }
}

/// The moves of a [`MoveList`], one after the other.
#[derive(Clone, Debug)]
pub struct Moves {
    list: MoveList,
    next: usize,
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let m = *self.list.get(self.next)?;
        self.next += 1;
        Some(m)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len().saturating_sub(self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}

impl FusedIterator for Moves {}

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
