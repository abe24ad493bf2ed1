//! What the hall offers programs is written down: a change to it is a change to `openapi.json`.

use std::{collections::BTreeSet, path::Path};

use jadoube_hall::api_document;
use serde_json::Value;

/// Compares the document with the one that is kept. With `JADOUBE_WRITE=1` it is written instead.
#[test]
fn the_document_is_the_one_that_is_kept() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/openapi.json");
    let mut now = api_document().to_pretty_json().expect("it can be written");
    now.push('\n');
    if std::env::var_os("JADOUBE_WRITE").is_some() {
        std::fs::write(&file, &now).expect("it can be kept");
    }
    let kept = std::fs::read_to_string(&file).expect("tests/openapi.json is there");
    let first = kept.lines().zip(now.lines()).position(|(a, b)| a != b);
    assert!(
        kept == now,
        "the addresses changed, first at line {}: run JADOUBE_WRITE=1 cargo test -p jadoube-hall \
         --test openapi and look at what git shows",
        first.map_or(kept.lines().count().min(now.lines().count()), |line| line) + 1
    );
}

#[test]
fn every_address_is_described_and_every_name_leads_somewhere() {
    let document = serde_json::to_value(api_document()).expect("it can be written");
    let mut names = BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("there are addresses") {
        for (method, operation) in item.as_object().expect("methods") {
            let summary = operation["summary"].as_str().unwrap_or_default();
            assert!(!summary.is_empty(), "{method} {path} has no summary");
            let name = operation["operationId"].as_str().expect("a name");
            assert!(
                names.insert(name.to_owned()),
                "{method} {path}: {name} is taken"
            );
            let tags = operation["tags"].as_array().map_or(0, Vec::len);
            assert_eq!(tags, 1, "{method} {path} has no tag");
        }
    }
    check_references(&document, &document);
}

#[test]
fn every_operation_says_who_may_ask_and_how_it_fails() {
    let document = serde_json::to_value(api_document()).expect("it can be written");
    let schemes = &document["components"]["securitySchemes"];
    for (path, item) in document["paths"].as_object().expect("there are addresses") {
        for (method, operation) in item.as_object().expect("methods") {
            let security = operation["security"].as_array();
            for one in security.unwrap_or_else(|| panic!("{method} {path}: who may ask?")) {
                let mut names = one.as_object().expect("names").keys();
                assert!(names.all(|name| schemes.get(name).is_some()), "{one}");
            }
            if !path.starts_with("/api/") {
                continue;
            }
            let responses = operation["responses"].as_object().expect("responses");
            for status in ["400", "429", "500", "503"] {
                assert!(responses.contains_key(status), "{method} {path}: {status}");
            }
            for (status, response) in responses {
                if !status.starts_with(['4', '5']) {
                    continue;
                }
                let named = response["$ref"]
                    .as_str()
                    .and_then(|name| name.strip_prefix('#'));
                let response = named.map_or(Some(response), |name| document.pointer(name));
                let response = response.expect("it is there");
                let schema = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(
                    schema, "#/components/schemas/ErrorBody",
                    "{method} {path} {status}"
                );
            }
        }
    }
}

/// The web client needs no type of its own: whatever the document names is declared for it.
#[test]
fn every_body_is_declared_for_the_web_client() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let declared = std::fs::read_to_string(&file).expect("it is there");
    let document = serde_json::to_value(api_document()).expect("it can be written");
    let schemas = document["components"]["schemas"].as_object();
    for name in schemas.expect("there are bodies").keys() {
        // The one that has the name of another in the record.
        let name = if name == "Role" { "HallRole" } else { name };
        let declaration = format!("\nexport type {name} =");
        assert_eq!(declared.matches(&declaration).count(), 1, "{name}");
    }
}

fn check_references(part: &Value, document: &Value) {
    match part {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                let pointer = reference.strip_prefix('#').expect("it is in the document");
                assert!(
                    document.pointer(pointer).is_some(),
                    "{reference} leads nowhere"
                );
            }
            fields
                .values()
                .for_each(|field| check_references(field, document));
        }
        Value::Array(parts) => parts
            .iter()
            .for_each(|part| check_references(part, document)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
