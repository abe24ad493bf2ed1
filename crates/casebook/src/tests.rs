//! The grammar: every fact has a sentence in both languages, and every sentence reads back.

mod careless;

use std::collections::BTreeSet;

use jadoube_arbiter::{
    Act, Command, EntryText, Finding, Millis, Observation, Order, Penalty, Report, SiteAct,
};
use jadoube_laws::Color;
use jadoube_words::{Language, Words};

use crate::{
    Page, Tongue,
    fact::{Said, What},
    phrases::{ANSWERS, MISCONDUCTS},
    read_fact,
    row::{Row, Values},
    rows::sentences,
    value::Value,
    write_fact,
};

/// What a sentence says; its moves are written by their squares.
fn read(sentence: &str) -> Said {
    let fact = read_fact(sentence, Tongue::English).unwrap_or_else(|unread| panic!("{unread}"));
    let What::Sentence(sentence) = fact.what else {
        panic!("{} is a run of moves", fact.text);
    };
    said_by(sentences()[sentence.row].row, &sentence.values)
}

fn said_by(row: &Row, values: &[Value]) -> Said {
    (row.build)(&Values(values))
        .or_else(|| (row.build)(&Values(&resolved(values))))
        .expect("what fits the grammar says something")
}

fn resolved(values: &[Value]) -> Vec<Value> {
    let by_squares = |value: &Value| {
        if let Value::Written(text) = value {
            Value::Move(text.parse().expect("a move by its squares"))
        } else {
            value.clone()
        }
    };
    values.iter().map(by_squares).collect()
}

/// A fact of every sentence of the grammar that is one.
fn commands() -> Vec<Command> {
    let mut all = Vec::new();
    for sentence in sentences() {
        for (tongue, pattern) in &sentence.patterns {
            let example = pattern.example(*tongue);
            let said = read(&example);
            let meant = said_by(sentence.row, &pattern.examples());
            assert_eq!(said, meant, "{example}");
            if let Said::Command(command) = said {
                all.push(command);
            }
        }
    }
    all
}

#[test]
fn what_is_written_reads_back_in_both_languages() {
    let all = commands();
    assert!(all.len() > 200, "{} sentences", all.len());
    for command in all {
        for tongue in Tongue::ALL {
            let sentence = write_fact(&command, tongue);
            assert!(!sentence.is_empty(), "no sentence for {command:?}");
            assert_eq!(
                read(&sentence),
                Said::Command(command.clone()),
                "{sentence}"
            );
        }
    }
}

#[test]
fn every_kind_of_fact_has_a_sentence() {
    let said: BTreeSet<(u8, u8)> = commands().iter().map(kind).collect();
    let count = |of: u8| said.iter().filter(|(table, _)| *table == of).count();
    assert_eq!(
        [0, 1, 2, 3, 4, 5, 6].map(count),
        [43, 21, 14, 9, 4, 1, 4],
        "acts, orders, observations, findings, reports, time, the site"
    );
}

/// The kind of a fact: a new one does not compile until it has a number here, and the test above
/// fails until it has a sentence.
fn kind(command: &Command) -> (u8, u8) {
    match command {
        Command::Player(_, act) => (0, act_kind(act)),
        Command::Arbiter(Order::Observe(observation)) => (2, observation_kind(*observation)),
        Command::Arbiter(Order::Found(finding)) => (3, finding_kind(finding)),
        Command::Arbiter(order) => (1, order_kind(order)),
        Command::Bystander(report) => (
            4,
            match report {
                Report::IllegalMove => 0,
                Report::Flag(_) => 1,
                Report::Other => 2,
                Report::Interferes => 3,
            },
        ),
        Command::Time => (5, 0),
        Command::Site(act) => (
            6,
            match act {
                SiteAct::Absent(..) => 0,
                SiteAct::TakeBack(_) => 1,
                SiteAct::CallStops(_) => 2,
                SiteAct::StartRound => 3,
            },
        ),
    }
}

