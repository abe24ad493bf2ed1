//! The lawbook: the Laws paragraph by paragraph, in the words of this project, and the tables
//! beside it.

mod changes;
mod list;
mod meanings;
mod rows;
#[cfg(test)]
mod tests;
mod vocabulary;

use std::collections::BTreeSet;

use crate::Tongue;

pub use changes::{Change, Kind, changes};
pub use list::{missing, numbers};
pub use meanings::{Meaning, meanings};
pub use vocabulary::{Term, terms};

/// What the program does about a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// It carries it out or rules on it, at most after asking one fact.
    Enforced,
    /// It is built so that it cannot be broken.
    ByConstruction,
    /// A person judges; the program gives the options and records it.
    ArbiterDecides,
    /// A program could carry it out, and this one does not yet.
    NotYet,
    /// It is beyond the reach of a program.
    NotApplicable,
}

impl Status {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Enforced,
        Self::ByConstruction,
        Self::ArbiterDecides,
        Self::NotYet,
        Self::NotApplicable,
    ];

    /// A stable name for files and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Enforced => "enforced",
            Self::ByConstruction => "by_construction",
            Self::ArbiterDecides => "arbiter_decides",
            Self::NotYet => "not_yet",
            Self::NotApplicable => "not_applicable",
        }
    }

    /// As the books write it.
    pub const fn word(self, tongue: Tongue) -> &'static str {
        match (self, tongue) {
            (Self::Enforced, Tongue::Spanish) => "se aplica",
            (Self::Enforced, Tongue::English) => "enforced",
            (Self::ByConstruction, Tongue::Spanish) => "por construcción",
            (Self::ByConstruction, Tongue::English) => "by construction",
            (Self::ArbiterDecides, Tongue::Spanish) => "decide el árbitro",
            (Self::ArbiterDecides, Tongue::English) => "arbiter decides",
            (Self::NotYet, Tongue::Spanish) => "todavía no",
            (Self::NotYet, Tongue::English) => "not yet",
            (Self::NotApplicable, Tongue::Spanish) => "no procede",
            (Self::NotApplicable, Tongue::English) => "not applicable",
        }
    }

    /// Whether a reason has to follow it.
    const fn is_explained(self) -> bool {
        match self {
            Self::Enforced | Self::ArbiterDecides => false,
            Self::ByConstruction | Self::NotYet | Self::NotApplicable => true,
        }
    }

    /// A status and its reason, if it has one.
    fn read(line: &str, tongue: Tongue) -> Option<(Self, &str)> {
        let text = line.strip_prefix('*')?.strip_suffix('*')?;
        let (word, reason) = match text.split_once(": ") {
            Some((word, reason)) => (word, reason.trim()),
            None => (text, ""),
        };
        let status = Self::ALL.into_iter().find(|status| {
            status.word(tongue) == word && status.is_explained() != reason.is_empty()
        })?;
        Some((status, reason))
    }
}

/// A numbered paragraph of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph<'a> {
    /// The heading of the Article or Appendix it is in.
    pub part: &'a str,
    /// Its number, or `Preface`.
    pub number: &'a str,
    /// What it is about.
    pub title: &'a str,
    /// What the program does about it.
    pub status: Status,
    /// Why, where the status asks for a reason; else empty.
    pub reason: &'a str,
    /// The summary, a sentence or a few on each line.
    pub summary: Vec<&'a str>,
}

/// A book as read: what could be, and what is wrong with the rest.
#[derive(Clone, Debug, Default)]
pub struct Lawbook<'a> {
    /// The paragraphs in their order.
    pub paragraphs: Vec<Paragraph<'a>>,
    /// What is wrong, each with the path and the line.
    pub findings: Vec<String>,
}

impl<'a> Lawbook<'a> {
    /// Reads a book: under each `### 7.5.1 Title` its status in italics, then a summary. The path
    /// is only told in findings.
    pub fn read(path: &str, text: &'a str, tongue: Tongue) -> Self {
        let mut book = Self::default();
        let mut seen = BTreeSet::new();
        let mut part = "";
        let mut lines = text.lines().enumerate().peekable();
        while let Some((at, line)) = lines.next() {
            if let Some(heading) = line.strip_prefix("## ") {
                part = heading;
            }
            let Some(heading) = line.strip_prefix("### ") else {
                continue;
            };
            let mut body = Vec::new();
            while let Some((_, line)) = lines.next_if(|(_, line)| !line.starts_with('#')) {
                if !line.trim().is_empty() {
                    body.push(line.trim());
                }
            }
            let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
            let mut wrong = |what: &str| {
                let line = at + 1;
                book.findings
                    .push(format!("{path}:{line}: {number}: {what}"));
            };
            if !seen.insert(number) {
                wrong("there twice");
            }
            if title.is_empty() {
                wrong("no title");
            }
            if body.len() < 2 {
                wrong("no summary");
            }
            match body.first().and_then(|line| Status::read(line, tongue)) {
                Some((status, reason)) => book.paragraphs.push(Paragraph {
                    part,
                    number,
                    title,
                    status,
                    reason,
                    summary: body.split_off(1),
                }),
                None => {
                    wrong("the line under the heading is not a status, with its reason if needed");
                }
            }
        }
        book
    }
}

/// In what the two books differ: numbers, their order, and statuses.
pub fn differences(spanish: &[Paragraph<'_>], english: &[Paragraph<'_>]) -> Vec<String> {
    let mut findings = Vec::new();
    let mut only = |language: &str, one: &[Paragraph<'_>], other: &[Paragraph<'_>]| {
        for paragraph in one {
            if !other.iter().any(|it| it.number == paragraph.number) {
                let number = paragraph.number;
                findings.push(format!("lawbook: {number} is only in the {language} book"));
            }
        }
    };
    only("Spanish", spanish, english);
    only("English", english, spanish);
    for paragraph in spanish {
        let other = english.iter().find(|it| it.number == paragraph.number);
        if let Some(other) = other.filter(|other| other.status != paragraph.status) {
            findings.push(format!(
                "lawbook: {} is *{}* in Spanish and *{}* in English",
                paragraph.number,
                paragraph.status.word(Tongue::Spanish),
                other.status.word(Tongue::English),
            ));
        }
    }
    let numbers = |book: &[Paragraph<'_>]| -> Vec<String> {
        book.iter().map(|it| it.number.to_owned()).collect()
    };
    if findings.is_empty() && numbers(spanish) != numbers(english) {
        findings.push("lawbook: the two books have their numbers in another order".to_owned());
    }
    findings
}
