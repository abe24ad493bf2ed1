//! Two guests play at a table of the hall, over real sockets.

mod common;

use common::{blitz, hall};
use jadoube_protocol::{ColorChoice, TableAct, TableSettings, TableStage};

#[tokio::test]
async fn two_guests_play_to_mate() {
    let served = hall().await;
    let mut white = served.guest().await;
    let mut black = served.guest().await;
    let settings = TableSettings {
        color: ColorChoice::White,
        ..blitz()
    };
    let (table, code) = white.open("invitados", settings).await;
    assert_eq!(code, None);
    let state = white.watch(&table).await;
    assert_eq!(state.info.stage, TableStage::Waiting);
    let seen = black.watch(&table).await;
    assert_eq!(seen.seat, None);
    black.act(&table, TableAct::Sit(None)).await.ack();

    for (index, uci) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        let mover = if index % 2 == 0 {
            &mut white
        } else {
            &mut black
        };
        mover.play(&table, uci).await.ack();
    }
    let mut last = white.update().await;
    while last.now.ply < 4 {
        last = white.update().await;
    }
    assert_eq!(last.now.stage, TableStage::Over);
    let outcome = last.now.outcome.expect("it is over");
    let text = serde_json::to_string(&outcome).expect("it can be written");
    assert!(text.contains("checkmate"), "{text}");
}

/// What is told with a move is what the clock shows after it, not before the move adds to it.
#[tokio::test]
async fn a_move_is_told_with_the_time_that_is_left_after_it() {
    let served = hall().await;
    let mut white = served.guest().await;
    let mut black = served.guest().await;
    let settings = TableSettings {
        color: ColorChoice::White,
        ..blitz()
    };
    let (table, _) = white.open("invitados", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    let mut told = Vec::new();
    for (index, uci) in ["e2e4", "e7e5", "g1f3"].into_iter().enumerate() {
        let is_white = index % 2 == 0;
        let mover = if is_white { &mut white } else { &mut black };
        mover.play(&table, uci).await.ack();
        let state = mover.watch(&table).await;
        let clocks = state.now.clocks.expect("there are clocks");
        let shown = if is_white {
            clocks.white_ms
        } else {
            clocks.black_ms
        };
        let last = state.now.last.expect("a move");
        assert_eq!(last.left_ms, Some(shown), "{uci}");
        assert!(shown > 180_000, "the move adds two seconds: {shown}");
        told.push(Some(shown));
        let all: Vec<_> = state.moves.iter().map(|played| played.left_ms).collect();
        assert_eq!(all, told, "what was told of a move does not change");
    }
}
