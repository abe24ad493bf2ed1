//! The arbiter's desk: the tables of a room at a glance, and the time line of a game.

use jadoube_record::{Call, Color, Entry, Outcome, Person};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Clocks, Fault, OpenQuestion, Say, TableStage};

/// The tables of a room, to an arbiter: those that need one come first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Desk {
    /// The room.
    pub room: String,
    /// The tables: under five minutes first, then by who waits longest, then by time.
    pub tables: Vec<DeskTable>,
}

/// What has changed at a desk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeskChange {
    /// The room.
    pub room: String,
    /// The tables that look otherwise, or are new.
    pub tables: Vec<DeskTable>,
    /// All tables in their new order; what is not among them is gone.
    pub order: Vec<String>,
}

/// A table, as an arbiter sees it from the desk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeskTable {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: Option<String>,
    /// How far it has come.
    pub stage: TableStage,
    /// Whether it is played over the board.
    pub over_the_board: bool,
    /// Whether a player has less than five minutes in a game that runs.
    pub low: bool,
    /// Who plays White.
    pub white: Option<DeskPlayer>,
    /// Who plays Black.
    pub black: Option<DeskPlayer>,
    /// Who is on move.
    #[schema(value_type = String)]
    pub turn: Color,
    /// How many half-moves were completed: made, and followed by a press or by the next one.
    pub ply: u32,
    /// When it was looked at, in milliseconds of the table's own time.
    #[ts(type = "number")]
    pub at: u64,
    /// The clocks, unless it is played without.
    #[schema(value_type = Option<Object>)]
    pub clocks: Option<Clocks>,
    /// The calls that wait, the oldest first.
    pub calls: Vec<DeskCall>,
    /// The questions that wait for an answer.
    #[schema(value_type = Vec<Object>)]
    pub questions: Vec<OpenQuestion>,
    /// Who claims a draw that is to be tested.
    #[schema(value_type = Option<String>)]
    pub claim: Option<Color>,
    /// The rulings that an appeal waits against.
    pub appeals: Vec<u32>,
    /// Who is seated as arbiter.
    #[schema(value_type = Vec<Object>)]
    pub arbiters: Vec<Person>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
}

/// A player, as an arbiter sees them from the desk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeskPlayer {
    /// Who.
    #[schema(value_type = Object)]
    pub person: Person,
    /// Whether there is a connection.
    pub connected: bool,
    /// For how long there has been none, in milliseconds.
    #[ts(type = "number | null")]
    pub gone_ms: Option<u64>,
    /// How long a message takes there and back, in milliseconds.
    pub round_trip_ms: Option<u32>,
    /// How much time the player may still gain for the network's sake, in milliseconds: it is
    /// spent as the network is slow, and comes back move by move.
    pub lag_quota_ms: u32,
    /// Whether the flag has fallen, noticed or not.
    pub fallen: bool,
    /// How many illegal moves were ruled on.
    pub illegal_moves: u32,
}

/// A call that waits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeskCall {
    /// The call.
    #[schema(value_type = Object)]
    pub call: Call,
    /// When it came, in milliseconds of the table's own time.
    #[ts(type = "number")]
    pub at: u64,
}

/// What happened in a game and around it, as far as who asks may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Timeline {
    /// The game.
    pub game: String,
    /// How far it has come.
    pub stage: TableStage,
    /// What happened, in order.
    pub entries: Vec<TimelineEntry>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TimelineEntry {
    /// When, in milliseconds of the table's own time.
    pub at: u64,
    /// When it was put on record, in milliseconds since 1970.
    pub unix_ms: i64,
    /// Who brought it about, if a person did.
    pub by: Option<String>,
    /// Whether it is a fact, what the arbiter did, a question, a ruling, or around the game.
    pub kind: TimelineKind,
    /// In words, where there is something to say.
    pub say: Option<Say>,
    /// The line of the record.
    #[schema(value_type = Object)]
    pub entry: Entry,
}

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimelineKind {
    /// What a player or a bystander did or said, and what came of it by itself.
    Fact,
    /// What the arbiter ordered or found.
    Order,
    /// What was asked or answered.
    Question,
    /// What was ruled.
    Ruling,
    /// What nobody had noticed when it happened.
    Unnoticed,
    /// What happened around the game.
    Table,
}

/// What became of an order to all tables of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ToAll {
    /// The tables where it was done.
    pub done: Vec<String>,
    /// Those where it could not be done, and why.
    pub failed: Vec<NotDone>,
}

/// A table where something could not be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NotDone {
    /// The table.
    pub table: String,
    /// Why not.
    pub fault: Fault,
}

/// Names an assistant arbiter for tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Appoint {
    /// The assistant's number.
    pub person: i64,
    /// The tables.
    pub tables: Vec<String>,
}
