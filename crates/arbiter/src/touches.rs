//! Which squares were touched, in order.

use core::fmt;

use jadoube_laws::{Bitboard, Square};

/// Distinct squares in the order in which the pieces on them were touched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Touches {
    // Invariant: the first `len` are the squares touched, each once.
    squares: [Square; MOST],
    len: u8,
    // Nobody can tell their order.
    unclear: bool,
}

/// There are no more pieces on a board.
const MOST: usize = 32;

impl Touches {
    /// Nothing touched.
    pub const NONE: Self = Self {
        squares: [Square::A1; MOST],
        len: 0,
        unclear: false,
    };

    /// The squares, the first touched first.
    pub fn as_slice(&self) -> &[Square] {
        self.squares.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// Whether nothing was touched.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether the piece on this square was touched.
    pub fn contains(&self, square: Square) -> bool {
        self.as_slice().contains(&square)
    }

    /// Whether nobody can tell the order.
    pub const fn is_unclear(&self) -> bool {
        self.unclear
    }

    /// All of them.
    pub fn squares(&self) -> Bitboard {
        self.as_slice().iter().copied().collect()
    }

    /// Adds a square at the end, unless it is there.
    pub fn push(&mut self, square: Square) {
        if !self.contains(square)
            && let Some(place) = self.squares.get_mut(usize::from(self.len))
        {
            *place = square;
            self.len += 1;
        }
    }

    /// These and one more.
    #[must_use]
    pub fn with(mut self, square: Square) -> Self {
        self.push(square);
        self
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        let mut kept = Self::NONE;
        kept.unclear = self.unclear;
        for &other in self.as_slice() {
            if other != square {
                kept.push(other);
            }
        }
        *self = kept;
    }

    /// Says that nobody can tell the order.
    pub const fn make_unclear(&mut self) {
        self.unclear = true;
    }
}

impl Default for Touches {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Touches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
