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
const LOOKS: [(u32, Corner); 7] = [
    (400, Corner::Likely),
    (400, Corner::Other),
    (400, Corner::Yielding),
    (2000, Corner::Other),
    (2000, Corner::Likely),
    (10_000, Corner::Yielding),
    (10_000, Corner::Other),
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
        if budget == Budget::MATERIAL {
            return Verdict::Undecided { positions: 0 };
        }
        if walk::is_likely(position, winner) {
            for corner in walk::corners(position, winner) {
                if walk::walk(position, winner, corner, FARTHEST, &mut self.line) {
                    return Verdict::Winnable(self.line.clone());
                }
            }
        }
        let search = self.search(position, winner);
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

impl Solver {
    fn search(&mut self, position: &Position, winner: Color) -> &mut Search {
        match &mut self.search {
            Some(search) => search,
            none @ None => none.insert(Search::of(position, winner, Corner::Likely)),
        }
    }

    /// Why a side can never mate, where that can be told at once; nothing is said where it is not
    /// told. It is cheap, but for positions with little besides pawns that block each other, and
    /// those with hardly a move.
    ///
    /// Law: [5.2.2](crate::law::A5_2_2), [6.9](crate::law::A6_9).
    ///
    /// ```
    /// use jadoube_laws::{Certificate, Color, Position, Solver};
    ///
    /// let mut solver = Solver::new();
    /// let locked: Position = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1".parse()?;
    /// let proof = solver.rule_out(&locked, Color::White);
    /// assert!(matches!(proof, Some(Certificate::Confined(_))));
    /// assert_eq!(solver.rule_out(&Position::initial(), Color::White), None);
    /// # Ok::<(), jadoube_laws::PositionError>(())
    /// ```
    pub fn rule_out(&mut self, position: &Position, winner: Color) -> Option<Certificate> {
        if let Some(lemma) = material::lemma(position.board(), winner) {
            // A mate is told before any lemma, and stalemate too.
            if position.has_legal_move() {
                return Some(Certificate::Material(lemma));
            }
        }
        if position.legal_count() <= FEW {
            match without_search(position, winner) {
                Some(Verdict::Unwinnable(certificate)) => return Some(certificate),
                Some(Verdict::Winnable(_) | Verdict::Undecided { .. }) => return None,
                None => {}
            }
            let search = self.search(position, winner);
            search.restart(position, winner, Corner::Likely);
            match search.run(Budget::positions(GLANCE), Leaves::Open) {
                Found::Nothing => return Some(Certificate::Closed(search.take_closure())),
                Found::Mate(_) => return None,
                Found::Paused => {}
            }
        }
        if !is_slow(position) || !is_locked(position) {
            return None;
        }
        let proof = confinement::confinement(position, winner)?;
        Some(Certificate::Confined(Box::new(proof)))
    }
}

/// With so few moves or fewer, every line is followed a little.
const FEW: usize = 2;

/// How many positions are looked at then.
const GLANCE: u32 = 24;

/// Whether every pawn has one of the other side before it on its file, and some stand against
/// each other.
fn is_locked(position: &Position) -> bool {
    let board = position.board();
    let pawns = board.by_role(Role::Pawn);
    let white = (pawns & board.by_color(Color::White)).0;
    let black = (pawns & board.by_color(Color::Black)).0;
    // Every square before a pawn of White, and before one of Black.
    let (mut north, mut south) = (white << 8, black >> 8);
    for shift in [8, 16, 32] {
        north |= north << shift;
        south |= south >> shift;
    }
    let meets = |files: u64, others: u64| {
        let files = (0..8).fold(0, |all, rank| all | files >> (8 * rank) & 0xff);
        let others = (0..8).fold(0, |all, rank| all | others >> (8 * rank) & 0xff);
        files & !others == 0
    };
    white << 8 & black != 0 && meets(white, white & south) && meets(black, black & north)
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
