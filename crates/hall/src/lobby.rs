//! The rooms: who is in them, and their tables as they are listed.

mod credit;
mod crowd;
mod room;
mod visible;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use jadoube_journal::GameId;
use jadoube_protocol::{ChatLine, RoomInfo, ServerMessage, TableInfo, TableStage};
use tokio::{sync::Notify, time::Instant};

use crate::{Outbox, Visitor, fair_play};
use crowd::Crowd;
use room::Room;
use visible::Present;

/// How many people of a room are told by name; of a fuller one only their number is.
pub(crate) const NAMED: usize = 300;
/// How many tables are told to somebody who enters a room.
pub(crate) const LISTED: usize = 300;
/// How many lines of chat a room remembers for those who enter.
pub(crate) const REMEMBERED: usize = 50;
/// How often, at most, everybody is told how many are in each room.
const ROOMS_EVERY: Duration = Duration::from_secs(3);
/// How many clients may be told of the rooms in a second.
const TOLD_PER_SECOND: u32 = 2_000;
/// After how long an open table is closed whose players have left the hall before it was full.
const LONELY_FOR: Duration = Duration::from_secs(120);

/// The rooms of a hall, as they are at this moment.
#[derive(Debug, Default)]
pub struct Lobby {
    inner: Mutex<Inner>,
    alone: tokio::sync::Mutex<()>,
    // Somebody may be yet to be told something.
    more: Notify,
}

#[derive(Debug, Default)]
struct Inner {
    rooms: BTreeMap<String, Room>,
    // Every connection of somebody known, whether in a room or not.
    present: HashMap<u64, Present>,
    // With how many connections each person is in the hall.
    here: HashMap<i64, u32>,
    // The same of those who are arbiters of the hall.
    arbiters: HashMap<i64, u32>,
    // The running games of each person.
    playing: HashMap<i64, BTreeSet<String>>,
    // The room of each table that is listed.
    places: HashMap<String, String>,
    // The tables that could help who plays at another.
    helping: BTreeSet<String>,
    // What is on its way to all of those present.
    crowd: Crowd,
    rooms_changed: bool,
    rooms_told: Option<Instant>,
}

/// A room, as its organiser has set it up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// As it is listed, with nobody in it.
    pub info: RoomInfo,
    /// Whether everybody sees it in the list.
    pub listed: bool,
    /// Whose it is; nobody's if it is the hall's own.
    pub owner: Option<i64>,
    /// Who belongs to it.
    pub members: HashSet<i64>,
}

/// A room as somebody stands before its door.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// The room.
    pub info: RoomInfo,
    /// Whether it is theirs.
    pub is_owner: bool,
    /// Whether they belong to it.
    pub is_member: bool,
}

impl Lobby {
    // A panic elsewhere leaves no half-made change here that another could trip over: counts are
    // taken anew from the maps wherever they are told.
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until nobody else opens a round, and keeps others from it.
    pub async fn alone(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.alone.lock().await
    }

    /// Opens a room, or changes how it is set up.
    pub fn open_room(&self, set_up: SetUp) {
        let mut inner = self.inner();
        inner.rooms_changed = true;
        match inner.rooms.get_mut(&set_up.info.id) {
            Some(room) => room.change(set_up),
            None => {
                let id = set_up.info.id.clone();
                inner.rooms.insert(id, Room::new(set_up));
            }
        }
    }

    /// Closes a room: whoever is in it is told by the next list of rooms.
    pub fn close_room(&self, id: &str) {
        let mut inner = self.inner();
        if let Some(room) = inner.rooms.remove(id) {
            for table in room.tables() {
                inner.places.remove(&table.id);
                inner.helping.remove(&table.id);
                inner.forget_players(table);
            }
            inner.rooms_changed = true;
        }
    }

    /// Makes somebody belong to a room.
    pub fn add_member(&self, id: &str, person: i64) {
        let mut inner = self.inner();
        if let Some(room) = inner.rooms.get_mut(id) {
            room.set_up.members.insert(person);
            inner.rooms_changed = true;
        }
    }

    /// Ends that somebody belongs to a room.
    pub fn remove_member(&self, id: &str, person: i64) {
        if let Some(room) = self.inner().rooms.get_mut(id) {
            room.set_up.members.remove(&person);
        }
    }

    /// A room as it is listed.
    pub fn room(&self, id: &str) -> Option<RoomInfo> {
        self.inner().rooms.get(id).map(Room::info)
    }

    /// A room as somebody stands before its door.
    pub fn door(&self, id: &str, person: i64) -> Option<Door> {
        let inner = self.inner();
        let room = inner.rooms.get(id)?;
        Some(Door {
            info: room.info(),
            is_owner: room.set_up.owner == Some(person),
            is_member: room.set_up.members.contains(&person),
        })
    }

