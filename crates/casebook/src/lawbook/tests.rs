//! Books that read well, and books that do not.

use super::{Lawbook, Status, differences};
use crate::Tongue;

const ENGLISH: &str = "# Book\n\n## Article 7\n\n### 7.1 Times\n\n*arbiter decides*\n\n\
    The arbiter sets them.\n\n### 7.5.1 Illegal moves\n*enforced*\nTaken back.\n\
    ### 7.6 Displaced\n\n*by construction: nothing slips*\n\nPut back.\n";
const SPANISH: &str = "## Artículo 7\n\n### 7.1 Tiempos\n\n*decide el árbitro*\n\nLos fija.\n\
    \n### 7.5.1 Jugadas ilegales\n\n*se aplica*\n\nSe deshacen.\n\n\
    ### 7.6 Desplazadas\n\n*por construcción: nada resbala*\n\nSe reponen.\n";

#[test]
fn a_paragraph_has_its_part_number_title_and_status() {
    let book = Lawbook::read("en", ENGLISH, Tongue::English);
    assert!(book.findings.is_empty(), "{:?}", book.findings);
    let [times, illegal, displaced] = book.paragraphs.as_slice() else {
        panic!("{:?}", book.paragraphs);
    };
    assert_eq!((times.part, times.number), ("Article 7", "7.1"));
    assert_eq!(times.status, Status::ArbiterDecides);
    assert_eq!(illegal.title, "Illegal moves");
    assert_eq!(illegal.status, Status::Enforced);
    assert_eq!(displaced.status, Status::ByConstruction);
    assert_eq!(displaced.reason, "nothing slips");
    assert_eq!(displaced.summary, ["Put back."]);
}

#[test]
fn a_broken_paragraph_is_told_with_its_line() {
    for (text, told) in [
        (
            "### 7.1 Times\n\nThe arbiter sets them.\n\nSo.\n",
            "not a status",
        ),
        ("### 7.1 Times\n\n*se aplica*\n\nSo.\n", "not a status"),
        (
            "### 7.1 Times\n\n*by construction*\n\nSo.\n",
            "not a status",
        ),
        ("### 7.1 Times\n\n*enforced: why*\n\nSo.\n", "not a status"),
        ("### 7.1 Times\n\n*enforced*\n\n## Next\n", "no summary"),
        ("### 7.1\n\n*enforced*\n\nSo.\n", "no title"),
    ] {
        let findings = Lawbook::read("en", text, Tongue::English).findings;
        assert_eq!(findings.len(), 1, "{text}: {findings:?}");
        let finding = &findings[0];
        assert!(finding.starts_with("en:1: 7.1: "), "{finding}");
        assert!(finding.contains(told), "{finding}");
    }
    let twice = format!("{ENGLISH}{ENGLISH}");
    let findings = Lawbook::read("en", &twice, Tongue::English).findings;
    assert_eq!(findings.len(), 3, "{findings:?}");
}

#[test]
fn the_two_books_are_held_against_each_other() {
    let compare = |spanish: &str, english: &str| {
        differences(
            &Lawbook::read("es", spanish, Tongue::Spanish).paragraphs,
            &Lawbook::read("en", english, Tongue::English).paragraphs,
        )
    };
    assert!(compare(SPANISH, ENGLISH).is_empty());
    let other_status = SPANISH.replace("*se aplica*", "*decide el árbitro*");
    assert_eq!(
        compare(&other_status, ENGLISH),
        ["lawbook: 7.5.1 is *decide el árbitro* in Spanish and *enforced* in English"]
    );
    let other_number = SPANISH.replace("7.6 ", "7.4 ");
    assert_eq!(
        compare(&other_number, ENGLISH),
        [
            "lawbook: 7.4 is only in the Spanish book",
            "lawbook: 7.6 is only in the English book"
        ]
    );
    let swapped = SPANISH
        .replace("7.1 ", "@ ")
        .replace("7.6 ", "7.1 ")
        .replace("@ ", "7.6 ")
        .replace("*decide el árbitro*", "*por construcción: x*")
        .replacen("*por construcción: nada resbala*", "*decide el árbitro*", 1);
    let found = compare(&swapped, ENGLISH);
    assert_eq!(
        found,
        ["lawbook: the two books have their numbers in another order"]
    );
}
