//! Games on record, points and ranking, and the machine.

use jadoube_record::{Color, Entry, PersonKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::{Access, ColorChoice, Say, Screens};

/// Which games are asked for. Every part that is given must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct GameQuery {
    /// Played by the person of this name.
    pub player: Option<String>,
    /// And against this one.
    pub opponent: Option<String>,
    /// In this room.
    pub room: Option<String>,
    /// With this result: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `*`.
    pub result: Option<String>,
    /// In this class: `blitz`, `rapid`, `standard` or `turn`.
    pub class: Option<String>,
    /// Ended on this day or later: `2026-11-30`, or milliseconds since 1970.
    pub from: Option<String>,
    /// Ended on this day or before, or before these milliseconds since 1970.
    pub until: Option<String>,
    /// After this place in the list: `next` of the page before.
    pub after: Option<String>,
    /// So many at most, 1 to 100; 50 if left out.
    pub limit: Option<u32>,
    /// The language of what is written: `es` or `en`.
    pub lang: Option<String>,
}

/// A person at a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePerson {
    /// The number that stays theirs.
    #[ts(type = "number")]
    pub id: i64,
    /// The name they have now; who has left has only a number.
    pub name: String,
    /// What they are.
    #[schema(value_type = String)]
    pub kind: PersonKind,
    /// The rating they sat down with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
}

