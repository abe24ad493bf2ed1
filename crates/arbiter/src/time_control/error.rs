//! What is wrong with a time control.

use alloc::{
    format,
    string::{String, ToString as _},
};
use core::fmt;

use super::{FirstExtra, Mode, Period, Periods};
use crate::Millis;

/// A time control that cannot be read or played, with the part of it that is wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BadTimeControl {
    /// The part, as it was written or would be.
    pub part: String,
    /// What is wrong with it.
    pub fault: TimeControlFault,
}

/// What may be wrong with a part of a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControlFault {
    /// There is nothing where a time control or a period should be.
    Empty,
    /// It is no amount of time.
    NotATime,
    /// It is no number of moves.
    NotAQuota,
    /// A number is larger than a game can need.
    TooLarge,
    /// A quota of no moves.
    NoMoves,
    /// There is no time in which the first move could be made.
    NoTime,
    /// A period that is not the last does not say for how many moves it lasts.
    QuotaMissing,
    /// The last period says for how many moves it lasts, and nothing says what comes then.
    QuotaInLast,
    /// There are too many periods.
    TooManyPeriods,
}

impl TimeControlFault {
    pub(super) fn of(self, part: &str) -> BadTimeControl {
        BadTimeControl {
            part: part.to_string(),
            fault: self,
        }
    }
}

/// Whether a list of periods can be played.
pub(super) fn check(list: &[Period], first_extra: FirstExtra) -> Result<(), BadTimeControl> {
    let (Some(first), Some(last)) = (list.first(), list.last()) else {
        return Err(TimeControlFault::Empty.of(""));
    };
    if list.len() > Periods::MOST {
        return Err(TimeControlFault::TooManyPeriods.of(&format!("{}", list.len())));
    }
    for period in list {
        if let Some(fault) = fault(period) {
            return Err(fault.of(&period.to_string()));
        }
    }
    if let Some(unlimited) = list[..list.len() - 1].iter().find(|p| p.moves.is_none()) {
        return Err(TimeControlFault::QuotaMissing.of(&unlimited.to_string()));
    }
    if last.moves.is_some() {
        return Err(TimeControlFault::QuotaInLast.of(&last.to_string()));
    }
    let at_once = match (first_extra, first.mode) {
        (FirstExtra::BeforeFirstMove, Mode::Cumulative) => first.extra,
        (FirstExtra::BeforeFirstMove, Mode::Delay | Mode::Bronstein)
        | (FirstExtra::AfterEachMove, _) => Millis::ZERO,
    };
    if (first.time + at_once).is_zero() {
        return Err(TimeControlFault::NoTime.of(&first.to_string()));
    }
    Ok(())
}

fn fault(period: &Period) -> Option<TimeControlFault> {
    match period.moves {
        Some(0) => return Some(TimeControlFault::NoMoves),
        Some(moves) if moves > Period::MOST_MOVES => return Some(TimeControlFault::TooLarge),
        Some(_) | None => {}
    }
    let is_too_large = period.time > Period::LONGEST || period.extra > Period::LONGEST;
    is_too_large.then_some(TimeControlFault::TooLarge)
}

/// Whether a time for every turn can be played.
pub(super) fn check_turn(time: Millis) -> Result<(), BadTimeControl> {
    if time.is_zero() {
        Err(TimeControlFault::NoTime.of(&time.to_string()))
    } else if time > Period::LONGEST {
        Err(TimeControlFault::TooLarge.of(&time.to_string()))
    } else {
        Ok(())
    }
}

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { part, fault } = self;
        match fault {
            TimeControlFault::Empty => {
                f.write_str("an empty time control or period: write one such as `90+30`")
            }
            TimeControlFault::NotATime => {
                write!(f, "`{part}` is no time: write minutes, `30s` or `1:30:00`")
            }
            TimeControlFault::NotAQuota => write!(f, "`{part}` is no number of moves"),
            TimeControlFault::TooLarge => write!(f, "`{part}` is too large"),
            TimeControlFault::NoMoves => write!(f, "`{part}` asks for no moves"),
            TimeControlFault::NoTime => {
                write!(f, "`{part}` leaves no time for the first move")
            }
            TimeControlFault::QuotaMissing => write!(
                f,
                "`{part}` is not the last period: say for how many moves, as in `40/90, 30`"
            ),
            TimeControlFault::QuotaInLast => write!(
                f,
                "`{part}` is the last period: say what follows it, as in `40/90, 30`"
            ),
            TimeControlFault::TooManyPeriods => {
                write!(f, "{part} periods: there may be {}", Periods::MOST)
            }
        }
    }
}

impl core::error::Error for BadTimeControl {}
