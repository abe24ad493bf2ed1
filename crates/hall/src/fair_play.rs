//! What is closed to who plays a game that runs.
//!
//! A player may use no notes, no sources of information, no advice and no engine, and may not
//! analyze a game on another board. So while a game against another person runs, its players may
//! neither open nor watch a table where an engine sits, nor do anything at one that they opened
//! before; the same goes for a table of one screen, where one hand moves the pieces of both sides
//! and any position can be tried. Whoever watches such a table is shown out when the game begins.
//! The records of the very game are closed as well: its time line, its PGN, its replay. Games of
//! others may be watched, as spectators of a tournament hall may walk between the boards; the
//! lawbook stays open, for the Laws are explained at any time.
//!
//! The other way round, nobody sits down to play a person while a game of theirs against an engine
//! is going on: it is finished or resigned first. Sites that let both run would have to watch what
//! is looked up in the one for the other. A game against an engine alone binds nobody: no opponent
//! is harmed.
//!
//! Law: [11.3](jadoube_laws::law::A11_3), [11.9](jadoube_laws::law::A11_9).

use jadoube_journal::GameId;
use jadoube_protocol::{ErrorCode, Screens, TableInfo, TableSettings};

use crate::{Fault, Hall, Visitor, lobby::is_running, table::Asked};

/// What somebody would use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A new table with an engine.
    Engine,
    /// Analysis of any position: a new table of one screen.
    Analysis,
    /// A new table to play a person at, or a seat at this one.
    Seat(Option<GameId>),
    /// Watching a table, or doing anything at it.
    Table(GameId),
    /// What is on record of a game: its time line, its PGN, its replay.
    Record(GameId),
    /// The Laws and the casebook.
    Lawbook,
}

impl Use {
    /// What opening a table of these settings is.
    pub const fn of_opening(settings: &TableSettings) -> Self {
        match (settings.machine, settings.screens) {
            (Some(_), _) => Self::Engine,
            (None, Screens::One) => Self::Analysis,
            (None, Screens::Two) => Self::Seat(None),
        }
    }

    /// The table it is about.
    const fn table(self) -> Option<GameId> {
        match self {
            Self::Seat(table) => table,
            Self::Table(id) | Self::Record(id) => Some(id),
            Self::Engine | Self::Analysis | Self::Lawbook => None,
        }
    }
}

/// Whether somebody may use something now.
///
/// # Errors
///
/// [`ErrorCode::FairPlay`] if a running game of theirs forbids it.
pub fn check(hall: &Hall, visitor: &Visitor, what: Use) -> Result<(), Fault> {
    if let Use::Table(table) = what
        && !hall.lobby().could_help(table)
    {
        return Ok(());
    }
    let judged = hall
        .lobby()
        .with_running(visitor.id, what.table(), |running, table| {
            judge(running, what, table)
        });
    judged.map_err(|code| {
        Fault::from(code).about(match what {
            Use::Seat(_) => "engine_game",
            Use::Engine | Use::Analysis | Use::Table(_) => "helps",
            Use::Record(_) | Use::Lawbook => "record",
        })
    })
}

/// The same, with the running games of the one who asks, and the table they would go to.
///
/// # Errors
///
/// As [`check`].
pub fn judge(
    running: &[&TableInfo],
    what: Use,
    table: Option<&TableInfo>,
) -> Result<(), ErrorCode> {
    let plays_a_person = running.iter().any(|game| !helps(&game.settings));
    let plays_an_engine = running.iter().any(|game| game.settings.machine.is_some());
    let is_closed = match what {
        Use::Engine | Use::Analysis => plays_a_person,
        Use::Seat(_) => plays_an_engine && table.is_none_or(|table| !helps(&table.settings)),
        Use::Table(_) => plays_a_person && table.is_some_and(|table| helps(&table.settings)),
        Use::Record(id) => running.iter().any(|game| game.id == id.as_str()),
        Use::Lawbook => false,
    };
    if is_closed {
        return Err(ErrorCode::FairPlay);
    }
    Ok(())
}

/// Whether a table could help who plays at another: an engine sits there, or positions can be
/// tried.
pub(crate) fn helps(settings: &TableSettings) -> bool {
    settings.machine.is_some() || settings.screens == Screens::One
}

/// Who plays a person at a table, as it is listed.
pub(crate) fn bound_by(info: &TableInfo) -> Vec<i64> {
    if helps(&info.settings) || !is_running(info.stage) {
        return Vec::new();
    }
    let seats = [&info.white, &info.black];
    seats
        .into_iter()
        .flatten()
        .map(|person| person.id)
        .collect()
}

/// Shows people out of the tables that could help them, now that they play a person.
pub(crate) async fn show_out(hall: &Hall, people: Vec<i64>) {
    for table in hall.lobby().helping_tables() {
        let Ok(id) = table.parse() else { continue };
        let asked = Asked::ShowOut(people.clone());
        let _ = hall.ask_if_there(id, asked).await;
    }
}
