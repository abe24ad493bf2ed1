//! Pages and sentences written without care: what is wrong is told, and nothing is passed over.

use jadoube_arbiter::Millis;
use jadoube_words::Language;

use super::{complaints, page};
use crate::{Tongue, read_fact, rows::sentences};

#[test]
fn nothing_among_the_facts_is_passed_over() {
    for lost in [
        "White resigns.",
        "* White resigns.",
        "-White resigns.",
        "1. White resigns.",
        "  - White resigns.",
        "## facts",
        "## Hechos",
        "## under 2014",
        "## Según 2014",
        "# Another title",
        "## Under 2014\n\nWhite resigns.",
    ] {
        let found = complaints(&page(&format!("- White plays e4 and presses.\n{lost}")));
        let stray = found.iter().any(|it| it.contains("belongs to nothing"));
        assert!(stray, "{lost}: {found:?}");
    }
}

#[test]
fn whatever_a_page_says_twice_is_told() {
    let said = |line: &str| {
        let text = page("- White plays e4 and presses.\n\n## Under 2014\n\n- watch: people");
        complaints(&text.replace("- source", &format!("{line}\n{line}\n- source")))
    };
    for line in ["- edition: 2018", "- articles: none", "- shows: 4.7.1"] {
        let key = line[2..].split(':').next().unwrap_or_default();
        assert_eq!(said(line), [format!("4: {key} is set twice")]);
    }
    let twice = page("- White plays e4.\n\n## Under 2014\n\n- watch: people\n- watch: program");
    assert_eq!(complaints(&twice), ["12: watch is set twice"]);
}

#[test]
fn a_page_may_begin_with_the_mark_of_its_encoding_and_end_lines_as_windows_does() {
    let text = page("- White plays e4 and presses.").replace('\n', "\r\n");
    assert_eq!(complaints(&format!("\u{feff}{text}")), [""; 0]);
}

#[test]
fn a_house_rule_departs_only_from_a_rule_there_is() {
    let mut scene = crate::Scene::default();
    assert!(
        scene
            .set("house rule 1", "No tea (instead of 7.5.5)")
            .is_ok()
    );
    for number in ["77", "", "9.9.9"] {
        let rule = format!("No tea (instead of {number})");
        assert!(scene.set("house rule 2", &rule).is_err(), "{rule}");
    }
}

#[test]
fn odds_are_set_in_either_language() {
    let set = |value: &str| {
        let mut scene = crate::Scene::default();
        scene.set("time", value).expect("odds");
        scene
    };
    assert_eq!(set("White 5, Black 3"), set("blancas 5, negras 3"));
}

/// What comes of facts told one after the other, and the time at the end.
fn told(facts: &[&str]) -> (Vec<String>, Millis) {
    let speaker = crate::Speaker::new(Language::English);
    let scene = crate::Scene::default();
    let mut table = crate::Table::new(&scene, &[], crate::Follows::ItsOwnFacts).expect("a table");
    let mut all = Vec::new();
    for line in facts {
        let fact = read_fact(line, Tongue::English).expect("a fact");
        match table.hear(&fact) {
            Ok(told) => all.extend(told.iter().map(|told| speaker.tell(told))),
            Err(trouble) => all.push(speaker.trouble(&trouble)),
        }
    }
    (all, table.now())
}

#[test]
fn what_would_have_happened_earlier_is_refused_and_takes_no_time_back() {
    for late in [
        "0:01 White offers a draw.",
        "0:01 White plays Nf3 and presses.",
    ] {
        let (all, now) = told(&["1. e4 e5, 30 s a move", late]);
        assert!(all[0].starts_with("Refused: "), "{all:?}");
        assert_eq!(now, Millis::from_seconds(60), "{late}");
    }
    let (all, now) = told(&["1. e4 e5, 30 s a move", "0:01 White plays Ke5."]);
    assert_eq!((all.len(), now), (1, Millis::from_seconds(60)));
}

#[test]
fn a_move_out_of_turn_or_after_the_end_is_not_called_illegal() {
    let (all, _) = told(&["1. e4 e5", "Black plays Nf6 and presses."]);
    assert!(all[0].starts_with("Black is not on move; "), "{all:?}");
    let (all, _) = told(&["1. f3 e5 2. g4 Qh4#", "White plays e4."]);
    assert_eq!(all[1], "the game was over before e4");
}

#[test]
fn a_sentence_that_is_not_known_is_answered_with_what_is_missing_and_one_that_helps() {
    for (line, tongue, understood, example) in [
        (
            "White castles.",
            Tongue::English,
            "White",
            "White plays e4 and presses.",
        ),
        (
            "Las blancas enrocan.",
            Tongue::Spanish,
            "Las blancas",
            "Las blancas juegan e4 y pulsan.",
        ),
        ("e4", Tongue::English, "", "White plays e4 and presses."),
        (
            "White takes the offer.",
            Tongue::English,
            "White takes the offer.",
            "White takes the offer back.",
        ),
    ] {
        let unread = read_fact(line, tongue).expect_err("no sentence of the grammar");
        assert_eq!(
            (&*unread.understood, &*unread.example),
            (understood, example),
            "{line}"
        );
        let says_missing = unread.to_string().contains("missing");
        assert_eq!(says_missing, understood == line, "{unread}");
    }
}

#[test]
fn in_spanish_a_thing_has_one_name() {
    let others = [
        ("movimiento ilegal", "jugada ilegal"),
        ("movimientos ilegales", "jugadas ilegales"),
        ("medio movimiento", "media jugada"),
        ("cincuenta movimientos", "50 jugadas"),
        ("rival", "adversario"),
        ("oponente", "adversario"),
        ("decisión", "dictamen"),
        ("ayudante", "asistente"),
        (" respond", "contesta"),
        ("banderín", "bandera"),
    ];
    // Others are understood; the first of each sentence is the one that is written.
    let written = sentences().iter().filter_map(|sentence| {
        let mut patterns = sentence.patterns.iter();
        let first = patterns.find(|(tongue, _)| *tongue == Tongue::Spanish);
        first.map(|(tongue, pattern)| pattern.example(*tongue))
    });
    let mut said: Vec<String> = written.collect();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/es");
    for file in [
        "facts",
        "games",
        "moves",
        "positions",
        "questions",
        "refusals",
        "rulings",
    ] {
        let path = format!("{folder}/{file}.ftl");
        said.push(std::fs::read_to_string(path).expect("it is there"));
    }
    said.push(include_str!("../../../../casebook/README.md").to_owned());
    for (other, name) in others {
        let found = said
            .iter()
            .flat_map(|text| text.lines())
            .find(|line| line.contains(other));
        assert_eq!(found, None, "{name}, not {other}");
    }
}
