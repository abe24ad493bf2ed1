//! What is closed to who plays a running game, as a table; and over real sockets.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;
#[path = "common/officials.rs"]
mod officials;

use common::hall;
use jadoube_hall::fair_play::{Use, judge};
use jadoube_journal::Roles;
use jadoube_protocol::{
    ClientMessage, ColorChoice, ErrorCode, ServerMessage, TableAct, TableInfo, TableSettings,
    TableStage,
};
use officials::{http, somebody};

fn game(id: &str, machine: Option<u8>) -> TableInfo {
    TableInfo {
        id: id.to_owned(),
        room: "principal".to_owned(),
        settings: TableSettings {
            machine,
            ..TableSettings::default()
        },
        class: "rapid".to_owned(),
        stage: TableStage::Playing,
        waiting: None,
        white: None,
        black: None,
        ply: 0,
        outcome: None,
        watching: 0,
    }
}

#[test]
fn what_is_closed_to_whom() {
    const OWN: &str = "OwnGame1";
    const OTHER: &str = "OthGame2";
    let id = |text: &str| text.parse().expect("a name of a game");
    let nothing: &[TableInfo] = &[];
    let person = &[game(OWN, None)][..];
    let engine = &[game(OWN, Some(3))][..];
    let both = &[game("AnyGame3", None), game(OWN, Some(3))][..];
    // The running games, what is asked for, the table it is about, whether it is closed.
    let rows = [
        (nothing, Use::Engine, None, false),
        (nothing, Use::Analysis, None, false),
        (nothing, Use::Record(id(OTHER)), None, false),
        (
            nothing,
            Use::Table(id(OTHER)),
            Some(game(OTHER, Some(1))),
            false,
        ),
        (person, Use::Engine, None, true),
        (person, Use::Analysis, None, true),
        (person, Use::Lawbook, None, false),
        (person, Use::Record(id(OWN)), None, true),
        (person, Use::Record(id(OTHER)), None, false),
        (person, Use::Table(id(OWN)), Some(game(OWN, None)), false),
        (
            person,
            Use::Table(id(OTHER)),
            Some(game(OTHER, None)),
            false,
        ),
        (
            person,
            Use::Table(id(OTHER)),
            Some(game(OTHER, Some(1))),
            true,
        ),
        (person, Use::Table(id(OTHER)), None, false),
        (engine, Use::Engine, None, false),
        (engine, Use::Analysis, None, false),
        (engine, Use::Record(id(OWN)), None, true),
        (engine, Use::Table(id(OWN)), Some(game(OWN, Some(3))), false),
        (both, Use::Engine, None, true),
        (both, Use::Table(id(OWN)), Some(game(OWN, Some(3))), false),
    ];
    for (running, what, table, closed) in rows {
        let answer = judge(running, what, table.as_ref());
        let expected = if closed {
            Err(ErrorCode::FairPlay)
        } else {
            Ok(())
        };
        assert_eq!(answer, expected, "{running:?}: {what:?}");
    }
}

#[tokio::test]
async fn a_player_gets_neither_an_engine_nor_the_record_of_the_game() {
    let served = hall().await;
    let (mut white, token) = somebody(&served, "Ana", Roles::NONE).await;
    let (mut black, _) = somebody(&served, "Leo", Roles::NONE).await;
    let settings = TableSettings {
        color: ColorChoice::White,
        ..common::blitz()
    };
    let (table, _) = white.open("principal", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    white.play(&table, "e2e4").await.ack();

    let id = white.name();
    white
        .say(&ClientMessage::OpenTable {
            id,
            room: "principal".to_owned(),
            settings: Box::new(TableSettings {
                machine: Some(1),
                ..common::blitz()
            }),
        })
        .await;
    let code = white
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some(fault.code),
            _ => None,
        })
        .await;
    assert_eq!(code, ErrorCode::FairPlay);

    let path = format!("/api/games/{table}/timeline");
    let (status, body) = http(&served, "GET", &path, Some(&token), None).await;
    assert_eq!(
        (status, body["error"]["code"].as_str()),
        (403, Some("fair_play"))
    );
    let (_, other) = somebody(&served, "Luis", Roles::NONE).await;
    let (status, body) = http(&served, "GET", &path, Some(&other), None).await;
    assert_eq!(status, 200, "{body}");

    let resign = officials::act("resign".into());
    white.act(&table, resign).await.ack();
    let (status, _) = http(&served, "GET", &path, Some(&token), None).await;
    assert_eq!(status, 200, "the game is over");
}
