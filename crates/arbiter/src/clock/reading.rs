//! What a clock shows.

use core::fmt;

use jadoube_laws::{ByColor, Color};

use super::Clock;
use crate::{Millis, TimeControl};

/// What one side's half of the clock shows at an instant.
///
/// Law: [6.12.1](jadoube_laws::law::A6_12_1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    /// Milliseconds left; none left if 0 or below. [`i64::MAX`] without a time control.
    pub left: i64,
    /// How much longer the clock waits before time runs.
    pub delay_left: Millis,
    /// Whether the flag is noted as fallen, or no time is left.
    pub is_fallen: bool,
    /// The number of the period, the first being 0.
    pub period: usize,
    /// How many presses were counted.
    pub presses: u32,
}

impl Reading {
    /// The time left as a clock shows it to people.
    pub const fn shown(&self) -> Shown {
        Shown { left: self.left }
    }
}

/// Time left as people read it: `1:29:57`, `4:58.5`, `-0:03`.
///
/// From an hour on a part of a second is cut off; below it nothing is, so that what shows zero is
/// zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shown {
    /// Milliseconds.
    pub left: i64,
}

const HOUR_MS: u64 = 3_600_000;

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.left < 0 {
            f.write_str("-")?;
        }
        let size = self.left.unsigned_abs();
        let fraction = if size < HOUR_MS { 0 } else { size % 1000 };
        write!(f, "{}", Millis(size - fraction))
    }
}

impl Clock {
    /// What a side's half of the clock shows at an instant.
    ///
    /// Law: [6.12.1](jadoube_laws::law::A6_12_1).
    pub fn reading(&self, controls: &ByColor<TimeControl>, color: Color, at: Millis) -> Reading {
        let side = &self.sides[color];
        let stretch = match self.running_since() {
            Some((running, since)) if running == color => at.since(since),
            Some(_) | None => Millis::ZERO,
        };
        let (delay_left, left) = self.after(color, stretch);
        let (left, is_out) = match controls[color] {
            TimeControl::None => (i64::MAX, false),
            TimeControl::Periods(_) | TimeControl::PerTurn(_) => (left, left <= 0),
        };
        Reading {
            left,
            delay_left,
            is_fallen: is_out || side.fallen_at.is_some(),
            period: side.period.into(),
            presses: side.presses,
        }
    }
}
