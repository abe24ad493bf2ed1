//! Engines written for a test, in the language of the shell.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use jadoube_hall::engine::{Found, Limits, Options, Strength, Turn};
use jadoube_laws::{CastlingMode, Position, Uci};
use tempfile::TempDir;

/// An engine, in a folder of its own that goes with it.
pub(crate) struct Fake {
    folder: TempDir,
    pub(crate) found: Found,
}

/// What the engine of a test does; each is a piece of shell.
pub(crate) struct Script {
    /// On `uci`.
    pub(crate) uci: &'static str,
    /// On `isready`.
    pub(crate) isready: &'static str,
    /// On `go`; `$position` is the last position sent, `$log` a file.
    pub(crate) go: &'static str,
    /// On `stop`.
    pub(crate) stop: &'static str,
}

impl Script {
    /// Answers everything, and plays the pawn two squares from the initial position or replies to
    /// that.
    pub(crate) const GOOD: Self = Self {
        uci: "echo 'id name Fake'; echo uciok",
        isready: "echo readyok",
        go: "case \"$position\" in
            'position startpos') echo bestmove e2e4;;
            *) echo 'info depth 1 score cp 3'; echo 'bestmove e7e5 ponder g1f3';;
            esac",
        stop: ":",
    };

    pub(crate) fn make(&self) -> Fake {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let text = format!(
            "#!/bin/sh\nlog='{log}'\necho \"pid $$\" >>\"$log\"\nwhile read -r line; do\n\
             echo \"$line\" >>\"$log\"\ncase \"$line\" in\nuci) {uci};;\nisready) {isready};;\n\
             position*) position=$line;;\ngo*) {go};;\nstop) {stop};;\nquit) exit 0;;\n\
             esac\ndone\n",
            log = log.display(),
            uci = self.uci,
            isready = self.isready,
            go = self.go,
            stop = self.stop,
        );
        let path = folder.path().join("engine");
        write_program(&path, &text);
        Fake {
            folder,
            found: found(path),
        }
    }
}

impl Fake {
    /// What it was told, and the numbers of its processes.
    pub(crate) fn log(&self) -> Vec<String> {
        let text = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// The numbers of the processes that it was, one for each start.
    pub(crate) fn processes(&self) -> Vec<u32> {
        let log = self.log();
        let ids = log.iter().filter_map(|line| line.strip_prefix("pid "));
        ids.map(|id| id.parse().unwrap()).collect()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// Writes a program by way of another process: a file that this one has open for writing, be it
/// for a moment, may be open in what another test starts meanwhile, and then nothing runs it.
pub(crate) fn write_program(path: &Path, text: &str) {
    use std::os::unix::fs::PermissionsExt;
    let draft = path.with_extension("draft");
    fs::write(&draft, text).unwrap();
    let copied = Command::new("cp").arg(&draft).arg(path).status();
    assert!(copied.unwrap().success());
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// An engine as if it had been found; it tells its options again when it is started.
pub(crate) fn found(path: PathBuf) -> Found {
    Found {
        path,
        name: "Fake".to_owned(),
        author: None,
        options: Options::default(),
    }
}

/// Limits under which nothing is given up because the computer is busy.
pub(crate) fn patient() -> Limits {
    Limits {
        start: Duration::from_secs(60),
        ready: Duration::from_secs(60),
        grace: Duration::from_secs(60),
        farewell: Duration::from_secs(60),
        ..Limits::default()
    }
}

/// Limits for an engine that says nothing once it has a question.
pub(crate) fn short() -> Limits {
    Limits {
        grace: Duration::from_millis(700),
        ..patient()
    }
}

pub(crate) fn moves(text: &str) -> Vec<Uci> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().unwrap()).collect()
}

pub(crate) fn turn<'a>(start: &'a Position, moves: &'a [Uci]) -> Turn<'a> {
    Turn {
        start,
        castling: CastlingMode::Standard,
        moves,
        clocks: None,
    }
}

/// The weakest level at which every move is the engine's: 3000 nodes, 0.4 seconds.
pub(crate) fn level() -> Strength {
    Strength::new(4).unwrap()
}

/// Waits until a process is gone, or only waits to be forgotten by its parent.
#[track_caller]
pub(crate) fn gone(id: u32) -> impl Future<Output = ()> {
    let caller = std::panic::Location::caller();
    async move {
        let mut ticks = tokio::time::interval(Duration::from_millis(50));
        for _ in 0..1200 {
            ticks.tick().await;
            let Ok(about) = fs::read_to_string(format!("/proc/{id}/stat")) else {
                return;
            };
            if about
                .rsplit(')')
                .next()
                .is_some_and(|rest| rest.trim().starts_with('Z'))
            {
                return;
            }
        }
        panic!("process {id} still runs, at {caller}");
    }
}
