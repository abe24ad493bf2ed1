//! Scoresheets, the journal, and the report on a game.

use insta::assert_snapshot;
use jadoube_arbiter::Regulations;
use jadoube_hall::records::{
    Around, GameRecord, Incident, Journal, JournalEntry, scoresheet, sheet_text,
};
use jadoube_laws::{ByColor, Color};
use jadoube_protocol::Say;
use jadoube_words::{Language, Words};

use crate::game::{EVENING, Table, eventful};

#[test]
fn a_sheet_kept_by_hand_shows_gaps_offers_and_what_was_struck_out() {
    let table = eventful();
    let record = table.record("Ana López", "Bruno Díaz");
    let (spanish, english) = (Language::Spanish, Language::English);
    let black = scoresheet(&record, Color::Black, spanish);
    assert_snapshot!("sheet_black_es", sheet_text(&black, &Words::new(spanish)));
    let white = scoresheet(&record, Color::White, english);
    assert_snapshot!("sheet_white_en", sheet_text(&white, &Words::new(english)));
    let json = serde_json::to_string_pretty(&black).expect("it serializes");
    assert_snapshot!("sheet_black_json", json);
}

#[test]
fn a_sheet_that_the_program_keeps_has_the_letters_of_the_language_and_the_clock() {
    let mut table = Table::new(Regulations {
        time: ByColor::both("3+2".parse().expect("a blitz control")),
        ..Regulations::default()
    });
    for san in ["Nf3", "d5", "Nc3", "Nf6"] {
        table.play(4, san);
    }
    let record = table.record("Ana", "Bruno");
    let sheet = scoresheet(&record, Color::White, Language::Spanish);
    let first = sheet
        .rows
        .first()
        .and_then(|row| row.white.clone())
        .expect("a move");
    assert_eq!(first.text.as_deref(), Some("Cf3"));
    assert_eq!(first.clock.as_deref(), Some("2:58"));
    assert_eq!(sheet.kept, "automatic");
}

#[test]
fn the_report_tells_facts_rulings_articles_and_both_sheets() {
    let table = eventful();
    let record = table.record("Ana López", "Bruno Díaz");
    for language in Language::ALL {
        let words = Words::new(language);
        let report = Incident::new(&record, &words);
        assert_snapshot!(format!("incident_{language}_text"), report.text(&words));
        assert_snapshot!(format!("incident_{language}_html"), report.html(&words));
    }
}

#[test]
fn a_report_tells_the_arbiter_what_nobody_noticed() {
    let mut table = Table::new(Regulations {
        watch: jadoube_arbiter::Watch::People,
        time: ByColor::both("60".parse().expect("an hour")),
        ..Regulations::default()
    });
    let (from, to) = (jadoube_laws::Square::B1, jadoube_laws::Square::B3);
    table.act(Color::White, jadoube_arbiter::Act::Release { from, to });
    table.press(Color::White);
    let words = Words::new(Language::English);
    let text = Incident::new(&table.record("Ana", "Bruno"), &words).text(&words);
    assert!(
        text.contains("Nobody had noticed: an illegal move was completed"),
        "{text}"
    );
}

#[test]
fn a_report_tells_what_happened_around_the_game_in_its_place() {
    let table = eventful();
    let arbiters = ["Irene".to_owned(), "Omar".to_owned()];
    let beside = |after, text: &str, by: Option<&str>| Around {
        after,
        at: jadoube_arbiter::Millis(1_000),
        text: Say {
            es: format!("{text} (es)"),
            en: format!("{text} (en)"),
        },
        by: by.map(str::to_owned),
    };
    let around = [
        beside(0, "Ana calls", None),
        beside(1, "Reason: <noise>", Some("Irene")),
        beside(usize::MAX, "Bruno appeals", None),
    ];
    let record = GameRecord {
        arbiters: &arbiters,
        around: &around,
        ..table.record("Ana López", "Bruno Díaz")
    };
    let words = Words::new(Language::English);
    let report = Incident::new(&record, &words);
    assert!(report.head.iter().any(|(_, value)| value == "Irene, Omar"));
    let told: Vec<&str> = report.entries.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(told.first(), Some(&"Ana calls (en)"));
    assert_eq!(told.get(2), Some(&"Reason: <noise> (en)"));
    assert_eq!(told.last(), Some(&"Bruno appeals (en)"));
    let html = report.html(&words);
    assert!(
        html.contains("Reason: &lt;noise&gt; (en) — Irene"),
        "{html}"
    );
    let spanish = Words::new(Language::Spanish);
    let text = Incident::new(&record, &spanish).text(&spanish);
    assert!(text.contains("Árbitro:") && text.contains("(es)"), "{text}");
}

#[test]
fn the_journal_holds_the_entries_as_they_were_stored() {
    let event = serde_json::json!({ "did": { "act": "resign", "by": "white" } });
    let entries = [
        JournalEntry {
            version: 1,
            unix_ms: EVENING,
            at_ms: None,
            who: Some("Irene".to_owned()),
            event: serde_json::json!("opened"),
        },
        JournalEntry {
            version: 2,
            unix_ms: EVENING + 1_500,
            at_ms: Some(1_500),
            who: Some("</script> \"; DROP".to_owned()),
            event,
        },
    ];
    let json = Journal::new("k3v9", &entries)
        .to_json()
        .expect("it serializes");
    assert_snapshot!("journal", json);
}
