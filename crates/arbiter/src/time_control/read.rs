//! Reads the notation that people use.

use alloc::{vec, vec::Vec};
use core::str::FromStr;

use super::write::Unit;
use super::{
    BadTimeControl, ClockStart, DAY_MS, FirstExtra, Mode, Period, Periods, TimeControl,
    TimeControlFault as Fault,
};
use crate::Millis;
use crate::millis::thousandths;

/// Reads the time controls that people write:
///
/// | text | what it is |
/// |---|---|
/// | `90+30`, `3+2`, `5` | minutes, and seconds added for each move |
/// | `5 d3`, `5 b3` | with a delay, or Bronstein, of so many seconds |
/// | `0:30`, `30s`, `0.5`, `1:30:00`, `1h30`, `90'+30"` | other ways to write a time |
/// | `40/90+30, 30+30` | periods, each but the last with its moves |
/// | `2/turn`, `3d/turn` | so many minutes, or days, for every turn |
/// | `none`, `-` | no clock |
/// | `3+2 after` | with extra time only after each move, as sites give it |
/// | `3+2 free` | with the clock at rest until each side has made its first move |
///
/// Between periods stands a comma, or a colon if there is no comma and a quota before it; any other
/// colon is part of a time.
impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<Self, BadTimeControl> {
        let text = text.trim();
        match text {
            "" => return Err(Fault::Empty.of(text)),
            "-" | "none" => return Ok(Self::None),
            _ => {}
        }
        if let Some(time) = text.strip_suffix("/turn") {
            return Self::per_turn(amount(time, Unit::Minutes)?);
        }
        let (text, first_extra, start) = options(text);
        let list: Vec<Period> = split(text)
            .into_iter()
            .map(period)
            .collect::<Result<_, _>>()?;
        Periods::new(list, first_extra, start).map(Self::Periods)
    }
}

/// Takes the words behind the periods off.
fn options(text: &str) -> (&str, FirstExtra, ClockStart) {
    let (text, start) = match text.strip_suffix(" free") {
        Some(text) => (text, ClockStart::AfterFirstMoves),
        None => (text, ClockStart::AtOnce),
    };
    match text.trim_end().strip_suffix(" after") {
        Some(text) => (text, FirstExtra::AfterEachMove, start),
        None => (text, FirstExtra::BeforeFirstMove, start),
    }
}

fn split(text: &str) -> Vec<&str> {
    if text.contains(',') {
        return text.split(',').collect();
    }
    match (text.find('/'), text.find(':')) {
        (Some(quota), Some(colon)) if quota < colon => text.split(':').collect(),
        (_, _) => vec![text],
    }
}

/// `40/90+30`, `30`, `5 d3`.
fn period(text: &str) -> Result<Period, BadTimeControl> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Fault::Empty.of(text));
    }
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(quota(moves.trim())?), rest),
        None => (None, text),
    };
    let (time, extra, mode) = match extra(rest) {
        Some((time, sign, extra)) => {
            let mode = match sign {
                b'+' => Mode::Cumulative,
                b'd' => Mode::Delay,
                _ => Mode::Bronstein,
            };
            (time, amount(extra, Unit::Seconds)?, mode)
        }
        None => (rest, Millis::ZERO, Mode::Cumulative),
    };
    Ok(Period {
        moves,
        time: amount(time, Unit::Minutes)?,
        extra,
        mode,
    })
}

/// Parts the time from the extra time, at a `+`, or at a `d` or `b` before a number.
fn extra(text: &str) -> Option<(&str, u8, &str)> {
    let bytes = text.as_bytes();
    let at = (0..bytes.len()).find(|&at| match bytes[at] {
        b'+' => true,
        b'd' | b'b' => {
            let next = text[at + 1..].trim_start();
            next.starts_with(|next: char| next.is_ascii_digit())
        }
        _ => false,
    })?;
    Some((&text[..at], bytes[at], &text[at + 1..]))
}

fn quota(text: &str) -> Result<u32, BadTimeControl> {
    match digits(text) {
        Some(Some(moves)) => u32::try_from(moves).map_err(|_| Fault::TooLarge.of(text)),
        Some(None) => Err(Fault::TooLarge.of(text)),
        None => Err(Fault::NotAQuota.of(text)),
    }
}

/// A time: as a clock shows it, or numbers with their units.
fn amount(text: &str, plain: Unit) -> Result<Millis, BadTimeControl> {
    let text = text.trim();
    if text.contains(':') {
        return text.parse().map_err(|_| Fault::NotATime.of(text));
    }
    let mut rest = text;
    let mut total = Millis::ZERO;
    let mut unit_before = None;
    while !rest.is_empty() {
        let end = rest
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(rest.len());
        let (number, behind) = rest.split_at(end);
        let end = behind
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or(behind.len());
        let (name, behind) = behind.split_at(end);
        let name = name.trim();
        // A number without a unit is the last there is.
        let is_open = name.is_empty() && !behind.is_empty();
        let unit = unit(name, unit_before, plain).filter(|_| !is_open);
        let unit = unit.ok_or_else(|| Fault::NotATime.of(text))?;
        if unit_before.is_some_and(|before| before <= unit) {
            return Err(Fault::NotATime.of(text));
        }
        let part = scaled(number, unit).ok_or_else(|| Fault::NotATime.of(text))?;
        let part = part.ok_or_else(|| Fault::TooLarge.of(text))?;
        total += part;
        unit_before = Some(unit);
        rest = behind;
    }
    match unit_before {
        Some(_) => Ok(total),
        None => Err(Fault::NotATime.of(text)),
    }
}

/// The milliseconds of a unit; without a name it is the next smaller one, as in `1h30`.
fn unit(name: &str, before: Option<u64>, plain: Unit) -> Option<u64> {
    Some(match (name, before) {
        ("", None) => plain.ms(),
        ("", Some(DAY_MS)) => 3_600_000,
        ("", Some(3_600_000)) => 60_000,
        ("", Some(60_000)) => 1000,
        ("d", _) => DAY_MS,
        ("h", _) => 3_600_000,
        ("m" | "min" | "'" | "′", _) => 60_000,
        ("s" | "sec" | "\"" | "''" | "″", _) => 1000,
        (_, _) => return None,
    })
}

/// So many units, with up to three digits behind a point: no number at all, or one too large.
fn scaled(number: &str, unit: u64) -> Option<Option<Millis>> {
    let (whole, fraction) = match number.split_once('.') {
        Some((whole, fraction)) => (whole, thousandths(fraction).ok()?),
        None => (number, 0),
    };
    let whole = digits(whole)?;
    // Every unit is whole seconds, so thousandths of it are whole milliseconds.
    let fraction = fraction * (unit / 1000);
    let ms = whole.and_then(|whole| whole.checked_mul(unit)?.checked_add(fraction));
    Some(ms.map(Millis))
}

/// A whole number: nothing if it is none, an empty one if it is too large.
fn digits(text: &str) -> Option<Option<u64>> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok())
}
