//! A table's task by itself: no hall, no socket, and a record in memory.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::sync::{Arc, Mutex};

use jadoube_hall::{
    Ledger, Recorded, Table, Tongues, Visitor, WallClock,
    table::{
        Asked, Context, Loaded, Notice, Opening, Reply, Seen, TableHandle, Task, Unnoted, load, run,
    },
};
use jadoube_journal::{AppendError, Batch, Error, GameId, GameRow, NewGame, RoomId, Summary};
use jadoube_protocol::{ServerMessage, TableAct};
use tokio::sync::{mpsc, oneshot};

/// A record that takes everything, at once, unless it is full.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    batches: Arc<Mutex<Vec<Batch>>>,
    is_full: Arc<Mutex<bool>>,
}

impl Memory {
    /// Whether nothing can be put on record from now on.
    pub(crate) fn set_full(&self, is_full: bool) {
        *self.is_full.lock().expect("nobody panicked") = is_full;
    }

    /// What was put on record.
    pub(crate) fn batches(&self) -> Vec<Batch> {
        self.batches.lock().expect("nobody panicked").clone()
    }

    fn put(&self, batch: Batch) -> Result<(), AppendError> {
        if *self.is_full.lock().expect("nobody panicked") {
            return Err(Error::Full("the disk".into()).into());
        }
        self.batches.lock().expect("nobody panicked").push(batch);
        Ok(())
    }
}

impl Ledger for Memory {
    fn create(&self, _: NewGame) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
    fn append(&self, batch: Batch) -> Recorded<'_, (), AppendError> {
        Box::pin(async move { self.put(batch) })
    }
    fn append_and_close(&self, batch: Batch, _: Summary) -> Recorded<'_, (), AppendError> {
        Box::pin(async move { self.put(batch) })
    }
    fn close(&self, _: GameId, _: Summary) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
    fn reopen(&self, _: GameId) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
    fn read(&self, _: GameId) -> Recorded<'_, Vec<Batch>, Error> {
        Box::pin(async { Ok(self.batches()) })
    }
    fn game(&self, _: GameId) -> Recorded<'_, Option<GameRow>, Error> {
        Box::pin(async { Ok(None) })
    }
    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error> {
        Box::pin(async { Ok(Vec::new()) })
    }
    fn note_waiting(&self, _: GameId, _: RoomId, _: bool) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }
}

/// A table at work, and what it tells the hall that is not there.
pub(crate) struct Alone {
    pub(crate) table: TableHandle,
    pub(crate) notices: mpsc::UnboundedReceiver<Notice>,
    pub(crate) unnoted: Unnoted,
    pub(crate) clock: WallClock,
}

/// Sets a table to work upon what is on record, at a time in milliseconds since 1970; the hall was
/// last known to run at another.
pub(crate) fn at_work(
    opening: &Arc<Opening>,
    memory: &Memory,
    unix_ms: i64,
    alive_ms: Option<i64>,
) -> Alone {
    let clock = WallClock::at_unix_ms(unix_ms);
    let (sender, notices) = mpsc::unbounded_channel();
    let unnoted = Unnoted::default();
    let context = Context {
        clock,
        ledger: Arc::new(memory.clone()),
        tongues: Arc::new(Tongues::new()),
        unnoted: unnoted.clone(),
        notices: sender,
        lobby: Arc::default(),
        call_waits: std::time::Duration::from_secs(300),
    };
    let batches = memory.batches();
    let loaded = if batches.is_empty() {
        Loaded::new(Table::new(Arc::clone(opening)))
    } else {
        let new = opening.new_game();
        let row = GameRow {
            id: new.id,
            room: new.room,
            settings: new.settings,
            format: new.format,
            created_ms: new.created_ms,
            summary: None,
        };
        load(&row, &batches, alive_ms).expect("what was written can be read")
    };
    let (table, asked) = TableHandle::new(opening.id);
    tokio::spawn(run(Task::new(context, loaded), asked));
    Alone {
        table,
        notices,
        unnoted,
        clock,
    }
}

impl Alone {
    /// Somebody does something: what is answered.
    pub(crate) async fn asks(&self, visitor: Visitor, what: TableAct) -> ServerMessage {
        let (answer, answered) = oneshot::channel();
        let seen = Seen {
            person: visitor.person(),
            id: format!("{} {what:?}", visitor.id)
                .chars()
                .take(40)
                .collect(),
            visitor,
            ply: None,
            act: what,
            round_trip_ms: 0,
            reply: Reply::Once(answer),
        };
        let asked = Asked::Do(Box::new(seen));
        self.table.ask(asked).await.expect("it runs");
        answered.await.expect("it answers")
    }

    /// Somebody does something that may be done.
    pub(crate) async fn does(&self, visitor: Visitor, what: TableAct) {
        let answer = self.asks(visitor, what).await;
        assert!(matches!(answer, ServerMessage::Ack(_)), "{answer:?}");
    }

    /// How it stands.
    pub(crate) async fn copy(&self) -> Box<Table> {
        let (answer, copied) = oneshot::channel();
        self.table.ask(Asked::Copy(answer)).await.expect("it runs");
        copied.await.expect("it answers")
    }

    /// It ends, as with its hall.
    pub(crate) async fn close(self) {
        let (done, closed) = oneshot::channel();
        self.table.ask(Asked::Close(done)).await.expect("it runs");
        closed.await.expect("it ends");
    }
}
