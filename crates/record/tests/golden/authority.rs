use jadoube_arbiter::{Authority, Commentator, Regulation, SiteRule};
use jadoube_laws::{Article, Edition, Rule};
use jadoube_record as record;

use crate::support::{check, check_written};

#[test]
fn authorities() {
    let [of_2023, of_2014] = [Edition::E2023, Edition::E2014]
        .map(|edition| edition.article(Rule::IllegalMoveFound).unwrap());
    check::<record::Authority, _>(&[
        Authority::Law(of_2023),
        Authority::Law(of_2014),
        Authority::Comment(Commentator::Gijssen, of_2023),
        Authority::Regulations(Regulation::Draws),
        Authority::Regulations(Regulation::House(3)),
        Authority::Site(SiteRule::Record),
    ]);
    check::<record::Commentator, _>(&Commentator::ALL);
    check::<record::Regulation, _>(&[
        Regulation::IllegalMoves,
        Regulation::Draws,
        Regulation::DefaultTime,
        Regulation::Class,
        Regulation::Points,
        Regulation::Friendly,
        Regulation::House(3),
    ]);
    check::<record::SiteRule, _>(&SiteRule::ALL);
}

/// What the record calls them is what files and messages call them.
#[test]
fn names_are_keys() {
    for it in Commentator::ALL {
        let written = serde_json::to_value(record::Commentator::from(&it)).unwrap();
        assert_eq!(written, it.key());
    }
    for it in SiteRule::ALL {
        let written = serde_json::to_value(record::SiteRule::from(&it)).unwrap();
        assert_eq!(written, it.key());
    }
}

/// Every number of every edition that is or was cited. A number that leaves the table of rules is
/// kept in `crates/laws/src/edition/former.rs`, or what was stored with it is lost.
#[test]
fn articles() {
    let mut all: Vec<Article> = Edition::ALL
        .into_iter()
        .flat_map(|edition| {
            Rule::ALL
                .into_iter()
                .filter_map(move |rule| edition.article(rule))
        })
        .chain(outside_the_table())
        .collect();
    all.sort();
    all.dedup();
    check::<record::Article, _>(&all);
}

/// Articles that no rule stands for, sure, doubted and unread.
fn outside_the_table() -> impl Iterator<Item = Article> {
    let numbers = [
        (Edition::E1997, "B.5"),
        (Edition::E1997, "1.2"),
        (Edition::E2017, "7.7.2"),
        (Edition::E2017, "7.8.2"),
        (Edition::E2001, "C.4"),
        (Edition::E2009, "A.4d3"),
        (Edition::E2014, "6.11b"),
    ];
    numbers.into_iter().flat_map(|(edition, number)| {
        let article = Article::numbered(edition, number).expect(number);
        [article, article.doubted(), article.unread()]
    })
}

#[test]
fn doubts() {
    check_written(&[record::Doubt::Number, record::Doubt::Content]);
}
