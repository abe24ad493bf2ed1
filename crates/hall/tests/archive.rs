//! The records over the wire: games really played, and who may read what.

mod common;

use common::{Client, blitz, hall, registered};
use jadoube_journal::Roles;
use jadoube_laws::pgn::Games;
use jadoube_protocol::{Access, ColorChoice, TableAct, TableSettings};

const FOOL: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

async fn play(table: &str, white: &mut Client, black: &mut Client, moves: &[&str]) {
    for (index, uci) in moves.iter().enumerate() {
        let mover = if index % 2 == 0 {
            &mut *white
        } else {
            &mut *black
        };
        mover.play(table, uci).await.ack();
    }
}

async fn seated(
    room: &str,
    settings: TableSettings,
    white: &mut Client,
    black: &mut Client,
) -> String {
    let settings = TableSettings {
        color: ColorChoice::White,
        ..settings
    };
    let (table, code) = white.open(room, settings).await;
    black
        .say(&jadoube_protocol::ClientMessage::Watch {
            table: table.clone(),
            since: None,
            code,
        })
        .await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    table
}

#[tokio::test]
async fn the_pgn_of_a_game_reads_back_as_it_was_played() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let table = seated("principal", blitz(), &mut white, &mut black).await;
    play(&table, &mut white, &mut black, &FOOL).await;
    let (status, text) = served
        .get(&format!("/api/games/{table}.pgn?lang=en"), None)
        .await;
    assert_eq!(status, 200, "{text}");
    let read = Games::new(text.as_bytes()).next().expect("a game");
    assert!(read.remarks().is_empty(), "{text}");
    let tag = |name: &str| read.tags.get(name).unwrap_or_default().to_owned();
    assert_eq!(
        (tag("White"), tag("Black")),
        ("Ana".to_owned(), "Beto".to_owned())
    );
    assert_eq!(
        (tag("Result"), tag("GameId")),
        ("0-1".to_owned(), table.clone())
    );
    assert_eq!(tag("Termination"), "normal");
    assert!(text.contains("[%clk 0:03:"), "{text}");
    assert!(text.contains("Qh4#"), "{text}");

    // Who leaves is a number from then on, in what was written before as well.
    served
        .hall
        .journal()
        .people()
        .delete(jadoube_journal::PersonId(ana.0))
        .await
        .expect("deleted");
    let (_, text) = served.get(&format!("/api/games/{table}.pgn"), None).await;
    assert!(!text.contains("Ana"), "{text}");
    assert!(text.contains(&format!("deleted-{}", ana.0)), "{text}");
}

#[tokio::test]
async fn games_are_found_by_what_is_asked_for() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    for _ in 0..3 {
        let table = seated("principal", blitz(), &mut white, &mut black).await;
        play(&table, &mut white, &mut black, &FOOL).await;
    }
    let table = seated("invitados", blitz(), &mut black, &mut white).await;
    black.play(&table, "e2e4").await.ack();
    white
        .act(&table, TableAct::Act(jadoube_record::Act::Resign))
        .await
        .ack();
    let count = async |query: &str| {
        let (status, page) = served.json(&format!("/api/games?{query}"), None).await;
        assert_eq!(status, 200, "{query}: {page}");
        page["games"].as_array().map(Vec::len)
    };
    assert_eq!(count("").await, Some(4));
    assert_eq!(count("player=ana&opponent=Beto").await, Some(4));
    assert_eq!(count("room=principal").await, Some(3));
    assert_eq!(count("result=0-1").await, Some(3));
    assert_eq!(count("class=rapid").await, Some(0));
    assert_eq!(count("until=1990-01-01").await, Some(0));
    assert_eq!(count("from=1990-01-01&class=blitz").await, Some(4));
    // Page after page, each game once.
    let mut seen = Vec::new();
    let mut after = String::new();
    loop {
        let uri = format!("/api/games?limit=3{after}");
        let (_, page) = served.json(&uri, None).await;
        let games = page["games"].as_array().expect("games").iter();
        seen.extend(games.map(|game| game["id"].to_string()));
        let Some(next) = page["next"].as_str() else {
            break;
        };
        after = format!("&after={next}");
    }
    let total = seen.len();
    seen.sort();
    seen.dedup();
    assert_eq!((total, seen.len()), (4, 4));
    for (query, status) in [
        ("player=nobody", 404),
        ("class=bullet", 400),
        ("from=yesterday", 400),
        ("after=%27%3B", 400),
        ("room=Not+a+room", 400),
    ] {
        let (got, body) = served.json(&format!("/api/games?{query}"), None).await;
        assert_eq!(got, status, "{query}: {body}");
        assert!(body["error"]["say"]["es"].is_string(), "{body}");
    }
    let (status, text) = served.get("/api/games.pgn?room=principal", None).await;
    assert_eq!((status, text.matches("[Event ").count()), (200, 3));
    assert_eq!(served.get("/api/games.pgn", None).await.0, 400);
}

