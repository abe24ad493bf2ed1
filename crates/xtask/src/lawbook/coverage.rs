//! Article, status, code, cases: what `lawbook/coverage.md` says and what it finds missing.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use jadoube_casebook::Tongue;
use jadoube_casebook::lawbook::{Paragraph, Status};
use jadoube_laws::law;

use super::cited::{CASEBOOK, Index};
use crate::law::constant;

/// What is written.
pub(super) const PAGE: &str = "lawbook/coverage.md";

const PREFACE: &str = "Preface";

const HEAD: &str = "# Qué cubre el programa · What the program covers\n\n\
    Escrito por `cargo xtask lawbook`; no se edita a mano. \
    Written by `cargo xtask lawbook`; not edited by hand.\n\n\
    Cada número de las Leyes de 2023: su estado, el código que lo cita y los casos que lo \
    nombran.\n\
    Each number of the Laws of 2023: its status, the code that cites it, the cases that name it.\n";

/// What is known of the paragraphs: both books, the code, and the cases if there are any.
pub(super) struct Coverage<'a> {
    pub(super) spanish: &'a [Paragraph<'a>],
    pub(super) english: &'a [Paragraph<'a>],
    pub(super) code: &'a Index,
    pub(super) cases: Option<&'a Index>,
}

impl Coverage<'_> {
    /// Numbers that the Laws do not have, and what enforced paragraphs lack.
    pub(super) fn findings(&self) -> Vec<String> {
        let mut findings = Vec::new();
        let known = |number: &str| number == PREFACE || law::ALL.contains(&number);
        for paragraph in self.english {
            let number = paragraph.number;
            if !known(number) {
                findings.push(format!("lawbook: {number} is not a paragraph of the Laws"));
            } else if paragraph.status == Status::Enforced {
                findings.extend(self.lacking(number));
            }
        }
        let pages = self.cases.into_iter().flatten();
        for (number, pages) in pages.filter(|(number, _)| !known(number)) {
            for page in pages {
                findings.push(format!("{page}: {number} is not a paragraph of the Laws"));
            }
        }
        findings
    }

    fn lacking(&self, number: &str) -> Vec<String> {
        let mut findings = Vec::new();
        if !self.code.contains_key(number) {
            let name = constant(number);
            findings.push(format!(
                "lawbook: {number} is enforced, but no doc cites {name} and no ruling its rule"
            ));
        }
        if self.cases.is_some_and(|cases| !cases.contains_key(number)) {
            findings.push(format!(
                "lawbook: {number} is enforced, but no case names it"
            ));
        }
        findings
    }

    /// The page.
    pub(super) fn page(&self) -> String {
        let mut page = String::from(HEAD);
        self.summary(&mut page);
        let mut part = "";
        for (spanish, english) in self.spanish.iter().zip(self.english) {
            if spanish.part != part {
                part = spanish.part;
                let _ = write!(page, "\n## {part} · {}\n\n{COLUMNS}", english.part);
            }
            let number = spanish.number;
            let _ = writeln!(
                page,
                "| {number} | {} · {} | {} | {} | {} |",
                spanish.title,
                english.title,
                both(spanish.status),
                links(self.code.get(number)),
                links(self.cases.and_then(|cases| cases.get(number))),
            );
        }
        page
    }

    fn summary(&self, page: &mut String) {
        page.push_str(
            "\n| Estado · Status | Números · Numbers | Con código · With code | \
             Con casos · With cases |\n|---|---|---|---|\n",
        );
        for status in Status::ALL {
            let of_status = || self.english.iter().filter(|it| it.status == status);
            let coded = of_status().filter(|it| self.code.contains_key(it.number));
            let tried = of_status().filter(|it| {
                let cases = self.cases;
                cases.is_some_and(|cases| cases.contains_key(it.number))
            });
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} |",
                both(status),
                of_status().count(),
                coded.count(),
                tried.count()
            );
        }
    }
}

const COLUMNS: &str = "| N.º · No. | Título · Title | Estado · Status | Código · Code | \
    Casos · Cases |\n|---|---|---|---|---|\n";

fn both(status: Status) -> String {
    let (spanish, english) = (Tongue::Spanish, Tongue::English);
    format!("{} · {}", status.word(spanish), status.word(english))
}

