//! Opening rooms and tables.

use std::sync::Arc;

use jadoube_journal::{GameId, NewGame, NewRoom, RoomId, RoomKind as StoredKind};
use jadoube_laws::Color;
use jadoube_protocol::{
    Access, ColorChoice, ErrorCode, RoomInfo, RoomKind, ServerMessage, TableAct, TableSettings,
};
use jadoube_record::{PersonKind, TableEvent};
use rand::Rng;
use tokio::sync::oneshot;

use super::{Hall, OpenError};
use crate::{
    Fault, Visitor, fair_play, secrets,
    sessions::visitor,
    table::{Asked, Drawn, Loaded, Opening, Reply, Seen, Table, opening},
};

/// The rooms that every hall has: name in addresses, name, kind.
const ROOMS: [(&str, &str, StoredKind); 2] = [
    ("invitados", "Invitados", StoredKind::Guest),
    ("principal", "Sala principal", StoredKind::Open),
];

/// How many letters the code of a private table has.
const CODE_LETTERS: usize = 6;

impl Hall {
    /// Opens the rooms on record, and those that every hall has.
    pub(super) async fn open_rooms(&self) -> Result<(), OpenError> {
        let rooms = self.journal().rooms();
        for (id, name, kind) in ROOMS {
            let id: RoomId = id
                .parse()
                .expect("the names of these rooms are names of rooms");
            if rooms.room(&id).await?.is_none() {
                let now = self.clock().unix_ms();
                rooms
                    .create(NewRoom {
                        id,
                        name: name.to_owned(),
                        kind,
                        owner: None,
                        settings: "{}".to_owned(),
                        chat_open: true,
                        listed: true,
                        created_ms: now,
                    })
                    .await?;
            }
        }
        for room in rooms.list().await? {
            self.lobby().open_room(room_info(&room));
        }
        Ok(())
    }

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
        let info = self.lobby().room(room);
        let info = info.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(room))?;
        may_open(visitor, &info, &settings)?;
        if settings.machine.is_some() {
            fair_play::check(self, visitor, fair_play::Use::Engine)?;
        }
        let id: RoomId = info
            .id
            .parse()
            .map_err(|_| Fault::from(ErrorCode::NotFound).about(room))?;
        let now = self.clock().unix_ms();
        let machine = self.machine_for(&settings).await?;
        let mut opened = opening(id, settings, drawn(), now, None)?;
        opened.before = before;
        let (id, code) = (opened.id, opened.code.clone());
        self.set_up(opened).await?;
        self.sit(id, visitor.clone(), None).await?;
        if let Some(machine) = machine {
            self.sit_machine(id, machine).await?;
        }
        Ok((id, code))
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
        let answer = self.act(table, visitor, secrets::code(12), act).await?;
        if let ServerMessage::Error { fault, .. } = answer {
            return Err(Fault {
                code: fault.code,
                about: fault.about,
                retry_s: fault.retry_s,
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

    async fn try_rematch(&self, before: GameId) -> Result<GameId, Fault> {
        let (answer, answered) = oneshot::channel();
        self.ask(before, Asked::Info(answer)).await?;
        let info = answered.await.map_err(|_| ErrorCode::Internal)?;
        let room: RoomId = info.room.parse().map_err(|_| ErrorCode::Internal)?;
        let mut settings = info.settings.clone();
        settings.color = ColorChoice::White;
        let now = self.clock().unix_ms();
        let mut opened = opening(room, settings, drawn(), now, None)?;
        opened.rematch_of = Some(before.to_string());
        let id = self.set_up(opened).await?;
        for (color, person) in [(Color::White, &info.black), (Color::Black, &info.white)] {
            let person = person.as_ref().ok_or(ErrorCode::Internal)?;
            let stored = self
                .journal()
                .people()
                .by_id(jadoube_journal::PersonId(person.id))
                .await
                .map_err(|error| self.storage(&error))?
                .ok_or(ErrorCode::NotFound)?;
            self.sit(id, visitor(stored), Some(color)).await?;
        }
        Ok(id)
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

/// Whether somebody may open such a table in a room.
fn may_open(visitor: &Visitor, room: &RoomInfo, settings: &TableSettings) -> Result<(), Fault> {
    let is_guest = visitor.kind == PersonKind::Guest;
    if !visitor.has_scope("play") {
        return Err(Fault::from(ErrorCode::Forbidden).about("play"));
    }
    if settings.points && (is_guest || room.kind == RoomKind::Guest) {
        return Err(Fault::from(ErrorCode::Forbidden).about("points"));
    }
    if is_guest && room.kind == RoomKind::Open && settings.access == Access::Open {
        return Err(Fault::from(ErrorCode::Forbidden).about("guest"));
    }
    Ok(())
}

/// A room on record, as it is listed.
pub(super) fn room_info(room: &jadoube_journal::Room) -> RoomInfo {
    RoomInfo {
        id: room.id.to_string(),
        name: room.name.clone(),
        kind: match room.kind {
            StoredKind::Guest => RoomKind::Guest,
            StoredKind::Open => RoomKind::Open,
            StoredKind::ClubEvening => RoomKind::ClubEvening,
            StoredKind::Class => RoomKind::Class,
        },
        people: 0,
        games: 0,
        chat: room.chat_open,
    }
}

impl Hall {
    /// Whether somebody may enter a room.
    ///
    /// # Errors
    ///
    /// If it is closed to them, or there is none of that name.
    pub async fn may_enter(
        &self,
        visitor: &Visitor,
        room: &str,
        code: Option<&str>,
    ) -> Result<(), Fault> {
        let info = self.lobby().room(room);
        let info = info.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(room))?;
        let _ = (visitor, code);
        match info.kind {
            RoomKind::Guest | RoomKind::Open | RoomKind::ClubEvening => Ok(()),
            RoomKind::Class => Err(Fault::from(ErrorCode::CodeNeeded).about(room)),
        }
    }
}
