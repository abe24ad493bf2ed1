//! How often a position has appeared.

use alloc::vec::Vec;
use core::mem::size_of;

use crate::{Board, CastlingRights, Color, Position, Square};

/// The positions of a game that may still appear again, the current one last.
///
/// Two positions are the same when the same side has the move, the same pieces stand on the same
/// squares, the same rights to castle are left, and the same pawn, if any, can legally be taken in
/// passing. Positions are compared whole; their hashes only spare most comparisons.
///
/// The editions before 2009 also tell apart positions in which castling is barred for the moment
/// in one and not in the other. As that follows from where the pieces stand, one comparison serves
/// every edition.
///
/// Law: [9.2.3](crate::law::A9_2_3).
///
/// ```
/// use jadoube_laws::{History, Position};
///
/// let mut position = Position::initial();
/// let mut history = History::new(&position);
/// for san in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
///     let m = position.read_san(san.as_bytes()).expect("legal");
///     position.play(m);
///     history.push(&position);
/// }
/// assert_eq!(history.occurrences(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    // Invariant: half a hash for each identity, in the same order; at least one of each.
    hashes: Vec<u32>,
    identities: Vec<Identity>,
}

/// All that makes two positions the same, kept small: a hall holds many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity {
    board: Board,
    // The rooks that may castle, on the first rank and on the eighth: they stand nowhere else.
    castling: u16,
    turn: Color,
    en_passant: Option<Square>,
}

impl Identity {
    #[inline]
    fn of(position: &Position) -> Self {
        Self {
            board: *position.board(),
            castling: end_ranks(position.castling()),
            turn: position.turn(),
            en_passant: position.en_passant(),
        }
    }
}

/// The first rank and the eighth.
#[inline]
const fn end_ranks(rights: CastlingRights) -> u16 {
    let rooks = rights.0.0;
    (rooks & 0xFF) as u16 | ((rooks >> 48) & 0xFF00) as u16
}

/// Half of a hash: enough to spare most comparisons.
#[inline]
const fn half(hash: u64) -> u32 {
    hash as u32
}

/// No position can appear again in fewer plies.
const SHORTEST: usize = 4;

impl History {
    /// The history of a game that starts from a position.
    pub fn new(start: &Position) -> Self {
        let mut history = Self {
            hashes: Vec::new(),
            identities: Vec::new(),
        };
        history.push(start);
        history
    }

    /// Starts again from a position, keeping the memory.
    pub fn restart(&mut self, start: &Position) {
        self.hashes.clear();
        self.identities.clear();
        self.push(start);
    }

    /// Adds the position after the next move.
    ///
    /// After a capture or a move of a pawn the earlier positions are forgotten: none of them can
    /// appear again.
    #[inline]
    pub fn push(&mut self, position: &Position) {
        if position.halfmoves() == 0 {
            self.hashes.clear();
            self.identities.clear();
        }
        self.hashes.push(half(position.hash()));
        self.identities.push(Identity::of(position));
    }

    /// How often the current position has appeared, this time included.
    #[inline]
    pub fn occurrences(&self) -> u32 {
        let [earlier @ .., _, _, _, hash] = self.hashes.as_slice() else {
            return 1;
        };
        if earlier.iter().rev().step_by(2).all(|other| other != hash) {
            return 1;
        }
        self.occurrences_compared()
    }

    /// The same, with positions compared whole where their hashes agree.
    #[cold]
    fn occurrences_compared(&self) -> u32 {
        let (Some(hash), Some(current)) = (self.hashes.last(), self.identities.last()) else {
            return 0;
        };
        let same = |(other, identity)| other == hash && identity == current;
        let all = self.hashes.iter().zip(&self.identities);
        u32::try_from(all.filter(|&pair| same(pair)).count()).unwrap_or(u32::MAX)
    }

    /// How often a position has appeared so far.
    ///
    /// For one about to appear by the next move, as in a claim on an intended move: one more than
    /// this once the move is made.
    ///
    /// Law: [9.2.1](crate::law::A9_2_1).
    pub fn occurrences_of(&self, position: &Position) -> u32 {
        let identity = Identity::of(position);
        let hash = half(position.hash());
        self.hashes
            .iter()
            .zip(&self.identities)
            .fold(0, |count, (&other, known)| {
                count + u32::from(other == hash && *known == identity)
            })
    }

    /// How often in a row the current position has appeared, each time two moves by each player
    /// after the time before.
    ///
    /// Law: [9.6.1](crate::law::A9_6_1), as it stood in 2014.
    pub fn in_a_row(&self) -> u32 {
        let Some(current) = self.identities.last() else {
            return 0;
        };
        let same = self
            .identities
            .iter()
            .rev()
            .step_by(SHORTEST)
            .take_while(|&earlier| earlier == current);
        u32::try_from(same.count()).unwrap_or(u32::MAX)
    }

    /// How many positions are kept: those since the last capture or move of a pawn.
    pub fn len(&self) -> usize {
        self.hashes.len()
    }

    /// How many bytes the positions take, apart from the value itself.
    pub const fn heap_bytes(&self) -> usize {
        self.hashes.capacity() * size_of::<u32>()
            + self.identities.capacity() * size_of::<Identity>()
    }

    /// Whether no position is kept, which never happens.
    pub fn is_empty(&self) -> bool {
        self.hashes.is_empty()
    }
}
