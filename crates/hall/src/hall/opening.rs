//! Opening tables.

use std::sync::Arc;

use jadoube_journal::{GameId, NewGame, PersonId, RoomId};
use jadoube_laws::Color;
use jadoube_protocol::{
    ColorChoice, ErrorCode, RoomKind, Screens, ServerMessage, TableAct, TableSettings,
};
use jadoube_record::TableEvent;
use rand::Rng;
use tokio::sync::oneshot;

use super::Hall;
use crate::{
    Fault, Visitor, fair_play,
    rooms::may_open,
    secrets,
    sessions::visitor,
    table::{Asked, Drawn, Loaded, Opening, Reply, Seen, Table, opening},
};

/// How many letters the code of a private table has.
const CODE_LETTERS: usize = 6;

impl Hall {
    /// Opens a table in a room, and seats the one who opens it.
    ///
    /// # Errors
    ///
    /// If it cannot be played so, or not there, or not by them.
    pub async fn open_table(
        &self,
        visitor: &Visitor,
        room: &str,
        settings: TableSettings,
    ) -> Result<(GameId, Option<String>), Fault> {
        self.open_table_after(visitor, room, settings, Vec::new())
            .await
    }

    /// The same; when the round begins, the hall brings about what happened before.
    ///
    /// # Errors
    ///
    /// As [`Hall::open_table`].
    pub(crate) async fn open_table_after(
        &self,
        visitor: &Visitor,
        room: &str,
        settings: TableSettings,
        before: Vec<jadoube_arbiter::Event>,
    ) -> Result<(GameId, Option<String>), Fault> {
        let door = self.may_enter(visitor, room)?;
        may_open(visitor, &door, &settings)?;
        fair_play::check(self, visitor, fair_play::Use::of_opening(&settings))?;
        let machine = self.machine_for(&settings).await?;
        let mut opened = self.opening_in(room, settings)?;
        opened.before = before;
        let (id, code) = (opened.id, opened.code.clone());
        self.set_up(opened).await?;
        self.sit(id, visitor.clone(), None).await?;
        if let Some(machine) = machine {
            self.sit_machine(id, machine).await?;
        }
        Ok((id, code))
    }

    /// Checks what was chosen for a table of a room, and draws what is left to the lot. Whose the
    /// room is acts as arbiter at the tables of an evening or a class.
    ///
    /// # Errors
    ///
    /// If it cannot be so.
    pub(crate) fn opening_in(&self, room: &str, settings: TableSettings) -> Result<Opening, Fault> {
        let not_found = || Fault::from(ErrorCode::NotFound).about(room);
        let info = self.lobby().room(room).ok_or_else(not_found)?;
        let host = match info.kind {
            RoomKind::Guest | RoomKind::Open => None,
            RoomKind::ClubEvening | RoomKind::Class => self.lobby().owner(room),
        };
        let id: RoomId = room.parse().map_err(|_| not_found())?;
        let now = self.clock().unix_ms();
        opening(id, settings, drawn(), now, host)
    }

    /// Puts a table on record and sets it to work, with nobody at it.
    ///
    /// # Errors
    ///
    /// If it cannot be put on record.
    pub async fn set_up(&self, opening: Opening) -> Result<GameId, Fault> {
        let id = opening.id;
        let settings = serde_json::to_string(&opening.stored())
            .expect("settings are made of strings, numbers and lists of them");
        let game = NewGame {
            id,
            room: opening.room.clone(),
            settings,
            format: jadoube_record::VERSION,
            created_ms: opening.unix_ms,
        };
        let created = self.0.context.ledger.create(game).await;
        created.map_err(|error| self.storage(&error))?;
        let loaded = Loaded::new(Table::new(Arc::new(opening)));
        let mut tables = self.0.tables.lock().await;
        tables.insert(id, self.set_to_work(id, loaded));
        Ok(id)
    }

