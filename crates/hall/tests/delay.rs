//! Spectators see a game as much later as its table says.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

#[path = "common/alone.rs"]
mod alone;
mod common;
#[path = "common/officials.rs"]
mod officials;

use std::{sync::Arc, time::Duration};

use alone::{Alone, Memory, at_work};
use axum::extract::ws::Utf8Bytes;
use jadoube_hall::{
    Outbox,
    table::{Asked, Opening, TableHandle, View, Watcher},
};
use jadoube_protocol::{ServerMessage, TableAct, TableSettings, TableStage, TableState};
use officials::{act, opened, visitor};
use serde_json::json;
use tokio::{
    sync::{mpsc, oneshot},
    time::sleep_until,
};

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

/// A table that shows itself to spectators a minute later.
fn late() -> Arc<Opening> {
    Arc::new(opened(TableSettings {
        delay_s: 60,
        first_move_s: None,
        ..TableSettings::default()
    }))
}

/// Both sit down, and the round begins.
async fn begun(alone: &Alone) {
    for (id, color) in [(1, "white"), (2, "black")] {
        let color = serde_json::from_value(json!(color)).expect("a color");
        alone.does(visitor(id), TableAct::Sit(Some(color))).await;
    }
}

async fn plays(alone: &Alone, id: i64, uci: &str) {
    let play = act(json!({"play": {"uci": uci}}));
    alone.does(visitor(id), play).await;
}

async fn pass(ms: u64) {
    sleep_until(tokio::time::Instant::now() + Duration::from_millis(ms)).await;
}

/// Somebody watches from now on.
async fn watches(table: &TableHandle, connection: u64) -> mpsc::Receiver<Utf8Bytes> {
    let (outbox, messages) = Outbox::new();
    let watcher = Watcher {
        connection,
        visitor: visitor(3),
        outbox,
        code: None,
    };
    let watch = Asked::Watch(watcher, None);
    table.ask(watch).await.expect("it runs");
    messages
}

/// How it looks to spectators.
async fn looks(table: &TableHandle) -> Box<TableState> {
    let (answer, looked) = oneshot::channel();
    let look = Asked::Look(View::Spectator, answer);
    table.ask(look).await.expect("it runs");
    looked.await.expect("it answers")
}

/// With how many half-moves it is listed.
async fn listed(table: &TableHandle) -> u32 {
    let (answer, listed) = oneshot::channel();
    table.ask(Asked::Info(answer)).await.expect("it runs");
    listed.await.expect("it answers").ply
}

#[tokio::test(start_paused = true)]
async fn spectators_see_moves_later_and_the_end_at_once() {
    let alone = at_work(&late(), &Memory::default(), 0, None);
    begun(&alone).await;
    let mut messages = watches(&alone.table, 1).await;
    pass(61_000).await;
    assert_eq!(latest(&mut messages), Some((0, TableStage::Playing)));

    plays(&alone, 1, "e2e4").await;
    pass(30_000).await;
    plays(&alone, 2, "e7e5").await;
    pass(29_000).await;
    assert_eq!(latest(&mut messages), None, "a minute has not passed");
    let state = looks(&alone.table).await;
    let told = (state.now.ply, state.info.ply, state.moves.len());
    assert_eq!(told, (0, 0, 0));
    assert_eq!(listed(&alone.table).await, 0, "nor does the list tell");

    pass(2_000).await;
    assert_eq!(latest(&mut messages), Some((1, TableStage::Playing)));
    pass(30_000).await;
    assert_eq!(latest(&mut messages), Some((2, TableStage::Playing)));
    plays(&alone, 1, "g1f3").await;
    alone.does(visitor(2), act(json!("resign"))).await;
    pass(1).await;
    assert_eq!(latest(&mut messages), Some((3, TableStage::Over)));
}

/// The times are those on record, whatever the clock on the wall shows when the hall is back.
#[tokio::test(start_paused = true)]
async fn the_hall_going_down_shows_spectators_nothing_earlier() {
    use TableStage::{Playing, Ready};
    for (down_ms, seen, stage) in [
        (0, 0, Playing),
        (20_000, 0, Playing),
        (31_000, 1, Playing),
        // By this clock nothing on record has happened yet, not even the beginning.
        (-7_200_000, 0, Ready),
    ] {
        let (opening, memory) = (late(), Memory::default());
        let alone = at_work(&opening, &memory, 1_000_000, None);
        begun(&alone).await;
        pass(100_000).await;
        plays(&alone, 1, "e2e4").await;
        pass(30_000).await;
        plays(&alone, 2, "e7e5").await;
        let died = alone.clock.unix_ms();
        alone.close().await;

        let alone = at_work(&opening, &memory, died + down_ms, Some(died));
        let state = looks(&alone.table).await;
        let told = (state.now.ply, state.info.ply, state.moves.len());
        assert_eq!(told, (seen, seen, seen as usize), "after {down_ms}");
        assert_eq!(listed(&alone.table).await, seen, "after {down_ms}");
        assert_eq!(state.now.stage, stage);
        let mut messages = watches(&alone.table, 1).await;
        pass(1).await;
        assert_eq!(latest(&mut messages), Some((seen, stage)));
        // Nobody plays on meanwhile: what waits is told though the table stands still.
        pass(61_000).await;
        assert_eq!(latest(&mut messages).map(|(ply, _)| ply), Some(2));
        assert_eq!(alone.copy().await.game().ply(), 2);
    }
}

/// To tell spectators what is due does not let the clock run that waits for its player.
#[tokio::test(start_paused = true)]
async fn a_table_that_waits_for_its_player_waits_on_while_spectators_are_told() {
    let (opening, memory) = (late(), Memory::default());
    let alone = at_work(&opening, &memory, 0, None);
    begun(&alone).await;
    pass(5_000).await;
    plays(&alone, 1, "e2e4").await;
    pass(50_000).await;
    let died = alone.clock.unix_ms();
    alone.close().await;
    let alone = at_work(&opening, &memory, died, Some(died));
    pass(20_000).await;
    let state = looks(&alone.table).await;
    assert_eq!(state.now.ply, 1);
    assert!(alone.copy().await.stands_still());
}

/// A game that was over when the hall went down is seen whole.
#[tokio::test(start_paused = true)]
async fn the_end_is_no_secret_after_the_hall_was_down() {
    let (opening, memory) = (late(), Memory::default());
    let alone = at_work(&opening, &memory, 0, None);
    begun(&alone).await;
    plays(&alone, 1, "e2e4").await;
    alone.does(visitor(2), act(json!("resign"))).await;
    let died = alone.clock.unix_ms();
    alone.close().await;
    let alone = at_work(&opening, &memory, died, Some(died));
    let state = looks(&alone.table).await;
    assert_eq!((state.now.ply, state.now.stage), (1, TableStage::Over));
}