    /// Whose a room is.
    pub fn owner(&self, id: &str) -> Option<i64> {
        self.inner().rooms.get(id)?.set_up.owner
    }

    /// The tables of a room that are listed.
    pub fn tables(&self, id: &str) -> Vec<TableInfo> {
        let inner = self.inner();
        let room = inner.rooms.get(id);
        room.map_or_else(Vec::new, |room| room.tables().cloned().collect())
    }

    /// The room of a table that is listed.
    pub fn place_of(&self, table: &str) -> Option<String> {
        self.inner().places.get(table).cloned()
    }

    /// The tables of all rooms where somebody plays a game that is not over.
    pub fn playing(&self, person: i64) -> Vec<String> {
        let inner = self.inner();
        let tables = inner.playing.get(&person);
        tables.map_or_else(Vec::new, |tables| tables.iter().cloned().collect())
    }

    /// A table as it is listed, if it is.
    pub fn table(&self, id: &str) -> Option<TableInfo> {
        let inner = self.inner();
        let room = inner.places.get(id)?;
        inner.rooms.get(room)?.table(id).cloned()
    }

    /// Whether a table could help who plays at another.
    pub(crate) fn could_help(&self, table: GameId) -> bool {
        self.inner().helping.contains(table.as_str())
    }

    /// The tables of all rooms that could help who plays at another.
    pub(crate) fn helping_tables(&self) -> Vec<String> {
        self.inner().helping.iter().cloned().collect()
    }

    /// Looks at the games that are not over where somebody plays, and at another table, as they
    /// are listed.
    pub(crate) fn with_running<T>(
        &self,
        person: i64,
        table: Option<GameId>,
        look: impl FnOnce(&[&TableInfo], Option<&TableInfo>) -> T,
    ) -> T {
        let inner = self.inner();
        let listed = |table: &str| inner.rooms.get(inner.places.get(table)?)?.table(table);
        let tables = inner.playing.get(&person).into_iter().flatten();
        let running: Vec<&TableInfo> = tables.filter_map(|table| listed(table)).collect();
        let table = table.filter(|_| !running.is_empty());
        look(&running, table.and_then(|table| listed(table.as_str())))
    }

    /// Somebody enters a room with a connection, and is told how it stands.
    pub fn enter(&self, id: &str, connection: u64, visitor: &Visitor, outbox: &Outbox) -> bool {
        let mut inner = self.inner();
        let Some(room) = inner.rooms.get_mut(id) else {
            return false;
        };
        room.enter(connection, visitor, outbox);
        // Under the same lock as what follows, so that nothing newer comes before it.
        let mut state = room.state();
        if let Some(room) = inner.rooms.get(id) {
            state.info.arbiters = inner.arbiters_of(room);
        }
        outbox.tell(&ServerMessage::Room(state));
        inner.rooms_changed = true;
        true
    }

    /// A connection leaves a room.
    pub fn leave(&self, id: &str, connection: u64, person: i64) {
        let mut inner = self.inner();
        if let Some(room) = inner.rooms.get_mut(id)
            && room.leave(connection, person)
        {
            inner.rooms_changed = true;
        }
    }

    /// Whether somebody is in a room.
    pub fn is_in(&self, id: &str, person: i64) -> bool {
        let inner = self.inner();
        inner.rooms.get(id).is_some_and(|room| room.has(person))
    }

    /// A table is new, or is listed otherwise than before: its room is told.
    pub fn table_changed(&self, info: TableInfo) {
        self.inner().table_changed(info);
        self.more.notify_one();
    }

    /// A table is listed no longer: its room is told.
    pub fn table_gone(&self, room: &str, table: &str) {
        self.inner().table_gone(room, table);
        self.more.notify_one();
    }

    /// Whether what was said last in a room is remembered here.
    pub fn remembers_chat(&self, id: &str) -> bool {
        let inner = self.inner();
        inner.rooms.get(id).is_none_or(Room::remembers_chat)
    }

    /// Remembers what was said last in a room, as the record has it.
    pub fn remember_chat(&self, id: &str, lines: Vec<ChatLine>) {
        if let Some(room) = self.inner().rooms.get_mut(id) {
            room.remember_chat(lines);
        }
    }

    /// Whether a room has capacity for one more line, told to everybody in it.
    pub fn has_capacity(&self, id: &str) -> bool {
        let mut inner = self.inner();
        inner.rooms.get_mut(id).is_some_and(Room::spend)
    }

    /// Something was said in a room: everybody there is told.
    pub fn said(&self, id: &str, line: ChatLine) {
        if let Some(room) = self.inner().rooms.get_mut(id) {
            room.said(line);
        }
        self.more.notify_one();
    }

