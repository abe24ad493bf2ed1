//! How far a position seems to be from a mate. Only the order of the search depends on it.

use crate::{Bitboard, Board, Color, Piece, Position, Role, Square};

/// A number that is the lower, the nearer a mate by `winner` seems.
pub(super) fn cost(position: &Position, winner: Color) -> u32 {
    let board = position.board();
    let of = |color: Color, role: Role| board.by_piece(Piece::new(color, role));
    let loser = !winner;
    let heavy = of(winner, Role::Rook) | of(winner, Role::Queen);
    let minors = of(winner, Role::Knight) | of(winner, Role::Bishop);
    let pawns = of(winner, Role::Pawn);
    let helpers = board.by_color(loser).without(position.king(loser));
    let nest = nest_cost(position, winner, corners(board, winner));
    if heavy.any() {
        return 4 * nest + 6 * helpers.count();
    }
    if minors.count() < 2 && pawns.any() {
        let steps = steps_to_promote(pawns, winner);
        return 100 + 8 * steps + nest + 4 * helpers.count();
    }
    if minors.count() > 1 {
        let near = minors
            .into_iter()
            .map(|square| square.distance(position.king(loser)))
            .sum::<u32>();
        return 50 + 4 * nest + 2 * near + 6 * helpers.count();
    }
    alone(position, winner, minors, helpers, nest)
}

/// One minor piece: the loser must leave a piece of its own in the king's way.
fn alone(
    position: &Position,
    winner: Color,
    minors: Bitboard,
    helpers: Bitboard,
    nest: u32,
) -> u32 {
    let board = position.board();
    let loser = !winner;
    let king = position.king(loser);
    let of = |role: Role| board.by_piece(Piece::new(loser, role));
    let blockers = of(Role::Knight) | of(Role::Bishop) | of(Role::Rook);
    let strong = of(Role::Queen);
    let near = |squares: Bitboard| {
        squares
            .into_iter()
            .map(|square| square.distance(king))
            .min()
            .unwrap_or(8)
    };
    let promote = if (of(Role::Knight) | of(Role::Bishop)).is_empty() {
        60 + 8 * steps_to_promote(of(Role::Pawn), loser)
    } else {
        0
    };
    100 + promote
        + 4 * nest
        + 3 * near(blockers)
        + 2 * near(minors)
        + 12 * strong.count()
        + 2 * helpers.count()
}

/// How far the loser's king is from a corner where it can be mated, and the winner's from it.
fn nest_cost(position: &Position, winner: Color, corners: Bitboard) -> u32 {
    let king = position.king(!winner);
    let hunter = position.king(winner);
    let to_corner = corners
        .into_iter()
        .map(|corner| 2 * king.distance(corner) + hunter.distance(corner).max(2))
        .min()
        .unwrap_or(0);
    to_corner + king.distance(hunter)
}

fn corners(board: &Board, winner: Color) -> Bitboard {
    let all = Square::A1.bit() | Square::A8.bit() | Square::H1.bit() | Square::H8.bit();
    let bishops = board.by_piece(Piece::new(winner, Role::Bishop));
    let others = board.by_color(winner) & !bishops;
    if others.count() > 1 {
        return all;
    }
    if (bishops & Bitboard::DARK_SQUARES).is_empty() {
        all & Bitboard::LIGHT_SQUARES
    } else if (bishops & Bitboard::LIGHT_SQUARES).is_empty() {
        all & Bitboard::DARK_SQUARES
    } else {
        all
    }
}

/// How many steps the most advanced pawn is from its last rank.
fn steps_to_promote(pawns: Bitboard, color: Color) -> u32 {
    let steps = |square: Square| {
        let rank = square.rank().relative(color).index() as u32;
        7 - rank.min(7)
    };
    pawns.into_iter().map(steps).min().unwrap_or(9)
}
