//! The tag `TimeControl`.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

/// The time the players have, as the tag `TimeControl` tells it.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::{Stage, TimeControl};
///
/// let control: TimeControl = "40/6000+30:900+30".parse()?;
/// let TimeControl::Stages(stages) = &control else { panic!() };
/// assert_eq!(stages[0].moves, Some(40));
/// assert_eq!(stages[1].increment_ms, 30_000);
/// assert_eq!(control.to_string(), "40/6000+30:900+30");
/// # Ok::<(), jadoube_laws::pgn::BadTimeControl>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// `?`: not known.
    Unknown,
    /// `-`: none.
    None,
    /// `*180`: an hourglass of this time for each side.
    Hourglass {
        /// Milliseconds.
        ms: u64,
    },
    /// Periods one after the other.
    Stages(Vec<Stage>),
    /// Days for every move, as in correspondence chess.
    PerMove {
        /// Days.
        days: u32,
    },
}

/// One period of a [`TimeControl`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stage {
    /// How many moves are to be made in this period; none in one that lasts to the end.
    pub moves: Option<u32>,
    /// The time of the period.
    pub ms: u64,
    /// What is added for each move.
    pub increment_ms: u64,
    /// How long the clock waits before it runs, at each move.
    pub delay_ms: u64,
}

/// Why some text is no time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadTimeControl {
    /// It is none of the forms of the standard.
    Unknown,
    /// So many moves in so few seconds: moves come first, then `/`, then seconds.
    MovesAndSecondsSwapped,
    /// A number that is too large.
    TooLarge,
}

impl TimeControl {
    /// Reads, besides what [`FromStr`] does, minutes and seconds with `'` and `"`, delays as in
    /// `300 d5`, days for a move as in `1 in 5 days`, and a period to the end of the game as in
    /// `G/60` and `SD/30`, which are minutes.
    ///
    /// # Errors
    ///
    /// If it makes no sense.
    pub fn read_lenient(text: &str) -> Result<Self, BadTimeControl> {
        let text = text.trim();
        match text.parse() {
            Ok(control) => return Ok(control),
            Err(error @ (BadTimeControl::MovesAndSecondsSwapped | BadTimeControl::TooLarge)) => {
                return Err(error);
            }
            Err(BadTimeControl::Unknown) => {}
        }
        if text.is_empty() {
            return Ok(Self::Unknown);
        }
        if let Some(days) = days_per_move(text) {
            return Ok(Self::PerMove { days });
        }
        let stages: Result<Vec<Stage>, BadTimeControl> =
            text.split([':', ',']).map(lenient_stage).collect();
        stages.map(Self::Stages)
    }
}

/// `1 in 5 days`, `5 days`, `3 days/move`.
fn days_per_move(text: &str) -> Option<u32> {
    let text = text.strip_prefix("1 in ").unwrap_or(text);
    let (number, unit) = text.split_once(' ')?;
    let unit = unit.trim();
    let known = [
        "day",
        "days",
        "days/move",
        "day/move",
        "days per move",
        "day per move",
    ];
    known
        .iter()
        .any(|name| name.eq_ignore_ascii_case(unit))
        .then(|| number.parse().ok())?
}

fn lenient_stage(text: &str) -> Result<Stage, BadTimeControl> {
    let text = text.trim();
    let (moves, rest, unit) = match text.split_once('/') {
        Some(("G" | "g" | "SD" | "sd", rest)) => (None, rest, 60),
        Some((moves, rest)) => (Some(narrow(number(moves.trim())?)?), rest, 1),
        None => (None, text, 1),
    };
    let (rest, delay_ms) = match rest.split_once(['d', 'D']) {
        Some((rest, delay)) => (rest.trim_end_matches([' ', ';', '/']), lenient_ms(delay)?),
        None => (rest, 0),
    };
    let (base, increment_ms) = match rest.split_once('+') {
        Some((base, increment)) => (base.trim(), lenient_ms(increment)?),
        None => (rest.trim(), 0),
    };
    let ms = match number(base) {
        Ok(plain) => plain
            .checked_mul(unit * 1000)
            .ok_or(BadTimeControl::TooLarge)?,
        Err(_) => lenient_ms(base)?,
    };
    Ok(Stage {
        moves,
        ms,
        increment_ms,
        delay_ms,
    })
}

/// Seconds, or minutes with `'` and seconds with `"` or `''`.
fn lenient_ms(text: &str) -> Result<u64, BadTimeControl> {
    let text = text.trim();
    let (rest, minutes) = match text.split_once(['\'', '′', 'm']) {
        Some((minutes, rest)) if !rest.starts_with('\'') => (rest, number(minutes.trim())?),
        _ => (text, 0),
    };
    let seconds = rest.trim().trim_end_matches(['\'', '"', '″', 's']).trim();
    let seconds = match seconds {
        "" if minutes > 0 => 0,
        seconds => number(seconds)?,
    };
    let total = minutes
        .checked_mul(60)
        .and_then(|total| total.checked_add(seconds));
    total
        .and_then(|s| s.checked_mul(1000))
        .ok_or(BadTimeControl::TooLarge)
}

