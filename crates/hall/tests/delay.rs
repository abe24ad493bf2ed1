//! Spectators see a game as much later as its table says.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;
#[path = "common/officials.rs"]
mod officials;

use std::{sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use jadoube_hall::{
    Ledger, Outbox, Recorded, Table, Tongues, WallClock,
    table::{Asked, Context, Loaded, Reply, Seen, TableHandle, Task, View, Watcher, run},
};
use jadoube_journal::{AppendError, Batch, Error, GameId, GameRow, NewGame, Summary};
use jadoube_protocol::{ServerMessage, TableAct, TableSettings, TableStage};
use officials::{act, opened, visitor};
use serde_json::json;
use tokio::{
    sync::{mpsc, oneshot},
    time::sleep_until,
};

/// A record that takes everything and keeps nothing: nothing waits for a disk here.
struct Nowhere;

impl Ledger for Nowhere {
    fn create(&self, _: NewGame) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
    fn append(&self, _: Batch) -> Recorded<'_, (), AppendError> {
        Box::pin(async { Ok(()) })
    }
    fn append_and_close(&self, _: Batch, _: Summary) -> Recorded<'_, (), AppendError> {
        Box::pin(async { Ok(()) })
    }
    fn close(&self, _: GameId, _: Summary) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
    fn reopen(&self, _: GameId) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
    fn read(&self, _: GameId) -> Recorded<'_, Vec<Batch>, Error> {
        Box::pin(async { Ok(Vec::new()) })
    }
    fn game(&self, _: GameId) -> Recorded<'_, Option<GameRow>, Error> {
        Box::pin(async { Ok(None) })
    }
    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error> {
        Box::pin(async { Ok(Vec::new()) })
    }
}

async fn does(table: &TableHandle, id: i64, what: TableAct) {
    let visitor = visitor(id);
    let (answer, answered) = oneshot::channel();
    let seen = Seen {
        person: visitor.person(),
        visitor,
        id: format!("{id} {what:?}").chars().take(40).collect(),
        ply: None,
        act: what,
        round_trip_ms: 0,
        reply: Reply::Once(answer),
    };
    table.ask(Asked::Do(Box::new(seen))).await.expect("it runs");
    let answer = answered.await.expect("it answers");
    assert!(matches!(answer, ServerMessage::Ack(_)), "{answer:?}");
}

/// With how many half-moves the latest update or state came, if any did, and its stage.
fn latest(messages: &mut mpsc::Receiver<Utf8Bytes>) -> Option<(u32, TableStage)> {
    let mut last = None;
    while let Ok(bytes) = messages.try_recv() {
        match serde_json::from_str(&bytes).expect("it is a message") {
            ServerMessage::Update(update) => last = Some((update.now.ply, update.now.stage)),
            ServerMessage::Table(state) => last = Some((state.now.ply, state.now.stage)),
            _ => {}
        }
    }
    last
}

#[tokio::test(start_paused = true)]
async fn spectators_see_moves_later_and_the_end_at_once() {
    let settings = TableSettings {
        delay_s: 60,
        first_move_s: None,
        ..TableSettings::default()
    };
    let (notices, _heard) = mpsc::unbounded_channel();
    let context = Context {
        clock: WallClock::new(),
        ledger: Arc::new(Nowhere),
        tongues: Arc::new(Tongues::new()),
        notices,
    };
    let opening = Arc::new(opened(settings));
    let (table, asked) = TableHandle::new(opening.id);
    let task = Task::new(context, Loaded::new(Table::new(opening)));
    tokio::spawn(run(task, asked));
    for (id, color) in [(1, "white"), (2, "black")] {
        let color = serde_json::from_value(json!(color)).expect("a color");
        does(&table, id, TableAct::Sit(Some(color))).await;
    }
    let (outbox, mut messages) = Outbox::new();
    let watcher = Watcher {
        connection: 1,
        visitor: visitor(3),
        outbox,
        code: None,
    };
    table
        .ask(Asked::Watch(watcher, None))
        .await
        .expect("it runs");
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(61)).await;
    assert_eq!(latest(&mut messages), Some((0, TableStage::Playing)));

    does(&table, 1, act(json!({"play": {"uci": "e2e4"}}))).await;
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(30)).await;
    does(&table, 2, act(json!({"play": {"uci": "e7e5"}}))).await;
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(29)).await;
    assert_eq!(latest(&mut messages), None, "a minute has not passed");
    let (answer, looked) = oneshot::channel();
    table
        .ask(Asked::Look(View::Spectator, answer))
        .await
        .expect("it runs");
    let state = looked.await.expect("it answers");
    assert_eq!(
        (state.now.ply, state.info.ply, state.moves.len()),
        (0, 0, 0)
    );
    let (answer, listed) = oneshot::channel();
    table.ask(Asked::Info(answer)).await.expect("it runs");
    assert_eq!(
        listed.await.expect("it answers").ply,
        0,
        "nor does the list tell"
    );

    sleep_until(tokio::time::Instant::now() + Duration::from_secs(2)).await;
    assert_eq!(latest(&mut messages), Some((1, TableStage::Playing)));
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(30)).await;
    assert_eq!(latest(&mut messages), Some((2, TableStage::Playing)));
    does(&table, 1, act(json!({"play": {"uci": "g1f3"}}))).await;
    does(&table, 2, act(json!("resign"))).await;
    sleep_until(tokio::time::Instant::now() + Duration::from_millis(1)).await;
    assert_eq!(latest(&mut messages), Some((3, TableStage::Over)));
}
