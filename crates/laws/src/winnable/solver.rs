//! The ways to an answer, the cheap ones first.

use alloc::{boxed::Box, vec::Vec};

use super::{
    Budget, Certificate, Verdict, confinement, material,
    search::{Corner, Found, Leaves, Search},
    walk,
};
use crate::{Color, Move, Position, Role};

/// Answers one question after another in the same memory.
///
/// Nothing is remembered of earlier questions, so an answer never depends on them.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    search: Option<Search>,
    line: Vec<Move>,
}

/// How many positions are looked at on the way to which corner before the search in earnest.
const LOOKS: [(u32, Corner); 4] = [
    (400, Corner::Likely),
    (400, Corner::Other),
    (2000, Corner::Other),
    (2000, Corner::Likely),
];

/// How many moves a straight line goes on at most.
const FARTHEST: usize = 100;

impl Solver {
    /// A solver that has not taken any memory yet.
    pub const fn new() -> Self {
        Self {
            search: None,
            line: Vec::new(),
        }
    }

    /// As [`winnable`](super::winnable).
    ///
    /// Law: [5.2.2](crate::law::A5_2_2), [6.9](crate::law::A6_9).
    pub fn winnable(&mut self, position: &Position, winner: Color, budget: Budget) -> Verdict {
        if let Some(verdict) = without_search(position, winner) {
            return verdict;
        }
        if walk::is_likely(position, winner) {
            for corner in walk::corners(position, winner) {
                if walk::walk(position, winner, corner, FARTHEST, &mut self.line) {
                    return Verdict::Winnable(self.line.clone());
                }
            }
        }
        let search = match &mut self.search {
            Some(search) => search,
            none @ None => none.insert(Search::of(position, winner, Corner::Likely)),
        };
        let is_slow = is_slow(position);
        if is_slow && let Some(proof) = confinement::confinement(position, winner) {
            return Verdict::Unwinnable(Certificate::Confined(Box::new(proof)));
        }
        let mut is_asked = is_slow;
        let mut found = Found::Paused;
        for (look, corner) in LOOKS {
            search.restart(position, winner, corner);
            let look = Budget::positions(budget.positions.min(look));
            found = search.run(look, Leaves::Open);
            if !matches!(found, Found::Paused) {
                break;
            }
            if !is_asked && let Some(proof) = confinement::confinement(position, winner) {
                return Verdict::Unwinnable(Certificate::Confined(Box::new(proof)));
            }
            is_asked = true;
        }
        if matches!(found, Found::Paused) {
            search.restart(position, winner, Corner::Likely);
            found = search.run(budget, Leaves::Confined);
        }
        match found {
            Found::Mate(line) => Verdict::Winnable(line),
            Found::Nothing => Verdict::Unwinnable(Certificate::Closed(search.take_closure())),
            Found::Paused => Verdict::Undecided {
                positions: search.len(),
            },
        }
    }
}

/// Whether there are but bishops and pawns beside the kings, so that the pieces are more likely
/// to be confined.
const fn is_slow(position: &Position) -> bool {
    let board = position.board();
    let quick =
        board.by_role(Role::Knight).0 | board.by_role(Role::Rook).0 | board.by_role(Role::Queen).0;
    quick == 0
}

/// What the rules of the end of a game and the pieces alone decide.
pub(super) fn without_search(position: &Position, winner: Color) -> Option<Verdict> {
    if !position.has_legal_move() {
        return Some(if position.is_check() && position.turn() != winner {
            Verdict::Winnable(Vec::new())
        } else {
            Verdict::Unwinnable(Certificate::GameOver)
        });
    }
    let lemma = material::lemma(position.board(), winner)?;
    Some(Verdict::Unwinnable(Certificate::Material(lemma)))
}
