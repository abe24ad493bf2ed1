//! What a client asks, given to whom it concerns.

use jadoube_journal::GameId;
use jadoube_protocol::{ClientMessage, Do, ErrorCode, ServerMessage, TableAct, TableSettings};
use serde::Deserialize;

use super::Connection;
use crate::{
    Fault, Visitor, chat, desk, fair_play, figures,
    permit::Action,
    table::{Asked, Reply, Seen, Watcher},
};

/// The longest name a client may give to what it does.
const LONGEST_ID: usize = 40;
/// How many tables one connection may watch.
const MOST_TABLES: usize = 64;
/// How many desks one connection may watch.
const MOST_DESKS: usize = 4;
/// How many rooms one connection may be in.
const MOST_ROOMS: usize = 8;

impl Connection {
    pub(super) async fn dispatch(&mut self, visitor: Visitor, message: ClientMessage) {
        match message {
            // The caller has answered these two.
            ClientMessage::Enter(_) | ClientMessage::Ping => {}
            ClientMessage::EnterRoom { room, code } => {
                self.enter_room(&visitor, room, code).await;
            }
            ClientMessage::LeaveRoom { room } => {
                self.rooms.retain(|entered| *entered != room);
                self.hall.lobby().leave(&room, self.number, visitor.id);
            }
            ClientMessage::OpenTable { id, room, settings } => {
                self.open_table(&visitor, id, &room, *settings).await;
            }
            ClientMessage::Watch { table, since, code } => {
                self.watch(visitor, &table, since, code).await;
            }
            ClientMessage::Unwatch { table } => {
                let Some(id) = self.game(None, &table) else {
                    return;
                };
                self.tables.remove(&id);
                let _ = self
                    .hall
                    .ask_if_there(id, Asked::Unwatch(self.number))
                    .await;
            }
            ClientMessage::WatchDesk { room } => self.watch_desk(visitor, room).await,
            ClientMessage::UnwatchDesk { room } => {
                self.desks.remove(&room);
            }
            ClientMessage::Do(what) => self.do_it(visitor, what).await,
            ClientMessage::Chat { place, text } => {
                let said = chat::say(&self.hall, &visitor, place, &text).await;
                figures::chat(said.as_ref().err().map(|fault| fault.code));
                if let Err(fault) = said {
                    self.fault(None, fault);
                }
            }
        }
    }

    fn game(&self, id: Option<String>, table: &str) -> Option<GameId> {
        let game = table.parse();
        if game.is_err() {
            let about: String = table.chars().take(LONGEST_ID).collect();
            self.fault(id, Fault::from(ErrorCode::NotFound).about(about));
        }
        game.ok()
    }

    async fn enter_room(&mut self, visitor: &Visitor, room: String, code: Option<String>) {
        if self.rooms.len() >= MOST_ROOMS && !self.rooms.contains(&room) {
            return self.fault(None, Fault::from(ErrorCode::TooMany).about("rooms"));
        }
        let visitor = match code {
            None => visitor.clone(),
            Some(code) => match self.come_by_code(visitor, &room, &code).await {
                Ok(visitor) => visitor,
                Err(fault) => return self.fault(None, fault),
            },
        };
        if let Err(fault) = self.hall.may_enter(&visitor, &room) {
            return self.fault(None, fault);
        }
        chat::recall(&self.hall, &room).await;
        let lobby = self.hall.lobby();
        if !lobby.enter(&room, self.number, &visitor, &self.outbox) {
            return self.fault(None, Fault::from(ErrorCode::NotFound).about(room));
        }
        if !self.rooms.contains(&room) {
            self.rooms.push(room);
        }
    }

    /// Comes into a room by the code of a card or of an invitation. Who comes by a card is the
    /// pupil whose card it is, at whatever device.
    async fn come_by_code(
        &mut self,
        visitor: &Visitor,
        room: &str,
        code: &str,
    ) -> Result<Visitor, Fault> {
        let hall = self.hall.clone();
        let came = hall.come_by_code(visitor, room, code, self.address).await?;
        let Some(pupil) = came else {
            return Ok(visitor.clone());
        };
        let token = hall.begin_session(pupil.id, &self.agent).await?;
        self.leave().await;
        self.welcome(pupil.clone(), Some(token));
        Ok(pupil)
    }

