//! What people say, and the numbers of the latest edition that they mean.

use std::collections::BTreeSet;

use jadoube_casebook::lawbook::Meaning;
use jadoube_words::Language;

use super::stems::stems;

/// Ways to say things by their stems.
pub(super) struct Synonyms(Vec<Said>);

struct Said {
    ways: Vec<Vec<String>>,
    numbers: Vec<&'static str>,
}

impl Synonyms {
    /// The ways of both languages, for queries whose words are stemmed as those of one.
    pub(super) fn new(meanings: &[Meaning<'static>], language: Language) -> Self {
        let said = |meaning: &Meaning<'static>| {
            let ways = meaning.ways.iter().map(|way| stems(way, language));
            Said {
                ways: ways.filter(|way| !way.is_empty()).collect(),
                numbers: meaning.numbers.clone(),
            }
        };
        Self(meanings.iter().map(said).collect())
    }

    /// The numbers that a query means, each with how many of the words of the query say so, and
    /// its place among those that are meant alike.
    pub(super) fn meant(
        &self,
        query: &[String],
    ) -> impl Iterator<Item = (&'static str, usize, usize)> {
        self.0.iter().flat_map(move |said| {
            let is_said = |way: &&Vec<String>| way.iter().all(|stem| query.contains(stem));
            let words: BTreeSet<&String> = said.ways.iter().filter(is_said).flatten().collect();
            let words = words.len();
            let numbers = said.numbers.iter().zip(0..);
            let meant = numbers.map(move |(number, place)| (*number, words, place));
            meant.filter(|(_, words, _)| *words > 0)
        })
    }
}

#[cfg(test)]
mod tests {
    use jadoube_casebook::lawbook::Meaning;
    use jadoube_words::Language;

    use super::{Synonyms, stems};

    #[test]
    fn all_words_of_a_way_have_to_be_said_and_each_is_counted_once() {
        let meaning = Meaning {
            numbers: vec!["1.4.1", "7.5.1"],
            ways: vec!["comió el rey", "took my king", "king taken"],
        };
        let synonyms = Synonyms::new(&[meaning], Language::English);
        let meant = |query: &str| -> Vec<(&str, usize, usize)> {
            synonyms.meant(&stems(query, Language::English)).collect()
        };
        assert_eq!(meant("he took my king"), [("1.4.1", 2, 0), ("7.5.1", 2, 1)]);
        assert_eq!(meant("took and taken, my king")[0], ("1.4.1", 3, 0));
        assert!(meant("my king").is_empty());
    }
}
