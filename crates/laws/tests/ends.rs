//! Repetition, the counts of moves, and what ends a game.

use jadoube_laws::{Claim, Edition, End, History, Position};

/// The position and history after moves in algebraic notation.
fn play(fen: &str, moves: &str) -> (Position, History) {
    let mut position: Position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let mut history = History::new(&position);
    for san in moves.split_whitespace() {
        let m = position
            .read_san(san.as_bytes())
            .unwrap_or_else(|why| panic!("{san}: {why}"));
        position.play(m);
        history.push(&position);
    }
    (position, history)
}

fn end(fen: &str, moves: &str, edition: Edition) -> Option<(End, &'static str)> {
    let (position, history) = play(fen, moves);
    position
        .end(&history, edition)
        .map(|end| (end.value, end.article.number()))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn appearances_of_a_position_are_counted() {
    for (fen, moves, occurrences) in [
        (START, "", 1),
        (START, SHUFFLE, 2),
        (START, &SHUFFLE.repeat(4), 5),
        (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4", 1),
        // The right to castle lost in between makes the first appearance another position.
        (
            "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
            "Rh2 Ra7 Rh1 Ra8 Rh2 Ra7 Rh1 Ra8",
            2,
        ),
        // So does a capture in passing that was legal only the first time.
        (
            "8/8/8/1k6/2p5/8/3P4/4K3 w - - 0 1",
            "d4 Kb6 Kd1 Kb5 Ke1 Kb6 Kd1 Kb5 Ke1",
            2,
        ),
        // One that never was legal does not: the king would be exposed.
        ("8/8/8/8/k1p4R/8/3P4/4K3 w - - 0 1", "d4 Ka5 Kd1 Ka4 Ke1", 2),
        // The same pieces with the other side to move are another position.
        (
            "7k/8/8/8/8/8/8/K2R4 w - - 0 1",
            "Rd2 Kg8 Rd3 Kh8 Rd1 Kg8",
            1,
        ),
    ] {
        let (_, history) = play(fen, moves);
        assert_eq!(history.occurrences(), occurrences, "{fen} {moves}");
    }
}

#[test]
fn only_two_knights_changing_places_make_a_new_way_to_the_same_position() {
    let (_, history) = play(START, "Nf3 Nc6 Nd4 Nf6 Nf3 Ng8 Ng1 Nb8");
    assert_eq!(history.occurrences(), 2);
}

#[test]
fn five_appearances_end_the_game_from_2014_in_a_row_and_from_2017_anyhow() {
    let row = SHUFFLE.repeat(4);
    let apart = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng5 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 \
                 Nf3 Nf6 Ng1 Ng8";
    assert_eq!(end(START, &row, Edition::E2009), None);
    assert_eq!(
        end(START, &row, Edition::E2014),
        Some((End::Fivefold, "9.6a"))
    );
    assert_eq!(
        end(START, &row, Edition::E2017),
        Some((End::Fivefold, "9.6.1"))
    );
    assert_eq!(end(START, apart, Edition::E2014), None);
    assert_eq!(
        end(START, apart, Edition::E2023),
        Some((End::Fivefold, "9.6.1"))
    );
}

#[test]
fn seventy_five_moves_end_the_game_from_2014_unless_the_last_mates() {
    let fen = "7k/8/5KR1/8/8/8/8/8 w - - 149 200";
    assert_eq!(end(fen, "", Edition::E2023), None);
    assert_eq!(
        end(fen, "Rg5", Edition::E2023),
        Some((End::SeventyFiveMoves, "9.6.2"))
    );
    assert_eq!(
        end(fen, "Rg5", Edition::E2014),
        Some((End::SeventyFiveMoves, "9.6b"))
    );
    assert_eq!(end(fen, "Rg5", Edition::E2009), None);
    let mate = "7k/8/6K1/8/8/8/8/R7 w - - 149 200";
    let found = end(mate, "Ra8#", Edition::E2023);
    assert!(
        matches!(found, Some((End::Checkmate { .. }, "5.1.1"))),
        "{found:?}"
    );
}

#[test]
fn mate_stalemate_and_dead_positions_end_the_game_in_every_edition() {
    for edition in Edition::ALL {
        let found = |fen| end(fen, "", edition).map(|(end, _)| end.to_string());
        let mate = found("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assert_eq!(mate.as_deref(), Some("checkmate"));
        let stalemate = found("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assert_eq!(stalemate.as_deref(), Some("stalemate"));
        let dead = found("8/8/4k3/8/8/3BK3/8/8 w - - 0 1");
        assert_eq!(dead.as_deref(), Some("dead_position"));
        assert_eq!(found(START), None);
    }
}

#[test]
fn draws_can_be_claimed_now_or_with_the_next_move() {
    let latest = Edition::LATEST;
    let claim = |fen: &str, moves: &str, claim| {
        let (position, history) = play(fen, moves);
        position
            .claim(claim, &history, latest)
            .map(|claim| claim.article.number())
    };
    assert_eq!(
        claim(START, &SHUFFLE.repeat(2), Claim::Threefold),
        Some("9.2.2")
    );
    assert_eq!(claim(START, SHUFFLE, Claim::Threefold), None);
    let rook = "8/8/8/8/4k3/8/3K4/5r2 w - - 100 119";
    assert_eq!(claim(rook, "", Claim::FiftyMoves), Some("9.3.2"));
    let pawn = "8/5k2/8/8/8/2K5/4P3/8 w - - 99 70";
    assert_eq!(claim(pawn, "e3", Claim::FiftyMoves), None);
    // The last of the fifty moves mates, or leaves no move: the game is over.
    let mate = "6k1/8/6K1/8/8/8/8/Q7 w - - 99 80";
    assert_eq!(claim(mate, "Qa8#", Claim::FiftyMoves), None);
    let stalemate = "7k/4Q3/8/8/8/8/8/K7 w - - 99 80";
    assert_eq!(claim(stalemate, "Qf7", Claim::FiftyMoves), None);

    let ahead = |fen: &str, moves: &str, san: &str, claim| {
        let (position, history) = play(fen, moves);
        let m = position.read_san(san.as_bytes()).expect("legal");
        position
            .claim_ahead(claim, m, &history, latest)
            .map(|claim| claim.article.number())
    };
    let almost = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    assert_eq!(ahead(START, almost, "Ng8", Claim::Threefold), Some("9.2.1"));
    assert_eq!(ahead(START, almost, "Nh5", Claim::Threefold), None);
    assert_eq!(ahead(pawn, "", "Kd3", Claim::FiftyMoves), Some("9.3.1"));
    assert_eq!(ahead(pawn, "", "e3", Claim::FiftyMoves), None);
    assert_eq!(ahead(START, "", "e4", Claim::Threefold), None);
}

#[test]
fn a_history_restarts_and_forgets_what_cannot_come_back() {
    let (position, mut history) = play(START, "Nf3 Nf6 Ng1 Ng8 e4");
    assert_eq!(history.len(), 1);
    history.restart(&Position::initial());
    assert_eq!((history.len(), history.occurrences()), (1, 1));
    assert_eq!(history.occurrences_of(&position), 0);
    assert_eq!(history.occurrences_of(&Position::initial()), 1);
    assert!(!history.is_empty());
}

#[test]
fn counts_agree_with_comparing_every_position_of_the_game() {
    let mut dice = 0x0123_4567_89ab_cdef_u64;
    for start in [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "8/8/4k3/8/2p5/8/3P4/3K1N2 w - - 0 1",
        "rk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1",
    ] {
        for _ in 0..200 {
            let mut position: Position = start.parse().expect("legal");
            let mut history = History::new(&position);
            let mut all = vec![position];
            for _ in 0..60 {
                let moves = position.legal_moves();
                // The first moves of the list come up most, so that positions repeat.
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                let few = moves.len().min(3) as u64;
                let Some(&m) = dice.checked_rem(few).and_then(|i| moves.get(i as usize)) else {
                    break;
                };
                let ahead = history.occurrences_of(&position.after(m));
                position.play(m);
                history.push(&position);
                all.push(position);
                let same = |other: &&Position| {
                    other.board() == position.board()
                        && other.turn() == position.turn()
                        && other.castling() == position.castling()
                        && other.en_passant() == position.en_passant()
                };
                let expected = all.iter().filter(same).count() as u32;
                assert_eq!(history.occurrences(), expected);
                assert!(ahead + 1 == expected || position.halfmoves() == 0);
                assert!(history.in_a_row() <= expected);
            }
        }
    }
}
