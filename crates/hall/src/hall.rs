//! A playing hall: its tables, its rooms, its record.

mod notices;
mod opening;
mod tables;

use std::{
    collections::HashMap,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use jadoube_journal::{GameId, Journal};
use jadoube_protocol::ErrorCode;
use tokio::{
    sync::{Mutex, mpsc, oneshot, watch},
    time::Instant,
};

use crate::{
    Config, Fault, HttpFault, Lobby, Tongues, WallClock,
    app::Hosts,
    lawbook::Books,
    ledger::{HallLedger, Waiting},
    limits::{self, Limits},
    machines::Machines,
    people::Door,
    points::{self, Points},
    table::{Asked, Context, TableHandle, Unnoted, Unreadable},
};

/// How often rooms are told who came and left.
const PRESENCE_EVERY: Duration = Duration::from_millis(250);
/// How often it is seen to tables that nobody waits at any more.
const LONELY_EVERY: Duration = Duration::from_secs(15);
/// How often the record notes that the hall runs.
const BEAT_EVERY: Duration = Duration::from_secs(1);
/// How long those who are connected have to hear that the hall closes.
const HEARD_WITHIN: Duration = Duration::from_secs(2);

/// A playing hall. Cheap to clone; every clone is the same hall.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    config: Config,
    hosts: Hosts,
    // Where others reach it, as it is typed, once that is known.
    reached: OnceLock<Vec<String>>,
    journal: Journal,
    ledger: Arc<HallLedger>,
    context: Context,
    limits: Limits,
    points: Points,
    machines: Machines,
    books: Books,
    door: Door,
    tables: Mutex<HashMap<GameId, TableHandle>>,
    connections: AtomicU64,
    opened: Instant,
    closing: watch::Sender<bool>,
    // Whether what was written last to the record was kept.
    writes: AtomicBool,
    // When the hall was last known to run, before it was opened this time.
    alive_ms: Option<i64>,
}

