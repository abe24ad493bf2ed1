//! Engines that crash, hang, lie or never stop talking.

use std::time::Duration;

use jadoube_hall::engine::{Awaited, Engine, EngineError, Limits};
use jadoube_laws::{CastlingMode, Position, Uci};
use jadoube_words::{Arguments, Language, Words};

use crate::fakes::{Fake, Script, gone, level, moves, patient, short, turn};

/// Asks for a move in the initial position under limits of which none is reached but by what is
/// wrong with the engine; whatever comes of it, the program ends.
async fn ask(fake: &Fake) -> Result<Uci, EngineError> {
    ask_within(fake, &patient()).await
}

async fn ask_within(fake: &Fake, limits: &Limits) -> Result<Uci, EngineError> {
    let start = Position::initial();
    let answer = match Engine::start(&fake.found, limits).await {
        Ok(mut engine) => engine.choose(&turn(&start, &[]), level()).await,
        Err(error) => Err(error),
    };
    for id in fake.processes() {
        gone(id).await;
    }
    answer
}

#[track_caller]
fn code(answer: &Result<Uci, EngineError>) -> &'static str {
    match answer {
        Ok(played) => panic!("played {played}"),
        Err(error) => {
            said(error.code());
            error.code()
        }
    }
}

/// Every code that comes up here is told to people, in both languages.
#[track_caller]
fn said(code: &str) {
    for language in Language::ALL {
        let key = format!("hall-{code}");
        let text = Words::new(language).message(&key, &Arguments::new().with("name", "Fake"));
        assert_ne!(text, key, "in {language}");
    }
}

async fn check_go(go: &'static str, expected: &str) -> EngineError {
    let fake = Script { go, ..Script::GOOD }.make();
    let answer = ask(&fake).await;
    assert_eq!(code(&answer), expected, "{go}");
    answer.unwrap_err()
}

#[tokio::test]
async fn one_that_never_says_uciok_is_no_uci_engine() {
    let fake = Script {
        uci: "echo 'id name Fake'",
        ..Script::GOOD
    };
    let limits = Limits {
        start: Duration::from_millis(500),
        ..patient()
    };
    let answer = ask_within(&fake.make(), &limits).await;
    assert_eq!(code(&answer), "engine_not_uci");
}

#[tokio::test]
async fn one_that_is_never_ready_is_given_up() {
    let fake = Script {
        isready: ":",
        ..Script::GOOD
    };
    let limits = Limits {
        ready: Duration::from_millis(500),
        ..patient()
    };
    let answer = ask_within(&fake.make(), &limits).await;
    let is_ready = |error| {
        matches!(
            error,
            EngineError::NoAnswer {
                awaited: Awaited::Readyok,
                ..
            }
        )
    };
    assert!(answer.is_err_and(is_ready));
}

/// The program that it started is ended with it.
#[tokio::test]
async fn one_that_hangs_is_killed_with_all_it_started() {
    let fake = Script {
        go: "sleep 1000 & echo \"pid $!\" >>\"$log\"; wait",
        ..Script::GOOD
    };
    let fake = fake.make();
    let answer = ask_within(&fake, &short()).await;
    assert_eq!(fake.processes().len(), 2);
    // Its time to think and twice the grace.
    let waited = Duration::from_millis(400 + 700 + 700);
    let expected = EngineError::NoAnswer {
        path: fake.found.path.clone(),
        awaited: Awaited::Bestmove,
        waited,
    };
    assert_eq!(answer, Err(expected));
}

#[tokio::test]
async fn one_that_forgets_the_time_is_told_to_stop() {
    let fake = Script {
        go: ":",
        stop: "echo bestmove g1f3",
        ..Script::GOOD
    };
    let limits = Limits {
        grace: Duration::from_secs(3),
        ..patient()
    };
    let answer = ask_within(&fake.make(), &limits).await;
    assert_eq!(answer, Ok("g1f3".parse().unwrap()));
}

#[tokio::test]
async fn one_that_crashes_says_how_it_ended() {
    let error = check_go("exit 3", "engine_ended").await;
    assert!(error.to_string().contains("exit status: 3"), "{error}");
    let error = check_go("kill -SEGV $$", "engine_ended").await;
    assert!(error.to_string().contains("signal: 11"), "{error}");
    check_go("exec >&-; sleep 1000", "engine_ended").await;
    let never = Script {
        uci: "exit 1",
        ..Script::GOOD
    };
    assert_eq!(code(&ask(&never.make()).await), "engine_ended");
}

