//! Times as clocks show them and comments note them.

use alloc::{format, string::String};
use core::{fmt, str::FromStr};

/// A time on a clock, in milliseconds.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::ClockTime;
///
/// let time: ClockTime = "2:10:30".parse()?;
/// assert_eq!(time.ms, 7_830_000);
/// assert_eq!(time.to_string(), "2:10:30");
/// assert_eq!(ClockTime { ms: 59_950 }.shown(), "0:59");
/// # Ok::<(), jadoube_laws::pgn::BadClock>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ClockTime {
    /// Milliseconds.
    pub ms: u64,
}

/// How a time of two fields, such as `1:30`, was understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockForm {
    /// `h:mm:ss`, the only form of the standard.
    Full,
    /// Two fields, taken for `h:mm`; they might be `m:ss`.
    TwoFields,
    /// One field, taken for seconds.
    Seconds,
}

/// Why some text is no time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadClock;

impl ClockTime {
    /// Reads `h:mm:ss`, `h:mm` or seconds, each with a fraction after `.` or `,`; digits beyond
    /// the millisecond are left out.
    ///
    /// # Errors
    ///
    /// If it is none of these, or a field is 60 or more where it may not be.
    pub fn read_lenient(text: &str) -> Result<(Self, ClockForm), BadClock> {
        let text = text.trim();
        let (whole, fraction) = match text.split_once(['.', ',']) {
            Some((whole, fraction)) => (whole, fraction),
            None => (text, ""),
        };
        let mut fields = [0u64; 3];
        let mut count = 0;
        for field in whole.split(':') {
            *fields.get_mut(count).ok_or(BadClock)? = digits(field)?;
            count += 1;
        }
        let [first, second, third] = fields;
        let (seconds, form) = match count {
            3 => (sum(first, second, third)?, ClockForm::Full),
            2 => (sum(first, second, 0)?, ClockForm::TwoFields),
            _ => (first, ClockForm::Seconds),
        };
        let time = Self {
            ms: seconds
                .saturating_mul(1000)
                .saturating_add(thousandths(fraction)?),
        };
        Ok((time, form))
    }

    /// The time used since the clock showed `before`, given that `increment` was added after the
    /// move and is part of what it shows now; none if the clock gained more than that.
    pub const fn used_since(self, before: Self, increment: Self) -> Option<Self> {
        match before.ms.saturating_add(increment.ms).checked_sub(self.ms) {
            Some(ms) => Some(Self { ms }),
            None => None,
        }
    }

    /// What a screen shows: `1:00:00`, `59:59`, and below ten seconds `0:09.9`. What is not shown
    /// is cut off, never rounded up, whatever language the computer speaks.
    pub fn shown(self) -> String {
        let seconds = self.ms / 1000;
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match (hours, self.ms) {
            (0, ..10_000) => format!("0:{rest:02}.{}", self.ms / 100 % 10),
            (0, _) => format!("{minutes}:{rest:02}"),
            (_, _) => format!("{hours}:{minutes:02}:{rest:02}"),
        }
    }
}

fn sum(hours: u64, minutes: u64, seconds: u64) -> Result<u64, BadClock> {
    if minutes >= 60 || seconds >= 60 {
        return Err(BadClock);
    }
    Ok(hours
        .saturating_mul(3600)
        .saturating_add(minutes * 60 + seconds))
}

fn digits(field: &str) -> Result<u64, BadClock> {
    match !field.is_empty() && field.bytes().all(|b| b.is_ascii_digit()) {
        true => field.parse().map_err(|_| BadClock),
        false => Err(BadClock),
    }
}

fn thousandths(fraction: &str) -> Result<u64, BadClock> {
    if fraction.is_empty() {
        return Ok(0);
    }
    let used: u64 = digits(fraction.get(..fraction.len().min(3)).ok_or(BadClock)?)?;
    digits(
        fraction
            .get(fraction.len().min(18)..)
            .filter(|f| !f.is_empty())
            .unwrap_or("0"),
    )?;
    Ok(match fraction.len() {
        1 => used * 100,
        2 => used * 10,
        _ => used,
    })
}

/// Reads `h:mm:ss` with or without a fraction.
impl FromStr for ClockTime {
    type Err = BadClock;

    fn from_str(text: &str) -> Result<Self, BadClock> {
        match Self::read_lenient(text)? {
            (time, ClockForm::Full) => Ok(time),
            (_, ClockForm::TwoFields | ClockForm::Seconds) => Err(BadClock),
        }
    }
}

/// Writes `h:mm:ss`, with tenths, hundredths or thousandths where there are any.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.ms / 1000;
        let (minutes, rest) = (seconds / 60 % 60, seconds % 60);
        write!(f, "{}:{minutes:02}:{rest:02}", seconds / 3600)?;
        match self.ms % 1000 {
            0 => Ok(()),
            ms if ms % 100 == 0 => write!(f, ".{}", ms / 100),
            ms if ms % 10 == 0 => write!(f, ".{:02}", ms / 10),
            ms => write!(f, ".{ms:03}"),
        }
    }
}

impl fmt::Display for BadClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a time: write h:mm:ss, with minutes and seconds below 60")
    }
}

impl core::error::Error for BadClock {}
