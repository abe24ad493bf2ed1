//! A scoresheet as text.

use jadoube_words::{Arguments, Words};

use super::super::table::{capital, columns};
use super::{SheetCell, SheetDocument};

/// The sheet as text.
pub(super) fn text(sheet: &SheetDocument, words: &Words) -> String {
    let say = |key: &str| words.message(key, &Arguments::new());
    let mut text = format!("{}\n", title(sheet, words));
    text += &format!("{}\n\n", say(&format!("records-sheet_{}", sheet.kept)));
    let mut table = vec![vec![
        String::new(),
        capital(&say("records-white")),
        capital(&say("records-black")),
    ]];
    for row in &sheet.rows {
        table.push(vec![
            format!("{}.", row.number),
            row.white.as_ref().map_or("…".to_owned(), cell),
            row.black.as_ref().map_or(String::new(), cell),
        ]);
    }
    text += &columns(&table);
    text += &key(sheet, words);
    if let Some(score) = &sheet.signed {
        let arguments = Arguments::new().with("score", score.as_str());
        text += &format!("\n{}\n", words.message("records-sheet_signed", &arguments));
    }
    text
}

/// Whose sheet it is.
pub(crate) fn title(sheet: &SheetDocument, words: &Words) -> String {
    let arguments = Arguments::new()
        .with("player", sheet.player.as_str())
        .with("opponent", sheet.opponent.as_str())
        .with(
            "side",
            words.message(&format!("records-{}", sheet.color), &Arguments::new()),
        );
    words.message("records-sheet_title", &arguments)
}

/// A half-move with its marks: `~Nc3~ Nf3 (=) 1:28:00`.
pub(crate) fn cell(cell: &SheetCell) -> String {
    let mut parts: Vec<String> = cell.struck.iter().map(|text| format!("~{text}~")).collect();
    match &cell.text {
        Some(text) if cell.void => parts.push(format!("[{text}]")),
        Some(text) => parts.push(text.clone()),
        None => parts.push("_____".to_owned()),
    }
    if cell.offer {
        parts.push("(=)".to_owned());
    }
    parts.extend(cell.clock.clone());
    parts.join(" ")
}

/// What the marks mean, for those that are there.
fn key(sheet: &SheetDocument, words: &Words) -> String {
    let cells = || {
        let rows = sheet.rows.iter();
        rows.flat_map(|row| [&row.white, &row.black]).flatten()
    };
    let marks = [
        ("records-key_gap", cells().any(|cell| cell.gap)),
        (
            "records-key_struck",
            cells().any(|cell| !cell.struck.is_empty()),
        ),
        ("records-key_void", cells().any(|cell| cell.void)),
        ("records-key_offer", cells().any(|cell| cell.offer)),
    ];
    let there = marks.iter().filter(|(_, is_there)| *is_there);
    let lines: String = there
        .map(|(key, _)| format!("{}\n", words.message(key, &Arguments::new())))
        .collect();
    if lines.is_empty() {
        lines
    } else {
        format!("\n{lines}")
    }
}
