//! Which positions are worth a search for a dead position.

use jadoube_laws::{Bitboard, Color, Piece, Position, Role, Square};

/// Whether a position may be dead although the pieces would suffice to mate: its pawns are locked,
/// or little is left and hardly a move to choose.
///
/// Cheap, and never the answer itself: what it passes is searched. Other dead positions are rare,
/// and found when a flag falls or somebody resigns.
///
/// Law: [5.2.2](jadoube_laws::law::A5_2_2).
pub(crate) fn may_be_dead(position: &Position) -> bool {
    is_forced(position) || is_locked(position)
}

/// A forced capture may leave too little to mate.
fn is_forced(position: &Position) -> bool {
    position.board().occupied().count() <= FEW_PIECES && position.legal_count() <= FEW_MOVES
}

const FEW_PIECES: u32 = 5;
const FEW_MOVES: usize = 3;

/// Nothing but kings, bishops and pawns is left, and no pawn can move or capture.
fn is_locked(position: &Position) -> bool {
    let board = position.board();
    let active =
        board.by_role(Role::Knight) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
    if active.any() || board.by_role(Role::Pawn).is_empty() {
        return false;
    }
    Color::ALL.into_iter().all(|color| {
        let pawns = board.by_piece(Piece::new(color, Role::Pawn));
        pawns
            .into_iter()
            .all(|pawn| is_blocked(position, color, pawn))
    })
}

fn is_blocked(position: &Position, color: Color, pawn: Square) -> bool {
    let board = position.board();
    let up = if color.is_white() { 1 } else { -1 };
    let ahead = pawn.offset(0, up);
    let stopped = ahead.is_some_and(|square| board.role_at(square) == Some(Role::Pawn));
    let captures: Bitboard = jadoube_laws::attacks::pawn(color, pawn);
    stopped && (captures & board.by_color(!color)).is_empty()
}
