//! The words for what is wrong with something that was sent.

use jadoube_words::{Arguments, Words};

use super::misfit::{Kind, Misfit, Wrong};

/// How many names of fields or choices are said.
const MOST_NAMES: usize = 16;
/// How many characters of a word that was sent are said.
const LONGEST: usize = 40;

/// Says it: which field it is, and what it should have been.
pub(super) fn say(misfit: &Misfit, words: &Words) -> String {
    let arguments = Arguments::new().with("field", short(&misfit.field));
    let (key, arguments) = match &misfit.what {
        Wrong::NotJson(Some((line, column))) => {
            let place = arguments.with("line", line.to_string());
            ("not_json_at", place.with("column", column.to_string()))
        }
        Wrong::NotJson(None) => ("not_json", arguments),
        Wrong::CutShort => ("cut_short", arguments),
        Wrong::TooDeep => ("too_deep", arguments),
        Wrong::Missing => ("missing", arguments),
        Wrong::Unknown(allowed) if allowed.is_empty() => ("unknown_bare", arguments),
        Wrong::Unknown(allowed) => ("unknown", arguments.with("allowed", names(allowed))),
        Wrong::NoneOf { found, allowed } => {
            let found = arguments.with("found", short(found));
            let key = if misfit.field.is_empty() {
                "none_of_bare"
            } else {
                "none_of"
            };
            (key, found.with("allowed", names(allowed)))
        }
        Wrong::Kind { found, needed } => {
            let found = arguments.with("found", kind(*found, words));
            match needed {
                Some(needed) => {
                    let key = if misfit.field.is_empty() {
                        "kind_bare"
                    } else {
                        "kind"
                    };
                    (key, found.with("needed", kind(*needed, words)))
                }
                None => ("unfit", found),
            }
        }
        Wrong::Twice => ("twice", arguments),
        Wrong::NotASeal => ("not_a_seal", arguments),
        Wrong::Unfit => ("unfit", arguments),
    };
    let key = if key == "unfit" && misfit.field.is_empty() {
        "unfit_bare"
    } else {
        key
    };
    words.message(&format!("hall-misfit_{key}"), &arguments)
}

fn kind(kind: Kind, words: &Words) -> String {
    let none = Arguments::new();
    let (key, arguments) = match kind {
        Kind::Text => ("text", none),
        Kind::Number => ("number", none),
        Kind::Whole(i128::MIN, i128::MAX) => ("whole", none),
        Kind::Whole(from, to) => {
            let bounds = none.with("from", from.to_string());
            ("whole_within", bounds.with("to", to.to_string()))
        }
        Kind::Truth => ("truth", none),
        Kind::List => ("list", none),
        Kind::Object => ("object", none),
        Kind::Nothing => ("nothing", none),
        Kind::Choice => ("choice", none),
    };
    words.message(&format!("hall-kind_{key}"), &arguments)
}

fn names(all: &[String]) -> String {
    let mut said: Vec<String> = all
        .iter()
        .take(MOST_NAMES)
        .map(|name| short(name))
        .collect();
    if all.len() > MOST_NAMES {
        said.push("…".to_owned());
    }
    said.join(", ")
}

fn short(text: &str) -> String {
    let mut letters = text.chars();
    let mut said: String = letters.by_ref().take(LONGEST).collect();
    if letters.next().is_some() {
        said.push('…');
    }
    said
}
