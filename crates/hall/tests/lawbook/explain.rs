//! Numbers explained, older editions, and the glossary.

use jadoube_hall::lawbook::{ArticleView, LawsError};
use jadoube_laws::{Edition, law};
use jadoube_words::Language;

use crate::library::library;

const ES: Language = Language::Spanish;
const EN: Language = Language::English;

fn explained(number: &str, edition: Edition) -> Vec<ArticleView> {
    let views = library().explain(number, edition, EN);
    views.unwrap_or_else(|error| panic!("{number} {edition}: {error:?}"))
}

/// The years whose difference is told.
fn years(view: &ArticleView) -> Vec<u16> {
    view.changes.iter().map(|change| change.edition).collect()
}

#[test]
fn every_number_of_the_laws_and_the_preface_is_explained_in_both_languages() {
    let library = library();
    for number in law::ALL.iter().chain(&["Preface"]) {
        for language in Language::ALL {
            let views = library.explain(number, Edition::LATEST, language);
            let [view] = views.expect("a number").try_into().expect("one");
            let ArticleView {
                heading, summary, ..
            } = view;
            assert_eq!(heading.number, *number);
            assert!(!heading.title.is_empty() && heading.part.is_some());
            assert!(heading.status.is_some() && !summary.is_empty(), "{number}");
        }
    }
}

#[test]
fn what_older_editions_have_otherwise_is_told_back_to_the_one_asked_for() {
    let [latest] = explained("7.5.5", Edition::LATEST).try_into().expect("one");
    assert_eq!(years(&latest), [2017, 2009, 2005, 1997]);
    let [then] = explained("7.4b", Edition::E2009).try_into().expect("one");
    assert_eq!(then.heading.number, "7.4b");
    assert_eq!(years(&then), [2017, 2009]);
    assert_eq!(then.changes[1].text, "The third one lost, not the second.");
    // Asked by its number of today, the edition answers with its own.
    let [same] = explained("7.5.5", Edition::E2009).try_into().expect("one");
    assert_eq!(same, then);
}

#[test]
fn a_rule_that_an_edition_does_not_have_is_told_as_the_laws_have_it_since() {
    let [view] = explained("9.6.1", Edition::E2009).try_into().expect("one");
    assert_eq!(
        (view.edition, view.heading.number.as_str()),
        (2023, "9.6.1")
    );
    assert_eq!(years(&view), [2014, 2009]);
    assert_eq!(view.changes[1].kind, "absent");
    assert!(view.cases.is_empty(), "no case of that edition");
}

#[test]
fn a_difference_that_no_text_confirms_says_so() {
    let [view] = explained("9.5.3", Edition::LATEST).try_into().expect("one");
    let doubtful: Vec<u16> = view
        .changes
        .iter()
        .filter(|change| !change.verified)
        .map(|change| change.edition)
        .collect();
    assert_eq!(doubtful, [2005, 1997]);
}

#[test]
fn numbers_are_read_however_they_are_written() {
    for (written, number) in [
        ("a.5.2", "A.5.2"),
        (" 9.2.2. ", "9.2.2"),
        ("prefacio", "Preface"),
        ("PREFACE", "Preface"),
        ("iii.4", "III.4"),
    ] {
        let [view] = explained(written, Edition::LATEST).try_into().expect("one");
        assert_eq!(view.heading.number, number);
    }
}

#[test]
fn a_number_that_is_nowhere_is_told_with_the_nearest() {
    let library = library();
    let error = library.explain("9.2.9", Edition::LATEST, EN);
    let error = error.expect_err("no such number");
    assert_eq!(
        error.sentence(library.words(EN)),
        "The edition of 2023 has no Article 9.2.9; the nearest are 9.2, 9.2.1, 9.2.2, 9.2.3."
    );
    assert_eq!(
        error.sentence(library.words(ES)),
        "La edición de 2023 no tiene artículo 9.2.9; los más parecidos son 9.2, 9.2.1, 9.2.2, \
         9.2.3."
    );
    for number in ["", ".", "99", "9..2", "x.1", "٣.١", "9.2.2)"] {
        let error = library.explain(number, Edition::E1997, EN);
        assert!(
            matches!(error, Err(LawsError::UnknownArticle { .. })),
            "{number}"
        );
    }
}

#[test]
fn a_part_of_the_laws_lists_its_numbers() {
    let library = library();
    let numbers = |part: &str, edition| -> Vec<String> {
        let headings = library.part(part, edition, ES).into_iter();
        headings.map(|heading| heading.number).collect()
    };
    assert_eq!(numbers("10", Edition::LATEST), ["10.1", "10.2"]);
    assert_eq!(numbers("ii", Edition::LATEST)[0], "II.1");
    assert_eq!(numbers("I", Edition::LATEST).len(), 31);
    assert!(numbers("13", Edition::LATEST).is_empty());
    assert!(numbers("13", Edition::E2009).contains(&"13.6".to_owned()));
    assert!(numbers("", Edition::LATEST).is_empty());
    assert!(numbers("9.2", Edition::LATEST).is_empty());
}

#[test]
fn the_glossary_has_every_term_in_the_order_of_its_language() {
    let library = library();
    let (spanish, english) = (library.terms(ES).terms, library.terms(EN).terms);
    assert_eq!((spanish.len(), english.len()), (97, 97));
    let first = english.first().expect("terms");
    assert_eq!((first.term, first.number), ("50-move rule", "9.3"));
    assert_eq!(spanish[0].term, "abandonar");
    for term in spanish.iter().chain(&english) {
        assert!(term.meaning.ends_with('.'), "{term:?}");
        assert!(library.explain(term.number, Edition::LATEST, EN).is_ok());
    }
    // Another word for a term is told as the term is, and old numbers are not hidden.
    let find = |key: &str| english.iter().find(|term| term.key == key).expect("a term");
    assert_eq!(
        find("fischer_mode").meaning,
        find("cumulative_mode").meaning
    );
    assert_eq!(find("en_passant").printed, Some("3.7.4.1"));
    assert_eq!(find("stalemate").printed, None);
    let [view] = explained("5.2.1", Edition::LATEST).try_into().expect("one");
    assert_eq!(view.terms[0].key, "stalemate");
}
