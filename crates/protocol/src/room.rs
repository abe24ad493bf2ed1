//! Rooms, and their tables as they are listed.

use jadoube_record::{Outcome, Person};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableSettings;

/// A room, as it is listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomInfo {
    /// Its short name, in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is for.
    pub kind: RoomKind,
    /// How many people are in it.
    pub people: u32,
    /// How many games are going on in it.
    pub games: u32,
    /// How many are in the hall at this moment who can be arbiter of any of its tables.
    #[serde(default)]
    pub arbiters: u32,
    /// Whether one may say something.
    pub chat: bool,
}

/// What a room is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    /// For guests: nothing counts.
    Guest,
    /// For everybody.
    Open,
    /// An evening of a club, with its pairings.
    ClubEvening,
    /// A class, with a card for each pupil.
    Class,
}

/// A room one has entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RoomState {
    /// The room.
    pub info: RoomInfo,
    /// Who is in it.
    pub people: Vec<Person>,
    /// Its tables.
    pub tables: Vec<TableInfo>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
}

/// A table, as it is listed: all there is to know before joining.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// The room.
    pub room: String,
    /// How it is played; without the code.
    pub settings: TableSettings,
    /// The class: blitz, rapid, standard or turn.
    pub class: String,
    /// How far it has come.
    pub stage: TableStage,
    /// Who waits for an opponent, while the lot has not given colors.
    pub waiting: Option<Person>,
    /// Who plays White.
    pub white: Option<Person>,
    /// Who plays Black.
    pub black: Option<Person>,
    /// How many half-moves were completed: made, and followed by a press or by the next one.
    pub ply: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How many watch.
    pub watching: u32,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// A seat is free.
    Waiting,
    /// Both sit, and the round has not begun.
    Ready,
    /// The game is on.
    Playing,
    /// The clocks are stopped.
    Paused,
    /// The game is over.
    Over,
    /// The game never was.
    Aborted,
}

/// Where something is said.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In a room.
    Room(String),
    /// At a table, for the players.
    Table(String),
    /// At a table, for those who watch.
    Spectators(String),
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// Where.
    pub place: Place,
    /// By whom.
    pub from: Person,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub unix_ms: i64,
    /// What; nothing once an arbiter has hidden it.
    pub text: Option<String>,
}
