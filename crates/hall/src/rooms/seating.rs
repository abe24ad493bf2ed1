//! Opening many tables at once, with people seated by the hall.

use futures_util::{StreamExt, stream};
use jadoube_arbiter::{Outcome, Reason};
use jadoube_journal::{ArchiveQuery, GameId, GameRow, PersonKind as StoredKind};
use jadoube_laws::{ByColor, Color};
use jadoube_protocol::{
    ErrorCode, RoomKind, Screens, TableSettings,
    rest::rooms::{BoardOpened, CardGiven},
};
use jadoube_record::{Abort, PersonKind};

use super::cards::is_same;
use crate::{
    Fault, Hall, Visitor, sessions,
    table::{Asked, Slot, slot_of},
};

/// How many tables are opened at once.
const AT_ONCE: usize = 32;
/// How many games of a room are looked at, at once, for the rounds it has had.
const PAGE: u32 = 500;

/// A board to open.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) number: u32,
    pub(super) seats: ByColor<Visitor>,
}

impl Hall {
    /// Opens the tables of a round: all of them, or none.
    pub(super) async fn open_boards(
        &self,
        room: &str,
        round: u32,
        settings: &TableSettings,
        boards: Vec<Board>,
    ) -> Result<Vec<BoardOpened>, Fault> {
        for board in &boards {
            for color in Color::ALL {
                let person = &board.seats[color];
                check_stakes(settings, board.number, &person.name, Some(person))?;
            }
        }
        // What cannot be is found out before any table is there.
        self.opening_in(room, settings.clone())?;
        let opened = stream::iter(boards)
            .map(|board| self.open_board(room, round, settings, board))
            .buffered(AT_ONCE);
        let opened: Vec<Result<BoardOpened, Fault>> = opened.collect().await;
        if let Some(fault) = opened.iter().find_map(|opened| opened.clone().err()) {
            let done = opened.iter().flatten();
            for table in done.filter_map(|board| board.table.parse().ok()) {
                let _ = self.ask(table, Asked::Void(Abort::Closed)).await;
            }
            return Err(fault);
        }
        Ok(opened.into_iter().flatten().collect())
    }

    async fn open_board(
        &self,
        room: &str,
        round: u32,
        settings: &TableSettings,
        board: Board,
    ) -> Result<BoardOpened, Fault> {
        let settings = TableSettings {
            name: Some(board.number.to_string()),
            ..settings.clone()
        };
        let mut opening = self.opening_in(room, settings)?;
        opening.slot = Some(Slot {
            round,
            board: board.number,
        });
        let table = self.set_up(opening).await?;
        for color in Color::ALL {
            let seated = self.sit(table, board.seats[color].clone(), Some(color));
            if let Err(fault) = seated.await {
                let _ = self.ask(table, Asked::Void(Abort::Closed)).await;
                return Err(fault);
            }
        }
        Ok(BoardOpened {
            board: board.number,
            table: table.to_string(),
            white: board.seats.white.name.clone(),
            black: board.seats.black.name.clone(),
        })
    }

    /// The people of these names, as far as they are known: those who are registered, and those
    /// who have a card of the room.
    pub(super) async fn people_known(
        &self,
        room: &str,
        names: &[String],
    ) -> Result<Vec<Option<Visitor>>, Fault> {
        let cards = self.cards_of(room).await?;
        let mut people = Vec::with_capacity(names.len());
        for name in names {
            let known = self.registered(name).await?;
            let card = cards.iter().find(|card| is_same(&card.name, name));
            people.push(match (known, card.and_then(|card| card.person)) {
                (Some(person), _) => Some(person),
                (None, Some(person)) => Some(self.visitor_of(person.0).await?),
                (None, None) => None,
            });
        }
        Ok(people)
    }

    /// The people of these names; who is not known gets a card that is made now.
    pub(super) async fn people_named(
        &self,
        room: &str,
        names: &[String],
        known: Vec<Option<Visitor>>,
    ) -> Result<(Vec<Visitor>, Vec<CardGiven>), Fault> {
        let unknown = names.iter().zip(&known);
        let unknown = unknown.filter(|(_, person)| person.is_none());
        let unknown = unknown.map(|(name, _)| name.clone()).collect();
        let given = self.give_cards(room, unknown).await?;
        let mut new = given.iter();
        let mut found = Vec::with_capacity(known.len());
        for person in known {
            found.push(match person {
                Some(person) => person,
                None => {
                    let card = new.next().ok_or(ErrorCode::Internal)?;
                    self.visitor_of(card.person).await?
                }
            });
        }
        Ok((found, given))
    }

