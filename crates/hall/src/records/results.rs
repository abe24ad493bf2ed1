//! The results of an evening as a table for spreadsheets.

use jadoube_arbiter::Outcome;
use jadoube_words::{Arguments, Words};

use super::table::capital;
use super::text::one_line;

/// A board of the evening.
#[derive(Clone, Copy, Debug)]
pub struct ResultRow<'a> {
    /// The number of the board.
    pub board: Option<u32>,
    /// White's name.
    pub white: &'a str,
    /// Black's name.
    pub black: &'a str,
    /// How the game ended; nothing while it lasts.
    pub outcome: Option<Outcome>,
}

/// What spreadsheets expect, which depends on the country they are set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CsvStyle {
    /// Commas between cells, as the standard has it.
    #[default]
    Comma,
    /// Semicolons, and a mark of the encoding first: what a spreadsheet set to Spanish opens at
    /// once.
    Semicolon,
}

impl CsvStyle {
    const fn separator(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
        }
    }

    const fn mark(self) -> &'static str {
        match self {
            Self::Comma => "",
            Self::Semicolon => "\u{FEFF}",
        }
    }
}

/// The results: board, White, Black, result and reason, with a line of headings.
///
/// A cell that a spreadsheet would take for a formula begins with an apostrophe, which it shows as
/// text.
pub fn results_csv(rows: &[ResultRow<'_>], style: CsvStyle, words: &Words) -> String {
    let say = |key: &str| words.message(&format!("records-{key}"), &Arguments::new());
    let headings = ["board", "white", "black", "result", "reason"].map(|key| capital(&say(key)));
    let mut csv = String::from(style.mark());
    csv += &line(&headings, style);
    for row in rows {
        let (result, reason) = match row.outcome {
            None => (String::new(), say("unfinished")),
            Some(outcome) => (
                outcome.score.map_or(say("void"), |it| it.to_string()),
                words.reason(&outcome.reason),
            ),
        };
        csv += &line(
            &[
                row.board.map(|board| board.to_string()).unwrap_or_default(),
                row.white.to_owned(),
                row.black.to_owned(),
                result,
                reason,
            ],
            style,
        );
    }
    csv
}

fn line(cells: &[String], style: CsvStyle) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    format!("{}\r\n", cells.join(&style.separator().to_string()))
}

/// A cell in quotation marks where it needs them, and never a formula.
fn quoted(cell: &str) -> String {
    let text = one_line(cell);
    let is_formula = text.starts_with(['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠']);
    let text = if is_formula { format!("'{text}") } else { text };
    if text.contains(['"', ',', ';', '\'', ' ']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
