//! Positions that another library calls valid.
#![allow(clippy::print_stdout)]

mod reference;
mod suite;

use jadoube_laws::{CastlingMode, EnPassantPolicy, FenStyle, Position, RightsStyle, Setup};
use reference::{Reference, read::step};

/// Each line is accepted, is written the same again and has the moves that the slow rules find.
fn check(text: &str, expected: usize) {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), expected, "positions in the file");
    for line in lines {
        let setup: Setup = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        let position = Position::new(&setup, CastlingMode::Chess960)
            .unwrap_or_else(|faults| panic!("{line}: {faults}"));
        let style = FenStyle {
            rights: RightsStyle::Shredder,
            en_passant: EnPassantPolicy::Always,
        };
        assert_eq!(position.fen(style), line);
        let mut found: Vec<_> = position.legal_moves().iter().map(|&m| step(m)).collect();
        found.sort_unstable();
        assert_eq!(found, Reference::read(&setup).moves(), "{line}");
    }
}

#[test]
fn a_sample_of_valid_setups_is_accepted() {
    check(include_str!("data/valid.sfens"), 2_000);
}

#[test]
fn every_valid_setup_is_accepted() {
    if let Some(text) = suite::shared("data/fen/valid.sfens") {
        check(&text, 10_000);
    }
}
