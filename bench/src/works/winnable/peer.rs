//! The questions asked of chasolver.

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess::{Board, Color};

use super::{Ask, Query, measured::Say};

fn boards(queries: &[Query]) -> Vec<(Board, Color)> {
    queries
        .iter()
        .map(|query| {
            let board = query.fen.parse().expect("the questions hold positions");
            let winner = match query.winner {
                jadoube_laws::Color::White => Color::White,
                jadoube_laws::Color::Black => Color::Black,
            };
            (board, winner)
        })
        .collect()
}

/// Its whole search.
pub fn full(queries: &[Query]) -> Ask {
    let boards = boards(queries);
    Box::new(move |index| {
        let (board, winner) = &boards[index];
        match winnability(board, *winner) {
            Some(Winnability::Winnable { .. }) => Say::Winnable,
            Some(Winnability::Unwinnable) => Say::Unwinnable,
            None => Say::Undecided,
        }
    })
}

/// Its quick check.
pub fn fast(queries: &[Query]) -> Ask {
    let boards = boards(queries);
    Box::new(move |index| {
        let (board, winner) = &boards[index];
        if is_unwinnable_fast(board, *winner) {
            Say::Unwinnable
        } else {
            Say::Undecided
        }
    })
}
