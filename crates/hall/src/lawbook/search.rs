//! Looking for a number by what it says.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use jadoube_laws::Edition;
use jadoube_words::Language;

use super::library::{Entry, Shelf};
use super::stems::stems;
use super::{Hit, LawsError, Library, SearchView, numbers};

/// The longest text that is looked for, in characters.
const LONGEST: usize = 200;

/// The most that is found.
const MOST: usize = 20;

/// How often each stem stands in each paragraph, the title counting more.
pub(super) struct Index {
    // For each stem its paragraphs, by their place in the book, with a weight.
    weights: BTreeMap<String, BTreeMap<usize, u32>>,
    count: usize,
}

impl Index {
    pub(super) fn new(entries: &[Entry], language: Language) -> Self {
        const IN_TITLE: u32 = 8;
        const IN_SUMMARY: u32 = 2;
        const MOST_OFTEN: u32 = 6;
        let mut weights: BTreeMap<String, BTreeMap<usize, u32>> = BTreeMap::new();
        for (place, entry) in entries.iter().enumerate() {
            let mut add = |text: &str, weight: u32, most: u32| {
                let mut here: BTreeMap<String, u32> = BTreeMap::new();
                for stem in stems(text, language) {
                    let sum = here.entry(stem).or_default();
                    *sum = (*sum + weight).min(most);
                }
                for (stem, weight) in here {
                    *weights.entry(stem).or_default().entry(place).or_default() += weight;
                }
            };
            add(&entry.title, IN_TITLE, IN_TITLE);
            add(&entry.summary.join(" "), IN_SUMMARY, MOST_OFTEN);
        }
        Self {
            weights,
            count: entries.len(),
        }
    }

    /// What stands in each paragraph of a query, and how many of its stems.
    fn found(&self, query: &[String]) -> BTreeMap<usize, (u32, usize)> {
        let mut found: BTreeMap<usize, (u32, usize)> = BTreeMap::new();
        for stem in query {
            let Some(places) = self.weights.get(stem) else {
                continue;
            };
            // A stem that stands everywhere says little.
            let rarity = (self.count / places.len().max(1)).max(1).ilog2() + 1;
            for (place, weight) in places {
                let (sum, stems) = found.entry(*place).or_default();
                *sum += weight * rarity;
                *stems += 1;
            }
        }
        found
    }
}

impl Library {
    /// Numbers of an edition by what they say today, in any words people use for it, or by the
    /// number; the best first. The same query finds the same.
    ///
    /// # Errors
    ///
    /// If nothing is asked for, or too much.
    pub fn search(
        &self,
        query: &str,
        edition: Edition,
        language: Language,
    ) -> Result<SearchView, LawsError> {
        let query = query.trim();
        if query.chars().count() > LONGEST {
            return Err(LawsError::LongQuery(LONGEST));
        }
        if !query.contains(char::is_alphanumeric) {
            return Err(LawsError::EmptyQuery);
        }
        let shelf = self.shelf(language);
        let asked = stems(query, language);
        let mut scores = self.scores(query, language);
        if scores.is_empty() {
            // Whoever reads in one language may ask in the other; the books go number by number.
            let others = Language::ALL.into_iter().filter(|it| *it != language);
            scores = others.flat_map(|it| self.scores(query, it)).collect();
        }
        self.add_numbers(query, edition, language, &mut scores);
        let mut best: Vec<(usize, u32)> = scores.into_iter().collect();
        best.sort_by_key(|(place, score)| (Reverse(*score), *place));
        let mut hits: Vec<Hit> = Vec::new();
        for (place, _) in best {
            if hits.len() >= MOST {
                break;
            }
            if let Some(entry) = shelf.entries.get(place) {
                self.add_hits(entry, edition, language, &asked, &mut hits);
            }
        }
        hits.truncate(MOST);
        Ok(SearchView {
            query: query.to_owned(),
            edition: edition.year(),
            language: language.code(),
            terms: self.terms_in(query, language),
            hits,
        })
    }

    /// How well each paragraph of the book of a language fits a query, by its place.
    fn scores(&self, query: &str, language: Language) -> BTreeMap<usize, u32> {
        let asked = stems(query, language);
        let mut scores: BTreeMap<usize, u32> = BTreeMap::new();
        for (place, (sum, stems)) in self.shelf(language).index.found(&asked) {
            let holds_all = stems == asked.len() && stems > 1;
            scores.insert(place, if holds_all { sum * 2 } else { sum });
        }
        self.add_meant(&asked, language, &mut scores);
        scores
    }

    /// What people say otherwise than the book does.
    fn add_meant(&self, asked: &[String], language: Language, scores: &mut BTreeMap<usize, u32>) {
        const EACH_WORD: u32 = 120;
        const EACH_PLACE: u32 = 30;
        let Shelf {
            entries, synonyms, ..
        } = self.shelf(language);
        for (number, words, place) in synonyms.meant(asked) {
            let found = entries.iter().position(|entry| entry.number == number);
            let words = u32::try_from(words).unwrap_or(u32::MAX);
            let place = u32::try_from(place).unwrap_or(u32::MAX);
            if let Some(found) = found {
                let score = EACH_WORD.saturating_mul(words);
                *scores.entry(found).or_default() +=
                    score.saturating_sub(EACH_PLACE.saturating_mul(place));
            }
        }
    }

    /// Numbers that stand in the query, of the edition asked for, and what is part of them.
    fn add_numbers(
        &self,
        query: &str,
        edition: Edition,
        language: Language,
        scores: &mut BTreeMap<usize, u32>,
    ) {
        const ITSELF: u32 = 100_000;
        const A_PART: u32 = 50_000;
        let entries = &self.shelf(language).entries;
        for word in query.split_whitespace() {
            let word = word.trim_matches(|it: char| matches!(it, '.' | ',' | '?' | '¿' | ';'));
            let is_number = word.contains(|it: char| it.is_ascii_digit()) && word.contains('.')
                || word.eq_ignore_ascii_case("preface");
            if !is_number {
                continue;
            }
            let today = self.today(edition, word);
            for (place, entry) in entries.iter().enumerate() {
                let number = entry.number.as_str();
                let is_itself = number.eq_ignore_ascii_case(word) || today.contains(&number);
                let score = match (is_itself, numbers::is_part_of(number, word)) {
                    (true, _) => ITSELF,
                    (false, true) => A_PART,
                    (false, false) => continue,
                };
                *scores.entry(place).or_default() += score;
            }
        }
    }

    /// The numbers that the edition has for a paragraph, each once.
    fn add_hits(
        &self,
        entry: &Entry,
        edition: Edition,
        language: Language,
        asked: &[String],
        hits: &mut Vec<Hit>,
    ) {
        let shelf = self.shelf(language);
        let then = if edition == Edition::LATEST {
            vec![entry.number.as_str()]
        } else {
            self.then(edition, &entry.number)
        };
        for number in then {
            if hits.iter().any(|hit| hit.heading.number == number) {
                continue;
            }
            hits.push(Hit {
                heading: self.heading(edition, number, shelf),
                excerpt: excerpt(entry, asked, language),
            });
        }
    }
}

/// The line of a summary in which most of what was asked for stands; the first, if none does.
fn excerpt(entry: &Entry, asked: &[String], language: Language) -> String {
    let hits = |line: &String| {
        let here = stems(line, language);
        asked.iter().filter(|stem| here.contains(stem)).count()
    };
    let best = entry.summary.iter().enumerate();
    let best = best.max_by_key(|(place, line)| (hits(line), Reverse(*place)));
    best.map(|(_, line)| line.clone()).unwrap_or_default()
}
