//! What a token is good for, and nothing else: every operation there is, asked with a token for
//! each thing and with none.

use std::collections::BTreeSet;

use axum::http::Method;
use jadoube_hall::{Config, api_document};
use jadoube_journal::{PersonId, Roles};
use jadoube_protocol::{ClientMessage, Do, ErrorCode, ServerMessage, TableAct};
use serde_json::{Map, Value, json};

use crate::common::{
    Answer, Client, blitz, hall,
    http::{Browser, open},
};

const SCOPES: [&str; 5] = ["read", "play", "arbiter", "organise", "admin"];

/// An operation, as the hall itself describes it.
struct Operation {
    method: Method,
    path: String,
    name: String,
    body: Option<Value>,
    // Whether nobody need say who they are, whether a session will do, and the scope a token
    // needs where a token will do; an empty one where any will.
    by_anybody: bool,
    by_token: Option<String>,
}

fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(api_document()).expect("it can be written");
    let mut all = Vec::new();
    for (path, item) in document["paths"].as_object().expect("there are addresses") {
        for method in ["get", "post", "put", "patch", "delete"] {
            let Some(operation) = item.get(method) else {
                continue;
            };
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            let security = operation["security"].as_array().expect("who may ask");
            let token = security.iter().find_map(|one| one.get("token"));
            let scope = |token: &Value| token[0].as_str().unwrap_or_default().to_owned();
            all.push(Operation {
                method: method.to_uppercase().parse().expect("a method"),
                path: format!("{}{}", filled(path), query(operation)),
                name: operation["operationId"]
                    .as_str()
                    .expect("a name")
                    .to_owned(),
                body: (!body.is_null()).then(|| example(body, &document)),
                by_anybody: security.is_empty() || security.contains(&json!({})),
                by_token: token.map(scope),
            });
        }
    }
    all
}

