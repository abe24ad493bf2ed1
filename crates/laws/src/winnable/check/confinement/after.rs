//! Whether the squares said to hold after a capture hold whatever that capture leaves.

use super::{Reading, kings::stand, lines};
use crate::{Color, Confined, Fate, Rank, Role, Square, Unproven};

/// The same pieces but the one captured, each where it could stand before, the kings too; and a
/// pawn that captures where it comes to. Whatever else captures finds its way by its ordinary
/// moves.
pub(super) fn follows(
    before: &Reading<'_>,
    home: Square,
    next: &Reading<'_>,
) -> Result<(), Unproven> {
    let escape = Unproven::Escape(home);
    let Some(captured) = before.pieces.iter().find(|piece| piece.home == home) else {
        return Err(Unproven::Misplaced(home));
    };
    if captured.piece.role == Role::King {
        return Err(Unproven::Misplaced(home));
    }
    let left = || before.pieces.iter().filter(|piece| piece.home != home);
    if left().count() != next.pieces.len() {
        return Err(escape);
    }
    let by = !captured.piece.color;
    for (earlier, later) in left().zip(next.pieces) {
        let is_same = earlier.home == later.home && earlier.piece == later.piece;
        let may_be_gone = earlier.fate == Fate::Mortal && later.fate == Fate::Immortal;
        if !is_same || may_be_gone || !(earlier.squares & !later.squares).is_empty() {
            return Err(Unproven::Escape(earlier.home));
        }
        if earlier.piece.color == by && earlier.piece.role == Role::Pawn {
            comes_to(earlier, later, home, next)?;
        }
    }
    for color in Color::ALL {
        let (earlier, later) = (
            before.confinement.promoted()[color],
            next.confinement.promoted()[color],
        );
        let lost = (earlier.queens & !later.queens) | (earlier.knights & !later.knights);
        if lost.any() {
            return Err(Unproven::EscapePromoted(color));
        }
    }
    for turn in Color::ALL {
        for white in Square::ALL {
            for black in before.confinement.kings().black(turn, white) {
                let is_captured = turn != by || stand(next, !turn, white, black);
                if !is_captured || !stand(next, turn, white, black) {
                    return Err(escape);
                }
            }
        }
    }
    Ok(())
}

/// Whether a pawn that captures may be where it comes to.
fn comes_to(
    earlier: &Confined,
    later: &Confined,
    home: Square,
    next: &Reading<'_>,
) -> Result<(), Unproven> {
    let color = earlier.piece.color;
    let takes = earlier.squares.into_iter().any(|from| {
        lines(earlier.piece)
            .iter()
            .any(|&(files, ranks)| from.offset(files, ranks) == Some(home))
    });
    let promoted = next.confinement.promoted()[color];
    let is_there = if home.rank().relative(color) == Rank::Eighth {
        promoted.queens.contains(home)
            && promoted.knights.contains(home)
            && later.fate == Fate::Mortal
    } else {
        later.squares.contains(home)
    };
    if takes && !is_there {
        return Err(Unproven::Escape(earlier.home));
    }
    Ok(())
}
