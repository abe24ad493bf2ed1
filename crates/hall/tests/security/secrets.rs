//! Secrets that get out by the way.

use std::sync::{Arc, Mutex};

use axum::{body::Body, http::Method};
use jadoube_hall::{Config, api_document};
use serde_json::json;
use tracing::{
    Event, Id, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Record},
};

use crate::common::http::{Browser, HOST, PASSWORD, administrator, open};

/// Everything that is noted, of every level and by whoever.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Visit for Log {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        let mut text = self.0.lock().expect("no test panics in here");
        text.push_str(&format!("{field}={value:?} "));
    }
}

impl Subscriber for Log {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, span: &Attributes<'_>) -> Id {
        span.record(&mut self.clone());
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut self.clone());
    }
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn no_secret_is_noted_in_the_log() {
    let log = Log::default();
    let _guard = tracing::subscriber::set_default(log.clone());
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let mut ana = Browser::new(&hall);
    ana.register("Ana").await;
    ana.other(2).login("Ana", "caballo erróneo").await.is(401);
    let body = json!({ "name": "Ana", "password": PASSWORD, "keep": "token" });
    let session = ana.other(3).post("/api/login", body).await.is(200).json();
    let session = session["token"].as_str().expect("a token").to_owned();
    let scopes = json!({ "name": "bot", "scopes": ["read"] });
    let token = ana.post("/api/me/tokens", scopes).await.is(201).json();
    let token = token["token"].as_str().expect("a token").to_owned();
    let mut bot = ana.with_token(&token);
    bot.get("/api/me").await.is(200);
    // Who puts it into the address all the same, or into a wrong one.
    let query = format!("/api/me?token={token}");
    ana.ask(Method::GET, &query, Body::empty(), &[]).await;
    ana.get(&format!("/api/nothing/{token}")).await.is(404);
    ana.get(&format!("/sala/{token}?code={token}")).await;
    let link = admin
        .post("/api/people/Ana/password-link", json!({}))
        .await
        .is(201)
        .json();
    let link = link["token"].as_str().expect("a token").to_owned();
    let new = json!({ "token": link, "password": "torre y alfil" });
    ana.other(4).post("/api/password", new).await.is(204);
    let cookie = admin.cookie.clone().expect("a session");
    let cookie = cookie.split_once('=').expect("a pair").1;

    let text = log.0.lock().expect("no test panics in here").clone();
    assert!(text.contains("/api/login"), "something is noted: {text}");
    let secrets = [
        PASSWORD,
        "caballo erróneo",
        "torre y alfil",
        &*session,
        &*token,
        &*link,
        cookie,
    ];
    for secret in secrets {
        assert!(!text.contains(secret), "{secret} is noted");
    }
}

#[test]
fn no_address_has_a_secret_in_it() {
    let text = |value| serde_json::Value::as_str(value).expect("a text");
    let document = serde_json::to_value(api_document()).expect("it can be written");
    for (path, item) in document["paths"].as_object().expect("there are addresses") {
        for operation in item.as_object().expect("methods").values() {
            let parameters = operation["parameters"].as_array();
            for parameter in parameters.into_iter().flatten() {
                let name = text(&parameter["name"]);
                let is_in_address = ["path", "query"].contains(&text(&parameter["in"]));
                let is_secret = [
                    "token",
                    "password",
                    "secret",
                    "session",
                    "code",
                    "invitation",
                ]
                .iter()
                .any(|secret| name.contains(secret));
                assert!(!is_in_address || !is_secret, "{name} in {path}");
            }
        }
    }
}

#[tokio::test]
async fn the_record_keeps_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.db");
    let url = format!("sqlite:{}", file.display());
    let journal = jadoube_journal::Journal::open(&url)
        .await
        .expect("it opens");
    let clock = jadoube_hall::WallClock::new();
    let config = Config {
        hosts: vec![HOST.to_owned()],
        ..Config::default()
    };
    let hall = jadoube_hall::Hall::open(config, journal, clock).await;
    let hall = hall.expect("the hall opens");
    let mut ana = Browser::new(&hall);
    ana.register("Ana").await;
    let scopes = json!({ "name": "bot", "scopes": ["read"] });
    let token = ana.post("/api/me/tokens", scopes).await.is(201).json();
    let token = token["token"].as_str().expect("a token").to_owned();
    let link = hall
        .first_admin_link()
        .await
        .expect("it is kept")
        .expect("there is none");
    let link = link.split_once('#').expect("a secret").1.to_owned();
    let cookie = ana.cookie.clone().expect("a session");
    let cookie = cookie.split_once('=').expect("a pair").1.to_owned();
    hall.close().await;
    let mut kept = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("it is there") {
        let path = entry.expect("an entry").path();
        kept.extend(std::fs::read(path).expect("a file"));
    }
    let has = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has("Ana"), "this is where it is kept");
    for secret in [PASSWORD, &*token, &token[5..], &*link, &*cookie] {
        assert!(!has(secret), "{secret} is kept");
    }
}
