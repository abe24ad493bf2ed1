//! Both books, read once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use jadoube_casebook::lawbook::{Lawbook, Paragraph};
use jadoube_casebook::{Speaker, Tongue};
use jadoube_laws::{Article, Edition, Rule};
use jadoube_words::{Language, Words};

use super::cases::Cases;
use super::search::Index;
use super::synonyms::Synonyms;
use super::tables::Tables;
use super::{BrokenBook, LawsError, embedded, numbers};

/// The lawbook and the casebook in both languages, with what is needed to look things up.
pub struct Library {
    spanish: Shelf,
    english: Shelf,
    // Reading the pages takes longer than a program should take to start.
    cases: OnceLock<Result<Cases, BrokenBook>>,
    // The rules each edition states under a number.
    rules: BTreeMap<Edition, BTreeMap<&'static str, Vec<Rule>>>,
    pub(super) tables: Tables,
}

/// What there is in one language.
pub(super) struct Shelf {
    pub(super) language: Language,
    pub(super) speaker: Speaker,
    pub(super) entries: Vec<Entry>,
    pub(super) index: Index,
    pub(super) synonyms: Synonyms,
}

/// A paragraph of the lawbook.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) part: String,
    pub(super) number: String,
    pub(super) title: String,
    pub(super) status: jadoube_casebook::lawbook::Status,
    pub(super) reason: String,
    pub(super) summary: Vec<String>,
}

impl Library {
    /// Reads the lawbook that is built into the program, once for all. The casebook is read when it
    /// is first needed: call [`Library::check`] in the background, so that nobody waits for it.
    ///
    /// # Errors
    ///
    /// Everything in the lawbook that cannot be read.
    pub fn load() -> Result<Self, BrokenBook> {
        let mut broken = Vec::new();
        let tables = Tables::load(&mut broken);
        let spanish = Shelf::load(Language::Spanish, &tables, &mut broken);
        let english = Shelf::load(Language::English, &tables, &mut broken);
        let rules = Edition::ALL.map(|edition| (edition, stated(edition)));
        if broken.is_empty() {
            Ok(Self {
                spanish,
                english,
                cases: OnceLock::new(),
                rules: rules.into(),
                tables,
            })
        } else {
            Err(BrokenBook(broken))
        }
    }

    /// Reads the casebook, if it was not read yet.
    ///
    /// # Errors
    ///
    /// Everything in it that cannot be read.
    pub fn check(&self) -> Result<(), BrokenBook> {
        match self.cases.get_or_init(Cases::load) {
            Ok(_) => Ok(()),
            Err(broken) => Err(broken.clone()),
        }
    }

    /// The casebook.
    pub(super) fn casebook(&self) -> Result<&Cases, LawsError> {
        let cases = self.cases.get_or_init(Cases::load).as_ref();
        cases.map_err(|_| LawsError::Failed)
    }

    /// The words of a language.
    pub const fn words(&self, language: Language) -> &Words {
        self.shelf(language).speaker.words()
    }

    pub(super) const fn shelf(&self, language: Language) -> &Shelf {
        match language {
            Language::Spanish => &self.spanish,
            Language::English => &self.english,
        }
    }

    /// What an edition rules on under a number.
    pub(super) fn rules(&self, edition: Edition, number: &str) -> &[Rule] {
        let stated = self.rules.get(&edition);
        let found = stated.and_then(|stated| stated.get(number));
        found.map_or(&[], Vec::as_slice)
    }

    /// The numbers of an edition in their order: those of its table, and for the latest those of
    /// the lawbook as well.
    pub(super) fn numbers(&self, edition: Edition) -> Vec<&str> {
        let mut known: BTreeSet<&str> = BTreeSet::new();
        known.extend(
            self.rules
                .get(&edition)
                .into_iter()
                .flat_map(BTreeMap::keys),
        );
        if edition == Edition::LATEST {
            let entries = self.english.entries.iter();
            known.extend(entries.map(|entry| entry.number.as_str()));
        }
        let mut sorted: Vec<&str> = known.into_iter().collect();
        sorted.sort_by_cached_key(|number| numbers::order(number));
        sorted
    }

