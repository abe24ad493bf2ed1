//! Documents about games and evenings, as pure functions from what happened to text.
//!
//! Nothing here reads a clock, a database or a file: a route gathers a [`GameRecord`] or the rows
//! of an evening and hands out what these functions write. Whatever a person typed is made
//! harmless for the form at hand: tags and comments of PGN, HTML, spreadsheets, columns of a TRF.
//!
//! | document | function |
//! |---|---|
//! | a game, or a set of games | [`pgn`], [`pgn_of_set`] |
//! | a player's scoresheet | [`scoresheet`] |
//! | the facts as they are stored | [`Journal`] |
//! | what happened, for an appeal or a drawer | [`Incident`] |
//! | the results of an evening | [`results_csv`], [`trf`] |
//! | cards for a class | [`cards`] |
//!
//! And two are read: a pasted list of pairings ([`read_pairings`]) and of names ([`read_names`]).

mod cards;
mod game_record;
mod html;
mod incident;
mod journal;
mod names;
mod pairings;
mod pgn;
mod results;
mod scoresheet;
mod table;
mod text;
mod trf;

pub use cards::{Card, cards};
pub use game_record::{Around, GameRecord, Person};
pub use html::{content_security_policy, escape};
pub use incident::{Entry, EntryKind, Incident};
pub use journal::{FORMAT, Journal, JournalEntry, VERSION};
pub use names::{ClassList, LONGEST_NAME, NameFault, NameProblem, read_names};
pub use pairings::{MOST_PAIRINGS, Pairing, PairingFault, PairingProblem, read_pairings};
pub use pgn::{pgn, pgn_of_set};
pub use results::{CsvStyle, ResultRow, results_csv};
pub use scoresheet::{SheetCell, SheetDocument, SheetRow, scoresheet, sheet_text};
pub(crate) use text::folded;
pub use trf::{
    Evening, LineEnd, Paired, Played, TrfError, TrfFile, TrfPlayer, TrfVersion, read_trf, trf,
};
