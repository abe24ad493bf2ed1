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
    if role == Role::Pawn {
        return pawns(position, to, board.by_piece(Piece::new(us, role)));
    }
    if board.by_color(us).contains(to) {
        return Bitboard::EMPTY;
    }
    pieces(position, role, to)
}

/// The squares of the side to move from which a piece other than a pawn attacks `to`.
///
/// Nothing here branches on the role, which is hard to predict.
#[inline]
pub(crate) fn pieces(position: &Position, role: Role, to: Square) -> Bitboard {
    let board = position.board();
    let occupied = board.occupied();
    let ([p0, p1, p2], black) = board.planes();
    let code = role as u64;
    // All ones where the role's number has a 0.
    let without = |bit: u64| (code >> bit & 1).wrapping_sub(1);
    let own = match position.turn() {
        Color::White => !black,
        Color::Black => black,
    };
    let own = own & (p0 ^ without(0)) & (p1 ^ without(1)) & (p2 ^ without(2));
    let mut found = attacks::reach(role, to) & Bitboard(own);
    for from in found {
        if (attacks::between(from, to) & occupied).any() {
            found.remove(from);
        }
    }
    found
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
    let mut gone = to.bit();
    if role == Role::Pawn && position.en_passant() == Some(to) && from.file() != to.file() {
        gone = behind(position.turn(), gone);
    }
    let king = if role == Role::King {
        to
    } else {
        position.king(position.turn())
    };
    is_unattacked(position, king, from, to, gone)
}

/// Whether nothing would attack this square if a piece left `from` for `to` and `gone` were
/// captured.
#[inline]
fn is_unattacked(
    position: &Position,
    king: Square,
    from: Square,
    to: Square,
    gone: Bitboard,
) -> bool {
    let board = position.board();
    let us = position.turn();
    let after = (board.occupied().without(from) & !gone).with(to);
    let theirs = board.by_color(!us) & !gone;
    let near = attacks::knight(king) & board.by_role(Role::Knight)
        | attacks::king(king) & board.by_role(Role::King)
        | attacks::pawn(us, king) & board.by_role(Role::Pawn);
    if (near & theirs).any() {
        return false;
    }
    let far = attacks::bishop_rays(king) & board.diagonal_sliders()
        | attacks::rook_rays(king) & board.straight_sliders();
    (far & theirs)
        .into_iter()
        .all(|slider| (attacks::between(king, slider) & after).any())
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
///
/// Law: [3.8.2](crate::law::A3_8_2); Chess960: [II.3](crate::law::GUIDE_II_3).
pub(crate) fn castling(position: &Position, side: Side) -> Option<Move> {
    let board = position.board();
    let us = position.turn();
    let king = position.king(us);
    let rook = position.castling().rook(us, side, king)?;
    let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
    let others = board.occupied().without(king).without(rook);
    let path = attacks::between(king, king_to).with(king_to);
    let paths = path | attacks::between(rook, rook_to).with(rook_to);
    if (paths & others).any() {
        return None;
    }
    let attacked = |square, occupied| attacks::attackers(board, square, !us, occupied).any();
    let lifted = board.occupied().without(king);
    if path
        .with(king)
        .into_iter()
        .any(|square| attacked(square, lifted))
    {
        return None;
    }
    // In Chess960 the rook may have shielded the king's new square.
    if attacked(king_to, others.with(king_to).with(rook_to)) {
        return None;
    }
    Some(Move {
        from: king,
        to: rook,
        role: Role::King,
        kind: MoveKind::Castle,
    })
}
