//! The terms of the glossary, and what older editions have otherwise.

use jadoube_casebook::Tongue;
use jadoube_casebook::lawbook::Term;
use jadoube_laws::Edition;
use jadoube_words::Language;

use super::stems::stems;
use super::{ChangeView, Library, TermView, TermsView};
use crate::records::folded;

/// The most terms that are found by what was looked for.
const MOST: usize = 5;

impl Library {
    /// The glossary, in the order of the language.
    pub fn terms(&self, language: Language) -> TermsView {
        let mut terms: Vec<TermView> = self.terms_that(language, |_| true);
        terms.sort_by_cached_key(|term| sorted_by(term.term));
        TermsView {
            language: language.code(),
            terms,
        }
    }

    /// The terms that belong to any of these numbers.
    pub(super) fn terms_of(&self, numbers: &[&str], language: Language) -> Vec<TermView> {
        self.terms_that(language, |term| numbers.contains(&term.number))
    }

    /// The terms of which every word stands in a query, whatever the language of either; those of
    /// more words first.
    pub(super) fn terms_in(&self, query: &str, language: Language) -> Vec<TermView> {
        let asked = Language::ALL.map(|it| (it, stems(query, it)));
        let words_of = |term: &Term<'_>| {
            let said = asked.iter().filter_map(|(language, asked)| {
                let word = term.word(Tongue::from(*language));
                // What stands in brackets is another name for it.
                let word = word.split('(').next().unwrap_or_default();
                let word = stems(word, *language);
                let is_said = !word.is_empty() && word.iter().all(|stem| asked.contains(stem));
                is_said.then_some(word.len())
            });
            said.max().unwrap_or_default()
        };
        let mut found: Vec<(usize, TermView)> = Vec::new();
        for term in &self.tables.terms {
            let words = words_of(term);
            if words > 0 {
                found.push((words, self.term(term, language)));
            }
        }
        found.sort_by_key(|(words, _)| std::cmp::Reverse(*words));
        found.truncate(MOST);
        found.into_iter().map(|(_, term)| term).collect()
    }

    /// What the editions from one on have otherwise than the one after each, about these numbers.
    pub(super) fn changes(
        &self,
        numbers: &[&str],
        from: Edition,
        language: Language,
    ) -> Vec<ChangeView> {
        let is_asked = |edition: Edition| edition >= from || from == Edition::LATEST;
        let changes = self.tables.changes.iter();
        let changes = changes
            .filter(|change| numbers.contains(&change.number) && is_asked(change.edition))
            .map(|change| ChangeView {
                number: change.number,
                edition: change.edition.year(),
                kind: change.kind.key(),
                verified: change.is_verified,
                text: change.text(Tongue::from(language)),
            });
        changes.collect()
    }

    fn terms_that(
        &self,
        language: Language,
        is_asked: impl Fn(&Term<'_>) -> bool,
    ) -> Vec<TermView> {
        let terms = self.tables.terms.iter().filter(|term| is_asked(term));
        terms.map(|term| self.term(term, language)).collect()
    }

    fn term(&self, term: &Term<'static>, language: Language) -> TermView {
        let tongue = Tongue::from(language);
        let told = self.tables.terms.iter().find(|it| it.key == term.see);
        let told = told.unwrap_or(term);
        let printed = Some(term.printed).filter(|it| !it.is_empty() && *it != term.number);
        TermView {
            key: term.key,
            term: term.word(tongue),
            meaning: told.meaning(tongue),
            number: term.number,
            printed,
            see: Some(term.see).filter(|see| !see.is_empty()),
        }
    }
}

/// What terms are sorted by: without accents and without what is no letter.
fn sorted_by(term: &str) -> String {
    let folded = folded(term);
    folded.chars().filter(|it| it.is_alphanumeric()).collect()
}
