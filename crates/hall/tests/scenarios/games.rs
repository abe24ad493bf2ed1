//! Offers, claims, moves and ends.

use jadoube_hall::table::View;
use jadoube_protocol::{ErrorCode, ServerMessage, TableAct, TableStage};

use crate::desk::{Answer, Desk, act, online, play};

const OFFER: &str = r#"{"offer":"plain"}"#;

pub(crate) async fn nobody_accepts_the_own_offer(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.act(game, &desk.white, act(OFFER)).await.ack();
    let accepts = desk.act(game, &desk.white, act("\"accept\"")).await;
    assert!(matches!(accepts, Answer::Refused(_)), "{accepts:?}");
    assert_eq!(desk.outcome(game).await, "");
    desk.plays(game, "g1f3").await;
}

pub(crate) async fn an_accepted_offer_draws(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.act(game, &desk.white, act(OFFER)).await.ack();
    desk.act(game, &desk.black, act("\"accept\"")).await.ack();
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains(r#""white":2,"black":2"#), "{outcome}");
    assert!(outcome.contains("\"agreement\""), "{outcome}");
    let batches = desk
        .hall
        .journal()
        .games()
        .read(game, 0)
        .await
        .expect("read");
    let all: String = batches.into_iter().map(|batch| batch.events).collect();
    assert!(!all.contains("resign") && !all.contains("aborted"), "{all}");
}

pub(crate) async fn an_offer_again_after_the_others(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5 g1f3 b8c6").await;
    for (offers, declines, moves) in [
        (&desk.white, &desk.black, "f1c4 f8c5 c2c3 g8f6"),
        (&desk.black, &desk.white, "d2d3 d7d6 e1g1 e8g8"),
        (&desk.white, &desk.black, "f1e1"),
    ] {
        desk.act(game, offers, act(OFFER)).await.ack();
        assert!(desk.now(game).await.offer.is_some());
        desk.act(game, declines, act("\"decline\"")).await.ack();
        assert!(desk.now(game).await.offer.is_none());
        desk.plays(game, moves).await;
    }
}

pub(crate) async fn the_record_tells_who_offered(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    desk.act(game, &desk.white, act(OFFER)).await.ack();
    desk.act(game, &desk.black, act("\"accept\"")).await.ack();
    let batches = desk
        .hall
        .journal()
        .games()
        .read(game, 0)
        .await
        .expect("read");
    let all: String = batches.into_iter().map(|batch| batch.events).collect();
    assert!(
        all.contains(r#"{"did":["white",{"offer":"plain"}]}"#),
        "{all}"
    );
    assert!(all.contains(r#"{"did":["black","accept"]}"#), "{all}");
}

pub(crate) async fn a_claim_comes_before_the_answer(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1").await;
    // Black's knight would come home for the third time: Black claims with it, and White's reply
    // is already on its way.
    let claim = r#"{"claim_draw":["threefold",{"written":"f6g8"}]}"#;
    desk.act(game, &desk.black, act(claim)).await.ack();
    let late = desk
        .act(game, &desk.white, TableAct::Act(play("g1f3")))
        .await;
    assert!(matches!(late, Answer::Refused(_)), "{late:?}");
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains(r#""white":2,"black":2"#), "{outcome}");
    assert!(outcome.contains(r#"{"claim":"threefold"}"#), "{outcome}");
}

pub(crate) async fn an_illegal_move_accepts_nothing(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4").await;
    desk.act(game, &desk.white, act(OFFER)).await.ack();
    let illegal = desk.play(game, "e7e4").await;
    assert!(matches!(illegal, Answer::Refused(_)), "{illegal:?}");
    let now = desk.now(game).await;
    assert!(now.offer.is_some() && now.outcome.is_none());
}

pub(crate) async fn a_game_is_void_or_goes_on(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5").await;
    let late = desk.act(game, &desk.white, TableAct::Abort).await;
    assert!(matches!(late, Answer::Fault(fault) if fault.code == ErrorCode::NotNow));
    let state = desk
        .state(game, View::Player(jadoube_laws::Color::White))
        .await;
    assert_eq!(state.seat, Some((&jadoube_laws::Color::White).into()));
    desk.plays(game, "g1f3").await;
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4").await;
    desk.act(game, &desk.black, TableAct::Abort).await.ack();
    assert_eq!(desk.now(game).await.stage, TableStage::Aborted);
}

pub(crate) async fn the_opponent_hears_of_the_resignation(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    let mut black = desk.watch(game, &desk.black, None).await;
    black.hear();
    desk.act(game, &desk.white, act("\"resign\"")).await.ack();
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains(r#""white":0,"black":4"#), "{outcome}");
    let told = black.hear().into_iter().any(|message| match message {
        ServerMessage::Update(update) => update.now.stage == TableStage::Over,
        _ => false,
    });
    assert!(told, "Black was not told");
}

pub(crate) async fn nothing_changes_a_mate(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "f2f3 e7e5 g2g4 d8h4").await;
    let outcome = desk.outcome(game).await;
    assert!(outcome.contains("\"checkmate\""), "{outcome}");
    for (who, text) in [
        (&desk.white, "\"resign\""),
        (&desk.black, "\"resign\""),
        (&desk.white, OFFER),
        (&desk.white, "\"claim_flag\""),
        (&desk.white, r#"{"play":{"uci":"e1f2"}}"#),
    ] {
        let done = desk.act(game, who, act(text)).await;
        assert!(matches!(done, Answer::Refused(_)), "{text}: {done:?}");
    }
    assert_eq!(desk.outcome(game).await, outcome);
}

pub(crate) async fn a_move_in_an_old_position_is_stale(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e4 e7e5 g1f3 b8c6").await;
    let old = TableAct::Act(play("d2d4"));
    let stale = desk
        .act_named(game, &desk.white, old, None, Some(2), 0)
        .await;
    assert!(matches!(stale, Answer::Fault(fault) if fault.code == ErrorCode::Stale));
    assert_eq!(desk.now(game).await.ply, 4);
    desk.plays(game, "d2d4").await;
}

pub(crate) async fn an_illegal_move_changes_nothing(desk: &mut Desk) {
    let game = desk.table(online("5")).await;
    desk.plays(game, "e2e3 e7e5").await;
    let before = desk.now(game).await;
    let back = desk.play(game, "e3e2").await;
    let Answer::Refused(refusal) = back else {
        panic!("{back:?}");
    };
    let why = serde_json::to_string(&refusal).expect("it can be written");
    assert!(why.contains("illegal"), "{why}");
    // The hall tells what may be played, so a client can look before it sends.
    let now = desk.now(game).await;
    let moves = now.moves.clone().expect("moves are told online");
    assert!(!moves.split(' ').any(|m| m == "e3e2"), "{moves}");
    assert_eq!(
        (now.board, now.ply, now.outcome),
        (before.board, before.ply, None)
    );
}
