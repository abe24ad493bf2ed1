//! A running hall whose clock goes only where it is told to, and four people in it.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use jadoube_hall::{
    Config, Hall, Outbox, Visitor, WallClock,
    table::{Asked, Drawn, Reply, Seen, View, Watcher, opening},
};
use jadoube_journal::{GameId, Journal};
use jadoube_laws::Color;
use jadoube_protocol::{
    Ack, ClientMessage, Clocks, Do, Fault, Now, ServerMessage, TableAct, TableSettings, TableState,
};
use jadoube_record::{Act, PersonKind, Refusal};
use tokio::{
    sync::{mpsc, oneshot},
    task::yield_now,
    time::advance,
};

/// A number for everything that needs a name of its own.
static NAMES: AtomicU32 = AtomicU32::new(0);

pub(crate) struct Desk {
    pub(crate) hall: Hall,
    pub(crate) white: Visitor,
    pub(crate) black: Visitor,
    pub(crate) watcher: Visitor,
    folder: tempfile::TempDir,
    unix_ms: i64,
}

/// What the hall answers.
#[derive(Debug)]
pub(crate) enum Answer {
    Ack(Ack),
    Refused(Refusal),
    Fault(Fault),
}

impl Answer {
    pub(crate) fn ack(self) -> Ack {
        match self {
            Self::Ack(ack) => ack,
            Self::Refused(_) | Self::Fault(_) => panic!("not done: {self:?}"),
        }
    }
}

/// Someone who watches a table.
pub(crate) struct Watching {
    pub(crate) connection: u64,
    heard: mpsc::Receiver<Utf8Bytes>,
}

impl Watching {
    /// What has come since the last time.
    pub(crate) fn hear(&mut self) -> Vec<ServerMessage> {
        let mut all = Vec::new();
        while let Ok(bytes) = self.heard.try_recv() {
            all.push(serde_json::from_str(&bytes).expect("the hall writes well"));
        }
        all
    }
}

async fn open(folder: &tempfile::TempDir, unix_ms: i64) -> Hall {
    let file: PathBuf = folder.path().join("hall.sqlite");
    let url = format!("sqlite:{}", file.display());
    let journal = Journal::open(&url).await.expect("a record in a folder");
    let clock = WallClock::at_unix_ms(unix_ms);
    let config = Config {
        engines: vec![silent_engine(folder)],
        ..Config::default()
    };
    Hall::open(config, journal, clock)
        .await
        .expect("the hall opens")
}

/// An engine that thinks for ever, so that a test alone says what the machine answers.
fn silent_engine(folder: &tempfile::TempDir) -> PathBuf {
    let file = folder.path().join("engine");
    if !file.exists() {
        let text = "#!/bin/sh\nwhile read -r line; do\ncase \"$line\" in\n\
                    uci) echo 'id name Motor'; echo uciok;;\nisready) echo readyok;;\n\
                    quit) exit 0;;\nesac\ndone\n";
        fs::write(&file, text).expect("a folder to write in");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a file of ours");
    }
    file
}

impl Desk {
    pub(crate) async fn open(_: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let unix_ms = 1_654_286_400_000;
        let hall = open(&folder, unix_ms).await;
        let mut people = Vec::new();
        for name in ["Blancas", "Negras", "Mirona"] {
            let person = hall.journal().people().create_guest(name, 0).await;
            people.push(Visitor {
                id: person.expect("a new name").id.0,
                name: name.to_owned(),
                kind: PersonKind::Guest,
                roles: Vec::new(),
                scopes: None,
            });
        }
        let [white, black, watcher] = <[Visitor; 3]>::try_from(people).expect("three");
        Self {
            hall,
            white,
            black,
            watcher,
            folder,
            unix_ms,
        }
    }

    /// The hall closes, and opens again so many milliseconds later.
    pub(crate) async fn restart(&mut self, down_ms: u64) {
        let hall = self.hall.clone();
        let closing = tokio::spawn(async move { hall.close().await });
        // The tables are closed at once; for the connections the hall waits a while.
        for _ in 0..50 {
            yield_now().await;
        }
        while !closing.is_finished() {
            advance(Duration::from_millis(100)).await;
            yield_now().await;
        }
        advance(Duration::from_millis(down_ms)).await;
        self.unix_ms = self.hall.clock().unix_ms();
        self.hall = open(&self.folder, self.unix_ms).await;
    }

    /// A table at which both players sit, and play has begun.
    pub(crate) async fn table(&self, settings: TableSettings) -> GameId {
        let number = NAMES.fetch_add(1, Ordering::Relaxed);
        let drawn = Drawn {
            id: format!("s{number:07}").parse().expect("eight signs"),
            seed: 1,
            code: String::new(),
        };
        let room = "principal".parse().expect("a name of a room");
        let now = self.hall.clock().unix_ms();
        let opened = opening(room, settings, drawn, now, None).expect("it can be played so");
        let game = self.hall.set_up(opened).await.expect("it is on record");
        for (color, who) in [(Color::White, &self.white), (Color::Black, &self.black)] {
            let sit = TableAct::Sit(Some((&color).into()));
            self.act(game, who, sit).await.ack();
        }
        game
    }

