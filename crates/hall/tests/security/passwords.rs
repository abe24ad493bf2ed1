//! Guessing passwords and names.

use jadoube_hall::Config;
use serde_json::json;

use crate::common::http::{Browser, PASSWORD, open};

fn few() -> Config {
    Config {
        attempts_per_minute: 5,
        trusted_proxies: vec![[10, 0, 0, 1].into()],
        ..Config::default()
    }
}

#[tokio::test]
async fn one_address_does_not_try_many_passwords() {
    let hall = open(few()).await;
    let browser = Browser::new(&hall);
    browser.other(9).register("Ana").await;
    let mut guesser = browser.other(2);
    for attempt in 0..5 {
        // Another name each time: it is the address that is counted.
        let reply = guesser
            .login(&format!("Nadia{attempt}"), "caballo erróneo")
            .await;
        reply.is(401);
    }
    let reply = guesser.login("Ana", PASSWORD).await.is(429);
    assert_eq!(reply.fault(), "too_many");
    let wait: u32 = reply.header("retry-after").parse().expect("seconds");
    assert!((1..=13).contains(&wait), "{wait}");
    browser.other(3).login("Ana", PASSWORD).await.is(200);
}

#[tokio::test]
async fn one_name_is_not_tried_from_many_addresses() {
    let hall = open(few()).await;
    let browser = Browser::new(&hall);
    browser.other(9).register("Ana").await;
    for attempt in 0..5 {
        // Written otherwise each time: it is the name that is counted.
        let name = ["Ana", "ANA", "ana", " Ana", "aNa"][attempt];
        let mut other = browser.other(10 + u8::try_from(attempt).expect("few"));
        other.login(name, "caballo erróneo").await.is(401);
    }
    let reply = browser.other(20).login("Ana", PASSWORD).await.is(429);
    assert_eq!(reply.fault(), "too_many");
    // A name that nobody has is counted as well: a limit tells nothing.
    for attempt in 0..6 {
        let mut other = browser.other(30 + attempt);
        let reply = other.login("Nadia", "caballo erróneo").await;
        assert_eq!(reply.status, if attempt < 5 { 401 } else { 429 });
    }
}

#[tokio::test]
async fn who_knows_the_password_is_not_counted() {
    let hall = open(few()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Ana").await;
    for _ in 0..12 {
        browser.login("Ana", PASSWORD).await.is(200);
    }
}

/// Whoever could invent the address they come from would never be counted.
#[tokio::test]
async fn a_forged_forwarding_header_changes_nothing() {
    let hall = open(few()).await;
    let mut guesser = Browser::new(&hall);
    guesser.origin = None;
    let mut statuses = Vec::new();
    for attempt in 0..6 {
        let forged = format!("198.51.100.{attempt}");
        let headers = [
            ("content-type", "application/json"),
            ("x-forwarded-for", &*forged),
            ("forwarded", &*format!("for={forged}")),
            ("x-real-ip", &*forged),
        ];
        let name = format!("Nadia{attempt}");
        let body = json!({ "name": name, "password": PASSWORD }).to_string();
        let post = axum::http::Method::POST;
        let reply = guesser.ask(post, "/api/login", body, &headers).await;
        statuses.push(reply.status.as_u16());
    }
    assert_eq!(statuses, [401, 401, 401, 401, 401, 429]);
}

/// Behind a proxy that the hall trusts, each is counted by where they really come from.
#[tokio::test]
async fn a_trusted_proxy_tells_who_is_to_be_counted() {
    let hall = open(few()).await;
    let mut proxy = Browser::new(&hall);
    proxy.peer = ([10, 0, 0, 1], 4000).into();
    proxy.origin = None;
    let body = json!({ "name": "Nadia", "password": PASSWORD }).to_string();
    for (from, expected) in [("198.51.100.1", 5), ("198.51.100.2", 5)] {
        let mut refused = 0;
        for attempt in 0..10 {
            let forwarded = format!("127.0.0.1, {from}");
            let headers = [
                ("content-type", "application/json"),
                ("x-forwarded-for", &*forwarded),
            ];
            let body = body.replace("Nadia", &format!("N{from}-{attempt}"));
            let post = axum::http::Method::POST;
            let reply = proxy.ask(post, "/api/login", body, &headers).await;
            refused += u32::from(reply.status == 429);
        }
        assert_eq!(refused, expected, "{from}");
    }
}

#[tokio::test]
async fn the_figures_are_for_this_machine() {
    let config = Config {
        metrics_for: vec![[198, 51, 100, 7].into()],
        ..Config::default()
    };
    let hall = open(config).await;
    let mut browser = Browser::new(&hall);
    browser.get("/metrics").await.is(403);
    browser.peer = ([198, 51, 100, 7], 4000).into();
    browser.get("/metrics").await.is(200);
    browser.peer = ([127, 0, 0, 1], 4000).into();
    browser.get("/metrics").await.is(200);
    // Behind a proxy on this machine that the hall was not told of, everybody seems to be here.
    let forwarded = [("x-forwarded-for", "203.0.113.1")];
    let get = axum::http::Method::GET;
    let reply = browser
        .ask(get, "/metrics", axum::body::Body::empty(), &forwarded)
        .await;
    reply.is(403);
}
