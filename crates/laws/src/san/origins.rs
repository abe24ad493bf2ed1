//! From which squares a piece can legally reach a square; the heart of reading and writing moves.
//!
//! Everything here looks back from the target: a handful of attack look-ups instead of a list of
//! all legal moves.

use crate::{Bitboard, Color, Move, MoveKind, Piece, Position, Rank, Role, Side, Square, attacks};

/// Whether a pawn promotes here.
#[inline]
pub(crate) const fn is_last_rank(to: Square) -> bool {
    Bitboard::BACK_RANKS.contains(to)
}

/// The squares among `among` from which a piece of the side to move can legally go to `to`;
/// castling left out.
#[inline]
pub(crate) fn legal(position: &Position, role: Role, to: Square, among: Bitboard) -> Bitboard {
    let mut found = pseudo(position, role, to) & among;
    for from in found {
        if !is_safe(position, role, from, to) {
            found.remove(from);
        }
    }
    found
}

/// The squares from which a piece of this role moves to `to`, its own king's safety aside.
#[inline]
pub(crate) fn pseudo(position: &Position, role: Role, to: Square) -> Bitboard {
    let board = position.board();
    let us = position.turn();
    let occupied = board.occupied();
    let own = board.by_piece(Piece::new(us, role));
    let reach = match role {
        Role::Pawn => return pawns(position, to, own),
        Role::Knight => attacks::knight(to),
        Role::Bishop => attacks::bishop(to, occupied),
        Role::Rook => attacks::rook(to, occupied),
        Role::Queen => attacks::queen(to, occupied),
        Role::King => attacks::king(to),
    };
    if board.by_color(us).contains(to) {
        Bitboard::EMPTY
    } else {
        reach & own
    }
}

#[inline]
fn pawns(position: &Position, to: Square, own: Bitboard) -> Bitboard {
    let board = position.board();
    let us = position.turn();
    let occupied = board.occupied();
    if occupied.contains(to) {
        return if board.by_color(us).contains(to) {
            Bitboard::EMPTY
        } else {
            attacks::pawn(!us, to) & own
        };
    }
    if position.en_passant() == Some(to) {
        // The square behind is empty too: the captured pawn has just crossed both.
        return attacks::pawn(!us, to) & own;
    }
    let one = behind(us, to.bit());
    if (one & occupied).any() {
        return one & own;
    }
    if to.rank() == Rank::Fourth.relative(us) {
        behind(us, one) & own
    } else {
        Bitboard::EMPTY
    }
}

/// The squares one step back, as a side's pawns see it.
#[inline]
const fn behind(us: Color, squares: Bitboard) -> Bitboard {
    match us {
        Color::White => Bitboard(squares.0 >> 8),
        Color::Black => Bitboard(squares.0 << 8),
    }
}

/// Whether the mover's king is not attacked after a pseudo-legal move that is not castling.
///
/// Law: [3.9.2](crate::law::A3_9_2).
#[inline]
pub(crate) fn is_safe(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let board = position.board();
    let us = position.turn();
    let them = !us;
    let occupied = board.occupied();
    if role == Role::King {
        return attacks::attackers(board, to, them, occupied.without(from)).is_empty();
    }
    let king = position.king(us);
    let mut gone = to.bit();
    if role == Role::Pawn && position.en_passant() == Some(to) && from.file() != to.file() {
        gone = behind(us, to.bit());
    }
    let after = (occupied.without(from) & !gone).with(to);
    let theirs = board.by_color(them) & !gone;
    let attackers = attacks::knight(king) & board.by_role(Role::Knight)
        | attacks::pawn(us, king) & board.by_role(Role::Pawn)
        | attacks::bishop(king, after) & board.diagonal_sliders()
        | attacks::rook(king, after) & board.straight_sliders();
    (attackers & theirs).is_empty()
}

/// The move of a piece between two squares, its kind found from the position.
#[inline]
pub(crate) fn to_move(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Move {
    let kind = match (role, promotion) {
        (Role::Pawn, Some(role)) => MoveKind::Promotion(role),
        (Role::Pawn, None) => {
            if from.distance(to) == 2 {
                MoveKind::DoubleAdvance
            } else if from.file() != to.file() && !position.board().occupied().contains(to) {
                MoveKind::EnPassant
            } else {
                MoveKind::Normal
            }
        }
        (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King, _) => {
            MoveKind::Normal
        }
    };
    Move {
        from,
        to,
        role,
        kind,
    }
}

/// The legal castling to one side.
pub(crate) fn castling(position: &Position, side: Side) -> Option<Move> {
    position
        .castling_moves()
        .iter()
        .copied()
        .find(|m| m.castling_side() == Some(side))
}
