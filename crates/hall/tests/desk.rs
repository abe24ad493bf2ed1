//! The arbiter's desk, over real sockets and HTTP.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;
#[path = "common/officials.rs"]
mod officials;

use common::{Answer, Client, Served, hall, serve};
use jadoube_hall::Config;
use jadoube_journal::{Journal, Roles};
use jadoube_protocol::{
    ClientMessage, ColorChoice, ErrorCode, ServerMessage, TableAct, TableSettings, TableStage,
    rest::desk::{Desk, DeskTable, Timeline, ToAll},
};
use jadoube_record::{CallReason, Report, TableEvent};
use officials::{act, http, order, somebody};
use serde_json::{Value, json};

const ROOM: &str = "principal";

fn with_arbiter() -> TableSettings {
    TableSettings {
        color: ColorChoice::White,
        arbiter: true,
        time: "10+5".to_owned(),
        ..TableSettings::default()
    }
}

/// Two who are not arbiters play at a new table.
async fn game(
    served: &Served,
    names: [&str; 2],
    settings: TableSettings,
) -> (Client, Client, String) {
    let (mut white, _) = somebody(served, names[0], Roles::NONE).await;
    let (mut black, _) = somebody(served, names[1], Roles::NONE).await;
    let (table, _) = white.open(ROOM, settings).await;
    black.watch(&table).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    white.watch(&table).await;
    (white, black, table)
}

fn code(answer: Answer) -> ErrorCode {
    match answer {
        Answer::Error(fault) => fault.code,
        other => panic!("{other:?}"),
    }
}

fn call(why: CallReason) -> TableAct {
    TableAct::Call {
        why,
        text: "Por favor".to_owned(),
    }
}

/// The rows of a table in what a desk tells, until one is as it should be.
async fn row(client: &mut Client, table: &str, is: impl Fn(&DeskTable) -> bool) -> DeskTable {
    client
        .hear(|message| {
            let rows = match message {
                ServerMessage::Desk(desk) => desk.tables,
                ServerMessage::DeskChanged(change) => change.tables,
                _ => return None,
            };
            rows.into_iter().find(|row| row.id == table && is(row))
        })
        .await
}

#[tokio::test]
async fn the_desk_shows_calls_connections_and_who_is_short_of_time_first() {
    let served = hall().await;
    let (mut arbiter, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (_w1, _b1, slow) = game(&served, ["Ana", "Luis"], with_arbiter()).await;
    let blitz = TableSettings {
        time: "3+2".to_owned(),
        ..with_arbiter()
    };
    let (mut white, black, fast) = game(&served, ["Mar", "Paz"], blitz).await;

    let path = format!("/api/rooms/{ROOM}/desk");
    let (status, body) = http(&served, "GET", &path, Some(&token), None).await;
    assert_eq!(status, 200, "{body}");
    let desk: Desk = serde_json::from_value(body).expect("a desk");
    let listed: Vec<_> = desk
        .tables
        .iter()
        .map(|row| (row.id.as_str(), row.low))
        .collect();
    assert_eq!(listed, [(fast.as_str(), true), (slow.as_str(), false)]);

    arbiter
        .say(&ClientMessage::WatchDesk {
            room: ROOM.to_owned(),
        })
        .await;
    let seen = row(&mut arbiter, &fast, |_| true).await;
    assert!(seen.white.is_some_and(|player| player.connected));
    black.cut();
    let seen = row(&mut arbiter, &fast, |row| {
        row.black.as_ref().is_some_and(|player| !player.connected)
    })
    .await;
    assert!(seen.black.expect("a player").gone_ms.is_some());

    white.act(&fast, call(CallReason::Board)).await.ack();
    let seen = row(&mut arbiter, &fast, |row| !row.calls.is_empty()).await;
    assert_eq!(seen.calls[0].call.from.name, "Mar");
    assert_eq!(
        seen.stage,
        TableStage::Paused,
        "a call stops the clocks here"
    );
    let answered = TableAct::AnswerCall(seen.calls[0].call.id);
    arbiter.act(&fast, answered).await.ack();
    let seen = row(&mut arbiter, &fast, |row| row.calls.is_empty()).await;
    assert_eq!(
        seen.stage,
        TableStage::Paused,
        "only the arbiter has play go on"
    );
    arbiter.act(&fast, order(json!("resume"))).await.ack();
    row(&mut arbiter, &fast, |row| row.stage == TableStage::Playing).await;
}

#[tokio::test]
async fn the_desk_is_for_arbiters_alone() {
    let served = hall().await;
    let (_, token) = somebody(&served, "Ana", Roles::NONE).await;
    let path = format!("/api/rooms/{ROOM}/desk");
    for (token, path, expected) in [
        (Some(token.as_str()), path.as_str(), 403),
        (None, path.as_str(), 401),
        (Some(token.as_str()), "/api/rooms/nada/desk", 404),
    ] {
        let (status, body) = http(&served, "GET", path, token, None).await;
        assert_eq!(status, expected, "{path}: {body}");
    }
    let (mut player, _) = somebody(&served, "Luis", Roles::NONE).await;
    player
        .say(&ClientMessage::WatchDesk {
            room: ROOM.to_owned(),
        })
        .await;
    let fault = player
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some(fault),
            _ => None,
        })
        .await;
    assert_eq!(fault.code, ErrorCode::Forbidden);
}

