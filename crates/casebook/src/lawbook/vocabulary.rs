//! `words.tsv`: the terms of the glossary of the Laws.

use std::collections::BTreeSet;

use super::rows::Rows;
use crate::Tongue;

/// A term, by the words for it and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term<'a> {
    /// A stable name for files and messages.
    pub key: &'a str,
    /// The number that the glossary of the Laws gives for it, some of an older edition; or empty.
    pub printed: &'a str,
    /// Where the latest edition has it.
    pub number: &'a str,
    /// The key of the term that means the same and tells it; or empty.
    pub see: &'a str,
    words: [&'a str; 2],
    meanings: [&'a str; 2],
}

impl<'a> Term<'a> {
    /// The term itself.
    pub const fn word(&self, tongue: Tongue) -> &'a str {
        let [spanish, english] = self.words;
        match tongue {
            Tongue::Spanish => spanish,
            Tongue::English => english,
        }
    }

    /// What it means; empty where another term tells it.
    pub const fn meaning(&self, tongue: Tongue) -> &'a str {
        let [spanish, english] = self.meanings;
        match tongue {
            Tongue::Spanish => spanish,
            Tongue::English => english,
        }
    }
}

/// Reads the table: its rows, and what is wrong with them.
pub fn terms<'a>(path: &'a str, text: &'a str) -> (Vec<Term<'a>>, Vec<String>) {
    let mut table = Rows::<8>::read(path, text);
    let mut keys = BTreeSet::new();
    let rows = std::mem::take(&mut table.rows);
    let mut terms = Vec::new();
    for (line, fields) in &rows {
        let [key, printed, number, see, spanish, english, ..] = *fields;
        let [.., in_spanish, in_english] = *fields;
        table.number(*line, number);
        if !keys.insert(key) {
            table.wrong(*line, &format!("{key} is there twice"));
        }
        if spanish.is_empty() || english.is_empty() {
            table.wrong(*line, &format!("{key} has no word in one language"));
        }
        for meaning in [in_spanish, in_english] {
            if see.is_empty() {
                table.sentence(*line, meaning);
            } else if !meaning.is_empty() {
                table.wrong(*line, &format!("{key} is told here and at {see}"));
            }
        }
        terms.push(Term {
            key,
            printed,
            number,
            see,
            words: [spanish, english],
            meanings: [in_spanish, in_english],
        });
    }
    for (line, [key, _, _, see, ..]) in rows {
        let told = terms.iter().find(|term| term.key == see);
        if !see.is_empty() && told.is_none_or(|term| !term.see.is_empty()) {
            table.wrong(line, &format!("{key}: {see} is no term that is told"));
        }
    }
    (terms, table.findings)
}
