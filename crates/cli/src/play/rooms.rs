//! The room one is in, and the tables in it.

use jadoube_protocol::{ClientMessage, RoomInfo, RoomState, TableInfo, TableSettings, TableStage};

use super::{client::Client, seen::Seen, show::room_name};

/// The room where guests play.
const GUESTS: &str = "invitados";
/// The room for everybody.
const EVERYBODY: &str = "principal";

/// A room that was asked for and has not opened yet.
pub(super) struct Asked {
    /// The room.
    pub(super) room: String,
    code: Option<String>,
    // Whether it was asked for in words, and is told so.
    is_told: bool,
}

impl Asked {
    /// The room and the code, to be asked for again.
    pub(super) fn again(&self) -> (String, Option<String>) {
        (self.room.clone(), self.code.clone())
    }

    /// Whether it was asked for in words.
    pub(super) const fn is_told(&self) -> bool {
        self.is_told
    }
}

impl Client<'_> {
    /// The room where one begins.
    pub(super) const fn first_room(&self) -> &'static str {
        if self.is_guest { GUESTS } else { EVERYBODY }
    }

    /// Enters a room; the one entered before is left once the other has opened.
    pub(super) async fn go_to_room(&mut self, room: String, code: Option<String>) {
        self.ask_for_room(room, code, true).await;
    }

    /// Goes to the room of the table one has come to, without a word.
    pub(super) async fn follow_table(&mut self) {
        let room = self.table.as_ref().map(|seen| &seen.state.info.room);
        let Some(room) = room.cloned() else {
            return;
        };
        let is_there = self
            .goal
            .room
            .as_ref()
            .is_some_and(|(here, _)| *here == room);
        if !is_there {
            self.ask_for_room(room, None, false).await;
        }
    }

    async fn ask_for_room(&mut self, room: String, code: Option<String>, is_told: bool) {
        let message = ClientMessage::EnterRoom {
            room: room.clone(),
            code: code.clone(),
        };
        self.awaits.room = Some(Asked {
            room,
            code,
            is_told,
        });
        if !self.wire.say(&message).await {
            self.voice.say("play-no-connection");
        }
    }

    /// A room has opened: the one before is left.
    pub(super) async fn enter_room(&mut self, state: RoomState) {
        let id = state.info.id.clone();
        let asked = self.awaits.room.take_if(|asked| asked.room == id);
        let is_here = self.goal.room.as_ref().is_some_and(|(here, _)| *here == id);
        let Some(asked) = asked else {
            if is_here {
                self.room = Some(state);
            }
            return;
        };
        if asked.is_told {
            let name = room_name(self.voice.speech(), &state.info);
            self.voice.say_of(
                "play-room",
                &[
                    ("name", name.into()),
                    ("people", state.people.len().into()),
                    ("tables", state.tables.len().into()),
                ],
            );
        }
        self.room = Some(state);
        let before = self.goal.room.replace((asked.room, asked.code));
        if let Some((before, _)) = before.filter(|(before, _)| *before != id) {
            let message = ClientMessage::LeaveRoom { room: before };
            self.wire.say(&message).await;
        }
    }

    /// Opens a table in the room one is in: that of the table one is at, if one is at any.
    pub(super) async fn open(&mut self, settings: TableSettings) {
        let of_table = self.table.as_ref().map(|seen| &seen.state.info.room);
        let entered = self.goal.room.as_ref().map(|(room, _)| room);
        let room = entered.or(of_table).cloned();
        let id = self.pending.name();
        let message = ClientMessage::OpenTable {
            id: id.clone(),
            room: room.unwrap_or_else(|| self.first_room().to_owned()),
            settings: Box::new(settings),
        };
        if self.wire.say(&message).await {
            self.awaits.opening = Some(id);
        } else {
            self.voice.say("play-no-connection");
        }
    }

    /// Takes in how the rooms stand; says so when an arbiter has come or none is left.
    pub(super) fn take_rooms(&mut self, rooms: Vec<RoomInfo>) {
        let before = self.has_arbiter();
        self.rooms = rooms;
        let is_asked_for = self.table.as_ref().is_some_and(|seen| {
            let settings = &seen.state.info.settings;
            settings.arbiter || settings.over_the_board
        });
        if is_asked_for && before.is_some() && self.has_arbiter() != before {
            self.tell_arbiters();
        }
    }

    /// Says whether somebody is in the hall who could come to the table as arbiter, while that
    /// matters and nobody sits there as such.
    pub(super) fn tell_arbiters(&mut self) {
        let is_wanted = self
            .table
            .as_ref()
            .is_some_and(|seen| !seen.is_over() && seen.state.arbiters.is_empty());
        match self.has_arbiter() {
            Some(true) if is_wanted => self.voice.say("play-arbiter-here"),
            Some(false) if is_wanted => self.voice.say("play-arbiter-away"),
            Some(_) | None => {}
        }
    }

    /// Whether somebody else is in the hall who could come to the table as arbiter; nothing where
    /// that is not known.
    fn has_arbiter(&self) -> Option<bool> {
        let room = &self.table.as_ref()?.state.info.room;
        let known = self.rooms.iter().find(|known| known.id == *room)?;
        Some(known.arbiters > u32::from(self.is_arbiter()))
    }

    /// Something about a table of the room has changed.
    pub(super) fn table_changed(&mut self, info: TableInfo) {
        if let Some(seen) = self.table.as_mut().filter(|seen| seen.id() == info.id) {
            seen.state.info.white.clone_from(&info.white);
            seen.state.info.black.clone_from(&info.black);
        }
        let Some(room) = self.room.as_mut().filter(|room| room.info.id == info.room) else {
            return;
        };
        let known = room.tables.iter_mut().find(|known| known.id == info.id);
        let is_news = known.is_none() && info.stage == TableStage::Waiting;
        match known {
            Some(known) => *known = info.clone(),
            None => room.tables.push(info.clone()),
        }
        let is_free = self.table.as_ref().is_none_or(Seen::is_over);
        if is_news && is_free && self.awaits.opening.is_none() {
            self.voice.listed(&info);
        }
    }
}
