//! What a case expects against what it got: only what the case states is compared.
//!
//! Names of errors and defects are the library's own, so a case's name is compared where it is one
//! of the names answered with here, and stands for "some error" where it is not.

use serde_json::{Map, Value};

use super::ops::KNOWN;

/// Keys that explain a case to a reader; they are compared only where an answer has them too.
const PROSE: [&str; 10] = [
    "hint",
    "invariant",
    "mechanism",
    "never",
    "note",
    "options",
    "position",
    "property",
    "roundtrip",
    "rule",
];

/// Lists in which order says nothing.
const SETS: [&str; 7] = [
    "also_distinct",
    "choices",
    "legal_castling",
    "legal_moves",
    "mating_moves",
    "promotions",
    "tags",
];

/// Classes of error that answers tell apart.
const ERRORS: [&str; 11] = [
    "ambiguous",
    "bad_date",
    "illegal",
    "illegal_promotion",
    "missing_promotion",
    "moves_and_seconds_swapped",
    "null_move_unsupported",
    "overspecified",
    "syntax",
    "unknown_timecontrol",
    "unterminated_string",
];

/// Every place where the answer is not what the case states.
pub(super) fn differences(expected: &Value, got: &Value) -> Vec<String> {
    let mut found = Vec::new();
    value("", expected, got, &mut found);
    found
}

fn value(path: &str, expected: &Value, got: &Value, found: &mut Vec<String>) {
    match (expected, got) {
        (Value::Object(stated), _) if stated.contains_key("any_of") => {
            let choices = stated["any_of"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            if !choices
                .iter()
                .any(|choice| differences(choice, got).is_empty())
            {
                found.push(difference(path, expected, got));
            }
        }
        (Value::Object(stated), Value::Object(answered)) => object(path, stated, answered, found),
        (Value::Array(stated), Value::Array(answered)) => list(path, stated, answered, found),
        (Value::String(stated), _) if text(path, stated, got) => {}
        (Value::Number(a), Value::Number(b)) if a.as_f64() == b.as_f64() => {}
        (Value::Number(count), Value::Array(items))
            if count.as_u64() == Some(items.len() as u64) => {}
        (
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_)
            | Value::Object(_),
            _,
        ) => {
            if expected != got {
                found.push(difference(path, expected, got));
            }
        }
    }
}

fn object(
    path: &str,
    stated: &Map<String, Value>,
    answered: &Map<String, Value>,
    found: &mut Vec<String>,
) {
    for (key, expected) in stated {
        let path = if path.is_empty() {
            key.clone()
        } else {
            format!("{path}.{key}")
        };
        match answered.get(key) {
            Some(got) => value(&path, expected, got, found),
            None if PROSE.contains(&key.as_str()) => {}
            None => found.push(format!("{path}: expected {expected}, not answered")),
        }
    }
}

fn list(path: &str, stated: &[Value], answered: &[Value], found: &mut Vec<String>) {
    let key = path.rsplit('.').next().unwrap_or_default();
    if key == "warnings" {
        for warning in stated.iter().filter(|warning| !is_among(warning, answered)) {
            found.push(format!("{path}: {warning} is missing"));
        }
        return;
    }
    if SETS.contains(&key) {
        for missing in stated.iter().filter(|item| !answered.contains(item)) {
            found.push(format!("{path}: {missing} is missing"));
        }
        for extra in answered.iter().filter(|item| !stated.contains(item)) {
            found.push(format!("{path}: {extra} is too much"));
        }
        return;
    }
    if stated.len() != answered.len() {
        found.push(format!(
            "{path}: expected {} items, got {}",
            stated.len(),
            answered.len()
        ));
    }
    for (index, (expected, got)) in stated.iter().zip(answered).enumerate() {
        value(&format!("{path}.{index}"), expected, got, found);
    }
}

/// Whether a warning was given, or some warning where the case has another name for it.
fn is_among(warning: &Value, answered: &[Value]) -> bool {
    let name = warning.as_str().unwrap_or_default();
    let is_known = KNOWN.contains(&name.split(':').next().unwrap_or_default());
    answered.contains(warning) || !is_known && !answered.is_empty()
}

/// Whether a name of a case is one of those answered with here.
fn is_ours(path: &str, name: &str) -> bool {
    let key = path.rsplit('.').next().unwrap_or_default();
    !["kind", "reason", "strict_reason", "warning"].contains(&key) || KNOWN.contains(&name)
}

