//! A table as an arbiter sees it from the desk.

use jadoube_arbiter::{Millis, TimeControl};
use jadoube_laws::Color;
use jadoube_protocol::{
    Link, TableStage,
    rest::desk::{DeskCall, DeskPlayer, DeskTable},
};

use super::{Table, View, told};
use crate::Tongues;

/// Below this a player is short of time, in milliseconds.
///
/// Law: [8.4](jadoube_laws::law::A8_4).
const SHORT_OF_TIME: i64 = 5 * 60_000;

/// A player's connection, and for how many milliseconds there has been none.
pub(super) type Linked = (Link, Option<u64>);

/// A table at a time of its own, with the connections of its players and what they may still gain
/// for the network's sake, White first.
pub(super) fn glance(
    table: &Table,
    at: u64,
    links: impl Fn(Color) -> Linked,
    lag_quota_ms: [u32; 2],
    tongues: &Tongues,
) -> DeskTable {
    let game = table.game();
    let now = told::now(table, View::Arbiter, at);
    let player = |color| {
        let person = table.seat(color)?.clone();
        let (link, gone_ms) = links(color);
        Some(DeskPlayer {
            person,
            connected: link.connected,
            gone_ms,
            round_trip_ms: link.round_trip_ms,
            lag_quota_ms: lag_quota_ms[color as usize],
            fallen: game.reading(color, Millis(at)).is_fallen,
            illegal_moves: game.player(color).illegal_moves,
        })
    };
    DeskTable {
        id: table.id().to_string(),
        name: table.settings().name.clone(),
        stage: now.stage,
        over_the_board: table.settings().over_the_board,
        low: is_low(table, at),
        white: player(Color::White),
        black: player(Color::Black),
        turn: if table.completed() == now.ply {
            now.turn
        } else {
            (&!game.turn()).into()
        },
        ply: table.completed(),
        at,
        clocks: now.clocks,
        calls: calls(table),
        questions: told::questions(table, View::Arbiter, tongues),
        claim: now.claim,
        appeals: game.appeals().iter().map(|ruling| ruling.0).collect(),
        arbiters: table.arbiters().to_vec(),
        outcome: now.outcome,
    }
}

fn calls(table: &Table) -> Vec<DeskCall> {
    let waiting = table.calls().iter();
    waiting
        .map(|(at, call)| DeskCall {
            call: call.clone(),
            at: *at,
        })
        .collect()
}

fn is_low(table: &Table, at: u64) -> bool {
    let runs = matches!(table.stage(), TableStage::Playing | TableStage::Paused);
    let game = table.game();
    let is_short = |color| {
        game.regulations().time[color] != TimeControl::None
            && game.reading(color, Millis(at)).left < SHORT_OF_TIME
    };
    runs && Color::ALL.into_iter().any(is_short)
}