#[tokio::test]
async fn a_set_is_written_in_the_order_it_is_named() {
    let served = hall().await;
    let (mut white, mut black) = (served.guest().await, served.guest().await);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = seated("invitados", blitz(), &mut white, &mut black).await;
        play(&table, &mut white, &mut black, &FOOL).await;
        tables.push(table);
    }
    let body = serde_json::json!({ "games": [tables[0], "nothing", tables[1], "XXXXXXXX"] });
    let request = axum::http::Request::post("/api/games.pgn")
        .header("content-type", "application/json")
        .body(axum::body::Body::from(body.to_string()))
        .expect("a request");
    let response = served.ask(request).await;
    assert_eq!(response.status(), 200);
    let text = axum::body::to_bytes(response.into_body(), 1 << 20).await;
    let text = String::from_utf8(text.expect("a body").to_vec()).expect("text");
    let places: Vec<_> = tables
        .iter()
        .map(|table| text.find(table.as_str()))
        .collect();
    assert!(places[0].is_some() && places[0] < places[1], "{text}");
}

/// Law 11.3, 12.6: nothing of a running game but for its arbiters; the report is for its players.
#[tokio::test]
async fn who_may_read_what() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let caro = registered(&served.hall, "Caro", Roles::NONE).await;
    let irene = registered(&served.hall, "Irene", Roles::ARBITER).await;
    let omar = registered(&served.hall, "Omar", Roles::ORGANIZER).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let private = TableSettings {
        access: Access::Private,
        ..blitz()
    };
    let open = seated("principal", blitz(), &mut white, &mut black).await;
    let secret = seated("principal", private, &mut white, &mut black).await;
    let people = [
        ("nobody", None),
        ("player", Some(&ana.1)),
        ("other", Some(&caro.1)),
        ("arbiter", Some(&irene.1)),
        ("organiser", Some(&omar.1)),
    ];
    let all = async |uri: String| {
        let mut answers = Vec::new();
        for (_, token) in people {
            answers.push(served.get(&uri, token.map(String::as_str)).await.0);
        }
        answers
    };
    for document in ["", ".pgn", "/sheet/white", "/journal.json", "/report"] {
        let answers = all(format!("/api/games/{open}{document}")).await;
        assert_eq!(answers, [409, 403, 409, 200, 409], "running{document}");
    }
    play(&open, &mut white, &mut black, &FOOL).await;
    play(&secret, &mut white, &mut black, &FOOL).await;
    for document in ["", ".pgn", "/sheet/black.txt", "/journal.json"] {
        let answers = all(format!("/api/games/{open}{document}")).await;
        assert_eq!(answers, [200; 5], "open{document}");
        let answers = all(format!("/api/games/{secret}{document}")).await;
        assert_eq!(answers, [404, 200, 404, 200, 200], "private{document}");
    }
    let answers = all(format!("/api/games/{open}/report")).await;
    assert_eq!(answers, [403, 200, 403, 200, 403]);
    let listed = async |token: Option<&str>| {
        let (_, page) = served.json("/api/games", token).await;
        page["games"].as_array().map(Vec::len)
    };
    assert_eq!(listed(None).await, Some(1));
    assert_eq!(listed(Some(&caro.1)).await, Some(1));
    assert_eq!(listed(Some(&beto.1)).await, Some(2));
    assert_eq!(listed(Some(&omar.1)).await, Some(2));
    assert_eq!(served.get("/api/games/nothing", None).await.0, 404);
    assert_eq!(
        served
            .get(&format!("/api/games/{open}/sheet/green"), None)
            .await
            .0,
        404
    );
}

