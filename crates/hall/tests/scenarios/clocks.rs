//! Clocks and flags.

use jadoube_protocol::{ErrorCode, TableAct, TableSettings, TableStage};

use crate::desk::{Answer, Desk, act, online, play};

const DAY: u64 = 86_400_000;

pub(crate) async fn claiming_the_flag_never_resigns(desk: &mut Desk) {
    // Over the board, in a game that people watch, a flag waits to be claimed.
    let mut rules = jadoube_arbiter::Regulations {
        watch: jadoube_arbiter::Watch::People,
        ..jadoube_arbiter::Regulations::default()
    };
    rules.time = jadoube_laws::ByColor::both("0:20".parse().expect("a time"));
    let game = desk
        .table(TableSettings {
            regulations: Some(Box::new((&rules).into())),
            over_the_board: true,
            first_move_s: None,
            ..TableSettings::default()
        })
        .await;
    desk.later(game, 25_000).await;
    let early = desk.act(game, &desk.white, act("\"claim_flag\"")).await;
    assert!(matches!(early, Answer::Ack(_)), "{early:?}");
    assert_eq!(desk.outcome(game).await, "", "White has no flag to claim");
    desk.act(game, &desk.black, act("\"claim_flag\""))
        .await
        .ack();
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains(r#""black":4"#), "{outcome}");
    assert!(outcome.contains(r#"{"flag":"white"}"#), "{outcome}");
}

pub(crate) async fn after_a_takeback_to_the_start(desk: &mut Desk) {
    let game = desk.table(online("0:30")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.act(game, &desk.white, TableAct::Takeback).await.ack();
    desk.act(game, &desk.black, TableAct::Takeback).await.ack();
    let now = desk.now(game).await;
    assert_eq!(now.ply, 0);
    assert_eq!(
        now.clocks.expect("there are clocks").running,
        Some(now.turn)
    );
    desk.later(game, 40_000).await;
    let outcome = desk.outcome(game).await;
    assert!(
        outcome.contains(r#"{"flag":"white"}"#),
        "it runs, so it falls: {outcome}"
    );
}

pub(crate) async fn lag_is_capped(desk: &mut Desk) {
    let game = desk.table(online("3 after")).await;
    desk.later(game, 10_200).await;
    let claimed = serde_json::json!({ "play": { "uci": "e2e4", "lag": 10_000 } });
    let claimed = TableAct::Act(serde_json::from_value(claimed).expect("a move"));
    // The hall has measured as much itself, and gives no more than a second.
    let done = desk
        .act_named(game, &desk.white, claimed, None, None, 10_000)
        .await;
    done.ack();
    assert_eq!(desk.clocks(game).await.white_ms, 180_000 - 9_200);
    // What only the client says counts for nothing at all.
    desk.later(game, 5_000).await;
    let claimed = serde_json::json!({ "play": { "uci": "e7e5", "lag": 900 } });
    let claimed = TableAct::Act(serde_json::from_value(claimed).expect("a move"));
    desk.act(game, &desk.black, claimed).await.ack();
    assert_eq!(desk.clocks(game).await.black_ms, 175_000);
}

pub(crate) async fn no_first_move_voids_the_game(desk: &mut Desk) {
    let settings = TableSettings {
        first_move_s: Some(30),
        points: false,
        ..online("3+2")
    };
    let game = desk.table(settings).await;
    desk.later(game, 29_999).await;
    assert_eq!(desk.now(game).await.stage, TableStage::Playing);
    desk.later(game, 1).await;
    let now = desk.now(game).await;
    assert_eq!((now.stage, now.outcome), (TableStage::Aborted, None));
    let row = desk
        .hall
        .journal()
        .games()
        .game(game)
        .await
        .expect("it is read");
    let summary = row.expect("it is there").summary.expect("it is closed");
    assert_eq!((summary.result.as_str(), summary.counted), ("*", false));
}

pub(crate) async fn one_clock_runs(desk: &mut Desk) {
    let game = desk
        .table(TableSettings {
            over_the_board: true,
            ..online("5")
        })
        .await;
    desk.later(game, 1_000).await;
    desk.act(game, &desk.white, act(r#"{"touch":["e2","plain"]}"#))
        .await
        .ack();
    desk.act(
        game,
        &desk.white,
        act(r#"{"release":{"from":"e2","to":"e4"}}"#),
    )
    .await
    .ack();
    desk.act(game, &desk.white, act(r#"{"press":{"hand":"same"}}"#))
        .await
        .ack();
    desk.later(game, 2_000).await;
    let clocks = desk.clocks(game).await;
    assert_eq!((clocks.white_ms, clocks.black_ms), (299_000, 298_000));
}

pub(crate) async fn a_day_for_every_move(desk: &mut Desk) {
    let game = desk.table(online("1440/turn")).await;
    desk.plays(game, "e2e4").await;
    desk.later(game, 300_000).await;
    desk.plays(game, "e7e5").await;
    desk.later(game, 1_000).await;
    desk.plays(game, "g1f3").await;
    desk.later(game, 1_000).await;
    let clocks = desk.clocks(game).await;
    assert_eq!((clocks.black_ms, clocks.white_ms), (86_399_000, 86_400_000));
}

pub(crate) async fn who_has_moved_has_all_the_time(desk: &mut Desk) {
    let game = desk.table(online("4320/turn")).await;
    desk.later(game, 500_000).await;
    desk.plays(game, "e2e4").await;
    desk.later(game, 3_600_000).await;
    let clocks = desk.clocks(game).await;
    assert_eq!(
        (clocks.white_ms, clocks.black_ms),
        (259_200_000, 255_600_000)
    );
}

pub(crate) async fn the_deadline_is_where_it_was_shown(desk: &mut Desk) {
    // 2022-06-03T20:00:00Z is when this hall opened; zones are for whoever shows a time.
    let game = desk.table(online("2880/turn")).await;
    assert_eq!(desk.hall.clock().unix_ms(), 1_654_286_400_000);
    desk.plays(game, "e2e4").await;
    desk.later(game, 2 * DAY - 1).await;
    assert_eq!(desk.hall.clock().unix_ms(), 1_654_459_200_000 - 1);
    assert_eq!(desk.now(game).await.stage, TableStage::Playing);
    desk.later(game, 1).await;
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains(r#"{"flag":"black"}"#), "{outcome}");
}

pub(crate) async fn a_day_is_not_for_the_whole_game(desk: &mut Desk) {
    let game = desk.table(online("1440/turn")).await;
    desk.plays(game, "e2e4").await;
    desk.later(game, 80_000_000).await;
    desk.plays(game, "e7e5").await;
    desk.later(game, 20_000_000).await;
    let now = desk.now(game).await;
    assert_eq!(now.stage, TableStage::Playing);
    assert_eq!(now.clocks.expect("there are clocks").white_ms, 66_400_000);
}

pub(crate) async fn without_a_clock_nothing_ends(desk: &mut Desk) {
    let game = desk.table(online("none")).await;
    desk.plays(game, "e2e4").await;
    for _ in 0..40 {
        desk.later(game, DAY).await;
    }
    assert_eq!(desk.now(game).await.stage, TableStage::Playing);
    desk.plays(game, "e7e5").await;
    // Nor may the opponent claim that somebody who came and left has gone, the table being open.
    let stale = TableAct::Act(play("g1f3"));
    let stale = desk
        .act_named(game, &desk.white, stale, None, Some(0), 0)
        .await;
    assert!(matches!(stale, Answer::Fault(fault) if fault.code == ErrorCode::Stale));
}
