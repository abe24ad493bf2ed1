//! Rooms, evenings, classes and chat, as organisers, teachers and arbiters ask for them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::{Partial, RoomInfo, RoomKind, TableSettings};

/// A room to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct NewRoom {
    /// Its short name in addresses: `a`–`z`, digits and inner hyphens. Left out, it is made from
    /// the name.
    #[serde(default)]
    pub id: Option<String>,
    /// Its name.
    pub name: String,
    /// What it is for.
    pub kind: RoomKind,
    /// Whether everybody sees it in the list; left out, all but classes are listed.
    #[serde(default)]
    pub listed: Option<bool>,
    /// Whether one may chat in it and at its tables; left out, in all but classes.
    #[serde(default)]
    pub chat: Option<bool>,
}

/// What is to change about a room; what is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct ChangeRoom {
    /// Its name.
    pub name: Option<String>,
    /// Whether everybody sees it in the list.
    pub listed: Option<bool>,
    /// Whether one may chat in it and at its tables.
    pub chat: Option<bool>,
}

/// A room, to those who keep it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomDetails {
    /// The room as it is listed.
    pub info: RoomInfo,
    /// Whether everybody sees it in the list.
    pub listed: bool,
    /// Whose it is; nobody's if it is the hall's own.
    #[ts(type = "number | null")]
    pub owner: Option<i64>,
    /// Whether it is put away: its games stay, none are added.
    pub archived: bool,
}

/// The pairings of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct PostPairings {
    /// `board, white, black`, a board a line.
    pub pairings: String,
    /// How all of them are played.
    #[serde(default)]
    #[ts(as = "Option<Partial<TableSettings>>", optional)]
    pub settings: TableSettings,
    /// The round; left out, it is the next one.
    #[serde(default)]
    pub round: Option<u32>,
}

/// A round whose tables are open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoundOpened {
    /// Its number.
    pub round: u32,
    /// Its tables, in the order of the boards.
    pub tables: Vec<BoardOpened>,
    /// Cards for those who were not known; their codes are told this once.
    pub cards: Vec<CardGiven>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardOpened {
    /// The number of the board.
    pub board: u32,
    /// The table.
    pub table: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// The names of a class, for a card each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PostNames {
    /// A name a line.
    pub names: String,
}

/// Cards that were made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardsGiven {
    /// The cards; their codes are told this once.
    pub cards: Vec<CardGiven>,
    /// Names that stood there twice, or have a card already, and were left out.
    pub repeated: Vec<String>,
}

/// A card with its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardGiven {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// The name of the pupil.
    pub name: String,
    /// The person it lets in.
    #[ts(type = "number")]
    pub person: i64,
    /// The code to come in with.
    pub code: String,
}

/// A card, without its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardInfo {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// The name of the pupil.
    pub name: String,
    /// The person it lets in.
    #[ts(type = "number | null")]
    pub person: Option<i64>,
    /// Whether the pupil is in the hall.
    pub here: bool,
}

/// The cards to print.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PrintCards {
    /// Their codes, as they were told when the cards were made.
    pub codes: Vec<String>,
}

/// Somebody comes with a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterByCard {
    /// The code on it.
    pub code: String,
}

/// Whom a card let in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EnteredByCard {
    /// The room it opens.
    pub room: String,
    /// The person.
    #[ts(type = "number")]
    pub person: i64,
    /// The name.
    pub name: String,
}

/// A simultaneous display: one against each of the class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct OpenSimul {
    /// How all of them are played.
    #[serde(default)]
    #[ts(as = "Option<Partial<TableSettings>>", optional)]
    pub settings: TableSettings,
    /// What the one who plays against all of them has.
    #[serde(default)]
    #[ts(as = "Option<SimulColor>", optional)]
    pub color: SimulColor,
    /// The persons they play against; left out, everybody who has a card.
    #[serde(default)]
    pub against: Option<Vec<i64>>,
    /// The round; left out, it is the next one.
    #[serde(default)]
    pub round: Option<u32>,
}

/// What the one who gives a simultaneous display has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SimulColor {
    /// White on every board.
    #[default]
    White,
    /// Black on every board.
    Black,
    /// White on the first board, then by turns.
    Alternate,
}

/// What is done at all tables of a room at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AllTables {
    /// The round begins: all clocks start together.
    Start,
    /// All clocks stop.
    Pause,
    /// All clocks run again.
    Resume,
    /// Tables where the round has not begun are closed.
    Close,
}

/// What to do at all tables of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DoAtAll {
    /// What.
    pub what: AllTables,
    /// Only at those of this round.
    #[serde(default)]
    pub round: Option<u32>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DoneAtAll {
    /// The tables where it was done.
    pub done: Vec<String>,
    /// The tables that said no, though it was meant for them.
    pub failed: Vec<String>,
}

/// Who did not come to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// White.
    White,
    /// Black.
    Black,
    /// Neither came.
    Both,
}

/// A game that is lost by not coming to the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct PostForfeit {
    /// Who did not come, and loses.
    pub absent: Absent,
    /// The round; left out, the last one.
    #[serde(default)]
    pub round: Option<u32>,
}

/// An invitation to make, to a room or to a private table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewInvitation {
    /// How many may come by it.
    #[ts(as = "Option<u32>", optional)]
    pub uses: u32,
    /// For how many hours it holds.
    #[ts(as = "Option<u32>", optional)]
    pub hours: u32,
}

impl Default for NewInvitation {
    fn default() -> Self {
        Self { uses: 1, hours: 24 }
    }
}

/// An invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct InvitationGiven {
    /// The page, with the secret behind the `#`, where it stays out of logs.
    pub path: String,
    /// The secret by itself.
    pub token: String,
    /// Until when it holds, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires_ms: i64,
}

/// Where an invitation leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invited {
    /// The room.
    pub room: String,
    /// The table, if it is to one.
    pub table: Option<String>,
    /// The code of the table.
    pub code: Option<String>,
}

/// Comes by an invitation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComeByInvitation {
    /// The token of the link.
    pub token: String,
}

/// The language of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default)]
#[ts(optional_fields)]
pub struct CardsQuery {
    /// The language of the page; left out, the one that the request would rather have.
    #[param(inline, value_type = Lang)]
    pub lang: Option<Lang>,
}

/// How results are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default)]
#[ts(optional_fields)]
pub struct ResultsQuery {
    /// The round; left out, the last one.
    pub round: Option<u32>,
    /// The language of the headings; left out, the one that the request would rather have.
    #[param(inline, value_type = Lang)]
    pub lang: Option<Lang>,
    /// What stands between the cells.
    #[param(inline)]
    #[ts(as = "Option<CellsBy>", optional)]
    pub style: CellsBy,
    /// The version of a Tournament Report File.
    #[param(inline)]
    #[ts(as = "Option<ReportFile>", optional)]
    pub version: ReportFile,
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// Spanish.
    #[default]
    Es,
    /// English.
    En,
}

/// What stands between the cells of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CellsBy {
    /// A comma.
    #[default]
    Comma,
    /// A semicolon.
    Semicolon,
}

/// A version of the Tournament Report File.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub enum ReportFile {
    /// Of 2016.
    #[default]
    #[serde(rename = "16")]
    Trf16,
    /// Of 2026.
    #[serde(rename = "26")]
    Trf26,
}
