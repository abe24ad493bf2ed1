//! Requests that another site makes in somebody's name.

use axum::http::Method;
use jadoube_hall::{Config, api_document};
use serde_json::{Value, json};

use crate::common::http::{Browser, PASSWORD, administrator, open};

/// Every address that changes something, as the hall itself describes it.
fn changing() -> Vec<(Method, String)> {
    let document = serde_json::to_value(api_document()).expect("it can be written");
    let mut all = Vec::new();
    for (path, item) in document["paths"].as_object().expect("there are addresses") {
        for method in ["post", "put", "patch", "delete"] {
            if item.get(method).is_some() {
                let method = method.to_uppercase().parse().expect("a method");
                all.push((method, path.replace(['{', '}'], "")));
            }
        }
    }
    all
}

#[tokio::test]
async fn no_other_site_changes_anything_with_the_cookie() {
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let all = changing();
    assert!(
        all.len() >= 15,
        "the document describes them: {}",
        all.len()
    );
    for (method, path) in &all {
        for foreign in [
            &[("origin", "https://evil.example")][..],
            &[("origin", "null")],
            &[("origin", "http://hall.example:8080")],
            &[("origin", "https://hall.example")],
            &[("origin", "http://hall.example.evil.example")],
            &[("sec-fetch-site", "cross-site")],
            &[("sec-fetch-site", "same-site")],
            &[],
        ] {
            admin.origin = None;
            let json = [("content-type", "application/json")];
            let headers = [&json[..], foreign].concat();
            let reply = admin.ask(method.clone(), path, "{}", &headers).await;
            assert_eq!(
                reply.status, 403,
                "{method} {path} with {foreign:?}: {}",
                reply.text
            );
            assert_eq!(reply.json()["error"]["about"], "origin", "{method} {path}");
        }
    }
    admin.origin = Some("http://hall.example".to_owned());
    admin.get("/api/me").await.is(200);
}

#[tokio::test]
async fn reading_changes_nothing_and_a_form_of_another_site_is_no_json() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Ana").await;
    browser.origin = Some("https://evil.example".to_owned());
    browser.get("/api/me").await.is(200);
    for path in ["/api/logout", "/api/me/sessions"] {
        browser.get(path).await;
        assert!(browser.cookie.is_some(), "{path}");
    }
    // Even from the right place, what a form sends is not taken.
    browser.origin = Some("http://hall.example".to_owned());
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let body = "name=Ana&password=caballo+correcto";
    let reply = browser.ask(Method::POST, "/api/login", body, &form).await;
    assert_eq!(reply.is(415).fault(), "malformed");
}

#[tokio::test]
async fn another_origin_that_the_hall_was_told_of_is_its_own() {
    let config = Config {
        origins: vec!["https://ajedrez.example".to_owned()],
        ..Config::default()
    };
    let hall = open(config).await;
    let mut browser = Browser::new(&hall);
    browser.origin = Some("https://ajedrez.example".to_owned());
    browser.post("/api/guest", json!({})).await.is(200);
    browser.post("/api/logout", json!({})).await.is(204);
    browser.origin = Some("http://ajedrez.example".to_owned());
    browser.post("/api/guest", json!({})).await.is(403);
}

#[tokio::test]
async fn a_session_is_never_taken_over_from_who_comes_in() {
    let hall = open(Config::default()).await;
    let mut ana = Browser::new(&hall);
    ana.register("Ana").await;
    // Somebody slips in a session of their own, or one that never was.
    let mut fixed = Browser::new(&hall).other(2);
    fixed.post("/api/guest", json!({})).await.is(200);
    let slipped = fixed.cookie.clone();
    for cookie in [slipped, Some(format!("jadoube_session={}", "x".repeat(43)))] {
        let mut victim = ana.other(3);
        victim.cookie = cookie.clone();
        victim.login("Ana", PASSWORD).await.is(200);
        assert_ne!(victim.cookie, cookie, "the session is a new one");
        let mut other = ana.other(4);
        other.cookie = cookie;
        other.get("/api/me").await.is(401);
    }
}

#[tokio::test]
async fn over_tls_the_cookie_is_of_this_very_host() {
    let config = Config {
        secure_cookies: true,
        ..Config::default()
    };
    let hall = open(config).await;
    let mut browser = Browser::new(&hall);
    browser.origin = Some("https://hall.example".to_owned());
    let reply = browser.post("/api/guest", json!({})).await.is(200);
    let cookie = reply.header("set-cookie").to_owned();
    assert!(cookie.starts_with("__Host-jadoube_session="), "{cookie}");
    for part in ["Secure", "Path=/", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    browser.get("/api/me").await.is(200);
    // The name that another host of the domain could set is not looked at.
    browser.cookie = browser.cookie.map(|cookie| cookie.replace("__Host-", ""));
    browser.get("/api/me").await.is(401);
}

#[tokio::test]
async fn after_entering_one_stays_at_the_hall() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Ana").await;
    for (asked, expected) in [
        (json!("/mesa/Xy3aB90z"), "/mesa/Xy3aB90z"),
        (json!(r"/\evil.example"), "/"),
        (json!(r"\\evil.example"), "/"),
        (json!("/\t/evil.example"), "/"),
        (json!("//evil.example"), "/"),
        (json!("https://evil.example"), "/"),
        (json!("javascript:alert(1)"), "/"),
        (Value::Null, "/"),
    ] {
        let body = json!({ "name": "Ana", "password": PASSWORD, "next": asked });
        let reply = browser.post("/api/login", body).await.is(200);
        assert_eq!(reply.json()["next"], expected, "{asked}");
    }
}
