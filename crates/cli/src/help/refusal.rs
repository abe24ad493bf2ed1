//! Why a command line can't be understood, in the reader's language.

use std::ffi::OsString;

use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use jadoube_words::Argument;

use crate::{
    console::{self, Ink, Palette},
    speech::Speech,
};

/// The message for standard error: what is wrong, what was perhaps meant, how the command is used.
pub(super) fn explain(
    error: &Error,
    command: &Command,
    words: &[OsString],
    palette: Palette,
    speech: &Speech,
) -> String {
    let told = |kind| context(error, kind);
    let arguments: Vec<(&'static str, Argument)> = vec![
        ("argument", told(ContextKind::InvalidArg).into()),
        ("other", told(ContextKind::PriorArg).into()),
        ("value", told(ContextKind::InvalidValue).into()),
        ("command", told(ContextKind::InvalidSubcommand).into()),
        ("values", told(ContextKind::ValidValue).into()),
        ("reason", reason(error, speech).into()),
    ];
    let what = speech.say_of(key(error), &arguments);
    let label = palette.paint(Ink::Wrong, speech.say("cli-error"));
    let mut text = format!("jadoube: {label}: {what}\n");
    let meant = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
        ContextKind::SuggestedSubcommand,
    ]
    .map(told)
    .into_iter()
    .find(|suggestion| !suggestion.is_empty());
    if let Some(meant) = meant {
        text += &format!(
            "  {}\n",
            speech.say_of("cli-usage-meant", &[("meant", meant.into())])
        );
    }
    text + &format!(
        "\n{}: {}\n",
        speech.say("cli-heading-usage"),
        usage(command, words, speech)
    )
}

/// The sentence for each kind of error.
const KEYS: [(ErrorKind, &str); 9] = [
    (ErrorKind::UnknownArgument, "cli-usage-unknown-argument"),
    (ErrorKind::InvalidSubcommand, "cli-usage-unknown-command"),
    (ErrorKind::InvalidValue, "cli-usage-bad-value"),
    (ErrorKind::ValueValidation, "cli-usage-refused-value"),
    (
        ErrorKind::MissingRequiredArgument,
        "cli-usage-missing-argument",
    ),
    (ErrorKind::MissingSubcommand, "cli-usage-missing-command"),
    (ErrorKind::ArgumentConflict, "cli-usage-conflict"),
    (ErrorKind::TooManyValues, "cli-usage-too-many"),
    (ErrorKind::TooFewValues, "cli-usage-value-missing"),
];

fn key(error: &Error) -> &'static str {
    let told = |kind| context(error, kind);
    if error.kind() == ErrorKind::InvalidValue && told(ContextKind::InvalidValue).is_empty() {
        return "cli-usage-value-missing";
    }
    if error.kind() == ErrorKind::ArgumentConflict
        && told(ContextKind::PriorArg) == told(ContextKind::InvalidArg)
    {
        return "cli-usage-twice";
    }
    let known = KEYS.iter().find(|(kind, _)| *kind == error.kind());
    known.map_or("cli-usage-other", |(_, key)| key)
}

fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => console::harmless(text),
        Some(ContextValue::Strings(texts)) => console::harmless(&texts.join(", ")),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// What a value's own reader said about it: a key of a sentence, if it is one of ours.
fn reason(error: &Error, speech: &Speech) -> String {
    match std::error::Error::source(error) {
        Some(source) => speech.say(&source.to_string()),
        None => error.kind().to_string(),
    }
}

/// How the command on the line is used.
fn usage(command: &Command, words: &[OsString], speech: &Speech) -> String {
    let (mut command, mut key) = (command, "cli-help".to_owned());
    for word in words.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(below) = command.find_subcommand(word) {
            command = below;
            key = format!("{key}-{word}");
        }
    }
    speech.say(&format!("{key}-usage"))
}