fn number(text: &str) -> Result<u64, BadTimeControl> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(BadTimeControl::Unknown);
    }
    text.parse().map_err(|_| BadTimeControl::TooLarge)
}

fn narrow(number: u64) -> Result<u32, BadTimeControl> {
    u32::try_from(number).map_err(|_| BadTimeControl::TooLarge)
}

/// Whole seconds, or with a fraction as engines' matches have them.
fn seconds(text: &str) -> Result<u64, BadTimeControl> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let thousandths = match fraction.len() {
        0 if text.ends_with('.') => return Err(BadTimeControl::Unknown),
        0 => 0,
        1 => number(fraction)? * 100,
        2 => number(fraction)? * 10,
        3 => number(fraction)?,
        _ => return Err(BadTimeControl::Unknown),
    };
    number(whole)?
        .checked_mul(1000)
        .and_then(|ms| ms.checked_add(thousandths))
        .ok_or(BadTimeControl::TooLarge)
}

fn stage(text: &str) -> Result<Stage, BadTimeControl> {
    let (text, delay_ms) = match text.split_once('d') {
        Some((text, delay)) => (text, seconds(delay)?),
        None => (text, 0),
    };
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(narrow(number(moves)?)?), rest),
        None => (None, text),
    };
    let (base, increment) = match rest.split_once('+') {
        Some((base, increment)) => (base, seconds(increment)?),
        None => (rest, 0),
    };
    let ms = seconds(base)?;
    if let Some(moves) = moves
        && moves >= 300
        && ms < u64::from(moves).saturating_mul(1000)
    {
        return Err(BadTimeControl::MovesAndSecondsSwapped);
    }
    Ok(Stage {
        moves,
        ms,
        increment_ms: increment,
        delay_ms,
    })
}

const DAY_MS: u64 = 86_400_000;

/// The days for each move, where one move in so many whole days is all there is.
fn days_for_one_move(stages: &[Stage]) -> Option<u32> {
    let [stage] = stages else { return None };
    let alone = Stage {
        moves: Some(1),
        ms: stage.ms,
        ..Stage::default()
    };
    let whole = stage.ms > 0 && stage.ms.is_multiple_of(DAY_MS);
    (*stage == alone && whole)
        .then(|| u32::try_from(stage.ms / DAY_MS).ok())
        .flatten()
}

/// Reads the six forms of the standard; an increment in any period; a delay behind it, as in
/// `300d5`; and days for each move as servers write them, `1/259200`.
impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<Self, BadTimeControl> {
        match text {
            "?" => return Ok(Self::Unknown),
            "-" => return Ok(Self::None),
            _ => {}
        }
        if let Some(hourglass) = text.strip_prefix('*') {
            return seconds(hourglass).map(|ms| Self::Hourglass { ms });
        }
        let stages = text.split(':').map(stage).collect::<Result<Vec<_>, _>>()?;
        Ok(match days_for_one_move(&stages) {
            Some(days) => Self::PerMove { days },
            None => Self::Stages(stages),
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::None => f.write_str("-"),
            Self::Hourglass { ms } => write!(f, "*{}", Seconds(*ms)),
            Self::PerMove { days } => write!(f, "1/{}", Seconds(u64::from(*days) * DAY_MS)),
            Self::Stages(stages) => {
                for (index, stage) in stages.iter().enumerate() {
                    let colon = if index == 0 { "" } else { ":" };
                    write!(f, "{colon}{stage}")?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.ms))?;
        if self.increment_ms > 0 {
            write!(f, "+{}", Seconds(self.increment_ms))?;
        }
        if self.delay_ms > 0 {
            write!(f, "d{}", Seconds(self.delay_ms))?;
        }
        Ok(())
    }
}

/// Milliseconds, written as seconds.
struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 1000 {
            0 => write!(f, "{}", self.0 / 1000),
            rest => write!(f, "{}.{rest:03}", self.0 / 1000),
        }
    }
}

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => {
                "not a time control: write `300+2`, `40/7200:3600`, `*180`, `-` or `?`"
            }
            Self::MovesAndSecondsSwapped => {
                "more moves than seconds: write moves, `/`, seconds, as in `40/7200`"
            }
            Self::TooLarge => "a number of this time control is too large",
        })
    }
}

impl core::error::Error for BadTimeControl {}
