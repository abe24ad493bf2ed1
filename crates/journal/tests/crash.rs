//! Killed at any instant, the record keeps every fact it acknowledged.
//!
//! The test runs itself again as a child that appends without end and says which versions were
//! acknowledged; the parent kills it, opens the record and compares.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use jadoube_journal::{Batch, GameId, Journal, NewGame, NewRoom, RoomKind};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

const CHILD: &str = "JADOUBE_JOURNAL_CRASH_CHILD";
const GAMES: u32 = 40;
const KILLS: u64 = 20;

fn id(number: u32) -> GameId {
    format!("crash{number:03}").parse().unwrap()
}

#[test]
fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    if let Ok(url) = std::env::var(CHILD) {
        return append_without_end(&url);
    }
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("hall.db").display());
    let mut random = SmallRng::seed_from_u64(20);
    let mut acknowledged: HashMap<u32, u64> = HashMap::new();
    for kill in 0..KILLS {
        let lines = random.random_range(1..600);
        let before: u64 = acknowledged.values().sum();
        kill_after(&url, lines, &mut acknowledged);
        let after: u64 = acknowledged.values().sum();
        assert!(after > before, "the child of kill {kill} got nowhere");
        check(&url, folder.path(), &acknowledged);
    }
}

/// Runs a child, kills it after so many lines, and notes every version it said was durable.
fn kill_after(url: &str, lines: usize, acknowledged: &mut HashMap<u32, u64>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "nothing_acknowledged_is_lost_when_the_process_is_killed",
        ])
        .args(["--nocapture", "--quiet"])
        .env(CHILD, url)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    let mut seen = 0;
    // What is still in the pipe after the kill was acknowledged as well.
    while said.read_line(&mut line).unwrap() > 0 {
        if let Some((number, version)) = line.strip_prefix("durable ").and_then(parse) {
            let known = acknowledged.entry(number).or_default();
            assert!(version > *known, "game {number}: {version} after {known}");
            *known = version;
            seen += 1;
            if seen == lines {
                child.kill().unwrap();
            }
        }
        line.clear();
    }
    child.wait().unwrap();
    assert!(
        seen >= lines,
        "the child ended by itself after {seen} lines"
    );
}

fn parse(line: &str) -> Option<(u32, u64)> {
    // A line cut by the kill lacks its end and says nothing.
    let (number, version) = line.strip_suffix('\n')?.split_once(' ')?;
    Some((number.parse().ok()?, version.parse().ok()?))
}

/// Every game has its versions without a gap, and at least those acknowledged.
fn check(url: &str, folder: &Path, acknowledged: &HashMap<u32, u64>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let journal = Journal::open(url).await.unwrap();
        for (number, version) in acknowledged {
            let mut next = 0;
            for batch in journal.games().read(id(*number), 0).await.unwrap() {
                assert_eq!(batch.first, next, "game {number} has a gap");
                assert_eq!(batch.events, events(batch.first, batch.count));
                next = batch.next();
            }
            assert!(
                next >= *version,
                "game {number} stands at {next}, {version} was durable"
            );
        }
        journal.close().await;
    });
    assert!(folder.join("hall.db").exists());
}

fn events(first: u64, count: u32) -> String {
    let events: Vec<String> = (0..u64::from(count))
        .map(|at| (first + at).to_string())
        .collect();
    format!("[{}]", events.join(","))
}

#[tokio::main(flavor = "current_thread")]
async fn append_without_end(url: &str) {
    let journal = Journal::open(url).await.unwrap();
    if journal.games().game(id(GAMES - 1)).await.unwrap().is_none() {
        create(&journal).await;
    }
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..GAMES {
        tables.spawn(play(journal.clone(), number));
    }
    tables.join_all().await;
}

async fn create(journal: &Journal) {
    let new = NewRoom {
        id: "crash".parse().unwrap(),
        name: "Crash".into(),
        kind: RoomKind::Open,
        owner: None,
        settings: "{}".into(),
        chat_open: false,
        listed: false,
        created_ms: 0,
    };
    // A child killed while it created the games left some of them.
    let _ = journal.rooms().create(new).await;
    for number in 0..GAMES {
        let new = NewGame {
            id: id(number),
            room: "crash".parse().unwrap(),
            settings: "{}".into(),
            format: 1,
            created_ms: 0,
        };
        let _ = journal.games().create(new).await;
    }
}

async fn play(journal: Journal, number: u32) {
    let mut first = journal.games().version(id(number)).await.unwrap().unwrap();
    loop {
        let count = 1 + (number + u32::try_from(first % 3).unwrap()) % 3;
        let batch = Batch {
            game: id(number),
            first,
            count,
            unix_ms: 0,
            at_ms: 0,
            by: None,
            command: None,
            events: events(first, count),
        };
        first = batch.next();
        journal.games().append(batch).await.unwrap();
        let mut out = std::io::stdout().lock();
        if writeln!(out, "durable {number} {first}")
            .and_then(|()| out.flush())
            .is_err()
        {
            return;
        }
    }
}
