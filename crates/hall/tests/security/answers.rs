//! Answers that are whole and readable, compressed or not, and none longer for what was asked.

use std::{io::Read, time::Duration};

use axum::{
    body::{Body, to_bytes},
    http::{Method, Request, header},
};
use flate2::read::GzDecoder;
use jadoube_hall::Config;
use jadoube_journal::Outcome;
use jadoube_protocol::ServerMessage;
use serde_json::Value;
use tokio::time::{Instant, sleep_until};

use crate::common::{
    Served, blitz, hall,
    http::{Browser, open},
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