    pub(crate) async fn act(&self, game: GameId, who: &Visitor, act: TableAct) -> Answer {
        self.act_named(game, who, act, None, None, 0).await
    }

    /// Does something, as it comes over the wire.
    pub(crate) async fn act_named(
        &self,
        game: GameId,
        who: &Visitor,
        act: TableAct,
        name: Option<&str>,
        ply: Option<u32>,
        round_trip_ms: u32,
    ) -> Answer {
        let own = format!("n{}", NAMES.fetch_add(1, Ordering::Relaxed));
        let message = ClientMessage::Do(Do {
            table: game.to_string(),
            id: name.map_or(own, str::to_owned),
            ply,
            what: act,
        });
        let text = serde_json::to_string(&message).expect("it can be written");
        let Ok(ClientMessage::Do(what)) = serde_json::from_str(&text) else {
            panic!("{text} stays what it is");
        };
        let (answer, answered) = oneshot::channel();
        let seen = Seen {
            person: who.person(),
            visitor: who.clone(),
            id: what.id,
            ply: what.ply,
            act: what.what,
            round_trip_ms,
            reply: Reply::Once(answer),
        };
        self.ask(game, Asked::Do(Box::new(seen))).await;
        match answered.await.expect("every question is answered") {
            ServerMessage::Ack(ack) => Answer::Ack(ack),
            ServerMessage::Refused { refusal, .. } => Answer::Refused(refusal),
            ServerMessage::Error { fault, .. } => Answer::Fault(fault),
            other => panic!("no answer: {other:?}"),
        }
    }

    pub(crate) async fn ask(&self, game: GameId, asked: Asked) {
        self.hall.ask(game, asked).await.expect("it is at work");
    }

    /// A move of the one whose turn it is.
    pub(crate) async fn play(&self, game: GameId, uci: &str) -> Answer {
        let turn = self.now(game).await.turn;
        let who = match Color::from(&turn) {
            Color::White => &self.white,
            Color::Black => &self.black,
        };
        self.act(game, who, TableAct::Act(play(uci))).await
    }

    pub(crate) async fn plays(&self, game: GameId, moves: &str) {
        for uci in moves.split_whitespace() {
            self.play(game, uci).await.ack();
        }
    }

    /// Time passes.
    pub(crate) async fn later(&self, game: GameId, ms: u64) {
        advance(Duration::from_millis(ms)).await;
        for _ in 0..2 {
            for _ in 0..6 {
                yield_now().await;
            }
            self.state(game, View::Spectator).await;
        }
    }

    /// How the table stands from a view.
    pub(crate) async fn state(&self, game: GameId, view: View) -> Box<TableState> {
        let (reply, replied) = oneshot::channel();
        self.ask(game, Asked::Look(view, reply)).await;
        replied.await.expect("it is answered")
    }

    pub(crate) async fn now(&self, game: GameId) -> Now {
        self.state(game, View::Spectator).await.now.clone()
    }

    pub(crate) async fn clocks(&self, game: GameId) -> Clocks {
        self.now(game).await.clocks.expect("it has clocks")
    }

    pub(crate) async fn watch(&self, game: GameId, who: &Visitor, since: Option<u64>) -> Watching {
        let (outbox, heard) = Outbox::new();
        let connection = self.hall.new_connection();
        let watcher = Watcher {
            connection,
            visitor: who.clone(),
            outbox,
            code: None,
        };
        self.ask(game, Asked::Watch(watcher, since)).await;
        self.now(game).await;
        Watching { connection, heard }
    }

    /// How the game ended, as it is written, or nothing.
    pub(crate) async fn outcome(&self, game: GameId) -> String {
        let outcome = self.now(game).await.outcome;
        outcome.map_or_else(String::new, |outcome| {
            serde_json::to_string(&outcome).expect("it can be written")
        })
    }
}

/// A move made and completed at once.
pub(crate) fn play(uci: &str) -> Act {
    serde_json::from_value(serde_json::json!({ "play": { "uci": uci } })).expect("it is a move")
}

/// An act by its name or its JSON.
pub(crate) fn act(text: &str) -> TableAct {
    TableAct::Act(serde_json::from_str(text).expect("it is an act"))
}

/// A game online with such a time, where moves may be taken back.
pub(crate) fn online(time: &str) -> TableSettings {
    TableSettings {
        time: time.to_owned(),
        takebacks: true,
        first_move_s: None,
        ..TableSettings::default()
    }
}
