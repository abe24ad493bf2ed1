//! Which games count, and why others do not.

use jadoube_arbiter::{
    Authority, Millis, Mode, Outcome, Points, Reason, Regulations, Ruler, Score, SiteRule,
    TimeControl,
};
use jadoube_laws::{ByColor, CastlingMode, Color, chess960};

use jadoube_words::{Language, Words};

use crate::ranking::{Class, GameSummary, Scored, Sitter, Stakes, WhyNot, counts};

struct Case {
    white: Sitter<u64>,
    black: Sitter<u64>,
    stakes: Stakes,
    regulations: Regulations,
    score: Option<Score>,
    reason: Option<Reason>,
    plies: u32,
}

fn minutes(minutes: u64, extra: u64) -> TimeControl {
    TimeControl::whole(
        Millis::from_minutes(minutes),
        Millis::from_seconds(extra),
        Mode::Cumulative,
    )
    .unwrap()
}

fn timed(time: TimeControl) -> Regulations {
    Regulations {
        time: ByColor::both(time),
        ..Regulations::default()
    }
}

fn usual() -> Case {
    Case {
        white: Sitter::Registered(1),
        black: Sitter::Registered(2),
        stakes: Stakes::Points,
        regulations: timed(minutes(3, 2)),
        score: Some(Score::win(Color::White)),
        reason: Some(Reason::Checkmate),
        plies: 31,
    }
}

#[track_caller]
fn check(change: impl FnOnce(&mut Case), expected: Result<(Class, Scored), WhyNot>) {
    let mut case = usual();
    change(&mut case);
    let summary = GameSummary {
        players: ByColor {
            white: case.white,
            black: case.black,
        },
        stakes: case.stakes,
        regulations: &case.regulations,
        outcome: case.reason.map(|reason| Outcome {
            score: case.score,
            reason,
            authority: Authority::Site(SiteRule::ALL[0]),
            by: Ruler::Program,
        }),
        plies: case.plies,
    };
    assert_eq!(counts(&summary), expected);
}

#[test]
fn a_game_between_two_people_counts_in_the_class_of_its_time() {
    let win = |class| Ok((class, Scored::Win));
    check(|_| {}, win(Class::Blitz));
    check(
        |case| case.regulations = timed(minutes(15, 10)),
        win(Class::Rapid),
    );
    check(
        |case| case.regulations = timed(minutes(90, 30)),
        win(Class::Standard),
    );
    let day = TimeControl::PerTurn(Millis::from_minutes(1440));
    check(|case| case.regulations = timed(day), win(Class::Turn));
}

#[test]
fn a_game_of_chess960_counts() {
    check(
        |case| {
            case.regulations.castling = CastlingMode::Chess960;
            case.regulations.start = chess960::start(7).unwrap().setup();
        },
        Ok((Class::Blitz, Scored::Win)),
    );
}

#[test]
fn every_score_of_a_game_is_read_from_the_white_side() {
    let blitz = |scored| Ok((Class::Blitz, scored));
    check(
        |case| case.score = Some(Score::win(Color::Black)),
        blitz(Scored::Loss),
    );
    check(|case| case.score = Some(Score::DRAW), blitz(Scored::Draw));
}

#[test]
fn what_ended_a_played_game_does_not_matter() {
    for reason in [
        Reason::Flag(Color::Black),
        Reason::Resignation(Color::Black),
        Reason::Penalty(Color::Black),
        Reason::IllegalMoves(Color::Black),
        Reason::Decision,
    ] {
        check(
            |case| case.reason = Some(reason),
            Ok((Class::Blitz, Scored::Win)),
        );
    }
    check(|case| case.plies = 2, Ok((Class::Blitz, Scored::Win)));
}

#[test]
fn what_does_not_count_says_why() {
    let no = Err::<(Class, Scored), _>;
    check(
        |case| case.stakes = Stakes::Nothing,
        no(WhyNot::NotForPoints),
    );
    check(|case| case.white = Sitter::Guest, no(WhyNot::Guest));
    check(|case| case.black = Sitter::Guest, no(WhyNot::Guest));
    check(|case| case.black = Sitter::Machine, no(WhyNot::Machine));
    check(
        |case| case.black = Sitter::Registered(1),
        no(WhyNot::SamePlayer),
    );
    check(
        |case| case.regulations = timed(TimeControl::None),
        no(WhyNot::NoClock),
    );
    check(
        |case| case.regulations.time.black = TimeControl::None,
        no(WhyNot::NoClock),
    );
    check(
        |case| case.regulations.time.black = minutes(1, 0),
        no(WhyNot::TimeOdds),
    );
    check(
        |case| case.regulations.start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap(),
        no(WhyNot::SetUpPosition),
    );
    check(|case| case.reason = None, no(WhyNot::Unfinished));
    check(
        |case| {
            case.score = None;
            case.reason = Some(Reason::ColorsReversed);
        },
        no(WhyNot::Void),
    );
    check(
        |case| case.reason = Some(Reason::Default(Color::Black)),
        no(WhyNot::Default),
    );
    check(
        |case| case.reason = Some(Reason::BothDefault),
        no(WhyNot::Default),
    );
    check(|case| case.plies = 1, no(WhyNot::TooShort));
    check(
        |case| case.score = Some(Score::BOTH_LOSE),
        no(WhyNot::BothLost),
    );
    let odd = Score {
        white: Points::HALF,
        black: Points::ZERO,
    };
    check(|case| case.score = Some(odd), no(WhyNot::UnusualScore));
}

#[test]
fn every_reason_is_said_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        for why in WhyNot::ALL {
            let key = format!("hall-uncounted_{}", why.code());
            assert!(words.has(&key), "{key} in {language}");
        }
    }
}

#[test]
fn names_and_results_are_read_as_they_are_written() {
    for class in Class::ALL {
        assert_eq!(Class::from_code(class.code()), Some(class));
    }
    assert_eq!(Class::from_code("bullet"), None);
    for score in [
        Score::win(Color::White),
        Score::win(Color::Black),
        Score::DRAW,
    ] {
        let read = Scored::from_result(&score.to_string());
        check(
            |case| case.score = Some(score),
            Ok((Class::Blitz, read.unwrap())),
        );
    }
    assert_eq!(Scored::from_result(&Score::BOTH_LOSE.to_string()), None);
}

#[test]
fn the_first_reason_in_order_is_told() {
    check(
        |case| {
            case.white = Sitter::Guest;
            case.black = Sitter::Machine;
            case.regulations = timed(TimeControl::None);
            case.plies = 0;
        },
        Err(WhyNot::Guest),
    );
    assert!(WhyNot::ALL.is_sorted());
}
