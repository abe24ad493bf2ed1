//! Which column of a list of pairings holds what.

use super::super::text::folded;

/// The columns, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Columns {
    pub(super) board: Option<usize>,
    pub(super) white: usize,
    pub(super) black: usize,
    /// How many there are.
    pub(super) count: usize,
}

impl Default for Columns {
    fn default() -> Self {
        Self {
            board: Some(0),
            white: 1,
            black: 2,
            count: 3,
        }
    }
}

const BOARD: [&str; 11] = [
    "board", "table", "bd", "bo", "bo.", "no", "no.", "#", "mesa", "tablero", "tab",
];
const WHITE: [&str; 6] = ["white", "whites", "w", "blancas", "blanco", "blanca"];
const BLACK: [&str; 6] = ["black", "blacks", "b", "negras", "negro", "negra"];

impl Columns {
    /// The columns as a line of headings names them; nothing if it is no such line.
    pub(super) fn named(cells: &[String]) -> Option<Self> {
        let names: Vec<String> = cells.iter().map(|cell| folded(cell)).collect();
        let find = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
        let (white, black) = (find(&WHITE)?, find(&BLACK)?);
        Some(Self {
            board: find(&BOARD),
            white,
            black,
            count: cells.len(),
        })
    }
}
