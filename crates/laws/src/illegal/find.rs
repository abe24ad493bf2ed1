//! Finding the reason.

use super::{Illegal, Lost, Path};
use crate::{Bitboard, Piece, Position, Rank, Role, Side, Square, attacks};

impl Position {
    /// Why a piece may not go from one square to another, or nothing if it may.
    ///
    /// Castling is named by the square the king reaches or by that of the rook. Nothing is
    /// answered exactly when a legal move goes there with this promotion.
    ///
    /// Law: [3.10.2](crate::law::A3_10_2).
    pub fn why_illegal(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Illegal> {
        let goes = |m: &crate::Move| {
            m.from() == from && m.promotion() == promotion && (m.to() == to || m.lands_on() == to)
        };
        if from != to && self.legal_moves().iter().any(goes) {
            return None;
        }
        Some(self.reason(from, to, promotion))
    }

    /// Why no piece of this kind among these squares may go to a square, or nothing if one may:
    /// what a move in algebraic notation that cannot be made is told.
    ///
    /// Castling is left out. Of several pieces, the one that came nearest to a legal move counts.
    pub fn why_none(
        &self,
        role: Role,
        among: Bitboard,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Illegal> {
        let piece = Piece::new(self.turn(), role);
        let legal = self.moves_to(role, to);
        let may = |m: &crate::Move| among.contains(m.from()) && m.promotion() == promotion;
        if legal.iter().any(may) {
            return None;
        }
        (self.board().by_piece(piece) & among)
            .into_iter()
            .map(|from| self.reason_to_move(piece, from, to, promotion))
            .max_by_key(Illegal::nearness)
            .or(Some(Illegal::NoSuchPiece { piece }))
    }

    /// Why the side to move may not castle to a side, or nothing if it may.
    ///
    /// Law: [3.8.2](crate::law::A3_8_2).
    pub fn why_not_castle(&self, side: Side) -> Option<Illegal> {
        let rook = self
            .castling()
            .rook(self.turn(), side, self.king(self.turn()));
        self.reason_not_to_castle(side, rook)
    }

    fn reason(&self, from: Square, to: Square, promotion: Option<Role>) -> Illegal {
        let Some(piece) = self.board().piece_at(from) else {
            return Illegal::NoPiece { from };
        };
        if piece.color != self.turn() {
            return Illegal::NotYours { from, piece };
        }
        if from == to {
            return Illegal::StaysPut { from };
        }
        if piece.role == Role::King
            && let Some((side, rook)) = self.castling_meant(from, to)
        {
            return match self.reason_not_to_castle(side, rook) {
                Some(reason) => reason,
                None => Illegal::NotAPromotion {
                    role: Role::King,
                    to,
                },
            };
        }
        self.reason_to_move(piece, from, to, promotion)
    }

    /// The reason against a move that is not castling, of a piece of the side to move.
    fn reason_to_move(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Illegal {
        self.reason_of_arrival(to)
            .or_else(|| self.reason_of_movement(piece, from, to))
            .or_else(|| self.reason_of_safety(piece, from, to))
            .or_else(|| reason_of_promotion(piece.role, to, promotion))
            .unwrap_or(Illegal::NotItsMove {
                role: piece.role,
                from,
                to,
            })
    }

    fn reason_of_arrival(&self, to: Square) -> Option<Illegal> {
        let piece = self.board().piece_at(to)?;
        if piece.color == self.turn() {
            Some(Illegal::OwnPiece { to, piece })
        } else if piece.role == Role::King {
            Some(Illegal::CapturesKing { to })
        } else {
            None
        }
    }

    fn reason_of_movement(&self, piece: Piece, from: Square, to: Square) -> Option<Illegal> {
        let role = piece.role;
        if role == Role::Pawn {
            return self.reason_of_pawn(from, to);
        }
        if !attacks::of(piece, from, Bitboard::EMPTY).contains(to) {
            return Some(Illegal::NotItsMove { role, from, to });
        }
        if role == Role::Knight {
            return None;
        }
        let way = attacks::between(from, to) & self.board().occupied();
        let by = nearest(way, from, to)?;
        let piece = self.board().piece_at(by)?;
        Some(Illegal::PathBlocked { role, by, piece })
    }

    fn reason_of_pawn(&self, from: Square, to: Square) -> Option<Illegal> {
        let us = self.turn();
        let board = self.board();
        let up = if us.is_white() { 1 } else { -1 };
        let one = from.offset(0, up);
        let two = from.offset(0, 2 * up);
        let blocked = |square: Option<Square>| {
            let by = square?;
            let piece = board.piece_at(by)?;
            Some(Illegal::PawnBlocked { by, piece })
        };
        if one == Some(to) {
            return blocked(one);
        }
        if two == Some(to) {
            if from.rank() == Rank::Second.relative(us) {
                return blocked(one).or_else(|| blocked(two));
            }
            return Some(Illegal::NotFirstMove { from });
        }
        if !attacks::pawn(us, from).contains(to) {
            let role = Role::Pawn;
            return Some(Illegal::NotItsMove { role, from, to });
        }
        if board.occupied().contains(to) || self.passed() == Some(to) {
            return None;
        }
        let pawn = Square::new(to.file(), from.rank());
        let beside = board.piece_at(pawn) == Some(Piece::new(!us, Role::Pawn));
        if beside && from.rank() == Rank::Fifth.relative(us) {
            Some(Illegal::NoEnPassant { to, pawn })
        } else {
            Some(Illegal::NothingToCapture { to })
        }
    }

    /// What the king would suffer from a move that is otherwise right.
    fn reason_of_safety(&self, piece: Piece, from: Square, to: Square) -> Option<Illegal> {
        let us = self.turn();
        let role = piece.role;
        let mut board = *self.board();
        board.clear(from);
        board.put(to, piece);
        let king = if role == Role::King {
            to
        } else {
            self.king(us)
        };
        let attackers =
            |board: &crate::Board| attacks::attackers(board, king, !us, board.occupied());
        let passing = role == Role::Pawn && self.passed() == Some(to) && from.file() != to.file();
        let captured = Square::new(to.file(), from.rank());
        let while_it_stands = attackers(&board);
        if passing {
            board.clear(captured);
        }
        let after = attackers(&board);
        let by = after.first()?;
        let piece = self.board().piece_at(by)?;
        if role == Role::King {
            return Some(Illegal::EntersCheck { to, by, piece });
        }
        if let Some(by) = (after & self.checkers()).first() {
            let piece = self.board().piece_at(by)?;
            return Some(Illegal::LeavesCheck { by, piece });
        }
        if passing && (while_it_stands & after).is_empty() {
            let pawn = captured;
            return Some(Illegal::EnPassantExposes { pawn, by, piece });
        }
        Some(Illegal::Pinned {
            from,
            role,
            by,
            piece,
        })
    }

    /// The castling a king's move to a square means, and the rook that still has the right to it.
    fn castling_meant(&self, from: Square, to: Square) -> Option<(Side, Option<Square>)> {
        let us = self.turn();
        let home = Bitboard::back_rank(us);
        if !home.contains(from) || !home.contains(to) {
            return None;
        }
        let right = |side: Side| self.castling().rook(us, side, from);
        let towards = if to > from { Side::King } else { Side::Queen };
        if self.board().piece_at(to) == Some(Piece::new(us, Role::Rook)) {
            let far = Side::ALL
                .into_iter()
                .find(|side| side.king_to(us) == to && right(*side).is_some_and(|rook| rook != to));
            return match far {
                Some(side) if from.distance(to) > 1 => Some((side, right(side))),
                Some(_) | None => Some((towards, right(towards).filter(|&rook| rook == to))),
            };
        }
        let side = Side::ALL.into_iter().find(|side| side.king_to(us) == to)?;
        let from_e_file = from.file() == crate::File::E;
        (from.distance(to) > 1 && (right(side).is_some() || from_e_file))
            .then(|| (side, right(side)))
    }

    fn reason_not_to_castle(&self, side: Side, rook: Option<Square>) -> Option<Illegal> {
        let Some(rook) = rook else {
            let lost = Lost::Unknown;
            return Some(Illegal::CastlingLost { side, lost });
        };
        let us = self.turn();
        let board = self.board();
        let king = self.king(us);
        let king_to = side.king_to(us);
        let named = |by: Square| Some((by, board.piece_at(by)?));
        if let Some((by, piece)) = self.checkers().first().and_then(named) {
            return Some(Illegal::CastlingInCheck { side, by, piece });
        }
        if let Some(blocked) = self.reason_of_blocked_castling(side, rook) {
            return Some(blocked);
        }
        let without_king = board.occupied() & !king.bit();
        let attacker = |square, occupied| {
            attacks::attackers(board, square, !us, occupied)
                .first()
                .and_then(named)
        };
        let mut crossed = attacks::between(king, king_to);
        while let Some(over) = nearest(crossed, king, king_to) {
            if let Some((by, piece)) = attacker(over, without_king) {
                return Some(Illegal::CastlingThrough {
                    side,
                    over,
                    by,
                    piece,
                });
            }
            crossed.remove(over);
        }
        let to = king_to;
        if let Some((by, piece)) = attacker(to, without_king) {
            return Some(Illegal::CastlingInto {
                side,
                to,
                by,
                piece,
            });
        }
        let castled = without_king & !rook.bit();
        let (by, piece) = attacker(to, castled.with(to).with(side.rook_to(us)))?;
        Some(Illegal::CastlingUncovers {
            side,
            rook,
            by,
            piece,
        })
    }

    fn reason_of_blocked_castling(&self, side: Side, rook: Square) -> Option<Illegal> {
        let us = self.turn();
        let king = self.king(us);
        let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
        let others = self.board().occupied() & !king.bit() & !rook.bit();
        let king_path = attacks::between(king, king_to).with(king_to);
        let rook_path = attacks::between(rook, rook_to).with(rook_to);
        let (by, path) = match nearest(others & attacks::between(king, rook), king, rook) {
            Some(by) => (by, Path::BetweenKingAndRook),
            None => (
                (others & (king_path | rook_path)).first()?,
                Path::ToTheirLastSquares,
            ),
        };
        let piece = self.board().piece_at(by)?;
        Some(Illegal::CastlingBlocked {
            side,
            by,
            piece,
            path,
        })
    }
}

fn reason_of_promotion(role: Role, to: Square, promotion: Option<Role>) -> Option<Illegal> {
    let last_rank = role == Role::Pawn && Bitboard::BACK_RANKS.contains(to);
    match promotion {
        None if last_rank => Some(Illegal::PromotionMissing { to }),
        Some(role) if last_rank && !role.can_promote_to() => {
            Some(Illegal::PromotionForbidden { role })
        }
        Some(_) if !last_rank => Some(Illegal::NotAPromotion { role, to }),
        Some(_) | None => None,
    }
}

/// The square of a set on the way from one square to another that is met first.
fn nearest(squares: Bitboard, from: Square, to: Square) -> Option<Square> {
    if to > from {
        squares.first()
    } else {
        squares.last()
    }
}

impl Illegal {
    /// How near to a legal move the reason leaves a move, to choose what to tell.
    const fn nearness(&self) -> u8 {
        match self {
            Self::NoPiece { .. }
            | Self::NoSuchPiece { .. }
            | Self::NotYours { .. }
            | Self::StaysPut { .. } => 0,
            Self::NotItsMove { .. } => 1,
            Self::NotFirstMove { .. } | Self::NothingToCapture { .. } => 2,
            Self::OwnPiece { .. } | Self::CapturesKing { .. } => 3,
            Self::PathBlocked { .. } | Self::PawnBlocked { .. } | Self::NoEnPassant { .. } => 4,
            Self::CastlingLost { .. }
            | Self::CastlingBlocked { .. }
            | Self::CastlingInCheck { .. }
            | Self::CastlingThrough { .. }
            | Self::CastlingInto { .. }
            | Self::CastlingUncovers { .. } => 5,
            Self::LeavesCheck { .. } => 6,
            Self::Pinned { .. } | Self::EntersCheck { .. } | Self::EnPassantExposes { .. } => 7,
            Self::PromotionMissing { .. }
            | Self::PromotionForbidden { .. }
            | Self::NotAPromotion { .. } => 8,
        }
    }
}
