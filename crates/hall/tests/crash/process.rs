//! The process that is killed, and the server of a database where there is one.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    time::Duration,
};

use jadoube_hall::{Config, Hall, WallClock};
use jadoube_journal::Journal;
use tokio::net::TcpListener;

/// Where the record of the process stands; it serves if this is set.
const URL: &str = "JADOUBE_CRASH_URL";
const LISTENS: &str = "listening on ";

/// A hall in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts one, and waits until it listens.
    pub(crate) async fn start(url: &str) -> Self {
        let me = std::env::current_exe().expect("this test runs from a file");
        let mut child = Command::new(me)
            .args(["serves_when_asked_to", "--exact", "--nocapture"])
            .env(URL, url)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("it can be run again");
        let out = child.stdout.take().expect("it is piped");
        let found = tokio::task::spawn_blocking(move || {
            let mut lines = BufReader::new(out).lines();
            let found = lines.by_ref().find_map(|line| {
                let line = line.ok()?;
                let (_, address) = line.split_once(LISTENS)?;
                address.parse::<SocketAddr>().ok()
            });
            // Its output must go somewhere for as long as it lives.
            std::thread::spawn(move || lines.for_each(drop));
            found
        });
        let address = found.await.expect("it reads").expect("it listens");
        Self { child, address }
    }

    /// Kills it as it stands: SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it was ours");
    }
}

/// Serves a hall until killed, if this process was started for that.
pub(crate) fn serve_if_asked() {
    let Ok(url) = std::env::var(URL) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let journal = Journal::open(&url).await.expect("the record opens");
        let config = Config {
            messages_per_20_s: 1_000_000,
            spectator_messages_per_20_s: 1_000_000,
            guest_tables_per_minute: 1_000,
            ..Config::default()
        };
        let hall = Hall::open(config, journal, WallClock::new())
            .await
            .expect("the hall opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("it is bound");
        let mut out = std::io::stdout();
        writeln!(out, "\n{LISTENS}{address}").expect("somebody reads it");
        out.flush().expect("somebody reads it");
        jadoube_hall::serve(listener, hall)
            .await
            .expect("it serves");
    });
}

/// A new database on the server that tests use, if it is there.
pub(crate) fn postgres() -> Option<String> {
    let address: SocketAddr = "127.0.0.1:5432".parse().expect("an address");
    TcpStream::connect_timeout(&address, Duration::from_secs(1)).ok()?;
    let name = format!("jadoube_crash_{}", std::process::id());
    let made = psql(&format!("CREATE DATABASE {name}"));
    made.then(|| format!("postgres://postgres@127.0.0.1:5432/{name}"))
}

pub(crate) fn drop_postgres(url: &str) {
    let name = url.rsplit('/').next().unwrap_or_default();
    psql(&format!("DROP DATABASE {name} WITH (FORCE)"));
}

fn psql(command: &str) -> bool {
    let done = Command::new("psql")
        .args(["postgres://postgres@127.0.0.1:5432/test", "-qc", command])
        .stderr(Stdio::null())
        .status();
    done.is_ok_and(|status| status.success())
}
