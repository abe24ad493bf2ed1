//! The ways to an answer, the cheap ones first.

use alloc::{boxed::Box, vec::Vec};

use super::{
    Budget, Certificate, Verdict,
    confinement::{self, Pains},
    material,
    playout::Playouts,
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

/// One way to look for an answer.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// A search on the way to a corner.
    Search(Corner, Leaves),
    /// Lines played at random.
    Play,
}

/// How many positions are looked at, in which way, one after the other, as long as the budget
/// lasts. Each search begins anew; the lines are always new ones.
const WAYS: [(u32, Way); 17] = [
    (400, Way::Search(Corner::Likely, Leaves::Open)),
    (400, Way::Search(Corner::Other, Leaves::Open)),
    (400, Way::Search(Corner::Yielding, Leaves::Open)),
    (2_000, Way::Search(Corner::Other, Leaves::Open)),
    (2_000, Way::Search(Corner::Likely, Leaves::Open)),
    (2_000, Way::Play),
    (10_000, Way::Search(Corner::Yielding, Leaves::Open)),
    (10_000, Way::Search(Corner::Other, Leaves::Open)),
    (10_000, Way::Play),
    (50_000, Way::Search(Corner::Likely, Leaves::Confined)),
    (50_000, Way::Play),
    (100_000, Way::Search(Corner::Yielding, Leaves::Open)),
    (100_000, Way::Play),
    (200_000, Way::Search(Corner::Likely, Leaves::Open)),
    (400_000, Way::Search(Corner::Yielding, Leaves::Confined)),
    (400_000, Way::Play),
    (u32::MAX, Way::Search(Corner::Likely, Leaves::Confined)),
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
        let confined = || {
            let proof = confinement::confinement(position, winner, Pains::GREAT)?;
            Some(Verdict::Unwinnable(Certificate::Confined(Box::new(proof))))
        };
        let is_slow = is_slow(position);
        if is_slow && let Some(verdict) = confined() {
            return verdict;
        }
        let mut is_asked = is_slow;
        let mut playouts = Playouts::new(winner);
        let mut left = budget.positions;
        for (at_most, way) in WAYS {
            if left == 0 {
                break;
            }
            let limit = at_most.min(left);
            match way {
                Way::Search(corner, leaves) => {
                    match self.look(position, winner, corner, leaves, limit) {
                        Looked::Decided(verdict) => return verdict,
                        Looked::Through(positions) => left = left.saturating_sub(positions),
                    }
                }
                Way::Play => {
                    if playouts.run(position, limit, &mut self.line) {
                        return Verdict::Winnable(self.line.clone());
                    }
                    left -= limit;
                }
            }
            if !is_asked && let Some(verdict) = confined() {
                return verdict;
            }
            is_asked = true;
        }
        Verdict::Undecided {
            positions: budget.positions - left,
        }
    }
}

/// What came of a search.
enum Looked {
    Decided(Verdict),
    /// So many positions were not enough.
    Through(u32),
}

impl Solver {
    /// Searches anew, through at most so many positions.
    fn look(
        &mut self,
        position: &Position,
        winner: Color,
        corner: Corner,
        leaves: Leaves,
        limit: u32,
    ) -> Looked {
        let search = self.search(position, winner);
        search.restart(position, winner, corner);
        match search.run(Budget::positions(limit), leaves) {
            Found::Mate(line) => Looked::Decided(Verdict::Winnable(line)),
            Found::Nothing => {
                let closure = Certificate::Closed(search.take_closure());
                Looked::Decided(Verdict::Unwinnable(closure))
            }
            Found::Paused => Looked::Through(search.len()),
        }
    }

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
        let proof = confinement::confinement(position, winner, Pains::GREAT)?;
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
