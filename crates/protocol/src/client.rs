//! What a client says.

use jadoube_record::{AbsenceClaim, Act, CallReason, Color, Order, Report};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Partial, Place, TableSettings};

/// A message from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Says who is there, where no cookie or header did.
    Enter(Enter),
    /// Asks for a sign of life; answered by `pong`.
    Ping,
    /// Enters a room: its tables, people and chat come from now on.
    EnterRoom {
        /// The room.
        room: String,
        /// The code of a card, where the room asks for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
    },
    /// Leaves a room.
    LeaveRoom {
        /// The room.
        room: String,
    },
    /// Opens a table.
    OpenTable {
        /// The client's own name for this message.
        id: String,
        /// The room.
        room: String,
        /// How it will be played; what is left out is as usual.
        #[ts(as = "Partial<TableSettings>")]
        settings: Box<TableSettings>,
    },
    /// Watches a table, or goes on watching it.
    Watch {
        /// The table.
        table: String,
        /// The last version the client has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(type = "number | null")]
        since: Option<u64>,
        /// The code of a private table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
    },
    /// Watches a table no longer.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Watches the arbiter's desk of a room: the tables where the client may act as arbiter.
    WatchDesk {
        /// The room.
        room: String,
    },
    /// Watches the desk of a room no longer.
    UnwatchDesk {
        /// The room.
        room: String,
    },
    /// Does something at a table.
    Do(Do),
    /// Says something.
    Chat {
        /// Where.
        place: Place,
        /// What; at most 500 characters.
        text: String,
    },
}

/// Says who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Enter {
    /// As a guest: a new one.
    Guest,
    /// With a personal token, or the token of a session.
    Token(String),
}

/// Something done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Do {
    /// The table.
    pub table: String,
    /// The client's own name for it: what comes twice under one name counts once. At most 40
    /// characters.
    pub id: String,
    /// How many half-moves the client had before it: where there are more or fewer by now, a move
    /// is refused as stale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// What.
    pub what: TableAct,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TableAct {
    /// A player's fact of the game.
    Act(Act),
    /// A fact of the game, for the side named: where two play at one screen.
    ActFor(Color, Act),
    /// An order or a finding of the arbiter.
    Order(Order),
    /// The same with the reason, which goes on record beside it. Going back and penalties are only
    /// ordered so.
    OrderBecause(Order, String),
    /// A spectator, or somebody who has finished, tells the arbiter something.
    Report(Report),
    /// Takes a seat: that one, or any.
    Sit(Option<Color>),
    /// Leaves the seat before the round begins.
    Leave,
    /// Sits down as the arbiter of this table.
    SitAsArbiter,
    /// Begins the round, where the hall does not do so by itself.
    Start,
    /// Ends the game before the second move: it never was.
    Abort,
    /// Asks to take back, or agrees to it.
    Takeback,
    /// Does not agree to taking back, or no longer asks for it.
    DeclineTakeback,
    /// Claims the game, or a draw, of an opponent who has gone.
    ClaimAbsence(AbsenceClaim),
    /// Calls the arbiter.
    Call {
        /// What for.
        why: CallReason,
        /// What there is to say; at most 500 characters.
        #[serde(default)]
        #[ts(as = "Option<String>", optional)]
        text: String,
    },
    /// The arbiter has seen to a call.
    AnswerCall(u32),
    /// Would play again, or agrees to.
    Rematch,
}
