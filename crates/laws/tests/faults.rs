//! Every fault of a setup, told together with the others.
#![allow(clippy::print_stdout)]

mod suite;

use jadoube_laws::{CastlingMode, Position, Setup, Severity, chess960};
use proptest::prelude::*;

#[test]
fn each_fault_is_found_and_named_with_the_others() {
    for line in include_str!("data/faults.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let columns: Vec<&str> = line.split('\t').collect();
        let [mode, text, expected] = columns.as_slice() else {
            panic!("{line}");
        };
        let mode = match *mode {
            "Standard" => CastlingMode::Standard,
            _ => CastlingMode::Chess960,
        };
        let setup: Setup = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let faults = setup.faults(mode);
        let codes: Vec<&str> = faults.iter().map(|fault| fault.code()).collect();
        assert_eq!(&codes.join(" "), expected, "{text}: {faults}");
        let illegal = faults.severity() == Some(Severity::Illegal);
        assert_eq!(Position::new(&setup, mode).is_err(), illegal, "{text}");
        assert_eq!(
            Position::new_reachable(&setup, mode).is_err(),
            !faults.is_empty(),
            "{text}"
        );
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
    fn positions_of_games_have_no_fault(
        start in 0..960u16,
        choices in prop::collection::vec(any::<usize>(), 0..150),
    ) {
        let mut position = chess960::start(start).expect("below 960");
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Checks are what is hard to explain: give them whenever there are some.
            let checks: Vec<_> =
                moves.iter().copied().filter(|&m| position.after(m).is_check()).collect();
            let moves = if checks.is_empty() { moves.to_vec() } else { checks };
            position.play(moves[choice % moves.len()]);
            let faults = position.setup().faults(CastlingMode::Chess960);
            prop_assert!(faults.is_empty(), "{position}: {faults}");
        }
    }
}