/// An address with something in each place of it that would pass for what is meant.
fn filled(path: &str) -> String {
    let part = |part: &str| {
        let name = part
            .strip_prefix('{')
            .and_then(|part| part.strip_suffix('}'));
        let filled = match name {
            None => part,
            Some("room") => "principal",
            Some("edition") => "2023",
            Some("article") => "9.6",
            Some("class") => "blitz",
            Some("name") => "Regina",
            Some("table" | "game") => "abCD1234",
            Some("color") => "white",
            Some("id") if path.starts_with("/api/cases/") => "C041",
            Some(_) => "1",
        };
        filled.to_owned()
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// What an address needs behind it.
fn query(operation: &Value) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let needed = parameters.filter(|one| one["in"] == "query" && one["required"] == true);
    let one = |one: &Value| format!("{}=1", one["name"].as_str().expect("a name"));
    let all: Vec<String> = needed.map(one).collect();
    match &*all {
        [] => String::new(),
        all => format!("?{}", all.join("&")),
    }
}

/// A value that a schema takes: what is needed, and as little as it takes.
fn example(schema: &Value, document: &Value) -> Value {
    if let Some(name) = schema["$ref"].as_str() {
        let at = name.trim_start_matches('#');
        return example(document.pointer(at).expect("it is there"), document);
    }
    if let Some(one) = schema["enum"].get(0) {
        return one.clone();
    }
    for kind in ["oneOf", "anyOf"] {
        if let Some(all) = schema[kind].as_array() {
            let is_null = |one: &&Value| one["type"] == "null";
            let one = all.iter().find(|one| !is_null(one)).unwrap_or(&Value::Null);
            return example(one, document);
        }
    }
    if let Some(all) = schema["allOf"].as_array() {
        let parts = all.iter().map(|part| example(part, document));
        let fields = parts.filter_map(|part| part.as_object().cloned()).flatten();
        return Value::Object(fields.collect());
    }
    let kind = match &schema["type"] {
        Value::Array(all) => all[0].as_str().unwrap_or("null"),
        kind => kind.as_str().unwrap_or("object"),
    };
    match kind {
        "string" => json!("Some text"),
        "integer" | "number" => json!(1),
        "boolean" => json!(true),
        "array" => json!([]),
        "object" => {
            let needed = schema["required"].as_array().into_iter().flatten();
            let names = needed.filter_map(Value::as_str);
            let fields = names.map(|name| {
                let value = example(&schema["properties"][name], document);
                (name.to_owned(), value)
            });
            Value::Object(fields.collect::<Map<_, _>>())
        }
        _ => Value::Null,
    }
}

/// Somebody who may do everything there is, so that only the token keeps them from it, and a token
/// for each thing.
async fn everybody(hall: &jadoube_hall::Hall) -> (Browser, Vec<(&'static str, Browser)>) {
    let mut all = Browser::new(hall).other(250);
    let id = all.register("Regina").await;
    let roles = Roles::ADMINISTRATOR
        .with(Roles::ARBITER)
        .with(Roles::ORGANIZER)
        .with(Roles::ASSISTANT);
    let people = hall.journal().people();
    people.set_roles(PersonId(id), roles).await.expect("set");
    let mut with = Vec::new();
    for scope in SCOPES {
        let body = json!({ "name": scope, "scopes": [scope] });
        let made = all.post("/api/me/tokens", body).await.is(201).json();
        let token = made["token"].as_str().expect("a secret").to_owned();
        with.push((scope, all.with_token(&token)));
    }
    (all, with)
}

async fn ask(who: &mut Browser, operation: &Operation) -> (u16, String, String) {
    let body = operation.body.clone().unwrap_or(Value::Null).to_string();
    let json = [("content-type", "application/json")];
    let (headers, body) = match &operation.body {
        Some(_) => (&json[..], body),
        None => (&[][..], String::new()),
    };
    let method = operation.method.clone();
    let reply = who.ask(method, &operation.path, body, headers).await;
    let error = serde_json::from_str::<Value>(&reply.text).unwrap_or(Value::Null);
    let of = |name: &str| error["error"][name].as_str().unwrap_or_default().to_owned();
    (reply.status.as_u16(), of("code"), of("about"))
}

/// What is noted of each that changes something: the journal's count of what was done.
#[tokio::test]
async fn a_token_does_what_it_is_good_for_and_nothing_else() {
    let config = Config {
        attempts_per_minute: 10_000,
        guest_tables_per_minute: 10_000,
        chat_per_10_s: 1000,
        ..Config::default()
    };
    let hall = open(config).await;
    let (all, mut tokens) = everybody(&hall).await;
    let operations = operations();
    assert!(operations.len() > 60, "{}", operations.len());
    let mut kept_back = BTreeSet::new();
    for operation in operations.iter().filter(|it| it.path.starts_with("/api/")) {
        let context = format!(
            "{} {} ({})",
            operation.method, operation.path, operation.name
        );
        if !operation.by_anybody {
            let mut nobody = all.other(3);
            let (status, code, _) = ask(&mut nobody, operation).await;
            assert_eq!(
                (status, &*code),
                (401, "who_is_there"),
                "{context}, by nobody"
            );
        }
        for (scope, token) in &mut tokens {
            // What anybody may ask without saying who they are, a token takes nothing from.
            let is_good = match &operation.by_token {
                Some(needed) => needed.is_empty() || needed == scope || operation.by_anybody,
                None => operation.by_anybody,
            };
            let (status, code, about) = ask(token, operation).await;
            let context = format!("{context}, by {scope}: {status} {code} {about}");
            if is_good {
                let for_scope =
                    code == "forbidden" && (SCOPES.contains(&&*about) || about == "token");
                assert!(!for_scope, "{context}");
                assert_ne!(status, 422, "the body is no example: {context}");
            } else {
                // What is not there is nobody's to do something with.
                let refused = [(403, "forbidden"), (404, "not_found")];
                assert!(refused.contains(&(status, &*code)), "{context}");
                kept_back.insert((operation.name.clone(), *scope));
            }
        }
    }
    assert!(kept_back.len() > 150, "{}", kept_back.len());
}

/// By the document itself: for reading one needs nothing but to read, and reading changes nothing.
#[test]
fn a_token_for_reading_is_good_for_nothing_that_writes() {
    for operation in operations() {
        let by_read = operation
            .by_token
            .as_deref()
            .is_some_and(|it| it == "read" || it.is_empty());
        // A list of games may be too long for an address: it is asked for with a body.
        let only_reads = operation.method == Method::GET || operation.name == "of_list";
        assert!(
            !by_read || only_reads,
            "{} {}",
            operation.method,
            operation.path
        );
    }
}

/// Everything that is said over a socket, with a token for each thing.
#[tokio::test]
async fn a_token_says_over_a_socket_what_it_is_good_for() {
    let served = hall().await;
    let mut browser = Browser::new(&served.hall);
    let id = browser.register("Regina").await;
    let roles = Roles::ARBITER
        .with(Roles::ORGANIZER)
        .with(Roles::ADMINISTRATOR);
    let people = served.hall.journal().people();
    people.set_roles(PersonId(id), roles).await.expect("set");
    let mut opener = served.guest().await;
    let (table, _) = opener.open("invitados", blitz()).await;
    for scope in SCOPES {
        let body = json!({ "name": scope, "scopes": [scope] });
        let made = browser.post("/api/me/tokens", body).await.is(201).json();
        let token = made["token"].as_str().expect("a secret");
        let mut client = served.with_token(token).await;
        // Everybody who is somebody sees what is open to all.
        client.watch(&table).await;
        for (message, needed) in said(&table, scope) {
            client.say(&message).await;
            let (code, about) = fault(&mut client).await;
            let is_kept_back = code == Some(ErrorCode::Forbidden)
                && about
                    .as_deref()
                    .is_some_and(|about| SCOPES.contains(&about));
            assert_eq!(
                is_kept_back,
                scope != needed,
                "{scope}: {message:?} {code:?} {about:?}"
            );
        }
        for (act, needed) in [
            (
                TableAct::Call {
                    why: jadoube_record::CallReason::Board,
                    text: "a".into(),
                },
                "play",
            ),
            (TableAct::Abort, "play"),
            (TableAct::Leave, "play"),
            (TableAct::Rematch, "play"),
            (TableAct::Takeback, "play"),
            (TableAct::Start, "arbiter"),
            (TableAct::AnswerCall(1), "arbiter"),
        ] {
            // One person has all these tokens: under one name it would be answered once for all.
            let id = format!("{scope} {}", jadoube_hall::permit::Action::of(&act).name());
            let what = Do {
                table: table.clone(),
                id: id.clone(),
                ply: None,
                what: act.clone(),
            };
            client.say(&ClientMessage::Do(what)).await;
            let answer = client.answer(&id).await;
            let Answer::Error(fault) = answer else {
                panic!("{scope}: {act:?} {answer:?}");
            };
            let is_kept_back = fault.about.as_deref() == Some(needed);
            assert_eq!(is_kept_back, scope != needed, "{scope}: {act:?} {fault:?}");
        }
    }
}

/// What else can be said, so that nothing comes of it for another reason, and the scope it needs.
fn said(table: &str, id: &str) -> [(ClientMessage, &'static str); 3] {
    let nowhere = jadoube_protocol::Place::Room("principal".to_owned());
    [
        (
            ClientMessage::Chat {
                place: nowhere,
                text: "hola".to_owned(),
            },
            "play",
        ),
        (
            ClientMessage::EnterRoom {
                room: "principal".to_owned(),
                code: Some("WRONG1".to_owned()),
            },
            "play",
        ),
        (
            ClientMessage::Do(Do {
                table: table.to_owned(),
                id: id.to_owned(),
                ply: None,
                what: TableAct::Report(jadoube_record::Report::Other),
            }),
            "play",
        ),
    ]
}

/// The next fault.
async fn fault(client: &mut Client) -> (Option<ErrorCode>, Option<String>) {
    client
        .hear(|message| match message {
            ServerMessage::Error { fault, .. } => Some((Some(fault.code), fault.about)),
            ServerMessage::Refused { .. } => Some((None, None)),
            _ => None,
        })
        .await
}
