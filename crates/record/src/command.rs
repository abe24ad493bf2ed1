//! A fact, by who brings it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{Act, Color, Order, Report, SiteAct};

/// A fact for the arbiter, by who brought it about.
///
/// Anybody may bring any of these at any time; the arbiter's `decide` says what follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// A player did or said something.
    Player(Color, Act),
    /// The arbiter ordered or found something.
    Arbiter(Order),
    /// Somebody who is not playing told the arbiter something.
    Bystander(Report),
    /// Nothing but time has passed: for the moment that `Game::deadline`
    /// names.
    Time,
    /// The site where the game is played applies a rule of its own.
    Site(SiteAct),
}

mirror!(enum Command = arbiter::Command {
    Player(color, act),
    Arbiter(order),
    Bystander(report),
    Time,
    Site(act),
});
