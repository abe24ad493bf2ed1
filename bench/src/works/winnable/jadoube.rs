//! The questions asked of jadoube: one solver for all, as its documentation says is fastest.

use jadoube_laws::{Budget, Color, Position, Solver};

use super::{Ask, Query, measured::Say};

fn positions(queries: &[Query]) -> Vec<(Position, Color)> {
    queries
        .iter()
        .map(|query| {
            // The files leave the counters out.
            let fen = format!("{} 0 1", query.fen);
            let position = fen.parse().expect("the questions hold positions");
            (position, query.winner)
        })
        .collect()
}

/// With the default budget.
pub fn full(queries: &[Query]) -> Ask {
    asking(queries, Budget::default())
}

/// What is told at once.
pub fn fast(queries: &[Query]) -> Ask {
    let positions = positions(queries);
    let mut solver = Solver::new();
    Box::new(move |index| {
        let (position, winner) = &positions[index];
        match solver.rule_out(position, *winner) {
            Some(_) => Say::Unwinnable,
            None => Say::Undecided,
        }
    })
}

fn asking(queries: &[Query], budget: Budget) -> Ask {
    let positions = positions(queries);
    let mut solver = Solver::new();
    Box::new(move |index| {
        let (position, winner) = &positions[index];
        match solver.winnable(position, *winner, budget).is_winnable() {
            Some(true) => Say::Winnable,
            Some(false) => Say::Unwinnable,
            None => Say::Undecided,
        }
    })
}
