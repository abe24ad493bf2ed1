//! Which rooms are shown to whom.

use std::{collections::HashMap, time::Duration};

use axum::extract::ws::Utf8Bytes;
use jadoube_protocol::{Role, RoomInfo, ServerMessage, TableStage};
use tokio::time::Instant;

use super::{Inner, Lobby, ROOMS_EVERY, TOLD_PER_SECOND, count, room::Room};
use crate::{Outbox, Visitor, figures::STAGES, outbox::write};

/// A connection of somebody known.
#[derive(Debug)]
pub(super) struct Present {
    person: i64,
    sees_all: bool,
    is_arbiter: bool,
    outbox: Outbox,
}

impl Lobby {
    /// Somebody is in the hall with a connection, and is told of the rooms from now on.
    pub fn hello(&self, connection: u64, visitor: &Visitor, outbox: &Outbox) {
        let mut inner = self.inner();
        outbox.tell(&ServerMessage::Rooms(inner.list_for(visitor)));
        let present = Present {
            person: visitor.id,
            sees_all: sees_all(visitor),
            is_arbiter: visitor.is(Role::Arbiter) && visitor.has_scope("arbiter"),
            outbox: outbox.clone(),
        };
        inner.forget_connection(connection);
        // Whoever waits for an arbiter hears that there is one.
        inner.rooms_changed |= present.is_arbiter || inner.leads_a_room(visitor.id);
        if present.is_arbiter {
            *inner.arbiters.entry(visitor.id).or_default() += 1;
        }
        inner.present.insert(connection, present);
        *inner.here.entry(visitor.id).or_default() += 1;
    }

    /// A connection has ended.
    pub fn bye(&self, connection: u64) {
        self.inner().forget_connection(connection);
    }

    /// Ends every connection of somebody.
    pub(crate) fn expel(&self, person: i64) {
        let inner = self.inner();
        let own = inner.present.values().filter(|it| it.person == person);
        own.for_each(|it| it.outbox.drop_client());
    }

    /// How many people are in the hall, and how many tables are listed at each stage.
    pub(crate) fn census(&self) -> (usize, Vec<(TableStage, usize)>) {
        let inner = self.inner();
        let at = |stage: TableStage| {
            let tables = inner.rooms.values().flat_map(Room::tables);
            tables.filter(|table| table.stage == stage).count()
        };
        let stages = STAGES.iter().map(|stage| (*stage, at(*stage)));
        (inner.here.len(), stages.collect())
    }

    /// Whether somebody is in the hall.
    pub fn is_here(&self, person: i64) -> bool {
        self.inner().here.contains_key(&person)
    }

    /// Whether an arbiter of the hall is in it who is none of these.
    pub(crate) fn has_arbiter_besides(&self, others: &[Option<i64>]) -> bool {
        let inner = self.inner();
        let mut arbiters = inner.arbiters.keys();
        arbiters.any(|person| !others.contains(&Some(*person)))
    }

    /// The rooms that somebody sees.
    pub fn list_for(&self, visitor: &Visitor) -> Vec<RoomInfo> {
        self.inner().list_for(visitor)
    }

    /// The rooms that everybody sees.
    pub fn list(&self) -> Vec<RoomInfo> {
        self.inner().list(|room| room.set_up.listed)
    }
}

impl Inner {
    fn list(&self, is_shown: impl Fn(&Room) -> bool) -> Vec<RoomInfo> {
        let rooms = self.rooms.values().filter(|room| is_shown(room));
        let rooms = rooms.map(|room| RoomInfo {
            arbiters: self.arbiters_of(room),
            ..room.info()
        });
        rooms.collect()
    }

    /// How many are here who can be arbiter at the tables of a room: those of the hall, and whose
    /// room it is.
    pub(super) fn arbiters_of(&self, room: &Room) -> u32 {
        let owner = room
            .set_up
            .owner
            .filter(|owner| self.here.contains_key(owner));
        let owner = owner.filter(|owner| !self.arbiters.contains_key(owner));
        count(self.arbiters.len() + usize::from(owner.is_some()))
    }

    fn leads_a_room(&self, person: i64) -> bool {
        let mut rooms = self.rooms.values();
        rooms.any(|room| room.set_up.owner == Some(person))
    }

    fn list_for(&self, visitor: &Visitor) -> Vec<RoomInfo> {
        let sees_all = sees_all(visitor);
        self.list(|room| sees_all || room.set_up.listed || is_of(room, visitor.id))
    }

    fn forget_connection(&mut self, connection: u64) {
        let Some(gone) = self.present.remove(&connection) else {
            return;
        };
        self.rooms_changed |= gone.is_arbiter || self.leads_a_room(gone.person);
        if gone.is_arbiter {
            one_less(&mut self.arbiters, gone.person);
        }
        one_less(&mut self.here, gone.person);
    }

    /// Tells everybody of the rooms, if something about them has changed.
    pub(super) fn tell_rooms(&mut self, now: Instant) {
        let share = Duration::from_secs(u64::from(count(self.present.len()) / TOLD_PER_SECOND));
        let every = ROOMS_EVERY.max(share);
        let is_early = self.rooms_told.is_some_and(|told| now < told + every);
        if !self.rooms_changed || is_early {
            return;
        }
        self.rooms_changed = false;
        self.rooms_told = Some(now);
        let all = written(self.list(|_| true));
        let listed = written(self.list(|room| room.set_up.listed));
        let own = self.own_lists();
        let (mut see_all, mut others) = (Vec::new(), Vec::new());
        for present in self.present.values() {
            match own.get(&present.person) {
                _ if present.sees_all => see_all.push(present.outbox.clone()),
                Some(own) => present.outbox.send(own.clone()),
                None => others.push(present.outbox.clone()),
            }
        }
        self.crowd.tell(all, see_all);
        self.crowd.tell(listed, others);
    }

    /// What those are told who see rooms that are not listed.
    fn own_lists(&self) -> HashMap<i64, Utf8Bytes> {
        let mut own = HashMap::new();
        for room in self.rooms.values().filter(|room| !room.set_up.listed) {
            for person in room.set_up.members.iter().chain(&room.set_up.owner) {
                if self.here.contains_key(person) && !own.contains_key(person) {
                    let list = self.list(|room| room.set_up.listed || is_of(room, *person));
                    own.insert(*person, written(list));
                }
            }
        }
        own
    }
}

/// One connection of somebody less.
fn one_less(counted: &mut HashMap<i64, u32>, person: i64) {
    if let Some(count) = counted.get_mut(&person) {
        *count -= 1;
        if *count == 0 {
            counted.remove(&person);
        }
    }
}

fn written(rooms: Vec<RoomInfo>) -> Utf8Bytes {
    write(&ServerMessage::Rooms(rooms))
}

fn is_of(room: &Room, person: i64) -> bool {
    room.set_up.owner == Some(person) || room.set_up.members.contains(&person)
}

/// Whether somebody sees rooms that are not listed.
fn sees_all(visitor: &Visitor) -> bool {
    let roles = [Role::Arbiter, Role::Organiser, Role::Administrator];
    roles.into_iter().any(|role| visitor.is(role))
}
