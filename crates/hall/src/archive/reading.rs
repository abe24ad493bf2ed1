//! A game made again from the journal, for documents to tell of.

use std::sync::Arc;

use jadoube_arbiter::{Event, Happening, Millis, Regulations};
use jadoube_journal::{GameId, GameRow, PersonId, RoomKind};
use jadoube_laws::{ByColor, Color};
use jadoube_protocol::ErrorCode;
use jadoube_record::{Entry, TableEvent};

use super::names::Names;
use crate::{
    Fault, Hall,
    records::{Around, GameRecord, Person},
    table::{Line, Opening, Slot, StoredOpening, Table, View, What},
};

/// A game as the journal has it.
pub(super) struct Reading {
    /// How it ended.
    pub(super) row: GameRow,
    /// Its table after everything that happened.
    pub(super) table: Table,
    /// What happened, in order.
    pub(super) lines: Vec<Kept>,
}

/// A line as it was kept.
pub(super) struct Kept {
    /// When, in milliseconds since 1970.
    pub(super) unix_ms: i64,
    /// The line.
    pub(super) entry: Entry,
    /// From where it is seen: White's, Black's, the arbiter's, anybody's.
    seen: [bool; 4],
}

impl Kept {
    /// Whether it is seen from a view.
    pub(super) const fn is_seen(&self, view: View) -> bool {
        self.seen[view.index()]
    }
}

/// All that a document about a game borrows from.
pub(super) struct Told {
    id: String,
    site: String,
    room: String,
    is_event: bool,
    slot: Option<Slot>,
    began_unix_ms: i64,
    names: ByColor<String>,
    ratings: ByColor<Option<u16>>,
    regulations: Arc<Regulations>,
    events: Vec<Event>,
    by: Vec<Option<String>>,
    arbiters: Vec<String>,
    around: Vec<Around>,
}

impl Hall {
    /// A game out of the journal.
    ///
    /// # Errors
    ///
    /// If there is none of that name, or it cannot be read.
    pub(super) async fn read_game(&self, id: &str) -> Result<Reading, Fault> {
        let about: String = id.chars().take(40).collect();
        let not_found = || Fault::from(ErrorCode::NotFound).about(about.clone());
        let id: GameId = id.parse().map_err(|_| not_found())?;
        let games = self.journal().games();
        let row = games.game(id).await.map_err(|error| self.storage(&error))?;
        let row = row.ok_or_else(not_found)?;
        self.read_row(row).await
    }

    /// The same, its row having been read.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub(super) async fn read_row(&self, row: GameRow) -> Result<Reading, Fault> {
        let batches = self.journal().games().read(row.id, 0).await;
        let batches = batches.map_err(|error| self.storage(&error))?;
        let unreadable = |error: serde_json::Error| {
            tracing::error!(game = %row.id, %error, "a game on record cannot be read");
            Fault::from(ErrorCode::Internal).about(row.id.to_string())
        };
        let opening = opening_of(&row).map_err(unreadable)?;
        let mut table = Table::new(Arc::new(opening));
        let mut lines = Vec::new();
        for batch in &batches {
            let entries: Vec<Entry> = serde_json::from_str(&batch.events).map_err(unreadable)?;
            for entry in entries {
                let line = Line::from(&entry);
                table.apply(&line);
                lines.push(Kept {
                    unix_ms: batch.unix_ms,
                    entry,
                    seen: View::ALL.map(|view| table.sees(view, &line)),
                });
            }
        }
        Ok(Reading { row, table, lines })
    }
}

/// How the table of a game was opened.
pub(super) fn opening_of(row: &GameRow) -> Result<Opening, serde_json::Error> {
    let stored: StoredOpening = serde_json::from_str(&row.settings)?;
    Ok(Opening::from_stored(
        row.id,
        row.room.clone(),
        row.created_ms,
        stored,
    ))
}

impl Reading {
    /// What documents are made of, the names being those of today. Who told the arbiter what is
    /// left out for those who are not arbiters.
    ///
    /// # Errors
    ///
    /// If the names cannot be read.
    pub(super) async fn told(&self, hall: &Hall, view: View) -> Result<Told, Fault> {
        let mut names = Names::new(hall);
        let mut players = ByColor::both(String::new());
        let mut ratings = ByColor::both(None);
        for color in Color::ALL {
            let Some(seated) = self.table.seat(color) else {
                continue;
            };
            let person = names.person(PersonId(seated.id)).await?;
            players[color] = person.map_or_else(String::new, |person| person.name.clone());
            ratings[color] = seated.rating.and_then(|rating| u16::try_from(rating).ok());
        }
        let mut happened = Happened::default();
        for kept in &self.lines {
            let author = self.author(kept, view, &mut names).await?;
            happened.add(hall, kept, view, author);
        }
        let room = hall.journal().rooms().room(&self.row.room).await;
        let room = room.map_err(|error| hall.storage(&error))?;
        let is_event = room.as_ref().is_some_and(|room| match room.kind {
            RoomKind::ClubEvening | RoomKind::Class => true,
            RoomKind::Guest | RoomKind::Open => false,
        });
        Ok(Told {
            id: self.row.id.to_string(),
            site: hall.config().name.clone(),
            room: room.map_or_else(|| self.row.room.to_string(), |room| room.name),
            is_event,
            slot: self.table.opening().slot,
            began_unix_ms: self.row.created_ms,
            names: players,
            ratings,
            regulations: Arc::clone(self.table.regulations()),
            events: happened.events,
            by: happened.by,
            arbiters: happened.arbiters,
            around: happened.around,
        })
    }