    async fn registered(&self, name: &str) -> Result<Option<Visitor>, Fault> {
        let found = self.journal().people().by_name(name).await;
        let found = found.map_err(|error| self.storage(&error))?;
        let is_one = |person: &jadoube_journal::Person| {
            person.kind == StoredKind::Registered && !person.deleted && !person.disabled
        };
        Ok(found.filter(is_one).map(sessions::visitor))
    }

    /// The round to open: the one asked for, or the next one.
    pub(super) async fn round_to_open(&self, room: &str, asked: Option<u32>) -> Result<u32, Fault> {
        match asked {
            Some(0) => Err(Fault::from(ErrorCode::Invalid).about("round: 0")),
            Some(round) => Ok(round),
            None => {
                let games = self.games_of(room).await?;
                let last = games.iter().map(|(slot, _)| slot.round).max();
                Ok(last.map_or(1, |last| last.saturating_add(1)))
            }
        }
    }

    /// Whether these boards are free in a round, and nobody plays twice in it. A game that is
    /// void, and one that never was, leave their board and their players free.
    pub(super) async fn check_free(
        &self,
        room: &str,
        round: u32,
        boards: &[(u32, [Option<i64>; 2])],
    ) -> Result<(), Fault> {
        let taken = |message, about| Fault::from(ErrorCode::Taken).about(about).because(message);
        for (slot, table) in self.boards(room, Some(round)).await? {
            let outcome = table.game().outcome();
            let is_void = |outcome: Outcome| {
                outcome.score.is_none() && !matches!(outcome.reason, Reason::Referred(..))
            };
            if outcome.is_some_and(is_void) {
                continue;
            }
            if boards.iter().any(|(board, _)| *board == slot.board) {
                let about = format!("board: {} ({round})", slot.board);
                return Err(taken("hall-taken_board", about));
            }
            let mut seated = Color::ALL.into_iter().filter_map(|it| table.seat(it));
            let plays = |id: i64| boards.iter().any(|(_, seats)| seats.contains(&Some(id)));
            if let Some(person) = seated.find(|person| plays(person.id)) {
                let about = format!("player: {} ({round}.{})", person.name, slot.board);
                return Err(taken("hall-taken_player", about));
            }
        }
        Ok(())
    }

    /// The games of a room's rounds; not those that never were.
    pub(super) async fn games_of(&self, room: &str) -> Result<Vec<(Slot, GameRow)>, Fault> {
        let id = room.parse().map_err(|_| ErrorCode::NotFound)?;
        let games = self.journal().games();
        let open = games.open_games().await;
        let mut all = open.map_err(|error| self.storage(&error))?;
        all.retain(|row| row.room == id);
        let mut query = ArchiveQuery {
            room: Some(id),
            limit: PAGE,
            ..ArchiveQuery::default()
        };
        loop {
            let page = games.archive(query.clone()).await;
            let page = page.map_err(|error| self.storage(&error))?;
            all.extend(page.games.into_iter().filter(was_played));
            match page.next {
                Some(next) => query.after = Some(next),
                None => break,
            }
        }
        let placed = all.into_iter().filter_map(|row| {
            let slot = slot_of(&row.settings)?;
            Some((slot, row))
        });
        Ok(placed.collect())
    }

    /// The tables of a room that are at work, by name.
    pub(super) fn tables_of(&self, room: &str) -> Vec<GameId> {
        let tables = self.lobby().tables(room);
        let ids = tables.iter().filter_map(|table| table.id.parse().ok());
        ids.collect()
    }
}

fn was_played(row: &GameRow) -> bool {
    row.summary
        .as_ref()
        .is_none_or(|summary| summary.reason != "aborted")
}

/// The settings of tables that are opened together: nobody opens them for themselves, no clock
/// runs before all are started, and nobody is timed until then.
pub(super) fn together(settings: &TableSettings, kind: RoomKind) -> Result<TableSettings, Fault> {
    let invalid = |about: &str| Err(Fault::from(ErrorCode::Invalid).about(about));
    if !matches!(kind, RoomKind::ClubEvening | RoomKind::Class) {
        return Err(Fault::from(ErrorCode::Forbidden).about("club_evening"));
    }
    if settings.screens == Screens::One {
        return invalid("screens: one");
    }
    if settings.machine.is_some() {
        return invalid("machine");
    }
    Ok(TableSettings {
        wait_for_start: true,
        first_move_s: None,
        ..settings.clone()
    })
}

/// Points are played for by those who are registered; who is not known yet is not.
pub(super) fn check_stakes(
    settings: &TableSettings,
    board: u32,
    name: &str,
    person: Option<&Visitor>,
) -> Result<(), Fault> {
    let is_registered = person.is_some_and(|it| it.kind == PersonKind::Registered);
    if !settings.points || is_registered {
        return Ok(());
    }
    let about = format!("points: {name} ({board})");
    Err(Fault::from(ErrorCode::Forbidden).about(about))
}
