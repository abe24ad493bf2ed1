//! A crowd looks on: everybody is told everything, in order, and the players first.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

#[path = "common/alone.rs"]
mod alone;
mod common;
#[path = "common/officials.rs"]
mod officials;

use std::sync::Arc;

use alone::{Alone, Memory, at_work};
use axum::extract::ws::Utf8Bytes;
use jadoube_hall::{
    Outbox, Visitor,
    table::{Asked, Opening, Watcher},
};
use jadoube_protocol::{ServerMessage, TableAct, TableSettings};
use officials::{act, opened, visitor};
use serde_json::json;
use tokio::{
    sync::mpsc,
    time::{Duration, Instant, sleep_until},
};

const CROWD: i64 = 1_000;

/// What a client has been told of the moves: the state that it came to, and each update since.
#[derive(Default)]
struct Told {
    version: u64,
    ply: u32,
    updates: usize,
}

struct Looker {
    messages: mpsc::Receiver<Utf8Bytes>,
    told: Told,
}

impl Looker {
    /// Hears what has come; a gap or an older version is a fault.
    fn hear(&mut self) -> &Told {
        while let Ok(bytes) = self.messages.try_recv() {
            match serde_json::from_str(&bytes).expect("it is a message") {
                ServerMessage::Table(state) => {
                    (self.told.version, self.told.ply) = (state.v, state.now.ply);
                }
                ServerMessage::Update(update) => {
                    assert_eq!(update.v, self.told.version + 1, "one after the other");
                    (self.told.version, self.told.ply) = (update.v, update.now.ply);
                    self.told.updates += 1;
                }
                _ => {}
            }
        }
        &self.told
    }
}

async fn looks_on(alone: &Alone, connection: u64, visitor: Visitor) -> Looker {
    let (outbox, messages) = Outbox::new();
    let watcher = Watcher {
        connection,
        visitor,
        outbox,
        code: None,
    };
    alone
        .table
        .ask(Asked::Watch(watcher, None))
        .await
        .expect("it runs");
    Looker {
        messages,
        told: Told::default(),
    }
}

async fn plays(alone: &Alone, id: i64, uci: &str) {
    alone
        .does(visitor(id), act(json!({"play": {"uci": uci}})))
        .await;
}

async fn all_is_told() {
    sleep_until(Instant::now() + Duration::from_millis(10)).await;
}

fn table() -> Arc<Opening> {
    Arc::new(opened(TableSettings {
        first_move_s: None,
        ..TableSettings::default()
    }))
}

/// Two players connected, and a crowd around them.
async fn crowded(alone: &Alone) -> ([Looker; 2], Vec<Looker>) {
    let mut crowd = Vec::new();
    for id in 10..10 + CROWD {
        crowd.push(looks_on(alone, id.unsigned_abs(), visitor(id)).await);
    }
    for (id, color) in [(1, "white"), (2, "black")] {
        let color = serde_json::from_value(json!(color)).expect("a color");
        alone.does(visitor(id), TableAct::Sit(Some(color))).await;
    }
    let players = [
        looks_on(alone, 1, visitor(1)).await,
        looks_on(alone, 2, visitor(2)).await,
    ];
    all_is_told().await;
    (players, crowd)
}

#[tokio::test(start_paused = true)]
async fn players_are_told_before_the_crowd_and_the_crowd_is_told_all() {
    let alone = at_work(&table(), &Memory::default(), 0, None);
    let ([mut white, mut black], mut crowd) = crowded(&alone).await;
    assert!(crowd.iter_mut().all(|one| one.hear().ply == 0));

    plays(&alone, 1, "e2e4").await;
    assert_eq!((white.hear().ply, black.hear().ply), (1, 1));
    let late = crowd
        .iter_mut()
        .filter_map(|one| (one.hear().ply == 0).then_some(()));
    assert!(late.count() > 500, "the players did not wait for these");

    // Moves come faster than the crowd can be told, and somebody comes in between.
    plays(&alone, 2, "e7e5").await;
    let mut newcomer = looks_on(&alone, 5_000, visitor(5_000)).await;
    plays(&alone, 1, "g1f3").await;
    all_is_told().await;
    for looker in crowd
        .iter_mut()
        .chain([&mut newcomer, &mut white, &mut black])
    {
        assert_eq!(looker.hear().ply, 3);
    }
    assert_eq!(newcomer.told.updates, 1, "it came after the second move");
}

#[tokio::test(start_paused = true)]
async fn who_leaves_the_crowd_or_sits_down_is_told_nothing_out_of_order() {
    let alone = at_work(&table(), &Memory::default(), 0, None);
    let mut crowd = Vec::new();
    for id in 10..10 + CROWD {
        crowd.push(looks_on(&alone, id.unsigned_abs(), visitor(id)).await);
    }
    let white = serde_json::from_value(json!("white")).expect("a color");
    let black = serde_json::from_value(json!("black")).expect("a color");
    // The last of the crowd sits down while the crowd is told of the first who did.
    alone.does(visitor(10), TableAct::Sit(Some(white))).await;
    alone
        .does(visitor(9 + CROWD), TableAct::Sit(Some(black)))
        .await;
    plays(&alone, 10, "d2d4").await;
    let gone = crowd.remove(500);
    let left = Asked::Unwatch(510);
    alone.table.ask(left).await.expect("it runs");
    plays(&alone, 9 + CROWD, "d7d5").await;
    all_is_told().await;
    for looker in &mut crowd {
        assert_eq!(looker.hear().ply, 2);
    }
    let mut gone = gone;
    assert_eq!(
        gone.hear().ply,
        1,
        "it was told all that was before it left"
    );
}
