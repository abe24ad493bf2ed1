//! What an engine is told, and that what it may see of the hall is little.

use std::time::Duration;

use jadoube_hall::engine::{Engine, Limits, discover};
use jadoube_laws::{Position, Uci};

use crate::fakes::{Script, level, moves, patient, turn, write_program};

fn told(log: &[String], command: &str) -> Vec<String> {
    let lines = log.iter().filter(|line| line.starts_with(command));
    lines.cloned().collect()
}

/// Report uci-notation-013: `go` leaves the position as it is, and what was sent last holds.
#[tokio::test]
async fn the_whole_game_is_sent_with_every_question() {
    let fake = Script::GOOD.make();
    let mut engine = Engine::start(&fake.found, &patient()).await.unwrap();
    let start = Position::initial();
    let asked = ["", "", "d2d4", "d2d4", "d2d4 d7d5 c2c4", ""];
    for played in asked {
        let played = moves(played);
        let answer = engine.choose(&turn(&start, &played), level()).await;
        let expected: Uci = if played.is_empty() { "e2e4" } else { "e7e5" }
            .parse()
            .unwrap();
        assert_eq!(answer, Ok(expected));
    }
    let expected = [
        "position startpos",
        "position startpos",
        "position startpos moves d2d4",
        "position startpos moves d2d4",
        "position startpos moves d2d4 d7d5 c2c4",
        "position startpos",
    ];
    assert_eq!(told(&fake.log(), "position"), expected);
    assert_eq!(told(&fake.log(), "go"), ["go movetime 400 nodes 3000"; 6]);
    // Once at first, and once for the game that is not the same one any more.
    assert_eq!(told(&fake.log(), "ucinewgame").len(), 2);
}

#[tokio::test]
async fn options_are_set_within_what_the_engine_offers() {
    let script = Script {
        uci: "echo 'option name Hash type spin default 1 min 1 max 8'
            echo 'option name Threads type spin default 4 min 1 max 64'
            echo 'option name UCI_Chess960 type check default false'
            echo 'option name Skill Level type spin default 9 min 0 max 10'
            echo uciok",
        ..Script::GOOD
    };
    let fake = script.make();
    let mut engine = Engine::start(&fake.found, &patient()).await.unwrap();
    let start = Position::initial();
    let (first, second) = (moves(""), moves("d2d4"));
    engine.choose(&turn(&start, &first), level()).await.unwrap();
    engine
        .choose(&turn(&start, &second), level())
        .await
        .unwrap();
    let expected = [
        "setoption name Threads value 1",
        "setoption name Hash value 8",
        "setoption name UCI_Chess960 value false",
        "setoption name Skill Level value 1",
    ];
    assert_eq!(told(&fake.log(), "setoption"), expected);
}

#[tokio::test]
async fn an_engine_sees_no_secret_of_the_hall_and_has_limits() {
    // Cargo sets CARGO_MANIFEST_DIR here; it stands for any secret.
    assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some());
    let script = Script {
        uci: "echo \"id name secret=$CARGO_MANIFEST_DIR\"
            echo \"id author nice=$(nice) memory=$(ulimit -v)\"
            echo uciok",
        ..Script::GOOD
    };
    let fake = script.make();
    let limits = Limits {
        niceness: 7,
        memory_bytes: Some(512 << 20),
        ..patient()
    };
    let found = discover(std::slice::from_ref(&fake.found.path), &limits).await;
    assert_eq!(found.found[0].name, "secret=");
    if cfg!(target_os = "linux") && std::path::Path::new("/usr/bin/prlimit").exists() {
        let author = found.found[0].author.as_deref();
        assert_eq!(author, Some("nice=7 memory=524288"));
    } else {
        eprintln!("not checked: there is no prlimit on this computer");
    }
}

#[tokio::test]
async fn what_is_named_comes_first_and_what_fails_is_told() {
    let fake = Script::GOOD.make();
    let silent = fake.folder().join("silent");
    write_program(&silent, "#!/bin/sh\nexec sleep 1000\n");
    let again = fake.folder().join("another-name");
    std::os::unix::fs::symlink(&fake.found.path, &again).unwrap();
    let named = [
        silent,
        fake.found.path.clone(),
        again,
        fake.folder().join("nothing"),
        fake.folder().join("log"),
        fake.folder().to_owned(),
    ];
    std::fs::write(fake.folder().join("log"), "").unwrap();
    // One of them says nothing until then; the others have as long.
    let limits = Limits {
        start: Duration::from_secs(8),
        ..patient()
    };
    let discovery = discover(&named, &limits).await;
    assert_eq!(discovery.found[0].name, "Fake");
    assert_eq!(discovery.found[0].path, fake.found.path);
    let twice = discovery
        .found
        .iter()
        .filter(|one| one.name == "Fake")
        .count();
    assert_eq!(twice, 1);
    assert_eq!(discovery.advice(), None);
    let codes: Vec<_> = discovery.failed.iter().map(|error| error.code()).collect();
    let not_started = "engine_not_started";
    assert_eq!(
        codes,
        ["engine_not_uci", not_started, not_started, not_started]
    );
}