#[tokio::test]
async fn one_that_never_stops_talking_is_cut_off() {
    check_go(
        "while :; do echo info string on and on; done",
        "engine_flood",
    )
    .await;
    check_go("exec cat /dev/zero", "engine_flood").await;
    check_go("yes 'info depth 1' ", "engine_flood").await;
    let early = Script {
        uci: "exec yes",
        ..Script::GOOD
    };
    assert_eq!(code(&ask(&early.make()).await), "engine_flood");
}

#[tokio::test]
async fn one_that_lies_is_not_believed() {
    for (go, text) in [
        ("echo bestmove e2e5", "e2e5"),
        ("echo bestmove e7e5", "e7e5"),
        ("echo bestmove a1a1", "a1a1"),
        ("echo bestmove 0000", "0000"),
        ("echo 'bestmove (none)'", "(none)"),
        ("echo bestmove", ""),
        ("echo bestmove e2e4q", "e2e4q"),
        ("printf 'bestmove \\033[2Je2e4\\n'", "[2Je2e4"),
    ] {
        let error = check_go(go, "engine_illegal_move").await;
        let EngineError::IllegalMove { text: answered, .. } = error else {
            panic!("{error}");
        };
        assert_eq!(answered, text);
    }
}

#[tokio::test]
async fn one_that_is_not_there_is_not_started() {
    let mut fake = Script::GOOD.make();
    for name in ["nothing", "log", "."] {
        std::fs::write(fake.folder().join("log"), "").unwrap();
        fake.found.path = fake.folder().join(name);
        let begun = Engine::start(&fake.found, &patient()).await;
        assert_eq!(
            code(&begun.map(|_| unreachable!("{name}"))),
            "engine_not_started"
        );
    }
}

/// What is said before a question is no answer to it.
#[tokio::test]
async fn an_answer_nobody_asked_for_is_ignored() {
    let fake = Script {
        isready: "echo bestmove a2a3; echo readyok",
        ..Script::GOOD
    };
    assert_eq!(ask(&fake.make()).await, Ok("e2e4".parse().unwrap()));
}

#[tokio::test]
async fn one_that_does_not_listen_is_given_up() {
    let fake = Script {
        uci: "echo uciok; exec sleep 1000",
        ..Script::GOOD
    };
    let fake = fake.make();
    let limits = Limits {
        ready: Duration::from_millis(500),
        ..patient()
    };
    let mut engine = Engine::start(&fake.found, &limits).await.unwrap();
    let start = Position::initial();
    // More than a pipe holds: the write itself would wait for ever.
    let shuffle = moves("g1f3 g8f6 f3g1 f6g8");
    let long: Vec<Uci> = shuffle.iter().copied().cycle().take(40_000).collect();
    let answer = engine.choose(&turn(&start, &long), level()).await;
    assert_eq!(code(&answer), "engine_no_answer");
}

#[tokio::test]
async fn a_question_that_has_no_answer_is_not_put() {
    let fake = Script::GOOD.make();
    let mut engine = Engine::start(&fake.found, &patient()).await.unwrap();
    let start = Position::initial();
    let mate = moves("f2f3 e7e5 g2g4 d8h4");
    let answer = engine.choose(&turn(&start, &mate), level()).await;
    assert_eq!(code(&answer), "engine_no_move");
    assert_eq!(answer, Err(EngineError::NoMove));
    let wrong = moves("e2e4 e2e4");
    let answer = engine.choose(&turn(&start, &wrong), level()).await;
    assert_eq!(code(&answer), "engine_bad_game");
    assert_eq!(answer, Err(EngineError::BadGame { ply: 2 }));
    let mut other = turn(&start, &[]);
    other.castling = CastlingMode::Chess960;
    assert_eq!(
        code(&engine.choose(&other, level()).await),
        "engine_no_chess960"
    );
    // None of which keeps it from answering what can be answered.
    assert!(engine.choose(&turn(&start, &[]), level()).await.is_ok());
}