    /// Who brought about a line, if it was none of the players and the view is told.
    async fn author(
        &self,
        kept: &Kept,
        view: View,
        names: &mut Names<'_>,
    ) -> Result<Option<String>, Fault> {
        let by = kept.entry.by;
        match by.filter(|&id| self.table.seat_of(id).is_none()) {
            Some(id) if view == View::Arbiter || kept.is_seen(view) => {
                let person = names.person(PersonId(id)).await?;
                Ok(person.map(|person| person.name.clone()))
            }
            Some(_) | None => Ok(None),
        }
    }
}

/// What happened, in the game and around it.
#[derive(Default)]
struct Happened {
    events: Vec<Event>,
    by: Vec<Option<String>>,
    arbiters: Vec<String>,
    around: Vec<Around>,
}

impl Happened {
    fn add(&mut self, hall: &Hall, kept: &Kept, view: View, author: Option<String>) {
        match Line::from(&kept.entry).what {
            What::Game(event) => {
                if let (Happening::Ordered(_), Some(name)) = (&event.what, &author) {
                    self.arbitrates(name);
                }
                self.events.push(event);
                self.by.push(author);
            }
            What::Table(event) => {
                if let TableEvent::ArbiterSat(person) = &event {
                    self.arbitrates(&person.name);
                }
                let text = hall.tongues().table_event(&event);
                let Some(text) = text.filter(|_| is_told(&event) && kept.is_seen(view)) else {
                    return;
                };
                self.around.push(Around {
                    after: self.events.len(),
                    at: Millis(kept.entry.at),
                    text,
                    by: author.filter(|_| !names_its_author(&event)),
                });
            }
        }
    }

    fn arbitrates(&mut self, name: &str) {
        if !self.arbiters.iter().any(|known| known == name) {
            self.arbiters.push(name.to_owned());
        }
    }
}

/// Whether a report tells of something around the game: not of how people took their seats, nor of
/// what came after.
const fn is_told(event: &TableEvent) -> bool {
    match event {
        TableEvent::ArbiterSat(_)
        | TableEvent::TakebackAsked(_)
        | TableEvent::TakebackDeclined(_)
        | TableEvent::Aborted(_)
        | TableEvent::AbsenceClaimed(..)
        | TableEvent::Called(_)
        | TableEvent::CallAnswered(_)
        | TableEvent::NoArbiter
        | TableEvent::EngineFailed(..)
        | TableEvent::Noted { .. }
        | TableEvent::Reopened
        | TableEvent::WentOn => true,
        // Taking back is an event of the game as well.
        TableEvent::Game(_)
        | TableEvent::Waits(_)
        | TableEvent::Sat(..)
        | TableEvent::Left(_)
        | TableEvent::TakenBack(_)
        | TableEvent::RematchOffered(_)
        | TableEvent::Rematch(_) => false,
    }
}

/// Whether the words for something around the game say whose it is.
const fn names_its_author(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Called(_) | TableEvent::ArbiterSat(_))
}

impl Told {
    /// Makes something of the record.
    pub(super) fn with<T>(&self, make: impl FnOnce(&GameRecord<'_>) -> T) -> T {
        let by: Vec<Option<&str>> = self.by.iter().map(Option::as_deref).collect();
        let person = |color: Color| Person {
            name: &self.names[color],
            rating: self.ratings[color],
        };
        make(&GameRecord {
            id: &self.id,
            // An evening and a class are events; other rooms are only where a game is played.
            event: self.is_event.then_some(&*self.room),
            site: &self.site,
            room: Some(&self.room),
            began_unix_ms: Some(self.began_unix_ms),
            round: self.slot.map(|slot| slot.round),
            board: self.slot.map(|slot| slot.board),
            players: ByColor {
                white: person(Color::White),
                black: person(Color::Black),
            },
            regulations: &self.regulations,
            events: &self.events,
            by: &by,
            arbiters: &self.arbiters,
            around: &self.around,
        })
    }
}
