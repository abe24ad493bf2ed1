//! What each edition rules, and where.
#![allow(clippy::print_stdout)]

use jadoube_laws::{Edition, Fivefold, Rule, law};

#[test]
fn every_rule_reads_back_from_its_key() {
    for rule in Rule::ALL {
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
    assert!("seventy_six_moves".parse::<Rule>().is_err());
}

#[test]
fn every_edition_reads_back_and_follows_the_one_before() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
        assert_eq!(
            Edition::in_force_on(edition.in_force_since()),
            Some(edition)
        );
    }
    assert!(Edition::ALL.is_sorted_by_key(|edition| edition.in_force_since()));
    assert_eq!(Edition::in_force_on((1997, 6, 30)), None);
    assert_eq!(Edition::in_force_on((2022, 12, 31)), Some(Edition::E2018));
    assert_eq!(Edition::ALL.last(), Some(&Edition::LATEST));
}

#[test]
fn every_article_of_2023_is_a_numbered_paragraph_or_the_preface() {
    let mut missing = Vec::new();
    for rule in Rule::ALL {
        let article = rule.article(Edition::E2023);
        match article {
            Some(article) if law::ALL.contains(&article.number()) => {}
            Some(article) if article.number() == "Preface" => {}
            Some(_) | None => missing.push((rule, article)),
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_rule_appears_in_one_edition_and_is_gone_from_the_next() {
    for rule in Rule::ALL {
        let has = Edition::ALL.map(|edition| edition.article(rule).is_some());
        assert!(has.is_sorted(), "{rule}: {has:?}");
    }
}

#[test]
fn the_numbers_each_edition_fixes_are_cited() {
    let year = |edition: Edition| edition.year();
    for edition in Edition::ALL {
        let three = edition.threefold().expect("always claimable");
        assert_eq!(three.value, 3);
        let fifty = edition.fifty_moves().expect("always claimable");
        assert_eq!((fifty.value, fifty.article.number()), (50, "9.3"));
        assert_eq!(
            edition.seventy_five_moves().is_some(),
            year(edition) >= 2014
        );
        assert_eq!(edition.resignation_draw().is_some(), year(edition) >= 2023);
        assert_eq!(
            edition.moves_before_agreement().is_some(),
            year(edition) >= 2017
        );
    }
    let five = |edition: Edition| edition.fivefold().map(|five| five.value);
    assert_eq!(five(Edition::E2009), None);
    assert_eq!(five(Edition::E2014), Some(Fivefold::Consecutive));
    assert_eq!(five(Edition::E2017), Some(Fivefold::Any));
}

#[test]
fn before_2005_the_offer_of_a_draw_was_the_twelfth_item_of_the_notation() {
    let number = |rule: Rule, edition| rule.article(edition).map(|article| article.number());
    for edition in [Edition::E1997, Edition::E2001] {
        assert_eq!(number(Rule::DrawOfferNotation, edition), Some("E.12"));
        assert_eq!(number(Rule::PromotionNotation, edition), Some("E.11"));
    }
    assert_eq!(
        number(Rule::DrawOfferNotation, Edition::E2005),
        Some("E.13")
    );
    let read = Rule::DrawOfferNotation.article(Edition::E1997);
    assert!(read.is_some_and(|article| article.is_verified()));
}

#[test]
fn the_notation_of_2005_was_read_item_by_item() {
    // source: shared/seeds, the Laws of 2005 in Spanish
    for (rule, number) in [
        (Rule::PieceLetters, "E.2"),
        (Rule::AnyLanguage, "E.3"),
        (Rule::PawnLetter, "E.4"),
        (Rule::SquareNames, "E.7"),
        (Rule::MoveNotation, "E.8"),
        (Rule::CaptureNotation, "E.9"),
        (Rule::Disambiguation, "E.10"),
        (Rule::PromotionNotation, "E.12"),
        (Rule::DrawOfferNotation, "E.13"),
    ] {
        let article = rule.article(Edition::E2005).expect("stated");
        assert_eq!(article.number(), number);
        assert!(article.is_verified(), "{rule}");
    }
}

#[test]
fn doubtful_numbers_are_marked() {
    let doubtful = Edition::E2001.article(Rule::Checkmate).expect("stated");
    assert!(!doubtful.is_verified());
    assert_eq!(format!("{doubtful:#}"), "5.1a? (2001)");
    assert_eq!(doubtful.to_string(), "5.1a");
    for rule in Rule::ALL {
        let article = rule.article(Edition::E2023).expect("stated");
        assert!(article.is_verified(), "{rule}");
    }
}

#[test]
fn the_constants_are_the_numbered_paragraphs() {
    let Some(text) = shared("laws/paragraphs-2023.txt") else {
        return;
    };
    let listed: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .collect();
    assert_eq!(listed, law::ALL);
}

fn shared(path: &str) -> Option<String> {
    let root = std::env::var("JADOUBE_SHARED")
        .unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared").into());
    let text = std::fs::read_to_string(format!("{root}/{path}")).ok();
    if text.is_none() {
        println!("skipped: {path} is not in {root}");
    }
    text
}
