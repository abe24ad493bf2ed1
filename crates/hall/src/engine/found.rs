//! Which engines there are on this computer.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use futures_util::future::join_all;

use super::process::{Process, check_program, search_path};
use super::{Awaited, EngineError, Limits, Options};

/// An engine that answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Where it is.
    pub path: PathBuf,
    /// What it calls itself; the name of its file if it does not.
    pub name: String,
    /// Who it says made it.
    pub author: Option<String>,
    /// What can be set.
    pub options: Options,
}

/// What a search for engines came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Discovery {
    /// The engines, those named by the administrator first.
    pub found: Vec<Found>,
    /// What was named by the administrator and is no engine, and why.
    pub failed: Vec<EngineError>,
}

/// The message that tells how to get an engine.
pub const NONE_FOUND: &str = "hall-no_engine";

impl Discovery {
    /// The message for people, where there is nobody to play against.
    pub fn advice(&self) -> Option<&'static str> {
        self.found.is_empty().then_some(NONE_FOUND)
    }
}

/// UCI engines by the names that their packages give them, the strongest first.
const WELL_KNOWN: [&str; 10] = [
    "stockfish",
    "berserk",
    "koivisto",
    "rubichess",
    "ethereal",
    "ethereal-chess",
    "fairy-stockfish",
    "toga2",
    "fruit",
    "glaurung",
];

/// Where Debian installs games, and not every service has it in its `PATH`.
const GAMES: [&str; 2] = ["/usr/games", "/usr/local/games"];

const LONGEST_NAME: usize = 80;

/// The engines named, then the well-known ones that are installed; each is started once, all at
/// the same time, and asked what it is. One file is one engine, whatever names lead to it.
///
/// What was not named and does not answer is left out.
pub async fn discover(configured: &[PathBuf], limits: &Limits) -> Discovery {
    let folders = search_path().chain(GAMES.map(PathBuf::from));
    search(configured, folders.collect(), limits).await
}

async fn search(configured: &[PathBuf], folders: Vec<PathBuf>, limits: &Limits) -> Discovery {
    let installed = WELL_KNOWN
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .filter(|path| check_program(path).is_ok());
    let mut known = BTreeSet::new();
    let candidates: Vec<PathBuf> = configured
        .iter()
        .cloned()
        .chain(installed)
        .filter(|path| known.insert(path.canonicalize().unwrap_or_else(|_| path.clone())))
        .collect();
    let answers = join_all(candidates.iter().map(|path| probe(path, limits))).await;
    let mut discovery = Discovery::default();
    for (path, answer) in candidates.iter().zip(answers) {
        match answer {
            Ok(found) => discovery.found.push(found),
            Err(error) if configured.contains(path) => discovery.failed.push(error),
            Err(_) => {}
        }
    }
    discovery
}

async fn probe(path: &Path, limits: &Limits) -> Result<Found, EngineError> {
    let mut process = Process::start(path, limits)?;
    let found = introduce(&mut process, limits).await?;
    process.quit().await;
    Ok(found)
}

/// Asks a program that was just started what it is.
pub(super) async fn introduce(
    process: &mut Process,
    limits: &Limits,
) -> Result<Found, EngineError> {
    let path = process.path().to_owned();
    let file = path.file_name().unwrap_or(path.as_os_str());
    let mut found = Found {
        name: file.to_string_lossy().into_owned(),
        author: None,
        options: Options::default(),
        path: path.clone(),
    };
    let told = process.ask("uci\n", Awaited::Uciok, limits.start, |line| {
        if let Some(name) = line.strip_prefix("id name ").and_then(clean) {
            found.name = name;
        } else if let Some(author) = line.strip_prefix("id author ").and_then(clean) {
            found.author = Some(author);
        } else {
            found.options.note(line);
        }
        (line == "uciok").then_some(())
    });
    match told.await {
        Ok(()) => Ok(found),
        Err(EngineError::NoAnswer { waited, .. }) => Err(EngineError::NotUci { path, waited }),
        Err(error) => Err(error),
    }
}

/// What may be shown of a text from an engine.
pub(super) fn clean(text: &str) -> Option<String> {
    let kept: String = text
        .chars()
        .filter(|letter| !letter.is_control())
        .take(LONGEST_NAME)
        .collect();
    let kept = kept.trim();
    (!kept.is_empty()).then(|| kept.to_owned())
}
