//! A table as one sees it, and what changes.

use jadoube_record::{
    Answer, Call, Color, Entry, Obligation, Outcome, Person, Question, Regulations,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Say, TableInfo, TableStage};

/// A table as it stands, to whoever sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableState {
    /// What is listed of it.
    pub info: TableInfo,
    /// The version: the next update has the next number.
    #[ts(type = "number")]
    pub v: u64,
    /// The seat of the one who sees it, or nothing.
    pub seat: Option<Color>,
    /// Whether the one who sees it acts as arbiter here.
    pub as_arbiter: bool,
    /// The code, to the players of a private table.
    pub code: Option<String>,
    /// What it is played by.
    pub regulations: Box<Regulations>,
    /// Where the regulations depart from the Laws, in words.
    pub deviations: Vec<Say>,
    /// The position at the start, as FEN.
    pub start: String,
    /// The number of the start, if it is one of Chess960.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u16>,
    /// The seed that the lots were drawn with, in hexadecimal, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The moves made so far.
    pub moves: Vec<LastMove>,
    /// How it stands.
    pub now: Now,
    /// The scoresheets the one who sees it may see: White's, Black's.
    pub sheets: [Option<Vec<SheetLine>>; 2],
    /// The questions that wait for an answer from the one who sees it, and all to the arbiter.
    pub questions: Vec<OpenQuestion>,
    /// The calls that wait, to the arbiter; to a player, the player's own.
    pub calls: Vec<Call>,
    /// Who is seated as arbiter.
    pub arbiters: Vec<Person>,
}

/// A line of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct SheetLine {
    /// What is written; nothing where there is a gap.
    pub text: Option<String>,
    /// Whether an offer of a draw is marked.
    pub offer: bool,
    /// The time noted beside it, in milliseconds.
    #[ts(type = "number | null")]
    pub clock_ms: Option<u64>,
    /// Whether it was corrected.
    pub corrected: bool,
    /// Whether the move it tells was taken back.
    pub void: bool,
}

/// A question that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OpenQuestion {
    /// Its number.
    pub id: u32,
    /// What is asked.
    pub question: Question,
    /// The same in words.
    pub say: Say,
    /// What may be answered, the suggestion first.
    pub options: Vec<Answer>,
}

/// What has happened at a table, all of it brought about by one fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// The table.
    pub table: String,
    /// The version it leads to.
    #[ts(type = "number")]
    pub v: u64,
    /// What happened, in order.
    pub entries: Vec<Shown>,
    /// How it stands now.
    pub now: Now,
}

/// A line of the record, and the same in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Shown {
    /// The line.
    pub entry: Entry,
    /// In words, where there is something to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<Say>,
}

/// How a game stands: all that a client shows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Now {
    /// How far it has come.
    pub stage: TableStage,
    /// What stands on the board, as the first field of a FEN.
    pub board: String,
    /// Who is on move.
    pub turn: Color,
    /// How many half-moves were made.
    pub ply: u32,
    /// The last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastMove>,
    /// The clocks, unless it is played without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Who offers a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Color>,
    /// Who claims a draw, where the claim is still to be tested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Color>,
    /// What the player on move is obliged to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub obligation: Option<Obligation>,
    /// Who asks to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<Color>,
    /// Who would play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<Color>,
    /// The legal moves of the player on move; online only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LastMove {
    /// Its squares, and the promotion; nothing if it was no legal move.
    pub uci: Option<String>,
    /// As it is written, with English letters; over the board without a sign for check.
    pub san: Option<String>,
    /// What the player's clock showed once it was completed, with what the move adds, in
    /// milliseconds; when it was made, while that clock still runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number | null")]
    pub left_ms: Option<i64>,
}

/// What the clocks show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// White's, in milliseconds; below zero where time is counted on.
    #[ts(type = "number")]
    pub white_ms: i64,
    /// Black's.
    #[ts(type = "number")]
    pub black_ms: i64,
    /// How much longer the running clock waits before its time runs.
    #[ts(type = "number")]
    pub delay_ms: u64,
    /// Whose is running.
    pub running: Option<Color>,
    /// When it was read, in milliseconds of the table's own time.
    #[ts(type = "number")]
    pub at: u64,
}
