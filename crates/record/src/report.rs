//! What somebody who is not playing tells the arbiter.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::Color;
use crate::mirror::mirror;

/// What a spectator, or a player of another game, tells the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Report {
    /// That an illegal move was made.
    IllegalMove,
    /// That a flag has fallen.
    Flag(Color),
    /// Something else.
    Other,
    /// Speaks to the players instead of the arbiter.
    Interferes,
}

mirror!(enum Report = arbiter::Report {
    IllegalMove,
    Flag(color),
    Other,
    Interferes,
});
