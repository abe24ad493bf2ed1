//! `synonyms.tsv`: what players say, and the numbers that they mean.

use super::rows::Rows;

/// Ways to say something, and where the Laws say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meaning<'a> {
    /// Numbers of the latest edition, the one that is meant most first.
    pub numbers: Vec<&'a str>,
    /// What people say, in either language: all the words of one of these.
    pub ways: Vec<&'a str>,
}

/// Reads the table: its rows, and what is wrong with them.
pub fn meanings<'a>(path: &'a str, text: &'a str) -> (Vec<Meaning<'a>>, Vec<String>) {
    let mut table = Rows::<3>::read(path, text);
    let mut meanings = Vec::new();
    for (line, [numbers, spanish, english]) in std::mem::take(&mut table.rows) {
        let numbers: Vec<&str> = numbers.split(' ').collect();
        for number in &numbers {
            table.number(line, number);
        }
        let parts = spanish.split(';').chain(english.split(';'));
        let ways: Vec<&str> = parts.map(str::trim).filter(|way| !way.is_empty()).collect();
        for (language, ways) in [("Spanish", spanish), ("English", english)] {
            if ways.is_empty() {
                table.wrong(line, &format!("nothing people say in {language}"));
            }
        }
        meanings.push(Meaning { numbers, ways });
    }
    (meanings, table.findings)
}
