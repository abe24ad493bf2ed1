//! Real processes: a hall that serves, and programs that talk to it through pipes.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

/// How long a test waits for a line before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of one test, gone with it.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program, away from the reader's own settings.
pub(crate) fn jadoube(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("JADOUBE_") {
            command.env_remove(name);
        }
    }
    command
        .args(arguments)
        .env("LC_ALL", "en_US.UTF-8")
        .env_remove("NO_COLOR");
    command
}

/// A program that is talked to line by line.
pub(crate) struct Talker {
    pub(crate) child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Talker {
    pub(crate) fn start(mut command: Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("it was asked for");
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
            heard: Vec::new(),
        }
    }

    /// Types a line.
    pub(crate) fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").expect("the program reads");
    }

    /// The next line with this in it; those before are passed over.
    pub(crate) fn hear(&mut self, part: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let Ok(line) = line else {
                panic!("“{part}” was never said, but:\n{}", self.heard.join("\n"));
            };
            self.heard.push(line.clone());
            if line.contains(part) {
                return line;
            }
        }
    }

    /// Everything that was said so far, and to the end.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        self.heard.extend(self.lines.iter());
        self.heard.clone()
    }

    /// Nothing more is typed; what the program ends with, and all it said.
    pub(crate) fn end(mut self) -> (Option<i32>, Vec<String>) {
        drop(self.input.take());
        let said = self.rest();
        let status = self.child.wait().expect("the program ends");
        (status.code(), said)
    }

    /// Sends the process a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.expect("kill is there").success());
    }
}

impl Drop for Talker {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A hall that serves upon a folder.
pub(crate) struct Serving {
    pub(crate) talker: Talker,
    pub(crate) url: String,
    /// The link that makes the first administrator, where there is none.
    pub(crate) administrator: Option<String>,
}

impl Serving {
    /// Opens a hall; port 0 for one of the system's choice.
    pub(crate) fn open(data: &Path, port: u16) -> Self {
        let data = data.display().to_string();
        let listen = format!("127.0.0.1:{port}");
        let arguments = ["serve", "--json", "--data", &data, "--listen", &listen];
        let mut talker = Talker::start(jadoube(&arguments));
        let line = talker.hear("{");
        let told: serde_json::Value = serde_json::from_str(&line).expect("it is JSON");
        let url = told["here"][0].as_str().expect("an address").to_owned();
        let administrator = told["administrator"].as_str().map(str::to_owned);
        Self {
            talker,
            url,
            administrator,
        }
    }

    /// Its port.
    pub(crate) fn port(&self) -> u16 {
        let (_, port) = self.url.rsplit_once(':').expect("a port");
        port.parse().expect("a number")
    }
}
