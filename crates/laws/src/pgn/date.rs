//! Dates and times of day in tags.

use core::{fmt, str::FromStr};

/// A date of which some parts may be unknown, as in the tag `Date`.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::Date;
///
/// let date: Date = "1983.06.??".parse()?;
/// assert_eq!((date.year(), date.month(), date.day()), (Some(1983), Some(6), None));
/// assert!("2021.02.30".parse::<Date>().is_err());
/// assert_eq!(Date::read_lenient("2025-02-24")?.to_string(), "2025.02.24");
/// # Ok::<(), jadoube_laws::pgn::BadDate>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date {
    // Invariant: the parts that are known are those of a day there is.
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
}

/// Why some text is no date.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadDate {
    /// It is not written `YYYY.MM.DD`, with `?` for what is not known.
    Form,
    /// The year has no such month.
    Month,
    /// The month has no such day.
    Day,
}

impl Date {
    /// Nothing known.
    pub const UNKNOWN: Self = Self {
        year: None,
        month: None,
        day: None,
    };

    /// A date of these parts.
    ///
    /// # Errors
    ///
    /// If there is no such day in any year that the year may be.
    pub const fn new(
        year: Option<u16>,
        month: Option<u8>,
        day: Option<u8>,
    ) -> Result<Self, BadDate> {
        if let Some(year) = year
            && year > 9999
        {
            return Err(BadDate::Form);
        }
        if let Some(month) = month
            && (month < 1 || month > 12)
        {
            return Err(BadDate::Month);
        }
        if let Some(day) = day
            && (day < 1 || day > longest(year, month))
        {
            return Err(BadDate::Day);
        }
        Ok(Self { year, month, day })
    }

    /// The year.
    pub const fn year(self) -> Option<u16> {
        self.year
    }

    /// The month, from 1.
    pub const fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> Option<u8> {
        self.day
    }

    /// Reads a date with `-`, `/` or blanks instead of dots, without leading zeros, or with parts
    /// missing; the year comes first, or last if it has four digits.
    ///
    /// # Errors
    ///
    /// If it makes no sense, or there is no such day.
    pub fn read_lenient(text: &str) -> Result<Self, BadDate> {
        let text = text.split(['T', ' ']).find(|part| !part.is_empty());
        let mut parts = [""; 3];
        let found = text.unwrap_or_default().split(['.', '-', '/']);
        for (index, part) in found.enumerate() {
            *parts.get_mut(index).ok_or(BadDate::Form)? = part;
        }
        if parts == [""; 3] {
            return Err(BadDate::Form);
        }
        let [first, second, third] = parts;
        let (year, day) = match (first.len(), third.len()) {
            (4, _) | (_, 0) => (first, third),
            (_, 4) => (third, first),
            (_, _) => return Err(BadDate::Form),
        };
        let narrow = |part: Option<u16>, error| match part.map(u8::try_from) {
            None => Ok(None),
            Some(Ok(part)) => Ok(Some(part)),
            Some(Err(_)) => Err(error),
        };
        Self::new(
            number(year)?.filter(|_| year.len() == 4),
            narrow(number(second)?, BadDate::Month)?,
            narrow(number(day)?, BadDate::Day)?,
        )
    }
}

/// The length of a month of which year and name may be unknown.
const fn longest(year: Option<u16>, month: Option<u8>) -> u8 {
    match (month, year) {
        (Some(2), Some(year)) if !leap(year) => 28,
        (Some(2), _) => 29,
        (Some(4 | 6 | 9 | 11), _) => 30,
        _ => 31,
    }
}

const fn leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// A number, or nothing for `?` and nothing.
fn number(text: &str) -> Result<Option<u16>, BadDate> {
    if text.bytes().all(|b| b == b'?') {
        return Ok(None);
    }
    match text.bytes().all(|b| b.is_ascii_digit()) {
        true => text.parse().map(Some).map_err(|_| BadDate::Form),
        false => Err(BadDate::Form),
    }
}

