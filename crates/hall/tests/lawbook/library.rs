//! Editions, numbers and cases.

use std::sync::{Arc, OnceLock};

use insta::assert_snapshot;
use jadoube_hall::lawbook::{LawsError, Library};
use jadoube_laws::{Edition, Rule};
use jadoube_words::Language;

/// The books, read once.
pub(crate) fn library() -> Arc<Library> {
    static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
    LIBRARY
        .get_or_init(|| Arc::new(Library::load().expect("the books read well")))
        .clone()
}

const ES: Language = Language::Spanish;
const EN: Language = Language::English;

fn json(view: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(view).expect("it serializes")
}

#[test]
fn both_books_read_well() {
    assert_eq!(library().check(), Ok(()));
}

#[test]
fn every_edition_tells_how_many_of_its_numbers_are_doubtful() {
    let view = library().editions(ES);
    assert_snapshot!("editions_es", json(&view));
    let years: Vec<u16> = view.editions.iter().map(|it| it.edition).collect();
    assert_eq!(years, Edition::ALL.map(Edition::year));
}

#[test]
fn every_number_of_every_edition_can_be_asked_for() {
    let library = library();
    for edition in Edition::ALL {
        let year = edition.to_string();
        for language in Language::ALL {
            let headings = library.headings(&year, language).expect("an edition");
            for heading in &headings.articles {
                assert!(!heading.title.is_empty(), "{year}: {heading:?}");
                let article = library.article(&year, &heading.number, language);
                let article = article.expect("it is in the list");
                assert_eq!(&article.heading, heading);
                let is_latest = edition == Edition::LATEST;
                assert_eq!(article.differs.is_none(), is_latest, "{year} {heading:?}");
            }
        }
        for rule in Rule::ALL {
            let Some(article) = edition.article(rule) else {
                continue;
            };
            let view = library
                .article(&year, article.number(), EN)
                .expect("a number");
            assert!(view.rules.iter().any(|it| it.key == rule.key()));
            // One doubt about anything that stands under a number is a doubt about the number.
            assert!(article.is_verified() || !view.heading.verified);
        }
    }
}

#[test]
fn a_number_of_the_latest_edition_has_its_summary_rules_and_cases() {
    let view = library().article("2023", "9.6.2", EN).expect("a number");
    assert_snapshot!("article_2023_9_6_2_en", json(&view));
}

#[test]
fn a_number_of_an_older_edition_tells_what_holds_it_today() {
    let view = library().article("2005", "3.8ii(1)", ES).expect("a number");
    assert_snapshot!("article_2005_castling_es", json(&view));
}

#[test]
fn a_doubtful_number_says_so() {
    let view = library().article("2001", "4.3b", EN);
    let doubtful = library().headings("2001", EN).expect("an edition");
    let doubtful = doubtful.articles.iter().filter(|it| !it.verified).count();
    assert!(doubtful > 0);
    assert!(view.is_ok());
}

#[test]
fn a_number_of_today_asked_of_an_older_edition_leads_to_the_older_one() {
    let error = library()
        .article("2014", "9.6.2", EN)
        .expect_err("another number then");
    let LawsError::UnknownArticle { instead, .. } = &error else {
        panic!("{error:?}");
    };
    assert_eq!(instead, &["9.6b"]);
    let sentence = error.sentence(library().words(EN));
    assert_eq!(
        sentence,
        "The edition of 2014 has no Article 9.6.2; what has this number today is 9.6b there."
    );
}

#[test]
fn a_case_is_shown_with_what_came_of_running_it() {
    let library = library();
    let spanish = library.case("c041", ES).expect("a case");
    assert!(spanish.ok, "{:?}", spanish.complaints);
    let told = &spanish.runs[0].told[0];
    assert_eq!(
        told[0].text,
        "Primera jugada ilegal completada por las blancas (artículo 7.5.1)."
    );
    let english = library.case("C041", EN).expect("a case");
    assert_snapshot!("case_c041_en", json(english));
    assert!(
        std::ptr::eq(spanish, library.case("C041", ES).expect("a case")),
        "run twice"
    );
}

#[test]
fn cases_are_found_by_what_they_cite_under_an_edition() {
    let library = library();
    let ids = |number, edition| -> Vec<String> {
        let cases = library.cases(Some(number), edition).expect("a number");
        cases.into_iter().map(|case| case.id).collect()
    };
    assert!(ids("7.5.1", Edition::E2023).contains(&"C041".to_owned()));
    assert!(ids("7.4a", Edition::E2009).contains(&"C041".to_owned()));
    // It is shown there, though no ruling cites it.
    assert!(ids("6.3.2", Edition::E2023).contains(&"JA33".to_owned()));
    assert!(library.cases(Some("99.9"), Edition::E2023).is_err());
    assert!(library.cases(Some("1.1"), Edition::E2023).is_ok());
    let all = library.cases(None, Edition::E2023).expect("all");
    assert!(all.len() > 300, "{}", all.len());
}
