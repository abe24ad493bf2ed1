//! The desk as it stands, and what changes at it.

use std::{
    cmp::Reverse,
    collections::{BTreeSet, HashMap},
    time::Duration,
};

use jadoube_journal::GameId;
use jadoube_protocol::{
    Clocks, ServerMessage, TableInfo, TableStage,
    rest::desk::{Desk, DeskChange, DeskPlayer, DeskTable},
};
use jadoube_record::Color;
use tokio::{
    sync::oneshot,
    task::AbortHandle,
    time::{Instant, MissedTickBehavior, interval_at},
};

use super::may_see;
use crate::{Fault, Hall, Outbox, Visitor, table::Asked};

/// How often a desk looks at its tables.
const EVERY: Duration = Duration::from_millis(400);

/// A desk that is followed for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Following(AbortHandle);

impl Drop for Following {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Tells somebody how the desk of a room stands, and what changes at it from then on.
///
/// # Errors
///
/// If it is not for them.
pub(crate) async fn follow(
    hall: &Hall,
    visitor: Visitor,
    room: &str,
    outbox: &Outbox,
) -> Result<Following, Fault> {
    may_see(hall, &visitor, room).await?;
    let tables = rows(hall, &visitor, room).await;
    let room = room.to_owned();
    outbox.tell(&ServerMessage::Desk(Desk {
        room: room.clone(),
        tables: tables.clone(),
    }));
    let (hall, outbox) = (hall.clone(), outbox.clone());
    let task = tokio::spawn(async move {
        let mut closing = hall.closing();
        let mut told = tables;
        let mut ticks = interval_at(Instant::now() + EVERY, EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                _ = closing.changed() => return,
            }
            let now = rows(&hall, &visitor, &room).await;
            if let Some(change) = change(&room, &told, &now) {
                outbox.tell(&ServerMessage::DeskChanged(change));
            }
            told = now;
        }
    });
    Ok(Following(task.abort_handle()))
}

/// The tables of a room where somebody may act as arbiter, those that need one first.
pub(super) async fn rows(hall: &Hall, visitor: &Visitor, room: &str) -> Vec<DeskTable> {
    let listed = hall.lobby().tables(room).into_iter();
    let is_meant = |info: &TableInfo| info.stage != TableStage::Aborted;
    let listed = listed.filter(is_meant).filter_map(|it| it.id.parse().ok());
    // A game that is over leaves the list; what waits for the arbiter does not leave the desk.
    let waiting = hall.waiting().of_room(room).await;
    let tables: BTreeSet<GameId> = listed.chain(waiting).collect();
    let mut rows = Vec::new();
    for id in tables {
        let (answer, answered) = oneshot::channel();
        // A table that nobody needs any longer is not set to work to be looked at.
        let asked = Asked::Glance(visitor.clone(), answer);
        if hall.ask_if_there(id, asked).await.is_err() {
            continue;
        }
        if let Ok(Some(row)) = answered.await {
            rows.push(*row);
        }
    }
    rows.sort_by_cached_key(urgency);
    rows
}

/// Whoever is short of time comes first, then who waits for the arbiter, the longest first, then
/// the least time left.
fn urgency(row: &DeskTable) -> impl Ord + use<> {
    let waits = row.calls.first().map(|call| row.at.saturating_sub(call.at));
    let asks = !row.questions.is_empty() || row.claim.is_some() || !row.appeals.is_empty();
    let runs = matches!(row.stage, TableStage::Playing | TableStage::Paused);
    let over = row.stage == TableStage::Over;
    let left = row
        .clocks
        .map_or(i64::MAX, |clocks| clocks.white_ms.min(clocks.black_ms));
    (
        !row.low,
        Reverse(waits),
        !asks,
        !runs,
        over,
        left,
        row.id.clone(),
    )
}

/// What has changed between two looks, if anything but time has.
fn change(room: &str, before: &[DeskTable], now: &[DeskTable]) -> Option<DeskChange> {
    let known: HashMap<&str, &DeskTable> =
        before.iter().map(|row| (row.id.as_str(), row)).collect();
    let is_new = |row: &&DeskTable| {
        known
            .get(row.id.as_str())
            .is_none_or(|known| still(known) != still(row))
    };
    let tables: Vec<DeskTable> = now.iter().filter(is_new).cloned().collect();
    let order: Vec<String> = now.iter().map(|row| row.id.clone()).collect();
    let same_order = before.iter().map(|row| &row.id).eq(&order);
    (!tables.is_empty() || !same_order).then(|| DeskChange {
        room: room.to_owned(),
        tables,
        order,
    })
}

/// A row without what changes by itself as time passes.
fn still(row: &DeskTable) -> DeskTable {
    let player = |player: &DeskPlayer| DeskPlayer {
        gone_ms: player.gone_ms.map(|_| 0),
        round_trip_ms: None,
        ..player.clone()
    };
    let clocks = row.clocks.map(|clocks| match clocks.running {
        Some(Color::White) => Clocks {
            white_ms: 0,
            ..clocks
        },
        Some(Color::Black) => Clocks {
            black_ms: 0,
            ..clocks
        },
        None => clocks,
    });
    DeskTable {
        at: 0,
        white: row.white.as_ref().map(player),
        black: row.black.as_ref().map(player),
        clocks: clocks.map(|clocks| Clocks {
            delay_ms: 0,
            at: 0,
            ..clocks
        }),
        ..row.clone()
    }
}
