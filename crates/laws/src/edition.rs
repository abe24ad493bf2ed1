//! The editions of the Laws, and the numbers each of them fixes.

mod class;
mod clock;
mod draws;
pub(crate) mod former;
mod illegal;
mod pieces;
mod sheet;
mod start;

use core::{fmt, str::FromStr};

pub use class::{Class, Supervision};
pub use clock::{BothFlags, FlagCall};
pub use draws::{Fivefold, RightLost, WrongClaim};
pub use illegal::{Breach, IllegalMoves, Noticed};
pub use pieces::Unsound;
pub use sheet::{LastFiveMinutes, Recording};
pub use start::DefaultTime;

use crate::{Article, Cited, Rule, error::ParseError};

/// An edition of the Laws of Chess, named by the year it took effect.
///
/// ```
/// use jadoube_laws::Edition;
///
/// assert_eq!("2014".parse(), Ok(Edition::E2014));
/// assert_eq!(Edition::in_force_on((2016, 8, 20)), Some(Edition::E2014));
/// assert_eq!(Edition::E2014.fivefold().map(|five| five.article.number()), Some("9.6a"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// Yerevan 1996.
    E1997,
    /// Istanbul 2000.
    E2001,
    /// Calvià 2004.
    E2005,
    /// Dresden 2008.
    E2009,
    /// Tallinn 2013.
    E2014,
    /// Baku 2016.
    E2017,
    /// Antalya 2017.
    E2018,
    /// Chennai 2022.
    E2023,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Self; 8] = [
        Self::E1997,
        Self::E2001,
        Self::E2005,
        Self::E2009,
        Self::E2014,
        Self::E2017,
        Self::E2018,
        Self::E2023,
    ];

    /// The edition in force when this crate was made.
    pub const LATEST: Self = Self::E2023;

    /// The year it took effect.
    pub const fn year(self) -> u16 {
        self.in_force_since().0
    }

    /// The day it took effect: year, month and day.
    pub const fn in_force_since(self) -> (u16, u8, u8) {
        match self {
            Self::E1997 => (1997, 7, 1),
            Self::E2001 => (2001, 7, 1),
            Self::E2005 => (2005, 7, 1),
            Self::E2009 => (2009, 7, 1),
            Self::E2014 => (2014, 7, 1),
            Self::E2017 => (2017, 7, 1),
            Self::E2018 => (2018, 1, 1),
            Self::E2023 => (2023, 1, 1),
        }
    }

    /// The edition in force on a day, given as year, month and day; nothing before the first of
    /// July of 1997.
    pub fn in_force_on(day: (u16, u8, u8)) -> Option<Self> {
        Self::ALL
            .into_iter()
            .rfind(|edition| edition.in_force_since() <= day)
    }

    /// Where this edition states a rule, or nothing if it has no such rule.
    pub fn article(self, rule: Rule) -> Option<Article> {
        rule.article(self)
    }

    /// A value with the Article of a rule, if this edition has it.
    fn cite<T>(self, rule: Rule, value: T) -> Option<Cited<T>> {
        let article = self.article(rule)?;
        Some(Cited { value, article })
    }

    /// Where this edition states a rule that every edition has.
    fn stated(self, rule: Rule) -> Article {
        Article::read(self, rule.cell(self))
    }

    /// The cell of this edition in a row of numbers for a rule that later editions no longer have.
    fn cell(self, row: former::Row) -> Option<Article> {
        let cell = row.cell(self as usize);
        (!cell.is_empty()).then(|| Article::read(self, cell))
    }
}

impl Default for Edition {
    fn default() -> Self {
        Self::LATEST
    }
}

/// Writes the year it took effect.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::E1997 => "1997",
            Self::E2001 => "2001",
            Self::E2005 => "2005",
            Self::E2009 => "2009",
            Self::E2014 => "2014",
            Self::E2017 => "2017",
            Self::E2018 => "2018",
            Self::E2023 => "2023",
        })
    }
}

/// Reads the year it took effect.
impl FromStr for Edition {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "1997" => Ok(Self::E1997),
            "2001" => Ok(Self::E2001),
            "2005" => Ok(Self::E2005),
            "2009" => Ok(Self::E2009),
            "2014" => Ok(Self::E2014),
            "2017" => Ok(Self::E2017),
            "2018" => Ok(Self::E2018),
            "2023" => Ok(Self::E2023),
            _ => Err(ParseError::Edition),
        }
    }
}
