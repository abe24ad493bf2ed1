//! A hall in a process of its own that is killed at any moment, under load, again and again.
//!
//! `JADOUBE_KILLS=…` kills it more often than usual.

mod people;
mod process;

use std::{collections::BTreeMap, io::Write as _, time::Duration};

use jadoube_hall::Table;
use jadoube_journal::{Batch, Journal};
use people::{Player, Seen, play_until};
use process::{Process, serve_if_asked};

/// How often the process is killed if nobody says otherwise.
const KILLS: u32 = 10;
/// How many tables are played at.
const TABLES: usize = 6;

/// Not a test: the process that the others start is this one, run again.
#[test]
fn serves_when_asked_to() {
    serve_if_asked();
}

fn kills() -> u32 {
    let set = std::env::var("JADOUBE_KILLS").ok();
    set.map_or(KILLS, |text| text.parse().expect("a number of kills"))
}

#[test]
fn whatever_was_acknowledged_is_there_after_every_kill_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("hall.sqlite").display());
    killed_again_and_again(&url, kills());
}

#[test]
fn whatever_was_acknowledged_is_there_after_a_kill_on_postgresql() {
    let Some(url) = process::postgres() else {
        let _ = writeln!(
            std::io::stderr(),
            "no PostgreSQL at 127.0.0.1:5432: nothing killed there"
        );
        return;
    };
    killed_again_and_again(&url, 1);
    process::drop_postgres(&url);
}

fn killed_again_and_again(url: &str, times: u32) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let mut process = Process::start(url).await;
        let mut players = people::all_sit_down(&process, TABLES).await;
        let mut acknowledged = 0;
        for kill in 0..times {
            // Every kill comes at another moment of the load.
            let after = Duration::from_millis(60 + u64::from(kill * 97 % 400));
            acknowledged += play_until(
                &mut players,
                tokio::time::sleep_until(tokio::time::Instant::now() + after),
            )
            .await;
            process.kill();
            process = Process::start(url).await;
            people::all_come_back(&process, &mut players).await;
        }
        acknowledged += play_until(
            &mut players,
            tokio::time::sleep_until(tokio::time::Instant::now() + Duration::from_millis(200)),
        )
        .await;
        process.kill();
        let journal = Journal::open(url).await.expect("the record opens");
        for player in &players {
            judge(&journal, player).await;
        }
        let _ = writeln!(
            std::io::stderr(),
            "{times} kills, {acknowledged} commands acknowledged, none lost, none doubled"
        );
        assert!(acknowledged > u64::from(times), "there was no load");
    });
}

/// Everything a player was told is on record, once.
async fn judge(journal: &Journal, player: &Player) {
    let game = player.table.parse().expect("a name of a table");
    let batches = journal.games().read(game, 0).await.expect("it is read");
    let mut names: BTreeMap<&str, u32> = BTreeMap::new();
    let mut first = 0;
    for batch in &batches {
        assert_eq!(batch.first, first, "a gap on record");
        first = batch.next();
        if batch.by.map(|by| by.0) == Some(player.id)
            && let Some(name) = &batch.command
        {
            *names.entry(name).or_insert(0) += 1;
        }
    }
    for name in &player.acknowledged {
        let times = names.get(name.as_str()).copied();
        assert_eq!(times, Some(1), "{name} at {}", player.table);
    }
    assert!(names.values().all(|times| *times == 1), "one is doubled");
    let row = journal.games().game(game).await.expect("it is read");
    let row = row.expect("the table is there");
    let table = jadoube_hall::table::load(&row, &batches, None)
        .expect("it can be read")
        .table;
    gapless(player, &table, &batches);
}

fn gapless(player: &Player, table: &Table, batches: &[Batch]) {
    let mut v = None;
    for seen in &player.seen {
        match seen {
            Seen::Whole(at) => v = Some(*at),
            Seen::More(at) => {
                assert_eq!(
                    Some(*at),
                    v.map(|v: u64| v + 1),
                    "a gap at {}",
                    player.table
                );
                v = Some(*at);
            }
        }
    }
    assert!(v.is_some(), "nothing was seen of {} batches", batches.len());
    // Nobody's clock has run while the hall was away: three minutes would be long gone otherwise.
    assert!(table.game().clock().first_fallen().is_none(), "a flag fell");
}
