//! Rooms over real sockets: who comes in, private tables, and guests.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;

use common::{Answer, Client, Served, blitz, hall};
use jadoube_journal::{Registration, Roles};
use jadoube_protocol::{
    Access, ClientMessage, ErrorCode, Fault, RoomState, ServerMessage, TableAct, TableSettings,
    TableStage,
};

async fn registered(served: &Served, name: &str, roles: Roles) -> Client {
    let people = served.hall.journal().people();
    let new = Registration {
        roles,
        ..Registration::new(name, "no password opens this", 0)
    };
    let person = people.register(new).await.expect("the name is free");
    let token = served.hall.begin_session(person.id.0, "test").await;
    served.with_token(&token.expect("a session")).await
}

async fn enter(client: &mut Client, room: &str, code: Option<&str>) -> Result<RoomState, Fault> {
    client
        .say(&ClientMessage::EnterRoom {
            room: room.to_owned(),
            code: code.map(str::to_owned),
        })
        .await;
    client
        .hear(|message| match message {
            ServerMessage::Room(state) => Some(Ok(state)),
            ServerMessage::Error { fault, .. } => Some(Err(fault)),
            _ => None,
        })
        .await
}

async fn watch(client: &mut Client, table: &str, code: Option<&str>) -> Result<(), ErrorCode> {
    client
        .say(&ClientMessage::Watch {
            table: table.to_owned(),
            since: None,
            code: code.map(str::to_owned),
        })
        .await;
    client
        .hear(|message| match message {
            ServerMessage::Table(_) => Some(Ok(())),
            ServerMessage::Error { fault, .. } => Some(Err(fault.code)),
            _ => None,
        })
        .await
}

fn error(answer: Answer) -> (ErrorCode, Option<String>) {
    match answer {
        Answer::Error(fault) => (fault.code, fault.about),
        other => panic!("no error: {other:?}"),
    }
}

