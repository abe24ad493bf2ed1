//! Chat over real sockets: who says what to whom.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;

use common::{Client, Served, blitz, hall};
use jadoube_journal::{Registration, Roles};
use jadoube_protocol::{
    ChatLine, ClientMessage, ErrorCode, Fault, Place, ServerMessage, TableAct, TableSettings,
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

async fn enter(client: &mut Client, room: &str) -> Vec<ChatLine> {
    client
        .say(&ClientMessage::EnterRoom {
            room: room.to_owned(),
            code: None,
        })
        .await;
    client
        .hear(|message| match message {
            ServerMessage::Room(state) => Some(state.chat),
            ServerMessage::Error { fault, .. } => panic!("not entered: {fault:?}"),
            _ => None,
        })
        .await
}

async fn say(client: &mut Client, place: Place, text: &str) {
    client
        .say(&ClientMessage::Chat {
            place,
            text: text.to_owned(),
        })
        .await;
}

async fn line(client: &mut Client) -> ChatLine {
    client
        .hear(|message| match message {
            ServerMessage::Chat(line) => Some(line),
            ServerMessage::Error { fault, .. } => panic!("not said: {fault:?}"),
            _ => None,
        })
        .await
}

async fn fault(client: &mut Client) -> Fault {
    client
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some(fault),
            _ => None,
        })
        .await
}

fn principal() -> Place {
    Place::Room("principal".to_owned())
}

#[tokio::test]
async fn what_is_said_in_a_room_reaches_it_clean_and_is_there_for_who_comes_later() {
    let served = hall().await;
    let mut ana = registered(&served, "Ana", Roles::NONE).await;
    let mut leo = registered(&served, "Leo", Roles::NONE).await;
    enter(&mut ana, "principal").await;
    enter(&mut leo, "principal").await;
    let typed = "  <b>Hola</b>\u{202E}\u{0}\n  a todos,  Jose\u{301} ";
    say(&mut ana, principal(), typed).await;
    let heard = line(&mut leo).await;
    assert_eq!(heard.text.as_deref(), Some("<b>Hola</b> a todos, José"));
    assert_eq!(heard.from.id, ana.id);
    let mut eva = registered(&served, "Eva", Roles::NONE).await;
    assert_eq!(enter(&mut eva, "principal").await, [heard]);
}

#[tokio::test]
async fn empty_long_and_frequent_lines_are_not_said() {
    let served = hall().await;
    let mut ana = registered(&served, "Ana", Roles::NONE).await;
    say(&mut ana, principal(), "from outside").await;
    assert_eq!(fault(&mut ana).await.code, ErrorCode::Forbidden);
    enter(&mut ana, "principal").await;
    for (text, code) in [
        (" \u{200B}\t", ErrorCode::Invalid),
        (&"a".repeat(501), ErrorCode::TooLong),
    ] {
        say(&mut ana, principal(), text).await;
        assert_eq!(fault(&mut ana).await.code, code);
    }
    for number in 0..3 {
        say(&mut ana, principal(), &number.to_string()).await;
        line(&mut ana).await;
    }
    say(&mut ana, principal(), "one too many").await;
    let fault = fault(&mut ana).await;
    assert_eq!(fault.code, ErrorCode::TooMany);
    assert!(
        fault
            .retry_s
            .is_some_and(|seconds| (1..=10).contains(&seconds))
    );
}

#[tokio::test]
async fn guests_are_heard_only_where_guests_play() {
    let served = hall().await;
    let mut guest = served.guest().await;
    enter(&mut guest, "principal").await;
    say(&mut guest, principal(), "hola").await;
    assert_eq!(fault(&mut guest).await.code, ErrorCode::ChatClosed);
    enter(&mut guest, "invitados").await;
    say(&mut guest, Place::Room("invitados".to_owned()), "hola").await;
    assert_eq!(line(&mut guest).await.text.as_deref(), Some("hola"));
}

