//! A disk without room fails the appends it affects, and no later ones.
//!
//! The test runs itself again as a child whose files may not grow past a limit, which `prlimit`
//! sets and lifts: to a database that is the same as a full disk.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::print_stderr)]

use std::process::Command;

use jadoube_journal::{AppendError, Batch, Error, GameId, Journal, NewGame, NewRoom, RoomKind};

const CHILD: &str = "JADOUBE_JOURNAL_FULL_DISK_CHILD";
const NAME: &str = "appends_go_on_when_there_is_room_again";

#[test]
fn appends_go_on_when_there_is_room_again() {
    if let Ok(url) = std::env::var(CHILD) {
        return child(&url);
    }
    if let Err(error) = Command::new("prlimit").arg("--version").output() {
        eprintln!("skipped: no prlimit to limit files with ({error})");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("hall.db").display());
    // The signal that would end the child is ignored: its writes fail instead.
    let done = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" --exact --nocapture \"$1\""])
        .arg(std::env::current_exe().unwrap())
        .arg(NAME)
        .env(CHILD, url)
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
}

fn limit(bytes: &str) {
    let pid = std::process::id().to_string();
    let limit = format!("--fsize={bytes}:unlimited");
    let done = Command::new("prlimit")
        .args(["--pid", &pid, &limit])
        .status()
        .unwrap();
    assert!(done.success());
}

fn batch(game: GameId, first: u64) -> Batch {
    Batch {
        game,
        first,
        count: 1,
        unix_ms: 0,
        at_ms: 0,
        by: None,
        command: None,
        events: format!("[{}]", "0,".repeat(1000)),
    }
}

#[tokio::main]
async fn child(url: &str) {
    let journal = Journal::open(url).await.unwrap();
    let room = NewRoom {
        id: "open".parse().unwrap(),
        name: "Open".into(),
        kind: RoomKind::Open,
        owner: None,
        settings: "{}".into(),
        chat_open: false,
        listed: true,
        created_ms: 0,
    };
    journal.rooms().create(room.clone()).await.unwrap();
    let games: Vec<GameId> = (0..20)
        .map(|at| format!("full{at:04}").parse().unwrap())
        .collect();
    for id in &games {
        let (id, room) = (*id, room.id.clone());
        let new = NewGame {
            id,
            room,
            settings: "{}".into(),
            format: 1,
            created_ms: 0,
        };
        journal.games().create(new).await.unwrap();
    }
    for round in 0..3 {
        let wal = std::fs::metadata(format!("{}-wal", &url["sqlite:".len()..]))
            .unwrap()
            .len();
        limit(&(wal + 500_000).to_string());
        let mut refused = 0;
        for game in games.iter().cycle().take(5000) {
            let head = journal.games().version(*game).await.unwrap().unwrap();
            match journal.games().append(batch(*game, head)).await {
                Ok(()) => {}
                Err(AppendError::Store(Error::Full(_) | Error::Io(_))) => refused += 1,
                Err(other) => panic!("{other:?}"),
            }
            if refused == 10 {
                break;
            }
        }
        assert_eq!(refused, 10, "round {round}: the limit was never met");
        // One may still read.
        assert!(journal.games().version(games[0]).await.unwrap().unwrap() > 0);
        limit("unlimited");
        journal.meta().beat(2).await.unwrap();
        for game in &games {
            let head = journal.games().version(*game).await.unwrap().unwrap();
            journal.games().append(batch(*game, head)).await.unwrap();
            let batches = journal.games().read(*game, 0).await.unwrap();
            let firsts: Vec<u64> = batches.iter().map(|batch| batch.first).collect();
            assert_eq!(firsts, (0..=head).collect::<Vec<_>>());
        }
    }
    journal.close().await;
}
