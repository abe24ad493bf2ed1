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
