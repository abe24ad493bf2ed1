//! Whatever is played and whoever plays: what is written reads back.

use jadoube_arbiter::{Order, Regulations};
use jadoube_hall::records::{Incident, pgn};
use jadoube_laws::pgn::Games;
use jadoube_laws::{ByColor, CastlingMode, Move, chess960};
use jadoube_words::{Language, Words};
use proptest::prelude::*;

use crate::game::Table;

/// Any text on one line, as tags keep it.
fn kept(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    if line.is_empty() {
        "?".to_owned()
    } else {
        line
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_game_reads_back_with_its_moves_and_tags(
        choices in proptest::collection::vec(any::<u16>(), 0..60),
        start in proptest::option::of(0_u16..960),
        white in "[ -~áéñ]{0,40}",
        black in "[ -~áéñ]{0,40}",
        reason in "[ -~\\n]{0,60}",
    ) {
        let regulations = match start {
            Some(number) => Regulations {
                castling: CastlingMode::Chess960,
                start: chess960::start(number).expect("below 960").setup(),
                ..Regulations::online()
            },
            None => Regulations {
                time: ByColor::both("3+2".parse().expect("a control")),
                ..Regulations::default()
            },
        };
        let mut table = Table::new(regulations);
        let mut played: Vec<Move> = Vec::new();
        for choice in choices {
            if table.game.outcome().is_some() {
                break;
            }
            let position = *table.game.standing().position().expect("legal moves alone");
            let moves = position.legal_moves();
            let m = moves[usize::from(choice) % moves.len()];
            let mut san = String::new();
            position.write_san(m, &mut san);
            table.play(1, &san);
            played.push(m);
        }
        if table.game.outcome().is_none() {
            table.order(Order::Rule { reason: reason.as_str().into(), score: None });
        }
        let record = table.record(&white, &black);
        let words = Words::new(Language::Spanish);
        let text = pgn(&record, &words);
        let mut games = Games::new(text.as_bytes());
        let game = games.next().expect("a game");
        prop_assert!(games.next().is_none(), "{}", text);
        prop_assert!(game.remarks().is_empty(), "{:?}\n{}", game.remarks(), text);
        prop_assert_eq!(game.main_moves().collect::<Vec<_>>(), played);
        let white = kept(&white);
        let black = kept(&black);
        prop_assert_eq!(game.tags.get("White"), Some(white.as_str()));
        prop_assert_eq!(game.tags.get("Black"), Some(black.as_str()));
        prop_assert_eq!(game.tags.get("LawsEdition"), Some("2023"));
        let report = Incident::new(&record, &words);
        prop_assert!(!report.html(&words).contains("<script"));
        prop_assert!(report.text(&words).contains(&report.title));
    }
}
