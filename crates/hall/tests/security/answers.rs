//! Answers that are whole and readable, compressed or not, and none longer for what was asked.

use std::{io::Read, time::Duration};

use axum::{
    body::{Body, to_bytes},
    http::{Method, Request, header},
};
use flate2::read::GzDecoder;
use jadoube_hall::Config;
use jadoube_journal::{Outcome, Roles};
use jadoube_protocol::{Access, ServerMessage, TableSettings};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use crate::{
    common::{
        Served, blitz, hall,
        http::{Browser, open},
        registered,
    },
    officials::http,
};

/// What is answered to who takes compressed answers: the status, and the body as it is read.
async fn compressed(
    served: &Served,
    method: Method,
    path: &str,
    body: &'static str,
) -> (u16, String) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, "hall.example")
        .header(header::ORIGIN, "http://hall.example")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT_ENCODING, "gzip");
    let request = request.body(Body::from(body)).expect("a request");
    let response = served.ask(request).await;
    let status = response.status().as_u16();
    let is_gzip = response.headers().contains_key(header::CONTENT_ENCODING);
    let bytes = to_bytes(response.into_body(), 1 << 24)
        .await
        .expect("a whole body");
    let mut text = String::new();
    if is_gzip {
        GzDecoder::new(&*bytes)
            .read_to_string(&mut text)
            .expect("it is compressed once");
    } else {
        text = String::from_utf8(bytes.to_vec()).expect("text");
    }
    (status, text)
}

#[tokio::test]
async fn a_file_without_a_game_ends_as_any_other() {
    let served = hall().await;
    for path in [
        "/api/games.pgn?from=2020-01-01&until=2020-01-02",
        "/api/games.pgn?room=principal",
    ] {
        let answer = compressed(&served, Method::GET, path, "").await;
        assert_eq!(answer, (200, String::new()), "{path}");
    }
    let none = r#"{"games":["nothing0"]}"#;
    let answer = compressed(&served, Method::POST, "/api/games.pgn", none).await;
    assert_eq!(answer, (200, String::new()));
}

#[tokio::test]
async fn what_the_framework_says_is_a_fault_that_can_be_read() {
    let served = hall().await;
    let long: &str = Box::leak(format!("{{\"name\":\"{}\"}}", "x".repeat(70_000)).into_boxed_str());
    for (method, path, body, status) in [
        (Method::GET, "/api/games?limit=abc", "", 400),
        (Method::GET, "/api/nothing", "", 404),
        (Method::DELETE, "/api/games", "", 405),
        (Method::POST, "/api/login", "{", 400),
        (Method::POST, "/api/login", "{\"name\":1}", 422),
        (Method::POST, "/api/login", long, 413),
    ] {
        let (was, text) = compressed(&served, method.clone(), path, body).await;
        assert_eq!(was, status, "{method} {path}: {text}");
        let json: Value = serde_json::from_str(&text).expect("JSON");
        let say = json["error"]["say"]["es"].as_str();
        assert!(say.is_some_and(|say| say.len() > 10), "{text}");
    }
}

