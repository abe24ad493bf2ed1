//! Ratings and the ranking: Glicko-2, a rating for each person and [class](Class) of game.
//!
//! Everything here is a pure function of the games given: no clock is read and nothing is stored.
//!
//! - A new player has [`Rating::NEW`]: 1500, deviation 350, volatility 0.06.
//! - Each game is a rating period of its own, for both players at once, each rated against what
//!   the other was before it; so a rating stands as soon as the game ends, and the order of the
//!   games is all that decides. A regular player's deviation settles near 60 that way.
//! - While nothing is played the deviation grows as in so many empty periods of [`IDLE_PERIOD`],
//!   fractions included; so it does not matter when, or how often, anybody looks.
//! - A rating is *provisional* while its deviation is over [`PROVISIONAL`], and stands in no
//!   ranking; a new player's first dozen games, or a year or so away, make it so.
//! - Numbers are rounded only when [shown](Rating::shown).

mod counts;
mod history;
mod rating;
#[cfg(test)]
mod tests;

pub use counts::{GameSummary, Sitter, Stakes, WhyNot, counts};
pub use history::{Change, Counted, Ranked, Ranking, recompute, retell};
pub use rating::{IDLE_PERIOD, PROVISIONAL, Rating, Scored, Standing, period, rate};

use jadoube_arbiter::{Regulations, TimeControl};
use jadoube_laws::Color;

/// What kind of game a rating is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Standard, as the Laws class it by its time.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
    /// A time for each turn: a control of this site, in no class of the Laws.
    Turn,
}

impl Class {
    /// Every class.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Rapid, Self::Blitz, Self::Turn];

    /// The class of a game under these regulations; none where a side has no clock.
    pub fn of(regulations: &Regulations) -> Option<Self> {
        let mut per_turn = false;
        for color in Color::ALL {
            match regulations.time[color] {
                TimeControl::None => return None,
                TimeControl::PerTurn(_) => per_turn = true,
                TimeControl::Periods(_) => {}
            }
        }
        if per_turn {
            return Some(Self::Turn);
        }
        Some(match regulations.class() {
            jadoube_laws::Class::Standard => Self::Standard,
            jadoube_laws::Class::Rapid => Self::Rapid,
            jadoube_laws::Class::Blitz => Self::Blitz,
        })
    }

    /// The class of this name.
    pub fn by_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.code() == code)
    }

    /// Its name wherever programs read it: `standard`, `rapid`, `blitz`, `turn`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
            Self::Turn => "turn",
        }
    }

    /// The class of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.code() == code)
    }
}
