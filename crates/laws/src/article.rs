//! A numbered rule of one edition, and values that carry one.

use core::fmt;

use crate::Edition;

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
    pub(crate) verified: bool,
}

impl Article {
    /// Reads a cell of the table: a number, with a question mark if no text confirmed it.
    pub(crate) fn read(edition: Edition, cell: &'static str) -> Self {
        let (number, verified) = match cell.strip_suffix('?') {
            Some(number) => (number, false),
            None => (cell, true),
        };
        Self {
            edition,
            number,
            verified,
        }
    }

    /// The same number, as one that this edition was not read to apply here.
    pub(crate) const fn doubted(self) -> Self {
        Self {
            verified: false,
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
        self.verified
    }
}

/// Writes the number; with `{:#}` the edition too, and a question mark if it is not verified.
impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.pad(self.number);
        }
        let doubt = if self.verified { "" } else { "?" };
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
