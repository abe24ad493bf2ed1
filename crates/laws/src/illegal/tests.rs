//! Reasons are true, and given exactly for illegal moves.

use alloc::vec::Vec;

use super::{Illegal, Path};
use crate::{Bitboard, CastlingRights, Color, Position, Role, Rule, Setup, Side, Square, attacks};

fn position(board: &str, turn: Color, castling: &[Square], passed: Option<Square>) -> Position {
    let mut rights = Bitboard::EMPTY;
    for &rook in castling {
        rights.insert(rook);
    }
    Position::from_checked(&Setup {
        board: board.parse().expect("a board"),
        turn,
        castling: CastlingRights(rights),
        en_passant: passed,
        halfmoves: 0,
        fullmoves: 1,
    })
}

fn check(position: &Position, from: Square, to: Square, key: &str) {
    let illegal = position.why_illegal(from, to, None);
    assert_eq!(
        illegal.map(|reason| reason.key()),
        Some(key),
        "{from}{to}: {illegal:?}"
    );
}

#[test]
fn a_pawn_that_leaves_its_file_breaks_the_rule_of_its_captures() {
    let rule = |to| {
        let illegal = Position::initial().why_illegal(Square::E2, to, None);
        illegal.map(|reason| reason.rule())
    };
    assert_eq!(rule(Square::E5), Some(Rule::PawnAdvance));
    assert_eq!(rule(Square::D4), Some(Rule::PawnCapture));
    assert_eq!(rule(Square::D3), Some(Rule::PawnCapture));
}

#[test]
fn each_reason_is_found() {
    let start = Position::initial();
    for (from, to, key) in [
        (Square::E4, Square::E5, "no_piece"),
        (Square::E7, Square::E5, "not_yours"),
        (Square::E2, Square::E2, "stays_put"),
        (Square::A1, Square::A2, "own_piece"),
        (Square::G1, Square::G3, "not_its_move"),
        (Square::A1, Square::A3, "path_blocked"),
        (Square::E2, Square::D3, "nothing_to_capture"),
        (Square::E2, Square::E5, "not_its_move"),
        (Square::E1, Square::G1, "castling_blocked"),
        (Square::E1, Square::H1, "castling_blocked"),
    ] {
        check(&start, from, to, key);
    }
    let middle = position(
        "4r2k/P6P/8/1Pp4b/1pP5/4B3/1P5q/RN2K2R",
        Color::White,
        &[Square::A1, Square::H1],
        None,
    );
    for (from, to, key) in [
        (Square::E3, Square::D4, "pinned"),
        (Square::H7, Square::H8, "captures_king"),
        (Square::E1, Square::E2, "enters_check"),
        (Square::E1, Square::D1, "enters_check"),
        (Square::B5, Square::C6, "no_en_passant"),
        (Square::B2, Square::B4, "pawn_blocked"),
        (Square::B5, Square::B7, "not_first_move"),
        (Square::A7, Square::A8, "promotion_missing"),
        (Square::E1, Square::G1, "castling_into"),
        (Square::E1, Square::A1, "castling_blocked"),
    ] {
        check(&middle, from, to, key);
    }
    let king = Some(Role::King);
    let pawn = Some(Role::Pawn);
    for (from, to, promotion, key) in [
        (Square::A7, Square::A8, king, "promotion_forbidden"),
        (Square::A7, Square::A8, pawn, "promotion_forbidden"),
        (Square::A7, Square::A8, Some(Role::Queen), ""),
        (Square::B5, Square::B6, Some(Role::Queen), "not_a_promotion"),
        (Square::B1, Square::C3, pawn, "not_a_promotion"),
    ] {
        let illegal = middle.why_illegal(from, to, promotion);
        assert_eq!(illegal.map_or("", |reason| reason.key()), key, "{from}{to}");
    }
    assert!(matches!(
        middle.why_none(Role::Queen, Bitboard::FULL, Square::E4, None),
        Some(Illegal::NoSuchPiece { .. })
    ));
}

#[test]
fn castling_tells_what_bars_it() {
    let white = |board: &str, rooks: &[Square]| position(board, Color::White, rooks, None);
    let both = [Square::A1, Square::H1];
    for (board, rooks, side, key) in [
        (
            "4k3/8/8/8/8/8/8/R3K2R",
            &both[..0],
            Side::King,
            "castling_lost",
        ),
        (
            "4k3/8/8/8/4r3/8/8/R3K2R",
            &both,
            Side::King,
            "castling_in_check",
        ),
        (
            "4k3/8/8/8/5r2/8/8/R3K2R",
            &both,
            Side::King,
            "castling_through",
        ),
        (
            "4k3/8/8/8/6r1/8/8/R3K2R",
            &both,
            Side::King,
            "castling_into",
        ),
        ("4k3/8/8/8/7r/8/8/R3K2R", &both, Side::King, ""),
        ("4k3/8/8/8/1r6/8/8/R3K2R", &both, Side::Queen, ""),
        (
            "4k3/8/8/8/8/8/8/RN2K2R",
            &both,
            Side::Queen,
            "castling_blocked",
        ),
        (
            "nrkb2nr/ppppp1p1/6bp/5p2/BPP1P1P1/P7/3P1P1P/qRK1BQNR",
            &[Square::B1, Square::H1],
            Side::Queen,
            "castling_uncovers",
        ),
        (
            "4k3/8/8/8/8/8/8/5RKR",
            &[Square::F1, Square::H1],
            Side::King,
            "castling_blocked",
        ),
        ("4k3/8/8/8/8/8/8/5K1R", &[Square::H1], Side::King, ""),
    ] {
        let illegal = white(board, rooks).why_not_castle(side);
        assert_eq!(
            illegal.map_or("", |reason| reason.key()),
            key,
            "{board}: {illegal:?}"
        );
    }
    let beyond = white("4k3/8/8/8/8/8/8/5RKR", &[Square::F1, Square::H1]);
    assert!(matches!(
        beyond.why_illegal(Square::G1, Square::H1, None),
        Some(Illegal::CastlingBlocked {
            path: Path::ToTheirLastSquares,
            by: Square::F1,
            ..
        })
    ));
}

