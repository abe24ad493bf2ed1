//! Why a hall cannot be opened or looked after.

use std::path::PathBuf;

use jadoube_words::Argument;

use crate::speech::Speech;

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
        /// Why.
        reason: String,
    },
    /// The settings cannot be read at all.
    Settings(String),
    /// An address that cannot be listened at, and is none.
    BadAddress(String, String),
    /// An address where another program listens already.
    PortTaken(String, u16),
    /// An address that may not be listened at.
    PortForbidden(String),
    /// A file or folder cannot be used.
    File(PathBuf, std::io::Error),
    /// Another hall is open upon the same record.
    InUse(PathBuf, String),
    /// The record cannot be opened, read or written.
    Record(String),
    /// Anything else that the system would not do.
    System(String),
}

impl Trouble {
    /// What is wrong, and what to do, in words.
    pub(crate) fn said(&self, speech: &Speech) -> String {
        let say = |key, values: &[(&'static str, Argument)]| speech.say_of(key, values);
        match self {
            Self::UnknownSetting { key, place, meant } => {
                let said = say(
                    "serve-unknown-setting",
                    &[
                        ("key", key.as_str().into()),
                        ("place", place.as_str().into()),
                    ],
                );
                match meant {
                    Some(meant) => {
                        said + " "
                            + &say("serve-setting-meant", &[("meant", meant.as_str().into())])
                    }
                    None => said,
                }
            }
            Self::BadSetting { key, reason } => say(
                "serve-bad-setting",
                &[
                    ("key", key.as_str().into()),
                    ("reason", reason.as_str().into()),
                ],
            ),
            Self::Settings(reason) => say("serve-settings", &[("reason", reason.as_str().into())]),
            Self::BadAddress(address, reason) => say(
                "serve-bad-address",
                &[
                    ("address", address.as_str().into()),
                    ("reason", reason.as_str().into()),
                ],
            ),
            Self::PortTaken(address, port) => say(
                "serve-port-taken",
                &[
                    ("address", address.as_str().into()),
                    ("port", port.to_string().into()),
                    ("other", port.wrapping_add(1).max(1024).to_string().into()),
                ],
            ),
            Self::PortForbidden(address) => say(
                "serve-port-forbidden",
                &[("address", address.as_str().into())],
            ),
            Self::File(path, error) => say(
                "cli-cannot-read",
                &[
                    ("file", path.display().to_string().into()),
                    ("reason", error.to_string().into()),
                ],
            ),
            Self::InUse(path, who) if who.is_empty() => say(
                "serve-in-use",
                &[("path", path.display().to_string().into())],
            ),
            Self::InUse(path, who) => say(
                "serve-in-use-by",
                &[
                    ("path", path.display().to_string().into()),
                    ("who", who.as_str().into()),
                ],
            ),
            Self::Record(reason) => say("serve-record", &[("reason", reason.as_str().into())]),
            Self::System(reason) => say("serve-system", &[("reason", reason.as_str().into())]),
        }
    }
}

impl From<jadoube_journal::Error> for Trouble {
    fn from(error: jadoube_journal::Error) -> Self {
        match error {
            jadoube_journal::Error::InUse(database) => Self::InUse(database.into(), String::new()),
            other => Self::Record(other.to_string()),
        }
    }
}
