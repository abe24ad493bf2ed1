//! A report as a page to be printed.

use jadoube_words::{Arguments, Words};

use super::super::html::{self, escape};
use super::super::scoresheet::write::title;
use super::super::table::capital;
use super::super::{SheetCell, SheetDocument};
use super::plain::told;
use super::{Entry, EntryKind, Incident};

pub(super) fn write(incident: &Incident, words: &Words) -> String {
    let mut body = format!("<h1>{}</h1>\n<dl>\n", escape(&incident.title));
    for (name, value) in &incident.head {
        body += &format!("<dt>{}</dt><dd>{}</dd>\n", escape(name), escape(value));
    }
    body += &format!("</dl>\n<h2>{}</h2>\n", say(words, "what_happened"));
    body += &format!("<table>\n<thead><tr><th>{}</th>", say(words, "game_time"));
    let has_day = incident.entries.iter().any(|it| it.of_day.is_some());
    let has_clocks = incident.entries.iter().any(|it| it.clocks.is_some());
    if has_day {
        body += "<th>UTC</th>";
    }
    if has_clocks {
        body += &format!(
            "<th>{}</th><th>{}</th>",
            say(words, "white"),
            say(words, "black")
        );
    }
    body += &format!(
        "<th>{}</th></tr></thead>\n<tbody>\n",
        say(words, "fact_or_ruling")
    );
    for entry in &incident.entries {
        body += &row(entry, has_day, has_clocks);
    }
    body += "</tbody>\n</table>\n";
    for sheet in &incident.sheets {
        body += &sheet_table(sheet, words);
    }
    body += &format!(
        "<div class=\"sign\"><p>{}</p><p>{}</p></div>\n",
        say(words, "signature_arbiter"),
        say(words, "signature_date")
    );
    html::page(words.language().code(), &incident.title, &body)
}

fn say(words: &Words, key: &str) -> String {
    let text = words.message(&format!("records-{key}"), &Arguments::new());
    escape(&capital(&text))
}

fn row(entry: &Entry, has_day: bool, has_clocks: bool) -> String {
    let class = match entry.kind {
        EntryKind::Fact => "fact",
        EntryKind::Ruling => "ruling",
        EntryKind::Question => "question",
        EntryKind::Unnoticed => "unnoticed",
    };
    let time = |text: &str| format!("<td class=\"time\">{}</td>", escape(text));
    let mut row = format!("<tr class=\"{class}\">{}", time(&entry.at));
    if has_day {
        row += &time(entry.of_day.as_deref().unwrap_or_default());
    }
    if has_clocks {
        let clocks = entry
            .clocks
            .as_ref()
            .map(|it| it.each_ref().map(String::as_str));
        row.extend(clocks.unwrap_or_default().map(time));
    }
    row + &format!("<td>{}</td></tr>\n", escape(&told(entry)))
}

fn sheet_table(sheet: &SheetDocument, words: &Words) -> String {
    let mut table = format!("<h2>{}</h2>\n<table>\n", escape(&title(sheet, words)));
    table += &format!(
        "<thead><tr><th></th><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n",
        say(words, "white"),
        say(words, "black")
    );
    for row in &sheet.rows {
        let cells = [&row.white, &row.black].map(|cell| cell.as_ref().map_or(String::new(), half));
        table += &format!(
            "<tr><td>{}.</td><td>{}</td><td>{}</td></tr>\n",
            row.number, cells[0], cells[1]
        );
    }
    table += "</tbody>\n</table>\n";
    if let Some(score) = &sheet.signed {
        let arguments = Arguments::new().with("score", score.as_str());
        let signed = words.message("records-sheet_signed", &arguments);
        table += &format!("<p>{}</p>\n", escape(&signed));
    }
    table
}

/// A half-move: what was struck out, what is written, the offer and the clock.
fn half(cell: &SheetCell) -> String {
    let struck = cell
        .struck
        .iter()
        .map(|text| format!("<s>{}</s>", escape(text)));
    let mut parts: Vec<String> = struck.collect();
    parts.push(match &cell.text {
        Some(text) if cell.void => format!("<span class=\"void\">{}</span>", escape(text)),
        Some(text) => escape(text),
        None => "_____".to_owned(),
    });
    if cell.offer {
        parts.push("(=)".to_owned());
    }
    parts.extend(cell.clock.as_deref().map(escape));
    parts.join(" ")
}
