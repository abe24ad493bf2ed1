//! A class: cards, closed doors, and a simultaneous display.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;

use common::{Answer, Client, Served, blitz, hall};
use jadoube_hall::Visitor;
use jadoube_journal::{Registration, Roles};
use jadoube_protocol::{
    ClientMessage, ErrorCode, Place, RoomKind, ServerMessage, TableAct, TableStage,
    rest::rooms::{AllTables, CardsGiven, DoAtAll, NewRoom, OpenSimul, PrintCards, SimulColor},
};
use jadoube_record::{Color, PersonKind};
use jadoube_words::Language;

const ROOM: &str = "4-b";

async fn class(served: &Served) -> (Visitor, CardsGiven) {
    let new = Registration {
        roles: Roles::ORGANIZER,
        ..Registration::new("Maestra", "no password opens this", 0)
    };
    let people = served.hall.journal().people();
    let person = people.register(new).await.expect("the name is free");
    let teacher = served
        .hall
        .visitor_of(person.id.0)
        .await
        .expect("on record");
    let new = NewRoom {
        id: None,
        name: "4.º B".to_owned(),
        kind: RoomKind::Class,
        listed: None,
        chat: None,
    };
    let made = served
        .hall
        .make_room(&teacher, new)
        .await
        .expect("it can be");
    assert_eq!(
        (made.info.id.as_str(), made.info.chat, made.listed),
        (ROOM, false, false)
    );
    let names = "Ana\n\n  Leo \u{202E}\nana\nMaestra\n";
    let cards = served.hall.make_cards(&teacher, ROOM, names).await;
    (teacher, cards.expect("the list is good"))
}

async fn enter(client: &mut Client, code: Option<&str>) -> Result<Option<i64>, ErrorCode> {
    client
        .say(&ClientMessage::EnterRoom {
            room: ROOM.to_owned(),
            code: code.map(str::to_owned),
        })
        .await;
    let mut became = None;
    loop {
        match client.next().await {
            ServerMessage::Welcome(welcome) => became = Some(welcome.you.person.id),
            ServerMessage::Room(_) => return Ok(became),
            ServerMessage::Error { fault, .. } => return Err(fault.code),
            _ => {}
        }
    }
}

async fn with_session(served: &Served, who: &Visitor) -> Client {
    let token = served
        .hall
        .begin_session(who.id, "test")
        .await
        .expect("a session");
    served.with_token(&token).await
}

#[tokio::test]
async fn each_name_gets_a_card_and_the_pupil_is_the_same_at_every_device() {
    let served = hall().await;
    let (teacher, given) = class(&served).await;
    let names: Vec<_> = given.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Ana", "Leo", "Maestra"]);
    assert_eq!(given.repeated, ["ana"]);
    let code = &given.cards[1].code;
    assert_eq!(code.len(), 8);
    let leo = given.cards[1].person;
    let typed = format!("{} {}", &code[..4].to_lowercase(), &code[4..]);
    let mut phone = served.guest().await;
    let mut tablet = served.guest().await;
    assert_eq!(enter(&mut phone, Some(code)).await, Ok(Some(leo)));
    assert_eq!(enter(&mut tablet, Some(&typed)).await, Ok(Some(leo)));
    let again = served.hall.make_cards(&teacher, ROOM, "LEO\nEva").await;
    let again = again.expect("the list is good");
    assert_eq!(again.repeated, ["LEO"]);
    assert_eq!(again.cards.len(), 1);
    let list = served.hall.list_cards(&teacher, ROOM).await.expect("hers");
    let here: Vec<_> = list.iter().map(|card| card.here).collect();
    assert_eq!(here, [false, true, false, false]);
    assert_ne!(
        given.cards[2].person, teacher.id,
        "a card never opens another's account"
    );
}