/// Whether an answer is what a text states.
fn text(path: &str, stated: &str, got: &Value) -> bool {
    match got {
        // A property in words, which the operation checked.
        Value::Bool(holds) => *holds,
        // The reasons that hold together; the case names one.
        Value::Array(reasons) => {
            !is_ours(path, stated) && !reasons.is_empty()
                || reasons.iter().any(|reason| text(path, stated, reason))
        }
        Value::String(_) if !is_ours(path, stated) => true,
        Value::String(answered) => match (
            stated.strip_prefix("error:"),
            answered.strip_prefix("error:"),
        ) {
            (Some(stated), Some(answered)) => error(stated, answered),
            (Some(_), None) | (None, Some(_)) => false,
            (None, None) => {
                stated == answered || stated.split("_or_").any(|choice| choice == answered)
            }
        },
        Value::Null | Value::Number(_) | Value::Object(_) => false,
    }
}

/// Whether a case's class of error is the one answered: `a_or_b` is either.
fn error(stated: &str, answered: &str) -> bool {
    let mut classes = stated.split("_or_");
    !classes.clone().any(|class| ERRORS.contains(&class)) || classes.any(|class| class == answered)
}

fn difference(path: &str, expected: &Value, got: &Value) -> String {
    format!("{path}: expected {expected}, got {got}")
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::differences;

    fn same(expected: &Value, got: &Value) {
        assert_eq!(
            differences(expected, got),
            Vec::<String>::new(),
            "{expected} {got}"
        );
    }

    fn differ(expected: &Value, got: &Value) {
        assert_ne!(
            differences(expected, got),
            Vec::<String>::new(),
            "{expected} {got}"
        );
    }

    #[test]
    fn only_what_a_case_states_is_compared() {
        same(&json!({ "a": 1 }), &json!({ "a": 1, "b": 2 }));
        same(&json!({ "a": 1, "note": "read me" }), &json!({ "a": 1 }));
        differ(&json!({ "a": 1, "b": 2 }), &json!({ "a": 1 }));
        differ(&json!({ "a": null }), &json!({ "a": 1 }));
    }

    #[test]
    fn order_counts_in_lists_but_not_in_sets() {
        differ(
            &json!({ "mainline": ["e4", "e5"] }),
            &json!({ "mainline": ["e5", "e4"] }),
        );
        same(
            &json!({ "legal_moves": ["a", "b"] }),
            &json!({ "legal_moves": ["b", "a"] }),
        );
        differ(
            &json!({ "legal_moves": ["a"] }),
            &json!({ "legal_moves": ["b", "a"] }),
        );
        same(
            &json!({ "warnings": ["a"] }),
            &json!({ "warnings": ["b", "a"] }),
        );
    }

    #[test]
    fn classes_of_error_are_told_apart() {
        same(&json!("error:syntax"), &json!("error:syntax"));
        differ(&json!("error:syntax"), &json!("error:illegal"));
        same(
            &json!("error:illegal_or_english_warning"),
            &json!("error:illegal"),
        );
        same(&json!("error:nesting_limit"), &json!("error:syntax"));
        differ(&json!("error:syntax"), &json!("e2e4"));
        differ(&json!("e2e4"), &json!("error:syntax"));
    }

    #[test]
    fn one_of_several_choices_or_reasons_is_enough() {
        same(&json!({ "any_of": ["a", "b"] }), &json!("b"));
        differ(&json!({ "any_of": ["a", "b"] }), &json!("c"));
        same(
            &json!({ "reason": "in_check" }),
            &json!({ "reason": ["b", "in_check"] }),
        );
        differ(
            &json!({ "reason": "in_check" }),
            &json!({ "reason": ["b", "a"] }),
        );
        same(
            &json!({ "reason": "in_their_words" }),
            &json!({ "reason": ["b", "a"] }),
        );
        differ(
            &json!({ "reason": "in_their_words" }),
            &json!({ "reason": [] }),
        );
        same(
            &json!({ "invariant": "in words" }),
            &json!({ "invariant": true }),
        );
        differ(
            &json!({ "invariant": "in words" }),
            &json!({ "invariant": false }),
        );
        same(&json!({ "games": 2 }), &json!({ "games": [1, 2] }));
    }
}