/// A game on record, as a list has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses, and that of its table.
    pub id: String,
    /// The room.
    pub room: String,
    /// The class: blitz, rapid, standard or turn.
    pub class: String,
    /// The time, as people write it.
    pub time: String,
    /// Whether it was played for points.
    pub points: bool,
    /// Whether it counts for points.
    pub counted: bool,
    /// Whether only its players, the arbiters and the organisers see it.
    pub private: bool,
    /// Who had the white pieces.
    pub white: Option<GamePerson>,
    /// Who had the black pieces.
    pub black: Option<GamePerson>,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` where there is none.
    pub result: String,
    /// The code of the reason.
    pub reason: String,
    /// How many half-moves were made.
    pub plies: u32,
    /// When its table was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened_ms: i64,
    /// When it ended.
    #[ts(type = "number")]
    pub ended_ms: i64,
}

/// Some of the games asked for, the latest to end first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePage {
    /// The games. Private ones that are not for the asker are left out.
    pub games: Vec<GameInfo>,
    /// Where the next page begins; nothing on the last.
    pub next: Option<String>,
}

/// A game on record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameDetail {
    /// What lists tell of it.
    #[serde(flatten)]
    pub game: GameInfo,
    /// What the table was called.
    pub name: Option<String>,
    /// Whether it was played over the board.
    pub over_the_board: bool,
    /// The year of the edition of the Laws.
    pub edition: u16,
    /// Where the pieces stood at the start, as FEN.
    pub start: String,
    /// The number that the lots of the table were drawn with.
    pub seed: String,
    /// The moves: squares and promotion.
    pub moves: Vec<String>,
    /// How it ended, in words.
    pub say: Option<Say>,
    /// Why it does not count for points.
    pub not_counted: Option<NotCounted>,
    /// What it did to the ratings: White's, then Black's.
    pub rating_changes: Vec<RatingChange>,
    /// The game that this one followed.
    pub rematch_of: Option<String>,
    /// The game in which they played again.
    pub rematch: Option<String>,
}

/// Why a game does not count for points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NotCounted {
    /// For programs.
    pub code: String,
    /// For people.
    pub say: Say,
}

/// What a game did to somebody's rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingChange {
    /// Whose.
    #[ts(type = "number")]
    pub person: i64,
    /// What it was.
    pub before: u32,
    /// What it became.
    pub after: u32,
    /// By how much it changed.
    pub by: i32,
}

/// A scoresheet, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SheetDocument {
    /// Whose it is: `white` or `black`.
    #[ts(as = "Color")]
    pub color: &'static str,
    /// The player.
    pub player: String,
    /// The adversary.
    pub opponent: String,
    /// How it is kept: `paper`, `electronic` or `automatic`.
    pub kept: &'static str,
    /// The moves, one of each side to a row.
    pub rows: Vec<SheetRow>,
    /// The result it was signed with.
    pub signed: Option<String>,
}

/// A move of White's and the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SheetRow {
    /// The number of the move.
    pub number: u32,
    /// White's; nothing where Black began, or the sheet has no such line.
    pub white: Option<SheetCell>,
    /// Black's; nothing where the sheet has no such line.
    pub black: Option<SheetCell>,
}

/// A half-move as it stands on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct SheetCell {
    /// What is written; nothing in a gap.
    pub text: Option<String>,
    /// Whether nothing is written where something should be.
    pub gap: bool,
    /// What the clock showed, if it is written.
    pub clock: Option<String>,
    /// Marked as an offer of a draw: `(=)`.
    pub offer: bool,
    /// Of a move that is off the record, an earlier position having been put up again.
    pub void: bool,
    /// What stood there before and was struck out, the oldest first.
    pub struck: Vec<String>,
}

/// The journal of a game: every event in order, as it was stored, with who and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameJournal {
    /// `jadoube-journal`.
    pub format: String,
    /// The version of the form.
    pub version: u32,
    /// The game.
    pub game: String,
    /// The entries, the first first.
    pub entries: Vec<GameJournalEntry>,
}

/// One event as it was stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameJournalEntry {
    /// Its place in the journal, counted from 1.
    pub version: u64,
    /// When it was accepted, in milliseconds since 1970.
    pub unix_ms: i64,
    /// When it happened by the game's own time.
    pub at_ms: Option<u64>,
    /// Who brought it about; nothing for what only followed.
    pub who: Option<String>,
    /// The event, in the form it is stored in.
    pub event: Entry,
}

/// The language of a document.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
#[into_params(parameter_in = Query)]
pub struct LanguageQuery {
    /// `es` or `en`; else what the header `Accept-Language` says.
    pub lang: Option<String>,
}

/// The form of a report, and its language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// `html`, to be printed, or `txt`; `html` if left out.
    pub format: Option<String>,
    /// `es` or `en`; else what the header `Accept-Language` says.
    pub lang: Option<String>,
}

/// The games of a set, to be written one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameSet {
    /// Their names, at most 500.
    pub games: Vec<String>,
}

/// Which part of a ranking is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct RankingQuery {
    /// With so many games or more.
    pub min_games: Option<u32>,
    /// Without so many at the beginning.
    pub offset: Option<u32>,
    /// So many at most, 1 to 200; 50 if left out.
    pub limit: Option<u32>,
}

/// A part of a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RankingPage {
    /// The class.
    pub class: String,
    /// The places, the strongest first; then those whose rating is provisional.
    pub places: Vec<RankingPlace>,
    /// How many there are in all.
    pub total: u32,
    /// The `offset` of the next part; nothing on the last.
    pub next: Option<u32>,
}

/// A place in a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RankingPlace {
    /// From 1; those who show the same number share it. None with a provisional rating.
    pub place: Option<u32>,
    /// Who.
    #[ts(type = "number")]
    pub id: i64,
    /// Their name.
    pub name: String,
    /// The rating.
    pub rating: u32,
    /// How far off it may be.
    pub deviation: u32,
    /// Whether too little is known of the player for a place.
    pub provisional: bool,
    /// How many games it rests on.
    pub games: u32,
}

/// Somebody, as everybody may see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The number that stays theirs.
    #[ts(type = "number")]
    pub id: i64,
    /// The name.
    pub name: String,
    /// What they are: registered or a machine.
    #[schema(value_type = String)]
    pub kind: PersonKind,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub member_since_ms: i64,
    /// The rating in each class that there is one in.
    pub ratings: Vec<ProfileRating>,
    /// How their games ended.
    pub games: Vec<GameTally>,
    /// Their last games that the asker may see.
    pub last: Vec<GameInfo>,
}

/// Somebody's rating in a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ProfileRating {
    /// The class.
    pub class: String,
    /// The rating by now.
    pub rating: u32,
    /// How far off it may be.
    pub deviation: u32,
    /// Whether too little is known of the player for a place in the ranking.
    pub provisional: bool,
    /// How many games it rests on.
    pub games: u32,
    /// How it came to that, the first first; of more than 500 games the last 500.
    pub history: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingPoint {
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended_ms: i64,
    /// What the rating became.
    pub rating: u32,
    /// How far off it may be.
    pub deviation: u32,
}

/// So many games that ended in one way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameTally {
    /// `white` or `black`.
    pub color: String,
    /// The class.
    pub class: String,
    /// The result.
    pub result: String,
    /// The code of the reason.
    pub reason: String,
    /// How many.
    pub games: u32,
}

/// The machine: what there is to play against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MachineInfo {
    /// The engines; the first one sits at tables.
    pub engines: Vec<EngineInfo>,
    /// The levels it can be asked to play at.
    pub levels: Vec<LevelInfo>,
    /// How to get an engine, where there is none.
    pub advice: Option<Say>,
}

/// An engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EngineInfo {
    /// What it calls itself.
    pub name: String,
    /// Who made it.
    pub author: Option<String>,
    /// Whether it plays Chess960.
    pub chess960: bool,
}

/// A level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelInfo {
    /// Its number, from 1.
    pub level: u8,
    /// The strength asked of the engine, where it can be asked for.
    pub elo: Option<u16>,
    /// How many moves in a hundred are any legal move.
    pub any_move_percent: u8,
    /// How long it thinks about a move at most, in milliseconds.
    pub move_ms: u32,
}

/// Where a table is opened upon a case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseTable {
    /// The room.
    pub room: String,
    /// The color of the one who opens it.
    #[serde(default)]
    #[ts(as = "Option<ColorChoice>", optional)]
    pub color: ColorChoice,
    /// Whether two play at one screen.
    #[serde(default)]
    #[ts(as = "Option<Screens>", optional)]
    pub screens: Screens,
    /// Who may sit and watch.
    #[serde(default)]
    #[ts(as = "Option<Access>", optional)]
    pub access: Access,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenedTable {
    /// Its name in addresses.
    pub table: String,
    /// Its code, if it is private.
    pub code: Option<String>,
}
