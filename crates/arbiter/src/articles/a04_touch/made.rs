//! Whether what was done with the pieces makes a move.

use jadoube_laws::{Board, CastlingMode, Move, MoveKind, Rule, Side, Square};

use crate::{Must, Obligation, Standing};

/// What the board has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// Nothing: it looks as it did before the move.
    Nothing,
    /// A legal move is made.
    Move(Move),
    /// A part of a legal move, which binds.
    Part(Obligation),
    /// Something that is no legal move, or not yet.
    Other,
}

/// What the board has come to, now that a piece was let go on a square, or taken off it.
///
/// Where the player is obliged to castle on a side, a king that is let go where castling brings it
/// has begun to: in Chess960 it may be a king's move by itself as well.
///
/// Law: [4.7](jadoube_laws::law::A4_7), [4.4.1](jadoube_laws::law::A4_4_1).
pub(crate) fn done(
    standing: &Standing,
    board: &Board,
    let_go: Option<(Square, Square)>,
    mode: CastlingMode,
    castles: Option<Side>,
) -> Done {
    if board == standing.board() {
        return Done::Nothing;
    }
    let moves = standing.moves();
    let begins = |m: &&Move| {
        let goes = (m.from(), m.lands_on());
        castles.is_some() && m.castling_side() == castles && let_go == Some(goes)
    };
    if let Some(&m) = moves.iter().find(begins) {
        if standing.after(m, mode).board() == board {
            return Done::Move(m);
        }
        let part = let_go.and_then(|(from, to)| part(standing, &[m], board, from, to));
        return part.map_or(Done::Other, Done::Part);
    }
    if let Some((from, to)) = let_go {
        let simple = |m: &&Move| m.from() == from && m.to() == to && m.kind() != MoveKind::Castle;
        if let Some(&m) = moves.iter().find(simple)
            && standing.after(m, mode).board() == board
        {
            return Done::Move(m);
        }
    }
    let same = |m: &&Move| standing.after(**m, mode).board() == board;
    if let Some(&m) = moves.iter().find(same) {
        return Done::Move(m);
    }
    let part = let_go.and_then(|(from, to)| part(standing, &moves, board, from, to));
    part.map_or(Done::Other, Done::Part)
}

/// The obligation from letting go of a piece where a legal move, not made in full, takes it.
fn part(
    standing: &Standing,
    moves: &[Move],
    board: &Board,
    from: Square,
    to: Square,
) -> Option<Obligation> {
    // Only this piece has moved, and at most what it captures is off the board.
    let m = moves.iter().copied().find(|m| {
        let kind_takes_more = match m.kind() {
            MoveKind::EnPassant | MoveKind::Promotion(_) => true,
            MoveKind::Castle => m.castling_side().is_some(),
            MoveKind::Normal | MoveKind::DoubleAdvance => false,
        };
        kind_takes_more && m.from() == from && m.lands_on() == to
    })?;
    let role = standing.board().role_at(from)?;
    if board.role_at(to) != Some(role) {
        return None;
    }
    Some(match m.castling_side() {
        Some(side) => Obligation {
            must: Must::Castle(side),
            rule: Rule::CastlingMade,
        },
        None => Obligation {
            must: Must::Finish(from, to),
            rule: Rule::Released,
        },
    })
}
