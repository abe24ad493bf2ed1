//! Editions and their numbers.

use jadoube_casebook::Tongue;
use jadoube_laws::{Edition, Rule};
use jadoube_words::Language;

use super::library::{Entry, Shelf};
use super::{
    ArticleView, Differs, EditionView, EditionsView, Heading, Headings, LawsError, Library,
    NumberView, Paragraph, RuleView, StatusView, numbers,
};

impl Library {
    /// The editions, the oldest first.
    pub fn editions(&self, language: Language) -> EditionsView {
        let view = |edition: Edition| {
            let (year, month, day) = edition.in_force_since();
            let numbers = self.numbers(edition);
            let doubtful = numbers.iter().filter(|it| !self.is_verified(edition, it));
            EditionView {
                edition: edition.year(),
                name: self.words(language).edition(edition),
                in_force_since: format!("{year:04}-{month:02}-{day:02}"),
                latest: edition == Edition::LATEST,
                articles: numbers.len(),
                unverified: doubtful.count(),
            }
        };
        EditionsView {
            editions: Edition::ALL.into_iter().map(view).collect(),
        }
    }

    /// Every number of an edition, given by its year.
    ///
    /// # Errors
    ///
    /// If there is no such edition.
    pub fn headings(&self, year: &str, language: Language) -> Result<Headings, LawsError> {
        let edition = Self::edition(year)?;
        let numbers = self.numbers(edition).into_iter();
        Ok(Headings {
            edition: edition.year(),
            language: language.code(),
            articles: numbers
                .map(|number| self.heading(edition, number, self.shelf(language)))
                .collect(),
        })
    }

    /// A number of an edition, given by its year.
    ///
    /// # Errors
    ///
    /// If there is no such edition, or no such number in it.
    pub fn article(
        &self,
        year: &str,
        number: &str,
        language: Language,
    ) -> Result<ArticleView, LawsError> {
        let edition = Self::edition(year)?;
        if !self.numbers(edition).contains(&number) {
            return Err(self.unknown(edition, number));
        }
        let shelf = self.shelf(language);
        let entry = self.entry_of(edition, number, shelf);
        let rules = self.rules(edition, number);
        let mut today = self.today(edition, number);
        if edition == Edition::LATEST {
            today.extend(self.tables.known(number).filter(|it| !today.contains(it)));
        }
        Ok(ArticleView {
            edition: edition.year(),
            language: language.code(),
            heading: self.heading(edition, number, shelf),
            summary: entry.map(|entry| entry.summary.clone()).unwrap_or_default(),
            summary_edition: Edition::LATEST.year(),
            rules: rules
                .iter()
                .map(|rule| self.rule(*rule, language))
                .collect(),
            differs: (edition != Edition::LATEST).then(|| self.differs(edition, number, shelf)),
            changes: self.changes(&today, edition, language),
            terms: self.terms_of(&today, language),
            cases: self.casebook()?.citing(edition, number),
        })
    }

    pub(super) fn heading(&self, edition: Edition, number: &str, shelf: &Shelf) -> Heading {
        let entry = self.entry_of(edition, number, shelf);
        Heading {
            number: number.to_owned(),
            verified: self.is_verified(edition, number),
            part: entry.map(|entry| entry.part.clone()),
            title: entry.map_or_else(
                || self.names(edition, number, shelf),
                |entry| entry.title.clone(),
            ),
            status: entry.map(|entry| status(entry, shelf.language)),
        }
    }

    /// The paragraph of the latest edition that a number of an edition comes to: its own, or the
    /// nearest that all of what it rules on is part of today, or else the first.
    fn entry_of<'a>(&self, edition: Edition, number: &str, shelf: &'a Shelf) -> Option<&'a Entry> {
        if edition == Edition::LATEST {
            return shelf.entry(number);
        }
        let today = self.today(edition, number);
        let common = numbers::common(&today, |number| shelf.entry(number).is_some());
        let number = common.or(today.first().copied())?;
        shelf.entry(number)
    }

    /// What a number is about by the names of its rules.
    fn names(&self, edition: Edition, number: &str, shelf: &Shelf) -> String {
        let words = shelf.speaker.words();
        let rules = self.rules(edition, number).iter();
        let names: Vec<String> = rules.map(|rule| words.rule(*rule)).collect();
        names.join("; ")
    }

    fn rule(&self, rule: Rule, language: Language) -> RuleView {
        let stated = Edition::ALL
            .into_iter()
            .filter_map(|edition| edition.article(rule));
        RuleView {
            key: rule.key(),
            name: self.words(language).rule(rule),
            numbers: stated
                .map(|article| NumberView {
                    edition: article.edition().year(),
                    number: article.number(),
                    verified: article.is_verified(),
                })
                .collect(),
        }
    }

    fn differs(&self, edition: Edition, number: &str, shelf: &Shelf) -> Differs {
        let today = self.today(edition, number);
        let is_dropped = |rule: &&Rule| Edition::LATEST.article(**rule).is_none();
        let dropped = self.rules(edition, number).iter().filter(is_dropped);
        let now = today
            .iter()
            .flat_map(|now| self.rules(Edition::LATEST, now));
        let added = now.filter(|rule| edition.article(**rule).is_none());
        let paragraph = |number: &&str| Paragraph {
            number: (*number).to_owned(),
            title: self.heading(Edition::LATEST, number, shelf).title,
            summary: shelf
                .entry(number)
                .map(|entry| entry.summary.clone())
                .unwrap_or_default(),
        };
        Differs {
            now: today.iter().map(paragraph).collect(),
            dropped: dropped.map(|rule| rule.key()).collect(),
            added: added.map(|rule| rule.key()).collect(),
        }
    }
}

fn status(entry: &Entry, language: Language) -> StatusView {
    StatusView {
        key: entry.status.key(),
        word: entry.status.word(Tongue::from(language)),
        reason: Some(entry.reason.clone()).filter(|reason| !reason.is_empty()),
    }
}
