//! A hall's tables, its record, its clients and the network between them, all out of one number.

mod network;

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use jadoube_hall::{
    Outbox, Table, Tongues, Visitor, WallClock,
    table::{
        Asked, Context, Loaded, Notice, Opening, TableHandle, Task, Unnoted, load, opening, run,
    },
};
use jadoube_journal::Batch;
use jadoube_protocol::{Role, TableAct};
use jadoube_record::TableEvent;
use tokio::{
    sync::mpsc,
    task::JoinHandle,
    time::{Instant, sleep_until},
};

use crate::{
    client::{Client, Doing},
    disk::{SimLedger, Weather},
    mortal::Mortal,
    plan::{self, PLAYERS},
    random::{Source, XorShift},
};

/// The words, which are the same in every world.
static TONGUES: LazyLock<Arc<Tongues>> = LazyLock::new(|| Arc::new(Tongues::new()));

/// What happens, and when it does.
enum Happens {
    /// A message gets to the hall.
    Up(u64, Up),
    /// A message gets to a client.
    Down(usize, u64, Utf8Bytes),
    /// A client loses its connection.
    Cut(usize, u64),
    /// The hall notices that.
    Gone(u64),
    /// A client comes back.
    Back(usize),
    /// What was not answered is sent again.
    Again(usize, String),
    /// Somebody does something.
    Does(usize, TableAct, Option<u32>),
    /// Something new is thought of.
    Plan,
    /// The hall notes that it runs.
    Beat,
    /// The disk does otherwise than before.
    Weather(Weather),
    /// The hall's process dies.
    Crash,
    /// It starts again.
    Start,
    /// All is well from now on.
    Calm,
}

/// A message to the hall.
#[derive(Clone)]
enum Up {
    Watch(Option<u64>),
    Do(Box<Doing>),
}

/// The hall's process.
struct Process {
    run: u32,
    context: Context,
    table: Option<TableHandle>,
    tasks: Vec<JoinHandle<()>>,
    links: BTreeMap<u64, (Visitor, Outbox)>,
    alive_ms: Option<i64>,
    beat_ms: Option<u64>,
}

/// When a table was set to work, and by what it then knew of the hall's last beat.
#[derive(Clone, Copy)]
pub(crate) struct Loading {
    pub(crate) at_ms: u64,
    pub(crate) puts: usize,
    /// How many writes had failed.
    pub(crate) failures: usize,
    pub(crate) run: u32,
    pub(crate) beat_ms: Option<u64>,
}

/// What goes to a client: which one, over which connection, and the text.
type Out = (usize, u64, Utf8Bytes);

pub(crate) struct World {
    pub(crate) ledger: SimLedger,
    pub(crate) clients: Vec<Client>,
    pub(crate) opening: Opening,
    pub(crate) loadings: Vec<Loading>,
    /// When each command got to the hall.
    pub(crate) arrived: BTreeMap<String, Vec<u64>>,
    pub(crate) rematches: u32,
    pub(crate) is_calm: bool,
    pub(crate) crashes: u32,
    random: XorShift,
    happens: BTreeMap<(u64, u64), Happens>,
    next: u64,
    began: Instant,
    process: Option<Process>,
    runs: u32,
    wall_ms: i64,
    last_down: BTreeMap<u64, u64>,
    connections: u64,
    out: (mpsc::UnboundedSender<Out>, mpsc::UnboundedReceiver<Out>),
    notices: (
        mpsc::UnboundedSender<Notice>,
        mpsc::UnboundedReceiver<Notice>,
    ),
    deaths: (mpsc::UnboundedSender<u32>, mpsc::UnboundedReceiver<u32>),
}

