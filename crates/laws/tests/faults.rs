//! Every fault of a setup, told together with the others.

#![allow(clippy::print_stdout)]

mod suite;

use jadoube_laws::{CastlingMode, Position, Setup, Severity, chess960};
use proptest::prelude::*;

fn check(text: &str, mode: CastlingMode, expected: &[&str]) {
    let setup: Setup = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    let faults = setup.faults(mode);
    let codes: Vec<&str> = faults.iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, expected, "{text}: {faults}");
    let illegal = faults.severity() == Some(Severity::Illegal);
    assert_eq!(Position::new(&setup, mode).is_err(), illegal, "{text}");
    assert_eq!(
        Position::new_reachable(&setup, mode).is_err(),
        !faults.is_empty(),
        "{text}"
    );
}

#[test]
fn each_fault_is_found_and_named() {
    for (text, expected) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[][..],
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1", &["no_king", "no_king"]),
        ("kk6/8/8/8/8/8/8/K7 w - - 0 1", &["too_many_kings"]),
        ("k6P/8/8/8/8/8/8/K6p w - - 0 1", &["pawns_on_end_ranks"]),
        ("8/8/8/8/8/8/kK6/8 w - - 0 1", &["kings_adjacent"]),
        ("k7/8/8/8/8/8/8/K6q b - - 0 1", &["opponent_in_check"]),
        (
            "r3k2r/8/8/8/8/8/8/R4K1R w KQkq - 0 1",
            &["castling_king_not_home"],
        ),
        (
            "r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1",
            &["castling_without_king"],
        ),
        (
            "r3k1r1/8/8/8/8/8/8/R3K3 w KQkq - 0 1",
            &["castling_without_rook", "castling_rook_not_home"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
            &["castling_twice", "castling_rook_not_home"],
        ),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", &["en_passant_rank"]),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            &["en_passant_wrong_side"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",
            &["en_passant_without_pawn"],
        ),
        (
            "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
            &["en_passant_blocked"],
        ),
        (
            "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
            &["en_passant_blocked"],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K2R b - e3 3 9",
            &["halfmoves_after_pawn_move"],
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", &["move_number_zero"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 1 1", &["halfmoves_beyond_game"]),
        ("4k3/8/8/8/8/8/8/4K3 b - - 1 1", &[]),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", &["too_many_pawns"]),
        (
            "qq2k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
            &["too_many_promoted"],
        ),
        (
            "2b1k3/pppppppp/4b3/8/8/8/8/4K3 w - - 0 1",
            &["too_many_promoted"],
        ),
        ("2b1k3/ppppppp1/4b3/8/8/8/8/4K3 w - - 0 1", &[]),
        (
            "rnbqkbnr/pppppppp/n7/8/8/8/8/4K3 w - - 0 1",
            &["too_many_pieces", "too_many_promoted"],
        ),
        (
            "4P3/8/8/8/8/8/8/8 b K e5 0 1",
            &[
                "no_king",
                "no_king",
                "pawns_on_end_ranks",
                "castling_without_king",
                "castling_without_rook",
                "en_passant_rank",
            ],
        ),
    ] {
        check(text, CastlingMode::Standard, expected);
    }
}

#[test]
fn kings_and_rooks_of_chess960_may_start_elsewhere() {
    for (text, expected) in [
        ("1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1", &[][..]),
        // Each side from its own arrangement.
        ("rk3r2/1p6/8/8/8/8/8/1RK3R1 w GBfa - 0 1", &[]),
        ("4k3/8/8/8/8/8/8/K6R w H - 0 1", &["castling_king_on_edge"]),
        ("4k3/4p3/8/8/8/8/8/1RK1R2R w HEB - 0 1", &["castling_twice"]),
    ] {
        check(text, CastlingMode::Chess960, expected);
    }
}

#[test]
fn a_check_must_be_one_that_some_last_move_gave() {
    let impossible = &["impossible_checkers"][..];
    for (text, expected) in [
        // One piece.
        ("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", &[][..]),
        // A pawn that has never moved.
        ("8/8/8/8/8/3k4/4P3/6K1 b - - 0 1", impossible),
        ("8/8/8/8/3k4/4P3/8/6K1 b - - 0 1", &[]),
        // A rook hemmed in by its own men; castling brings it there.
        ("5k2/8/8/8/8/8/4P1PP/4NRK1 b - - 0 1", &[]),
        ("5k2/8/8/8/8/8/8/K3RRR1 b - - 0 1", impossible),
        // Two pieces: the slider behind was opened by the other.
        ("4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1", &[]),
        ("4k3/8/8/1B6/8/8/8/4R1K1 b - - 0 1", &[]),
        // Two knights, two rooks on one line, rook and queen beside each other.
        ("8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", impossible),
        ("8/8/8/8/8/4K3/8/R3k2R b - - 0 1", impossible),
        ("8/8/8/8/8/2n5/1QQn4/QK2k3 w - - 0 1", impossible),
        // A pawn that promoted by capturing, away from the file it opened.
        ("3QkN2/8/8/8/8/8/8/4R1K1 b - - 0 1", &[]),
        // Three.
        (
            "1k1q1r2/8/8/6n1/8/5Kq1/8/8 w - - 0 1",
            &["too_many_checkers"],
        ),
        ("8/r3KPk1/8/3n4/7b/8/8/8 w - - 0 1", &["too_many_checkers"]),
        // Two sliders opened at once by a capture in passing.
        ("4R3/8/3P4/8/4k3/8/8/1B4K1 b - - 0 1", impossible),
        ("4R3/1B6/3P4/8/4k3/8/8/6K1 b - - 0 1", &[]),
        // The double step opened the line, gave check itself, or did neither.
        ("8/8/8/8/4k1P1/8/8/K6B b - g3 0 1", &[]),
        ("8/8/8/5k2/6P1/8/8/6K1 b - g3 0 1", &[]),
        ("k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", &["en_passant_check"]),
    ] {
        check(text, CastlingMode::Standard, expected);
    }
}

/// All 9,992 lines another library calls invalid have a fault here too. What it calls invalid and
/// is only unreachable here: more than 16 pieces or 8 pawns, more than two checkers, a check that
/// does not go with the double step.
#[test]
fn setups_that_others_call_invalid_have_faults() {
    let reduced = include_str!("data/invalid.sfens").to_owned();
    for text in [Some(reduced), suite::shared("data/fen/invalid.sfens")]
        .into_iter()
        .flatten()
    {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let setup: Setup = line
                .parse()
                .unwrap_or_else(|error| panic!("{line}: {error}"));
            let faults = setup.faults(CastlingMode::Chess960);
            assert!(!faults.is_empty(), "{line}");
            let illegal = faults.severity() == Some(Severity::Illegal);
            assert_eq!(
                Position::new(&setup, CastlingMode::Chess960).is_err(),
                illegal
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Whatever a game leads to is reachable, checks and double checks included.
    #[test]
    fn positions_of_games_have_no_fault(start in 0..960u16, choices in prop::collection::vec(any::<usize>(), 0..150)) {
        let mut position = chess960::start(start).expect("below 960");
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Checks are what is hard to explain: give them whenever there are some.
            let checks: Vec<_> =
                moves.iter().copied().filter(|&m| position.after(m).is_check()).collect();
            let m = if checks.is_empty() { moves[choice % moves.len()] } else { checks[choice % checks.len()] };
            position.play(m);
            let faults = position.setup().faults(CastlingMode::Chess960);
            prop_assert!(faults.is_empty(), "{position}: {faults}");
        }
    }
}
