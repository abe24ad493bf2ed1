//! Whether a move ends all, so that it need not lead to where the squares allow: it mates the
//! winner, or the winner's last piece is taken after it whatever is played.

use super::{Reading, around, forward, is_long, lines, walk};
use crate::{Bitboard, Color, Confined, Piece, Role, Square};

pub(super) fn is_end(reading: &Reading<'_>, mover: &Confined, from: Square, to: Square) -> bool {
    if matches!(mover.piece.role, Role::Pawn | Role::King) {
        false
    } else if mover.piece.color == reading.winner {
        is_given_away(reading, mover, to)
    } else {
        is_mate(reading, mover, from, to)
    }
}

/// The one square where a king ever stands.
fn only(squares: Bitboard) -> Option<Square> {
    squares.first().filter(|square| squares == square.bit())
}

/// The last piece of the winner checks from a square beside the king, which is shut in by its own
/// pieces: it must be taken, and it can be.
fn is_given_away(reading: &Reading<'_>, mover: &Confined, to: Square) -> bool {
    let loser = !reading.winner;
    let Some(king) = only(reading.of_king(loser)) else {
        return false;
    };
    let checks = lines(mover.piece)
        .iter()
        .any(|&(files, ranks)| to.offset(files, ranks) == Some(king));
    let is_shut_in = around(king).into_iter().all(|square| {
        let still = reading.still_at(square);
        square == to || still.is_some_and(|still| still.piece.color == loser)
    });
    let is_free = (around(to) & reading.of_king(reading.winner)).is_empty();
    reading.takes_the_last(loser)
        && around(king).contains(to)
        && checks
        && is_shut_in
        && (is_free || is_held(reading, to, loser, &[to, king], None))
}

/// Whether a piece that stands still, on none of the squares left out, attacks a square for ever,
/// even if something else is put on another square.
fn is_held(
    reading: &Reading<'_>,
    square: Square,
    by: Color,
    without: &[Square],
    put: Option<Square>,
) -> bool {
    let passes = |at: Square| !reading.is_ever_occupied(at) && put != Some(at);
    reading.pieces.iter().any(|holder| {
        holder.piece.color == by
            && !without.contains(&holder.home)
            && reading.still_at(holder.home).is_some()
            && lines(holder.piece).iter().any(|&step| {
                walk(holder.home, step, is_long(holder.piece.role), passes).contains(square)
            })
    })
}

/// The winner's king never moves, and this move of the loser mates it.
fn is_mate(reading: &Reading<'_>, mover: &Confined, from: Square, to: Square) -> bool {
    let winner = reading.winner;
    let Some(king) = only(reading.of_king(winner)) else {
        return false;
    };
    let is_shut_in = around(king).into_iter().all(|square| {
        let still = reading.still_at(square);
        let is_own = still.is_some_and(|still| still.piece.color == winner) && square != to;
        is_own || is_held(reading, square, !winner, &[mover.home], Some(to))
    });
    is_shut_in
        && (checks_from(reading, mover, to, king) || uncovers(reading, mover, [from, to], king))
}

/// Whether a piece checks from a square, and can be neither taken nor blocked.
fn checks_from(reading: &Reading<'_>, mover: &Confined, to: Square, king: Square) -> bool {
    let passes = |at: Square| !reading.is_ever_occupied(at) && !may_come(reading, at, mover.home);
    !may_come(reading, to, mover.home)
        && lines(mover.piece)
            .iter()
            .any(|&step| walk(to, step, is_long(mover.piece.role), passes).contains(king))
}

/// Whether a piece that leaves a line lets one that stands still check along it, which can be
/// neither taken nor blocked.
fn uncovers(
    reading: &Reading<'_>,
    mover: &Confined,
    [from, to]: [Square; 2],
    king: Square,
) -> bool {
    let passes = |at: Square| {
        let is_taken = reading
            .pieces
            .iter()
            .any(|other| other.home != mover.home && other.squares.contains(at));
        let promoted = Color::ALL
            .into_iter()
            .map(|color| reading.confinement.promoted()[color])
            .any(|promoted| (promoted.queens | promoted.knights).contains(at));
        !is_taken && !promoted && at != to && !may_come(reading, at, mover.home)
    };
    reading.pieces.iter().any(|checker| {
        checker.piece.color != reading.winner
            && checker.home != mover.home
            && is_long(checker.piece.role)
            && reading.still_at(checker.home).is_some()
            && !may_come(reading, checker.home, mover.home)
            && lines(checker.piece).iter().any(|&step| {
                let line = walk(checker.home, step, true, passes);
                line.contains(king) && line.contains(from)
            })
    })
}

/// Whether a piece of the winner but its king may ever come to a square, or take there, once the
/// piece that began on another square has left it.
fn may_come(reading: &Reading<'_>, square: Square, left: Square) -> bool {
    let winner = reading.winner;
    let passes = |at: Square| at == left || reading.still_at(at).is_none();
    let sees = |piece: Piece, from: Square| {
        lines(piece)
            .iter()
            .any(|&step| walk(from, step, is_long(piece.role), passes).contains(square))
    };
    let up = forward(winner);
    let pushes =
        |from: Square| from.offset(0, up) == Some(square) || from.offset(0, 2 * up) == Some(square);
    let promoted = reading.confinement.promoted()[winner];
    let queen = Piece::new(winner, Role::Queen);
    let knight = Piece::new(winner, Role::Knight);
    promoted.queens.into_iter().any(|from| sees(queen, from))
        || promoted.knights.into_iter().any(|from| sees(knight, from))
        || reading.pieces.iter().any(|piece| {
            piece.piece.color == winner
                && piece.piece.role != Role::King
                && piece.squares.into_iter().any(|from| {
                    sees(piece.piece, from) || piece.piece.role == Role::Pawn && pushes(from)
                })
        })
}
