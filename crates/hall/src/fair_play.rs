//! What is closed to who plays a game that runs.
//!
//! A player may use no notes, no sources of information, no advice and no engine, and may not
//! analyze a game on another board. So while a game against another person runs, tables with an
//! engine and analysis are closed to its players, and so are the records of that very game: its
//! time line, its PGN, its replay. Games of others may be watched, as spectators of a tournament
//! hall may walk between the boards; the lawbook stays open, for the Laws are explained at any
//! time.
//! A game against an engine binds nobody: no opponent is harmed.
//!
//! Law: [11.3](jadoube_laws::law::A11_3), [11.9](jadoube_laws::law::A11_9).

use jadoube_journal::GameId;
use jadoube_protocol::{ErrorCode, TableInfo};

use crate::{Fault, Hall, Visitor};

/// What somebody would use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A new table with an engine.
    Engine,
    /// Analysis of any position.
    Analysis,
    /// Watching a table or sitting down at it.
    Table(GameId),
    /// What is on record of a game: its time line, its PGN, its replay.
    Record(GameId),
    /// The Laws and the casebook.
    Lawbook,
}

/// Whether somebody may use something now.
///
/// # Errors
///
/// [`ErrorCode::FairPlay`] if a running game of theirs forbids it.
pub fn check(hall: &Hall, visitor: &Visitor, what: Use) -> Result<(), Fault> {
    let running = hall.lobby().running_games(visitor.id);
    if running.is_empty() {
        return Ok(());
    }
    let table = match what {
        Use::Table(id) => hall.lobby().table(&id.to_string()),
        Use::Engine | Use::Analysis | Use::Record(_) | Use::Lawbook => None,
    };
    judge(&running, what, table.as_ref()).map_err(|code| Fault::from(code).about("fair_play"))
}

/// The same, with the running games of the one who asks, and the table they would go to.
///
/// # Errors
///
/// As [`check`].
pub fn judge(running: &[TableInfo], what: Use, table: Option<&TableInfo>) -> Result<(), ErrorCode> {
    let has_opponent = running.iter().any(|game| game.settings.machine.is_none());
    let is_closed = match what {
        Use::Engine | Use::Analysis => has_opponent,
        Use::Table(_) => {
            let engine = table.filter(|table| table.settings.machine.is_some());
            let is_own = |table: &TableInfo| running.iter().any(|game| game.id == table.id);
            has_opponent && engine.is_some_and(|table| !is_own(table))
        }
        Use::Record(id) => {
            let id = id.to_string();
            running.iter().any(|game| game.id == id)
        }
        Use::Lawbook => false,
    };
    if is_closed {
        return Err(ErrorCode::FairPlay);
    }
    Ok(())
}
