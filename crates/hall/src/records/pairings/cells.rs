//! Lines and cells of a list, in quotation marks or not.

use super::{PairingFault, PairingProblem};

/// A line that says something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// The line, the first being 1.
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}

impl Row {
    pub(super) const fn fault(&self, problem: PairingProblem) -> PairingFault {
        PairingFault {
            line: self.line,
            problem,
        }
    }
}

/// The lines that say something. The first of them tells what stands between cells: a tab if it
/// has one, or else a semicolon, or else a comma.
pub(super) fn rows(text: &str) -> impl Iterator<Item = Result<Row, PairingFault>> {
    let text = text.trim_start_matches('\u{FEFF}');
    let says_something = |line: &&str| !line.trim().is_empty();
    let first = text.lines().find(says_something).unwrap_or_default();
    let plain = outside_quotes(first);
    let separator = ['\t', ';', ',']
        .into_iter()
        .find(|separator| plain.contains(*separator))
        .unwrap_or(',');
    let lines = (1..).zip(text.split('\n'));
    lines
        .filter(|(_, text)| !text.trim().is_empty())
        .map(move |(line, text)| match cells(text, separator) {
            Some(cells) => Ok(Row { line, cells }),
            None => Err(PairingFault {
                line,
                problem: PairingProblem::Quotes,
            }),
        })
        .filter(|row| {
            let is_blank = |row: &Row| row.cells.iter().all(|cell| cell.trim().is_empty());
            !row.as_ref().is_ok_and(is_blank)
        })
}

/// What of a line stands outside quotation marks.
fn outside_quotes(line: &str) -> String {
    let parts = line.split('"').step_by(2);
    parts.collect()
}

/// The cells of a line; nothing if a quotation mark is not closed, or something follows one.
fn cells(line: &str, separator: char) -> Option<Vec<String>> {
    let mut cells = Vec::new();
    let mut rest = line.trim_end_matches('\r');
    loop {
        let (cell, after) = match rest.trim_start_matches(' ').strip_prefix('"') {
            Some(quoted) => closed(quoted)?,
            None => {
                let end = rest.find(separator).unwrap_or(rest.len());
                let (cell, after) = rest.split_at(end);
                (cell.to_owned(), after)
            }
        };
        cells.push(cell);
        let after = after.trim_start_matches(' ');
        match after.strip_prefix(separator) {
            Some(next) => rest = next,
            None if after.trim().is_empty() => return Some(cells),
            None => return None,
        }
    }
}

/// What stands up to the closing quotation mark, two of them being one, and what follows.
fn closed(quoted: &str) -> Option<(String, &str)> {
    let mut cell = String::new();
    let mut rest = quoted;
    loop {
        let (before, after) = rest.split_once('"')?;
        cell.push_str(before);
        match after.strip_prefix('"') {
            Some(more) => {
                cell.push('"');
                rest = more;
            }
            None => return Some((cell, after)),
        }
    }
}
