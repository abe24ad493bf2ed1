//! Whether a side can still mate by any series of legal moves.

mod check;
mod checks;
mod confinement;
mod material;
mod playout;
mod proof;
mod search;
mod solver;
mod walk;

use alloc::vec::Vec;
use core::fmt;

pub use check::Unproven;
pub use confinement::{Confined, Confinement, Fate, Kings, Promoted};
pub use material::Lemma;
pub use proof::{Certificate, Closure};
pub use solver::Solver;

use crate::{Board, Color, Move, Position};

/// How much a question may cost: how many positions may be looked at.
///
/// What counts is every position that a search comes to know, anew for each search where one
/// question takes several, and every position along the lines played at random between them, as
/// often as one is met. What is told without a search is not counted: the straight lines tried
/// first, of a hundred moves each and four at most, and the proofs about the squares that pieces
/// can reach.
///
/// By default two million.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Budget {
    /// Positions looked at before the search gives up; each that a search knows takes a few hundred
    /// bytes while it lasts.
    pub positions: u32,
}

impl Budget {
    /// No search: what the pieces alone decide.
    pub const MATERIAL: Self = Self { positions: 0 };

    /// A search through at most this many positions.
    pub const fn positions(positions: u32) -> Self {
        Self { positions }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::positions(2_000_000)
    }
}

/// Whether a side can still mate, with the proof.
///
/// Law: [5.2.2](crate::law::A5_2_2), [6.9](crate::law::A6_9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: these legal moves, made one after the other, end in mate.
    Winnable(Vec<Move>),
    /// It cannot.
    Unwinnable(Certificate),
    /// The budget ran out.
    Undecided {
        /// How many positions were looked at.
        positions: u32,
    },
}

/// Whether a side can still mate by any series of legal moves, the other helping.
///
/// Never a wrong answer: `Undecided` when the budget is spent.
///
/// Law: [5.2.2](crate::law::A5_2_2), [6.9](crate::law::A6_9).
///
/// ```
/// use jadoube_laws::{Budget, Certificate, Color, Lemma, Position, Verdict, winnable};
///
/// let position: Position = "8/8/4k3/3q4/8/3NK3/8/8 b - - 0 1".parse()?;
/// assert_eq!(
///     winnable(&position, Color::White, Budget::MATERIAL),
///     Verdict::Unwinnable(Certificate::Material(Lemma::KnightAgainstQueens)),
/// );
/// let Verdict::Winnable(line) = winnable(&position, Color::Black, Budget::positions(10_000))
/// else {
///     panic!("a queen mates easily");
/// };
/// let mut end = position;
/// for m in line {
///     end.play(m);
/// }
/// assert!(end.is_checkmate());
/// # Ok::<(), jadoube_laws::PositionError>(())
/// ```
pub fn winnable(position: &Position, winner: Color, budget: Budget) -> Verdict {
    if !position.has_legal_move() || budget == Budget::MATERIAL {
        return solver::without_search(position, winner)
            .unwrap_or(Verdict::Undecided { positions: 0 });
    }
    Solver::default().winnable(position, winner, budget)
}

impl Verdict {
    /// Whether the side can mate, or nothing if undecided.
    pub const fn is_winnable(&self) -> Option<bool> {
        match self {
            Self::Winnable(_) => Some(true),
            Self::Unwinnable(_) => Some(false),
            Self::Undecided { .. } => None,
        }
    }
}

impl Board {
    /// Why a side's pieces can never mate against the pieces the other side has, if that is so,
    /// wherever they stand. A mate that is on the board already is not looked for.
    ///
    /// Law: [5.2.2](crate::law::A5_2_2).
    pub const fn insufficient_material(&self, color: Color) -> Option<Lemma> {
        material::lemma(self, color)
    }
}

/// Writes `winnable`, `unwinnable` or `undecided`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Winnable(_) => "winnable",
            Self::Unwinnable(_) => "unwinnable",
            Self::Undecided { .. } => "undecided",
        })
    }
}
