//! The tables beside the books: older editions, terms, and what players say.

use anyhow::Result;
use jadoube_casebook::lawbook::{changes, meanings, terms};

const CHANGES: &str = "lawbook/changes.tsv";
const TERMS: &str = "lawbook/words.tsv";
const MEANINGS: &str = "lawbook/synonyms.tsv";

/// What is wrong with the tables.
pub(super) fn findings(read: impl Fn(&str) -> Result<String>) -> Result<Vec<String>> {
    let mut findings = changes(CHANGES, &read(CHANGES)?).1;
    findings.extend(terms(TERMS, &read(TERMS)?).1);
    findings.extend(meanings(MEANINGS, &read(MEANINGS)?).1);
    Ok(findings)
}

#[cfg(test)]
mod tests {
    use super::{super::read, findings};

    #[test]
    fn the_tables_read_well() {
        let none: [String; 0] = [];
        assert_eq!(findings(read).expect("they are there"), none);
    }
}
