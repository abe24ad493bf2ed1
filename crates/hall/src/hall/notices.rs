//! What the hall does by itself, and upon what its tables tell.

use jadoube_record::Abort;
use tokio::{
    sync::mpsc,
    task::yield_now,
    time::{MissedTickBehavior, interval},
};

use super::{BEAT_EVERY, Hall, LONELY_EVERY, PRESENCE_EVERY};
use crate::{
    chat, fair_play,
    table::{Asked, Notice},
};

/// Listens to the tables for as long as the hall runs.
pub(super) async fn listen(hall: Hall, mut heard: mpsc::UnboundedReceiver<Notice>) {
    while let Some(notice) = heard.recv().await {
        hear(&hall, notice).await;
    }
}

async fn hear(hall: &Hall, notice: Notice) {
    match notice {
        Notice::Changed(info) => {
            let bound = fair_play::bound_by(&info);
            hall.lobby().table_changed(*info);
            if !bound.is_empty() {
                let hall = hall.clone();
                tokio::spawn(async move { fair_play::show_out(&hall, bound).await });
            }
        }
        // The points are counted anew from how the games on record ended.
        Notice::Finished(id) | Notice::Reopened(id) => hall.points().look_at(id),
        Notice::Rematch(id) => {
            let hall = hall.clone();
            tokio::spawn(async move { hall.open_rematch(id).await });
        }
        Notice::Machine(turn) => hall.machine_turn(*turn),
        Notice::MachineAsked(asked) => hall.machine_asked(*asked),
        Notice::Unneeded(id) => hall.put_away(id).await,
        Notice::ChatWanted(id) => {
            let hall = hall.clone();
            tokio::spawn(async move { chat::recall_table(&hall, id).await });
        }
        Notice::Called(id) => tracing::info!(table = %id, "the arbiter is called"),
    }
}

/// Tells rooms who came and left.
pub(super) async fn tell_presence(hall: Hall) {
    let mut closing = hall.closing();
    let mut ticks = interval(PRESENCE_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => hall.lobby().tell_presence(),
            _ = closing.changed() => return,
        }
    }
}

/// Tells crowds what they are told some at a time, and lets others work in between.
pub(super) async fn spread(hall: Hall) {
    let mut closing = hall.closing();
    loop {
        tokio::select! {
            () = hall.lobby().more_to_tell() => while hall.lobby().spread() {
                yield_now().await;
            },
            _ = closing.changed() => return,
        }
    }
}

/// Closes open tables whose players have left the hall before anybody sat opposite.
pub(super) async fn close_lonely(hall: Hall) {
    let mut closing = hall.closing();
    let mut ticks = interval(LONELY_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                for table in hall.lobby().lonely() {
                    if let Ok(id) = table.parse() {
                        let _ = hall.ask_if_there(id, Asked::Void(Abort::Nobody)).await;
                    }
                }
            }
            _ = closing.changed() => return,
        }
    }
}

/// Notes again and again that the hall runs.
pub(super) async fn beat(hall: Hall) {
    let mut closing = hall.closing();
    let mut ticks = interval(BEAT_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => hall.beat().await,
            _ = closing.changed() => return,
        }
    }
}
