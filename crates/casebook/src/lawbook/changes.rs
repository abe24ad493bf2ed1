//! `changes.tsv`: what each older edition has otherwise than the one after it.

use std::collections::BTreeSet;

use jadoube_laws::Edition;

use super::rows::Rows;
use crate::Tongue;

/// How an edition differs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// It has no such rule.
    Absent,
    /// Another number of minutes, moves or points.
    Amount,
    /// It says the same in another place.
    Place,
    /// It rules otherwise.
    Rule,
    /// It says it in other words, which may matter.
    Wording,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Absent,
        Self::Amount,
        Self::Place,
        Self::Rule,
        Self::Wording,
    ];

    /// A stable name for files and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Amount => "amount",
            Self::Place => "place",
            Self::Rule => "rule",
            Self::Wording => "wording",
        }
    }
}

/// What an edition has otherwise than the one after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change<'a> {
    /// The number of the latest edition that it is about.
    pub number: &'a str,
    /// The edition that differs.
    pub edition: Edition,
    /// How.
    pub kind: Kind,
    /// Whether a text of the edition confirms it.
    pub is_verified: bool,
    spanish: &'a str,
    english: &'a str,
}

impl<'a> Change<'a> {
    /// What that edition says.
    pub const fn text(&self, tongue: Tongue) -> &'a str {
        match tongue {
            Tongue::Spanish => self.spanish,
            Tongue::English => self.english,
        }
    }
}

/// Reads the table: its rows, and what is wrong with the others.
pub fn changes<'a>(path: &'a str, text: &'a str) -> (Vec<Change<'a>>, Vec<String>) {
    let mut table = Rows::<6>::read(path, text);
    let mut seen = BTreeSet::new();
    let mut changes = Vec::new();
    for (line, fields) in std::mem::take(&mut table.rows) {
        let [number, year, kind, spanish, english, mark] = fields;
        table.number(line, number);
        table.sentence(line, spanish);
        table.sentence(line, english);
        let edition = year.parse().ok().filter(|it| *it != Edition::LATEST);
        let kind = Kind::ALL.into_iter().find(|it| it.key() == kind);
        let is_verified = match mark {
            "verified" => Some(true),
            "u" => Some(false),
            _ => None,
        };
        if !seen.insert((number, year)) {
            table.wrong(line, &format!("{number} of {year} is there twice"));
        }
        match (edition, kind, is_verified) {
            (Some(edition), Some(kind), Some(is_verified)) => changes.push(Change {
                number,
                edition,
                kind,
                is_verified,
                spanish,
                english,
            }),
            (None, ..) => table.wrong(line, &format!("{year} is no older edition")),
            (_, None, _) => table.wrong(line, "no kind of difference"),
            (.., None) => table.wrong(line, &format!("{mark:?} is neither `verified` nor `u`")),
        }
    }
    (changes, table.findings)
}