impl World {
    /// A world with a table that nobody sits at.
    pub(crate) fn new(seed: u64) -> Self {
        let mut random = XorShift(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            random.below(2);
        }
        let settings = plan::settings(&mut random);
        let id = (0..8)
            .map(|_| char::from(b'a' + u8::try_from(random.below(26)).expect("a letter")))
            .collect::<String>();
        let drawn = jadoube_hall::table::Drawn {
            id: id.parse().expect("eight letters"),
            seed: u64::from(random.below(u32::MAX)),
            code: "CODE42".to_owned(),
        };
        let room = "principal".parse().expect("a room");
        let wall_ms = 1_800_000_000_000;
        let plain = jadoube_protocol::TableSettings {
            regulations: None,
            ..settings.clone()
        };
        let room: jadoube_journal::RoomId = room;
        // No table is opened from a start where nothing can be played.
        let opening = opening(room.clone(), settings, drawn.clone(), wall_ms, None)
            .or_else(|_| opening(room, plain, drawn, wall_ms, None))
            .expect("it can be played so");
        let ledger = SimLedger::new(seed ^ 0x5555);
        let mut clients: Vec<Client> = ["A", "B", "S"]
            .iter()
            .zip(1..)
            .map(|(name, id)| Client::new(id, name, Vec::new()))
            .collect();
        clients.push(Client::new(4, "R", vec![Role::Arbiter]));
        Self {
            ledger,
            clients,
            opening,
            loadings: Vec::new(),
            arrived: BTreeMap::new(),
            rematches: 0,
            is_calm: false,
            crashes: 0,
            random,
            happens: BTreeMap::new(),
            next: 0,
            began: Instant::now(),
            process: None,
            runs: 0,
            wall_ms,
            last_down: BTreeMap::new(),
            connections: 0,
            out: mpsc::unbounded_channel(),
            notices: mpsc::unbounded_channel(),
            deaths: mpsc::unbounded_channel(),
        }
    }

    pub(crate) fn now(&self) -> u64 {
        self.ledger.now_ms()
    }

    fn after(&mut self, ms: u64, what: Happens) {
        self.next += 1;
        self.happens.insert((self.now() + ms, self.next), what);
    }

    fn some(&mut self, most: u32) -> u64 {
        u64::from(self.random.below(most))
    }

    /// Lives through it all.
    pub(crate) async fn live(&mut self) {
        use jadoube_hall::Ledger as _;
        let game = self.opening.new_game();
        self.ledger.create(game).await.expect("it is the first");
        self.start();
        for index in 0..self.clients.len() {
            let wait = self.some(400);
            self.after(wait, Happens::Back(index));
        }
        self.after(500, Happens::Plan);
        let lasts = 20_000 + self.some(220_000);
        for _ in 0..self.random.below(4) {
            let at = self.some(u32::try_from(lasts).expect("minutes"));
            self.after(at, Happens::Crash);
        }
        for _ in 0..self.random.below(3) {
            let at = self.some(u32::try_from(lasts).expect("minutes"));
            let weather = self.bad_weather();
            self.after(at, Happens::Weather(weather));
            let spell = 500 + self.some(12_000);
            self.after(at + spell, Happens::Weather(Weather::default()));
        }
        self.after(lasts, Happens::Calm);
        // Long enough for every time in a game that people play in an evening.
        self.until(lasts + 4 * 3_600_000).await;
    }

    fn bad_weather(&mut self) -> Weather {
        Weather {
            slow_ms: self.random.pick(&[0, 5, 50, 2_000]),
            is_full: self.random.once_in(3),
            fails_in: self.random.pick(&[0, 0, 1, 3]),
            is_dark: self.random.once_in(6),
        }
    }

    async fn until(&mut self, end: u64) {
        loop {
            let next = self.happens.first_key_value().map(|((at, _), _)| *at);
            let wakes = next.unwrap_or(end).min(end);
            let wakes = self.began + Duration::from_millis(wakes);
            tokio::select! {
                biased;
                Some(run) = self.deaths.1.recv() => {
                    if self.process.as_ref().is_some_and(|process| process.run == run) {
                        self.crash().await;
                    }
                }
                Some((client, connection, bytes)) = self.out.1.recv() => {
                    self.send_down(client, connection, bytes);
                }
                Some(notice) = self.notices.1.recv() => self.notice(notice),
                () = sleep_until(wakes) => {
                    let now = self.now();
                    let Some(entry) = self.happens.first_entry() else { return };
                    if entry.key().0 > now {
                        return;
                    }
                    let what = entry.remove();
                    self.happen(what).await;
                }
            }
        }
    }

