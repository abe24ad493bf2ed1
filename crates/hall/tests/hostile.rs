//! A client that means no good: every message there is, spoiled at every depth, over a real socket.
//! Each is answered with a code and words, and the table goes on as if nothing had been said.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a client looks for one message among many"
)]

mod common;

use std::{collections::BTreeSet, path::Path};

use common::{Client, Served, blitz, hall_with};
use jadoube_hall::Config;
use jadoube_protocol::{ClientMessage, LONGEST_MESSAGE, ServerMessage, TableAct};
use serde_json::{Map, Value, json};

/// The samples of a type, as the golden files hold them.
fn samples(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let text = std::fs::read_to_string(&path).expect("the golden file is there");
    let lines = text.lines().skip_while(|line| *line != "---").skip(1);
    let lines = lines.skip_while(|line| *line != "---").skip(1);
    let found: Vec<Value> = lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    assert!(!found.is_empty(), "{file}");
    found
}

/// Every message of a client: each kind, and at a table each act and each order.
fn messages(table: &str) -> Vec<Value> {
    let mut acts = samples("protocol/tests/snapshots/golden__table_act.snap");
    let of = |name: &'static str, file: &str| {
        let all = samples(file).into_iter();
        all.map(move |one| json!({ name: one })).collect::<Vec<_>>()
    };
    acts.extend(of("act", "record/tests/snapshots/Act.snap"));
    acts.extend(of("order", "record/tests/snapshots/Order.snap"));
    let mut all = samples("protocol/tests/snapshots/golden__client_message.snap");
    // Who is there already says so no more, and rooms and tables are not left on the way.
    all.retain(|message| message != "ping");
    all.extend(
        acts.into_iter()
            .map(|act| json!({ "do": { "table": table, "id": "h", "ply": 0, "what": act } })),
    );
    all
}

/// What stands in place of any value: another kind, too much, too deep, nothing of use.
fn spoilt() -> Vec<Value> {
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!(""),
        json!("\u{202e}\u{0}<script>alert(1)</script>"),
        json!("x".repeat(2000)),
        json!([]),
        json!({}),
        json!([1, 2, 3, 4, 5, 6, 7, 8, 9]),
        json!({ "nothing_of_the_kind": {} }),
        deep,
    ]
}