fn act_kind(act: &Act) -> u8 {
    match act {
        Act::Arrive => 0,
        Act::SayAdjust => 1,
        Act::Touch(..) => 2,
        Act::Release { .. } => 3,
        Act::Remove(_) => 4,
        Act::Place(..) => 5,
        Act::ReleaseNew(..) => 6,
        Act::UseBothHands => 7,
        Act::Displace(_) => 8,
        Act::PutBack => 9,
        Act::Play { .. } => 10,
        Act::Press { .. } => 11,
        Act::Mishandle(_) => 12,
        Act::Stop(_) => 13,
        Act::RestartOpponent => 14,
        Act::Offer(_) => 15,
        Act::WithdrawOffer => 16,
        Act::Accept => 17,
        Act::Decline => 18,
        Act::ClaimDraw(..) => 19,
        Act::WithdrawClaim => 20,
        Act::ClaimIllegalMove => 21,
        Act::ClaimTouch(_) => 22,
        Act::ClaimTwoHands => 23,
        Act::ClaimFlag => 24,
        Act::ClaimByDisplay => 25,
        Act::Resign => 26,
        Act::AgreeCorrection => 27,
        Act::Write(EntryText::Move(_)) => 28,
        Act::Write(EntryText::At(..)) => 29,
        Act::Write(EntryText::Offer) => 30,
        Act::Write(EntryText::Clock(_)) => 31,
        Act::Sign(_) => 32,
        Act::AskSheet => 33,
        Act::AskExplanation(_) => 34,
        Act::Appeal(_) => 35,
        Act::Answer(..) => 36,
        Act::AskIncrement => 37,
        Act::ClaimQuickplay(_) => 38,
        Act::Seal(_) => 39,
        Act::CloseEnvelope => 40,
        Act::StateSealed(_) => 41,
        Act::ClaimTimes { .. } => 42,
    }
}

fn order_kind(order: &Order) -> u8 {
    match order {
        Order::StartRound => 0,
        Order::Pause => 1,
        Order::Resume => 2,
        Order::Answer(..) => 3,
        Order::Observe(_) => 4,
        Order::Found(_) => 5,
        Order::SetClocks { .. } => 6,
        Order::SetMoveCounter(..) => 7,
        Order::GoBack(_) => 8,
        Order::Penalize(..) => 9,
        Order::Compensate(..) => 10,
        Order::CheckClaim => 11,
        Order::AllowDraw => 12,
        Order::AllowAssistant(..) => 13,
        Order::AskSheets => 14,
        Order::Tell(_) => 15,
        Order::Rule { .. } => 16,
        Order::Withdraw(..) => 17,
        Order::DecideAppeal(..) => 18,
        Order::Adjourn(_) => 19,
        Order::BeginSession => 20,
        Order::OpenEnvelope(_) => 21,
        Order::Missing(_) => 22,
    }
}

fn observation_kind(observation: Observation) -> u8 {
    match observation {
        Observation::Flag(_) => 0,
        Observation::IllegalMove => 1,
        Observation::TouchBroken => 2,
        Observation::Touch(..) => 3,
        Observation::Accident(_) => 4,
        Observation::Deliberate(_) => 5,
        Observation::OrderUnclear => 6,
        Observation::TwoHands(_) => 7,
        Observation::UnsoundPosition => 8,
        Observation::Misconduct(..) => 9,
        Observation::BothRefuse => 10,
        Observation::UnclaimedDraw => 11,
        Observation::NotCome(_) => 12,
        Observation::NobodyCame => 13,
    }
}

fn finding_kind(finding: &Finding) -> u8 {
    match finding {
        Finding::WrongStart => 0,
        Finding::BoardTurned => 1,
        Finding::ColorsReversed => 2,
        Finding::Displaced(_) => 3,
        Finding::WrongSetting { .. } => 4,
        Finding::Defect { .. } => 5,
        Finding::SheetsHopeless => 6,
        Finding::IllegalMoveAt(_) => 7,
        Finding::LastKnown(_) => 8,
    }
}

#[test]
fn the_sentences_of_the_readme_say_the_same_in_both_languages() {
    let readme = include_str!("../../../casebook/README.md");
    let (_, tables) = readme
        .split_once("## Sentences")
        .expect("the README lists them");
    let mut rows = 0;
    for line in tables.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", english, spanish, ""] = cells.as_slice() else {
            continue;
        };
        if *english == "English" || english.starts_with("--") {
            continue;
        }
        // A move in the letters of each language is read only in a position.
        let [english, spanish] = [english, spanish].map(|it| it.replace("Ng8", "f6g8"));
        let spanish = spanish.replace("Cg8", "f6g8");
        assert_eq!(read(&english), read(&spanish), "{english} / {spanish}");
        rows += 1;
    }
    assert!(rows > 100, "{rows} rows");
}

