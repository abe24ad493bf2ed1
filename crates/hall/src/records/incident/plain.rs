//! A report as text.

use jadoube_words::{Arguments, Words};

use super::super::{scoresheet::sheet_text, table::columns};
use super::{Entry, EntryKind, Incident};

pub(super) fn write(incident: &Incident, words: &Words) -> String {
    let say = |key: &str| words.message(key, &Arguments::new());
    let mut text = format!("{}\n\n", incident.title);
    let head: Vec<Vec<String>> = incident
        .head
        .iter()
        .map(|(name, value)| vec![format!("{name}:"), value.clone()])
        .collect();
    text += &columns(&head);
    text += &format!("\n{}\n\n", say("records-what_happened"));
    let rows: Vec<Vec<String>> = incident.entries.iter().map(row).collect();
    text += &columns(&rows);
    for sheet in &incident.sheets {
        text += &format!("\n{}", sheet_text(sheet, words));
    }
    text
}

fn row(entry: &Entry) -> Vec<String> {
    let clocks = entry.clocks.as_ref().map(|clocks| clocks.join(" / "));
    let mark = match entry.kind {
        EntryKind::Ruling => "»",
        EntryKind::Question => "?",
        EntryKind::Unnoticed => "·",
        EntryKind::Fact => "",
    };
    vec![
        entry.at.clone(),
        entry.of_day.clone().unwrap_or_default(),
        clocks.unwrap_or_default(),
        mark.to_owned(),
        told(entry),
    ]
}

/// The sentence, and whose it is.
pub(super) fn told(entry: &Entry) -> String {
    match &entry.by {
        Some(name) => format!("{} — {name}", entry.text),
        None => entry.text.clone(),
    }
}
