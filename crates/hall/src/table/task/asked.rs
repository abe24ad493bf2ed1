//! What a table's task is asked, and what it tells the hall.

use jadoube_arbiter::Millis;
use jadoube_journal::GameId;
use jadoube_laws::{Color, Setup, Uci};
use jadoube_protocol::{
    Ack, ChatLine, ErrorCode, ServerMessage, TableAct, TableInfo, TableState,
    rest::{desk::DeskTable, rooms::DoAtAll},
};
use jadoube_record::{Abort, Person, TableEvent};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::Instant,
};

use super::super::{Table, View};
use crate::{Fault, Outbox, Tongues, Visitor, chat::Booth, figures};

/// What a machine answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MachineAnswer {
    /// Its move, or why it has none: a code.
    pub answer: Result<Uci, String>,
    /// How long it waited for a free engine: no time of its own.
    pub waited: Millis,
}

/// Something that a machine is to do because its opponent asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MachineAsked {
    /// The table.
    pub table: GameId,
    /// The machine.
    pub machine: Person,
    /// What it does.
    pub act: TableAct,
}

/// What a table's task is asked.
#[derive(Debug)]
pub enum Asked {
    /// Somebody does something.
    Do(Box<Seen>),
    /// A client watches from now on, having seen this much.
    Watch(Watcher, Option<u64>),
    /// A connection watches no longer.
    Unwatch(u64),
    /// These people may watch no longer: they play elsewhere.
    ShowOut(Vec<i64>),
    /// Something happens around the game by itself.
    Own(TableEvent),
    /// The machine answers the question of that number.
    Machine(u64, MachineAnswer),
    /// Lets somebody at a private table, as if they had given its code.
    Admit(i64),
    /// Whether somebody may say something there.
    MaySay(Box<Visitor>, Booth, oneshot::Sender<Result<(), ErrorCode>>),
    /// Something was said, and is on record.
    Said(Booth, Box<ChatLine>),
    /// What was said is hidden from now on.
    Hidden(i64),
    /// What was said last, as the record has it.
    Recall(Vec<(Booth, ChatLine)>),
    /// Whether somebody may watch who gives that code.
    Admits(Box<Visitor>, Option<String>, oneshot::Sender<bool>),
    /// The game is void, if its round has not begun; where nobody has come to play, only while a
    /// seat is free.
    Void(Abort),
    /// Somebody who leads the room does something at all its tables.
    AtAll(i64, DoAtAll, oneshot::Sender<AtAll>),
    /// Who leads the room finds that a player, or both, did not come to the board.
    Forfeit(i64, Option<Color>, oneshot::Sender<Result<(), Fault>>),
    /// A copy of all of it.
    Copy(oneshot::Sender<Box<Table>>),
    /// How it is listed.
    Info(oneshot::Sender<TableInfo>),
    /// How it looks from the arbiter's desk; nothing to who may not act as arbiter there.
    Glance(Visitor, oneshot::Sender<Option<Box<DeskTable>>>),
    /// An arbiter seats somebody as assistant.
    Appoint(Visitor, Person, oneshot::Sender<Result<(), Fault>>),
    /// How it looks from a view.
    Look(View, oneshot::Sender<Box<TableState>>),
    /// The hall closes.
    Close(oneshot::Sender<()>),
}

/// What came of something that was done at all tables of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtAll {
    /// It was done.
    Done,
    /// It was not meant for this table as it stands.
    NotMeant,
    /// It was meant for it, and could not be done.
    Failed,
}

/// Something done at a table, as it came in.
#[derive(Debug)]
pub struct Seen {
    /// By whom.
    pub visitor: Visitor,
    /// The same as they are seen at the table.
    pub person: Person,
    /// The client's own name for it.
    pub id: String,
    /// How many half-moves the client had before it.
    pub ply: Option<u32>,
    /// What.
    pub act: TableAct,
    /// How long a message takes to the client and back, as the hall measured it.
    pub round_trip_ms: u32,
    /// Where the answer goes.
    pub reply: Reply,
}

/// A client that watches a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// The number of the connection.
    pub connection: u64,
    /// Who.
    pub visitor: Visitor,
    /// Where messages go.
    pub outbox: Outbox,
    /// The code it gave.
    pub code: Option<String>,
}

/// Where an answer goes.
#[derive(Debug)]
pub enum Reply {
    /// Into the queue of a client, after whatever came of it; counted under a kind.
    Client(Outbox, &'static str),
    /// To whoever waits for it.
    Once(oneshot::Sender<ServerMessage>),
    /// Nobody waits.
    Nobody,
}

impl Reply {
    pub(super) fn send(self, message: ServerMessage) {
        match self {
            Self::Client(outbox, kind) => {
                figures::command(kind, &message);
                outbox.tell(&message);
            }
            Self::Once(sender) => {
                let _ = sender.send(message);
            }
            Self::Nobody => {}
        }
    }

    pub(super) fn ack(self, ack: Ack) {
        self.send(ServerMessage::Ack(ack));
    }

