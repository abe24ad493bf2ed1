//! How this run of the program answers.

use std::{io, process::ExitCode};

use jadoube_words::Argument;
use serde::Serialize;

use crate::{
    BAD_INPUT,
    arguments::Manner,
    console::{self, Ink, Palette},
    speech::Speech,
};

/// Why files can't be read, mostly.
const USUAL_REASONS: [(io::ErrorKind, &str); 10] = [
    (io::ErrorKind::NotFound, "cli-reason-not-found"),
    (io::ErrorKind::PermissionDenied, "cli-reason-permission"),
    (io::ErrorKind::IsADirectory, "cli-reason-directory"),
    (io::ErrorKind::UnexpectedEof, "cli-reason-cut-short"),
    (io::ErrorKind::InvalidData, "cli-reason-damaged"),
    (io::ErrorKind::FileTooLarge, "cli-reason-too-large"),
    (io::ErrorKind::OutOfMemory, "cli-reason-memory"),
    (io::ErrorKind::NotADirectory, "cli-reason-no-directory"),
    (io::ErrorKind::ReadOnlyFilesystem, "cli-reason-read-only"),
    (io::ErrorKind::StorageFull, "cli-reason-full"),
];

/// Language, colors and format of the answers.
pub(crate) struct Session {
    /// Whether answers are JSON.
    pub(crate) json: bool,
    /// Colors for standard output.
    pub(crate) palette: Palette,
    /// Colors for standard error.
    pub(crate) error_palette: Palette,
    /// The sentences.
    pub(crate) speech: Speech,
}

impl Session {
    pub(crate) fn new(manner: Manner) -> Self {
        Self {
            json: manner.json,
            palette: Palette::of_output(manner.color),
            error_palette: Palette::of_errors(manner.color),
            speech: Speech::new(manner.lang),
        }
    }

    /// Writes a value as a line of JSON.
    pub(crate) fn print_json(&self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        console::print(line)
    }

    /// Says on standard error why nothing can be done.
    pub(crate) fn refuse(&self, why: &str) -> ExitCode {
        self.complain(why);
        ExitCode::from(BAD_INPUT)
    }

    /// Says on standard error that a file can't be read, and why.
    pub(crate) fn cannot_read(&self, name: &str, error: &io::Error) -> ExitCode {
        let reason = reason(&self.speech, error);
        let arguments = [("file", Argument::from(name)), ("reason", reason.into())];
        self.refuse(&self.speech.say_of("cli-cannot-read", &arguments))
    }

    /// Says something on standard error.
    pub(crate) fn complain(&self, why: &str) {
        let label = self.speech.say("cli-error");
        let label = self.error_palette.paint(Ink::Wrong, label);
        console::complain(format!("jadoube: {label}: {}\n", console::harmless(why)));
    }
}

/// Why the system would not do something; the usual reasons in the reader's language.
pub(crate) fn reason(speech: &Speech, error: &io::Error) -> String {
    let known = USUAL_REASONS.iter().find(|(kind, _)| *kind == error.kind());
    known.map_or_else(|| error.to_string(), |(_, key)| speech.say(key))
}