    /// Seats somebody, as if they had asked for it.
    ///
    /// # Errors
    ///
    /// If the table says no.
    pub async fn sit(
        &self,
        table: GameId,
        visitor: Visitor,
        color: Option<Color>,
    ) -> Result<(), Fault> {
        let act = TableAct::Sit(color.as_ref().map(Into::into));
        self.ask(table, Asked::Admit(visitor.id)).await?;
        let answer = self.act(table, visitor, secrets::code(12), act).await?;
        if let ServerMessage::Error { fault, .. } = answer {
            return Err(Fault {
                about: fault.about,
                retry_s: fault.retry_s,
                ..Fault::from(fault.code)
            });
        }
        Ok(())
    }

    /// Does something at a table for somebody, and waits for the answer.
    ///
    /// # Errors
    ///
    /// If there is no such table.
    pub async fn act(
        &self,
        table: GameId,
        visitor: Visitor,
        id: String,
        act: TableAct,
    ) -> Result<ServerMessage, Fault> {
        let (answer, answered) = oneshot::channel();
        let seen = Seen {
            person: self.person_at(&visitor, table, &act).await,
            visitor,
            id,
            ply: None,
            act,
            round_trip_ms: 0,
            reply: Reply::Once(answer),
        };
        self.ask(table, Asked::Do(Box::new(seen))).await?;
        answered
            .await
            .map_err(|_| Fault::from(ErrorCode::Internal).about(table.to_string()))
    }

    /// Opens a table for two who would play again, colors swapped.
    pub(super) async fn open_rematch(&self, before: GameId) {
        match self.try_rematch(before).await {
            Ok(id) => {
                let event = TableEvent::Rematch(id.to_string());
                let _ = self.ask(before, Asked::Own(event)).await;
            }
            Err(fault) => tracing::warn!(table = %before, %fault, "no rematch"),
        }
    }

    /// By the same regulations and, at a private table, with the same code.
    async fn try_rematch(&self, before: GameId) -> Result<GameId, Fault> {
        let table = self.copy_of(before).await?;
        let was = table.opening();
        let mut settings = was.settings.clone();
        settings.color = ColorChoice::White;
        let now = self.clock().unix_ms();
        let mut opened = opening(was.room.clone(), settings, drawn(), now, was.host)?;
        opened.rematch_of = Some(before.to_string());
        opened.code.clone_from(&was.code);
        let seats: &[Color] = match opened.settings.screens {
            Screens::One => &[Color::White],
            Screens::Two => &Color::ALL,
        };
        let mut players = Vec::new();
        for &color in seats {
            let person = table.seat(!color).ok_or(ErrorCode::Internal)?;
            let visitor = self.visitor_of(person.id).await?;
            fair_play::check(self, &visitor, fair_play::Use::of_opening(&opened.settings))?;
            players.push((color, visitor));
        }
        let id = self.set_up(opened).await?;
        for (color, visitor) in players {
            self.sit(id, visitor, Some(color)).await?;
        }
        Ok(id)
    }

    /// A table as it stands, to look into.
    ///
    /// # Errors
    ///
    /// If there is no such table.
    pub(crate) async fn copy_of(&self, table: GameId) -> Result<Box<Table>, Fault> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, Asked::Copy(answer)).await?;
        let copy = answered.await;
        copy.map_err(|_| Fault::from(ErrorCode::Internal).about(table.to_string()))
    }

    /// Somebody on record, as if they were there.
    ///
    /// # Errors
    ///
    /// If there is nobody of that number.
    pub async fn visitor_of(&self, person: i64) -> Result<Visitor, Fault> {
        let found = self.journal().people().by_id(PersonId(person)).await;
        let found = found.map_err(|error| self.storage(&error))?;
        let found = found.filter(|person| !person.deleted && !person.disabled);
        let not_found = || Fault::from(ErrorCode::NotFound).about(person.to_string());
        found.map(visitor).ok_or_else(not_found)
    }
}

/// What opening a table takes of chance.
pub(super) fn drawn() -> Drawn {
    let mut source = rand::rng();
    Drawn {
        id: GameId::random(&mut source),
        seed: source.next_u64(),
        code: secrets::code(CODE_LETTERS),
    }
}
