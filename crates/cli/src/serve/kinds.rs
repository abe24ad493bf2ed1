//! What may stand in each setting, and where what stands there was written.

use figment::{
    Figment, Source,
    value::{Num, Value},
};
use jadoube_hall::SettingKind;
use tracing_subscriber::{EnvFilter, filter::LevelFilter};

use crate::speech::Speech;

/// The levels of the log.
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];
/// The formats of the log.
const FORMATS: [&str; 2] = ["text", "json"];

/// What may stand in a setting, of the hall or of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// One of the hall's.
    Hall(SettingKind),
    /// A text.
    Text,
    /// Texts.
    Texts,
    /// The format of the log.
    Format,
    /// What is logged.
    Level,
}

/// What may stand in the setting of a name.
pub(super) fn kind_of(key: &str) -> Kind {
    match key {
        "listen" => Kind::Texts,
        "log" => Kind::Format,
        "log_level" => Kind::Level,
        _ => SettingKind::of(key).map_or(Kind::Text, Kind::Hall),
    }
}

impl Kind {
    fn takes(self, text: &str) -> bool {
        match self {
            Self::Hall(kind) => kind.takes(text),
            Self::Text | Self::Texts => true,
            Self::Format => FORMATS.contains(&text),
            Self::Level => is_level(text),
        }
    }

    /// What may stand there, in words.
    pub(super) fn said(self, speech: &Speech) -> String {
        let (key, values) = match self {
            Self::Text | Self::Hall(SettingKind::Text) => ("text", Vec::new()),
            Self::Texts => ("texts", Vec::new()),
            Self::Format => ("words", vec![("words", FORMATS.join(", ").into())]),
            Self::Level => ("level", vec![("words", LEVELS.join(", ").into())]),
            Self::Hall(SettingKind::Truth) => ("truth", Vec::new()),
            Self::Hall(SettingKind::Number(from, to)) => {
                let number = |number: u32| speech.number(number.into()).into();
                ("number", vec![("from", number(from)), ("to", number(to))])
            }
            Self::Hall(SettingKind::Address) => ("address", Vec::new()),
            Self::Hall(SettingKind::Origins) => ("origins", Vec::new()),
            Self::Hall(SettingKind::Hosts) => ("hosts", Vec::new()),
            Self::Hall(SettingKind::Machines) => ("machines", Vec::new()),
            Self::Hall(SettingKind::Paths) => ("paths", Vec::new()),
        };
        speech.say_of(&format!("serve-allowed-{key}"), &values)
    }
}

/// Whether it says what is logged. A word alone would pass for a part of the program, of which
/// everything is logged.
fn is_level(text: &str) -> bool {
    (text.contains('=') || text.parse::<LevelFilter>().is_ok()) && EnvFilter::try_new(text).is_ok()
}

/// The part of a value that cannot stand in such a setting, as it was written.
pub(super) fn unfit(value: &Value, kind: Kind) -> Option<String> {
    let is_list = match kind {
        Kind::Texts => true,
        Kind::Hall(kind) => matches!(
            kind,
            SettingKind::Paths | SettingKind::Machines | SettingKind::Hosts | SettingKind::Origins
        ),
        Kind::Text | Kind::Format | Kind::Level => false,
    };
    let fits = match (kind, value) {
        (_, Value::Array(_, all)) if is_list => {
            let takes = |one: &Value| one.as_str().is_some_and(|text| kind.takes(text));
            let misfit = all.iter().find(|one| !takes(one));
            return misfit.map(written);
        }
        (Kind::Hall(SettingKind::Truth), Value::Bool(..)) => true,
        (Kind::Hall(SettingKind::Number(from, to)), Value::Num(_, number)) => {
            let (from, to) = (i128::from(from), i128::from(to));
            whole(*number).is_some_and(|number| (from..=to).contains(&number))
        }
        (_, Value::String(_, text)) => !is_list && kind.takes(text),
        (
            _,
            Value::Char(..)
            | Value::Bool(..)
            | Value::Num(..)
            | Value::Empty(..)
            | Value::Dict(..)
            | Value::Array(..),
        ) => false,
    };
    (!fits).then(|| written(value))
}

fn whole(number: Num) -> Option<i128> {
    match number.to_i128() {
        Some(number) => Some(number),
        None => number
            .to_u128()
            .and_then(|number| i128::try_from(number).ok()),
    }
}

/// A value as it is written in the file.
fn written(value: &Value) -> String {
    let text = match value {
        Value::String(_, text) => format!("\"{text}\""),
        Value::Char(_, letter) => format!("\"{letter}\""),
        Value::Bool(_, is) => is.to_string(),
        Value::Num(_, number) => match (number.to_i128(), number.to_f64()) {
            (Some(whole), _) => whole.to_string(),
            (None, Some(broken)) => broken.to_string(),
            (None, None) => "?".to_owned(),
        },
        Value::Empty(..) => "\"\"".to_owned(),
        Value::Dict(..) => "{…}".to_owned(),
        Value::Array(_, all) => {
            let all: Vec<_> = all.iter().map(written).collect();
            format!("[{}]", all.join(", "))
        }
    };
    let mut letters = text.chars();
    let mut short: String = letters.by_ref().take(60).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

/// Where a setting is written: a file and its line, a variable, or an option.
pub(super) fn place_of(all: &Figment, key: &str) -> String {
    let Some(metadata) = all.find_metadata(key) else {
        return String::new();
    };
    match &metadata.source {
        Some(Source::File(path)) => {
            let file = path.display();
            let text = std::fs::read_to_string(path).unwrap_or_default();
            let is_it = |line: &str| {
                let rest = line.trim_start().strip_prefix(key);
                rest.is_some_and(|rest| rest.trim_start().starts_with('='))
            };
            match text.lines().position(is_it) {
                Some(line) => format!("{file}:{}", line + 1),
                None => file.to_string(),
            }
        }
        Some(_) | None if metadata.name.starts_with("JADOUBE_") => {
            let own = format!("JADOUBE_{}", key.to_uppercase());
            // The level may be given by the name of the log alone.
            let is_short = key == "log_level" && std::env::var_os(&own).is_none();
            if is_short {
                "JADOUBE_LOG".to_owned()
            } else {
                own
            }
        }
        Some(_) | None => format!("--{}", key.replace('_', "-")),
    }
}
