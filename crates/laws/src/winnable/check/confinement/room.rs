//! Whether the squares leave no room for a mate.

use super::{Castles, DIAGONAL, Reading, STRAIGHT, around, is_long, lines, walk};
use crate::{Bitboard, Color, Confined, Piece, Role, Square, Unproven};

/// Wherever the loser's king may stand, no move can check it, or of the squares by it those that
/// nothing attacks are more than the winner's king and the loser's pieces can take from it.
pub(super) fn is_none(
    reading: &Reading<'_>,
    winner: Color,
    castles: &Castles,
) -> Result<(), Unproven> {
    let attacks = Attacks::of(reading, winner);
    for square in reading.of_king(!winner) & attacks.all {
        let open = around(square) & !attacks.all;
        let is_held = stands(reading, winner, castles, &attacks, square)
            .into_iter()
            .any(|stand| {
                stand.distance(square) > 1 && can_fill(reading, open & !around(stand), !winner)
            });
        if is_held {
            return Err(Unproven::RoomForMate(square));
        }
    }
    Ok(())
}

/// What the winner's pieces but the king may attack.
struct Attacks {
    all: Bitboard,
    /// Where those that move may check, and those that stand still when something leaves a line.
    checks: Bitboard,
    /// What some may attack along diagonals, and along ranks and files.
    long: [Bitboard; 2],
}

impl Attacks {
    fn of(reading: &Reading<'_>, winner: Color) -> Self {
        let mut attacks = Self {
            all: Bitboard::EMPTY,
            checks: Bitboard::EMPTY,
            long: [Bitboard::EMPTY; 2],
        };
        let pieces = reading
            .pieces
            .iter()
            .filter(|confined| confined.piece.color == winner && confined.piece.role != Role::King);
        for confined in pieces {
            let seen = confined
                .squares
                .into_iter()
                .fold(Bitboard::EMPTY, |all, from| {
                    all | reading.reached(confined.piece, from)
                });
            attacks.all |= seen;
            attacks.see_along_lines(reading, confined.piece.role, confined.squares);
            attacks.checks |= if confined.squares == confined.home.bit() {
                uncovered(reading, confined)
            } else {
                seen
            };
        }
        let promoted = reading.confinement.promoted()[winner];
        for (role, squares) in [
            (Role::Queen, promoted.queens),
            (Role::Knight, promoted.knights),
        ] {
            for from in squares {
                let seen = reading.reached(Piece::new(winner, role), from);
                attacks.all |= seen;
                attacks.checks |= seen;
            }
            attacks.see_along_lines(reading, role, squares);
        }
        attacks
    }

    fn see_along_lines(&mut self, reading: &Reading<'_>, role: Role, squares: Bitboard) {
        let passes = |at: Square| reading.still_at(at).is_none();
        for ((seen, steps), other) in self
            .long
            .iter_mut()
            .zip([DIAGONAL, STRAIGHT])
            .zip([Role::Rook, Role::Bishop])
        {
            if !is_long(role) || role == other {
                continue;
            }
            for from in squares {
                for step in steps {
                    *seen |= walk(from, step, true, passes);
                }
            }
        }
    }
}

/// What a piece that never moves may come to attack because another of its side leaves the line,
/// or a pawn that is captured in passing.
fn uncovered(reading: &Reading<'_>, confined: &Confined) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    if !is_long(confined.piece.role) {
        return seen;
    }
    let color = confined.piece.color;
    let pawns = reading
        .pieces
        .iter()
        .filter(|other| other.piece == Piece::new(!color, Role::Pawn))
        .fold(Bitboard::EMPTY, |all, pawn| all | pawn.squares);
    let lids = reading.present(color) | pawns;
    for &step in lines(confined.piece) {
        let mut is_covered = false;
        for to in in_order(reading, confined.home, step) {
            if is_covered {
                seen.insert(to);
            }
            is_covered |= lids.contains(to);
        }
    }
    seen
}

/// The squares on a line up to a piece that stands still, the nearest first.
fn in_order(reading: &Reading<'_>, from: Square, step: (i32, i32)) -> alloc::vec::Vec<Square> {
    let line = walk(from, step, true, |at| reading.still_at(at).is_none());
    let mut squares: alloc::vec::Vec<Square> = line.into_iter().collect();
    squares.sort_by_key(|to| to.distance(from));
    squares
}

/// Where the winner's king may stand when a move checks on a square: where it stood if another
/// piece moved, or where it came to from a line on which a piece may check then.
fn stands(
    reading: &Reading<'_>,
    winner: Color,
    castles: &Castles,
    attacks: &Attacks,
    square: Square,
) -> Bitboard {
    let kings = reading.confinement.kings();
    let at = |turn: Color, hunter: Square| match winner {
        Color::White => kings.black(turn, hunter).contains(square),
        Color::Black => kings.black(turn, square).contains(hunter),
    };
    let mut stands = Bitboard::EMPTY;
    for hunter in Square::ALL {
        if at(winner, hunter) && attacks.checks.contains(square) {
            stands.insert(hunter);
        }
        if at(!winner, hunter) {
            let comes_from_a_line = around(hunter)
                .into_iter()
                .any(|from| at(winner, from) && is_uncovered_from(reading, attacks, from, square));
            let has_castled = castles.to[winner as usize].contains(hunter);
            if comes_from_a_line || has_castled {
                stands.insert(hunter);
            }
        }
    }
    stands
}

/// Whether a piece may check on a square along a line on which another square lies.
fn is_uncovered_from(
    reading: &Reading<'_>,
    attacks: &Attacks,
    from: Square,
    square: Square,
) -> bool {
    let passes = |at: Square| reading.still_at(at).is_none();
    attacks
        .long
        .iter()
        .zip([DIAGONAL, STRAIGHT])
        .any(|(seen, steps)| {
            let mut lines = steps.into_iter();
            seen.contains(square)
                && lines.any(|step| walk(square, step, true, passes).contains(from))
        })
}

/// Whether each of these squares may be taken by a piece of a side but its king, all of them by
/// different ones.
fn can_fill(reading: &Reading<'_>, squares: Bitboard, color: Color) -> bool {
    let promoted = reading.confinement.promoted()[color];
    if !(squares & !reading.present(color)).is_empty() {
        return false;
    }
    let is_able = |confined: &&Confined| {
        confined.piece.color == color
            && confined.piece.role != Role::King
            && (confined.squares & squares).any()
    };
    let able = reading.pieces.iter().filter(is_able).count();
    ((promoted.queens | promoted.knights) & squares).any() || able >= squares.count() as usize
}