fn links(paths: Option<&BTreeSet<String>>) -> String {
    let Some(paths) = paths else {
        return "–".to_owned();
    };
    let links = paths
        .iter()
        .map(|path| format!("[{}](../{path})", name(path)));
    links.collect::<Vec<_>>().join(", ")
}

/// How a file is called in the table: a module of a crate, or a page of the casebook.
fn name(path: &str) -> String {
    let path = path.strip_prefix("crates/").unwrap_or(path);
    let path = path.strip_prefix(CASEBOOK).unwrap_or(path);
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let path = path.strip_suffix(".md").unwrap_or(path);
    path.trim_start_matches('/').replace("/src/", "/")
}

#[cfg(test)]
mod tests {
    use jadoube_casebook::Tongue;
    use jadoube_casebook::lawbook::{Lawbook, Status};

    use super::super::cited::Index;
    use super::{Coverage, name};

    const SPANISH: &str = "## Artículo 7\n\n### 7.5.4 Dos manos\n\n*se aplica*\n\nVale.\n";
    const ENGLISH: &str = "## Article 7\n\n### 7.5.4 Two hands\n\n*enforced*\n\nFine.\n";

    fn index(number: &str, path: &str) -> Index {
        Index::from([(number.to_owned(), [path.to_owned()].into())])
    }

    /// What is found, and the page, with some code and some cases.
    fn cover(english: &str, code: &Index, cases: Option<&Index>) -> (Vec<String>, String) {
        let spanish = Lawbook::read("es", SPANISH, Tongue::Spanish);
        let english = Lawbook::read("en", english, Tongue::English);
        assert_eq!(spanish.paragraphs[0].status, Status::Enforced);
        let coverage = Coverage {
            spanish: &spanish.paragraphs,
            english: &english.paragraphs,
            code,
            cases,
        };
        (coverage.findings(), coverage.page())
    }

    #[test]
    fn an_enforced_paragraph_needs_code_and_once_there_is_a_casebook_a_case() {
        let none = Index::new();
        let code = index("7.5.4", "crates/arbiter/src/hands.rs");
        let case = index("7.5.4", "casebook/7/two-hands.md");
        assert!(cover(ENGLISH, &code, Some(&case)).0.is_empty());
        assert!(cover(ENGLISH, &code, None).0.is_empty());
        let found = cover(ENGLISH, &none, Some(&none)).0;
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("A7_5_4"), "{found:?}");
        assert!(found[1].contains("no case names it"), "{found:?}");
        let decides = ENGLISH.replace("enforced", "arbiter decides");
        assert!(cover(&decides, &none, Some(&none)).0.is_empty());
    }

    #[test]
    fn a_number_the_laws_do_not_have_is_told() {
        let none = Index::new();
        let unknown = ENGLISH.replace("7.5.4", "7.5.9");
        let told = "lawbook: 7.5.9 is not a paragraph of the Laws";
        assert_eq!(cover(&unknown, &none, None).0, [told]);
        let code = index("7.5.4", "crates/arbiter/src/hands.rs");
        let mut cases = index("7.5.4", "casebook/7/a.md");
        cases.extend(index("7.9", "casebook/7/b.md"));
        assert_eq!(
            cover(ENGLISH, &code, Some(&cases)).0,
            ["casebook/7/b.md: 7.9 is not a paragraph of the Laws"]
        );
    }

    #[test]
    fn the_page_links_each_paragraph_to_its_code_and_cases() {
        let code = index("7.5.4", "crates/arbiter/src/hands.rs");
        let case = index("7.5.4", "casebook/7/two-hands.md");
        let (_, page) = cover(ENGLISH, &code, Some(&case));
        let row = "| 7.5.4 | Dos manos · Two hands | se aplica · enforced | \
            [arbiter/hands](../crates/arbiter/src/hands.rs) | \
            [7/two-hands](../casebook/7/two-hands.md) |\n";
        assert!(page.contains(row), "{page}");
        assert!(page.contains("## Artículo 7 · Article 7\n"), "{page}");
        assert!(
            page.contains("| se aplica · enforced | 1 | 1 | 1 |\n"),
            "{page}"
        );
        assert_eq!(
            name("crates/laws/src/edition/clock.rs"),
            "laws/edition/clock"
        );
    }
}
