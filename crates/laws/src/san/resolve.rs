//! Which move of a position is meant.

use super::{Action, San, SanError, origins};
use crate::{Bitboard, File, Illegal, Move, MoveKind, Piece, Position, Rank, Role, Side, Square};

impl San {
    /// The legal move that is meant, if it is written as briefly and as fully as the export format
    /// asks.
    ///
    /// # Errors
    ///
    /// Any of [`SanError`] but `Syntax`.
    pub fn resolve(&self, position: &Position) -> Result<Move, SanError> {
        let m = self.meaning(position)?;
        let Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            ..
        } = self.action
        else {
            return Ok(m);
        };
        if capture != is_capture(position, m) {
            return Err(SanError::CaptureMark(m));
        }
        let shortest = if role == Role::Pawn {
            (file.is_some() == capture) && rank.is_none()
        } else {
            departure(origins::legal(position, role, to, Bitboard::FULL), m.from()) == (file, rank)
        };
        if shortest {
            Ok(m)
        } else {
            Err(SanError::Overspecified(m))
        }
    }

    /// The legal move that is meant, whether or not its `x` and its departure are written well.
    pub(crate) fn meaning(&self, position: &Position) -> Result<Move, SanError> {
        match self.action {
            Action::Null => Err(SanError::Null),
            Action::Castle(side) => origins::castling(position, side)
                .ok_or_else(|| SanError::Illegal(why_not_castle(position, side))),
            Action::Move {
                role,
                file,
                rank,
                to,
                promotion,
                capture,
            } => {
                let among = if role != Role::Pawn || file.is_some() {
                    mask(file, rank)
                } else if capture {
                    // Without a file a pawn captures from another one, or stays on its own.
                    !to.file().squares()
                } else {
                    mask(Some(to.file()), rank)
                };
                let origins = origins::legal(position, role, to, among);
                let promotes = role == Role::Pawn && origins::is_last_rank(to);
                if origins.is_empty() {
                    return Err(SanError::Illegal(why_none(position, role, among, to)));
                }
                match promotion {
                    None if promotes => return Err(SanError::MissingPromotion),
                    Some(role) if !promotes || !role.can_promote_to() => {
                        return Err(SanError::IllegalPromotion(role));
                    }
                    Some(_) | None => {}
                }
                let to_move = |from| origins::to_move(position, role, from, to, promotion);
                match origins.single() {
                    Some(from) => Ok(to_move(from)),
                    None => Err(SanError::Ambiguous(
                        origins.into_iter().map(to_move).collect(),
                    )),
                }
            }
        }
    }
}

/// Why none of these pieces can go there.
#[cold]
fn why_none(position: &Position, role: Role, among: Bitboard, to: Square) -> Illegal {
    position
        .why_none(role, among, to, None)
        .unwrap_or(Illegal::NoSuchPiece {
            piece: Piece::new(position.turn(), role),
        })
}

/// Why castling is not possible.
#[cold]
pub(crate) fn why_not_castle(position: &Position, side: Side) -> Illegal {
    position
        .why_not_castle(side)
        .unwrap_or(Illegal::NoSuchPiece {
            piece: Piece::new(position.turn(), Role::King),
        })
}

/// The squares a written departure leaves possible.
pub(super) const fn mask(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    let file = match file {
        Some(file) => file.squares(),
        None => Bitboard::FULL,
    };
    let rank = match rank {
        Some(rank) => rank.squares(),
        None => Bitboard::FULL,
    };
    Bitboard(file.0 & rank.0)
}

/// Whether a move of this position captures.
#[inline]
pub(crate) fn is_capture(position: &Position, m: Move) -> bool {
    match m.kind() {
        MoveKind::EnPassant => true,
        MoveKind::Castle => false,
        MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::Promotion(_) => {
            position.board().occupied().contains(m.to())
        }
    }
}

/// How little of the departure square tells it from the other squares a legal move of the same
/// kind starts from: nothing, the file, the rank, or both.
///
/// Law: [C.10](crate::law::APP_C_10).
#[inline]
pub(super) fn departure(origins: Bitboard, from: Square) -> (Option<File>, Option<Rank>) {
    let others = origins.without(from);
    if others.is_empty() {
        (None, None)
    } else if (others & from.file().squares()).is_empty() {
        (Some(from.file()), None)
    } else if (others & from.rank().squares()).is_empty() {
        (None, Some(from.rank()))
    } else {
        (Some(from.file()), Some(from.rank()))
    }
}
