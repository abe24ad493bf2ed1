//! What the Laws rule on, and the Article each edition rules on it in.

mod of;
mod table;

use core::{fmt, str::FromStr};

pub use table::Rule;

use crate::{Article, Edition, error::ParseError};

impl Rule {
    /// Where an edition states this rule, or nothing if it has no such rule.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Rule};
    ///
    /// let number = |edition| Rule::EnPassant.article(edition).map(|article| article.number());
    /// assert_eq!(number(Edition::E2018), Some("3.7.4.1"));
    /// assert_eq!(number(Edition::E2023), Some("3.7.3.1"));
    /// ```
    pub fn article(self, edition: Edition) -> Option<Article> {
        let cell = self.cell(edition);
        (!cell.is_empty()).then(|| Article::read(edition, cell))
    }

    /// The cell of the table: a number, perhaps with a question mark, or nothing.
    pub(crate) fn cell(self, edition: Edition) -> &'static str {
        let row = self.row();
        row.get(edition as usize).copied().unwrap_or_default()
    }
}

/// Writes the key, such as `seventy_five_moves`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// Reads the key.
impl FromStr for Rule {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|rule| rule.key() == text)
            .ok_or(ParseError::Rule)
    }
}
