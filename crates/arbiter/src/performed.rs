//! What a player does with the pieces to make a move.

use alloc::vec::Vec;

use jadoube_laws::{Move, MoveKind, Role, Square, attacks};

use crate::{Act, Manner, Standing};

/// The facts that make a legal move on the board, in the order in which a careful player brings
/// them about: the piece is touched and let go; castling moves the king first; a pawn taken in
/// passing is taken off; a promoted pawn is taken off for the new piece.
///
/// Pressing the clock is not among them.
///
/// Law: [4.7](jadoube_laws::law::A4_7).
///
/// ```
/// use jadoube_arbiter::{Act, Manner, Standing, performed};
/// use jadoube_laws::{Position, Square};
///
/// let position = Position::initial();
/// let knight = position.read_san(b"Nf3")?;
/// let (from, to) = (Square::G1, Square::F3);
/// assert_eq!(
///     performed(&Standing::Sound(position), knight),
///     [Act::Touch(from, Manner::Plain), Act::Release { from, to }],
/// );
/// # Ok::<(), jadoube_laws::SanError>(())
/// ```
pub fn performed(standing: &Standing, m: Move) -> Vec<Act> {
    let (from, to) = (m.from(), m.lands_on());
    let mut acts = Vec::with_capacity(4);
    acts.push(Act::Touch(from, Manner::Plain));
    match m.kind() {
        MoveKind::Normal | MoveKind::DoubleAdvance => acts.push(Act::Release { from, to }),
        MoveKind::EnPassant => {
            acts.push(Act::Release { from, to });
            acts.push(Act::Remove(Square::new(to.file(), from.rank())));
        }
        MoveKind::Promotion(role) => {
            acts.push(Act::Release { from, to });
            acts.push(Act::Remove(to));
            acts.push(Act::ReleaseNew(role, to));
        }
        MoveKind::Castle => castle(standing, m, &mut acts),
    }
    acts
}

/// The king first; where it stays, the rook goes over it. Where the rook stands in its way, or the
/// king would seem to make a move of its own, it waits beside the board until the rook is there.
///
/// Law: [II.3.2.5](jadoube_laws::law::GUIDE_II_3_2_5).
fn castle(standing: &Standing, m: Move, acts: &mut Vec<Act>) {
    let Some(side) = m.castling_side() else {
        return;
    };
    let color = standing.turn();
    let (king, rook) = (m.from(), m.to());
    let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
    let waits_beside = king_to == rook || attacks::king(king).contains(king_to);
    if king == king_to {
        acts.push(Act::Release {
            from: rook,
            to: rook_to,
        });
    } else if waits_beside {
        // The king is taken off, the rook crosses, the king comes back beside it.
        acts.push(Act::Remove(king));
        acts.push(Act::Touch(rook, Manner::Plain));
        acts.push(Act::Release {
            from: rook,
            to: rook_to,
        });
        acts.push(Act::ReleaseNew(Role::King, king_to));
    } else {
        acts.push(Act::Release {
            from: king,
            to: king_to,
        });
        if rook != rook_to {
            acts.push(Act::Touch(rook, Manner::Plain));
            acts.push(Act::Release {
                from: rook,
                to: rook_to,
            });
        }
    }
}