/// A message with each of its parts spoilt in turn, at every depth.
fn spoil(value: &Value, spoilt: &[Value], found: &mut Vec<Value>) {
    found.extend(spoilt.iter().cloned());
    match value {
        Value::Array(all) => {
            for (at, one) in all.iter().enumerate() {
                let with = |new: Option<Value>| {
                    let mut all = all.clone();
                    match new {
                        Some(new) => all[at] = new,
                        None => drop(all.remove(at)),
                    }
                    Value::Array(all)
                };
                let mut parts = Vec::new();
                spoil(one, spoilt, &mut parts);
                found.push(with(None));
                found.extend(parts.into_iter().map(|part| with(Some(part))));
            }
        }
        Value::Object(fields) => {
            for (name, one) in fields {
                let with = |name: &str, new: Option<Value>, but: &str| {
                    let kept = fields.iter().filter(|(other, _)| *other != but);
                    let kept = kept.map(|(name, value)| (name.clone(), value.clone()));
                    let mut all: Map<_, _> = kept.collect();
                    all.extend(new.map(|new| (name.to_owned(), new)));
                    Value::Object(all)
                };
                let mut parts = Vec::new();
                spoil(one, spoilt, &mut parts);
                found.push(with(name, None, name));
                found.push(with(&format!("{name}_"), Some(one.clone()), name));
                found.push(with("unknown", Some(json!(1)), ""));
                found.extend(parts.into_iter().map(|part| with(name, Some(part), name)));
            }
        }
        Value::String(text) => {
            found.push(json!(text.to_uppercase()));
            found.push(json!(format!("{text} ")));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A message cut short, with something behind it, doubled, or with numbers that no machine holds.
fn cut(message: &Value) -> Vec<String> {
    let text = message.to_string();
    let cuts = (0..text.len())
        .step_by(5)
        .filter(|at| text.is_char_boundary(*at));
    let mut all: Vec<String> = cuts.map(|at| text[..at].to_owned()).collect();
    all.extend([
        format!("{text}{text}"),
        format!("{text},"),
        format!("[{text}]"),
        text.replace(':', "="),
        text.replace('"', "'"),
        text.replacen('{', "{\"id\":\"h\",\"id\":\"h\",", 2),
        text.replacen(":0", ":1e999", 1),
        text.replacen(":0", ":123456789012345678901234567890", 1),
        format!("{{\"do\":{}1{}", "[".repeat(3000), "]".repeat(3000)),
    ]);
    all
}

/// Whether it is a message of the protocol after all.
fn is_message(text: &str) -> bool {
    serde_json::from_str::<ClientMessage>(text).is_ok()
}

/// Says something, and that it is there: everything the hall answered in between.
async fn say(client: &mut Client, text: &str) -> Vec<ServerMessage> {
    client.say_text(text).await;
    client.say(&ClientMessage::Ping).await;
    let mut heard = Vec::new();
    loop {
        match client.next().await {
            ServerMessage::Pong => return heard,
            message => heard.push(message),
        }
    }
}

/// That an answer has a code and words in both languages, and gives little of what was sent back.
fn check(text: &str, heard: &[ServerMessage]) {
    let shown: String = text.chars().take(300).collect();
    let faults = heard.iter().filter_map(|message| match message {
        ServerMessage::Error { fault, .. } => Some(fault),
        _ => None,
    });
    let faults: Vec<_> = faults.collect();
    assert_eq!(faults.len(), 1, "{shown}: {heard:?}");
    for say in [&faults[0].say.es, &faults[0].say.en] {
        assert!(
            !say.is_empty() && !say.starts_with("hall-"),
            "{shown}: {say}"
        );
        assert!(say.chars().count() < 900, "{shown}: {say}");
        for own in ["expected", "invalid type", "at line", "unknown variant"] {
            assert!(!say.contains(own), "{shown}: {say}");
        }
    }
}

/// A hall that does not lose patience, so that each message is answered for what it is.
async fn patient() -> Served {
    let config = Config {
        messages_per_20_s: 1_000_000,
        spectator_messages_per_20_s: 1_000_000,
        chat_per_10_s: 1000,
        guest_tables_per_minute: 1_000_000,
        ..Config::default()
    };
    hall_with(config, "memory:").await
}

/// A game between two guests, watched by a third who means no good.
async fn game(served: &Served) -> (Client, Client, Client, String) {
    let mut white = served.guest().await;
    let mut black = served.guest().await;
    let mut hostile = served.guest().await;
    let settings = jadoube_protocol::TableSettings {
        color: jadoube_protocol::ColorChoice::White,
        ..blitz()
    };
    let (table, _) = white.open("invitados", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    hostile.watch(&table).await;
    (white, black, hostile, table)
}

#[tokio::test]
async fn what_is_no_message_is_told_by_a_code_and_the_table_goes_on() {
    let served = patient().await;
    let (mut white, mut black, mut hostile, table) = game(&served).await;
    let (mut tried, mut codes) = (0_u32, BTreeSet::new());
    let spoilt = spoilt();
    for message in messages(&table) {
        let mut parts = Vec::new();
        spoil(&message, &spoilt, &mut parts);
        let texts = parts.iter().map(Value::to_string).chain(cut(&message));
        // What is a message all the same has its own tests; this one is of what is none.
        for text in texts.filter(|text| !is_message(text) && text.len() <= LONGEST_MESSAGE) {
            let heard = say(&mut hostile, &text).await;
            check(&text, &heard);
            codes.extend(heard.iter().filter_map(|message| match message {
                ServerMessage::Error { fault, .. } => Some(format!("{:?}", fault.code)),
                _ => None,
            }));
            tried += 1;
        }
    }
    assert!(tried > 10_000, "{tried}");
    assert_eq!(codes, BTreeSet::from(["Malformed".to_owned()]));
    let long = "x".repeat(LONGEST_MESSAGE + 1);
    check(&long, &say(&mut hostile, &long).await);
    white.play(&table, "e2e4").await.ack();
    black.play(&table, "e7e5").await.ack();
    assert_eq!(
        hostile.watch(&table).await.now.ply,
        2,
        "nothing else happened"
    );
}

/// What is a message, and no sense: said by a player, a spectator and an arbiter who means it, it
/// is answered, and nobody's connection ends by it.
#[tokio::test]
async fn what_is_a_message_without_sense_is_answered_and_the_table_goes_on() {
    let served = patient().await;
    let (mut white, mut black, mut hostile, table) = game(&served).await;
    let spoilt = spoilt();
    let mut tried = 0_u32;
    for message in messages(&table) {
        // What would end or change the game, or open tables, in the hands of a player.
        let is_of_table = message.get("do").is_some();
        let mut parts = vec![message.clone()];
        spoil(&message, &spoilt, &mut parts);
        let texts: Vec<String> = parts.iter().map(Value::to_string).collect();
        for text in texts.iter().filter(|text| is_message(text)) {
            let heard = say(&mut hostile, text).await;
            let is_done = heard
                .iter()
                .any(|message| matches!(message, ServerMessage::Ack(_)));
            let is_report = text.contains("report");
            assert!(!is_of_table || !is_done || is_report, "{text}: {heard:?}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
    white.play(&table, "e2e4").await.ack();
    black.play(&table, "e7e5").await.ack();
}
