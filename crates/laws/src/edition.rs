//! The editions of the Laws, and the numbers each of them fixes.

use core::{fmt, str::FromStr};

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

    /// How often a position must have appeared for a draw to be claimed.
    ///
    /// Law: [9.2](crate::law::A9_2).
    pub fn threefold(self) -> Option<Cited<u32>> {
        self.cite(Rule::ThreefoldClaim, 3)
    }

    /// After how many moves by each player without a capture or pawn move a draw may be claimed.
    ///
    /// Law: [9.3](crate::law::A9_3).
    pub fn fifty_moves(self) -> Option<Cited<u32>> {
        self.cite(Rule::FiftyMovesClaim, 50)
    }

    /// Which repetitions end the game without a claim, five being needed; none before 2014.
    ///
    /// Law: [9.6.1](crate::law::A9_6_1).
    pub fn fivefold(self) -> Option<Cited<Fivefold>> {
        let which = match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 | Self::E2014 => {
                Fivefold::Consecutive
            }
            Self::E2017 | Self::E2018 | Self::E2023 => Fivefold::Any,
        };
        self.cite(Rule::Fivefold, which)
    }

    /// After how many moves by each player without a capture or pawn move the game ends without a
    /// claim; none before 2014.
    ///
    /// Law: [9.6.2](crate::law::A9_6_2).
    pub fn seventy_five_moves(self) -> Option<Cited<u32>> {
        self.cite(Rule::SeventyFiveMoves, 75)
    }

    /// Whether the game is drawn when a player resigns and the opponent could not mate by any
    /// series of legal moves: the Article that says so, from 2023.
    ///
    /// Law: [5.1.2](crate::law::A5_1_2).
    pub fn resignation_draw(self) -> Option<Article> {
        self.article(Rule::ResignationDraw)
    }

    /// How many moves each player must have made before they may agree to a draw; none asked for
    /// before 2017.
    ///
    /// Law: [5.2.3](crate::law::A5_2_3).
    pub fn moves_before_agreement(self) -> Option<Cited<u32>> {
        self.cite(Rule::MovesBeforeAgreement, 1)
    }

    fn cite<T>(self, rule: Rule, value: T) -> Option<Cited<T>> {
        let article = self.article(rule)?;
        Some(Cited { value, article })
    }
}

/// Which five appearances of a position end the game.
///
/// Law: [9.6.1](crate::law::A9_6_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fivefold {
    /// Five in a row, each two moves by each player after the one before (2014).
    Consecutive,
    /// Any five (since 2017).
    Any,
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