/// Why a hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The record cannot be read.
    #[error(transparent)]
    Journal(#[from] jadoube_journal::Error),
    /// A table on record cannot be made again.
    #[error(transparent)]
    Table(#[from] Unreadable),
}

impl Hall {
    /// Opens a hall upon its record: every table stands as it was acknowledged.
    ///
    /// # Errors
    ///
    /// If the record cannot be read.
    pub async fn open(
        config: Config,
        journal: Journal,
        clock: WallClock,
    ) -> Result<Self, OpenError> {
        let (notices, heard) = mpsc::unbounded_channel();
        let (points, ended) = Points::new();
        let alive_ms = journal.meta().last_beat().await?;
        // The clock on the wall was set back meanwhile: were this run to end before its first beat,
        // the old one would seem to be of it, and the time in between to have been played.
        let now = clock.unix_ms();
        if alive_ms.is_some_and(|alive| alive > now) {
            journal.meta().beat(now).await?;
        }
        let ledger = Arc::new(HallLedger::new(journal.clone()).await?);
        let context = Context {
            clock,
            ledger: ledger.clone(),
            unnoted: Unnoted::default(),
            tongues: Arc::new(Tongues::new()),
            notices,
            lobby: Arc::default(),
            call_waits: Duration::from_secs(config.call_waits_s.into()),
        };
        let hall = Self(Arc::new(Inner {
            journal,
            ledger,
            context,
            limits: Limits::new(&config),
            door: Door::default(),
            hosts: Hosts::of(&config),
            reached: OnceLock::new(),
            config,
            points,
            machines: Machines::default(),
            books: Books::default(),
            tables: Mutex::default(),
            connections: AtomicU64::new(0),
            opened: Instant::now(),
            closing: watch::Sender::new(false),
            writes: AtomicBool::new(true),
            alive_ms,
        }));
        hall.open_rooms().await?;
        hall.open_tables().await?;
        tokio::spawn(notices::listen(hall.clone(), heard));
        tokio::spawn(notices::tell_presence(hall.clone()));
        tokio::spawn(notices::spread(hall.clone()));
        tokio::spawn(notices::close_lonely(hall.clone()));
        tokio::spawn(notices::beat(hall.clone()));
        tokio::spawn(limits::tidy(hall.clone()));
        tokio::spawn(points::keep(hall.clone(), ended));
        Ok(hall)
    }

    /// How it is set up.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The names by which it is reached.
    pub(crate) fn hosts(&self) -> &Hosts {
        &self.0.hosts
    }

    /// Says where others reach it, once it listens: hosts with their ports, the best first.
    pub fn set_reached(&self, addresses: Vec<String>) {
        // It listens in one way as long as it is open.
        let _ = self.0.reached.set(addresses);
    }

    /// Where others reach it, if that was said.
    pub(crate) fn reached(&self) -> &[String] {
        self.0.reached.get().map_or(&[], Vec::as_slice)
    }

    /// Its record.
    pub fn journal(&self) -> &Journal {
        &self.0.journal
    }

    /// The games that are over and wait for an arbiter.
    pub(crate) fn waiting(&self) -> &Waiting {
        self.0.ledger.waiting()
    }

    /// Its clock.
    pub fn clock(&self) -> WallClock {
        self.0.context.clock
    }

    /// For how long it has been open.
    pub(crate) fn up_for(&self) -> Duration {
        self.0.opened.elapsed()
    }

    /// Its words.
    pub fn tongues(&self) -> &Tongues {
        &self.0.context.tongues
    }

    /// Its rooms.
    pub fn lobby(&self) -> &Lobby {
        &self.0.context.lobby
    }

    /// How much may be asked of it.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The lawbook and the casebook.
    pub(crate) fn books(&self) -> &Books {
        &self.0.books
    }

    /// What keeps the points.
    pub(crate) fn points(&self) -> &Points {
        &self.0.points
    }

    /// The machines that can sit at its tables.
    pub(crate) fn machines(&self) -> &Machines {
        &self.0.machines
    }

    /// Where people come in and leave.
    pub(crate) fn door(&self) -> &Door {
        &self.0.door
    }

    /// A fault as an answer over HTTP, with its words.
    pub(crate) fn http(&self, fault: Fault) -> HttpFault {
        HttpFault::new(fault, self.tongues())
    }

    /// A number for a new connection.
    pub fn new_connection(&self) -> u64 {
        self.0.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether it is closing, to wait on.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Whether the record kept the last beat of the hall: on a full disk it does not.
    pub(crate) fn takes_writing(&self) -> bool {
        self.0.writes.load(Ordering::Relaxed)
    }

    fn note_writing(&self, is_kept: bool) {
        self.0.writes.store(is_kept, Ordering::Relaxed);
    }

    /// Does in the background what the first who asks for it would wait for: reads the casebook,
    /// looks for engines.
    pub fn prepare(&self) {
        self.books().read_in_background();
        let hall = self.clone();
        tokio::spawn(async move { hall.engine_names().await });
    }

    /// What went wrong with the record, as it is told: the details are for the log.
    pub fn storage(&self, error: &jadoube_journal::Error) -> Fault {
        tracing::error!(%error, "the record failed");
        Fault::from(ErrorCode::Storage).retry_s(1)
    }

    /// Closes the hall: tells every table, and ends once nothing more is written.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        let tables: Vec<_> = self.0.tables.lock().await.drain().collect();
        for (_, table) in tables {
            let (done, closed) = oneshot::channel();
            if table.ask(Asked::Close(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
        self.stop_engines().await;
        self.beat().await;
        // Who is connected hears of it; each of them waits on the closing until then.
        let _ = tokio::time::timeout(HEARD_WITHIN, self.0.closing.closed()).await;
    }

    /// Notes that the hall runs, so that the time it is down is charged to nobody; unless a table
    /// is yet to note that it was down before: then that time would be charged.
    pub(crate) async fn beat(&self) {
        if !self.0.context.unnoted.is_empty() {
            return self.note_writing(false);
        }
        let now = self.clock().unix_ms();
        let noted = self.journal().meta().beat(now).await;
        self.note_writing(noted.is_ok());
        if let Err(error) = noted {
            tracing::warn!(%error, "the beat could not be noted");
        }
    }

    fn context(&self) -> Context {
        self.0.context.clone()
    }
}
