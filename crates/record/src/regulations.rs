//! The regulations of the event.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{
    ByColor, CastlingMode, Class, Edition, Millis, Points, Rule, Setup, SheetKind, Supervision,
    TimeControl,
};

/// What the organiser lays down before play, and the arbiter rules by.
///
/// What is read need not be playable: the arbiter's `Regulations::check` says whether it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time of each side; the same unless there are odds.
    pub time: ByColor<TimeControl>,
    /// The class, where the regulations set one; else it follows from the time.
    pub class: Option<Class>,
    /// Whether rapid and blitz are supervised as the Competition Rules ask.
    pub supervision: Supervision,
    /// Who sees what happens.
    pub watch: Watch,
    /// Whether somebody is seated as arbiter.
    pub arbiter: ArbiterSeat,
    /// Where it is played.
    pub venue: Venue,
    /// How late a player may come.
    pub default_time: Option<Millis>,
    /// Whether both players are at the board when the round begins.
    pub presence: Presence,
    /// What is said of agreeing to a draw.
    pub draws: DrawRule,
    /// Whether castling is that of Chess960.
    pub castling: CastlingMode,
    /// Where the pieces stand at the start.
    pub start: Setup,
    /// How the players record.
    pub sheets: SheetKind,
    /// What the results count in the event.
    pub points: PointsScale,
    /// What follows from illegal moves.
    pub illegal_moves: IllegalMoveScale,
    /// Whether only Articles 1 to 5 are played by.
    pub friendly: Friendly,
    /// What was announced for a quickplay finish.
    #[serde(default, skip_serializing_if = "Quickplay::is_no")]
    #[ts(optional = nullable)]
    pub quickplay: Quickplay,
    /// Further rules, numbered from 1.
    pub house: Vec<HouseRule>,
}

/// Who sees what happens at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// The program: every press, flag, repetition and count is ruled on at once.
    Program,
    /// People: nothing is ruled until an arbiter observes or a player claims.
    People,
}

/// Whether somebody can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ArbiterSeat {
    /// Somebody is seated as arbiter.
    Seated,
    /// Nobody is: questions go to both players.
    Empty,
}

/// Where the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Venue {
    /// Over the board: pieces are touched and let go, the clock is pressed.
    OverTheBoard,
    /// Online: only legal moves are accepted, and they complete themselves.
    Online,
}

/// Who is at the board when the round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Both players, or their presence does not matter.
    Assumed,
    /// Only those who have arrived.
    Reported,
}

/// What the regulations say of agreeing to a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DrawRule {
    /// Nothing.
    Free,
    /// Not before both have made so many moves, unless the arbiter consents.
    NotBefore(u32),
    /// Never, unless the arbiter consents.
    Never,
}

/// What a win, a draw and a loss count in the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PointsScale {
    /// A win.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
}

/// What follows from illegal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum IllegalMoveScale {
    /// What the edition says for the class.
    Laws,
    /// So many are only warned about, then the opponent gets the extra time; none loses.
    Warnings(u8),
}

/// Whether the whole Laws are played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Friendly {
    /// All of them.
    No,
    /// Articles 1 to 5 only: no clock rules, no recording, no penalties.
    Yes,
}

/// What an event announces for the last part of a game without extra time for each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Quickplay {
    /// Nothing: a flag that falls is all there is to it.
    #[default]
    No,
    /// A player short of time may ask for five seconds a move.
    Increment,
    /// A player short of time may claim a draw.
    Claims,
}

impl Quickplay {
    /// Whether nothing was announced.
    fn is_no(&self) -> bool {
        *self == Self::No
    }
}

/// A further rule of the event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HouseRule {
    /// Its number.
    pub number: u16,
    /// What it says.
    pub text: Box<str>,
    /// The rule of the Laws it departs from, if any.
    pub instead_of: Option<Rule>,
}

mirror!(struct Regulations = arbiter::Regulations {
    edition,
    time,
    class,
    supervision,
    watch,
    arbiter,
    venue,
    default_time,
    presence,
    draws,
    castling,
    start,
    sheets,
    points,
    illegal_moves,
    friendly,
    quickplay,
    house,
});

mirror!(enum Watch = arbiter::Watch {
    Program,
    People,
});

mirror!(enum ArbiterSeat = arbiter::ArbiterSeat {
    Seated,
    Empty,
});

mirror!(enum Venue = arbiter::Venue {
    OverTheBoard,
    Online,
});

mirror!(enum Presence = arbiter::Presence {
    Assumed,
    Reported,
});

mirror!(enum DrawRule = arbiter::DrawRule {
    Free,
    NotBefore(count),
    Never,
});

mirror!(struct PointsScale = arbiter::PointsScale { win, draw, loss });

mirror!(enum IllegalMoveScale = arbiter::IllegalMoveScale {
    Laws,
    Warnings(count),
});

mirror!(enum Friendly = arbiter::Friendly {
    No,
    Yes,
});

mirror!(enum Quickplay = arbiter::Quickplay {
    No,
    Increment,
    Claims,
});

mirror!(struct HouseRule = arbiter::HouseRule { number, text, instead_of });
