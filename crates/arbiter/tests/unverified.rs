//! What no text of an edition was read to say decides nothing by itself.

mod at_the_board;

use at_the_board::Board as Table;
use jadoube_arbiter::{
    Act, Answer, ArbiterSeat, Intended, Millis, Order, Question, Refused, Regulations, Stage, Stake,
};
use jadoube_laws::{ByColor, Claim, Color, Edition, Supervision};

fn rules(edition: Edition) -> Regulations {
    Regulations {
        edition,
        time: ByColor::both("120".parse().expect("a time control")),
        ..Regulations::default()
    }
}

/// The numbers of the Articles asked about, and what hangs on them.
fn asked(table: &Table) -> Vec<(String, Stake)> {
    let open = table.game.questions().iter();
    open.filter_map(|open| {
        if let Question::Unverified(article, stake) = open.question {
            return Some((article.to_string(), stake));
        }
        None
    })
    .collect()
}

fn answer(table: &mut Table, answer: Answer) -> Vec<String> {
    let id = table.game.questions()[0].id;
    table.order(Order::Answer(id, answer)).expect("it is asked")
}

fn claim() -> Act {
    Act::ClaimDraw(Claim::Threefold, Intended::None)
}

#[test]
fn a_wrong_claim_gives_time_only_where_an_edition_was_read_to_say_so() {
    for (edition, asks) in [
        (Edition::E1997, 2),
        (Edition::E2001, 0),
        (Edition::E2005, 1),
        (Edition::E2009, 0),
        (Edition::E2014, 0),
        (Edition::E2023, 0),
    ] {
        let mut table = Table::new(rules(edition));
        table.play("e2e4 e7e5");
        let ruled = table.act(Color::White, claim()).expect("it may be claimed");
        assert_eq!(asked(&table).len(), asks, "{edition}");
        let gives = ruled.iter().any(|ruling| ruling.starts_with("ExtraTime"));
        assert_eq!(gives, asks == 0, "{edition}: {ruled:?}");
    }
}

#[test]
fn the_time_of_an_unread_article_is_given_once_the_arbiter_says_so() {
    let mut table = Table::new(rules(Edition::E2005));
    table.play("e2e4 e7e5");
    table.act(Color::White, claim()).expect("it may be claimed");
    let more = Stake::More(Color::Black, 180_000);
    assert_eq!(asked(&table), [("9.5".into(), more)]);
    assert_eq!(table.game.stage(), Stage::Playing);
    let left = |table: &Table| table.game.reading(Color::Black, Millis(table.at)).left;
    let before = left(&table);
    assert_eq!(
        answer(&mut table, Answer::Yes),
        ["ExtraTime(Black, 180000) (9.5)"]
    );
    assert_eq!(left(&table), before + 180_000);
}

#[test]
fn an_end_on_an_unread_article_waits_for_the_arbiter() {
    let resigned = || {
        let mut table = Table::new(rules(Edition::E2001));
        table.play("e2e4 e7e5");
        let ruled = table
            .act(Color::White, Act::Resign)
            .expect("one may resign");
        assert_eq!(ruled, Vec::<String>::new());
        assert_eq!(table.game.stage(), Stage::Paused);
        assert_eq!(asked(&table).len(), 1);
        table
    };
    let mut table = resigned();
    let late = table.act(Color::White, claim()).expect_err("too late");
    assert_eq!(late.reason, Refused::TooLate);
    assert_eq!(
        answer(&mut table, Answer::Yes),
        ["0-1 Resignation(White) (5.1b)"]
    );
    let mut table = resigned();
    assert_eq!(answer(&mut table, Answer::No), ["Decided (Preface)"]);
    table.order(Order::Resume).expect("play goes on");
    table.play("g1f3");
}

#[test]
fn a_flag_is_asked_about_once_in_2001() {
    let mut table = Table::new(rules(Edition::E2001));
    table.at = 3 * 60 * 60 * 1000;
    table.wait();
    assert_eq!(asked(&table).len(), 1);
    table
        .act(Color::Black, Act::ClaimFlag)
        .expect("it may be claimed");
    assert_eq!(asked(&table).len(), 1);
}

#[test]
fn where_nobody_is_seated_the_default_is_marked_as_such() {
    let mut table = Table::new(Regulations {
        arbiter: ArbiterSeat::Empty,
        ..rules(Edition::E2001)
    });
    table.play("e2e4 e7e5");
    table
        .act(Color::White, Act::Resign)
        .expect("one may resign");
    table.at += 60_000;
    assert_eq!(table.wait(), ["0-1 Resignation(White) (5.1b)"]);
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.by, jadoube_arbiter::Ruler::Default);
}

#[test]
fn supervised_blitz_of_2014_was_not_read_to_follow_the_competition_rules() {
    for (supervision, expected) in [(Supervision::Adequate, 1), (Supervision::Otherwise, 0)] {
        let mut table = Table::new(Regulations {
            time: ByColor::both("5".parse().expect("a time control")),
            supervision,
            ..rules(Edition::E2014)
        });
        let (from, to) = (jadoube_laws::Square::G1, jadoube_laws::Square::G4);
        let manner = jadoube_arbiter::Manner::Plain;
        let (hand, lag) = (jadoube_arbiter::Hand::Same, Millis(0));
        for act in [
            Act::Touch(from, manner),
            Act::Release { from, to },
            Act::Press { hand, lag },
        ] {
            table.act(Color::White, act).expect("it happens");
        }
        assert_eq!(asked(&table).len(), expected, "{supervision}");
    }
}
