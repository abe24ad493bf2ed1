//! What every answer tells the browser.

use axum::{body::Body, http::Method};
use jadoube_hall::Config;
use serde_json::json;

use crate::common::http::{Browser, open};

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    for path in [
        "/",
        "/sala/principal",
        "/healthz",
        "/api/me",
        "/api/nothing",
        "/api/openapi.json",
        "/ws",
        "/metrics",
        "/%00",
    ] {
        let reply = browser.get(path).await;
        for (name, expected) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), expected, "{name} of {path}");
        }
        for name in ["content-security-policy", "permissions-policy"] {
            assert_ne!(reply.header(name), "", "{name} of {path}");
        }
        if path.starts_with("/api/") {
            assert_eq!(reply.header("cache-control"), "no-store", "{path}");
        }
    }
}

fn part<'a>(policy: &'a str, name: &str) -> Vec<&'a str> {
    let mut parts = policy.split(';').map(|part| part.split_whitespace());
    let found = parts.find_map(|mut part| (part.next() == Some(name)).then(|| part.collect()));
    found.unwrap_or_default()
}

#[tokio::test]
async fn nothing_of_another_site_is_loaded_or_run_and_nothing_inline() {
    let hall = open(Config::default()).await;
    let reply = Browser::new(&hall).get("/").await;
    let policy = reply.header("content-security-policy");
    for name in [
        "default-src",
        "script-src",
        "style-src",
        "connect-src",
        "font-src",
    ] {
        assert_eq!(part(policy, name), ["'self'"], "{name}");
    }
    assert_eq!(part(policy, "object-src"), ["'none'"]);
    assert_eq!(part(policy, "base-uri"), ["'none'"]);
    assert_eq!(part(policy, "form-action"), ["'self'"]);
    assert!(!policy.contains("unsafe"), "{policy}");
    assert!(!policy.contains('*'), "{policy}");
}

/// A background is an image, and its address one of the hall's own or made by the page itself; and
/// without inline styles no address slips in through one.
#[tokio::test]
async fn an_image_comes_from_the_hall_or_from_nowhere() {
    let hall = open(Config::default()).await;
    let reply = Browser::new(&hall).get("/").await;
    let policy = reply.header("content-security-policy");
    assert_eq!(part(policy, "img-src"), ["'self'", "data:", "blob:"]);
    assert_eq!(part(policy, "style-src"), ["'self'"]);
}

#[tokio::test]
async fn no_other_site_shows_the_hall_in_a_frame() {
    let hall = open(Config::default()).await;
    let reply = Browser::new(&hall).get("/").await;
    let policy = reply.header("content-security-policy");
    assert_eq!(part(policy, "frame-ancestors"), ["'none'"]);
    assert_eq!(reply.header("x-frame-options"), "DENY");
}

#[tokio::test]
async fn another_site_reads_the_api_by_a_token_and_never_by_a_cookie() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Ana").await;
    let scopes = json!({ "name": "bot", "scopes": ["read"] });
    let made = browser.post("/api/me/tokens", scopes).await.is(201).json();
    let token = made["token"].as_str().expect("a secret").to_owned();
    browser.origin = Some("https://evil.example".to_owned());
    let with_cookie = browser.get("/api/me").await.is(200);
    assert_eq!(with_cookie.header("access-control-allow-origin"), "");
    let mut bot = browser.with_token(&token);
    bot.origin = Some("https://tool.example".to_owned());
    let with_token = bot.get("/api/me").await.is(200);
    assert_eq!(with_token.header("access-control-allow-origin"), "*");
    let asks_first = [
        ("access-control-request-method", "PUT"),
        ("access-control-request-headers", "authorization"),
    ];
    let reply = bot
        .ask(Method::OPTIONS, "/api/me", Body::empty(), &asks_first)
        .await;
    assert_eq!(reply.header("access-control-allow-origin"), "*");
    for reply in [with_cookie, with_token, reply] {
        assert_eq!(reply.header("access-control-allow-credentials"), "");
    }
    let page = bot.get("/").await;
    assert_eq!(page.header("access-control-allow-origin"), "");
}

#[tokio::test]
async fn everything_that_goes_wrong_under_api_has_one_shape() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    for (method, path, status, code) in [
        (Method::GET, "/api", 404, "not_found"),
        (Method::GET, "/api/", 404, "not_found"),
        (Method::GET, "/api/nothing/at/all", 404, "not_found"),
        (Method::DELETE, "/api/login", 405, "invalid"),
        (Method::GET, "/api/me/tokens/x", 405, "invalid"),
        (Method::DELETE, "/api/me/tokens/x", 401, "who_is_there"),
    ] {
        let reply = browser.ask(method.clone(), path, Body::empty(), &[]).await;
        assert_eq!(reply.status, status, "{method} {path}");
        assert_eq!(reply.fault(), code, "{method} {path}");
    }
    let reply = browser
        .ask(Method::DELETE, "/api/login", Body::empty(), &[])
        .await;
    assert_eq!(reply.header("allow"), "POST");
    let json = [("content-type", "application/json")];
    for (body, headers, status) in [
        ("{", &json[..], 400),
        ("{}", &json[..], 422),
        (
            "{\"name\":\"a\",\"password\":\"b\",\"x\":1}",
            &json[..],
            422,
        ),
        ("{}", &[], 415),
    ] {
        let reply = browser.ask(Method::POST, "/api/login", body, headers).await;
        assert_eq!(reply.is(status).fault(), "malformed", "{body}");
    }
}
