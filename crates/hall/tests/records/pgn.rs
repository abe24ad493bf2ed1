//! Games as PGN.

use insta::assert_snapshot;
use jadoube_arbiter::{Act, Finding, Order, Points, Regulations, Score, Watch};
use jadoube_hall::records::{pgn, pgn_of_set};
use jadoube_laws::pgn::{Game, Games, TimeControl, fits};
use jadoube_laws::{ByColor, CastlingMode, Color, Square, chess960};
use jadoube_words::{Language, Words};

use crate::game::{Table, eventful};

/// The one game of a file, read without any remark; every tag has a value that fits it.
pub(crate) fn read(text: &str) -> Game {
    let mut games = Games::new(text.as_bytes());
    let game = games.next().expect("a game");
    assert!(games.next().is_none(), "{text}");
    assert!(game.remarks().is_empty(), "{:?}\n{text}", game.remarks());
    for (name, value) in game.tags.iter() {
        assert!(fits(name, value), "{name}: {value}");
    }
    game
}

fn blitz() -> Regulations {
    Regulations {
        time: ByColor::both("3+2".parse().expect("a blitz control")),
        ..Regulations::default()
    }
}

#[test]
fn an_eventful_game_is_told_with_its_rulings() {
    let table = eventful();
    let record = table.record("Ana López", "Bruno Díaz");
    for language in Language::ALL {
        let text = pgn(&record, &Words::new(language));
        let game = read(&text);
        assert_eq!(game.main_moves().count(), 7);
        assert_eq!(game.tags.get("Termination"), Some("time forfeit"));
        assert_snapshot!(format!("pgn_{language}"), text);
    }
}

#[test]
fn a_set_holds_every_game() {
    let (first, mut second) = (eventful(), Table::new(blitz()));
    second.play(1, "d4");
    let records = [
        first.record("Ana", "Bruno"),
        second.record("Carla", "Darío"),
    ];
    let text = pgn_of_set(&records, &Words::new(Language::English));
    let whites: Vec<String> = Games::new(text.as_bytes())
        .map(|game| game.tags.get("White").unwrap_or_default().to_owned())
        .collect();
    assert_eq!(whites, ["Ana", "Carla"]);
    assert!(text.contains("[Termination \"unterminated\"]"), "{text}");
}

#[test]
fn a_chess960_game_reads_back_from_its_start() {
    let start = chess960::start(518 - 200).expect("a start");
    let mut table = Table::new(Regulations {
        castling: CastlingMode::Chess960,
        start: start.setup(),
        ..blitz()
    });
    table.play(1, "e4");
    table.play(1, "e5");
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    let game = read(&text);
    assert_eq!(game.start(), Some(&start));
    assert_eq!(game.tags.get("Variant"), Some("Chess960"));
    assert_eq!(game.tags.get("SetUp"), Some("1"));
    assert_eq!(game.main_moves().count(), 2);
}

#[test]
fn time_for_each_side_or_for_each_turn_is_told() {
    let tag = |white: &str, black: &str, tag: &str| {
        let control = |text: &str| text.parse().expect("a control");
        let time = ByColor {
            white: control(white),
            black: control(black),
        };
        let table = Table::new(Regulations { time, ..blitz() });
        let text = pgn(
            &table.record("Ana", "Bruno"),
            &Words::new(Language::English),
        );
        read(&text).tags.get(tag).map(str::to_owned)
    };
    assert_eq!(
        tag("40/90+30, 30+30", "40/90+30, 30+30", "TimeControl").as_deref(),
        Some("40/5400+30:1800+30")
    );
    assert_eq!(
        tag("none", "none", "TimeControl"),
        Some(TimeControl::None.to_string())
    );
    assert_eq!(
        tag("2/turn", "2/turn", "TimeControl").as_deref(),
        Some("1/120")
    );
    assert_eq!(tag("5", "3", "TimeControl").as_deref(), Some("?"));
    assert_eq!(tag("5", "3", "WhiteTimeControl").as_deref(), Some("300"));
    assert_eq!(tag("5", "3", "BlackTimeControl").as_deref(), Some("180"));
    assert_eq!(tag("5 d3", "5 d3", "TimeControl").as_deref(), Some("300d3"));
}

