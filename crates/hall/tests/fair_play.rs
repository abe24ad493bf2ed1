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
    ClientMessage, ColorChoice, ErrorCode, Screens, ServerMessage, TableAct, TableInfo,
    TableSettings, TableStage,
};
use officials::{http, somebody};
use serde_json::{Value, json};

fn game(id: &str, machine: Option<u8>) -> TableInfo {
    let screens = Screens::Two;
    table(id, machine, screens)
}

/// A table of one screen.
fn alone(id: &str) -> TableInfo {
    table(id, None, Screens::One)
}

fn table(id: &str, machine: Option<u8>, screens: Screens) -> TableInfo {
    TableInfo {
        id: id.to_owned(),
        room: "principal".to_owned(),
        settings: TableSettings {
            machine,
            screens,
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
    let tries = &[alone(OWN)][..];
    let seat = Use::Seat(Some(id(OTHER)));
    let other = Use::Table(id(OTHER));
    // The running games, what is asked for, the table it is about, whether it is closed.
    let rows = [
        (nothing, Use::Engine, None, false),
        (nothing, Use::Analysis, None, false),
        (nothing, Use::Record(id(OTHER)), None, false),
        (nothing, other, Some(game(OTHER, Some(1))), false),
        (person, Use::Engine, None, true),
        (person, Use::Analysis, None, true),
        (person, Use::Lawbook, None, false),
        (person, Use::Record(id(OWN)), None, true),
        (person, Use::Record(id(OTHER)), None, false),
        (person, Use::Table(id(OWN)), Some(game(OWN, None)), false),
        (person, other, Some(game(OTHER, None)), false),
        (person, other, Some(game(OTHER, Some(1))), true),
        (person, Use::Table(id(OTHER)), None, false),
        (engine, Use::Engine, None, false),
        (engine, Use::Analysis, None, false),
        (engine, Use::Record(id(OWN)), None, true),
        (engine, Use::Table(id(OWN)), Some(game(OWN, Some(3))), false),
        (both, Use::Engine, None, true),
        // It was opened before the other one began: nothing is done at it meanwhile.
        (both, Use::Table(id(OWN)), Some(game(OWN, Some(3))), true),
        (both, Use::Table(id(OWN)), Some(alone(OWN)), true),
        (person, Use::Table(id(OTHER)), Some(alone(OTHER)), true),
        (nothing, Use::Table(id(OTHER)), Some(alone(OTHER)), false),
        (tries, Use::Table(id(OWN)), Some(alone(OWN)), false),
        (tries, Use::Analysis, None, false),
        (tries, Use::Engine, None, false),
        (nothing, Use::Seat(None), None, false),
        (nothing, seat, Some(game(OTHER, None)), false),
        (person, seat, Some(game(OTHER, None)), false),
        (tries, seat, Some(game(OTHER, None)), false),
        // The game against the engine comes to its end first.
        (engine, seat, Some(game(OTHER, None)), true),
        (engine, seat, None, true),
        (engine, Use::Seat(None), None, true),
        (engine, seat, Some(game(OTHER, Some(2))), false),
        (both, seat, Some(game(OTHER, None)), true),
    ];
    for (running, what, table, closed) in rows {
        let listed: Vec<&TableInfo> = running.iter().collect();
        let answer = judge(&listed, what, table.as_ref());
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

async fn refused(client: &mut common::Client) -> ErrorCode {
    client
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some(fault.code),
            _ => None,
        })
        .await
}

/// Watches what is closed: which fault comes.
async fn not_watched(client: &mut common::Client, table: &str) -> ErrorCode {
    let table = table.to_owned();
    let watch = ClientMessage::Watch {
        table,
        since: None,
        code: None,
    };
    client.say(&watch).await;
    refused(client).await
}

fn faulty(answer: common::Answer) -> ErrorCode {
    match answer {
        common::Answer::Error(fault) => fault.code,
        other => panic!("no fault: {other:?}"),
    }
}

#[tokio::test]
async fn a_table_of_ones_own_is_closed_while_one_plays_a_person() {
    let served = hall().await;
    let (mut ana, token) = somebody(&served, "Ana", Roles::NONE).await;
    let (mut leo, _) = somebody(&served, "Leo", Roles::NONE).await;
    let mut other = served.with_token(&token).await;
    let one_screen = || TableSettings {
        screens: Screens::One,
        time: "none".to_owned(),
        ..TableSettings::default()
    };
    let (own, _) = ana.open("principal", one_screen()).await;
    ana.watch(&own).await;
    other.watch(&own).await;
    ana.play(&own, "e2e4").await.ack();
    let settings = TableSettings {
        color: ColorChoice::White,
        ..common::blitz()
    };
    let (game, _) = leo.open("principal", settings).await;
    ana.act(&game, TableAct::Sit(None)).await.ack();

    // Both connections are shown out, and neither comes back or moves a piece there.
    for client in [&mut ana, &mut other] {
        assert_eq!(refused(client).await, ErrorCode::FairPlay);
        assert_eq!(not_watched(client, &own).await, ErrorCode::FairPlay);
        let moved = client.play(&own, "e7e5").await;
        assert_eq!(faulty(moved), ErrorCode::FairPlay);
        let id = client.name();
        let settings = Box::new(one_screen());
        let room = "principal".to_owned();
        client
            .say(&ClientMessage::OpenTable { id, room, settings })
            .await;
        assert_eq!(refused(client).await, ErrorCode::FairPlay);
    }
    leo.act(&game, officials::act("resign".into())).await.ack();
    ana.watch(&own).await;
    ana.play(&own, "e7e5").await.ack();
}

#[tokio::test]
async fn nobody_sits_down_to_play_a_person_while_an_engine_waits_for_their_move() {
    let served = hall().await;
    let (mut ana, _) = somebody(&served, "Ana", Roles::NONE).await;
    let (mut leo, _) = somebody(&served, "Leo", Roles::NONE).await;
    let (human, _) = leo.open("principal", common::blitz()).await;
    let person = jadoube_record::Person {
        id: ana.id,
        name: "Ana".into(),
        kind: jadoube_record::PersonKind::Registered,
        rating: None,
    };
    let mut engine = TableInfo {
        white: Some(person),
        ..game("EngGame1", Some(3))
    };
    served.hall.lobby().table_changed(engine.clone());
    let sat = ana.act(&human, TableAct::Sit(None)).await;
    assert_eq!(faulty(sat), ErrorCode::FairPlay);
    let id = ana.name();
    let settings = Box::new(common::blitz());
    let room = "principal".to_owned();
    ana.say(&ClientMessage::OpenTable { id, room, settings })
        .await;
    assert_eq!(refused(&mut ana).await, ErrorCode::FairPlay);
    engine.stage = TableStage::Over;
    served.hall.lobby().table_changed(engine);
    ana.act(&human, TableAct::Sit(None)).await.ack();
}

/// What stands in one value and not in the other, or otherwise.
fn more(seen: &Value, by_player: &Value, at: &str, found: &mut Vec<String>) {
    match (seen, by_player) {
        (Value::Null, _) => {}
        (Value::Object(one), Value::Object(other)) => {
            for (name, value) in one {
                let known = other.get(name).unwrap_or(&Value::Null);
                more(value, known, &format!("{at}.{name}"), found);
            }
        }
        (Value::Array(one), Value::Array(other)) => {
            for (index, value) in one.iter().enumerate() {
                let known = other.get(index).unwrap_or(&Value::Null);
                more(value, known, &format!("{at}[{index}]"), found);
            }
        }
        (one, other) if one == other => {}
        (one, other) => found.push(format!("{at}: {one}, not {other}")),
    }
}

/// Who plays and watches the own game in another browser, without a name, learns nothing there.
#[tokio::test]
async fn a_second_session_sees_nothing_that_the_player_does_not() {
    let served = hall().await;
    for over_the_board in [false, true] {
        let settings = TableSettings {
            over_the_board,
            color: ColorChoice::White,
            ..common::blitz()
        };
        let mut white = served.guest().await;
        let mut black = served.guest().await;
        let mut second = served.guest().await;
        let (table, _) = white.open("invitados", settings).await;
        black.act(&table, TableAct::Sit(None)).await.ack();
        let turns = [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6")];
        for (index, (from, to)) in turns.into_iter().enumerate() {
            let mover = if index % 2 == 0 {
                &mut white
            } else {
                &mut black
            };
            if over_the_board {
                let release = json!({ "release": { "from": from, "to": to } });
                for fact in [json!({ "touch": [from, "plain"] }), release] {
                    mover.act(&table, officials::act(fact)).await.ack();
                }
            } else {
                mover.play(&table, &format!("{from}{to}")).await.ack();
            }
            // Before the press as after it, there is no more to see from beside the board.
            for press in [false, true] {
                if press && over_the_board {
                    let mover = if index % 2 == 0 {
                        &mut white
                    } else {
                        &mut black
                    };
                    mover
                        .act(
                            &table,
                            officials::act(json!({ "press": { "hand": "same" } })),
                        )
                        .await
                        .ack();
                }
                let seen = serde_json::to_value(second.watch(&table).await).expect("JSON");
                for player in [&mut white, &mut black] {
                    let known = serde_json::to_value(player.watch(&table).await).expect("JSON");
                    let mut found = Vec::new();
                    for part in ["now", "moves", "sheets", "questions", "calls", "code"] {
                        more(&seen[part], &known[part], part, &mut found);
                    }
                    // The clocks were read a moment apart.
                    found.retain(|it| !it.contains(".clocks."));
                    assert_eq!(found, Vec::<String>::new(), "move {index}, pressed {press}");
                }
            }
        }
    }
}
