#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a client looks for one message among many"
)]
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use jadoube_protocol::{RoomKind, TableSettings};
use jadoube_record::{Person, PersonKind};
use tokio::{sync::mpsc::Receiver, time::advance};

use super::*;

const ROOM: &str = "principal";

fn lobby() -> Lobby {
    let lobby = Lobby::default();
    lobby.open_room(set_up(ROOM, true));
    lobby
}

fn set_up(id: &str, listed: bool) -> SetUp {
    SetUp {
        info: RoomInfo {
            id: id.to_owned(),
            name: id.to_owned(),
            kind: RoomKind::Open,
            people: 0,
            games: 0,
            arbiters: 0,
            chat: true,
        },
        listed,
        owner: Some(1),
        members: HashSet::from([2]),
    }
}

fn visitor(id: i64) -> Visitor {
    Visitor {
        id,
        name: format!("visitor {id}"),
        kind: PersonKind::Registered,
        roles: Vec::new(),
        scopes: None,
    }
}

fn enter(lobby: &Lobby, connection: u64, person: i64) -> Receiver<Utf8Bytes> {
    let (outbox, waiting) = Outbox::new();
    lobby.hello(connection, &visitor(person), &outbox);
    assert!(lobby.enter(ROOM, connection, &visitor(person), &outbox));
    waiting
}

fn heard(waiting: &mut Receiver<Utf8Bytes>) -> Vec<ServerMessage> {
    let mut all = Vec::new();
    while let Ok(bytes) = waiting.try_recv() {
        all.push(serde_json::from_str(&bytes).expect("the hall speaks its protocol"));
    }
    all
}

fn table(id: &str, stage: TableStage) -> TableInfo {
    let person = |id| Person {
        id,
        name: format!("visitor {id}"),
        kind: PersonKind::Registered,
        rating: None,
    };
    TableInfo {
        id: id.to_owned(),
        room: ROOM.to_owned(),
        settings: TableSettings::default(),
        class: "rapid".to_owned(),
        stage,
        waiting: None,
        white: Some(person(1)),
        black: (stage != TableStage::Waiting).then(|| person(2)),
        ply: 0,
        outcome: None,
        watching: 0,
    }
}