    async fn happen(&mut self, what: Happens) {
        match what {
            Happens::Up(connection, up) => self.up(connection, up),
            Happens::Down(client, connection, bytes) => {
                let own = self.clients[client].link.as_ref();
                if own.is_some_and(|(own, _)| *own == connection) {
                    let line = format!("{} hears {bytes}", self.clients[client].visitor.name);
                    self.ledger.note(&line);
                    self.clients[client].hear(&bytes);
                }
            }
            Happens::Cut(client, connection) => self.cut(client, connection),
            Happens::Gone(connection) => {
                let gone = self.process.as_mut().map(|p| p.links.remove(&connection));
                if gone.flatten().is_some() {
                    self.ask(Asked::Unwatch(connection));
                }
            }
            Happens::Back(client) => self.back(client),
            Happens::Again(client, id) => {
                if self.clients[client].is_doing(&id) {
                    self.say_again(client, &id);
                }
            }
            Happens::Does(client, act, ply) => {
                let doing = self.clients[client].take_up(ply, act);
                self.say_again(client, &doing.id);
            }
            Happens::Plan => self.plan(),
            Happens::Beat => self.beat(),
            Happens::Weather(weather) => {
                if !self.is_calm {
                    self.ledger.disk().weather = weather;
                }
            }
            Happens::Crash => {
                if !self.is_calm {
                    self.crash().await;
                }
            }
            Happens::Start => self.start(),
            Happens::Calm => self.calm(),
        }
    }

    // The hall.

    fn start(&mut self) {
        if self.process.is_some() {
            return;
        }
        self.runs += 1;
        // The clock on the wall may have been set meanwhile, to either side.
        if self.runs > 1 {
            let passed = i64::try_from(self.now()).expect("a short while");
            self.wall_ms = match self.random.below(3) {
                0 => 1_800_000_000_000 + passed,
                1 => self.wall_ms - 3_000,
                _ => self.wall_ms + 7_200_000,
            };
        }
        let context = Context {
            clock: WallClock::at_unix_ms(self.wall_ms),
            ledger: Arc::new(self.ledger.clone()),
            tongues: Arc::clone(&TONGUES),
            unnoted: Unnoted::default(),
            notices: self.notices.0.clone(),
            lobby: Arc::default(),
            call_waits: Duration::from_secs(300),
        };
        let beat = self.ledger.disk().beat;
        // As a hall does when it is opened.
        if let Some((unix_ms, at_ms)) = beat
            && let Ok(ahead @ 1..) = u64::try_from(unix_ms - self.wall_ms)
        {
            self.ledger.disk().beat = Some((self.wall_ms, at_ms.saturating_sub(ahead)));
        }
        self.process = Some(Process {
            run: self.runs,
            context,
            table: None,
            tasks: Vec::new(),
            links: BTreeMap::new(),
            alive_ms: beat.map(|(unix_ms, _)| unix_ms),
            beat_ms: beat.map(|(_, at_ms)| at_ms),
        });
        self.ledger.note(&format!("run {}", self.runs));
        let is_open = self
            .ledger
            .stored(self.opening.id)
            .is_some_and(|(row, _)| row.summary.is_none());
        if is_open {
            self.load();
        }
        self.beat();
    }

    /// Sets the table to work.
    fn load(&mut self) {
        let at_ms = self.now();
        let steps = match (self.is_calm, self.random.below(6)) {
            (false, 0) => u64::from(self.random.below(400)),
            (_, _) => u64::MAX,
        };
        let Some(process) = &mut self.process else {
            return;
        };
        let id = self.opening.id;
        let (row, puts) = self.ledger.stored(id).expect("the table was created");
        let batches: Vec<Batch> = puts.into_iter().map(|put| put.batch).collect();
        let loaded = if batches.is_empty() {
            Loaded::new(Table::new(Arc::new(self.opening.clone())))
        } else {
            load(&row, &batches, process.alive_ms).expect("what was written can be read")
        };
        let failures = self.ledger.disk().games[&id].failures.len();
        self.loadings.push(Loading {
            at_ms,
            puts: batches.len(),
            failures,
            run: process.run,
            beat_ms: process.beat_ms,
        });
        let (handle, asked) = TableHandle::new(id);
        let task = run(Task::new(process.context.clone(), loaded), asked);
        let mortal = Mortal::new(task, steps, self.deaths.0.clone(), process.run);
        process.tasks.push(tokio::spawn(mortal));
        process.table = Some(handle);
    }

