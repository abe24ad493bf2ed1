//! Why a hall cannot be opened or looked after.

use std::path::{Path, PathBuf};

use jadoube_journal::Error;
use jadoube_words::Argument;

use super::kinds::Kind;
use crate::{session::reason, speech::Speech};

/// Why a hall cannot be opened or looked after.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// A setting that there is none of, and where it is written.
    UnknownSetting {
        /// Its name.
        key: String,
        /// The file, or the environment.
        place: String,
        /// The name that it resembles most.
        meant: Option<String>,
    },
    /// A setting that cannot be read.
    BadSetting {
        /// Its name.
        key: String,
        /// The file and the line, the variable or the option.
        place: String,
        /// What is written there.
        found: String,
        /// What may be.
        kind: Kind,
    },
    /// The settings cannot be read at all.
    Settings(String),
    /// An address that cannot be listened at, and is none.
    BadAddress(String, String),
    /// An address where another program listens already.
    PortTaken(String, u16),
    /// An address that may not be listened at.
    PortForbidden(String),
    /// A file of settings is not what it should be: where, and why.
    BadFile {
        /// The file.
        file: String,
        /// The line, from 1.
        line: String,
        /// The column, from 1.
        column: String,
        /// What is written in the line.
        written: String,
    },
    /// A file cannot be read.
    File(PathBuf, std::io::Error),
    /// A file or folder cannot be made or written.
    Unwritable(PathBuf, std::io::Error),
    /// A file is no copy of a record, or it is damaged.
    NoCopy(PathBuf),
    /// A copy was made by a later version of this program.
    NewerCopy(PathBuf),
    /// Another hall is open upon the same record.
    InUse(PathBuf, String),
    /// The record cannot be opened, read or written.
    Record(String),
    /// The same, as the journal says it.
    Journal(jadoube_journal::Error),
    /// Anything else that the system would not do.
    System(String),
}

impl Trouble {
    /// What is wrong, and what to do, in words.
    pub(crate) fn said(&self, speech: &Speech) -> String {
        let say = |key, values: &[(&'static str, &str)]| {
            let values = values.iter().map(|(name, text)| (*name, (*text).into()));
            speech.say_of(key, &values.collect::<Vec<_>>())
        };
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::UnknownSetting { key, place, meant } => {
                let said = say("serve-unknown-setting", &[("key", key), ("place", place)]);
                match meant {
                    Some(meant) => said + " " + &say("serve-setting-meant", &[("meant", meant)]),
                    None => said,
                }
            }
            Self::BadSetting {
                key,
                place,
                found,
                kind,
            } => {
                let values = [
                    ("key", key.as_str()),
                    ("place", place),
                    ("found", found),
                    ("allowed", &kind.said(speech)),
                ];
                say("serve-bad-setting", &values)
            }
            Self::Settings(reason) => say("serve-settings", &[("reason", reason)]),
            Self::BadAddress(address, reason) => say(
                "serve-bad-address",
                &[("address", address), ("reason", reason)],
            ),
            Self::PortTaken(address, port) => {
                let other = port.wrapping_add(1).max(1024).to_string();
                let port = port.to_string();
                let values = [
                    ("address", address.as_str()),
                    ("port", &port),
                    ("other", &other),
                ];
                say("serve-port-taken", &values)
            }
            Self::PortForbidden(address) => say("serve-port-forbidden", &[("address", address)]),
            Self::BadFile {
                file,
                line,
                column,
                written,
            } => {
                let place = [("file", file.as_str()), ("line", line), ("column", column)];
                say(
                    "serve-bad-file",
                    &[&place[..], &[("written", written)]].concat(),
                )
            }
            Self::File(path, error) => of_file(speech, "cli-cannot-read", path, error),
            Self::Unwritable(path, error) => of_file(speech, "cli-cannot-write", path, error),
            Self::NoCopy(path) => say("restore-no-copy-whole", &[("file", &shown(path))]),
            Self::NewerCopy(path) => say("restore-newer", &[("file", &shown(path))]),
            Self::InUse(path, who) => say(in_use(who), &[("path", &shown(path)), ("who", who)]),
            Self::Record(reason) => say("serve-record", &[("reason", reason)]),
            Self::Journal(error) => of_journal(speech, error),
            Self::System(reason) => say("serve-system", &[("reason", reason)]),
        }
    }
}

/// What is said of a record that another hall uses, whoever that is.
const fn in_use(who: &str) -> &'static str {
    if who.is_empty() {
        "serve-in-use"
    } else {
        "serve-in-use-by"
    }
}

fn of_file(speech: &Speech, key: &str, path: &Path, error: &std::io::Error) -> String {
    let values = [
        ("file", path.display().to_string().into()),
        ("reason", reason(speech, error).into()),
    ];
    speech.say_of(key, &values)
}

/// What the journal says, in the reader's language where it is for people to mend.
fn of_journal(speech: &Speech, error: &Error) -> String {
    let text = |name, text: &str| (name, Argument::from(text));
    let (key, values) = match error {
        Error::UnknownUrl(url) => ("record-unknown", vec![text("database", url)]),
        Error::Open { database, cause } => (
            "record-unopened",
            vec![text("database", database), text("reason", cause)],
        ),
        Error::NotDurable {
            database,
            setting,
            found,
            need,
        } => (
            "record-forgets",
            vec![
                text("database", database),
                text("setting", setting),
                text("found", found),
                text("need", need),
            ],
        ),
        Error::TooNew { database, .. } => ("record-too-new", vec![text("database", database)]),
        Error::NameTaken(name) => ("admin-name-taken", vec![text("name", name)]),
        Error::Full(reason) => ("record-full", vec![text("reason", reason)]),
        Error::NotEmpty { database, .. } => ("restore-not-empty", vec![text("database", database)]),
        Error::FileExists(file) => ("backup-exists", vec![text("file", file)]),
        Error::File { path, cause } => (
            "backup-file",
            vec![text("file", path), text("reason", cause)],
        ),
        Error::NewerBackup { path } => ("restore-newer", vec![text("file", path)]),
        Error::Backup { path, line, .. } => (
            "restore-no-copy",
            vec![text("file", path), ("line", Argument::from(*line))],
        ),
        Error::Migration { .. }
        | Error::NotFound { .. }
        | Error::Exists { .. }
        | Error::RatingMoved { .. }
        | Error::Value { .. }
        | Error::InUse(_)
        | Error::Io(_)
        | Error::Database { .. }
        | Error::Closed => ("serve-record", vec![text("reason", &error.to_string())]),
    };
    speech.say_of(key, &values)
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        if let Error::InUse(database) = error {
            Self::InUse(database.into(), String::new())
        } else {
            Self::Journal(error)
        }
    }
}
