//! What is too long, or never comes to an end.

use std::{convert::Infallible, time::Duration};

use axum::{body::Body, http::Method};
use futures_util::stream;
use jadoube_hall::{Config, LARGEST_BODY, Outbox};
use jadoube_protocol::ServerMessage;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::common::{
    hall_with,
    http::{Browser, open},
};

#[tokio::test]
async fn a_body_that_is_too_long_is_not_read() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    let long = json!({ "name": "Ana", "password": "x".repeat(70_000) });
    let reply = browser.post("/api/login", long).await;
    assert_eq!(reply.is(413).fault(), "too_long");
    // Said to be long, or going on for ever.
    let json = [("content-type", "application/json")];
    let length = (LARGEST_BODY + 1).to_string();
    let said = [json[0], ("content-length", &*length)];
    let reply = browser.ask(Method::POST, "/api/login", "{", &said).await;
    assert_eq!(reply.is(413).fault(), "too_long");
    let endless = stream::repeat_with(|| Ok::<_, Infallible>(vec![b' '; 8192]));
    let reply = browser
        .ask(
            Method::POST,
            "/api/login",
            Body::from_stream(endless),
            &json,
        )
        .await;
    assert_eq!(reply.is(413).fault(), "too_long");
}

#[tokio::test(start_paused = true)]
async fn a_body_that_never_comes_is_not_waited_for() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    let json = [("content-type", "application/json")];
    let never = Body::from_stream(stream::pending::<Result<Vec<u8>, Infallible>>());
    let asked = browser.ask(Method::POST, "/api/login", never, &json);
    let reply = timeout(Duration::from_secs(60), asked).await;
    let reply = reply.expect("the hall gives up first");
    assert_eq!(reply.is(408).fault(), "malformed");
}

/// Thousands who begin a request and never end it would hold as many connections.
#[tokio::test(start_paused = true)]
async fn who_dawdles_over_the_head_of_a_request_is_dropped() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut socket = TcpStream::connect(served.address)
        .await
        .expect("it listens");
    socket
        .write_all(b"GET / HTTP/1.1\r\nHos")
        .await
        .expect("sent");
    let mut answer = Vec::new();
    let read = timeout(Duration::from_secs(300), socket.read_to_end(&mut answer)).await;
    let read = read.expect("the hall gives up first");
    let answer = String::from_utf8_lossy(&answer);
    assert!(
        read.is_err() || answer.is_empty() || answer.starts_with("HTTP/1.1 408"),
        "{answer}"
    );
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut socket = TcpStream::connect(served.address)
        .await
        .expect("it listens");
    let head = format!(
        "GET / HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n",
        "x".repeat(40_000)
    );
    // The hall may hang up before all is sent.
    let _ = socket.write_all(head.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = socket.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 431"),
        "{answer}"
    );
}

/// Who does not read what is sent is given up once too much waits, and costs no more than that.
#[tokio::test]
async fn a_socket_that_does_not_read_is_given_up() {
    let (outbox, mut waiting) = Outbox::new();
    let mut held = 0;
    for _ in 0..10_000 {
        outbox.tell(&ServerMessage::Pong);
    }
    timeout(Duration::from_secs(1), outbox.dropped())
        .await
        .expect("it is given up");
    while waiting.try_recv().is_ok() {
        held += 1;
    }
    assert!(held <= 128, "{held}");
}
