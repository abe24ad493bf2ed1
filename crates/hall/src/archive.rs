//! The records of a hall, over the wire.
//!
//! | path | answer |
//! |---|---|
//! | `/api/games?player=&room=…` | games that ended, the latest first, a page at a time |
//! | `/api/games.pgn?player=…`, or a list posted to it | the same games as one PGN file |
//! | `/api/games/{id}` | a game: how it ended, what it did to the ratings |
//! | `/api/games/{id}.pgn` | its PGN, with clocks and rulings |
//! | `/api/games/{id}/sheet/{white, black}` | a scoresheet, as JSON or, with `.txt`, as text |
//! | `/api/games/{id}/journal.json` | every fact, as it was stored |
//! | `/api/games/{id}/report` | the incident report, to be printed |
//!
//! Who may read what is decided in one place, by `Asker`. A game that is not over has no records
//! but for its arbiters; a private one has none for strangers. Documents are made anew from the
//! journal each time: nothing is kept twice.

mod asker;
mod documents;
mod game;
mod language;
mod list;
mod names;
mod reading;
mod set;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Hall;
pub(crate) use asker::Asker;
pub(crate) use language::accepted;
pub(crate) use list::infos;

/// The addresses of the records.
pub fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(list::games))
        .routes(routes!(set::of_query, set::of_list))
        .routes(routes!(game::game))
        .routes(routes!(documents::sheet))
        .routes(routes!(documents::journal))
        .routes(routes!(documents::report))
}
