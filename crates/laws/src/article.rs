//! A numbered rule of one edition, and values that carry one.

use core::fmt;

use crate::{Edition, Rule, edition::former};

/// The number under which an edition of the Laws prints a rule.
///
/// A ruling shown to a player carries one. A number that no text of its edition has confirmed is
/// kept, marked, and never to be shown as certain: see [`Article::is_verified`].
///
/// ```
/// use jadoube_laws::{Edition, Rule};
///
/// let article = Edition::E2023.article(Rule::SeventyFiveMoves).expect("75 moves since 2014");
/// assert_eq!(article.to_string(), "9.6.2");
/// assert_eq!(format!("{article:#}"), "9.6.2 (2023)");
/// assert!(Edition::E2009.article(Rule::SeventyFiveMoves).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    pub(crate) edition: Edition,
    pub(crate) number: &'static str,
    pub(crate) known: Known,
}

/// How far a text of its edition confirmed a cell of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Known {
    /// The number was read there.
    Read,
    /// What it says was read, or cannot well be otherwise; the number, or that it reaches here,
    /// was not.
    NumberDoubtful,
    /// Neither was read.
    Unread,
}

impl Article {
    /// The Article that an edition prints under a number, as one that was read there; nothing if
    /// nothing in this library rests on it.
    ///
    /// ```
    /// use jadoube_laws::{Article, Edition, Rule};
    ///
    /// let stored = Article::numbered(Edition::E2023, "9.6.2");
    /// assert_eq!(stored, Edition::E2023.article(Rule::SeventyFiveMoves));
    /// assert_eq!(Article::numbered(Edition::E2009, "9.6.2"), None);
    /// ```
    pub fn numbered(edition: Edition, number: &str) -> Option<Self> {
        let rules = Rule::ALL.into_iter().map(|rule| rule.cell(edition));
        let former = former::ROWS
            .into_iter()
            .map(|row| row.cell(edition as usize));
        rules
            .chain(former)
            .filter(|cell| !cell.is_empty() && cell.starts_with(number))
            .map(|cell| Self {
                known: Known::Read,
                ..Self::read(edition, cell)
            })
            .find(|article| article.number == number)
    }

    /// Reads a cell of the table: a number, with a question mark if no text confirmed it, and
    /// with two if none confirmed what it says either.
    pub(crate) fn read(edition: Edition, cell: &'static str) -> Self {
        let number = cell.trim_end_matches('?');
        let known = match cell.len() - number.len() {
            0 => Known::Read,
            1 => Known::NumberDoubtful,
            _ => Known::Unread,
        };
        Self {
            edition,
            number,
            known,
        }
    }

    /// The same number, as one that this edition was not read to apply here.
    pub const fn doubted(self) -> Self {
        let known = match self.known {
            Known::Read | Known::NumberDoubtful => Known::NumberDoubtful,
            Known::Unread => Known::Unread,
        };
        Self { known, ..self }
    }

    /// The same number, as one of which no text says what this edition does here.
    pub const fn unread(self) -> Self {
        Self {
            known: Known::Unread,
            ..self
        }
    }

    /// The edition that prints it.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The number as printed there: `9.6.2`, `5.1a`, `C.9`, `II.3.2.7`.
    pub const fn number(self) -> &'static str {
        self.number
    }

    /// Whether the number was read in a text of that edition, rather than inferred from its
    /// neighbours.
    pub const fn is_verified(self) -> bool {
        matches!(self.known, Known::Read)
    }

    /// Whether what the edition says here was read, be the number certain or not. What was not
    /// read is no law: an arbiter decides, and no program.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Rule};
    ///
    /// let wrong_claim = |edition| Rule::ClaimWrong.article(edition).expect("claims may fail");
    /// assert!(wrong_claim(Edition::E2001).is_read());
    /// assert!(!wrong_claim(Edition::E1997).is_read());
    /// ```
    pub const fn is_read(self) -> bool {
        !matches!(self.known, Known::Unread)
    }
}

/// Writes the number; with `{:#}` the edition too, and a question mark if it is not verified.
impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.pad(self.number);
        }
        let doubt = if self.is_verified() { "" } else { "?" };
        write!(f, "{}{doubt} ({})", self.number, self.edition)
    }
}

/// A value that the Laws fix, with the Article that fixes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cited<T> {
    /// What the Article says.
    pub value: T,
    /// Where it says so.
    pub article: Article,
}

/// Writes the value, then the number of the Article in brackets.
impl<T: fmt::Display> fmt::Display for Cited<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.value, self.article)
    }
}
