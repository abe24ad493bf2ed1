//! Whether the squares of the kings are closed under every move.

use alloc::vec::Vec;

use super::{Castles, Reading, around};
use crate::{Bitboard, Color, Piece, Role, Square, Unproven};

pub(super) fn are_closed(reading: &Reading<'_>, castles: &Castles) -> Result<(), Unproven> {
    let open = Color::ALL.map(|color| {
        let king = Piece::new(color, Role::King);
        let is_open = |square: &Square| !reading.is_barred(*square, king);
        Square::ALL.into_iter().filter(is_open).collect()
    });
    let others = Color::ALL.map(|color| can_move_others(reading, color));
    let means = Means {
        reading,
        castles,
        open,
        others,
    };
    for turn in Color::ALL {
        for white in Square::ALL {
            for black in reading.confinement.kings().black(turn, white) {
                let from = Standing { turn, white, black };
                from.is_kept(&means)?;
            }
        }
    }
    Ok(())
}

/// Whether the kings may stand so.
pub(super) fn stand(reading: &Reading<'_>, turn: Color, white: Square, black: Square) -> bool {
    let kings = reading.confinement.kings();
    kings.black(turn, white).contains(black)
}

/// Whether a side can ever move anything but its king.
fn can_move_others(reading: &Reading<'_>, color: Color) -> bool {
    let promoted = reading.confinement.promoted()[color];
    (promoted.queens | promoted.knights).any()
        || reading.pieces.iter().any(|confined| {
            confined.piece.color == color
                && confined.piece.role != Role::King
                && confined.squares != confined.home.bit()
        })
}

/// What the moves of the kings depend on.
struct Means<'a> {
    reading: &'a Reading<'a>,
    castles: &'a Castles,
    /// By color: where its king may ever come.
    open: [Bitboard; 2],
    /// By color: whether anything but the king may ever move.
    others: [bool; 2],
}

#[derive(Clone, Copy)]
struct Standing {
    turn: Color,
    white: Square,
    black: Square,
}

impl Standing {
    /// Whether the kings stand so that they may, and every move leads to where they may stand.
    fn is_kept(self, means: &Means<'_>) -> Result<(), Unproven> {
        let Self { turn, white, black } = self;
        let reading = means.reading;
        let homes = means.castles.homes;
        for (color, square) in [(Color::White, white), (Color::Black, black)] {
            reading.may_stand(homes[color as usize], square)?;
        }
        let escape = Unproven::Escape(homes[turn as usize]);
        if means.others[turn as usize] && !stand(reading, !turn, white, black) {
            return Err(escape);
        }
        let king = Piece::new(turn, Role::King);
        for (to, next) in self.steps(means) {
            if !stand(reading, next.turn, next.white, next.black) {
                return Err(escape);
            }
            // Whatever is captured there, if the other side cannot move then, the game is over:
            // the capture itself gives it no move, for the king stands on that square.
            let goes_on = means.others[next.turn as usize] || !next.steps(means).is_empty();
            if goes_on && !reading.may_die_on(to, king) {
                return Err(escape);
            }
        }
        Ok(())
    }

    /// Where the king of the side to move may go, and how the kings stand then.
    fn steps(self, means: &Means<'_>) -> Vec<(Square, Self)> {
        let Self { turn, white, black } = self;
        let (from, other) = match turn {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        let open = around(from) & means.open[turn as usize] | means.castles.from(turn, from);
        open.into_iter()
            .filter(|&to| to != other && !around(to).contains(other))
            .map(|to| {
                let (white, black) = match turn {
                    Color::White => (to, black),
                    Color::Black => (white, to),
                };
                let turn = !turn;
                (to, Self { turn, white, black })
            })
            .collect()
    }
}
