//! Time as whole milliseconds.

#[cfg(test)]
mod tests;

use core::{fmt, str::FromStr};

/// An instant counted from the round's first fact, or a duration; whole milliseconds either way.
///
/// It is written as people write a clock, with no more digits than it needs: `1:30:00`, `4:58.5`.
/// Nothing overflows: what would be too much is [`Millis::MAX`], what would be below zero is zero.
///
/// # Examples
///
/// ```
/// use jadoube_arbiter::Millis;
///
/// let time: Millis = "4:58.5".parse()?;
/// assert_eq!(time, Millis(298_500));
/// assert_eq!((time + Millis::from_minutes(90)).to_string(), "1:34:58.5");
/// # Ok::<(), jadoube_arbiter::BadMillis>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

/// Why some text is no time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadMillis {
    /// It is neither `m:ss` nor `h:mm:ss`, with or without a fraction of a second.
    Form,
    /// Minutes or seconds of 60 or more behind a colon.
    Sixty,
    /// A number that is too large.
    TooLarge,
}

impl Millis {
    /// No time at all; the instant of the round's first fact.
    pub const ZERO: Self = Self(0);
    /// The longest time there is.
    pub const MAX: Self = Self(u64::MAX);

    /// As many whole seconds.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// As many whole minutes.
    pub const fn from_minutes(minutes: u64) -> Self {
        Self(minutes.saturating_mul(60_000))
    }

    /// What has passed from an earlier instant to this one; nothing if it is not earlier.
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }

    /// As a number that may be taken from another; beyond what fits it is the largest that does.
    pub const fn signed(self) -> i64 {
        if self.0 > i64::MAX as u64 {
            i64::MAX
        } else {
            self.0 as i64
        }
    }

    /// Whether this is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl core::ops::Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl core::ops::Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.since(other)
    }
}

impl core::ops::AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl core::ops::SubAssign for Millis {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// Writes `m:ss`, or `h:mm:ss` from an hour on, then what there is of a second without the zeros
/// at its end.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => write!(f, "{minutes}:{rest:02}")?,
            _ => write!(f, "{hours}:{minutes:02}:{rest:02}")?,
        }
        let thousandths = self.0 % 1000;
        if thousandths == 0 {
            Ok(())
        } else if thousandths.is_multiple_of(100) {
            write!(f, ".{}", thousandths / 100)
        } else if thousandths.is_multiple_of(10) {
            write!(f, ".{:02}", thousandths / 10)
        } else {
            write!(f, ".{thousandths:03}")
        }
    }
}

/// Reads `m:ss` and `h:mm:ss`, each with up to three digits of a fraction.
impl FromStr for Millis {
    type Err = BadMillis;

    fn from_str(text: &str) -> Result<Self, BadMillis> {
        let (whole, fraction) = match text.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (text, None),
        };
        let fields: [Option<&str>; 4] = {
            let mut fields = whole.split(':');
            core::array::from_fn(|_| fields.next())
        };
        let (hours, minutes, seconds) = match fields {
            [Some(minutes), Some(seconds), None, _] => (0, number(minutes)?, sixty(seconds)?),
            [Some(hours), Some(minutes), Some(seconds), None] => {
                (number(hours)?, sixty(minutes)?, sixty(seconds)?)
            }
            _ => return Err(BadMillis::Form),
        };
        let thousandths = fraction.map_or(Ok(0), thousandths)?;
        let seconds = hours
            .checked_mul(3600)
            .and_then(|all| all.checked_add(minutes.checked_mul(60)?))
            .and_then(|all| all.checked_add(seconds));
        seconds
            .and_then(|all| all.checked_mul(1000))
            .and_then(|all| all.checked_add(thousandths))
            .map(Self)
            .ok_or(BadMillis::TooLarge)
    }
}

fn number(text: &str) -> Result<u64, BadMillis> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(BadMillis::Form);
    }
    text.parse().map_err(|_| BadMillis::TooLarge)
}

/// Two digits, below 60.
fn sixty(text: &str) -> Result<u64, BadMillis> {
    match (text.len(), number(text)?) {
        (2, number @ ..60) => Ok(number),
        (2, _) => Err(BadMillis::Sixty),
        (_, _) => Err(BadMillis::Form),
    }
}

/// One to three digits behind the point.
pub(crate) fn thousandths(text: &str) -> Result<u64, BadMillis> {
    let unit = match text.len() {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return Err(BadMillis::Form),
    };
    number(text).map(|digits| digits * unit)
}

impl fmt::Display for BadMillis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "not a time: write `m:ss` or `h:mm:ss`, as in `4:58.5`",
            Self::Sixty => "not a time: minutes and seconds behind a colon stay below 60",
            Self::TooLarge => "a time that is too large",
        })
    }
}

impl core::error::Error for BadMillis {}
