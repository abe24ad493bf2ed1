//! Connections that come and go, and halls that do.

use jadoube_hall::table::{Asked, View};
use jadoube_laws::Color;
use jadoube_protocol::{ServerMessage, TableAct, TableStage};

use crate::desk::{Desk, online, play};

/// The versions of the updates among messages, and whether the whole table was there.
fn versions(messages: &[ServerMessage]) -> (Vec<u64>, bool) {
    let mut all = Vec::new();
    let mut whole = false;
    for message in messages {
        match message {
            ServerMessage::Update(update) => all.push(update.v),
            ServerMessage::Table(_) => whole = true,
            _ => {}
        }
    }
    (all, whole)
}

pub(crate) async fn a_move_sent_twice_counts_once(desk: &mut Desk) {
    let game = desk.table(online("3 after")).await;
    desk.later(game, 2_000).await;
    let once = TableAct::Act(play("e2e4"));
    let name = Some("the-move");
    let first = desk
        .act_named(game, &desk.white, once.clone(), name, Some(0), 0)
        .await
        .ack();
    // The answer was lost with the connection; the client sends it again from a new one.
    desk.later(game, 7_000).await;
    let again = desk
        .act_named(game, &desk.white, once, name, Some(0), 0)
        .await
        .ack();
    assert_eq!(first.id, again.id);
    let now = desk.now(game).await;
    assert_eq!(now.ply, 1);
    let clocks = now.clocks.expect("there are clocks");
    assert_eq!((clocks.white_ms, clocks.black_ms), (178_000, 173_000));
}

pub(crate) async fn what_was_missed_is_told(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    let mut client = desk.watch(game, &desk.black, None).await;
    desk.plays(game, "e2e4 e7e5").await;
    let (before, _) = versions(&client.hear());
    let since = *before.last().expect("two moves were told");
    desk.ask(game, Asked::Unwatch(client.connection)).await;
    desk.plays(game, "g1f3 b8c6 f1c4").await;
    let mut back = desk.watch(game, &desk.black, Some(since)).await;
    let heard = back.hear();
    let (missed, whole) = versions(&heard);
    assert_eq!(
        (missed, whole),
        (vec![since + 1, since + 2, since + 3], false)
    );
    let last = heard.iter().rev().find_map(|message| match message {
        ServerMessage::Update(update) => Some(update.now.ply),
        _ => None,
    });
    assert_eq!(last, Some(5));
    // Who has missed more than is kept gets the table as it stands.
    desk.ask(game, Asked::Unwatch(back.connection)).await;
    for _ in 0..10 {
        desk.plays(game, "g8f6 b1c3 f6g8 c3b1").await;
        if desk.now(game).await.stage == TableStage::Over {
            break;
        }
    }
    let mut late = desk.watch(game, &desk.black, Some(since)).await;
    let heard = late.hear();
    let told = heard.iter().find_map(|message| match message {
        ServerMessage::Table(state) => Some(state.now.ply),
        _ => None,
    });
    let missed = versions(&heard).0;
    assert!(told.is_some() || missed.len() < 24, "{missed:?}");
}

pub(crate) async fn a_move_as_the_connection_comes_back(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    let mut black = desk.watch(game, &desk.black, None).await;
    desk.plays(game, "e2e4 e7e5").await;
    let since = *versions(&black.hear()).0.last().expect("two were told");
    // In either order: the move first, or the connection.
    let (_, mut back) = tokio::join!(
        desk.play(game, "g1f3"),
        desk.watch(game, &desk.black, Some(since))
    );
    let (missed, whole) = versions(&back.hear());
    assert_eq!((missed, whole), (vec![since + 1], false));
    let server = desk.state(game, View::Player(Color::Black)).await;
    assert_eq!((server.v, server.now.ply), (since + 1, 3));
}

pub(crate) async fn who_comes_back_sees_the_own_clock_run(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    let black = desk.watch(game, &desk.black, None).await;
    desk.ask(game, Asked::Unwatch(black.connection)).await;
    desk.plays(game, "e2e4").await;
    desk.later(game, 4_000).await;
    let mut back = desk.watch(game, &desk.black, None).await;
    let running = back.hear().into_iter().find_map(|message| match message {
        ServerMessage::Table(state) => state.now.clocks,
        _ => None,
    });
    let clocks = running.expect("the table is shown");
    assert_eq!(clocks.running, Some((&Color::Black).into()));
    assert_eq!(clocks.black_ms, 296_000);
}

pub(crate) async fn a_restart_between_two_moves(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.restart(60_000).await;
    let mut black = desk.watch(game, &desk.black, None).await;
    black.hear();
    desk.plays(game, "g1f3").await;
    let told = black.hear().into_iter().any(|message| match message {
        ServerMessage::Update(update) => update.now.ply == 3,
        _ => false,
    });
    assert!(told, "Black was not told of the move");
}

pub(crate) async fn a_restart_costs_no_time(desk: &mut Desk) {
    let game = desk.table(online("15+10")).await;
    let mut white = desk.watch(game, &desk.white, None).await;
    white.hear();
    desk.plays(game, "e2e4 e7e5").await;
    let before = desk.clocks(game).await;
    for _ in 0..3 {
        desk.restart(600_000).await;
    }
    let closing = white
        .hear()
        .into_iter()
        .any(|m| m == ServerMessage::Closing);
    assert!(closing, "nobody was told that the hall closes");
    // White comes back, and only then does the clock go on.
    let after = desk.clocks(game).await;
    assert_eq!(
        (after.white_ms, after.black_ms),
        (before.white_ms, before.black_ms)
    );
    assert_eq!(after.running, None);
    let _white = desk.watch(game, &desk.white, None).await;
    desk.later(game, 3_000).await;
    let on = desk.clocks(game).await;
    assert_eq!(
        (on.white_ms, on.black_ms),
        (before.white_ms - 3_000, before.black_ms)
    );
    desk.plays(game, "g1f3").await;
}

pub(crate) async fn a_spectator_who_comes_in_between(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4").await;
    let (mut watching, _) = tokio::join!(
        desk.watch(game, &desk.watcher, None),
        desk.play(game, "e7e5")
    );
    desk.plays(game, "g1f3").await;
    let mut v = None;
    let mut ply = 0;
    for message in watching.hear() {
        match message {
            ServerMessage::Table(state) => (v, ply) = (Some(state.v), state.now.ply),
            ServerMessage::Update(update) => {
                assert_eq!(Some(update.v), v.map(|v| v + 1), "a gap");
                (v, ply) = (Some(update.v), update.now.ply);
            }
            _ => {}
        }
    }
    assert_eq!(ply, 3);
}