#[test]
fn capturing_in_passing_may_expose_the_king() {
    for (board, passed, from, by) in [
        ("8/8/8/r2Pp2K/8/8/4k3/8", Square::E6, Square::D5, Square::A5),
        (
            "1b6/8/8/3Pp3/8/8/4k2K/8",
            Square::E6,
            Square::D5,
            Square::B8,
        ),
    ] {
        let position = position(board, Color::White, &[], Some(passed));
        let illegal = position.why_illegal(from, passed, None);
        assert!(
            matches!(illegal, Some(Illegal::EnPassantExposes { by: found, .. }) if found == by),
            "{illegal:?}"
        );
    }
}

/// A small fixed pseudo-random sequence.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

fn walks() -> Vec<Position> {
    let mut dice = Dice(0x5eed);
    let mut seen = Vec::new();
    let chess960 = position(
        "bqrnkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQRNKRNB",
        Color::White,
        &[Square::C1, Square::F1, Square::C8, Square::F8],
        None,
    );
    for start in [Position::initial(), chess960] {
        for _ in 0..12 {
            let mut position = start;
            for _ in 0..90 {
                let moves = position.legal_moves();
                let Some(&m) = moves.get(dice.below(moves.len())) else {
                    break;
                };
                position.play(m);
                seen.push(position);
            }
        }
    }
    seen
}

#[test]
fn a_reason_is_given_exactly_for_illegal_moves_and_is_true() {
    let promotions = [None, Some(Role::Queen), Some(Role::Pawn)];
    for position in walks().into_iter().step_by(9) {
        let legal = position.legal_moves();
        for from in position.board().occupied() {
            for to in Square::ALL {
                for promotion in promotions {
                    let is_legal = legal.iter().any(|m| {
                        m.from() == from
                            && from != to
                            && m.promotion() == promotion
                            && (m.to() == to || m.lands_on() == to)
                    });
                    let why = position.why_illegal(from, to, promotion);
                    assert_eq!(
                        why.is_none(),
                        is_legal,
                        "{from}{to} {promotion:?}\n{position:?}"
                    );
                    if let Some(why) = why {
                        assert!(Illegal::KEYS.contains(&why.key()));
                        assert!(holds(&position, from, to, &why), "{from}{to} {why:?}");
                    }
                }
            }
        }
    }
}

/// Whether what the reason says can be seen on the board.
fn holds(position: &Position, from: Square, to: Square, why: &Illegal) -> bool {
    let board = position.board();
    let us = position.turn();
    let king = position.king(us);
    let theirs = |square: Square| board.color_at(square) == Some(!us);
    match *why {
        Illegal::NoPiece { from } => board.piece_at(from).is_none(),
        Illegal::NoSuchPiece { piece } => board.by_piece(piece).is_empty(),
        Illegal::NotYours { from, piece } => board.piece_at(from) == Some(piece) && theirs(from),
        Illegal::StaysPut { .. } => from == to,
        Illegal::OwnPiece { to, piece } => board.piece_at(to) == Some(piece) && piece.color == us,
        Illegal::CapturesKing { to } => position.king(!us) == to,
        Illegal::NotItsMove { role, from, to } => {
            let piece = crate::Piece::new(us, role);
            !attacks::of(piece, from, Bitboard::EMPTY).contains(to)
        }
        Illegal::PathBlocked { by, piece, .. } | Illegal::PawnBlocked { by, piece } => {
            attacks::between(from, to).with(to).contains(by) && board.piece_at(by) == Some(piece)
        }
        Illegal::NotFirstMove { .. } => from.file() == to.file() && from.distance(to) == 2,
        Illegal::NothingToCapture { to } => board.piece_at(to).is_none(),
        Illegal::NoEnPassant { pawn, .. } => theirs(pawn) && position.passed() != Some(to),
        Illegal::Pinned { by, .. } => {
            theirs(by)
                && attacks::line(from, king).contains(by)
                && !position.checkers().contains(by)
        }
        Illegal::LeavesCheck { by, .. } => position.checkers().contains(by),
        Illegal::EntersCheck { by, .. } => theirs(by) && from == king,
        Illegal::EnPassantExposes { by, pawn, .. } => theirs(by) && theirs(pawn),
        Illegal::PromotionMissing { to } => Bitboard::BACK_RANKS.contains(to),
        Illegal::PromotionForbidden { role } => !role.can_promote_to(),
        Illegal::NotAPromotion { role, to } => {
            role != Role::Pawn || !Bitboard::BACK_RANKS.contains(to)
        }
        Illegal::CastlingLost { side, .. } => position.castling().rook(us, side, king) != Some(to),
        Illegal::CastlingBlocked { by, piece, .. } => board.piece_at(by) == Some(piece),
        Illegal::CastlingInCheck { by, .. } => position.checkers().contains(by),
        Illegal::CastlingThrough { over: at, by, .. }
        | Illegal::CastlingInto { to: at, by, .. } => {
            attacks::attackers(board, at, !us, board.occupied().without(king)).contains(by)
        }
        Illegal::CastlingUncovers { by, .. } => theirs(by),
    }
}
