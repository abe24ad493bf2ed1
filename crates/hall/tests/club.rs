//! A club evening: from a pasted list to results.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;

use common::{Served, blitz, hall};
use jadoube_hall::{Visitor, records::CsvStyle};
use jadoube_journal::{Registration, Roles};
use jadoube_laws::Color;
use jadoube_protocol::{
    ClientMessage, ErrorCode, RoomKind, ServerMessage, TableAct, TableSettings, TableStage,
    rest::rooms::{Absent, AllTables, DoAtAll, NewRoom, PostForfeit, PostPairings, RoundOpened},
};
use jadoube_words::Language;
use serde_json::json;

async fn registered(served: &Served, name: &str, roles: Roles) -> Visitor {
    let people = served.hall.journal().people();
    let new = Registration {
        roles,
        ..Registration::new(name, "no password opens this", 0)
    };
    let person = people.register(new).await.expect("the name is free");
    served
        .hall
        .visitor_of(person.id.0)
        .await
        .expect("they are on record")
}

async fn evening(served: &Served) -> (Visitor, String) {
    let organiser = registered(served, "Club", Roles::ORGANIZER).await;
    let new = NewRoom {
        id: None,
        name: "Velada de los jueves".to_owned(),
        kind: RoomKind::ClubEvening,
        listed: None,
        chat: None,
    };
    let made = served
        .hall
        .make_room(&organiser, new)
        .await
        .expect("it can be");
    assert_eq!(made.info.id, "velada-de-los-jueves");
    (organiser, made.info.id)
}

fn pairings(text: &str) -> PostPairings {
    PostPairings {
        pairings: text.to_owned(),
        settings: blitz(),
        round: None,
    }
}

const PAIRINGS: &str = "tablero,blancas,negras\n2,Eva,«Tom»\n1,ana,Leo Díaz\n";

async fn open(served: &Served, by: &Visitor, room: &str, text: &str) -> RoundOpened {
    let opened = served.hall.open_round(by, room, &pairings(text)).await;
    opened.expect("the list is good")
}

fn all(what: AllTables) -> DoAtAll {
    DoAtAll { what, round: None }
}

#[tokio::test]
async fn tables_open_with_everybody_seated_and_start_together() {
    let served = hall().await;
    let ana = registered(&served, "Ana", Roles::NONE).await;
    let (organiser, room) = evening(&served).await;
    let round = open(&served, &organiser, &room, PAIRINGS).await;
    assert_eq!(round.round, 1);
    let boards: Vec<_> = round
        .tables
        .iter()
        .map(|it| (it.board, it.white.as_str()))
        .collect();
    assert_eq!(boards, [(1, "Ana"), (2, "Eva")]);
    let names: Vec<_> = round.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(
        names,
        ["Eva", "«Tom»", "Leo Díaz"],
        "who is not known gets a card"
    );

    let token = served
        .hall
        .begin_session(ana.id, "test")
        .await
        .expect("a session");
    let mut white = served.with_token(&token).await;
    let table = &round.tables[0].table;
    let state = white.watch(table).await;
    assert_eq!(state.info.stage, TableStage::Ready);
    assert_eq!(state.seat, Some(jadoube_record::Color::White));

    let done = served
        .hall
        .do_at_all(&organiser, &room, &all(AllTables::Start))
        .await;
    let done = done.expect("the room is theirs");
    assert_eq!((done.done.len(), done.failed.len()), (2, 0));
    for board in &round.tables {
        let state = white.watch(&board.table).await;
        assert_eq!(state.info.stage, TableStage::Playing);
    }
    let paused = served
        .hall
        .do_at_all(&organiser, &room, &all(AllTables::Pause))
        .await;
    assert_eq!(paused.expect("theirs").done.len(), 2);
    let again = served
        .hall
        .do_at_all(&organiser, &room, &all(AllTables::Pause))
        .await;
    assert_eq!(
        again.expect("theirs").done.len(),
        0,
        "what stands still is left alone"
    );
    let resumed = served
        .hall
        .do_at_all(&organiser, &room, &all(AllTables::Resume))
        .await;
    assert_eq!(resumed.expect("theirs").done.len(), 2);
    let not_theirs = served
        .hall
        .do_at_all(&ana, &room, &all(AllTables::Pause))
        .await;
    assert_eq!(not_theirs.map_err(|it| it.code), Err(ErrorCode::Forbidden));
}

