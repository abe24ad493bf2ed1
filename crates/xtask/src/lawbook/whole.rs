//! Whether every number of the Laws has its heading, in both languages.

use jadoube_casebook::lawbook::{missing as without, numbers};
use jadoube_laws::law;

use super::coverage::Coverage;

/// Every number there is.
pub(super) const LIST: &str = "lawbook/paragraphs-2023.txt";

/// The numbers of the list that a book lacks, and whether the constants are those of the list.
pub(super) fn missing(list: &str, books: &Coverage<'_>) -> Vec<String> {
    let mut findings = Vec::new();
    for (language, book) in [("Spanish", books.spanish), ("English", books.english)] {
        for number in without(list, book) {
            findings.push(format!(
                "lawbook: {number} has no heading in the {language} book"
            ));
        }
    }
    if !numbers(list).eq(law::ALL.iter().copied()) {
        findings.push(format!(
            "{LIST}: the constants of the rules crate have other numbers; `cargo xtask law --write`"
        ));
    }
    findings
}

#[cfg(test)]
mod tests {
    use jadoube_casebook::Tongue;
    use jadoube_casebook::lawbook::Lawbook;
    use jadoube_laws::law;

    use super::super::{ENGLISH, SPANISH, cited::Index, read};
    use super::{Coverage, LIST, missing};

    /// What is missing of the books as they stand, after something was done to the texts of list,
    /// Spanish and English book.
    fn check(change: impl Fn(&mut [String; 3])) -> Vec<String> {
        let mut texts = [LIST, SPANISH, ENGLISH].map(|path| read(path).expect("a file"));
        change(&mut texts);
        let [list, spanish, english] = &texts;
        let none = Index::new();
        missing(
            list,
            &Coverage {
                spanish: &Lawbook::read("es", spanish, Tongue::Spanish).paragraphs,
                english: &Lawbook::read("en", english, Tongue::English).paragraphs,
                code: &none,
                cases: None,
            },
        )
    }

    #[test]
    fn every_number_has_a_heading_in_both_languages() {
        let none: [String; 0] = [];
        assert_eq!(check(|_| {}), none);
    }

    #[test]
    fn whatever_number_loses_its_heading_is_told() {
        for number in law::ALL.iter().chain(&["Preface"]) {
            for (at, language) in [(1, "Spanish"), (2, "English")] {
                let heading = format!("### {number} ");
                let found = check(|texts| texts[at] = texts[at].replace(&heading, "#### - "));
                let told = format!("lawbook: {number} has no heading in the {language} book");
                assert_eq!(found, [told]);
            }
        }
    }

    #[test]
    fn a_list_that_grew_is_told() {
        let found = check(|texts| texts[0].push_str("12.10\n"));
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[2].contains("cargo xtask law --write"), "{found:?}");
    }
}
