//! A program that is talked to line by line, and ends when it is dropped.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

use super::lines::{Heard, Lines};
use super::{Awaited, EngineError, Limits};

/// A running engine, in a process group of its own.
pub(super) struct Process {
    path: PathBuf,
    // Invariant: it is waited for only after its group was killed, so that the number of the group
    // cannot have passed to somebody else.
    child: Child,
    stdin: ChildStdin,
    lines: Lines<ChildStdout>,
    limits: Limits,
}

/// What an engine may know of the hall's environment: nothing that could be a secret.
const ENVIRONMENT: [&str; 5] = ["PATH", "HOME", "LANG", "TMPDIR", "SystemRoot"];

impl Process {
    pub(super) fn start(path: &Path, limits: &Limits) -> Result<Self, EngineError> {
        let refused = |reason: String| EngineError::NotStarted {
            path: path.to_owned(),
            reason,
        };
        let absolute = std::path::absolute(path).map_err(|error| refused(error.to_string()))?;
        // `nice` would be started in any case, and say on its own error output what is wrong.
        check_program(&absolute).map_err(&refused)?;
        let mut command = command(&absolute, limits);
        let mut child = command
            .spawn()
            .map_err(|error| refused(error.to_string()))?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        Ok(Self {
            path: path.to_owned(),
            stdin: stdin.expect("the input was asked to be a pipe"),
            lines: Lines::new(
                stdout.expect("the output was asked to be a pipe"),
                limits.line_bytes,
            ),
            child,
            limits: limits.clone(),
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Sends lines, and reads until `read` makes something of one.
    pub(super) async fn ask<T>(
        &mut self,
        lines: &str,
        awaited: Awaited,
        within: Duration,
        read: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineError> {
        let asked = timeout(within, async {
            match self.stdin.write_all(lines.as_bytes()).await {
                Ok(()) => self.read_until(awaited, read).await,
                Err(_) => Err(self.ended(awaited).await),
            }
        });
        match asked.await {
            Ok(answer) => answer,
            Err(_) => Err(EngineError::NoAnswer {
                path: self.path.clone(),
                awaited,
                waited: within,
            }),
        }
    }

    async fn read_until<T>(
        &mut self,
        awaited: Awaited,
        mut read: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineError> {
        let before = self.lines.bytes;
        let mut lines = 0;
        loop {
            let heard = self.lines.next().await;
            let too_long = match heard {
                Ok(Heard::Line(line)) => {
                    if let Some(found) = read(line.trim()) {
                        return Ok(found);
                    }
                    false
                }
                Ok(Heard::TooLong) => true,
                Ok(Heard::End) | Err(_) => return Err(self.ended(awaited).await),
            };
            lines += 1;
            let bytes = self.lines.bytes - before;
            if too_long || lines > self.limits.answer_lines || bytes > self.limits.answer_bytes {
                return Err(EngineError::Flood {
                    path: self.path.clone(),
                    awaited,
                    lines,
                    bytes,
                });
            }
        }
    }

    async fn ended(&mut self, awaited: Awaited) -> EngineError {
        self.kill_group();
        let status = match timeout(self.limits.farewell, self.child.wait()).await {
            Ok(Ok(status)) => status.to_string(),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "not yet gone".to_owned(),
        };
        EngineError::Ended {
            path: self.path.clone(),
            awaited,
            status,
        }
    }

    /// Asks it to leave, and sees to it that it does.
    pub(super) async fn quit(mut self) {
        let within = self.limits.farewell;
        let _left = timeout(within, async {
            let _sent = self.stdin.write_all(b"quit\n").await;
            while let Ok(Heard::Line(_)) = self.lines.next().await {}
        })
        .await;
        self.kill_group();
        let _gone = timeout(within, self.child.wait()).await;
    }

    #[cfg(unix)]
    fn kill_group(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        let id = self.child.id().and_then(|id| i32::try_from(id).ok());
        if let Some(group) = id.and_then(Pid::from_raw) {
            // It may have ended already, and all that it started too.
            let _gone = kill_process_group(group, Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    fn kill_group(&mut self) {
        let _gone = self.child.start_kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill_group();
    }
}

fn command(path: &Path, limits: &Limits) -> Command {
    let mut words: Vec<OsString> = Vec::new();
    if let (Some(memory), Some(prlimit)) = (limits.memory_bytes, program("prlimit")) {
        words.push(prlimit.into());
        words.push(format!("--as={memory}").into());
        words.push("--core=0".into());
    }
    if let (1.., Some(nice)) = (limits.niceness, program("nice")) {
        words.push(nice.into());
        words.push(format!("-n{}", limits.niceness.min(19)).into());
    }
    words.push(path.into());
    let mut command = Command::new(words.remove(0));
    command
        .args(words)
        .env_clear()
        .envs(
            ENVIRONMENT
                .iter()
                .filter_map(|&name| Some((name, std::env::var_os(name)?))),
        )
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true);
    if let Some(folder) = path.parent() {
        // Engines look for their networks and books where they are themselves.
        command.current_dir(folder);
    }
    // An interrupt typed at the hall is for the hall.
    #[cfg(unix)]
    command.process_group(0);
    command
}

/// Where a program of this name is found.
pub(super) fn program(name: &str) -> Option<PathBuf> {
    search_path()
        .map(|folder| folder.join(name))
        .find(|path| check_program(path).is_ok())
}

/// The folders that programs are looked for in.
pub(super) fn search_path() -> impl Iterator<Item = PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = std::env::split_paths(&path)
        .filter(|folder| folder.is_absolute())
        .collect();
    folders.into_iter()
}

/// Whether a file can be run.
pub(super) fn check_program(path: &Path) -> Result<(), String> {
    let about = path.metadata().map_err(|error| error.to_string())?;
    if !about.is_file() {
        return Err("it is not a file".to_owned());
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        if about.permissions().mode() & 0o111 == 0 {
            return Err("it is not executable: chmod +x".to_owned());
        }
    }
    Ok(())
}
