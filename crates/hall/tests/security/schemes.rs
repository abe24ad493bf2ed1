//! What the document says of who may ask is what the hall does.

use axum::http::Method;
use jadoube_hall::{Config, api_document};
use jadoube_journal::{PersonId, Roles};
use serde_json::{Value, json};

use crate::common::http::{Browser, administrator, open};

/// An operation of the document, with its address filled in.
struct Operation {
    name: String,
    method: Method,
    path: String,
    security: Vec<Value>,
    has_body: bool,
}

fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(api_document()).expect("it can be written");
    let mut operations = Vec::new();
    for (path, item) in document["paths"].as_object().expect("there are addresses") {
        for (method, operation) in item.as_object().expect("methods") {
            let filled = [
                ("{room}", "principal"),
                ("/cases/{id}", "/cases/C041"),
                ("/me/tokens/{id}", "/me/tokens/1"),
                ("{class}", "blitz"),
                ("{message}", "1"),
                ("{mute}", "1"),
                ("{report}", "1"),
                ("{card}", "1"),
            ];
            let filled = filled
                .iter()
                .fold(path.clone(), |path, (part, name)| path.replace(part, name));
            let parts = filled.split('/').map(|part| match part.strip_prefix('{') {
                Some(_) => "abcd1234",
                None => part,
            });
            let path = parts.collect::<Vec<_>>().join("/");
            let query = if path == "/api/people" { "?q=a" } else { "" };
            operations.push(Operation {
                name: operation["operationId"]
                    .as_str()
                    .expect("a name")
                    .to_owned(),
                method: method.to_uppercase().parse().expect("a method"),
                path: path + query,
                security: operation["security"]
                    .as_array()
                    .expect("it is said")
                    .clone(),
                has_body: operation.get("requestBody").is_some(),
            });
        }
    }
    operations
}

impl Operation {
    /// The scopes of a token it takes, if it takes one.
    fn scopes(&self) -> Option<Vec<&str>> {
        let mut tokens = self.security.iter().filter_map(|one| one.get("token"));
        let scopes = tokens.next()?.as_array().expect("scopes");
        Some(scopes.iter().filter_map(Value::as_str).collect())
    }

    fn needs_somebody(&self) -> bool {
        !self.security.is_empty() && !self.security.contains(&json!({}))
    }
}

#[tokio::test]
async fn who_has_not_entered_is_asked_exactly_where_the_document_says() {
    let hall = open(Config::default()).await;
    for operation in operations() {
        let mut nobody = Browser::new(&hall).other(1);
        let (method, path) = (operation.method.clone(), &operation.path);
        // Where the body is read before it is looked who sends it, this is one that will do.
        let reply = nobody
            .send(method, path, json!({ "room": "principal" }))
            .await;
        let name = &operation.name;
        let is_asked = reply.status == 401;
        assert_eq!(
            is_asked,
            operation.needs_somebody(),
            "{name}: {}",
            reply.text
        );
    }
}

#[tokio::test]
async fn a_token_is_good_exactly_for_what_the_document_says() {
    const SCOPES: [&str; 5] = ["read", "play", "arbiter", "organise", "admin"];
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let id = admin.get("/api/me").await.json()["id"].as_i64();
    let every = [Roles::ADMINISTRATOR, Roles::ORGANIZER, Roles::ARBITER];
    let every = every.into_iter().fold(Roles::NONE, Roles::with);
    let people = hall.journal().people();
    let roles = people.set_roles(PersonId(id.expect("a number")), every);
    roles.await.expect("it is set");
    let mut with = async |scopes: &[&str]| {
        let body = json!({ "name": "bot", "scopes": scopes });
        let made = admin.post("/api/me/tokens", body).await.is(201).json();
        admin.with_token(made["token"].as_str().expect("a token"))
    };
    for operation in operations() {
        // What a body is wrong in may be noticed before who sends it.
        if operation.has_body || !operation.needs_somebody() {
            continue;
        }
        let name = &operation.name;
        let mut ask = async |scopes: &[&str]| {
            let mut bot = with(scopes).await;
            let (method, path) = (operation.method.clone(), &operation.path);
            let reply = bot.send(method, path, json!({})).await;
            (reply.status.as_u16(), reply.text)
        };
        match operation.scopes() {
            None => {
                let (status, text) = ask(&SCOPES).await;
                assert_eq!(status, 403, "{name}: {text}");
            }
            Some(needed) if !needed.is_empty() => {
                let others = SCOPES.into_iter().filter(|scope| !needed.contains(scope));
                let (status, text) = ask(&others.collect::<Vec<_>>()).await;
                // What is not there may be told before who may see it, and of a list one is shown
                // what one may see of it.
                let is_refused = [403, 404].contains(&status) || text == "[]";
                assert!(is_refused, "{name}: {status} {text}");
                let (status, text) = ask(&needed).await;
                let lacks = format!("\"about\":\"{}\"", needed[0]);
                assert!(status != 401 && !text.contains(&lacks), "{name}: {text}");
            }
            Some(_) => assert_ne!(ask(&["read"]).await.0, 401, "{name}"),
        }
    }
}
