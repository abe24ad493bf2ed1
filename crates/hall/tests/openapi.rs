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
