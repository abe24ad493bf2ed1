//! The material lemmas, by counting pieces one by one.

use crate::{Color, Lemma, Piece, Position, Role};

/// How many pieces of each kind there are; bishops by the color of their squares.
#[derive(Default)]
struct Count {
    pawns: u32,
    knights: u32,
    light: u32,
    dark: u32,
    rooks: u32,
    queens: u32,
}

impl Count {
    fn of(position: &Position, color: Color) -> Self {
        let mut count = Self::default();
        for (square, Piece { role, .. }) in position
            .board()
            .pieces()
            .filter(|(_, piece)| piece.color == color)
        {
            match role {
                Role::Pawn => count.pawns += 1,
                Role::Knight => count.knights += 1,
                Role::Bishop if square.is_light() => count.light += 1,
                Role::Bishop => count.dark += 1,
                Role::Rook => count.rooks += 1,
                Role::Queen => count.queens += 1,
                Role::King => {}
            }
        }
        count
    }
}

pub(super) fn any_holds(position: &Position, winner: Color) -> bool {
    Lemma::ALL
        .into_iter()
        .any(|lemma| holds(lemma, position, winner))
}

pub(super) fn holds(lemma: Lemma, position: &Position, winner: Color) -> bool {
    let ours = Count::of(position, winner);
    let theirs = Count::of(position, !winner);
    let strong = ours.pawns + ours.rooks + ours.queens;
    match lemma {
        Lemma::BareKing => strong + ours.knights + ours.light + ours.dark == 0,
        Lemma::KnightAgainstQueens => {
            strong + ours.light + ours.dark == 0
                && ours.knights == 1
                && theirs.pawns + theirs.knights + theirs.light + theirs.dark + theirs.rooks == 0
        }
        Lemma::BishopsOfOneColor => {
            let helpers = theirs.pawns + theirs.knights;
            strong + ours.knights + helpers == 0
                && (ours.dark + theirs.dark == 0 || ours.light + theirs.light == 0)
        }
    }
}