    pub(super) fn fault(self, id: String, fault: &Fault, tongues: &Tongues) {
        self.send(faulty(id, fault, tongues));
    }
}

/// Says what is wrong with a command.
pub(super) fn faulty(id: String, fault: &Fault, tongues: &Tongues) -> ServerMessage {
    let fault = fault.told(tongues);
    let id = Some(id);
    ServerMessage::Error { id, fault }
}

/// The way to a table's task.
#[derive(Clone, Debug)]
pub struct TableHandle {
    /// The table.
    pub id: GameId,
    asks: mpsc::Sender<(Instant, Asked)>,
}

/// What a table's task has yet to hear, each with when it came in: while the task waits for the
/// record, time that passes is nobody's.
#[derive(Debug)]
pub struct AskedQueue(mpsc::Receiver<(Instant, Asked)>);

impl AskedQueue {
    pub(super) async fn next(&mut self) -> Option<(Instant, Asked)> {
        self.0.recv().await
    }

    pub(super) fn close(&mut self) {
        self.0.close();
    }
}

/// How many things may wait to be done at one table.
const WAITING: usize = 256;

impl TableHandle {
    /// A way, and its end.
    pub fn new(id: GameId) -> (Self, AskedQueue) {
        let (asks, asked) = mpsc::channel(WAITING);
        (Self { id, asks }, AskedQueue(asked))
    }

    /// Asks the task.
    ///
    /// # Errors
    ///
    /// With what was asked, if the task has ended: the table is to be loaded again.
    pub async fn ask(&self, asked: Asked) -> Result<(), Asked> {
        let asked = (Instant::now(), asked);
        self.asks.send(asked).await.map_err(|error| error.0.1)
    }

    /// Asks the task, unless too much waits there already.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::TooMany`] if too much waits, [`ErrorCode::Internal`] if the task has ended.
    pub fn try_ask(&self, asked: Asked) -> Result<(), ErrorCode> {
        self.asks
            .try_send((Instant::now(), asked))
            .map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => ErrorCode::TooMany,
                mpsc::error::TrySendError::Closed(_) => ErrorCode::Internal,
            })
    }

    /// Whether the task has ended.
    pub fn has_ended(&self) -> bool {
        self.asks.is_closed()
    }
}

/// What a table's task tells the hall.
#[derive(Debug)]
pub enum Notice {
    /// How it is listed has changed.
    Changed(Box<TableInfo>),
    /// The game is over, or its result was changed since; all of it is on record.
    Finished(GameId),
    /// A game that was over goes on: its result was withdrawn.
    Reopened(GameId),
    /// Both players would play again.
    Rematch(GameId),
    /// A machine is on move.
    Machine(Box<MachineTurn>),
    /// A machine is asked something other than a move.
    MachineAsked(Box<MachineAsked>),
    /// Nobody has needed the table for a while; its task has ended.
    Unneeded(GameId),
    /// An arbiter is called.
    Called(GameId),
    /// Somebody watches who is to be told what was said, and the table does not know.
    ChatWanted(GameId),
}

/// A machine on move.
#[derive(Clone, Debug)]
pub struct MachineTurn {
    /// The table.
    pub table: GameId,
    /// The machine.
    pub machine: Person,
    /// The machine's side.
    pub color: Color,
    /// Who plays it.
    pub opponent: Option<i64>,
    /// The number of the question: no other one asks for this position.
    pub number: u64,
    /// Closed once no answer is wanted any more.
    pub wanted: watch::Receiver<()>,
    /// The strength chosen.
    pub strength: u8,
    /// Where the game began.
    pub start: Setup,
    /// Whether castling is that of Chess960.
    pub is_chess960: bool,
    /// The moves since; the machine cannot play on from an illegal one.
    pub moves: Vec<Uci>,
    /// What the clocks show, White's first; nothing without a clock.
    pub clocks: Option<[Millis; 2]>,
    /// What each move adds.
    pub increment: Millis,
}

impl Notice {
    /// The machine that sits on move, at a time of the table's own, and the question put to it.
    pub(super) fn machine(
        table: &Table,
        machine: &Person,
        at: u64,
        (number, wanted): (u64, watch::Receiver<()>),
    ) -> Self {
        let game = table.game();
        let color = game.turn();
        let mode = game.regulations().castling;
        let left = |color| {
            let left = game.reading(color, Millis(at)).left;
            Millis(u64::try_from(left).unwrap_or(0))
        };
        let time = &game.regulations().time[color];
        let (clocks, increment) = match time {
            jadoube_arbiter::TimeControl::None => (None, Millis::ZERO),
            jadoube_arbiter::TimeControl::PerTurn(_) => (Some(Color::ALL.map(left)), Millis::ZERO),
            jadoube_arbiter::TimeControl::Periods(periods) => {
                let period = game.reading(color, Millis(at)).period;
                (Some(Color::ALL.map(left)), periods.at(period).extra)
            }
        };
        let moves = game.plies().iter().filter_map(|ply| ply.mv);
        Self::Machine(Box::new(MachineTurn {
            table: table.id(),
            machine: machine.clone(),
            color,
            opponent: table.seat(!color).map(|person| person.id),
            number,
            wanted,
            strength: table.settings().machine.unwrap_or(1),
            start: game.regulations().start,
            is_chess960: mode == jadoube_laws::CastlingMode::Chess960,
            moves: moves.map(|m| Uci::of(m, mode)).collect(),
            clocks,
            increment,
        }))
    }
}