/// Reads `YYYY.MM.DD` and nothing else; each part may be `?` throughout.
impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let dots = text.bytes().filter(|&b| b == b'.').count();
        let mut lengths = text.split('.').map(str::len);
        let form = [lengths.next(), lengths.next(), lengths.next()];
        if dots != 2 || form != [Some(4), Some(2), Some(2)] {
            return Err(BadDate::Form);
        }
        Self::read_lenient(text)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for BadDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "not a date: write YYYY.MM.DD, with ? for what is not known",
            Self::Month => "no such month: months are 01 to 12",
            Self::Day => "no such day in this month",
        })
    }
}

impl core::error::Error for BadDate {}

/// A moment in universal time, as the tags `UTCDate` and `UTCTime` tell it.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::UtcTime;
///
/// let start: UtcTime = "2020-05-14T06:33:53+02:00".parse()?;
/// assert_eq!(start.date().to_string(), "2020.05.14");
/// assert_eq!(start.time(), "04:33:53");
/// # Ok::<(), jadoube_laws::pgn::BadDate>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UtcTime {
    /// Seconds since the beginning of 1970.
    pub unix_s: i64,
}

const DAY_S: i64 = 86_400;

impl UtcTime {
    /// The date, for the tag `UTCDate`; unknown beyond the year 9999 and before the year 0.
    pub fn date(self) -> Date {
        // Days are counted from the first of March of the year 0, so that leap days come last.
        let days = self.unix_s.div_euclid(DAY_S).saturating_add(719_468);
        let era = days.div_euclid(146_097);
        let of_era = days.rem_euclid(146_097);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12 + 1;
        let year = era * 400 + year_of_era + i64::from(month <= 2);
        let parts = (u16::try_from(year), u8::try_from(month), u8::try_from(day));
        match parts {
            (Ok(year), Ok(month), Ok(day)) => {
                Date::new(Some(year), Some(month), Some(day)).unwrap_or(Date::UNKNOWN)
            }
            (_, _, _) => Date::UNKNOWN,
        }
    }

    /// The time of day, for the tag `UTCTime`: `21:05:03`.
    pub fn time(self) -> alloc::string::String {
        let seconds = self.unix_s.rem_euclid(DAY_S);
        alloc::format!(
            "{:02}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )
    }
}

/// Days from the beginning of 1970 to a date that is fully known.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = match month {
        1 | 2 => (year - 1, month + 9),
        _ => (year, month - 3),
    };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * month + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// Reads `2016-05-09T21:05:03Z` and the like, with any offset, fractions of a second left out.
impl FromStr for UtcTime {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let (date, time) = text.split_once(['T', 't', ' ']).ok_or(BadDate::Form)?;
        let date = Date::read_lenient(date)?;
        let (Some(year), Some(month), Some(day)) = (date.year, date.month, date.day) else {
            return Err(BadDate::Form);
        };
        let zone_at = time.find(['Z', 'z', '+', '-']).ok_or(BadDate::Form)?;
        let (clock, zone) = time.split_at_checked(zone_at).ok_or(BadDate::Form)?;
        let clock = clock.split_once('.').map_or(clock, |(whole, _)| whole);
        let offset_s = match zone {
            "Z" | "z" => 0,
            _ => {
                let (sign, offset) = zone.split_at_checked(1).ok_or(BadDate::Form)?;
                match sign {
                    "+" => seconds(offset)?,
                    _ => -seconds(offset)?,
                }
            }
        };
        let midnight_s = days(i64::from(year), i64::from(month), i64::from(day)) * DAY_S;
        Ok(Self {
            unix_s: midnight_s + seconds(clock)? - offset_s,
        })
    }
}

/// The seconds of `hh:mm` or `hh:mm:ss`.
fn seconds(text: &str) -> Result<i64, BadDate> {
    let mut total = 0;
    let mut unit = 3600;
    for (part, limit) in text.split(':').zip([24, 60, 61, 0]) {
        let number = number(part)?.map(i64::from).ok_or(BadDate::Form)?;
        if number >= limit {
            return Err(BadDate::Form);
        }
        total += number * unit;
        unit /= 60;
    }
    Ok(total)
}
