//! Moves taken back by agreement.

use jadoube_arbiter::Millis;
use jadoube_hall::table::{Asked, MachineAnswer, View};
use jadoube_laws::Color;
use jadoube_protocol::{TableAct, TableSettings};
use jadoube_record::PersonKind;

use crate::desk::{Desk, online, play};

pub(crate) async fn two_half_moves_and_both_clocks(desk: &mut Desk) {
    let game = desk.table(online("1 after")).await;
    desk.plays(game, "e2e4").await;
    desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    desk.later(game, 30_000).await;
    desk.plays(game, "e7e5").await;
    // The reply has changed what was asked for, so it is asked again.
    if desk.now(game).await.takeback.is_none() {
        desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    }
    desk.act(game, &desk.black, TableAct::Takeback).await.ack();
    let now = desk.now(game).await;
    let clocks = now.clocks.expect("there are clocks");
    assert_eq!((clocks.white_ms, clocks.black_ms), (60_000, 60_000));
    assert_eq!((now.ply, Color::from(&now.turn)), (0, Color::White));
}

pub(crate) async fn time_as_the_move_began(desk: &mut Desk) {
    let game = desk.table(online("2 after")).await;
    desk.later(game, 30_000).await;
    desk.plays(game, "e2e4 e7e5").await;
    assert_eq!(desk.clocks(game).await.white_ms, 90_000);
    desk.plays(game, "g1f3").await;
    desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    desk.later(game, 50_000).await;
    desk.act(game, &desk.black, TableAct::Takeback).await.ack();
    assert_eq!(desk.clocks(game).await.white_ms, 90_000);
}

pub(crate) async fn the_clock_of_who_is_on_move(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5 g1f3").await;
    desk.act(game, &desk.black, TableAct::Takeback).await.ack();
    desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    let before = desk.clocks(game).await;
    assert_eq!(before.running, Some((&Color::Black).into()));
    desk.later(game, 5_000).await;
    let after = desk.clocks(game).await;
    assert_eq!(after.white_ms, before.white_ms);
    assert_eq!(after.black_ms, before.black_ms - 5_000);
}

pub(crate) async fn both_see_the_same(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.act(game, &desk.black, TableAct::Takeback).await.ack();
    desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    let white = desk
        .state(game, View::Player(Color::White))
        .await
        .now
        .clone();
    let black = desk
        .state(game, View::Player(Color::Black))
        .await
        .now
        .clone();
    assert_eq!(white, black);
    assert_eq!(Color::from(&white.turn), Color::Black);
    desk.plays(game, "c7c5 g1f3").await;
}

pub(crate) async fn the_same_move_again_after_a_restart(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    desk.act(game, &desk.black, TableAct::Takeback).await.ack();
    desk.restart(20_000).await;
    desk.plays(game, "e2e4 e7e5").await;
    assert_eq!(desk.now(game).await.ply, 2);
    // An engine that does not answer.
    let machine = desk
        .hall
        .journal()
        .people()
        .create_machine("Motor", 0)
        .await;
    desk.black.id = machine.expect("a new name").id.0;
    desk.black.kind = PersonKind::Machine;
    let game = desk
        .table(TableSettings {
            takebacks: false,
            ..online("5")
        })
        .await;
    let first = TableAct::Act(play("e2e4"));
    desk.act(game, &desk.white, first).await.ack();
    let silence = MachineAnswer {
        answer: Err("it did not answer in 10 s".to_owned()),
        waited: Millis::ZERO,
    };
    desk.ask(game, Asked::Machine(1, silence)).await;
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains(r#"{"resignation":"black"}"#), "{outcome}");
    let batches = desk
        .hall
        .journal()
        .games()
        .read(game, 0)
        .await
        .expect("read");
    let all: String = batches.into_iter().map(|batch| batch.events).collect();
    assert!(all.contains("it did not answer in 10 s"), "{all}");
}