#[test]
fn what_the_preface_settles_is_cited_in_the_language_of_the_comments() {
    let mut table = Table::new(blitz());
    let order = jadoube_arbiter::Order::Rule {
        reason: "ruido".into(),
        score: Some(jadoube_arbiter::Score::DRAW),
    };
    table.bring(jadoube_arbiter::Command::Arbiter(order), Some("Irene"));
    let text = |language| {
        let text = pgn(&table.record("Ana", "Bruno"), &Words::new(language));
        text.replace('\n', " ")
    };
    let spanish = text(Language::Spanish);
    assert!(spanish.contains("{Prefacio: "), "{spanish}");
    assert!(!spanish.contains("Preface"), "{spanish}");
    let english = text(Language::English);
    assert!(english.contains("{Preface: "), "{english}");
}

#[test]
fn a_game_without_a_clock_has_no_clock_in_its_comments() {
    let mut table = Table::new(Regulations::friendly());
    table.make(5, "e4");
    table.make(5, "e5");
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    assert!(!text.contains("%clk"), "{text}");
    assert!(text.contains("1. e4 e5"), "{text}");
}

#[test]
fn a_result_that_pgn_has_no_sign_for_is_open_and_told() {
    let mut table = Table::new(blitz());
    table.play(1, "e4");
    table.order(Order::Rule {
        reason: "both phones rang".into(),
        score: Some(Score::BOTH_LOSE),
    });
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    let game = read(&text);
    assert_eq!(game.tags.get("Result"), Some("*"));
    assert_eq!(game.tags.get("Score"), Some("0-0"));
    assert_eq!(game.tags.get("Termination"), Some("adjudication"));
    assert!(text.contains("both phones rang"), "{text}");

    let mut half = Table::new(blitz());
    let score = Score {
        white: Points::HALF,
        black: Points::ZERO,
    };
    half.order(Order::Rule {
        reason: "so".into(),
        score: Some(score),
    });
    let text = pgn(&half.record("Ana", "Bruno"), &Words::new(Language::English));
    assert!(text.contains("[Score \"1/2-0\"]"), "{text}");
}

#[test]
fn an_illegal_move_that_stood_ends_the_moves_and_is_told() {
    let mut table = Table::new(Regulations {
        watch: Watch::People,
        ..blitz()
    });
    table.play(1, "e4");
    let (from, to) = (Square::B8, Square::B6);
    table.now += 1_000;
    table.act(Color::Black, Act::Release { from, to });
    table.press(Color::Black);
    table.play(1, "d4");
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    let game = read(&text);
    assert_eq!(game.main_moves().count(), 1);
    let told: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = "1... was illegal and was not put right; it left \
        r1bqkbnr/pppppppp/1n6/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - ";
    assert!(told.contains(expected), "{told}");
    assert!(told.contains("Then: 2. d4"), "{told}");
}

#[test]
fn a_game_from_an_impossible_position_tells_it() {
    let mut setup = jadoube_laws::Setup::EMPTY;
    setup.fullmoves = 1;
    let table = Table::new(Regulations {
        start: setup,
        ..blitz()
    });
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    assert!(
        text.contains("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]"),
        "{text}"
    );
}

#[test]
fn a_void_game_was_abandoned() {
    let mut table = Table::new(blitz());
    table.play(1, "e4");
    table.order(Order::Found(Finding::ColorsReversed));
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    assert!(text.contains("[Termination \"abandoned\"]"), "{text}");
    assert!(text.contains("[Result \"*\"]"), "{text}");
}

#[test]
fn what_a_bystander_told_stays_with_the_arbiter() {
    let mut table = Table::new(blitz());
    table.play(1, "e4");
    let report = jadoube_arbiter::Report::Other;
    table.bring(jadoube_arbiter::Command::Bystander(report), Some("Pepe"));
    let text = pgn(
        &table.record("Ana", "Bruno"),
        &Words::new(Language::English),
    );
    assert!(!text.contains("12.7"), "{text}");
    assert!(!text.contains("bystander"), "{text}");
}
