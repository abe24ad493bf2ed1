//! What stands on a scoresheet.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::Millis;
use crate::mirror::mirror;

/// What a player writes on the scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EntryText {
    /// A move, in the player's own notation, on the next empty line; blanks or dashes leave a gap.
    Move(Box<str>),
    /// A move on the line of this half-move, counted from the start: to fill a gap or correct.
    At(u32, Box<str>),
    /// The sign for an offer of a draw.
    Offer,
    /// What the clock shows, on the current line.
    Clock(Millis),
}

/// How the players record the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetKind {
    /// On paper, by hand.
    Paper,
    /// On a certified electronic scoresheet, by hand.
    Electronic,
    /// The program writes both scoresheets.
    Automatic,
}

mirror!(enum EntryText = arbiter::EntryText {
    Move(text),
    At(count, text),
    Offer,
    Clock(time),
});

mirror!(enum SheetKind = arbiter::SheetKind {
    Paper,
    Electronic,
    Automatic,
});