    /// Whether a text of the edition confirms a number: every rule under it, or the lawbook, which
    /// has none that was not read.
    pub(super) fn is_verified(&self, edition: Edition, number: &str) -> bool {
        let rules = self.rules(edition, number).iter();
        let mut articles = rules.filter_map(|rule| edition.article(*rule));
        articles.all(Article::is_verified)
    }

    /// The numbers of the latest edition that hold what an edition has under a number.
    pub(super) fn today(&self, edition: Edition, number: &str) -> Vec<&'static str> {
        let mut today = Vec::new();
        for rule in self.rules(edition, number) {
            let now = Edition::LATEST.article(*rule).map(Article::number);
            if let Some(now) = now.filter(|now| !today.contains(now)) {
                today.push(now);
            }
        }
        today
    }

    /// What an edition calls that which the latest has under a number.
    pub(super) fn then(&self, edition: Edition, number: &str) -> Vec<&'static str> {
        let mut then = Vec::new();
        for rule in self.rules(Edition::LATEST, number) {
            let old = edition.article(*rule).map(Article::number);
            if let Some(old) = old.filter(|old| !then.contains(old)) {
                then.push(old);
            }
        }
        then
    }

    /// That an edition has no such number, and which were perhaps meant.
    pub(super) fn unknown(&self, edition: Edition, number: &str) -> LawsError {
        let owned = |numbers: Vec<&str>| numbers.into_iter().map(str::to_owned).collect();
        LawsError::UnknownArticle {
            edition,
            number: number.to_owned(),
            instead: owned(self.then(edition, number)),
            nearest: owned(numbers::nearest(number, &self.numbers(edition))),
        }
    }

    /// The edition of a year.
    pub(super) fn edition(year: &str) -> Result<Edition, LawsError> {
        year.parse()
            .map_err(|_| LawsError::UnknownEdition(year.to_owned()))
    }
}

/// What an edition rules on, by its numbers.
fn stated(edition: Edition) -> BTreeMap<&'static str, Vec<Rule>> {
    let mut stated: BTreeMap<&'static str, Vec<Rule>> = BTreeMap::new();
    for rule in Rule::ALL {
        if let Some(article) = edition.article(rule) {
            stated.entry(article.number()).or_default().push(rule);
        }
    }
    stated
}

impl Shelf {
    fn load(language: Language, tables: &Tables, broken: &mut Vec<String>) -> Self {
        let code = language.code();
        let file = embedded::lawbook(code);
        if file.is_none() {
            broken.push(format!("2023.{code}.md is not there, or is no UTF-8"));
        }
        let file = file.as_ref();
        let book = file.map(|file| Lawbook::read(&file.path, &file.text, Tongue::from(language)));
        let book = book.unwrap_or_default();
        broken.extend(book.findings.iter().cloned());
        let entries: Vec<Entry> = book.paragraphs.iter().map(Entry::new).collect();
        Self {
            language,
            speaker: Speaker::new(language),
            index: Index::new(&entries, language),
            synonyms: Synonyms::new(&tables.meanings, language),
            entries,
        }
    }

    /// The paragraph with a number of the latest edition.
    pub(super) fn entry(&self, number: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.number == number)
    }
}

impl Entry {
    fn new(paragraph: &Paragraph<'_>) -> Self {
        Self {
            part: paragraph.part.to_owned(),
            number: paragraph.number.to_owned(),
            title: paragraph.title.to_owned(),
            status: paragraph.status,
            reason: paragraph.reason.to_owned(),
            summary: paragraph
                .summary
                .iter()
                .map(|it| (*it).to_owned())
                .collect(),
        }
    }
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Library")
            .field("paragraphs", &self.english.entries.len())
            .finish_non_exhaustive()
    }
}
