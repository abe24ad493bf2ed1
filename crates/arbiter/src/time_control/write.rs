//! Time controls in the notation that people use.

use core::fmt;

use super::{ClockStart, FirstExtra, Mode, Period, TimeControl};
use crate::Millis;

/// Writes what reads back as the same control.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::PerTurn(time) => write!(f, "{}/turn", Amount(*time, Unit::Minutes)),
            Self::Periods(periods) => {
                for (index, period) in periods.list().iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}{period}")?;
                }
                f.write_str(match periods.first_extra() {
                    FirstExtra::BeforeFirstMove => "",
                    FirstExtra::AfterEachMove => " after",
                })?;
                f.write_str(match periods.start() {
                    ClockStart::AtOnce => "",
                    ClockStart::AfterFirstMoves => " free",
                })
            }
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Amount(self.time, Unit::Minutes))?;
        let sign = match (self.mode, self.extra.is_zero()) {
            (Mode::Cumulative, true) => return Ok(()),
            (Mode::Cumulative, false) => "+",
            (Mode::Delay, _) => " d",
            (Mode::Bronstein, _) => " b",
        };
        write!(f, "{sign}{}", Amount(self.extra, Unit::Seconds))
    }
}

/// What a number without a unit means.
#[derive(Clone, Copy)]
pub(super) enum Unit {
    /// Of the time of a period.
    Minutes,
    /// Of extra time.
    Seconds,
}

impl Unit {
    pub(super) const fn ms(self) -> u64 {
        match self {
            Self::Minutes => 60_000,
            Self::Seconds => 1000,
        }
    }
}

/// An amount of time: a plain number where its unit allows it, else as a clock shows it.
struct Amount(Millis, Unit);

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(time, unit) = self;
        match time.0 % unit.ms() {
            0 => write!(f, "{}", time.0 / unit.ms()),
            _ => write!(f, "{time}"),
        }
    }
}