async fn opens(client: &mut Client, room: &str, settings: TableSettings) -> Result<(), Fault> {
    let id = client.name();
    client
        .say(&ClientMessage::OpenTable {
            id: id.clone(),
            room: room.to_owned(),
            settings: Box::new(settings),
        })
        .await;
    client
        .hear(|message| match message {
            ServerMessage::TableOpened { .. } => Some(Ok(())),
            ServerMessage::Error {
                id: Some(of),
                fault,
            } if of == id => Some(Err(fault)),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn who_enters_sees_who_is_here_and_the_tables_as_they_fill() {
    let served = hall().await;
    let mut ana = served.guest().await;
    let mut leo = served.guest().await;
    let state = enter(&mut ana, "invitados", None)
        .await
        .expect("it is open");
    assert!(state.people.iter().any(|person| person.id == ana.id));
    let (table, _) = leo.open("invitados", blitz()).await;
    let stage = |id: String, wanted: TableStage| {
        move |message| match message {
            ServerMessage::TableChanged(info) if info.id == id && info.stage == wanted => {
                Some(info)
            }
            _ => None,
        }
    };
    let info = ana.hear(stage(table.clone(), TableStage::Waiting)).await;
    assert_eq!(info.waiting.map(|person| person.id), Some(leo.id));
    enter(&mut leo, "invitados", None)
        .await
        .expect("it is open");
    ana.hear(|message| match message {
        ServerMessage::Presence { came, .. } => {
            came.iter().any(|person| person.id == leo.id).then_some(())
        }
        _ => None,
    })
    .await;
    ana.act(&table, TableAct::Sit(None)).await.ack();
    let mut other = served.guest().await;
    let state = enter(&mut other, "invitados", None).await.expect("open");
    assert_eq!(state.tables[0].stage, TableStage::Playing);
    assert_eq!(state.info.games, 1);
}

#[tokio::test]
async fn a_private_table_is_locked_to_whoever_lacks_its_code() {
    let served = hall().await;
    let mut owner = served.guest().await;
    let settings = TableSettings {
        access: Access::Private,
        ..blitz()
    };
    let (table, code) = owner.open("invitados", settings).await;
    let code = code.expect("a private table has a code");
    assert_eq!(code.len(), 6);

    let mut stranger = served.guest().await;
    let state = enter(&mut stranger, "invitados", None).await.expect("open");
    assert_eq!(state.tables[0].settings.access, Access::Private);
    let needed = Err(ErrorCode::CodeNeeded);
    assert_eq!(watch(&mut stranger, &table, None).await, needed);
    assert_eq!(watch(&mut stranger, &table, Some("AAAAAA")).await, needed);
    for act in [TableAct::Sit(None), TableAct::SitAsArbiter, TableAct::Leave] {
        let (code, _) = error(stranger.act(&table, act).await);
        assert_eq!(code, ErrorCode::CodeNeeded);
    }
    let typed = format!(" {}-{} ", &code[..3].to_lowercase(), &code[3..]);
    assert_eq!(watch(&mut stranger, &table, Some(&typed)).await, Ok(()));
    stranger.act(&table, TableAct::Sit(None)).await.ack();

    let mut third = served.guest().await;
    assert_eq!(watch(&mut third, &table, None).await, needed);
}

#[tokio::test]
async fn codes_cannot_be_guessed_one_after_the_other() {
    let served = hall().await;
    let mut owner = served.guest().await;
    let settings = TableSettings {
        access: Access::Private,
        ..blitz()
    };
    let (table, code) = owner.open("invitados", settings).await;
    let mut guesser = served.guest().await;
    for _ in 0..10 {
        let answer = watch(&mut guesser, &table, Some("ZZZZZZ")).await;
        assert_eq!(answer, Err(ErrorCode::CodeNeeded));
    }
    let late = watch(&mut guesser, &table, code.as_deref()).await;
    assert_eq!(late, Err(ErrorCode::TooMany), "even the right one");
    let mut other = served.guest().await;
    assert_eq!(watch(&mut other, &table, code.as_deref()).await, Ok(()));
}

#[tokio::test]
async fn guests_play_where_guests_do_and_never_for_points() {
    let served = hall().await;
    let mut ana = registered(&served, "Ana", Roles::NONE).await;
    let mut guest = served.guest().await;
    let points = TableSettings {
        points: true,
        ..blitz()
    };
    let forbidden = |answer: Result<(), Fault>, about: &str| {
        let fault = answer.expect_err("it is not for them");
        assert_eq!(fault.code, ErrorCode::Forbidden);
        assert_eq!(fault.about.as_deref(), Some(about));
    };
    forbidden(opens(&mut guest, "principal", blitz()).await, "guest");
    forbidden(
        opens(&mut guest, "invitados", points.clone()).await,
        "points",
    );
    forbidden(opens(&mut ana, "invitados", points.clone()).await, "points");
    let (open, _) = ana.open("principal", blitz()).await;
    let (code, about) = error(guest.act(&open, TableAct::Sit(None)).await);
    assert_eq!(
        (code, about.as_deref()),
        (ErrorCode::Forbidden, Some("guest"))
    );
    let private = TableSettings {
        access: Access::Private,
        ..blitz()
    };
    let (table, code) = ana.open("principal", private.clone()).await;
    watch(&mut guest, &table, code.as_deref())
        .await
        .expect("the code is right");
    guest.act(&table, TableAct::Sit(None)).await.ack();
    let for_points = TableSettings {
        points: true,
        ..private
    };
    let (table, code) = ana.open("principal", for_points).await;
    watch(&mut guest, &table, code.as_deref())
        .await
        .expect("the code is right");
    let (code, about) = error(guest.act(&table, TableAct::Sit(None)).await);
    assert_eq!(
        (code, about.as_deref()),
        (ErrorCode::Forbidden, Some("points"))
    );
}

#[tokio::test]
async fn there_is_nothing_behind_a_door_that_is_not_there() {
    let served = hall().await;
    let mut guest = served.guest().await;
    for room in ["", "nada", "../x", &"a".repeat(4000)] {
        let fault = enter(&mut guest, room, None)
            .await
            .expect_err("there is none");
        assert_eq!(fault.code, ErrorCode::NotFound);
        assert!(fault.about.is_none_or(|about| about.len() <= 40));
    }
}

#[tokio::test]
async fn a_private_rematch_keeps_its_code_and_swaps_colors() {
    let served = hall().await;
    let mut ana = served.guest().await;
    let mut leo = served.guest().await;
    let settings = TableSettings {
        access: Access::Private,
        color: jadoube_protocol::ColorChoice::White,
        ..blitz()
    };
    let (table, code) = ana.open("invitados", settings).await;
    watch(&mut leo, &table, code.as_deref())
        .await
        .expect("the code is right");
    leo.act(&table, TableAct::Sit(None)).await.ack();
    ana.act(&table, TableAct::Abort).await.ack();
    ana.act(&table, TableAct::Rematch).await.ack();
    leo.act(&table, TableAct::Rematch).await.ack();
    let next = leo
        .hear(|message| match message {
            ServerMessage::Update(update) => {
                update
                    .entries
                    .iter()
                    .find_map(|shown| match &shown.entry.what {
                        jadoube_record::TableEvent::Rematch(next) => Some(next.clone()),
                        _ => None,
                    })
            }
            _ => None,
        })
        .await;
    let state = ana.watch(&next).await;
    assert_eq!(state.seat, Some(jadoube_record::Color::Black));
    assert_eq!(state.code, code);
    let state = leo.watch(&next).await;
    assert_eq!(state.seat, Some(jadoube_record::Color::White));
}