/// Who still plays is in the tournament file, too.
async fn trf_has_everybody(served: &Served, organiser: &Visitor, room: &str) {
    let trf = served
        .hall
        .results_as_trf(organiser, room, Default::default())
        .await;
    let file = jadoube_hall::records::read_trf(&trf.expect("a game has ended")).expect("a file");
    let names: Vec<_> = file
        .players
        .iter()
        .map(|it| (it.name.as_str(), it.tenths))
        .collect();
    assert_eq!(
        names,
        [("Ana", 0), ("Leo Díaz", 10), ("Eva", 0), ("«Tom»", 0)],
        "who still plays is there too"
    );
    let eva = file.players[2].rounds[0].expect("paired, not absent");
    assert_eq!(
        (eva.opponent, eva.color, eva.result),
        (Some(4), Some(Color::White), None)
    );
    assert_eq!(file.line("062"), Some("4"));
}

#[tokio::test]
async fn results_show_as_they_come_and_can_be_taken_away() {
    let served = hall().await;
    let ana = registered(&served, "Ana", Roles::NONE).await;
    let (organiser, room) = evening(&served).await;
    let round = open(&served, &organiser, &room, PAIRINGS).await;
    let token = served
        .hall
        .begin_session(ana.id, "test")
        .await
        .expect("a session");
    let mut player = served.with_token(&token).await;
    let mut visitor = served.guest().await;
    visitor
        .say(&ClientMessage::EnterRoom {
            room: room.clone(),
            code: None,
        })
        .await;
    let start = served
        .hall
        .do_at_all(&organiser, &room, &all(AllTables::Start))
        .await;
    start.expect("the room is theirs");
    let table = round.tables[0].table.clone();
    let resign = serde_json::from_value(serde_json::json!("resign")).expect("an act");
    player.act(&table, TableAct::Act(resign)).await.ack();
    let outcome = visitor
        .hear(|message| match message {
            ServerMessage::TableChanged(info) if info.id == table => info.outcome,
            _ => None,
        })
        .await;
    assert!(
        serde_json::to_string(&outcome)
            .expect("json")
            .contains("resignation")
    );
    let csv =
        served
            .hall
            .results_as_csv(&organiser, &room, None, CsvStyle::Comma, Language::English);
    let csv = csv.await.expect("there is a round");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 3, "{csv}");
    assert!(lines[1].starts_with("1,Ana,\"Leo Díaz\",0-1"), "{csv}");
    assert!(lines[2].contains("not finished"), "{csv}");
    trf_has_everybody(&served, &organiser, &room).await;
    let (status, pgn) = served.get(&format!("/api/games/{table}.pgn"), None).await;
    assert_eq!(status, 200, "{pgn}");
    for tag in [
        r#"[Event "Velada de los jueves"]"#,
        r#"[Round "1"]"#,
        r#"[Board "1"]"#,
    ] {
        assert!(pgn.contains(tag), "{tag} in {pgn}");
    }
    assert!(!pgn.contains("[Room "), "it is the event: {pgn}");
    let second = open(&served, &organiser, &room, "1,Leo Díaz,Ana\n").await;
    assert_eq!(
        (second.round, second.cards.len()),
        (2, 0),
        "cards are made once"
    );
}

#[tokio::test]
async fn a_list_with_faults_opens_nothing_and_says_all_of_them() {
    let served = hall().await;
    let (organiser, room) = evening(&served).await;
    let hall = &served.hall;
    let bad = pairings("1,Ana,Leo\n1,Eva,Tom\n2,Ana,Eva,Zoe\n3,Bea,\n");
    let said = hall
        .open_round(&organiser, &room, &bad)
        .await
        .expect_err("it is bad");
    assert_eq!(said.fault.code, ErrorCode::Invalid);
    let say = said.say.expect("with words of its own");
    assert_eq!(say.es.lines().count(), 3, "{}", say.es);
    assert!(
        say.en.contains("line 2") || say.en.contains("Line 2"),
        "{}",
        say.en
    );
    let many: String = (1..=10_000)
        .map(|it| format!("{it},w{it},b{it}\n"))
        .collect();
    let said = hall.open_round(&organiser, &room, &pairings(&many)).await;
    assert!(
        said.expect_err("too many")
            .say
            .expect("words")
            .en
            .contains("1000")
    );
    let lines = "x\n".repeat(10_000);
    let said = hall.open_round(&organiser, &room, &pairings(&lines)).await;
    let say = said.expect_err("no list").say.expect("words");
    assert_eq!(
        say.en.lines().count(),
        21,
        "not ten thousand lines of answer"
    );
    assert_eq!(hall.lobby().tables(&room), []);

    let points = PostPairings {
        settings: TableSettings {
            points: true,
            ..blitz()
        },
        ..pairings("1,Ana,Leo\n")
    };
    let said = hall
        .open_round(&organiser, &room, &points)
        .await
        .expect_err("not registered");
    assert_eq!(said.fault.about.as_deref(), Some("points: Ana (1)"));
    let wrong = PostPairings {
        settings: TableSettings {
            time: "mañana".to_owned(),
            ..blitz()
        },
        ..pairings("1,Ana,Leo\n")
    };
    let said = hall
        .open_round(&organiser, &room, &wrong)
        .await
        .expect_err("no time");
    assert!(
        said.fault
            .about
            .is_some_and(|about| about.starts_with("time: "))
    );
}

