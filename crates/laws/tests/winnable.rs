//! Who can still mate.
#![allow(clippy::print_stdout)]

use jadoube_laws::{Budget, Color, Dead, Position, Verdict, dead, winnable};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// The verdict, its line replayed to a mate if there is one.
fn check(fen: &str, winner: Color, budget: Budget) -> Option<bool> {
    let position = position(fen);
    let verdict = winnable(&position, winner, budget);
    if let Verdict::Winnable(line) = &verdict {
        let mut end = position;
        for &m in line {
            assert!(end.is_legal(m), "{fen}: {m:?}");
            end.play(m);
        }
        assert!(
            end.is_checkmate() && end.turn() != winner,
            "{fen}: {line:?}"
        );
    }
    verdict.is_winnable()
}

#[test]
fn pieces_that_can_never_mate_are_known() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3 w - -", true, true),
        ("8/8/4k3/8/8/3NK3/8/8 b - -", true, true),
        ("8/8/4k3/8/8/3BK3/8/8 w - -", true, true),
        ("8/6k1/8/8/4B3/3B4/8/1K6 w - -", true, true),
        ("8/8/4k3/3q4/8/3NK3/8/8 b - -", true, false),
        ("8/8/4k3/3r4/8/3NK3/8/8 b - -", false, false),
        ("8/8/4k3/8/8/3NK3/4p3/8 b - -", false, false),
        ("8/8/4k3/3r4/8/3BK3/8/8 b - -", true, false),
        ("8/8/4k3/8/6b1/3K4/8/2B5 w - -", false, false),
        ("8/8/4k3/8/5b2/3K4/8/2B5 w - -", true, true),
        ("8/8/8/8/k7/8/8/KNN5 w - -", false, true),
    ] {
        let position = position(&format!("{fen} 0 1"));
        let found = Color::map(|color| position.board().insufficient_material(color).is_some());
        assert_eq!((found.white, found.black), (white, black), "{fen}");
    }
}

#[test]
fn a_search_finds_mates_and_proves_that_there_are_none() {
    for (fen, winner, expected) in [
        ("8/8/4k3/8/8/3NK3/4p3/8 b - - 0 1", Color::White, true),
        ("r7/K1k5/8/8/8/8/8/8 w - - 4 3", Color::Black, false),
        ("6Rk/8/7K/8/8/8/8/8 b - - 0 1", Color::White, false),
        ("8/5k2/8/8/2b5/2P5/1R6/1K6 w - - 0 1", Color::Black, true),
        ("8/8/8/4k3/6b1/3K4/8/2B5 w - - 0 1", Color::White, true),
        ("8/8/8/4k3/6b1/3K4/8/2B5 w - - 0 1", Color::Black, true),
        ("7k/8/7K/2Bb4/8/8/8/8 b - - 0 1", Color::White, true),
        ("8/b6k/8/b7/8/B7/2B5/K7 b - - 0 1", Color::White, true),
        ("8/b6k/8/b7/8/B7/2B5/K7 b - - 0 1", Color::Black, true),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", Color::White, true),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", Color::Black, true),
        ("8/8/8/8/k7/8/8/KNN5 w - - 0 1", Color::White, true),
        ("8/8/8/8/8/3k4/8/K6R w - - 149 200", Color::White, true),
        (
            "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1",
            Color::White,
            false,
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            Color::White,
            true,
        ),
    ] {
        let found = check(fen, winner, Budget::positions(200_000));
        assert_eq!(found, Some(expected), "{fen} {winner}");
    }
}

#[test]
fn no_verdict_on_the_known_positions_is_wrong() {
    let Some(text) = shared("data/dead/unwinnable.tsv") else {
        return;
    };
    let mut counts = [0; 3];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (Some(fen), Some(winner), Some(verdict)) =
            (fields.next(), fields.next(), fields.next())
        else {
            panic!("three fields at least: {line}");
        };
        let winner = winner.parse().expect("a color");
        let found = check(&format!("{fen} 0 1"), winner, Budget::positions(BUDGET));
        assert!(
            found.is_none_or(|yes| yes == (verdict == "winnable")),
            "{line}: {found:?}"
        );
        counts[found.map_or(2, usize::from)] += 1;
    }
    println!("unwinnable, winnable, undecided: {counts:?}");
}

const BUDGET: u32 = 300;

#[test]
fn no_position_is_wrongly_called_dead_or_alive() {
    let Some(text) = shared("data/dead/dead.tsv") else {
        return;
    };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (Some(fen), Some(verdict)) = (fields.next(), fields.next()) else {
            panic!("two fields at least: {line}");
        };
        match dead(&position(&format!("{fen} 0 1")), Budget::positions(BUDGET)) {
            Dead::Yes => assert_eq!(verdict, "yes", "{line}"),
            Dead::No => assert_eq!(verdict, "no", "{line}"),
            Dead::Undecided => {}
        }
    }
}

fn shared(path: &str) -> Option<String> {
    let root = std::env::var("JADOUBE_SHARED")
        .unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared").into());
    let text = std::fs::read_to_string(format!("{root}/{path}")).ok();
    if text.is_none() {
        println!("skipped: {path} is not in {root}");
    }
    text
}