/// What somebody sends comes back at most 80 characters long, in each of the places it is told.
#[tokio::test]
async fn little_of_what_was_sent_is_sent_back() {
    let served = hall().await;
    let mut client = served.guest().await;
    let long = "y".repeat(6000);
    let settings = serde_json::to_string(&blitz()).expect("it can be written");
    for text in [
        format!(r#"{{"open_table":{{"id":"{long}","room":"invitados","settings":{settings}}}}}"#),
        format!(r#"{{"open_table":{{"id":"","room":"invitados","settings":{settings}}}}}"#),
        format!(r#"{{"{long}":{{}}}}"#),
        format!(r#"{{"enter_room":{{"room":"{long}"}}}}"#),
        format!(r#"{{"watch":{{"table":"{long}"}}}}"#),
        format!(r#"{{"watch_desk":{{"room":"{long}"}}}}"#),
        format!(r#"{{"do":{{"table":"{long}","id":"c1","what":"abort"}}}}"#),
        format!(r#"{{"do":{{"table":"abCD1234","id":"{long}","what":"abort"}}}}"#),
        format!(r#"{{"do":{{"table":"abCD1234","id":"c1","what":"{long}"}}}}"#),
        format!(r#"{{"chat":{{"place":{{"room":"{long}"}},"text":"hola"}}}}"#),
    ] {
        client.say_text(&*text).await;
        let (id, fault) = client
            .hear(|message| match message {
                ServerMessage::Error { id, fault } => Some((id, fault)),
                _ => None,
            })
            .await;
        let told = [
            Some(&fault.say.es),
            Some(&fault.say.en),
            fault.about.as_ref(),
        ];
        let longest = told.into_iter().flatten().map(|text| {
            let repeated = text.chars().filter(|letter| *letter == 'y');
            repeated.count()
        });
        assert!(longest.max() <= Some(82), "{fault:?}");
        assert!(id.is_none_or(|id| id.len() <= 40));
        assert!(fault.about.is_none_or(|about| about.chars().count() <= 80));
    }
}

/// Who keeps the hall running hears that nothing is kept, though the record can be read.
#[tokio::test]
async fn a_hall_that_cannot_write_is_not_ready() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.get("/readyz").await.is(200);
    hall.journal().faults().set(Duration::ZERO, Outcome::Full);
    let mut status = 200;
    for _ in 0..100 {
        sleep_until(Instant::now() + Duration::from_millis(50)).await;
        status = browser.get("/readyz").await.status.as_u16();
        if status == 503 {
            break;
        }
    }
    assert_eq!(status, 503);
}

/// Who knows of a table of a class learns nothing of the class by asking for it.
#[tokio::test]
async fn a_refusal_names_nothing_that_one_did_not_name() {
    let served = hall().await;
    let (id, token) = registered(&served.hall, "Maestra", Roles::ORGANIZER).await;
    let (_, room) = http(
        &served,
        "POST",
        "/api/rooms",
        Some(&token),
        Some(json!({ "name": "Los secretos", "kind": "class" })),
    )
    .await;
    let room = room["info"]["id"].as_str().expect("a room").to_owned();
    let teacher = served.hall.visitor_of(id).await.expect("she is there");
    let settings = TableSettings {
        access: Access::Private,
        ..blitz()
    };
    let opened = served.hall.open_table(&teacher, &room, settings).await;
    let (table, code) = opened.expect("it can be played so");
    let table = table.to_string();
    let code = code.expect("it is private");
    let secrets = [&*room, "secretos", "Maestra", &*code];
    let mut stranger = served.guest().await;
    for message in [
        json!({ "watch": { "table": table } }),
        json!({ "watch": { "table": table, "code": "WRONG1" } }),
        json!({ "do": { "table": table, "id": "a", "what": { "sit": null } } }),
        json!({ "do": { "table": table, "id": "b", "what": "abort" } }),
        json!({ "chat": { "place": { "table": table }, "text": "hola" } }),
    ] {
        stranger.say_text(message.to_string()).await;
        let fault = stranger
            .hear(|message| match message {
                ServerMessage::Error { fault, .. } => Some(fault),
                _ => None,
            })
            .await;
        let told = serde_json::to_string(&fault).expect("JSON");
        for secret in secrets {
            assert!(!told.contains(secret), "{message}: {told}");
        }
    }
    let mut browser = Browser::new(&served.hall);
    for path in ["", "/timeline", "/journal", "/report", ".pgn"] {
        let reply = browser.get(&format!("/api/games/{table}{path}")).await;
        assert!(reply.status.is_client_error(), "{path}: {}", reply.text);
        for secret in secrets {
            assert!(!reply.text.contains(secret), "{path}: {}", reply.text);
        }
    }
}

/// A request that does not fit: its method, address and body, the status, what it is about, and a
/// part of what is said.
const UNFIT: [(&str, &str, &str, u16, &str, &str); 8] = [
    ("POST", "/api/login", "{", 400, "", "termina"),
    ("POST", "/api/login", "{]", 400, "", "línea 1"),
    (
        "POST",
        "/api/login",
        "{\"name\":1}",
        422,
        "name",
        "un texto",
    ),
    (
        "POST",
        "/api/login",
        "{\"name\":\"a\"}",
        422,
        "password",
        "Falta",
    ),
    ("DELETE", "/api/me/tokens/x", "", 400, "id", "número entero"),
    ("GET", "/api/games?limit=abc", "", 400, "limit", "número"),
    (
        "GET",
        "/api/ranking/blitz?min_games=-1",
        "",
        400,
        "min_games",
        "número",
    ),
    ("PUT", "/api/login", "", 405, "method: PUT", "PUT"),
];

/// What does not fit is told in words of the language, by its field, over HTTP as over the socket.
#[tokio::test]
async fn what_does_not_fit_is_told_by_its_field_and_in_words() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Ana").await;
    let json = [("content-type", "application/json")];
    for (method, path, body, status, about, part) in UNFIT {
        let method: Method = method.parse().expect("a method");
        let reply = browser.ask(method.clone(), path, body, &json).await;
        let context = format!("{method} {path} {body}: {}", reply.text);
        assert_eq!(reply.status, status, "{context}");
        let error = &reply.json()["error"];
        assert_eq!(
            error["about"].as_str().unwrap_or_default(),
            about,
            "{context}"
        );
        let spanish = error["say"]["es"].as_str().unwrap_or_default();
        assert!(spanish.contains(part), "{context}");
        for own in ["expected", "Failed", "invalid", "parse"] {
            assert!(!error["say"].to_string().contains(own), "{context}");
        }
    }
    let long = json!({ "name": "x".repeat(70_000) });
    let reply = browser.post("/api/login", long).await;
    assert_eq!(reply.is(413).fault(), "too_long");
}

/// Programs that ask at an address of theirs are never answered with the client's page.
#[tokio::test]
async fn what_programs_ask_is_answered_as_to_programs() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    for (path, status) in [
        ("/healthz", "ok"),
        ("/health", "ok"),
        ("/readyz", "ready"),
        ("/ready", "ready"),
    ] {
        let reply = browser.get(path).await.is(200);
        assert_eq!(reply.json(), json!({ "status": status }), "{path}");
    }
    browser.peer = ([127, 0, 0, 1], 4000).into();
    let figures = browser.get("/metrics").await.is(200);
    assert!(
        figures
            .header("content-type")
            .starts_with("text/plain; version")
    );
    for path in [
        "/health/",
        "/healthz/x",
        "/Health",
        "/livez",
        "/ready/now",
        "/metrics/",
        "/api",
        "/api/",
        "/api/nothing",
        "/API/me",
        "//api/me",
        "/%61pi/me",
        "/ws/",
        "/status",
    ] {
        let reply = browser.get(path).await.is(404);
        assert_eq!(reply.fault(), "not_found", "{path}");
    }
    for (method, path) in [
        (Method::POST, "/healthz"),
        (Method::DELETE, "/metrics"),
        (Method::PUT, "/ready"),
    ] {
        let reply = browser
            .ask(method.clone(), path, Body::empty(), &[])
            .await
            .is(405);
        assert_eq!(reply.fault(), "invalid", "{method} {path}");
    }
    assert_eq!(browser.get("/ws").await.fault(), "malformed");
}
