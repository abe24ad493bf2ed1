//! The rooms: who is in them, and their tables as they are listed.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use jadoube_protocol::{RoomInfo, RoomState, ServerMessage, TableInfo, TableStage};
use jadoube_record::Person;

use crate::{Outbox, Visitor, outbox::write};

/// How many people of a room are told by name; of a fuller one only their number is.
pub(crate) const NAMED: usize = 300;

/// The rooms of a hall, as they are at this moment.
#[derive(Debug, Default)]
pub struct Lobby {
    rooms: Mutex<BTreeMap<String, Room>>,
}

/// A room, as it is at this moment.
#[derive(Debug)]
struct Room {
    info: RoomInfo,
    // With how many connections each is here.
    people: HashMap<i64, (Person, u32)>,
    connections: HashMap<u64, Outbox>,
    tables: BTreeMap<String, TableInfo>,
    came: Vec<Person>,
    went: Vec<i64>,
}

impl Lobby {
    // A panic elsewhere leaves no half-made change here: each is one assignment or insertion.
    fn rooms(&self) -> MutexGuard<'_, BTreeMap<String, Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a room, or changes how it is described.
    pub fn open_room(&self, info: RoomInfo) {
        let mut rooms = self.rooms();
        match rooms.get_mut(&info.id) {
            Some(room) => room.info = info,
            None => {
                let room = Room {
                    info: info.clone(),
                    people: HashMap::new(),
                    connections: HashMap::new(),
                    tables: BTreeMap::new(),
                    came: Vec::new(),
                    went: Vec::new(),
                };
                rooms.insert(info.id, room);
            }
        }
    }

    /// Closes a room.
    pub fn close_room(&self, id: &str) {
        self.rooms().remove(id);
    }

    /// The rooms, as they are listed.
    pub fn list(&self) -> Vec<RoomInfo> {
        self.rooms().values().map(Room::info).collect()
    }

    /// A room as it is listed.
    pub fn room(&self, id: &str) -> Option<RoomInfo> {
        self.rooms().get(id).map(Room::info)
    }

    /// The tables of a room.
    pub fn tables(&self, id: &str) -> Vec<TableInfo> {
        let rooms = self.rooms();
        let tables = rooms
            .get(id)
            .map(|room| room.tables.values().cloned().collect());
        tables.unwrap_or_default()
    }

    /// The tables of all rooms where somebody plays a game that is not over.
    pub fn playing(&self, person: i64) -> Vec<String> {
        let rooms = self.rooms();
        let tables = rooms.values().flat_map(|room| room.tables.values());
        tables
            .filter(|table| is_running(table.stage) && has_seat(table, person))
            .map(|table| table.id.clone())
            .collect()
    }

    /// A table as it is listed, if it is.
    pub fn table(&self, id: &str) -> Option<TableInfo> {
        let rooms = self.rooms();
        rooms.values().find_map(|room| room.tables.get(id)).cloned()
    }

    /// The games that are not over where somebody plays, as they are listed.
    pub fn running_games(&self, person: i64) -> Vec<TableInfo> {
        let rooms = self.rooms();
        let tables = rooms.values().flat_map(|room| room.tables.values());
        tables
            .filter(|table| is_running(table.stage) && has_seat(table, person))
            .cloned()
            .collect()
    }

    /// Somebody enters a room with a connection: the room as it is, without what was said in it.
    pub fn enter(
        &self,
        id: &str,
        connection: u64,
        visitor: &Visitor,
        outbox: &Outbox,
    ) -> Option<RoomState> {
        let mut rooms = self.rooms();
        let room = rooms.get_mut(id)?;
        let is_new = room
            .connections
            .insert(connection, outbox.clone())
            .is_none();
        if is_new {
            let person = visitor.person();
            let entry = room.people.entry(visitor.id);
            let (_, count) = entry.or_insert_with(|| (person.clone(), 0));
            *count += 1;
            if *count == 1 {
                room.went.retain(|went| *went != visitor.id);
                room.came.push(person);
            }
        }
        Some(room.state())
    }

    /// A connection leaves a room.
    pub fn leave(&self, id: &str, connection: u64, person: i64) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(id) else {
            return;
        };
        if room.connections.remove(&connection).is_none() {
            return;
        }
        let Some((_, count)) = room.people.get_mut(&person) else {
            return;
        };
        *count -= 1;
        if *count == 0 {
            room.people.remove(&person);
            room.came.retain(|came| came.id != person);
            room.went.push(person);
        }
    }

    /// A table is new, or is listed otherwise than before: tells its room.
    pub fn table_changed(&self, info: TableInfo) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(&info.room) else {
            return;
        };
        let message = ServerMessage::TableChanged(info.clone());
        room.tables.insert(info.id.clone(), info);
        room.tell(&message);
    }

    /// A table is listed no longer: tells its room.
    pub fn table_gone(&self, room_id: &str, table: &str) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(room_id) else {
            return;
        };
        if room.tables.remove(table).is_some() {
            room.tell(&ServerMessage::TableGone {
                room: room_id.to_owned(),
                table: table.to_owned(),
            });
        }
    }

    /// Tells everybody in a room.
    pub fn tell(&self, id: &str, message: &ServerMessage) {
        if let Some(room) = self.rooms().get(id) {
            room.tell(message);
        }
    }

    /// Tells each room who came and who left since the last time.
    pub fn tell_presence(&self) {
        for room in self.rooms().values_mut() {
            room.tell_presence();
        }
    }
}

impl Room {
    fn info(&self) -> RoomInfo {
        let games = self.tables.values().filter(|table| is_running(table.stage));
        RoomInfo {
            people: count(self.people.len()),
            games: count(games.count()),
            ..self.info.clone()
        }
    }

    fn state(&self) -> RoomState {
        let people = self.people.values().take(NAMED);
        RoomState {
            info: self.info(),
            people: people.map(|(person, _)| person.clone()).collect(),
            tables: self.tables.values().cloned().collect(),
            chat: Vec::new(),
        }
    }

    fn tell(&self, message: &ServerMessage) {
        let bytes = write(message);
        for outbox in self.connections.values() {
            outbox.send(bytes.clone());
        }
    }

    fn tell_presence(&mut self) {
        let came = std::mem::take(&mut self.came);
        let went = std::mem::take(&mut self.went);
        if came.is_empty() && went.is_empty() {
            return;
        }
        let is_full = self.people.len() > NAMED;
        self.tell(&ServerMessage::Presence {
            room: self.info.id.clone(),
            came: if is_full { Vec::new() } else { came },
            went: if is_full { Vec::new() } else { went },
            count: count(self.people.len()),
        });
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Whether a game is going on.
pub(crate) const fn is_running(stage: TableStage) -> bool {
    match stage {
        TableStage::Playing | TableStage::Paused | TableStage::Ready => true,
        TableStage::Waiting | TableStage::Over | TableStage::Aborted => false,
    }
}

fn has_seat(table: &TableInfo, person: i64) -> bool {
    [&table.white, &table.black]
        .into_iter()
        .flatten()
        .any(|seated| seated.id == person)
}
