//! Lists that people paste: pairings of an evening, names of a class; and the cards for it.

use insta::assert_snapshot;
use jadoube_hall::records::{Card, Pairing, cards, read_names, read_pairings};
use jadoube_words::{Language, Words};
use proptest::prelude::*;

/// The pairings of a text as `board white – black`, or what is wrong with it.
fn paired(text: &str) -> Result<Vec<String>, Vec<String>> {
    let words = Words::new(Language::Spanish);
    let shown = |it: Pairing| format!("{} {} – {}", it.board, it.white, it.black);
    match read_pairings(text) {
        Ok(pairings) => Ok(pairings.into_iter().map(shown).collect()),
        Err(faults) => Err(faults.iter().map(|it| it.sentence(&words)).collect()),
    }
}

#[test]
fn pairings_come_with_commas_semicolons_or_tabs_with_or_without_headings() {
    let expected = ["1 Ana López – Bruno Díaz", "2 Carla – Darío"];
    let plain = "1, Ana López, Bruno Díaz\n2,Carla ,Darío\n";
    let french = "\u{feff}Mesa;Blancas;Negras\r\n\r\n1;Ana López;Bruno Díaz\r\n2;Carla;Darío";
    let tabs = "Board\tWhite\tBlack\n1\tAna López\tBruno Díaz\n\t\t\n2\tCarla\tDarío\n";
    let turned = "negras,BLANCAS,tablero\nBruno Díaz,Ana López,1\nDarío,Carla,2";
    let numbered = "White;Black\nAna López;Bruno Díaz\nCarla;Darío\n";
    let quoted = "1,\"Ana López\", \"Bruno Díaz\"\n\"2\",Carla,Darío";
    for text in [plain, french, tabs, turned, numbered, quoted] {
        assert_eq!(paired(text).expect(text), expected, "{text}");
    }
    let commas = "1;López, Ana;\"Díaz; \"\"el zurdo\"\", Bruno\"";
    assert_eq!(
        paired(commas).expect("semicolons"),
        ["1 López, Ana – Díaz; \"el zurdo\", Bruno"]
    );
}

#[test]
fn what_is_wrong_with_pairings_names_the_line() {
    let text = "tablero, blancas, negras\n\
        1, Ana, Bruno\n\
        1, Carla, Darío\n\
        x, Elsa, Fede\n\
        3, ANÁ, Gabi\n\
        4, Hugo, hugo\n\
        5, , Inés\n\
        6, López, Juan, Karl\n\
        7, \"Lía, Max\n\
        0, Nora, Otto\n";
    assert_snapshot!(paired(text).expect_err("faults").join("\n"));
    assert_eq!(paired(" \n").expect_err("nothing").len(), 1);
    let long = format!("1, {}, Ana", "x".repeat(61));
    assert!(paired(&long).expect_err("long")[0].contains("61 caracteres"));
    let english = read_pairings("1,Ana").expect_err("a cell");
    let sentence = english[0].sentence(&Words::new(Language::English));
    assert!(
        sentence.starts_with("Line 1: there are 2 cells instead of 3"),
        "{sentence}"
    );
}

#[test]
fn an_evening_has_a_limit() {
    let text: String = (1..=1001).map(|it| format!("{it};W{it};B{it}\n")).collect();
    let faults = paired(&text).expect_err("too many");
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("Línea 1001"), "{}", faults[0]);
}

#[test]
fn a_class_has_each_name_once() {
    let list = read_names("\u{feff}Ana López\r\n\r\n  Bruno\tDíaz \nana lopez\nÉlsa\n");
    let list = list.expect("names");
    assert_eq!(list.names, ["Ana López", "Bruno Díaz", "Élsa"]);
    assert_eq!(list.repeated, [(4, "ana lopez".to_owned())]);
    let words = Words::new(Language::English);
    let faults = read_names(&format!("Ana\n{}\n", "ñ".repeat(61))).expect_err("long");
    let sentence = faults[0].sentence(&words);
    assert!(sentence.starts_with("Line 2: “ññ"), "{sentence}");
    assert!(
        sentence.ends_with("has 61 characters; a name may have 60."),
        "{sentence}"
    );
    assert!(read_names("\n \n").is_err());
    let many: String = (0..501).map(|it| format!("N{it}\n")).collect();
    assert_eq!(read_names(&many).expect_err("many")[0].line, 501);
}

#[test]
fn cards_come_eight_on_a_sheet() {
    let names: Vec<String> = (1..=9).map(|it| format!("Alumno {it}")).collect();
    let pupils: Vec<Card<'_>> = names
        .iter()
        .map(|name| Card {
            name,
            room: "4.º B",
            code: "KQRB-7319",
            address: "http://192.168.1.20:8080",
        })
        .collect();
    let page = cards(&pupils, &Words::new(Language::Spanish));
    assert_eq!(page.matches("<div class=\"cards\">").count(), 2);
    assert_eq!(page.matches("<section class=\"card\">").count(), 9);
    assert_snapshot!(cards(&pupils[..2], &Words::new(Language::English)));
}

proptest! {
    #[test]
    fn no_text_is_too_strange_to_be_read(text in "[\\x00-\\x7fáÉñ;,\"\\n\\r\\t]{0,80}") {
        let _ = read_pairings(&text);
        let _ = read_names(&text);
    }

    #[test]
    fn quoted_names_read_back(white in "[a-zA-Z ,;\"']{1,20}", black in "[a-zA-Z ,;\"']{1,20}") {
        prop_assume!(white.chars().any(char::is_alphabetic));
        prop_assume!(black.chars().any(char::is_alphabetic));
        let line = |it: &str| it.split_whitespace().collect::<Vec<_>>().join(" ");
        prop_assume!(line(&white).to_lowercase() != line(&black).to_lowercase());
        let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
        let text = format!("7,{},{}", quoted(&white), quoted(&black));
        let read = read_pairings(&text).expect("quoted");
        prop_assert_eq!(&read[0].white, &line(&white));
        prop_assert_eq!(&read[0].black, &line(&black));
    }
}