#[test]
fn answers_and_misconduct_of_the_readme_are_all_understood() {
    let readme = include_str!("../../../casebook/README.md");
    let list = |start: &str| {
        let line = readme.lines().find_map(|line| line.strip_prefix(start));
        line.unwrap_or_default().to_owned()
    };
    let mut seen = 0;
    let misconduct = list("What may be penalized or noted: ");
    for (english, spanish) in pairs(&misconduct) {
        let one = read(&format!("The arbiter notes against White: {english}."));
        let other = read(&format!("El árbitro anota contra las blancas: {spanish}."));
        assert_eq!(one, other, "{english}");
        seen += 1;
    }
    let answers = list("What may be answered: ");
    for (english, spanish) in pairs(&answers) {
        let one = read(&format!("The arbiter answers: {english}."));
        assert_eq!(
            one,
            read(&format!("El árbitro responde: {spanish}.")),
            "{english}"
        );
        seen += 1;
    }
    assert_eq!(seen, MISCONDUCTS.len() + ANSWERS.len());
}

#[test]
fn answers_and_misconduct_are_understood_as_the_arbiter_says_them() {
    for language in [Language::English, Language::Spanish] {
        let words = Words::new(language);
        for (answer, ..) in ANSWERS {
            let said = read(&format!("The arbiter answers: {}.", words.answer(&answer)));
            assert_eq!(said, Said::Answers(None, answer));
        }
        for (why, ..) in MISCONDUCTS {
            let said = format!("The arbiter warns Black for {}.", words.misconduct(&why));
            let warning = Order::Penalize(Color::Black, Penalty::Warning, why);
            assert_eq!(read(&said), Said::Command(Command::Arbiter(warning)));
        }
    }
}

#[test]
fn what_the_log_of_a_game_tells_is_never_misunderstood_and_seldom_unknown() {
    let (mut all, mut unknown) = (0, Vec::new());
    for language in [Language::English, Language::Spanish] {
        let words = Words::new(language);
        for command in commands() {
            let clause = match &command {
                // The log does not tell these in full, or names a rule instead of its number; that
                // somebody plays a move means its touches and releases where there is a board.
                Command::Player(
                    _,
                    Act::Displace(_)
                    | Act::AskExplanation(_)
                    | Act::Write(EntryText::At(..))
                    | Act::Play { .. }
                    | Act::Press {
                        lag: Millis(1..), ..
                    },
                )
                | Command::Arbiter(
                    Order::Found(Finding::Displaced(_) | Finding::IllegalMoveAt(_))
                    | Order::Penalize(_, Penalty::OwnPoints(_) | Penalty::OpponentPoints(_), _),
                )
                | Command::Time => continue,
                Command::Player(color, act) => words.fact(*color, act),
                Command::Arbiter(order) => words.order(order),
                Command::Bystander(report) => words.report(report),
                Command::Site(act) => words.site_act(act),
            };
            all += 1;
            if read_fact(&clause, Tongue::English).is_ok() {
                assert_eq!(read(&clause), Said::Command(command), "{clause}");
            } else {
                unknown.push(clause);
            }
        }
    }
    assert!(unknown.len() * 20 < all, "{unknown:#?} of {all}");
}

/// The pairs of a list such as "`yes` (sí), `no` (no)."
fn pairs(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.split('`')
        .skip(1)
        .collect::<Vec<_>>()
        .chunks(2)
        .map(|pair| {
            let spanish = pair.get(1).and_then(|rest| rest.split_once('('));
            let spanish = spanish.and_then(|(_, rest)| rest.split_once(')'));
            (pair[0], spanish.map_or("", |(spanish, _)| spanish))
        })
        .collect::<Vec<_>>()
        .into_iter()
}

#[test]
fn articles_capitals_accents_and_stops_do_not_matter() {
    let plain = read("White touches the knight on b1.");
    for other in [
        "white touches knight on b1",
        "WHITE TOUCHES THE KNIGHT ON B1!",
        "Las blancas tocan el caballo de b1.",
        "blancas toca caballo en b1",
    ] {
        assert_eq!(read(other), plain, "{other}");
    }
    assert_eq!(
        read("El arbitro ve caida la bandera de las negras"),
        read("The arbiter sees that Black’s flag has fallen.")
    );
}