#[tokio::test]
async fn documents_come_in_both_languages_and_forms() {
    let served = hall().await;
    let (mut white, mut black) = (served.guest().await, served.guest().await);
    let table = seated("invitados", blitz(), &mut white, &mut black).await;
    play(&table, &mut white, &mut black, &FOOL).await;
    let token = white.token.clone().expect("a guest has one");
    let (_, spanish) = served
        .get(
            &format!("/api/games/{table}/report?lang=es&format=txt"),
            Some(&token),
        )
        .await;
    let (_, english) = served
        .get(&format!("/api/games/{table}/report?lang=en"), Some(&token))
        .await;
    assert!(
        spanish.contains("Blancas") && !spanish.contains('<'),
        "{spanish}"
    );
    assert!(
        english.starts_with("<!DOCTYPE html>") && english.contains("White"),
        "{english}"
    );
    let sheet = format!("/api/games/{table}/sheet/white");
    let (_, json) = served.json(&format!("{sheet}?lang=es"), None).await;
    assert_eq!(json["rows"][1]["black"]["text"], "Dh4#", "{json}");
    let (_, text) = served.get(&format!("{sheet}.txt?lang=en"), None).await;
    assert!(text.contains("Qh4#"), "{text}");
    assert_eq!(served.get(&format!("{sheet}?lang=tlh"), None).await.0, 400);
}

#[tokio::test]
async fn a_list_is_refused_what_it_cannot_give() {
    let served = hall().await;
    for (query, about) in [
        ("result=foo", "result: foo"),
        ("limit=0", "limit: 0"),
        ("limit=101", "limit: 101"),
        ("lang=fr", "lang: fr"),
        ("class=foo", "class: foo"),
    ] {
        let (status, body) = served.json(&format!("/api/games?{query}"), None).await;
        assert_eq!(
            (status, &body["error"]["about"]),
            (400, &about.into()),
            "{body}"
        );
    }
    for query in [
        "result=1/2-1/2",
        "result=*",
        "limit=1",
        "limit=100",
        "lang=en",
    ] {
        let (status, body) = served.json(&format!("/api/games?{query}"), None).await;
        assert_eq!(status, 200, "{query}: {body}");
    }
}

#[tokio::test]
async fn a_table_is_opened_from_the_casebook() {
    let served = hall().await;
    let mut guest = served.guest().await;
    let token = guest.token.clone().expect("a guest has one");
    let post = async |token: Option<&str>, case: &str| {
        let mut request = axum::http::Request::post(format!("/api/cases/{case}/table"))
            .header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = r#"{"room":"invitados","screens":"one"}"#;
        let request = request
            .body(axum::body::Body::from(body))
            .expect("a request");
        let response = served.ask(request).await;
        let status = response.status().as_u16();
        let body = axum::body::to_bytes(response.into_body(), 1 << 16).await;
        let body: serde_json::Value = serde_json::from_slice(&body.expect("a body")).expect("JSON");
        (status, body)
    };
    assert_eq!(post(None, "C018").await.0, 401);
    assert_eq!(post(Some(&token), "C999").await.0, 404);
    let (status, opened) = post(Some(&token), "C018").await;
    assert_eq!(status, 200, "{opened}");
    let table = opened["table"].as_str().expect("a table");
    let state = guest.watch(table).await;
    assert_eq!(state.now.ply, 2, "1. e4 e5 was played before the facts");
    assert!(!state.info.settings.points);
    assert!(state.info.settings.over_the_board);
    let (_, clocked) = post(Some(&token), "C041").await;
    let clocked = clocked["table"].as_str().expect("a table");
    let clocks = guest.watch(clocked).await.now.clocks.expect("a clock");
    let minutes = [clocks.white_ms, clocks.black_ms].map(|ms| (ms + 59_999) / 60_000);
    assert_eq!(minutes, [80, 82], "the clocks of the case");
    // It stands so when the hall opens again.
    served.hall.close().await;
    let again = common::serve(
        jadoube_hall::Config::default(),
        served.hall.journal().clone(),
    )
    .await;
    let mut guest = again.with_token(&token).await;
    assert_eq!(guest.watch(table).await.now.ply, 2);
}
