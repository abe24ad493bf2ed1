//! Published node counts.
#![allow(clippy::print_stdout)]

mod suite;

use jadoube_laws::Position;
use suite::{Case, read, shared};

/// Counts every case as deep as the budget of nodes for each allows.
fn check(cases: &[Case], expected: usize, nodes: u64) {
    assert_eq!(cases.len(), expected, "cases in the file");
    let counted: u64 = cases.iter().map(|case| case.check(nodes)).sum();
    println!("{} positions, {counted} nodes", cases.len());
}

#[test]
fn the_initial_position_has_its_known_counts() {
    for (depth, nodes) in [1, 20, 400, 8_902, 197_281, 4_865_609]
        .into_iter()
        .enumerate()
    {
        assert_eq!(
            Position::initial().perft(depth as u32),
            nodes,
            "depth {depth}"
        );
    }
}

#[test]
fn random_positions_have_their_published_counts() {
    check(&read(include_str!("data/random.epd")), 2_280, 200_000);
}

#[test]
fn chess960_positions_have_their_published_counts() {
    check(&read(include_str!("data/chess960.perft")), 960, 500_000);
}

#[test]
fn tricky_positions_have_their_published_counts() {
    check(&read(include_str!("data/tricky.perft")), 18, 50_000_000);
}

#[test]
fn scorpio_positions_have_their_published_counts() {
    check(&read(include_str!("data/scorpio.epd")), 10, 50_000_000);
}

#[test]
fn the_classic_list_has_its_published_counts() {
    if let Some(text) = shared("data/perft/perftsuite.epd") {
        check(&read(&text), 127, 5_000_000);
    }
}

#[test]
fn the_longer_list_of_tricky_positions_has_its_published_counts() {
    if let Some(text) = shared("data/perft/tricky-shakmaty.perft") {
        check(&read(&text), 26, 20_000_000);
    }
}

#[test]
fn all_random_positions_have_their_published_shallow_counts() {
    if let Some(text) = shared("data/perft/random.perft") {
        check(&read(&text), 6_838, 50_000);
    }
}

#[test]
fn both_forms_of_a_suite_are_read() {
    let expected = [(1, 20), (2, 400)];
    let perft = read("# c\nid one\nepd 8/8 w - -\nperft 1 20\nperft 2 400\n");
    let epd = read("8/8 w - - ;D1 20; D2 400\n");
    assert_eq!(perft[0].counts, expected);
    assert_eq!(epd[0].counts, expected);
    assert_eq!(perft[0].fen, epd[0].fen);
}

#[test]
fn a_board_crowded_with_queens_has_all_its_moves_listed() {
    let position: Position = "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/nn5Q/knQQQQQK w - - 0 1"
        .parse()
        .expect("a legal position");
    let moves = position.legal_moves();
    assert!(moves.len() > jadoube_laws::MoveList::ON_STACK);
    assert_eq!(moves.len(), position.legal_count());
    let distinct: std::collections::BTreeSet<_> = moves.iter().collect();
    assert_eq!(distinct.len(), moves.len());
}
