//! What happens at a table around the game: who sits, who calls the arbiter, what is taken back.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{AbsenceClaim, Color, Event, Report, Score};

/// A person as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Person {
    /// The number that stays theirs.
    pub id: i64,
    /// The name.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// Points in the class of the table, where there is one; rounded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
}

/// What somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Plays without being registered: never ranked.
    Guest,
    /// Has a name and a password here.
    Registered,
    /// An engine of the hall.
    Machine,
}

/// One line of a table's record: what happened, when, and at whose hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Entry {
    /// When, in milliseconds of the table's own time.
    #[ts(type = "number")]
    pub at: u64,
    /// Who brought it about, if a person did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null")]
    pub by: Option<i64>,
    /// What happened.
    pub what: TableEvent,
}

/// What happens at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// A fact of the game, or what followed from it.
    Game(Event),
    /// The one who opened the table waits for the lot to give a color.
    Waits(Person),
    /// Somebody took a seat.
    Sat(Color, Person),
    /// Somebody who was waiting, or had a seat before the round began, left.
    Left(i64),
    /// Somebody was seated as arbiter.
    ArbiterSat(Person),
    /// A player asks to take back.
    TakebackAsked(Color),
    /// The opponent does not agree, or the one who asked thinks better of it.
    TakebackDeclined(Color),
    /// Both agree: the position before this half-move, counted from the start, stands again.
    TakenBack(u32),
    /// The game is void before it has really begun.
    Aborted(Abort),
    /// A player claims the game, or a draw, of an opponent who has gone.
    AbsenceClaimed(Color, AbsenceClaim),
    /// Somebody calls the arbiter.
    Called(Call),
    /// The arbiter has seen to a call.
    CallAnswered(u32),
    /// A player would play again, colors swapped.
    RematchOffered(Color),
    /// They play again at this table.
    Rematch(String),
    /// The engine could not move.
    EngineFailed(Color, String),
    /// Why the arbiter gave the order that stands beside it.
    Noted {
        /// The reason, in the arbiter's own words.
        text: String,
    },
    /// The hall was down and is back: the table's own time stands still until it goes on.
    Reopened,
    /// The table's own time goes on.
    WentOn,
    /// No arbiter is in the hall who could see to a call: the clocks run.
    NoArbiter,
}

/// Why a game is void before it has really begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Abort {
    /// A player wanted so before the second move.
    Player(Color),
    /// No first move came in time.
    NoFirstMove(Color),
    /// The arbiter or the organiser closed the table.
    Closed,
    /// Nobody came to play.
    Nobody,
}

/// A call to the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Call {
    /// Its number at the table.
    pub id: u32,
    /// Who calls.
    pub from: Person,
    /// What for.
    pub why: CallReason,
    /// What was said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// What the arbiter is called for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CallReason {
    /// Something at the board.
    Board,
    /// To ask leave.
    Leave,
    /// To have something explained.
    Explanation,
    /// A spectator, or somebody who has finished, tells the arbiter something. Nobody else sees it.
    Report(Report),
    /// To appeal after the game, with what is asked for.
    Appeal(Option<Score>),
}
