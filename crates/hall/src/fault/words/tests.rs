use std::{collections::BTreeSet, fs, path::Path};

use jadoube_protocol::ErrorCode;

use super::key;
use crate::{Fault, Tongues, permit::Action};

const CODES: [ErrorCode; 21] = [
    ErrorCode::Malformed,
    ErrorCode::TooLong,
    ErrorCode::WhoIsThere,
    ErrorCode::BadToken,
    ErrorCode::BadPassword,
    ErrorCode::Forbidden,
    ErrorCode::CodeNeeded,
    ErrorCode::NotFound,
    ErrorCode::Invalid,
    ErrorCode::Taken,
    ErrorCode::SeatTaken,
    ErrorCode::TooMany,
    ErrorCode::NotNow,
    ErrorCode::Stale,
    ErrorCode::FairPlay,
    ErrorCode::Muted,
    ErrorCode::ChatClosed,
    ErrorCode::NoEngine,
    ErrorCode::Storage,
    ErrorCode::Closing,
    ErrorCode::Internal,
];

/// What stands in quotes behind some word in the program, as far as it is a name.
fn quoted(source: &str, before: &str) -> Vec<String> {
    let parts = source.split(before).skip(1);
    parts
        .filter_map(|part| {
            let text = part.split('"').next()?;
            let name: &str = text.split(": ").next()?;
            super::is_name(name).then(|| name.to_owned())
        })
        .collect()
}

/// Every name of the hall's own that a fault is about somewhere.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = ["play", "read", "arbiter", "organise", "admin"]
        .map(str::to_owned)
        .into();
    names.extend(Action::ALL.map(|action| action.name().to_owned()));
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let source = fs::read_to_string(&path).expect("text");
                for before in [
                    ".about(\"",
                    ".about(format!(\"",
                    "invalid(\"",
                    "invalid(format!(\"",
                    "forbidden(\"",
                    "clean_name(\"",
                ] {
                    names.extend(quoted(&source, before));
                }
            }
        }
    }
    names
}

/// Whether it reads as a sentence that somebody finished.
fn check(text: &str, name: &str, context: &str) {
    assert!(
        text.ends_with(['.', ')', '!']) || !context.ends_with("None"),
        "{context}: {text}"
    );
    let end = text.chars().next_back();
    assert!(
        end.is_some_and(|end| !end.is_whitespace() && !":(,".contains(end)),
        "{context}: {text}"
    );
    assert!(
        // What is wrong stands in brackets, where anything is said of it.
        (!text.contains("()") || !context.contains(": ")) && !text.contains("  "),
        "{context}: {text}"
    );
    assert!(!text.starts_with("hall-"), "{context}: {text}");
    if !name.is_empty() {
        let is_raw = |word: &str| {
            word.trim_matches(|letter: char| !letter.is_alphabetic() && letter != '_') == name
        };
        let is_key = name.contains('_') || text.ends_with(name);
        assert!(
            !is_key || !text.split_whitespace().any(is_raw),
            "{context}: {text}"
        );
    }
}

#[test]
fn every_fault_says_in_words_what_cannot_be_done() {
    let tongues = Tongues::new();
    let names = names();
    assert!(names.len() > 40, "{names:?}");
    for code in CODES {
        let mut faults = vec![(String::new(), Fault::from(code))];
        for name in &names {
            for value in ["", ": 7", ": 1 to 60", ": empty"] {
                let about = format!("{name}{value}");
                faults.push((name.clone(), Fault::from(code).about(about)));
            }
        }
        for (name, fault) in faults {
            let say = fault.told(&tongues).say;
            let context = format!("{} about {:?}", key(code), fault.about);
            // A word of the language itself, as it happens.
            let spanish = if name == "metrics" { "" } else { &*name };
            check(&say.es, spanish, &context);
            if !["read", "play"].contains(&&*name) {
                let is_word = [
                    "name", "names", "text", "code", "room", "table", "tables", "game",
                ];
                let english = if is_word.contains(&&*name) || !name.contains('_') {
                    ""
                } else {
                    &*name
                };
                check(&say.en, english, &context);
            }
        }
    }
}

#[test]
fn what_somebody_sent_is_never_taken_for_a_name() {
    let tongues = Tongues::new();
    for about in [
        "Ana",
        "abCD1234",
        "../../x",
        "{ $about }",
        "hall-internal",
        "",
    ] {
        for code in CODES {
            let say = Fault::from(code).about(about).told(&tongues).say;
            assert!(
                !say.es.is_empty() && !say.es.starts_with("hall-"),
                "{say:?}"
            );
        }
    }
}
