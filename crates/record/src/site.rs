//! What a site brings about by a rule of its own.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::Color;
use crate::mirror::mirror;

/// What a site brings about by a rule of its own: nothing of it is in the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SiteAct {
    /// The round begins, both players being there: the clock of the player with the white pieces
    /// is started, and no arbiter has to.
    StartRound,
    /// This player claims of an opponent who has gone for as long as the site asks; only online.
    Absent(Color, AbsenceClaim),
    /// Both players agree to take back: the position after so many half-moves stands again, and
    /// the clocks show what they showed then.
    TakeBack(u32),
    /// This player calls the arbiter, and by the settings of the game that stops the clocks.
    CallStops(Color),
}

/// What is claimed of an opponent who has gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AbsenceClaim {
    /// The game.
    Win,
    /// A draw.
    Draw,
}

mirror!(enum SiteAct = arbiter::SiteAct {
    StartRound,
    Absent(color, claim),
    TakeBack(ply),
    CallStops(color),
});

mirror!(enum AbsenceClaim = arbiter::AbsenceClaim {
    Win,
    Draw,
});