#[tokio::test]
async fn all_games_of_a_room_stop_and_go_on_at_once() {
    let served = hall().await;
    let (_arbiter, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut w1, _b1, one) = game(&served, ["Ana", "Luis"], with_arbiter()).await;
    let (_w2, _b2, two) = game(&served, ["Mar", "Paz"], with_arbiter()).await;
    let post = async |what: &str| -> ToAll {
        let path = format!("/api/rooms/{ROOM}/{what}");
        let (status, body) = http(&served, "POST", &path, Some(&token), None).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_value(body).expect("what became of it")
    };
    let mut done = post("pause").await.done;
    done.sort();
    let mut both = [one.clone(), two];
    both.sort();
    assert_eq!(done, both);
    assert!(matches!(w1.play(&one, "e2e4").await, Answer::Refused(_)));
    assert_eq!(post("pause").await.done, [""; 0], "nothing is left to stop");
    assert_eq!(post("resume").await.done.len(), 2);
    w1.play(&one, "e2e4").await.ack();
}

#[tokio::test]
async fn what_changes_a_game_is_ordered_with_a_reason_on_record() {
    let served = hall().await;
    let (mut arbiter, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut white, mut black, table) = game(&served, ["Ana", "Luis"], with_arbiter()).await;
    white.play(&table, "e2e4").await.ack();
    black.play(&table, "e7e5").await.ack();

    let penalty = json!({"penalize": ["black", {"own_time": 60_000}, "annoyance"]});
    for silent in [
        json!({"go_back": 1}),
        penalty.clone(),
        json!({"rule": {"reason": "  ", "score": null}}),
        json!({"set_clocks": {"white": 1000, "black": null, "reason": ""}}),
        json!({"withdraw": [1, ""]}),
    ] {
        let answer = arbiter.act(&table, order(silent.clone())).await;
        assert_eq!(code(answer), ErrorCode::Invalid, "{silent}");
    }
    let with = |order: Value, why: &str| {
        let order = serde_json::from_value(order).expect("an order");
        TableAct::OrderBecause(order, why.to_owned())
    };
    arbiter
        .act(&table, with(penalty, "Habla sin parar"))
        .await
        .ack();
    arbiter
        .act(
            &table,
            with(json!({"go_back": 1}), "Se había girado el tablero"),
        )
        .await
        .ack();
    let by_player = with(json!("pause"), "Quiero parar");
    assert_eq!(
        code(white.act(&table, by_player).await),
        ErrorCode::Forbidden
    );

    let path = format!("/api/games/{table}/timeline");
    let (status, body) = http(&served, "GET", &path, Some(&token), None).await;
    assert_eq!(status, 200, "{body}");
    let line: Timeline = serde_json::from_value(body).expect("a time line");
    let notes: Vec<_> = line
        .entries
        .iter()
        .filter(|entry| matches!(entry.entry.what, TableEvent::Noted { .. }))
        .map(|entry| {
            (
                entry.by.as_deref(),
                entry.say.as_ref().map(|say| say.es.as_str()),
            )
        })
        .collect();
    assert_eq!(
        notes,
        [
            (Some("Eva"), Some("Motivo: Habla sin parar")),
            (Some("Eva"), Some("Motivo: Se había girado el tablero")),
        ]
    );
}

