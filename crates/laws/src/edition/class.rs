//! Standard, rapid and blitz, and what the two faster ones take from the rules of the others.

use core::{fmt, str::FromStr};

use super::Edition;
use crate::{Article, Rule, error::ParseError};

const MINUTE: u64 = 60_000;

/// How fast a game is, by the time each player has for sixty moves.
///
/// Law: [A.1](crate::law::APP_A_1), [B.1](crate::law::APP_B_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// The slowest: everything in the Competition Rules holds.
    Standard,
    /// Under an hour.
    Rapid,
    /// A few minutes.
    Blitz,
}

impl Class {
    /// Every class, the slowest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// A stable name for files and messages, such as `rapid`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

/// Whether the arbiters of a rapid or blitz event are enough to watch every game.
///
/// The event announces which of the two holds; it means nothing in standard games, nor before 2009.
///
/// Law: [A.4](crate::law::APP_A_4), [A.4.1](crate::law::APP_A_4_1), [A.5](crate::law::APP_A_5),
/// [A.6](crate::law::APP_A_6), [B.2](crate::law::APP_B_2), [B.3](crate::law::APP_B_3),
/// [B.4](crate::law::APP_B_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Supervision {
    /// Enough: the Competition Rules hold.
    Adequate,
    /// Not enough: the rules of the appendix hold.
    Otherwise,
}

impl Supervision {
    /// Both, the stricter first.
    pub const ALL: [Self; 2] = [Self::Adequate, Self::Otherwise];

    /// A stable name for files and messages, such as `adequate`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Adequate => "adequate",
            Self::Otherwise => "otherwise",
        }
    }
}

impl Edition {
    /// What class a game is in which a player has so many milliseconds for sixty moves: the main
    /// time and sixty times the increment.
    ///
    /// The Article is the one that draws the line; none does for standard games. The limits
    /// moved: rapid was 15 to 60 minutes, both included, until 2005; from 15 to under 60 in 2009;
    /// over 10 and under 60 since 2014.
    ///
    /// Law: [A.1](crate::law::APP_A_1), [B.1](crate::law::APP_B_1).
    ///
    /// ```
    /// use jadoube_laws::{Class, Edition};
    ///
    /// let ten_minutes = |edition: Edition| edition.class(600_000).0;
    /// assert_eq!(ten_minutes(Edition::E2023), Class::Blitz);
    /// assert_eq!(Edition::E2009.class(899_999).0, Class::Blitz);
    /// assert_eq!(Edition::E2014.class(899_999).0, Class::Rapid);
    /// ```
    pub fn class(self, ms: u64) -> (Class, Option<Article>) {
        let (rapid_from, standard_from) = match self {
            Self::E1997 | Self::E2001 | Self::E2005 => (15 * MINUTE, 60 * MINUTE + 1),
            Self::E2009 => (15 * MINUTE, 60 * MINUTE),
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => (10 * MINUTE + 1, 60 * MINUTE),
        };
        if ms >= standard_from {
            (Class::Standard, None)
        } else if ms >= rapid_from {
            (Class::Rapid, self.article(Rule::RapidGame))
        } else {
            (Class::Blitz, self.article(Rule::BlitzGame))
        }
    }

    /// Whether the rules of the appendix stand in the place of the Competition Rules.
    pub(super) const fn by_appendix(self, class: Class, supervision: Supervision) -> bool {
        match (class, supervision) {
            (Class::Standard, _) => false,
            (Class::Rapid | Class::Blitz, Supervision::Otherwise) => true,
            (Class::Rapid | Class::Blitz, Supervision::Adequate) => match self {
                Self::E1997 | Self::E2001 | Self::E2005 => true,
                Self::E2009 | Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => false,
            },
        }
    }

    /// An Article on rapid games, as it reaches blitz through the one that refers to it there.
    pub(super) fn reaches(self, class: Class, article: Article) -> Article {
        match class {
            Class::Standard | Class::Rapid => article,
            Class::Blitz if self.stated(Rule::BlitzOtherwise).is_verified() => article,
            Class::Blitz => article.doubted(),
        }
    }
}

/// Writes the key, such as `rapid`.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// Reads the key.
impl FromStr for Class {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|class| class.key() == text)
            .ok_or(ParseError::Class)
    }
}

/// Writes the key, such as `adequate`.
impl fmt::Display for Supervision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// Reads the key.
impl FromStr for Supervision {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|supervision| supervision.key() == text)
            .ok_or(ParseError::Supervision)
    }
}