#[tokio::test]
async fn a_round_is_opened_once() {
    let served = hall().await;
    let (organiser, room) = evening(&served).await;
    let first = PostPairings {
        round: Some(1),
        ..pairings("1,Ana,Leo\n")
    };
    let both = tokio::join!(
        served.hall.open_round(&organiser, &room, &first),
        served.hall.open_round(&organiser, &room, &first),
    );
    let faults: Vec<_> = [both.0, both.1]
        .into_iter()
        .filter_map(Result::err)
        .collect();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].fault.code, ErrorCode::Taken);
    let told = faults[0].fault.told(served.hall.tongues()).say;
    assert!(told.es.contains("tablero 1"), "{told:?}");
    assert!(
        told.en.contains("round") && told.en.contains("board 1"),
        "{told:?}"
    );
    let closed = served
        .hall
        .do_at_all(&organiser, &room, &all(AllTables::Close))
        .await;
    assert_eq!(closed.expect("theirs").done.len(), 1);
    let again = served.hall.open_round(&organiser, &room, &first).await;
    assert!(
        again.is_ok(),
        "a round whose tables were closed can be opened anew: {again:?}"
    );
}

fn of_round(round: u32, text: &str) -> PostPairings {
    PostPairings {
        round: Some(round),
        ..pairings(text)
    }
}

async fn order(served: &Served, by: &Visitor, table: &str, order: serde_json::Value) {
    let order = serde_json::from_value(order).expect("an order");
    let table = table.parse().expect("a table");
    let act = TableAct::Order(order);
    let answer = served
        .hall
        .act(table, by.clone(), "o".repeat(12), act)
        .await;
    let answer = answer.expect("the table is there");
    assert!(!matches!(answer, ServerMessage::Error { .. }), "{answer:?}");
}

#[tokio::test]
async fn what_never_counted_is_played_again_in_its_round() {
    let served = hall().await;
    let (organiser, room) = evening(&served).await;
    let hall = &served.hall;
    let round = open(&served, &organiser, &room, "1,Ana,Leo\n2,Eva,Tom\n").await;
    let start = all(AllTables::Start);
    hall.do_at_all(&organiser, &room, &start)
        .await
        .expect("theirs");
    order(
        &served,
        &organiser,
        &round.tables[1].table,
        json!({"found": "wrong_start"}),
    )
    .await;
    let version = jadoube_hall::records::TrfVersion::Trf26;
    let trf = hall.results_as_trf(&organiser, &room, version).await;
    let trf = trf.expect("a round");
    let file = jadoube_hall::records::read_trf(&trf).expect("a file");
    assert_eq!(file.players.len(), 4, "{trf}");
    assert!(!trf.contains("0000"), "nobody was absent: {trf}");

    let refused = async |text: &str| {
        let said = hall.open_round(&organiser, &room, &of_round(1, text)).await;
        let fault = said.expect_err("it is taken").fault;
        assert_eq!(fault.code, ErrorCode::Taken);
        fault.told(hall.tongues()).say.es
    };
    assert!(refused("1,Bea,Zoe\n").await.contains("tablero 1"));
    assert!(refused("3,Ana,Bea\n").await.contains("Ana"));
    let cards = hall.list_cards(&organiser, &room).await.expect("theirs");
    assert_eq!(cards.len(), 4, "what is refused leaves no cards");

    let again = of_round(1, "2,Tom,Eva\n3,Bea,Zoe\n");
    let again = hall.open_round(&organiser, &room, &again).await;
    let again = again.expect("a void game, and a new board");
    assert_eq!((again.round, again.cards.len()), (1, 2));
    hall.do_at_all(&organiser, &room, &start)
        .await
        .expect("theirs");
    let late = PostForfeit {
        absent: Absent::Black,
        round: Some(1),
    };
    let found = hall.forfeit(&organiser, &room, 2, &late).await;
    assert_eq!(found, Ok(()), "at the table of the replay");
    let trf = hall.results_as_trf(&organiser, &room, version).await;
    let file = jadoube_hall::records::read_trf(&trf.expect("a round")).expect("a file");
    let tom = file.players.iter().find(|it| it.name == "Tom");
    let tom = tom.expect("he plays");
    assert_eq!((tom.rounds.len(), tom.tenths), (1, 10), "{tom:?}");
    let next = open(&served, &organiser, &room, "1,Eva,Ana\n").await;
    assert_eq!(next.round, 2);
}

