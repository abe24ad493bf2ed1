//! A case as it stands in the file, and an answer to it.

use serde::Deserialize;
use serde_json::Value;

/// One report: an operation, its input, and what is expected.
#[derive(Deserialize)]
pub(super) struct Case {
    pub(super) id: String,
    pub(super) op: String,
    #[serde(default = "Check::exact")]
    pub(super) check: Check,
    #[serde(default)]
    pub(super) input: Value,
    #[serde(default)]
    pub(super) expected: Value,
}

impl Case {
    /// Stands for a line that is no case.
    pub(super) fn unread(line: usize) -> Self {
        Self {
            id: format!("line {line}"),
            op: "none".to_owned(),
            check: Check::Manual,
            input: Value::Null,
            expected: Value::Null,
        }
    }
}

/// How a case is checked.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Check {
    /// Compare the values.
    Exact,
    /// Assert the stated property.
    Property,
    /// Drive a server or a clock through steps.
    Scenario,
    /// A person judges, unless the answer is what the case states.
    Manual,
}

impl Check {
    fn exact() -> Self {
        Self::Exact
    }
}

/// What an operation gave.
pub(super) enum Answer {
    /// The answer, under the keys that cases of the operation state.
    Got(Value),
    /// Not answered, and why.
    Skip(String),
}

/// Reads a field of an input; the error is the reason for which the case is skipped.
pub(super) trait Fields {
    /// A field that must be text.
    fn text(&self, key: &str) -> Result<&str, String>;
    /// A field with a list of texts; none if it is absent.
    fn texts(&self, key: &str) -> Result<Vec<&str>, String>;
    /// A field that must be a whole number.
    fn number(&self, key: &str) -> Result<i64, String>;
    /// A field with a list of whole numbers.
    fn numbers(&self, key: &str) -> Result<Vec<i64>, String>;
}

impl Fields for Value {
    fn text(&self, key: &str) -> Result<&str, String> {
        self[key]
            .as_str()
            .ok_or_else(|| format!("the case's input has no text {key:?}"))
    }

    fn texts(&self, key: &str) -> Result<Vec<&str>, String> {
        match &self[key] {
            Self::Null => Ok(Vec::new()),
            Self::Array(items) => items
                .iter()
                .map(|item| {
                    item.as_str()
                        .ok_or_else(|| format!("{key:?} holds {item}, not text"))
                })
                .collect(),
            other @ (Self::Bool(_) | Self::Number(_) | Self::String(_) | Self::Object(_)) => {
                Err(format!("{key:?} is {other}, not a list"))
            }
        }
    }

    fn number(&self, key: &str) -> Result<i64, String> {
        self[key]
            .as_i64()
            .ok_or_else(|| format!("the case's input has no number {key:?}"))
    }

    fn numbers(&self, key: &str) -> Result<Vec<i64>, String> {
        let items = self[key].as_array();
        let items = items.ok_or_else(|| format!("the case's input has no list {key:?}"))?;
        let number = |item: &Self| item.as_i64().ok_or_else(|| format!("{item} is no number"));
        items.iter().map(number).collect()
    }
}
