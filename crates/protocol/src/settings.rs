//! How a table is played.

use jadoube_record::Regulations;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is chosen when a table is opened. Everything has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// What the table is called, such as "Board 3".
    pub name: Option<String>,
    /// The time, as people write it: `3+2`, `90+30`, `40/90+30, 30+30`, `2/turn`, `5 d3`, `none`.
    pub time: String,
    /// Black's time, where it is not the same.
    pub time_black: Option<String>,
    /// Whether it is played for points.
    pub points: bool,
    /// Who may sit and watch.
    pub access: Access,
    /// The color of the one who opens the table.
    pub color: ColorChoice,
    /// Where the pieces stand.
    pub start: Start,
    /// Whether it is played over the board, with touch-move and a clock to press.
    pub over_the_board: bool,
    /// The year of the edition of the Laws.
    pub edition: String,
    /// Regulations that others are taken from.
    pub preset: Preset,
    /// Whether an arbiter is seated, or can be called.
    pub arbiter: bool,
    /// Whether two play at one screen.
    pub screens: Screens,
    /// Whether moves may be taken back by agreement.
    pub takebacks: bool,
    /// The strength of the machine that sits opposite, from 1, if one does.
    pub machine: Option<u8>,
    /// How many seconds a first move may take; none for no limit.
    pub first_move_s: Option<u32>,
    /// After how many seconds without connection the opponent may claim; none for never. Left out,
    /// it is 60, and 180 in a standard game.
    pub absence_s: Option<u32>,
    /// Whether a call to the arbiter stops the clocks.
    pub call_stops_clocks: bool,
    /// Whether the clocks wait for the arbiter or the organiser, who start all together.
    pub wait_for_start: bool,
    /// By how many seconds spectators see later.
    pub delay_s: u32,
    /// All regulations, in place of what follows from the rest.
    #[schema(value_type = Object)]
    pub regulations: Option<Box<Regulations>>,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            name: None,
            time: "10+5".to_owned(),
            time_black: None,
            points: false,
            access: Access::Open,
            color: ColorChoice::Lot,
            start: Start::Standard,
            over_the_board: false,
            edition: "2023".to_owned(),
            preset: Preset::Laws,
            arbiter: false,
            screens: Screens::Two,
            takebacks: false,
            machine: None,
            first_move_s: Some(30),
            absence_s: None,
            call_stops_clocks: true,
            wait_for_start: false,
            delay_s: 0,
            regulations: None,
        }
    }
}

/// Who may sit at a table and watch it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anybody in the room.
    #[default]
    Open,
    /// Who has its code.
    Private,
}

/// The color of the one who opens the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ColorChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// By lot.
    #[default]
    Lot,
}

/// Where the pieces stand at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// As usual.
    #[default]
    Standard,
    /// A start of Chess960, by its number or drawn by the hall.
    Chess960(Option<u16>),
    /// As this FEN has it.
    Fen(String),
}

/// Regulations that others are taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The Laws, and nothing else.
    #[default]
    Laws,
    /// For schools: illegal moves are warned about first.
    School,
    /// Articles 1 to 5 only.
    Friendly,
}

/// At how many screens a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Screens {
    /// Both players sit at one.
    One,
    /// Each has their own.
    #[default]
    Two,
}