#[tokio::test]
async fn strangers_see_nothing_of_a_class() {
    let served = hall().await;
    let (teacher, given) = class(&served).await;
    let simul = OpenSimul {
        settings: blitz(),
        color: SimulColor::White,
        against: None,
        round: None,
    };
    let opened = served
        .hall
        .open_simul(&teacher, ROOM, &simul)
        .await
        .expect("hers");
    let table = opened.tables[0].table.clone();
    let mut stranger = served.guest().await;
    let needed = Err(ErrorCode::CodeNeeded);
    assert_eq!(enter(&mut stranger, None).await, needed);
    assert_eq!(enter(&mut stranger, Some("ABCDEFGH")).await, needed);
    let watch = |since| ClientMessage::Watch {
        table: table.clone(),
        since,
        code: None,
    };
    stranger.say(&watch(None)).await;
    let fault = stranger
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some(fault),
            ServerMessage::Table(_) | ServerMessage::Update(_) => panic!("a stranger sees it"),
            _ => None,
        })
        .await;
    assert_eq!(fault.code, ErrorCode::CodeNeeded);
    for act in [TableAct::Sit(None), TableAct::SitAsArbiter] {
        let Answer::Error(fault) = stranger.act(&table, act).await else {
            panic!("a stranger acts");
        };
        assert_eq!(fault.code, ErrorCode::CodeNeeded);
    }
    let listed = |message| match message {
        ServerMessage::Rooms(rooms) => Some(rooms.iter().any(|room| room.id == ROOM)),
        _ => None,
    };
    let mut other = served.connect().await;
    other
        .say(&ClientMessage::Enter(jadoube_protocol::Enter::Guest))
        .await;
    assert!(!other.hear(listed).await, "it is not listed");
    let himself = served.hall.visitor_of(stranger.id).await;
    let himself = himself.expect("on record");
    let csv =
        served
            .hall
            .results_as_csv(&himself, ROOM, None, Default::default(), Language::Spanish);
    assert_eq!(csv.await.map_err(|it| it.code), Err(ErrorCode::CodeNeeded));
    let mut pupil = served.guest().await;
    assert!(enter(&mut pupil, Some(&given.cards[0].code)).await.is_ok());
}

#[tokio::test]
async fn the_teacher_plays_all_pauses_all_and_the_chat_is_off() {
    let served = hall().await;
    let (teacher, given) = class(&served).await;
    let simul = OpenSimul {
        settings: blitz(),
        color: SimulColor::Alternate,
        against: None,
        round: None,
    };
    let opened = served
        .hall
        .open_simul(&teacher, ROOM, &simul)
        .await
        .expect("hers");
    assert_eq!(opened.tables.len(), 3);
    let at_all = |what| DoAtAll {
        what,
        round: Some(1),
    };
    let hall = &served.hall;
    let started = hall
        .do_at_all(&teacher, ROOM, &at_all(AllTables::Start))
        .await;
    assert_eq!(started.expect("hers").done.len(), 3);
    let mut hers = with_session(&served, &teacher).await;
    for (board, seat) in opened
        .tables
        .iter()
        .zip([Color::White, Color::Black, Color::White])
    {
        let state = hers.watch(&board.table).await;
        assert_eq!(state.seat, Some(seat));
        assert_eq!(state.info.stage, TableStage::Playing);
    }
    let first = &opened.tables[0].table;
    hers.play(first, "e2e4").await.ack();
    let mut ana = served.guest().await;
    enter(&mut ana, Some(&given.cards[0].code))
        .await
        .expect("her card");
    ana.watch(first).await;
    ana.play(first, "e7e5").await.ack();
    let paused = hall
        .do_at_all(&teacher, ROOM, &at_all(AllTables::Pause))
        .await;
    assert_eq!(paused.expect("hers").done.len(), 3, "also where she plays");
    let Answer::Refused(_) = hers.play(first, "g1f3").await else {
        panic!("a move while the clocks stand");
    };
    let none = hall.do_at_all(
        &teacher,
        ROOM,
        &DoAtAll {
            what: AllTables::Resume,
            round: Some(2),
        },
    );
    assert_eq!(
        none.await.expect("hers").done.len(),
        0,
        "another round is left alone"
    );
    for place in [
        Place::Room(ROOM.to_owned()),
        Place::Table(first.clone()),
        Place::Spectators(first.clone()),
    ] {
        says_in_vain(&mut ana, place).await;
    }
}

/// The chat is closed there.
async fn says_in_vain(client: &mut common::Client, place: Place) {
    let text = "hola".to_owned();
    client.say(&ClientMessage::Chat { place, text }).await;
    let fault = client
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some(fault),
            _ => None,
        })
        .await;
    assert_eq!(fault.code, ErrorCode::ChatClosed);
}

#[tokio::test]
async fn a_teacher_who_does_not_play_acts_as_arbiter() {
    let served = hall().await;
    let (teacher, _) = class(&served).await;
    let post = jadoube_protocol::rest::rooms::PostPairings {
        pairings: "1,Ana,Leo".to_owned(),
        settings: blitz(),
        round: None,
    };
    let opened = served
        .hall
        .open_round(&teacher, ROOM, &post)
        .await
        .expect("hers");
    assert_eq!(opened.cards, [], "the pupils have their cards");
    let mut hers = with_session(&served, &teacher).await;
    let state = hers.watch(&opened.tables[0].table).await;
    assert!(state.as_arbiter);
    hers.act(&opened.tables[0].table, TableAct::Start)
        .await
        .ack();
}

