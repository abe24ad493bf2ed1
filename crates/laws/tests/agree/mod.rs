//! Holds a position of the crate against the slow one, and plays both on.
#![allow(dead_code, unused_imports)]

mod random;

use std::collections::BTreeSet;

use jadoube_laws::{CastlingMode, Continued, Move, MoveKind, Position, Role, Square};

pub(crate) use self::random::{Play, back_ranks, cases, choose, play, setup};
use crate::reference::{
    Identity, Reference, Step,
    read::{place, step},
};

/// The position these facts make.
pub(crate) fn position(reference: &Reference, mode: CastlingMode) -> Position {
    let setup = reference.setup();
    Position::new(&setup, mode).unwrap_or_else(|faults| panic!("{setup:?}: {faults:?}"))
}

/// Plays a random game in both, checking everything at each ply.
pub(crate) fn play_out(start: &Reference, mode: CastlingMode, choices: &Play) {
    let mut slow = start.clone();
    let mut fast = position(start, mode);
    let mut seen = vec![(slow.identity(), fast.hash())];
    let mut stale: Vec<Vec<Move>> = Vec::new();
    check(&slow, &fast, mode);
    for &choice in &choices.0 {
        let legal = fast.legal_moves();
        let Some(m) = random::choose(&legal, &fast, choice) else {
            break;
        };
        slow = slow.after(step(m));
        fast = played(&fast, m);
        let moves = check(&slow, &fast, mode);
        stale.push(legal.to_vec());
        let recent = &stale[stale.len().saturating_sub(4)..];
        check_stale(&slow, &moves, &fast, recent);
        seen.push((slow.identity(), fast.hash()));
    }
    check_identity(&seen);
}

/// Everything that both know about a position.
pub(crate) fn check(slow: &Reference, fast: &Position, mode: CastlingMode) -> Vec<Step> {
    let moves = slow.moves();
    assert_eq!(fast.setup(), slow.setup(), "the facts of {slow:?}");
    let legal = fast.legal_moves();
    let mut found: Vec<_> = legal.iter().map(|&m| step(m)).collect();
    found.sort_unstable();
    assert_eq!(found, moves, "the moves of\n{:?}\n{slow:?}", fast.board());
    assert_eq!(fast.legal_count(), moves.len());
    assert_eq!(fast.has_legal_move(), !moves.is_empty());
    assert_eq!(fast.is_check(), slow.is_check());
    assert_eq!(fast.is_checkmate(), slow.is_check() && moves.is_empty());
    assert_eq!(fast.is_stalemate(), !slow.is_check() && moves.is_empty());
    assert_eq!(fast.en_passant().map(place), slow.en_passant());
    assert_eq!(fast.perft(1), moves.len() as u64);
    check_continued(fast, &legal);
    check_pieces(slow, fast);
    check_parts(fast, &legal);
    for &m in &legal {
        assert!(fast.is_legal(m), "{m:?}");
        assert_eq!(fast.captured(m), captured(slow, m), "what {m:?} captures");
    }
    let rebuilt = position(slow, mode);
    assert_eq!(&rebuilt, fast, "a position rebuilt from its facts");
    assert_eq!(rebuilt.hash(), fast.hash(), "the hash from scratch");
    moves
}

/// The position after a move, which both ways of playing it agree on.
fn played(before: &Position, m: Move) -> Position {
    let mut position = *before;
    position.play(m);
    assert_eq!(position, before.after(m));
    position
}

fn check_pieces(slow: &Reference, fast: &Position) {
    for square in Square::ALL {
        let piece = fast.board().piece_at(square);
        let expected = slow.at(place(square));
        assert_eq!(piece.map(|piece| (piece.color, piece.role)), expected);
        assert_eq!(fast.board().role_at(square), expected.map(|piece| piece.1));
        assert_eq!(fast.board().color_at(square), expected.map(|piece| piece.0));
    }
    let king = slow.king(slow.turn);
    assert_eq!(place(fast.king(fast.turn())), king);
    let checkers: BTreeSet<_> = fast.checkers().into_iter().map(place).collect();
    let expected: BTreeSet<_> = Reference::places()
        .filter(|&from| slow.at(from).is_some_and(|piece| piece.0 != slow.turn))
        .filter(|&from| slow.reach(from).contains(&king))
        .collect();
    assert_eq!(checkers, expected, "the pieces that give check");
}

/// Played on from as after an illegal move, it is the same game.
fn check_continued(fast: &Position, legal: &[Move]) {
    let state = Continued::from_position(fast);
    let mut moves = state.moves().to_vec();
    let mut legal = legal.to_vec();
    moves.sort_unstable();
    legal.sort_unstable();
    assert_eq!(moves, legal, "the moves when continued from {fast}");
    for m in legal {
        assert_eq!(
            state.after(m).setup(),
            &fast.after(m).setup(),
            "{m:?} in {fast}"
        );
    }
}

/// The moves asked for by piece and square, and castling alone, are those of the whole list.
fn check_parts(fast: &Position, legal: &[Move]) {
    let sorted = |moves: &mut Vec<Move>| moves.sort_unstable();
    for role in Role::ALL {
        for to in Square::ALL {
            let mut part = fast.moves_to(role, to).to_vec();
            let mut expected: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| m.role() == role && m.to() == to && m.kind() != MoveKind::Castle)
                .collect();
            sorted(&mut part);
            sorted(&mut expected);
            assert_eq!(part, expected, "the moves of a {role} to {to}");
        }
    }
    let mut castlings = fast.castling_moves().to_vec();
    let mut expected: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|m| m.kind() == MoveKind::Castle)
        .collect();
    sorted(&mut castlings);
    sorted(&mut expected);
    assert_eq!(castlings, expected);
}

fn captured(slow: &Reference, m: Move) -> Option<Role> {
    match m.kind() {
        MoveKind::EnPassant => Some(Role::Pawn),
        MoveKind::Castle => None,
        MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::Promotion(_) => {
            slow.at(place(m.to())).map(|piece| piece.1)
        }
    }
}

/// Moves of earlier positions are legal exactly when they are moves of this one too.
fn check_stale(slow: &Reference, moves: &[Step], fast: &Position, stale: &[Vec<Move>]) {
    for &m in stale.iter().flatten() {
        let expected =
            moves.contains(&step(m)) && slow.at(place(m.from())) == Some((slow.turn, m.role()));
        assert_eq!(fast.is_legal(m), expected, "{m:?} in\n{:?}", fast.board());
    }
}

/// Two positions have one hash exactly when the Laws call them the same.
fn check_identity(seen: &[(Identity, u64)]) {
    for (i, (identity, hash)) in seen.iter().enumerate() {
        for (other, other_hash) in &seen[..i] {
            assert_eq!(
                hash == other_hash,
                identity == other,
                "{identity:?}\n{other:?}"
            );
        }
    }
}