    async fn open_table(
        &mut self,
        visitor: &Visitor,
        id: String,
        room: &str,
        settings: TableSettings,
    ) {
        if !is_name(&id) {
            return self.fault(None, Fault::from(ErrorCode::Invalid).about("id"));
        }
        let allowed = self.hall.may_open_tables(visitor, self.address);
        let opened = match allowed {
            Ok(()) => self.hall.open_table(visitor, room, settings).await,
            Err(fault) => Err(fault),
        };
        match opened {
            Ok((table, code)) => {
                let table = table.to_string();
                self.outbox
                    .tell(&ServerMessage::TableOpened { id, table, code });
            }
            Err(fault) => self.fault(Some(id), fault),
        }
    }

    async fn watch(
        &mut self,
        visitor: Visitor,
        table: &str,
        since: Option<u64>,
        code: Option<String>,
    ) {
        let Some(id) = self.game(None, table) else {
            return;
        };
        if self.tables.len() >= MOST_TABLES && !self.tables.contains(&id) {
            return self.fault(None, Fault::from(ErrorCode::TooMany).about("tables"));
        }
        if let Err(fault) = self.may_watch(&visitor, id, code.as_deref()).await {
            return self.fault(None, fault);
        }
        let watcher = Watcher {
            connection: self.number,
            visitor,
            outbox: self.outbox.clone(),
            code,
        };
        match self.hall.ask(id, Asked::Watch(watcher, since)).await {
            Ok(()) => {
                self.tables.insert(id);
            }
            Err(fault) => self.fault(None, fault),
        }
    }

    async fn watch_desk(&mut self, visitor: Visitor, room: String) {
        if self.desks.len() >= MOST_DESKS && !self.desks.contains_key(&room) {
            return self.fault(None, Fault::from(ErrorCode::TooMany).about("desks"));
        }
        match desk::follow(&self.hall, visitor, &room, &self.outbox).await {
            Ok(following) => {
                self.desks.insert(room, following);
            }
            Err(fault) => self.fault(None, fault),
        }
    }

    /// Whether somebody may watch a table, with the code they give if they give one.
    async fn may_watch(
        &self,
        visitor: &Visitor,
        table: GameId,
        code: Option<&str>,
    ) -> Result<(), Fault> {
        if !self.tables.contains(&table) {
            self.hall.may_come_to(visitor, table).await?;
        }
        fair_play::check(&self.hall, visitor, fair_play::Use::Table(table))?;
        match code {
            Some(code) => {
                let hall = &self.hall;
                hall.check_code(visitor, table, code, self.address).await
            }
            None => Ok(()),
        }
    }

    /// Whether somebody may do this at a table, as far as its room and its code go.
    async fn may_do(&self, visitor: &Visitor, table: GameId, what: &TableAct) -> Result<(), Fault> {
        fair_play::check(&self.hall, visitor, fair_play::Use::Table(table))?;
        if matches!(what, TableAct::Sit(_) | TableAct::Rematch) {
            fair_play::check(&self.hall, visitor, fair_play::Use::Seat(Some(table)))?;
        }
        if matches!(what, TableAct::Sit(_)) {
            return self.hall.may_sit(visitor, table).await;
        }
        if self.tables.contains(&table) {
            return Ok(());
        }
        self.hall.may_come_to(visitor, table).await.map(|_| ())
    }

    async fn do_it(&mut self, visitor: Visitor, what: Do) {
        let Do {
            table,
            id,
            ply,
            what,
        } = what;
        if !is_name(&id) {
            return self.fault(None, Fault::from(ErrorCode::Invalid).about("id"));
        }
        let Some(game) = self.game(Some(id.clone()), &table) else {
            return;
        };
        if let Err(fault) = self.may_do(&visitor, game, &what).await {
            return self.fault(Some(id), fault);
        }
        let person = self.hall.person_at(&visitor, game, &what).await;
        let kind = Action::of(&what).name();
        let seen = Seen {
            visitor,
            person,
            id: id.clone(),
            ply,
            act: what,
            round_trip_ms: self.outbox.round_trip_ms(),
            reply: Reply::Client(self.outbox.clone(), kind),
        };
        if let Err(fault) = self.hall.ask(game, Asked::Do(Box::new(seen))).await {
            self.fault(Some(id), fault);
        }
    }
}

/// Whether it will do as a client's name for what it sends.
fn is_name(id: &str) -> bool {
    !id.is_empty() && id.chars().count() <= LONGEST_ID
}

/// The client's name for what it sent, where that much can be read of it.
pub(super) fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    #[derive(Deserialize)]
    enum Outer {
        #[serde(rename = "do", alias = "open_table")]
        Do(Named),
    }
    let Outer::Do(named) = serde_json::from_str(text).ok()?;
    is_name(&named.id).then_some(named.id)
}