#[tokio::test]
async fn cards_can_be_printed_renewed_and_revoked() {
    let served = hall().await;
    let (teacher, given) = class(&served).await;
    let hall = &served.hall;
    let mut codes: Vec<String> = given.cards.iter().map(|card| card.code.clone()).collect();
    let print = PrintCards {
        codes: codes.clone(),
    };
    let page = hall.print_cards(&teacher, ROOM, &print, "ajedrez.example", Language::Spanish);
    let page = page.await.expect("they are hers");
    for text in ["Ana", "4.º B", "ajedrez.example", codes[0].as_str()] {
        assert!(page.contains(text), "{text}");
    }
    codes.push("ZZZZZZZZ".to_owned());
    let print = PrintCards {
        codes: codes.clone(),
    };
    let page = hall
        .print_cards(&teacher, ROOM, &print, "", Language::Spanish)
        .await;
    assert_eq!(
        page.map_err(|it| it.about),
        Err(Some("codes: 4".to_owned()))
    );
    let renewed = hall
        .renew_card(&teacher, ROOM, given.cards[0].id)
        .await
        .expect("hers");
    let mut ana = served.guest().await;
    assert_eq!(
        enter(&mut ana, Some(&codes[0])).await,
        Err(ErrorCode::CodeNeeded)
    );
    let entered = enter(&mut ana, Some(&renewed.code)).await;
    assert_eq!(entered, Ok(Some(given.cards[0].person)), "the same person");
    hall.revoke_card(&teacher, ROOM, given.cards[0].id)
        .await
        .expect("hers");
    ana.ended().await;
    let mut stranger = served.guest().await;
    let again = enter(&mut stranger, Some(&renewed.code)).await;
    assert_eq!(again, Err(ErrorCode::CodeNeeded));
    let pupil = hall
        .visitor_of(given.cards[1].person)
        .await
        .expect("on record");
    assert_eq!(pupil.kind, PersonKind::Guest);
    let not_his = hall.list_cards(&pupil, ROOM).await;
    assert_eq!(not_his.map_err(|it| it.code), Err(ErrorCode::Forbidden));
}

/// Whoever is in by a card that is renewed or revoked is out, at every device and every table.
#[tokio::test]
async fn who_is_in_by_a_card_is_out_with_it() {
    let served = hall().await;
    let (teacher, given) = class(&served).await;
    let hall = &served.hall;
    let mut devices = Vec::new();
    for card in &given.cards[..2] {
        for _ in 0..2 {
            let mut device = served.guest().await;
            enter(&mut device, Some(&card.code)).await.expect("a card");
            devices.push(device);
        }
    }
    let [mut first, mut second, mut third, mut fourth] =
        <[Client; 4]>::try_from(devices).ok().expect("four devices");
    let revoked = hall.revoke_card(&teacher, ROOM, given.cards[0].id).await;
    revoked.expect("hers");
    first.ended().await;
    second.ended().await;
    assert!(enter(&mut third, None).await.is_ok(), "another card");
    let renewed = hall.renew_card(&teacher, ROOM, given.cards[1].id).await;
    renewed.expect("hers");
    third.ended().await;
    fourth.ended().await;
}

#[tokio::test]
async fn codes_of_cards_cannot_be_guessed_one_after_the_other() {
    let served = hall().await;
    let (_, given) = class(&served).await;
    let mut guesser = served.guest().await;
    for number in 0..10 {
        let code = format!("AAAAAAA{number}");
        assert_eq!(
            enter(&mut guesser, Some(&code)).await,
            Err(ErrorCode::CodeNeeded)
        );
    }
    let right = enter(&mut guesser, Some(&given.cards[0].code)).await;
    assert_eq!(right, Err(ErrorCode::TooMany));
}

#[tokio::test]
async fn a_class_of_a_hundred_thousand_names_is_not_one() {
    let served = hall().await;
    let (teacher, _) = class(&served).await;
    let names: String = (0..10_000).map(|it| format!("Pupil {it}\n")).collect();
    let said = served.hall.make_cards(&teacher, ROOM, &names).await;
    assert!(said.expect_err("too many").say.is_some());
    let list = served.hall.list_cards(&teacher, ROOM).await.expect("hers");
    assert_eq!(list.len(), 3, "none was made");
}
