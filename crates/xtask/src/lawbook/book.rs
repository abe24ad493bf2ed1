//! The books: the Laws paragraph by paragraph, in Spanish and in English.

use std::collections::BTreeSet;

/// A language a book is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Language {
    Spanish,
    English,
}

/// What the program does about a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Status {
    Enforced,
    ByConstruction,
    ArbiterDecides,
    NotApplicable,
}

impl Status {
    pub(super) const ALL: [Self; 4] = [
        Self::Enforced,
        Self::ByConstruction,
        Self::ArbiterDecides,
        Self::NotApplicable,
    ];

    /// As the books write it.
    pub(super) const fn word(self, language: Language) -> &'static str {
        match (self, language) {
            (Self::Enforced, Language::Spanish) => "se aplica",
            (Self::Enforced, Language::English) => "enforced",
            (Self::ByConstruction, Language::Spanish) => "por construcción",
            (Self::ByConstruction, Language::English) => "by construction",
            (Self::ArbiterDecides, Language::Spanish) => "decide el árbitro",
            (Self::ArbiterDecides, Language::English) => "arbiter decides",
            (Self::NotApplicable, Language::Spanish) => "no procede",
            (Self::NotApplicable, Language::English) => "not applicable",
        }
    }

    /// Whether a reason has to follow it.
    const fn is_explained(self) -> bool {
        match self {
            Self::Enforced | Self::ArbiterDecides => false,
            Self::ByConstruction | Self::NotApplicable => true,
        }
    }

    fn read(line: &str, language: Language) -> Option<Self> {
        let text = line.strip_prefix('*')?.strip_suffix('*')?;
        let (word, reason) = match text.split_once(": ") {
            Some((word, reason)) => (word, reason.trim()),
            None => (text, ""),
        };
        Self::ALL.into_iter().find(|status| {
            status.word(language) == word && status.is_explained() != reason.is_empty()
        })
    }
}

/// A numbered paragraph of a book.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Paragraph<'a> {
    /// The heading of the Article or Appendix it is in.
    pub(super) part: &'a str,
    pub(super) number: &'a str,
    pub(super) title: &'a str,
    pub(super) status: Status,
}

/// A book as read: what could be, and what is wrong with the rest.
#[derive(Debug, Default)]
pub(super) struct Book<'a> {
    pub(super) paragraphs: Vec<Paragraph<'a>>,
    pub(super) findings: Vec<String>,
}

/// Reads a book: under each `### 7.5.1 Title` its status in italics, then a summary.
pub(super) fn read<'a>(path: &str, text: &'a str, language: Language) -> Book<'a> {
    let mut book = Book::default();
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
        let status = body.first().and_then(|line| Status::read(line, language));
        match status {
            Some(status) => book.paragraphs.push(Paragraph {
                part,
                number,
                title,
                status,
            }),
            None => wrong("the line under the heading is not a status, with its reason if needed"),
        }
    }
    book
}

/// In what the two books differ: numbers, their order, and statuses.
pub(super) fn differences(spanish: &[Paragraph<'_>], english: &[Paragraph<'_>]) -> Vec<String> {
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
                paragraph.status.word(Language::Spanish),
                other.status.word(Language::English),
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

#[cfg(test)]
mod tests {
    use super::{Language, Status, differences, read};

    const ENGLISH: &str = "# Book\n\n## Article 7\n\n### 7.1 Times\n\n*arbiter decides*\n\n\
        The arbiter sets them.\n\n### 7.5.1 Illegal moves\n*enforced*\nTaken back.\n\
        ### 7.6 Displaced\n\n*by construction: nothing slips*\n\nPut back.\n";
    const SPANISH: &str = "## Artículo 7\n\n### 7.1 Tiempos\n\n*decide el árbitro*\n\nLos fija.\n\
        \n### 7.5.1 Jugadas ilegales\n\n*se aplica*\n\nSe deshacen.\n\n\
        ### 7.6 Desplazadas\n\n*por construcción: nada resbala*\n\nSe reponen.\n";

    #[test]
    fn a_paragraph_has_its_part_number_title_and_status() {
        let book = read("en", ENGLISH, Language::English);
        assert!(book.findings.is_empty(), "{:?}", book.findings);
        let [times, illegal, displaced] = book.paragraphs.as_slice() else {
            panic!("{:?}", book.paragraphs);
        };
        assert_eq!((times.part, times.number), ("Article 7", "7.1"));
        assert_eq!(times.status, Status::ArbiterDecides);
        assert_eq!(illegal.title, "Illegal moves");
        assert_eq!(illegal.status, Status::Enforced);
        assert_eq!(displaced.status, Status::ByConstruction);
    }

    #[test]
    fn a_broken_paragraph_is_told_with_its_line() {
        for (text, told) in [
            (
                "### 7.1 Times\n\nThe arbiter sets them.\n\nSo.\n",
                "not a status",
            ),
            ("### 7.1 Times\n\n*se aplica*\n\nSo.\n", "not a status"),
            (
                "### 7.1 Times\n\n*by construction*\n\nSo.\n",
                "not a status",
            ),
            ("### 7.1 Times\n\n*enforced: why*\n\nSo.\n", "not a status"),
            ("### 7.1 Times\n\n*enforced*\n\n## Next\n", "no summary"),
            ("### 7.1\n\n*enforced*\n\nSo.\n", "no title"),
        ] {
            let findings = read("en", text, Language::English).findings;
            assert_eq!(findings.len(), 1, "{text}: {findings:?}");
            let finding = &findings[0];
            assert!(finding.starts_with("en:1: 7.1: "), "{finding}");
            assert!(finding.contains(told), "{finding}");
        }
        let twice = format!("{ENGLISH}{ENGLISH}");
        let findings = read("en", &twice, Language::English).findings;
        assert_eq!(findings.len(), 3, "{findings:?}");
    }

    #[test]
    fn the_two_books_are_held_against_each_other() {
        let compare = |spanish: &str, english: &str| {
            differences(
                &read("es", spanish, Language::Spanish).paragraphs,
                &read("en", english, Language::English).paragraphs,
            )
        };
        assert!(compare(SPANISH, ENGLISH).is_empty());
        let other_status = SPANISH.replace("*se aplica*", "*decide el árbitro*");
        assert_eq!(
            compare(&other_status, ENGLISH),
            ["lawbook: 7.5.1 is *decide el árbitro* in Spanish and *enforced* in English"]
        );
        let other_number = SPANISH.replace("7.6 ", "7.4 ");
        assert_eq!(
            compare(&other_number, ENGLISH),
            [
                "lawbook: 7.4 is only in the Spanish book",
                "lawbook: 7.6 is only in the English book"
            ]
        );
        let swapped = SPANISH
            .replace("7.1 ", "@ ")
            .replace("7.6 ", "7.1 ")
            .replace("@ ", "7.6 ")
            .replace("*decide el árbitro*", "*por construcción: x*")
            .replacen("*por construcción: nada resbala*", "*decide el árbitro*", 1);
        let found = compare(&swapped, ENGLISH);
        assert_eq!(
            found,
            ["lawbook: the two books have their numbers in another order"]
        );
    }
}