#[tokio::test]
async fn spectators_of_a_game_for_points_are_silent_until_it_is_over() {
    let served = hall().await;
    let mut ana = registered(&served, "Ana", Roles::NONE).await;
    let mut leo = registered(&served, "Leo", Roles::NONE).await;
    let mut eva = registered(&served, "Eva", Roles::NONE).await;
    let mut arbiter = registered(&served, "Inés", Roles::ARBITER).await;
    let settings = TableSettings {
        points: true,
        ..blitz()
    };
    let (table, _) = ana.open("principal", settings).await;
    ana.watch(&table).await;
    leo.act(&table, TableAct::Sit(None)).await.ack();
    leo.watch(&table).await;
    eva.watch(&table).await;
    arbiter.watch(&table).await;
    let players = || Place::Table(table.clone());
    let spectators = || Place::Spectators(table.clone());

    say(&mut eva, spectators(), "Cf7 gana").await;
    assert_eq!(fault(&mut eva).await.code, ErrorCode::ChatClosed);
    say(&mut eva, players(), "Cf7 gana").await;
    assert_eq!(fault(&mut eva).await.code, ErrorCode::ChatClosed);
    say(&mut leo, spectators(), "¿qué juego?").await;
    assert_eq!(fault(&mut leo).await.code, ErrorCode::ChatClosed);
    say(&mut ana, players(), "suerte").await;
    assert_eq!(line(&mut leo).await.text.as_deref(), Some("suerte"));
    assert_eq!(line(&mut arbiter).await.text.as_deref(), Some("suerte"));
    say(&mut arbiter, spectators(), "silencio").await;
    let heard = line(&mut eva).await;
    assert_eq!(
        heard.text.as_deref(),
        Some("silencio"),
        "not what the players say"
    );

    let resign = serde_json::from_value(serde_json::json!("resign")).expect("an act");
    ana.act(&table, TableAct::Act(resign)).await.ack();
    say(&mut eva, players(), "¡bien jugado!").await;
    assert_eq!(line(&mut leo).await.text.as_deref(), Some("¡bien jugado!"));
    let mut late = registered(&served, "Tom", Roles::NONE).await;
    late.watch(&table).await;
    let told = line(&mut late).await;
    assert_eq!(
        told.text.as_deref(),
        Some("suerte"),
        "what was said comes with the table"
    );
}

#[tokio::test]
async fn what_an_arbiter_hides_is_gone_for_all() {
    let served = hall().await;
    let mut ana = registered(&served, "Ana", Roles::NONE).await;
    let mut leo = registered(&served, "Leo", Roles::NONE).await;
    let ines = registered(&served, "Inés", Roles::ARBITER).await;
    enter(&mut ana, "principal").await;
    enter(&mut leo, "principal").await;
    say(&mut ana, principal(), "una grosería").await;
    let said = line(&mut leo).await;
    let as_visitor = |id| served.hall.visitor_of(id);
    let leo_himself = as_visitor(leo.id).await.expect("he is on record");
    let arbiter = as_visitor(ines.id).await.expect("she is on record");
    let hall = &served.hall;
    let not_his = hall
        .hide_message(&leo_himself, said.id, "no me gusta")
        .await;
    assert_eq!(
        not_his.map_err(|fault| fault.code),
        Err(ErrorCode::Forbidden)
    );
    hall.report_message(&leo_himself, said.id, "grosería")
        .await
        .expect("it is there");
    let open = hall
        .open_reports(&arbiter)
        .await
        .expect("she looks after them");
    assert_eq!(open[0].text.as_deref(), Some("una grosería"));
    assert_eq!(
        hall.open_reports(&leo_himself).await.expect("none are his"),
        []
    );
    hall.hide_message(&arbiter, said.id, "grosería")
        .await
        .expect("it is there");
    leo.hear(|message| match message {
        ServerMessage::ChatHidden { id } => (id == said.id).then_some(()),
        _ => None,
    })
    .await;
    let mut late = registered(&served, "Tom", Roles::NONE).await;
    assert_eq!(enter(&mut late, "principal").await[0].text, None);
    hall.close_report(&arbiter, open[0].id, "oculto")
        .await
        .expect("it is open");
    assert_eq!(hall.open_reports(&arbiter).await.expect("she may"), []);
    let audits = hall.journal().meta().audits(10, None).await;
    let audits = audits.expect("it is kept");
    let done: Vec<&str> = audits.iter().map(|row| row.audit.what.as_str()).collect();
    assert_eq!(done, ["report_closed", "chat_hidden"]);
}

#[tokio::test]
async fn who_is_muted_is_told_why_and_for_how_long() {
    let served = hall().await;
    let mut ana = registered(&served, "Ana", Roles::NONE).await;
    let mut leo = registered(&served, "Leo", Roles::NONE).await;
    let ines = registered(&served, "Inés", Roles::ARBITER).await;
    enter(&mut ana, "principal").await;
    enter(&mut leo, "principal").await;
    let hall = &served.hall;
    let arbiter = hall.visitor_of(ines.id).await.expect("she is on record");
    let mute = jadoube_protocol::rest::chat::MutePerson {
        person: ana.id,
        room: Some("principal".to_owned()),
        minutes: Some(5),
        why: "grosería".to_owned(),
    };
    let muted = hall.mute(&arbiter, mute).await.expect("she may");
    say(&mut ana, principal(), "pero…").await;
    let told = fault(&mut ana).await;
    assert_eq!(told.code, ErrorCode::Muted);
    assert_eq!(told.about.as_deref(), Some("grosería"));
    assert!(
        told.retry_s
            .is_some_and(|seconds| (290..=301).contains(&seconds))
    );
    hall.unmute(&arbiter, muted.id).await.expect("it holds");
    say(&mut ana, principal(), "perdón").await;
    assert_eq!(line(&mut leo).await.text.as_deref(), Some("perdón"));
    let audits = hall
        .journal()
        .meta()
        .audits(10, None)
        .await
        .expect("it is kept");
    let done: Vec<&str> = audits.iter().map(|row| row.audit.what.as_str()).collect();
    assert_eq!(done, ["unmuted", "muted"]);
}
