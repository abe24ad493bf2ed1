//! The tables beside the books, as they are built into the program.

use jadoube_casebook::lawbook::{Change, Meaning, Term, changes, meanings, terms};

use super::embedded;

/// What older editions have otherwise, the glossary, and what people say.
pub(super) struct Tables {
    pub(super) changes: Vec<Change<'static>>,
    pub(super) terms: Vec<Term<'static>>,
    pub(super) meanings: Vec<Meaning<'static>>,
}

impl Tables {
    /// Reads them; what cannot be read is added to what is broken.
    pub(super) fn load(broken: &mut Vec<String>) -> Self {
        let (changes, unread) = changes("changes.tsv", embedded::table("changes.tsv"));
        broken.extend(unread);
        let (terms, unread) = terms("words.tsv", embedded::table("words.tsv"));
        broken.extend(unread);
        let (meanings, unread) = meanings("synonyms.tsv", embedded::table("synonyms.tsv"));
        broken.extend(unread);
        Self {
            changes,
            terms,
            meanings,
        }
    }

    /// A number as the tables have it, where they do.
    pub(super) fn known(&self, number: &str) -> Option<&'static str> {
        let numbers = self.changes.iter().map(|change| change.number);
        let mut numbers = numbers.chain(self.terms.iter().map(|term| term.number));
        numbers.find(|known| *known == number)
    }
}