#[test]
fn what_is_not_understood_is_told_with_the_nearest_sentence() {
    let unread = read_fact("White claims the weather.", Tongue::English).unwrap_err();
    assert_eq!(unread.understood, "White claims");
    assert!(unread.example.starts_with("White claims"), "{unread}");
    let unread = read_fact("Llueve.", Tongue::Spanish).unwrap_err();
    assert_eq!(unread.understood, "");
    assert_eq!(unread.example, "Las blancas juegan e4 y pulsan.");
}

#[test]
fn runs_of_moves_are_told_from_sentences() {
    let run = |text: &str| match read_fact(text, Tongue::English).expect("a run").what {
        What::Moves(run) => (run.moves, run.pace.0),
        What::Sentence(sentence) => panic!("{text}: {sentence:?}"),
    };
    let moves = |all: &[&str]| all.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    assert_eq!(run("1. e4 e5 2. Nf3"), (moves(&["e4", "e5", "Nf3"]), 1000));
    assert_eq!(run("1.e4 e5 2.Nf3."), (moves(&["e4", "e5", "Nf3"]), 1000));
    assert_eq!(run("4... Ng8 5. O-O"), (moves(&["Ng8", "O-O"]), 1000));
    assert_eq!(run("4...Ng8"), (moves(&["Ng8"]), 1000));
    assert_eq!(run("1. e4 e5, 10 s a move"), (moves(&["e4", "e5"]), 10_000));
}

fn page(facts: &str) -> String {
    format!("# C1 A case\n\n- source: a test\n\n## Facts\n\n{facts}\n")
}

fn complaints(text: &str) -> Vec<String> {
    let all = match Page::read(text) {
        Ok(page) => {
            let speaker = crate::Speaker::new(jadoube_words::Language::English);
            crate::run(&page, &speaker).complaints
        }
        Err(complaints) => complaints,
    };
    let speaker = crate::Speaker::new(jadoube_words::Language::English);
    all.iter()
        .map(|complaint| format!("{}: {}", complaint.line, speaker.fault(&complaint.fault)))
        .collect()
}

#[test]
fn a_page_fails_where_it_says_something_else() {
    let none: [String; 0] = [];
    assert_eq!(
        complaints(&page("- White plays e4 and presses.\n- To move: Black.")),
        none
    );
    let wrong = complaints(&page("- White plays e4 and presses.\n- To move: White."));
    assert_eq!(wrong, ["8: it stands otherwise:\n    - White\n    + Black"]);
    let unnamed = complaints(&page("- White resigns."));
    assert_eq!(unnamed.len(), 2, "{unnamed:#?}");
    assert!(
        unnamed[0].starts_with("7: something else is ruled:\n    + "),
        "{unnamed:#?}"
    );
    assert_eq!(
        unnamed[1],
        "1: the Articles named are not those cited\n    cited, not named: 5.1.2"
    );
}

#[test]
fn a_page_without_a_fact_fails() {
    let found = complaints(&page("- To move: White."));
    assert_eq!(found, ["1: no fact gives the arbiter anything to rule on"]);
}

#[test]
fn a_setting_that_is_unknown_wrong_or_repeated_fails() {
    let header =
        |line: &str| page("- White plays e4.").replace("- source", &format!("{line}\n- source"));
    assert_eq!(
        complaints(&header("- weather: dry")),
        ["3: no setting is called weather"]
    );
    assert_eq!(
        complaints(&header("- watch: dogs")),
        ["3: watch cannot be “dogs”; it may be, for example: program, people"]
    );
    assert_eq!(
        complaints(&header("- time: 5\n- time: 3")),
        ["4: time is set twice"]
    );
}

#[test]
fn a_piece_that_stands_elsewhere_fails() {
    let found = complaints(&page("- White touches the rook on b1."));
    assert_eq!(found, ["7: there is no rook on b1"]);
}

#[test]
fn sentences_written_anew_change_nothing_but_the_quotes() {
    let text = page("- White touches b1.\n- White plays Nc3 and presses.\n  > No.")
        .replace("- source", "- articles: 1.1\n- source");
    let read = Page::read(&text).expect("a page");
    let speaker = crate::Speaker::new(jadoube_words::Language::English);
    let outcome = crate::run(&read, &speaker);
    let anew = outcome.rewritten(&read);
    let told = "  > White must move the knight on b1 (Article 4.3.1).";
    let expected = text
        .replace("touches b1.", &format!("touches b1.\n{told}"))
        .replace("\n  > No.", "");
    assert_eq!(anew, expected);
    let again = Page::read(&anew).expect("a page");
    assert_eq!(crate::run(&again, &speaker).rewritten(&again), anew);
}