    fn ask(&mut self, asked: Asked) {
        let Some(process) = &self.process else { return };
        if process.table.as_ref().is_none_or(TableHandle::has_ended) {
            self.load();
        }
        let handle = self.process.as_ref().and_then(|p| p.table.as_ref());
        if let Some(handle) = handle {
            // What is too much for the table is lost, as in a network.
            let _ = handle.try_ask(asked);
        }
    }

    fn beat(&mut self) {
        if self.is_calm {
            return;
        }
        let now = self.now();
        if let Some(process) = &self.process {
            let unix_ms = process.context.clock.unix_ms();
            let mut disk = self.ledger.disk();
            if !disk.weather.is_full && process.context.unnoted.is_empty() {
                disk.beat = Some((unix_ms, now));
            }
            drop(disk);
            self.after(1000, Happens::Beat);
        }
    }

    async fn crash(&mut self) {
        let Some(process) = self.process.take() else {
            return;
        };
        self.crashes += 1;
        self.wall_ms = process.context.clock.unix_ms();
        self.ledger.note("the process dies");
        for task in process.tasks {
            task.abort();
            let _ = task.await;
        }
        // What the process had not handed to the network is lost; so is what is on its way to it.
        while self.out.1.try_recv().is_ok() {}
        while self.notices.1.try_recv().is_ok() {}
        let happens = std::mem::take(&mut self.happens);
        self.happens = happens
            .into_iter()
            .filter(|(_, what)| !matches!(what, Happens::Up(..) | Happens::Gone(_) | Happens::Beat))
            .collect();
        for index in 0..self.clients.len() {
            if let Some((connection, _)) = self.clients[index].link.clone() {
                let wait = self.some(1500);
                self.after(wait, Happens::Cut(index, connection));
            }
        }
        let down = self.random.pick(&[100, 3_000, 90_000]);
        let down = 1 + self.some(down);
        self.after(down, Happens::Start);
    }

    fn notice(&mut self, notice: Notice) {
        match notice {
            Notice::Rematch(_) => {
                self.rematches += 1;
                let name = format!("rematch{}", self.rematches % 10);
                self.ask(Asked::Own(TableEvent::Rematch(name)));
            }
            Notice::Unneeded(_) => {
                if let Some(process) = &mut self.process {
                    process.table.take_if(|handle| handle.has_ended());
                }
            }
            Notice::Finished(_) | Notice::Reopened(_) => self.ledger.note("notice of an end"),
            Notice::Changed(_)
            | Notice::Machine(_)
            | Notice::MachineAsked(_)
            | Notice::ChatWanted(_)
            | Notice::Called(_) => {}
        }
    }

    // The network.

    fn plan(&mut self) {
        if self.is_calm {
            return;
        }
        let table = self.table();
        let known = self.clients[PLAYERS[0]].v;
        let planned = plan::next(&table, known, &mut self.random);
        let mut wait = 0;
        for (after, index, act, ply) in planned {
            wait += after;
            self.after(wait, Happens::Does(index, act, ply));
        }
        let more = self.random.pick(&[300, 300, 3_000, 12_000]);
        let more = self.some(more);
        self.after(wait + 20 + more, Happens::Plan);
    }

    /// The table as it is on the disk.
    pub(crate) fn table(&self) -> Table {
        let (row, puts) = self
            .ledger
            .stored(self.opening.id)
            .expect("the table was created");
        let batches: Vec<Batch> = puts.into_iter().map(|put| put.batch).collect();
        if batches.is_empty() {
            return Table::new(Arc::new(self.opening.clone()));
        }
        load(&row, &batches, None).expect("it can be read").table
    }

    fn calm(&mut self) {
        self.is_calm = true;
        self.ledger.note("calm");
        self.ledger.disk().weather = Weather::default();
        self.happens.retain(|_, what| {
            !matches!(
                what,
                Happens::Cut(..) | Happens::Crash | Happens::Does(..) | Happens::Plan
            )
        });
        self.start();
        for index in 0..self.clients.len() {
            // A connection that ended with an earlier process is lost however calm it is now.
            if let Some((connection, _)) = self.clients[index].link.clone()
                && let Some(process) = &self.process
                && !process.links.contains_key(&connection)
            {
                self.cut(index, connection);
            }
            self.after(50, Happens::Back(index));
        }
    }
}
