//! A pasted or uploaded list of pairings for an evening.

mod cells;
mod columns;
mod fault;

use std::collections::BTreeMap;

use cells::{Row, rows};
use columns::Columns;
pub use fault::{PairingFault, PairingProblem};

use super::names::LONGEST_NAME;
use super::text::{folded, one_line};

/// The most boards of an evening.
pub const MOST_PAIRINGS: usize = 1000;

/// A board and who plays there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pairing {
    /// The number of the board.
    pub board: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// Reads `board, white, black`, a board a line, with commas, semicolons or tabs between.
///
/// A first line of headings may be there, in English or Spanish, and then says in which order the
/// columns come; where it has none for the board, boards are numbered from 1. Cells may stand in
/// quotation marks; empty lines say nothing.
///
/// # Errors
///
/// Everything wrong with it, with the lines; a player or a board that is there twice, accents and
/// capitals aside, among it.
pub fn read_pairings(text: &str) -> Result<Vec<Pairing>, Vec<PairingFault>> {
    let mut faults = Vec::new();
    let mut reader = Reader::default();
    let mut columns = None;
    for row in rows(text) {
        let row = match row {
            Ok(row) => row,
            Err(fault) => {
                faults.push(fault);
                continue;
            }
        };
        if columns.is_none()
            && let Some(named) = Columns::named(&row.cells)
        {
            columns = Some(named);
            continue;
        }
        let columns = *columns.get_or_insert_with(Columns::default);
        if reader.pairings.len() == MOST_PAIRINGS {
            faults.push(row.fault(PairingProblem::TooMany(MOST_PAIRINGS)));
            break;
        }
        reader.read(&row, columns, &mut faults);
    }
    if reader.pairings.is_empty() && faults.is_empty() {
        let problem = PairingProblem::Empty;
        faults.push(PairingFault { line: 1, problem });
    }
    if faults.is_empty() {
        Ok(reader.pairings)
    } else {
        Err(faults)
    }
}

#[derive(Default)]
struct Reader {
    pairings: Vec<Pairing>,
    // Where each player and each board stands first.
    players: BTreeMap<String, usize>,
    boards: BTreeMap<u32, usize>,
}

impl Reader {
    fn read(&mut self, row: &Row, columns: Columns, faults: &mut Vec<PairingFault>) {
        let before = faults.len();
        if row.cells.len() != columns.count {
            let (wanted, found) = (columns.count, row.cells.len());
            return faults.push(row.fault(PairingProblem::Cells { wanted, found }));
        }
        let cell = |at: usize| row.cells.get(at).map(|it| one_line(it)).unwrap_or_default();
        let next = u32::try_from(self.pairings.len() + 1).unwrap_or(u32::MAX);
        let board = match columns.board.map(cell) {
            None => next,
            Some(text) => match text.parse() {
                Ok(board @ 1..=99_999) => board,
                Ok(_) | Err(_) => return faults.push(row.fault(PairingProblem::Board(text))),
            },
        };
        let (white, black) = (cell(columns.white), cell(columns.black));
        if let Some(first) = self.boards.insert(board, row.line) {
            faults.push(row.fault(PairingProblem::BoardAgain { board, first }));
        }
        for name in [&white, &black] {
            self.name(row, name, faults);
        }
        if faults.len() == before {
            self.pairings.push(Pairing {
                board,
                white,
                black,
            });
        }
    }

    fn name(&mut self, row: &Row, name: &str, faults: &mut Vec<PairingFault>) {
        let length = name.chars().count();
        let problem = match self.players.get(&folded(name)) {
            _ if name.is_empty() => PairingProblem::NoName,
            _ if length > LONGEST_NAME => PairingProblem::LongName(name.to_owned(), length),
            Some(&first) if first == row.line => PairingProblem::AgainstSelf(name.to_owned()),
            Some(&first) => PairingProblem::PlayerAgain {
                name: name.to_owned(),
                first,
            },
            None => {
                self.players.insert(folded(name), row.line);
                return;
            }
        };
        faults.push(row.fault(problem));
    }
}
