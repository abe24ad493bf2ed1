//! Legal moves (a first, simple generator).

use super::Position;
use crate::{Bitboard, Move, MoveKind, MoveList, Piece, Rank, Role, Side, Square, attacks};

pub(super) fn legal_moves(p: &Position) -> MoveList {
    let mut list = MoveList::new();
    let us = p.board.by_color(p.turn);
    let occupied = p.board.occupied();
    for from in us {
        let Some(role) = p.board.role_at(from) else {
            continue;
        };
        let mut push = |to: Square, kind: MoveKind| {
            let m = Move {
                from,
                to,
                role,
                kind,
            };
            if leaves_king_safe(p, m) {
                list.push(m);
            }
        };
        if role != Role::Pawn {
            for to in attacks::of(Piece::new(p.turn, role), from, occupied) & !us {
                push(to, MoveKind::Normal);
            }
            continue;
        }
        let up = if p.turn.is_white() { 1 } else { -1 };
        let mut targets = attacks::pawn(p.turn, from) & p.board.by_color(!p.turn);
        if let Some(to) = from.offset(0, up).filter(|&to| !occupied.contains(to)) {
            targets.insert(to);
            if let Some(to) = to.offset(0, up).filter(|&to| {
                from.rank() == Rank::Second.relative(p.turn) && !occupied.contains(to)
            }) {
                push(to, MoveKind::DoubleAdvance);
            }
        }
        for to in targets {
            if Bitboard::BACK_RANKS.contains(to) {
                for promotion in Role::PROMOTIONS {
                    push(to, MoveKind::Promotion(promotion));
                }
            } else {
                push(to, MoveKind::Normal);
            }
        }
        if let Some(to) = p
            .en_passant
            .filter(|&to| attacks::pawn(p.turn, from).contains(to))
        {
            push(to, MoveKind::EnPassant);
        }
    }
    castling(p, &mut list);
    list
}

fn leaves_king_safe(p: &Position, m: Move) -> bool {
    let mut board = p.board;
    board.clear(m.from);
    board.put(m.to, Piece::new(p.turn, m.role));
    if m.kind == MoveKind::EnPassant {
        board.clear(Square::new(m.to.file(), m.from.rank()));
    }
    let king = board.king_of(p.turn).unwrap_or(m.to);
    attacks::attackers(&board, king, !p.turn, board.occupied()).is_empty()
}

fn castling(p: &Position, list: &mut MoveList) {
    let king = p.king(p.turn);
    if p.is_check() {
        return;
    }
    for side in Side::ALL {
        let Some(rook) = p.castling.rook(p.turn, side, king) else {
            continue;
        };
        let (king_to, rook_to) = (side.king_to(p.turn), side.rook_to(p.turn));
        let others = p.board.occupied() & !king.bit() & !rook.bit();
        let king_path = attacks::between(king, king_to).with(king_to);
        let rook_path = attacks::between(rook, rook_to).with(rook_to);
        if ((king_path | rook_path) & others).any() {
            continue;
        }
        let after = others.with(king_to).with(rook_to);
        let safe = king_path.into_iter().all(|square| {
            attacks::attackers(&p.board, square, !p.turn, p.board.occupied() & !king.bit())
                .is_empty()
        }) && attacks::attackers(&p.board, king_to, !p.turn, after).is_empty();
        if safe {
            list.push(Move {
                from: king,
                to: rook,
                role: Role::King,
                kind: MoveKind::Castle,
            });
        }
    }
}