#[tokio::test]
async fn an_assistant_acts_only_where_an_arbiter_named_them() {
    let served = hall().await;
    let (_arbiter, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut assistant, of_assistant) = somebody(&served, "Iris", Roles::ASSISTANT).await;
    let (_w1, _b1, one) = game(&served, ["Ana", "Luis"], with_arbiter()).await;
    let (mut w2, _b2, two) = game(&served, ["Mar", "Paz"], with_arbiter()).await;
    let pause = || order(json!("pause"));
    assert_eq!(
        code(assistant.act(&one, pause()).await),
        ErrorCode::Forbidden
    );

    let path = format!("/api/rooms/{ROOM}/assistants");
    let named = |tables: &[&str]| Some(json!({"person": assistant.id, "tables": tables}));
    let (status, body) = http(&served, "POST", &path, Some(&token), named(&[&one])).await;
    assert_eq!((status, &body["done"]), (200, &json!([one])), "{body}");
    let own = named(&[&two]);
    let (_, body) = http(&served, "POST", &path, Some(&of_assistant), own).await;
    assert_eq!(body["done"], json!([]), "assistants name nobody: {body}");
    let player = Some(json!({"person": w2.id, "tables": [one]}));
    let (status, _) = http(&served, "POST", &path, Some(&token), player).await;
    assert_eq!(status, 400, "a player without the right is no assistant");

    assistant.act(&one, pause()).await.ack();
    assert_eq!(
        code(assistant.act(&two, pause()).await),
        ErrorCode::Forbidden
    );
    let path = format!("/api/rooms/{ROOM}/desk");
    let (_, body) = http(&served, "GET", &path, Some(&of_assistant), None).await;
    let desk: Desk = serde_json::from_value(body).expect("a desk");
    let seen: Vec<_> = desk.tables.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(seen, [one.as_str()], "the tables they are named for");
    w2.play(&two, "e2e4").await.ack();
}

#[tokio::test]
async fn an_arbiter_is_none_in_the_own_game() {
    let served = hall().await;
    let (mut arbiter, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut black, _) = somebody(&served, "Luis", Roles::NONE).await;
    let (table, _) = arbiter.open(ROOM, with_arbiter()).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    for what in [
        order(json!("pause")),
        TableAct::SitAsArbiter,
        TableAct::AnswerCall(1),
    ] {
        assert_eq!(code(arbiter.act(&table, what).await), ErrorCode::Forbidden);
    }
    let state = arbiter.watch(&table).await;
    assert!(!state.as_arbiter);
    let path = format!("/api/rooms/{ROOM}/desk");
    let (_, body) = http(&served, "GET", &path, Some(&token), None).await;
    assert_eq!(body["tables"], json!([]), "no desk of the own game");
}

#[tokio::test]
async fn what_a_bystander_tells_leaves_no_trace_for_the_players() {
    let served = hall().await;
    let (mut arbiter, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut bystander, _) = somebody(&served, "Rosa", Roles::NONE).await;
    let (mut white, mut black, table) = game(&served, ["Ana", "Luis"], with_arbiter()).await;
    arbiter.watch(&table).await;
    bystander.watch(&table).await;
    let before = white.play(&table, "e2e4").await.ack().v;
    for _ in 0..3 {
        let report = TableAct::Report(Report::IllegalMove);
        bystander.act(&table, report).await.ack();
    }
    // The arbiter has heard all of them.
    let told = |what: &TableEvent| matches!(what, TableEvent::Called(_));
    let mut heard = 0;
    while heard < 3 {
        let update = arbiter.update().await;
        heard += update
            .entries
            .iter()
            .filter(|shown| told(&shown.entry.what))
            .count();
    }
    black.play(&table, "e7e5").await.ack();
    let mut update = white.update().await;
    while update.now.ply < 2 {
        update = white.update().await;
    }
    assert_eq!(update.v, before + 1, "no version between the two moves");
    white.act(&table, call(CallReason::Leave)).await.ack();
    let state = white.watch(&table).await;
    let ids: Vec<_> = state.calls.iter().map(|call| call.id).collect();
    assert_eq!(ids, [1], "and no number between the calls");
    let state = bystander.watch(&table).await;
    assert_eq!(state.calls, [], "nor does a spectator see calls");

    // Not even after the game, but to the arbiter.
    white.act(&table, act(json!("resign"))).await.ack();
    let path = format!("/api/games/{table}/timeline");
    let count = async |token: Option<&str>| {
        let (_, body) = http(&served, "GET", &path, token, None).await;
        let text = body.to_string();
        (
            text.matches("bystander").count() > 0,
            text.contains("report"),
        )
    };
    assert_eq!(count(None).await, (false, false));
    assert_eq!(count(Some(&token)).await, (true, true));
}

