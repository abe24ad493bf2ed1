//! What the hall says.

use jadoube_record::{Color, Person, Refusal};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::rest::desk::{Desk, DeskChange};
use crate::{ChatLine, Fault, RoomInfo, RoomState, Say, TableInfo, TableState, Update};

/// A message from the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "messages are made, written and dropped at once"
)]
pub enum ServerMessage {
    /// The first message, once it is clear who is there.
    Welcome(Welcome),
    /// The answer to `ping`.
    Pong,
    /// The rooms there are, whenever they change.
    Rooms(Vec<RoomInfo>),
    /// A room that was entered.
    Room(RoomState),
    /// People came into a room or left it. Where many are there, only their number is told.
    Presence {
        /// The room.
        room: String,
        /// Who came.
        came: Vec<Person>,
        /// Who left.
        #[ts(type = "number[]")]
        went: Vec<i64>,
        /// How many there are now.
        count: u32,
    },
    /// A table of a room is new, or something about it has changed.
    TableChanged(TableInfo),
    /// A table is no longer listed.
    TableGone {
        /// The room.
        room: String,
        /// The table.
        table: String,
    },
    /// Something was said.
    Chat(ChatLine),
    /// An arbiter hid what was said.
    ChatHidden {
        /// Its number.
        #[ts(type = "number")]
        id: i64,
    },
    /// A table was opened, as asked.
    TableOpened {
        /// The client's name for what it asked.
        id: String,
        /// The table.
        table: String,
        /// Its code, if it is private.
        code: Option<String>,
    },
    /// A table as it stands.
    Table(Box<TableState>),
    /// What has happened at a table.
    Update(Box<Update>),
    /// A player's connection.
    Link(Link),
    /// The arbiter's desk of a room, as asked for.
    Desk(Desk),
    /// What has changed at it.
    DeskChanged(DeskChange),
    /// What was done is on record.
    Ack(Ack),
    /// The Laws or the regulations say no.
    Refused {
        /// The client's name for what it did.
        id: String,
        /// Why, and what that rests on.
        refusal: Refusal,
        /// The same in words.
        say: Say,
    },
    /// Something went wrong.
    Error {
        /// The client's name for what it did, where it has one.
        id: Option<String>,
        /// What.
        fault: Fault,
    },
    /// The hall is closing; every table stands as acknowledged, and opens again with the hall.
    Closing,
}

/// Who is there, and what o'clock it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The protocol's version.
    pub protocol: u16,
    /// Who the client is.
    pub you: Me,
    /// The hall's time, in milliseconds since 1970.
    #[ts(type = "number")]
    pub unix_ms: i64,
    /// The token of the session of a guest that has just been made, to come back with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The tables where the person has a game that is not over.
    pub playing: Vec<String>,
}

/// A person, to themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// As others see them.
    pub person: Person,
    /// What they may do besides playing.
    pub roles: Vec<Role>,
}

/// What somebody may do in the hall besides playing.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "HallRole")]
pub enum Role {
    /// Acts as arbiter at the tables named to them.
    AssistantArbiter,
    /// Acts as arbiter at every table.
    Arbiter,
    /// Makes rooms and regulations, and keeps the records.
    Organiser,
    /// Everything but playing others' games.
    Administrator,
}

/// What was done is on record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ack {
    /// The client's name for it.
    pub id: String,
    /// The table.
    pub table: String,
    /// The version it led to, as the client sees the table.
    #[ts(type = "number")]
    pub v: u64,
}

/// A player's connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Link {
    /// The table.
    pub table: String,
    /// The side.
    pub color: Color,
    /// Whether there is one.
    pub connected: bool,
    /// How long a message takes there and back, in milliseconds, as the hall measures it.
    pub round_trip_ms: Option<u32>,
    /// In how many milliseconds the opponent may claim the game.
    #[ts(type = "number | null")]
    pub claim_in_ms: Option<u64>,
}