#[tokio::test(start_paused = true)]
async fn tables_that_are_over_leave_the_list_after_a_while() {
    let lobby = lobby();
    let mut waiting = enter(&lobby, 1, 7);
    lobby.table_changed(table("over", TableStage::Playing));
    lobby.table_changed(table("void", TableStage::Ready));
    assert_eq!(lobby.playing(2), ["over", "void"]);
    lobby.table_changed(table("over", TableStage::Over));
    lobby.table_changed(table("void", TableStage::Aborted));
    assert_eq!(lobby.playing(2), Vec::<String>::new());
    advance(Duration::from_secs(61)).await;
    lobby.tell_presence();
    assert_eq!(lobby.tables(ROOM).len(), 1);
    lobby.table_changed(table("over", TableStage::Over));
    advance(Duration::from_secs(540)).await;
    lobby.tell_presence();
    assert_eq!(lobby.tables(ROOM), []);
    let gone = heard(&mut waiting).into_iter().filter_map(|message| {
        let ServerMessage::TableGone { table, .. } = message else {
            return None;
        };
        Some(table)
    });
    assert_eq!(gone.collect::<Vec<_>>(), ["void", "over"]);
    lobby.table_changed(table("over", TableStage::Over));
    assert_eq!(
        lobby.tables(ROOM),
        [],
        "an old game that is looked at is not listed again"
    );
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_player_left_the_hall_is_lonely_after_two_minutes() {
    let lobby = lobby();
    let _here = enter(&lobby, 1, 1);
    lobby.table_changed(table("waits", TableStage::Waiting));
    let mut private = table("private", TableStage::Waiting);
    private.settings.access = jadoube_protocol::Access::Private;
    lobby.table_changed(private);
    advance(Duration::from_secs(300)).await;
    assert_eq!(lobby.lonely(), Vec::<String>::new());
    lobby.leave(ROOM, 1, 1);
    lobby.bye(1);
    assert_eq!(lobby.lonely(), Vec::<String>::new());
    advance(Duration::from_secs(121)).await;
    assert_eq!(lobby.lonely(), ["waits"]);
    let _back = enter(&lobby, 2, 1);
    assert_eq!(lobby.lonely(), Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn who_has_two_connections_is_there_once() {
    let lobby = lobby();
    let mut watcher = enter(&lobby, 9, 9);
    advance(Duration::from_secs(1)).await;
    lobby.tell_presence();
    heard(&mut watcher);
    let _first = enter(&lobby, 1, 1);
    let _second = enter(&lobby, 2, 1);
    lobby.leave(ROOM, 1, 1);
    lobby.tell_presence();
    let presence = heard(&mut watcher).into_iter().find_map(|message| {
        let ServerMessage::Presence {
            came, went, count, ..
        } = message
        else {
            return None;
        };
        Some((came.len(), went.len(), count))
    });
    assert_eq!(presence, Some((1, 0, 2)));
    assert_eq!(lobby.room(ROOM).map(|room| room.people), Some(2));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_is_not_listed_is_told_to_its_people_alone() {
    let lobby = lobby();
    lobby.open_room(set_up("escondida", false));
    let mut all: Vec<_> = (1..=3)
        .map(|it| enter(&lobby, 10 + it, it as i64))
        .collect();
    advance(Duration::from_secs(10)).await;
    lobby.tell_presence();
    for (person, waiting) in (1..).zip(&mut all) {
        let lists = heard(waiting).into_iter().filter_map(|message| {
            let ServerMessage::Rooms(rooms) = message else {
                return None;
            };
            Some(rooms.len())
        });
        let shown = if person == 3 { 1 } else { 2 };
        assert_eq!(lists.collect::<Vec<_>>(), [shown, shown], "person {person}");
    }
}

#[tokio::test(start_paused = true)]
async fn everybody_is_told_of_the_rooms_at_most_every_three_seconds() {
    let lobby = lobby();
    let mut watcher = enter(&lobby, 1, 1);
    heard(&mut watcher);
    let mut lists = 0;
    for step in 0..120_u64 {
        let (outbox, _waiting) = Outbox::new();
        lobby.enter(ROOM, 100 + step, &visitor(100), &outbox);
        lobby.leave(ROOM, 100 + step, 100);
        lobby.tell_presence();
        advance(Duration::from_millis(250)).await;
        let messages = heard(&mut watcher).into_iter();
        lists += messages
            .filter(|it| matches!(it, ServerMessage::Rooms(_)))
            .count();
    }
    assert!((9..=11).contains(&lists), "{lists} lists in 30 s");
}

/// Deliveries grow with the number of people, not with its square: a full room gets its share.
#[tokio::test(start_paused = true)]
async fn a_full_room_costs_its_share_however_many_come() {
    let lobby = lobby();
    let people = 15_000_u64;
    let mut all = Vec::new();
    for person in 1..=people {
        let (outbox, waiting) = Outbox::new();
        lobby.enter(ROOM, person, &visitor(person as i64), &outbox);
        all.push(waiting);
        lobby.table_changed(table(&format!("table-{person}"), TableStage::Playing));
        if person % 50 == 0 {
            advance(Duration::from_millis(250)).await;
            lobby.tell_presence();
            while lobby.spread() {}
        }
    }
    let seconds = people / 50 / 4;
    let told: usize = all.iter().map(Receiver::len).sum();
    let share = (seconds + 2) * 10_000 + people;
    assert!(told as u64 <= share, "{told} messages, {share} would do");
    let info = lobby.room(ROOM).expect("it is open");
    assert_eq!((info.people, info.games), (15_000, 15_000));
}