    /// What was said is hidden from now on: everybody there is told.
    pub fn hide(&self, id: &str, message: i64) {
        if let Some(room) = self.inner().rooms.get_mut(id) {
            room.hide(message);
        }
        self.more.notify_one();
    }

    /// Tells everybody in a room.
    pub fn tell(&self, id: &str, message: &ServerMessage) {
        if let Some(room) = self.inner().rooms.get_mut(id) {
            room.tell(message);
        }
        self.more.notify_one();
    }

    /// Tells each room what has changed in it since the last time, takes tables off the lists
    /// that have been over for a while, and tells everybody of the rooms.
    pub fn tell_presence(&self) {
        let mut inner = self.inner();
        let now = Instant::now();
        inner.take_off(now);
        for room in inner.rooms.values_mut() {
            room.tell_changes(now);
        }
        inner.tell_rooms(now);
        self.more.notify_one();
    }

    /// Waits until somebody may be yet to be told something.
    pub async fn more_to_tell(&self) {
        self.more.notified().await;
    }

    /// Tells some more of those who are yet to be told something; whether others still wait.
    pub fn spread(&self) -> bool {
        let mut inner = self.inner();
        let mut waits = inner.crowd.go_on();
        for room in inner.rooms.values_mut() {
            waits |= room.crowd.go_on();
        }
        waits
    }

    /// The open tables whose players left the hall some time ago, before they were full.
    pub fn lonely(&self) -> Vec<String> {
        let mut inner = self.inner();
        let Inner { rooms, here, .. } = &mut *inner;
        let now = Instant::now();
        rooms
            .values_mut()
            .flat_map(|room| room.lonely(now, LONELY_FOR, |person| here.contains_key(&person)))
            .collect()
    }
}

impl Inner {
    fn table_changed(&mut self, info: TableInfo) {
        let Some(room) = self.rooms.get_mut(&info.room) else {
            return;
        };
        let before = room.table(&info.id).cloned();
        // Whoever looks at an old game does not bring it back into the list.
        // A table that is being opened is shown once somebody sits there.
        if before.is_none() && (is_done(info.stage) || is_empty(&info)) {
            return;
        }
        if let Some(before) = &before {
            self.forget_players(before);
        }
        self.remember_players(&info);
        self.places.insert(info.id.clone(), info.room.clone());
        if fair_play::helps(&info.settings) {
            self.helping.insert(info.id.clone());
        }
        let running = |table: &TableInfo| is_running(table.stage);
        self.rooms_changed |= before.as_ref().is_some_and(running) != running(&info);
        if let Some(room) = self.rooms.get_mut(&info.room) {
            room.put(info);
        }
    }

    fn table_gone(&mut self, room: &str, table: &str) {
        let Some(gone) = self
            .rooms
            .get_mut(room)
            .and_then(|room| room.take_off(table))
        else {
            return;
        };
        self.places.remove(table);
        self.helping.remove(table);
        self.forget_players(&gone);
        self.rooms_changed |= is_running(gone.stage);
    }

    /// Takes tables off that have been over for long enough.
    fn take_off(&mut self, now: Instant) {
        let mut gone = Vec::new();
        for (id, room) in &mut self.rooms {
            let due = room.due(now).into_iter();
            gone.extend(due.map(|table| (id.clone(), table)));
        }
        for (room, table) in gone {
            self.table_gone(&room, &table);
        }
    }

    fn remember_players(&mut self, table: &TableInfo) {
        if !is_running(table.stage) {
            return;
        }
        for person in seated(table) {
            let tables = self.playing.entry(person).or_default();
            tables.insert(table.id.clone());
        }
    }

    fn forget_players(&mut self, table: &TableInfo) {
        for person in seated(table) {
            if let Some(tables) = self.playing.get_mut(&person) {
                tables.remove(&table.id);
                if tables.is_empty() {
                    self.playing.remove(&person);
                }
            }
        }
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

const fn is_done(stage: TableStage) -> bool {
    match stage {
        TableStage::Over | TableStage::Aborted => true,
        TableStage::Waiting | TableStage::Ready | TableStage::Playing | TableStage::Paused => false,
    }
}

/// Whether nobody is at a table.
const fn is_empty(table: &TableInfo) -> bool {
    table.waiting.is_none() && table.white.is_none() && table.black.is_none()
}

/// Who has a seat at a table.
fn seated(table: &TableInfo) -> impl Iterator<Item = i64> {
    [&table.white, &table.black]
        .into_iter()
        .flatten()
        .map(|person| person.id)
}

#[cfg(test)]
mod tests;
