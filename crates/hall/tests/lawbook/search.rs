//! Looking for what people say.

use jadoube_hall::lawbook::LawsError;
use jadoube_laws::Edition;
use jadoube_words::Language;
use proptest::prelude::*;

use crate::library::library;

const ES: Language = Language::Spanish;
const EN: Language = Language::English;

/// The numbers found, the best first.
fn found(query: &str, edition: Edition, language: Language) -> Vec<String> {
    let view = library().search(query, edition, language).expect("a query");
    view.hits
        .into_iter()
        .map(|hit| hit.heading.number)
        .collect()
}

/// The first number found in the latest edition.
fn first(query: &str, language: Language) -> String {
    let found = found(query, Edition::LATEST, language);
    found.into_iter().next().unwrap_or_default()
}

#[test]
fn what_players_say_finds_what_the_laws_say() {
    for (query, number) in [
        ("tres veces", "9.2"),
        ("Repetición", "9.2"),
        ("se repitió la posición tres veces", "9.2"),
        ("comió el rey", "1.4.1"),
        ("me comio el REY!!", "1.4.1"),
        ("pieza tocada", "4.3"),
        ("tocó una pieza", "4.3"),
        ("compongo", "4.2.1"),
        ("dos manos", "7.5.4"),
        ("75 jugadas", "9.6.2"),
        ("cinco veces la misma posición", "9.6.1"),
        ("sonó el celular", "11.3.2"),
        ("cayó la bandera", "6.8"),
        ("ahogado", "5.2.1"),
        ("abandonó", "5.1.2"),
        ("al paso", "3.7.3.1"),
        ("jugada ilegal", "7.5.1"),
        ("llegó tarde", "6.7.1"),
        ("apelación", "11.10"),
        ("firmar la planilla", "8.7"),
        ("me comieron el rey", "1.4.1"),
        ("dejó el rey en jaque", "3.9.2"),
        ("tiró las piezas al suelo", "7.4.1"),
        ("no quiere obedecer al árbitro, se niega", "11.7"),
        ("ciego", "D.1"),
        ("jugada secreta", "I.1.1"),
        ("ajedrez 960", "II.1"),
        ("medios normales", "III.5"),
        ("he took my king", "1.4.1"),
    ] {
        assert_eq!(first(query, ES), number, "{query}");
    }
    for (query, number) in [
        ("threefold repetition", "9.2"),
        ("he took the king", "1.4.1"),
        ("touch move", "4.3"),
        ("both hands", "7.5.4"),
        ("seventy-five moves", "9.6.2"),
        ("mobile phone rang", "11.3.2"),
        ("flag fell", "6.8"),
        ("stalemate", "5.2.1"),
        ("resigned", "5.1.2"),
        ("en passant", "3.7.3.1"),
        ("smoking", "11.3.4"),
        ("offer of a draw", "9.1"),
        ("He took my king!", "1.4.1"),
        ("pressed the clock without a move", "7.5.3"),
        ("keeps offering draws", "11.5"),
        ("sealed move", "I.1.1"),
        ("blind player", "D.1"),
        ("both kings in check", "A.5.4"),
        ("forgot to press the clock", "6.2.1"),
        ("tres veces", "9.2"),
    ] {
        assert_eq!(first(query, EN), number, "{query}");
    }
}

#[test]
fn a_number_finds_itself_and_its_parts_and_in_older_editions_its_own() {
    let latest = found("9.2", Edition::LATEST, ES);
    assert_eq!(latest[..4], ["9.2", "9.2.1", "9.2.2", "9.2.3"]);
    assert_eq!(first("¿artículo 7.5.5?", ES), "7.5.5");
    assert_eq!(first("a.5.2", EN), "A.5.2");
    assert_eq!(
        found("9.6b", Edition::E2014, EN)
            .first()
            .map(String::as_str),
        Some("9.6b")
    );
    let older = found("setenta y cinco jugadas", Edition::E2014, ES);
    assert_eq!(older.first().map(String::as_str), Some("9.6b"));
    let none = found("75 jugadas", Edition::E2009, ES);
    assert!(
        !none.iter().any(|number| number.starts_with("9.6")),
        "{none:?}"
    );
}

#[test]
fn whoever_reads_in_one_language_may_ask_in_the_other() {
    // This word stands neither in the Spanish book nor in what players say.
    assert_eq!(first("timetable", ES), "A.5.1.1");
    let view = library()
        .search("posición muerta", Edition::LATEST, EN)
        .expect("a query");
    assert_eq!(view.terms[0].key, "dead_position");
    assert_eq!(view.terms[0].term, "dead position");
}

#[test]
fn an_excerpt_holds_what_was_looked_for() {
    let view = library()
        .search("bandera", Edition::LATEST, ES)
        .expect("a query");
    assert!(view.hits.len() > 2);
    let holds = view
        .hits
        .iter()
        .filter(|hit| hit.excerpt.to_lowercase().contains("bandera"));
    assert!(holds.count() > 2);
}

#[test]
fn nothing_and_too_much_are_refused_and_nonsense_finds_nothing() {
    let search = |query: &str| library().search(query, Edition::LATEST, ES);
    assert_eq!(search("  ¿? "), Err(LawsError::EmptyQuery));
    assert_eq!(search(&"ñ".repeat(201)), Err(LawsError::LongQuery(200)));
    assert!(search("xyzzy qwrtp").expect("a query").hits.is_empty());
    assert!(search("el de la").expect("a query").hits.is_empty());
}

proptest! {
    #[test]
    fn any_query_finds_the_same_twice(query in "\\PC{0,60}") {
        let once = library().search(&query, Edition::LATEST, EN);
        prop_assert_eq!(&once, &library().search(&query, Edition::LATEST, EN));
        if let Ok(view) = once {
            prop_assert!(view.hits.len() <= 20);
        }
    }
}
