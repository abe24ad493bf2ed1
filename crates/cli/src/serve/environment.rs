//! The settings that the environment gives, as the values they stand for.

use figment::{
    Error, Metadata, Profile, Provider,
    providers::Env,
    value::{Dict, Map, Num, Tag, Value},
};

/// What every name of ours begins with.
const PREFIX: &str = "JADOUBE_";
/// Names that begin so and are no settings: the tests of this project use them.
const OTHERS: [&str; 2] = ["shared", "test_postgres"];

/// The settings in the environment, read by what they are where nothing is set.
pub(super) struct Environment<'a> {
    /// All settings, as they are where nothing is set.
    pub(super) usual: &'a Dict,
}

impl Provider for Environment<'_> {
    fn metadata(&self) -> Metadata {
        Metadata::named("JADOUBE_…")
    }

    fn data(&self) -> Result<Map<Profile, Dict>, Error> {
        let mut dict = Dict::new();
        for (key, text) in Env::prefixed(PREFIX).iter() {
            let key = key.as_str().to_lowercase();
            if OTHERS.contains(&key.as_str()) {
                continue;
            }
            let (key, text) = named(key, text);
            let value = read(self.usual.get(&key), &text);
            dict.insert(key, value);
        }
        Ok(Profile::Default.collect(dict))
    }
}

/// `JADOUBE_LOG` is the level or the format, whichever it names.
fn named(key: String, text: String) -> (String, String) {
    if key == "log" && !["text", "json"].contains(&text.as_str()) {
        ("log_level".to_owned(), text)
    } else {
        (key, text)
    }
}

/// A text as the kind of value that the setting usually is; as it stands where it is none.
fn read(usual: Option<&Value>, text: &str) -> Value {
    match usual {
        Some(Value::Bool(..)) => match text {
            "1" | "true" | "yes" | "si" | "sí" => true.into(),
            "0" | "false" | "no" | "" => false.into(),
            other => other.into(),
        },
        Some(Value::Num(..)) => match text.parse::<u64>() {
            Ok(number) => Value::Num(Tag::Default, Num::U64(number)),
            Err(_) => text.into(),
        },
        Some(Value::Array(..)) => list(text),
        Some(Value::String(..) | Value::Char(..) | Value::Dict(..) | Value::Empty(..)) | None => {
            text.into()
        }
    }
}

/// The values of a list in one text, parted by commas.
pub(super) fn list(text: &str) -> Value {
    let each = text.split(',').map(str::trim).filter(|one| !one.is_empty());
    Value::Array(Tag::Default, each.map(Value::from).collect())
}