#[tokio::test]
async fn a_players_menu_works_after_signing_too() {
    let served = hall().await;
    let (mut arbiter, _) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut white, mut black, table) = game(&served, ["Ana", "Luis"], with_arbiter()).await;
    white
        .act(&table, act(json!({"ask_explanation": "touched_own"})))
        .await
        .ack();
    white.act(&table, call(CallReason::Explanation)).await.ack();
    arbiter.act(&table, TableAct::AnswerCall(1)).await.ack();
    arbiter.act(&table, order(json!("resume"))).await.ack();
    white.play(&table, "e2e4").await.ack();
    let rule = json!({"rule": {"reason": "Se han ido", "score": {"white": 4, "black": 0}}});
    arbiter.act(&table, order(rule)).await.ack();
    let score = json!({"sign": {"white": 4, "black": 0}});
    white.act(&table, act(score.clone())).await.ack();
    black.act(&table, act(score)).await.ack();
    let state = arbiter.watch(&table).await;
    assert_eq!(state.info.stage, TableStage::Over);
    let text = serde_json::to_string(&arbiter_rulings(&served, &table).await).expect("written");
    let last = arbiter_rulings(&served, &table).await;
    black.act(&table, act(json!({"appeal": last}))).await.ack();
    let state = arbiter.watch(&table).await;
    assert!(
        !state.questions.is_empty(),
        "the appeal waits for the arbiter: {text}"
    );
    let decide = order(json!({"decide_appeal": [last, "dismissed"]}));
    arbiter.act(&table, decide).await.ack();
}

/// The number of the latest ruling that ended the game.
async fn arbiter_rulings(served: &Served, table: &str) -> u32 {
    let path = format!("/api/games/{table}/timeline");
    let (_, body) = http(served, "GET", &path, None, None).await;
    let line: Timeline = serde_json::from_value(body).expect("a time line");
    let ended = |what: &TableEvent| {
        let json = serde_json::to_value(what).expect("it is written");
        let ruled = &json["game"]["what"]["ruled"];
        ruled["ruling"]["over"]
            .is_object()
            .then(|| ruled["id"].as_u64())?
    };
    let ids = line
        .entries
        .iter()
        .filter_map(|entry| ended(&entry.entry.what));
    u32::try_from(ids.max().expect("it has ended")).expect("a number")
}

