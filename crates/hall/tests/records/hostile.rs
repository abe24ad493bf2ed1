//! What people type is harmless in every document.

use jadoube_arbiter::{Act, EntryText, Order, Regulations, SheetKind};
use jadoube_hall::records::{
    Card, Incident, cards, content_security_policy, escape, pgn, scoresheet, sheet_text,
};
use jadoube_laws::{ByColor, Color};
use jadoube_words::{Language, Words};

use crate::game::Table;
use crate::pgn::read;

const HOSTILE: [&str; 9] = [
    "<script>alert(1)</script>",
    "\"; DROP TABLE games; --",
    "=HYPERLINK(\"http://x\")",
    "]\n[Result \"1-0\"]\n\n1. e4 1-0",
    "a } 1. d4 { [%clk 0:00:01]",
    "\\\" onmouseover=\"x",
    "\u{202E}etalp\u{2066} \u{0}\u{7f}\u{2028}",
    "; rest of the line\r% escape",
    "",
];

/// A game in which everything that can hold a text holds this one.
fn table(text: &str) -> Table {
    let mut table = Table::new(Regulations {
        time: ByColor::both("60".parse().expect("an hour")),
        sheets: SheetKind::Paper,
        ..Regulations::default()
    });
    table.play(5, "e4");
    let written: String = text.chars().take(12).collect();
    table.act(Color::White, Act::Write(EntryText::At(0, written.into())));
    table.order(Order::Rule {
        reason: text.into(),
        score: None,
    });
    table.play(5, "e5");
    table
}

#[test]
fn nothing_typed_adds_a_tag_a_move_or_a_command_to_pgn() {
    for text in HOSTILE {
        let table = table(text);
        let mut record = table.record(text, text);
        (record.event, record.site, record.room) = (Some(text), text, Some(text));
        record.id = text;
        let written = pgn(&record, &Words::new(Language::English));
        let game = read(&written);
        let moves: Vec<&str> = game.main_line().map(|node| game.text(node)).collect();
        assert_eq!(moves, ["e4", "e5"], "{written}");
        assert_eq!(game.tags.get("Result"), Some("*"), "{written}");
        for node in game.main_line() {
            let clocks = game.comments(node).iter().flat_map(|note| note.commands());
            assert_eq!(clocks.count(), 1, "{written}");
        }
        assert!(
            game.epilogue.is_empty() && game.preface.is_empty(),
            "{written}"
        );
    }
}

#[test]
fn names_with_quotes_and_brackets_read_back_from_pgn() {
    let name = "Ana \"la ]rápida\" \\ {López}";
    let table = table("so");
    let written = pgn(&table.record(name, name), &Words::new(Language::English));
    assert_eq!(read(&written).tags.get("White"), Some(name));
}

/// The elements of a page, without those that the page of harmless texts has.
fn elements(page: &str) -> Vec<String> {
    let opened = page.split('<').skip(1);
    opened
        .map(|rest| rest.split('>').next().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn nothing_typed_becomes_part_of_a_page() {
    let words = Words::new(Language::Spanish);
    let page = |text: &str| {
        let table = table(text);
        let mut record = table.record(text, text);
        (record.event, record.site, record.room) = (Some(text), text, Some(text));
        record.id = text;
        let by = vec![Some(text); record.events.len()];
        record.by = &by;
        Incident::new(&record, &words).html(&words)
    };
    let card = |text| {
        let card = Card {
            name: text,
            room: text,
            code: text,
            address: text,
        };
        cards(&[card], &words)
    };
    for text in HOSTILE.into_iter().filter(|text| !text.is_empty()) {
        assert_eq!(elements(&card(text)), elements(&card("Ana")), "{text}");
        // A text of blanks or dashes leaves a gap on the sheet, but no other element.
        let (hostile, plain) = (elements(&page(text)), elements(&page("Ana")));
        assert_eq!(hostile, plain, "{text}");
        for page in [page(text), card(text)] {
            assert!(!page.contains("<script"), "{page}");
            assert!(!page.contains('\u{202E}') && !page.contains('\0'), "{page}");
        }
    }
}

#[test]
fn a_printed_page_may_load_and_run_nothing() {
    let policy = content_security_policy();
    assert!(
        policy.starts_with("default-src 'none'; style-src 'sha256-"),
        "{policy}"
    );
    assert!(!policy.contains("unsafe"), "{policy}");
    let page = cards(&[], &Words::new(Language::English));
    assert!(!page.contains("style=") && !page.contains(" on"), "{page}");
    assert_eq!(escape("a<b>\"'&"), "a&lt;b&gt;&quot;&#39;&amp;");
}

#[test]
fn a_sheet_stays_a_row_to_a_move() {
    for text in HOSTILE {
        let table = table(text);
        let sheet = scoresheet(&table.record(text, text), Color::White, Language::English);
        let shown = sheet_text(&sheet, &Words::new(Language::English));
        let rows = shown.lines().filter(|line| line.starts_with("1.")).count();
        assert_eq!(rows, 1, "{shown}");
    }
}