/// Law 6.7.1.
#[tokio::test]
async fn who_does_not_come_loses_by_default_in_every_list() {
    let served = hall().await;
    let (organiser, room) = evening(&served).await;
    let hall = &served.hall;
    let list = "1,Ana,Leo\n2,Eva,Tom\n3,Bea,Zoe\n4,Pia,Rex\n";
    let round = open(&served, &organiser, &room, list).await;
    let finds = async |board, absent| {
        let post = PostForfeit {
            absent,
            round: None,
        };
        hall.forfeit(&organiser, &room, board, &post).await
    };
    assert_eq!(finds(1, Absent::Black).await, Ok(()), "before the round");
    hall.do_at_all(&organiser, &room, &all(AllTables::Start))
        .await
        .expect("theirs");
    assert_eq!(finds(2, Absent::White).await, Ok(()), "and after its start");
    assert_eq!(finds(3, Absent::Both).await, Ok(()));
    let again = finds(3, Absent::White).await;
    assert_eq!(again.map_err(|it| it.code), Err(ErrorCode::NotNow));
    let nowhere = finds(9, Absent::White).await;
    assert_eq!(nowhere.map_err(|it| it.code), Err(ErrorCode::NotFound));
    let stranger = registered(&served, "Otro", Roles::NONE).await;
    let post = PostForfeit {
        absent: Absent::Both,
        round: None,
    };
    let not_theirs = hall.forfeit(&stranger, &room, 4, &post).await;
    assert_eq!(not_theirs.map_err(|it| it.code), Err(ErrorCode::Forbidden));

    let trf = hall.results_as_trf(&organiser, &room, Default::default());
    let trf = trf.await.expect("a round");
    let file = jadoube_hall::records::read_trf(&trf).expect("a file");
    let result = |name: &str| {
        let player = file.players.iter().find(|it| it.name == name);
        player.and_then(|it| it.rounds[0]).and_then(|it| it.result)
    };
    use jadoube_hall::records::Played::{ForfeitLoss, ForfeitWin};
    for (name, played) in [
        ("Ana", Some(ForfeitWin)),
        ("Leo", Some(ForfeitLoss)),
        ("Eva", Some(ForfeitLoss)),
        ("Tom", Some(ForfeitWin)),
        ("Bea", Some(ForfeitLoss)),
        ("Zoe", Some(ForfeitLoss)),
        ("Pia", None),
    ] {
        assert_eq!(result(name), played, "{name}: {trf}");
    }
    let csv = hall.results_as_csv(&organiser, &room, None, CsvStyle::Comma, Language::English);
    let csv = csv.await.expect("a round");
    assert!(csv.contains("1,Ana,Leo,1-0"), "{csv}");
    assert!(csv.contains("2,Eva,Tom,0-1"), "{csv}");
    assert!(csv.contains("3,Bea,Zoe,0-0"), "{csv}");
    let table = &round.tables[0].table;
    let (status, pgn) = served.get(&format!("/api/games/{table}.pgn"), None).await;
    assert_eq!(status, 200, "{pgn}");
    assert!(pgn.contains("[Termination \"rules infraction\"]"), "{pgn}");
    let (_, game) = served.json(&format!("/api/games/{table}"), None).await;
    assert!(game.to_string().contains("\"default\""), "{game}");
}

#[tokio::test]
async fn a_refused_list_leaves_no_cards() {
    let served = hall().await;
    let (organiser, room) = evening(&served).await;
    registered(&served, "Ana", Roles::NONE).await;
    let points = PostPairings {
        settings: TableSettings {
            points: true,
            ..blitz()
        },
        ..pairings("1,Ana,Leo\n2,Eva,Tom\n")
    };
    let said = served.hall.open_round(&organiser, &room, &points).await;
    let fault = said.expect_err("Leo is not registered").fault;
    assert_eq!(fault.about.as_deref(), Some("points: Leo (1)"));
    let cards = served.hall.list_cards(&organiser, &room).await;
    assert_eq!(cards.expect("theirs"), []);
    let round = open(&served, &organiser, &room, "1,Ana,Leo\n").await;
    assert_eq!(round.cards.len(), 1, "and the code is told");
}

#[tokio::test]
async fn names_that_turn_the_writing_are_seated_without_what_turns_it() {
    let served = hall().await;
    let (organiser, room) = evening(&served).await;
    let list = "1,\u{202E}ana\u{202C},<script>\n2,=1+1,\"O'Neil; DROP\"\n";
    let round = open(&served, &organiser, &room, list).await;
    let names: Vec<_> = round.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["ana", "<script>", "=1+1", "O'Neil; DROP"]);
}