/// An appeal of a game that is over, signed or not: the hall goes down, and the arbiter finds it.
#[tokio::test]
async fn an_appeal_waits_at_the_desk_though_the_hall_was_down() {
    let journal = Journal::open("memory:").await.expect("the record opens");
    let served = serve(Config::default(), journal.clone()).await;
    let (_, token) = somebody(&served, "Eva", Roles::ARBITER).await;
    let mut tables = Vec::new();
    let mut players = Vec::new();
    for (names, is_signed) in [(["Ana", "Luis"], false), (["Mar", "Paz"], true)] {
        let (mut white, mut black, table) = game(&served, names, with_arbiter()).await;
        white.act(&table, act(json!("resign"))).await.ack();
        if is_signed {
            for player in [&mut white, &mut black] {
                let sign = act(json!({"sign": {"white": 0, "black": 4}}));
                player.act(&table, sign).await.ack();
            }
        }
        let ruling = arbiter_rulings(&served, &table).await;
        black
            .act(&table, act(json!({"appeal": ruling})))
            .await
            .ack();
        players.push((white, black));
        tables.push((table, ruling));
    }
    let (mut white, _black, quiet) = game(&served, ["Sol", "Rui"], with_arbiter()).await;
    white.act(&quiet, act(json!("resign"))).await.ack();
    served.hall.close().await;

    let served = serve(Config::default(), journal.clone()).await;
    for (table, ruling) in &tables {
        let rows = desk(&served, &token).await;
        let row = rows.iter().find(|row| row.id == *table);
        let row = row.unwrap_or_else(|| panic!("{table} is gone: {rows:?}"));
        assert_eq!(
            (row.stage, &*row.appeals),
            (TableStage::Over, &[*ruling][..])
        );
    }
    let rows = desk(&served, &token).await;
    assert!(
        rows.iter().all(|row| row.id != quiet),
        "nothing waits there"
    );
    let mut arbiter = served.with_token(&token).await;
    for (table, ruling) in &tables {
        let decide = order(json!({"decide_appeal": [ruling, "dismissed"]}));
        arbiter.act(table, decide).await.ack();
    }
    assert_eq!(desk(&served, &token).await, [], "all is decided");
    served.hall.close().await;
    let served = serve(Config::default(), journal).await;
    assert_eq!(desk(&served, &token).await, [], "and stays so");
}

/// The rows of the desk.
async fn desk(served: &Served, token: &str) -> Vec<DeskTable> {
    let path = format!("/api/rooms/{ROOM}/desk");
    let (status, body) = http(served, "GET", &path, Some(token), None).await;
    assert_eq!(status, 200, "{body}");
    let desk: Desk = serde_json::from_value(body).expect("a desk");
    desk.tables
}

/// An amount that nobody can have meant is refused with its bounds, and the game goes on as it was.
#[tokio::test]
async fn an_amount_out_of_bounds_is_told_with_its_bounds() {
    let served = hall().await;
    let (mut white, _, table) = game(&served, ["Ana", "Beto"], with_arbiter()).await;
    let (mut arbiter, _) = somebody(&served, "Raquel", Roles::ARBITER).await;
    arbiter.watch(&table).await;
    let (much, day) = (86_400_000_001_u64, 86_400_001_u64);
    let clocks = |white: u64| json!({ "set_clocks": { "white": white, "reason": "r" } });
    for (order, bounds) in [
        (clocks(much), "clock_seconds: 0 to 86400000"),
        (clocks(u64::MAX), "clock_seconds: 0 to 86400000"),
        (
            json!({ "found": { "defect": { "white": 1, "black": much } } }),
            "clock_seconds: 0",
        ),
        (
            json!({ "found": { "wrong_setting": { "white": much, "black": 1 } } }),
            "clock_seconds: 0",
        ),
        (
            json!({ "compensate": ["white", day] }),
            "seconds: 1 to 86400",
        ),
        (json!({ "compensate": ["white", 0] }), "seconds: 1 to 86400"),
        (
            json!({ "allow_assistant": ["black", day] }),
            "seconds: 0 to 86400",
        ),
        (
            json!({ "set_move_counter": ["white", 6001] }),
            "moves: 0 to 6000",
        ),
        (
            json!({ "penalize": ["white", { "own_time": day }, "other_hand"] }),
            "seconds: 1",
        ),
        (
            json!({ "penalize": ["white", { "opponent_time": 1 }, "other_hand"] }),
            "seconds: 1",
        ),
    ] {
        let read: jadoube_record::Order = serde_json::from_value(order.clone()).expect("an order");
        let ordered = TableAct::OrderBecause(read, "porque sí".to_owned());
        let answer = arbiter.act(&table, ordered).await;
        let Answer::Error(fault) = answer else {
            panic!("{order}: {answer:?}");
        };
        assert_eq!(fault.code, ErrorCode::Invalid, "{order}");
        let about = fault.about.unwrap_or_default();
        assert!(about.starts_with(bounds), "{order}: {about}");
        assert!(!fault.say.es.contains("seconds"), "{}", fault.say.es);
    }
    let within = json!({ "compensate": ["white", 60_000] });
    let within = serde_json::from_value(within).expect("an order");
    arbiter.act(&table, TableAct::Order(within)).await.ack();
    white.play(&table, "e2e4").await.ack();
}
