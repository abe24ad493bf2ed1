//! What is said once the hall is open.

use std::io;

use serde::Serialize;

use super::Settings;
use crate::{
    console::{self, Ink},
    session::Session,
};

/// An open hall, as it is told.
#[derive(Serialize)]
pub(super) struct Open {
    /// Its name.
    pub(super) name: String,
    /// Where it is reached from this machine.
    pub(super) here: Vec<String>,
    /// Where it is reached from others.
    pub(super) elsewhere: Vec<String>,
    /// Where it is for everybody, as the settings say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) public: Option<String>,
    /// Its record, without a password.
    pub(super) record: String,
    /// The link that makes the first administrator, once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) administrator: Option<String>,
}

/// Says that the hall is open, and where.
pub(super) fn tell(session: &Session, open: &Open, settings: &Settings) -> io::Result<()> {
    if session.json {
        return session.print_json(open);
    }
    let speech = &session.speech;
    let mut text = String::new();
    let mut line = |key: &str, value: &str| {
        text += &speech.say_of(key, &[("value", value.into())]);
        text.push('\n');
    };
    line("serve-open", &open.name);
    if let Some(url) = &open.public {
        line("serve-public", url);
    }
    for url in &open.here {
        line("serve-here", url);
    }
    for url in &open.elsewhere {
        line("serve-elsewhere", url);
    }
    if open.elsewhere.is_empty() && open.public.is_none() {
        line("serve-only-here", "");
    }
    line("serve-record-is", &open.record);
    let record = settings.file().map(|file| {
        let file = std::path::absolute(&file).unwrap_or(file);
        format!("sqlite:{}", file.display())
    });
    line(
        "serve-backup-hint",
        &record.unwrap_or_else(|| open.record.clone()),
    );
    let best = open.public.as_ref().or(open.elsewhere.first());
    if let Some(url) = best.or(open.here.first()) {
        line("serve-play-hint", url);
    }
    if let Some(link) = &open.administrator {
        line("serve-administrator", link);
        line("serve-administrator-here", link);
    }
    line("serve-close-hint", "");
    console::print(
        session
            .palette
            .paint(Ink::Title, text.trim_end())
            .to_string()
            + "\n",
    )
}
