//! What is wrong with a page, and where.

use crate::{BadSetting, Difference, Trouble, Unread};

/// Something wrong with a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// The line, the first being 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a page, or come out otherwise than it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A line that belongs to nothing.
    Stray(String),
    /// A setting that cannot be used.
    Setting(BadSetting),
    /// A setting that is stated twice.
    Twice(String),
    /// A fact that cannot be read.
    Unread(Unread),
    /// A fact where only checks may stand.
    NotACheck(String),
    /// No title.
    NoTitle,
    /// No source.
    NoSource,
    /// No fact that gives the arbiter something to rule on.
    NoFacts,
    /// A fact that could not be given as it was written.
    Trouble(Trouble),
    /// Other sentences than expected.
    Told {
        /// The sentences of the page.
        expected: Vec<String>,
        /// What was told.
        got: Vec<String>,
    },
    /// Things stand otherwise.
    Check(Difference),
    /// The page does not name exactly the Articles cited.
    Articles {
        /// Cited and not named.
        missing: Vec<String>,
        /// Named and not cited.
        unused: Vec<String>,
    },
}

/// Two lists of sentences side by side: what is in both, only expected (`-`), only told (`+`).
pub fn compared<'a>(expected: &'a [String], got: &'a [String]) -> Vec<(char, &'a str)> {
    let (rows, columns) = (expected.len(), got.len());
    // How many sentences two tails have in common.
    let mut common = vec![vec![0_usize; columns + 1]; rows + 1];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            common[row][column] = if expected[row] == got[column] {
                common[row + 1][column + 1] + 1
            } else {
                common[row + 1][column].max(common[row][column + 1])
            };
        }
    }
    let (mut row, mut column) = (0, 0);
    let mut lines = Vec::new();
    while row < rows || column < columns {
        if row < rows && column < columns && expected[row] == got[column] {
            lines.push((' ', expected[row].as_str()));
            (row, column) = (row + 1, column + 1);
        } else if column == columns
            || (row < rows && common[row + 1][column] >= common[row][column + 1])
        {
            lines.push(('-', expected[row].as_str()));
            row += 1;
        } else {
            lines.push(('+', got[column].as_str()));
            column += 1;
        }
    }
    lines
}
