//! A server as a process of its own, on a core of its own.

use std::{
    error::Error,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// The core of the servers; the clients have the other.
const CORE: &str = "0";

/// A server at work; killed when dropped.
pub struct Server {
    child: Child,
    /// Where it serves.
    pub address: SocketAddr,
    /// How long it took until it did.
    pub ready_in: Duration,
}

impl Server {
    /// A hall upon the record in a folder.
    pub fn hall(folder: &Path, people: usize) -> Result<Self, Box<dyn Error>> {
        let folder = folder.display().to_string();
        Self::start(&["serve-hall", &folder, &people.to_string()])
    }

    /// An echo.
    pub fn echo() -> Result<Self, Box<dyn Error>> {
        Self::start(&["serve-echo"])
    }

    fn start(arguments: &[&str]) -> Result<Self, Box<dyn Error>> {
        let began = Instant::now();
        let mut child = Command::new("taskset")
            .args(["-c", CORE])
            .arg(std::env::current_exe()?)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("taskset cannot be started: {error}"))?;
        let out = child.stdout.take().ok_or("the server's output is piped")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        Ok(Self {
            address: line
                .trim()
                .parse()
                .map_err(|_| "the server did not start")?,
            child,
            ready_in: began.elapsed(),
        })
    }

    /// Memory that it holds now, in bytes.
    pub fn resident(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }

    /// Time of the processor that it has used, all threads together.
    pub fn processor(&self) -> Duration {
        used(&format!("/proc/{}/stat", self.child.id()))
    }

    /// Kills it at once, as `kill -9` does.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Puts this process, the clients, on the other core.
pub fn take_other_core() {
    let id = std::process::id().to_string();
    let set = Command::new("taskset")
        .args(["-cp", "1", &id])
        .stdout(Stdio::null())
        .status();
    if !set.is_ok_and(|status| status.success()) {
        eprintln!("hall-load: taskset failed: clients and server share their cores");
    }
}

/// A folder for one scene, emptied.
pub fn fresh(folder: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let folder = folder.join("jadoube-hall-load");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Time of the processor that these clients have used.
pub fn own_processor() -> Duration {
    used("/proc/self/stat")
}

fn used(path: &str) -> Duration {
    let stat = std::fs::read_to_string(path).unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or_default();
    let ticks: u64 = after
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse::<u64>().ok())
        .sum();
    // A tick is a hundredth of a second on Linux.
    Duration::from_millis(ticks * 10)
}
