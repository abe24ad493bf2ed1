//! Numbers of the Laws explained, and Articles found.

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    let output = command.arg("explain").args(arguments).output();
    output.expect("the program runs")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// What is answered, all being well.
fn told(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    text(&output)
}

#[test]
fn a_number_is_explained_in_both_languages() {
    insta::assert_snapshot!("explain_en", told(&["9.2.2", "--lang", "en"]));
    insta::assert_snapshot!("explain_es", told(&["7.5.5", "--lang", "es"]));
}

#[test]
fn an_older_edition_tells_what_it_has_otherwise() {
    insta::assert_snapshot!(
        "explain_2009_en",
        told(&["7.5.5", "--edition", "2009", "--lang", "en"])
    );
    let absent = told(&["9.6.1", "--edition", "2009", "--lang", "en"]);
    assert!(absent.contains("2009 has no such rule"), "{absent}");
    assert!(absent.contains("  2009: "), "{absent}");
}

#[test]
fn words_find_articles_ranked() {
    insta::assert_snapshot!(
        "explain_words_en",
        told(&["he took my king", "--lang", "en"])
    );
    let together = told(&["tres veces", "--lang", "es"]);
    assert!(together.starts_with("9.2  "), "{together}");
    assert_eq!(together, told(&["tres", "veces", "--lang", "es"]));
    let term = told(&["stalemate", "--lang", "en"]);
    assert!(term.starts_with("  stalemate: "), "{term}");
}

#[test]
fn a_part_of_the_laws_is_listed() {
    let part = told(&["10", "--lang", "es"]);
    assert!(
        part.starts_with("Artículo 10. Puntuación\n  10.1  "),
        "{part}"
    );
    assert_eq!(part.lines().count(), 3);
}

#[test]
fn json_carries_the_same() {
    let json = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_str(&told(arguments)).expect("JSON")
    };
    let number = json(&["9.2.2", "--json", "--lang", "en"]);
    assert_eq!(number["articles"][0]["number"], "9.2.2");
    assert_eq!(number["articles"][0]["status"]["key"], "enforced");
    let words = json(&["flag fell", "--json", "--lang", "en"]);
    assert_eq!(words["hits"][0]["number"], "6.8");
    let part = json(&["A", "--json", "--lang", "en"]);
    assert_eq!(part["headings"][0]["number"], "A.1");
}

#[test]
fn what_is_not_there_is_told_and_the_code_says_so() {
    let fails = |arguments: &[&str], code: i32, words: &str| {
        let output = run(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
        assert!(errors.contains(words), "{arguments:?}: {errors}");
    };
    fails(&["9.2.9", "--lang", "en"], 2, "9.2.3");
    fails(&["99", "xyzzy", "--lang", "en"], 1, "“99 xyzzy”");
    fails(&["99.9", "--lang", "es"], 2, "99.9");
    fails(&[" ", "--lang", "en"], 2, "Nothing to look for");
    fails(&["13", "--lang", "en"], 2, "13");
    fails(&[&"ñ".repeat(300), "--lang", "es"], 2, "200");
    fails(&["9.2", "--edition", "2020", "--lang", "en"], 2, "2020");
    fails(&["--lang", "en"], 2, "WHAT");
}
