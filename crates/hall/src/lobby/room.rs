//! A room, as it is at this moment.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque},
    time::Duration,
};

use jadoube_protocol::{
    Access, ChatLine, RoomInfo, RoomState, ServerMessage, TableInfo, TableStage,
};
use jadoube_record::Person;
use tokio::time::Instant;

use super::{LISTED, NAMED, REMEMBERED, SetUp, count, credit::Credit, crowd::Crowd, is_running};
use crate::{Outbox, Visitor, outbox::write};

/// How long a game that is over stays in the list.
const OVER_FOR: Duration = Duration::from_secs(600);
/// How long a game that never was does.
const ABORTED_FOR: Duration = Duration::from_secs(60);
/// Of how many tables a room is told between two times that it is seen to: fewer than may wait for
/// one client.
const AT_ONCE: u32 = 32;
/// How often, at most, a full room is told how many are there.
const FULL_EVERY: Duration = Duration::from_secs(3);

#[derive(Debug)]
pub(super) struct Room {
    pub(super) set_up: SetUp,
    // With how many connections each is here.
    people: HashMap<i64, (Person, u32)>,
    connections: HashMap<u64, Outbox>,
    // What is on its way to them.
    pub(super) crowd: Crowd,
    tables: BTreeMap<String, Listed>,
    games: u32,
    came: HashMap<i64, Person>,
    went: HashSet<i64>,
    presence_told: Instant,
    // The tables that the room is still to be told of, each once.
    queue: VecDeque<String>,
    queued: HashSet<String>,
    // When tables that are over leave the list.
    leaving: BTreeSet<(Instant, String)>,
    credit: Credit,
    // How many tables the room was told of since it was last seen to.
    told: u32,
    said: VecDeque<ChatLine>,
    // Whether what the record has of the chat is among it.
    is_recalled: bool,
}

#[derive(Debug)]
struct Listed {
    info: TableInfo,
    leaves: Option<Instant>,
    lonely_since: Option<Instant>,
}

impl Room {
    pub(super) fn new(set_up: SetUp) -> Self {
        Self {
            set_up,
            people: HashMap::new(),
            connections: HashMap::new(),
            crowd: Crowd::default(),
            tables: BTreeMap::new(),
            games: 0,
            came: HashMap::new(),
            went: HashSet::new(),
            presence_told: Instant::now(),
            queue: VecDeque::new(),
            queued: HashSet::new(),
            leaving: BTreeSet::new(),
            credit: Credit::new(),
            told: 0,
            said: VecDeque::new(),
            is_recalled: false,
        }
    }

    pub(super) fn change(&mut self, set_up: SetUp) {
        self.set_up = set_up;
    }

    pub(super) fn info(&self) -> RoomInfo {
        RoomInfo {
            people: count(self.people.len()),
            games: self.games,
            ..self.set_up.info.clone()
        }
    }

    /// The room to somebody who enters. Of very many tables, those that one may sit down at come
    /// first, then those where play is on.
    pub(super) fn state(&self) -> RoomState {
        let people = self.people.values().take(NAMED);
        let ranks = [
            |stage| stage == TableStage::Waiting,
            is_running,
            |stage| matches!(stage, TableStage::Over | TableStage::Aborted),
        ];
        let tables = ranks.into_iter().flat_map(|is_of| {
            let all = self.tables.values().map(|listed| &listed.info);
            all.filter(move |info| is_of(info.stage))
        });
        RoomState {
            info: self.info(),
            people: people.map(|(person, _)| person.clone()).collect(),
            tables: tables.take(LISTED).cloned().collect(),
            chat: self.said.iter().cloned().collect(),
        }
    }

    pub(super) fn enter(&mut self, connection: u64, visitor: &Visitor, outbox: &Outbox) {
        // What it is told next is how the room stands now.
        self.crowd.catch_up(outbox);
        let before = self.connections.insert(connection, outbox.clone());
        if before.is_some() {
            return;
        }
        let person = visitor.person();
        let entry = self.people.entry(visitor.id);
        let (_, count) = entry.or_insert_with(|| (person.clone(), 0));
        *count += 1;
        if *count == 1 && !self.went.remove(&visitor.id) {
            self.came.insert(visitor.id, person);
        }
    }

    /// A connection leaves; whether it was the last of its person.
    pub(super) fn leave(&mut self, connection: u64, person: i64) -> bool {
        if self.connections.remove(&connection).is_none() {
            return false;
        }
        let Some((_, count)) = self.people.get_mut(&person) else {
            return false;
        };
        *count -= 1;
        if *count > 0 {
            return false;
        }
        self.people.remove(&person);
        if self.came.remove(&person).is_none() {
            self.went.insert(person);
        }
        true
    }

    pub(super) fn has(&self, person: i64) -> bool {
        self.people.contains_key(&person)
    }

    pub(super) fn tables(&self) -> impl Iterator<Item = &TableInfo> {
        self.tables.values().map(|listed| &listed.info)
    }

    pub(super) fn table(&self, id: &str) -> Option<&TableInfo> {
        self.tables.get(id).map(|listed| &listed.info)
    }

    /// Lists a table, or lists it otherwise.
    pub(super) fn put(&mut self, info: TableInfo) {
        let id = info.id.clone();
        let for_long = match info.stage {
            TableStage::Over => Some(OVER_FOR),
            TableStage::Aborted => Some(ABORTED_FOR),
            TableStage::Waiting | TableStage::Ready | TableStage::Playing | TableStage::Paused => {
                None
            }
        };
        let before = self.tables.remove(&id);
        let was_leaving = before.as_ref().and_then(|listed| listed.leaves);
        let leaves = match (was_leaving, for_long) {
            // A result that is corrected does not keep the table in the list for longer.
            (Some(at), Some(_)) => Some(at),
            (_, for_long) => for_long.map(|for_long| Instant::now() + for_long),
        };
        if was_leaving != leaves {
            if let Some(at) = was_leaving {
                self.leaving.remove(&(at, id.clone()));
            }
            if let Some(at) = leaves {
                self.leaving.insert((at, id.clone()));
            }
        }
        if before.is_some_and(|listed| is_running(listed.info.stage)) {
            self.games = self.games.saturating_sub(1);
        }
        self.games += u32::from(is_running(info.stage));
        let listed = Listed {
            info,
            leaves,
            lonely_since: None,
        };
        self.tables.insert(id.clone(), listed);
        self.note(id);
    }

    /// Takes a table off the list.
    pub(super) fn take_off(&mut self, table: &str) -> Option<TableInfo> {
        let listed = self.tables.remove(table)?;
        if let Some(at) = listed.leaves {
            self.leaving.remove(&(at, table.to_owned()));
        }
        if is_running(listed.info.stage) {
            self.games = self.games.saturating_sub(1);
        }
        self.note(table.to_owned());
        Some(listed.info)
    }

    /// The tables that have been over for long enough.
    pub(super) fn due(&self, now: Instant) -> Vec<String> {
        let due = self.leaving.iter().take_while(|(at, _)| *at <= now);
        due.map(|(_, table)| table.clone()).collect()
    }

    /// The open tables with a free seat that their players have left, or whose players have been
    /// out of the hall for so long.
    pub(super) fn lonely(
        &mut self,
        now: Instant,
        for_long: Duration,
        is_here: impl Fn(i64) -> bool,
    ) -> Vec<String> {
        let mut lonely = Vec::new();
        for listed in self.tables.values_mut() {
            if !is_lonely(&listed.info, &is_here) {
                listed.lonely_since = None;
                continue;
            }
            let since = *listed.lonely_since.get_or_insert(now);
            if super::is_empty(&listed.info) || now.duration_since(since) >= for_long {
                lonely.push(listed.info.id.clone());
            }
        }
        lonely
    }

    /// Takes so many deliveries as there are connections, if the room has them left.
    pub(super) fn spend(&mut self) -> bool {
        self.credit.spend(count(self.connections.len()))
    }

    pub(super) fn tell(&mut self, message: &ServerMessage) {
        let all = self.connections.values().cloned().collect();
        self.crowd.tell(write(message), all);
    }

    /// The room is to be told of a table: at once, or in its turn where much else waits.
    fn note(&mut self, table: String) {
        if self.queue.is_empty() && self.told < AT_ONCE && self.spend() {
            return self.tell_table(&table);
        }
        if self.queued.insert(table.clone()) {
            self.queue.push_back(table);
        }
    }

    fn tell_table(&mut self, table: &str) {
        self.told += 1;
        let message = match self.tables.get(table) {
            Some(listed) => ServerMessage::TableChanged(listed.info.clone()),
            None => ServerMessage::TableGone {
                room: self.set_up.info.id.clone(),
                table: table.to_owned(),
            },
        };
        self.tell(&message);
    }

    /// Tells what has changed, as far as the room may.
    pub(super) fn tell_changes(&mut self, now: Instant) {
        self.tell_presence(now);
        self.told = 0;
        while self.told < AT_ONCE && !self.queue.is_empty() && self.spend() {
            if let Some(table) = self.queue.pop_front() {
                self.queued.remove(&table);
                self.tell_table(&table);
            }
        }
    }

    fn tell_presence(&mut self, now: Instant) {
        if self.came.is_empty() && self.went.is_empty() {
            return;
        }
        let is_full = self.people.len() > NAMED;
        let is_early = is_full && now.duration_since(self.presence_told) < FULL_EVERY;
        if is_early || !self.spend() {
            return;
        }
        self.presence_told = now;
        let came = std::mem::take(&mut self.came);
        let went = std::mem::take(&mut self.went);
        let (came, went) = if is_full {
            (Vec::new(), Vec::new())
        } else {
            (came.into_values().collect(), went.into_iter().collect())
        };
        self.tell(&ServerMessage::Presence {
            room: self.set_up.info.id.clone(),
            came,
            went,
            count: count(self.people.len()),
        });
    }

    pub(super) const fn remembers_chat(&self) -> bool {
        self.is_recalled
    }

    /// Puts what the record has before what was said since it was read.
    pub(super) fn remember_chat(&mut self, lines: Vec<ChatLine>) {
        self.is_recalled = true;
        let first = self.said.front().map_or(i64::MAX, |line| line.id);
        let older = lines.into_iter().filter(|line| line.id < first);
        let since = std::mem::take(&mut self.said);
        self.said = older.chain(since).collect();
        self.forget_chat();
    }

    pub(super) fn said(&mut self, line: ChatLine) {
        self.tell(&ServerMessage::Chat(line.clone()));
        self.said.push_back(line);
        self.forget_chat();
    }

    fn forget_chat(&mut self) {
        while self.said.len() > REMEMBERED {
            self.said.pop_front();
        }
    }

    pub(super) fn hide(&mut self, id: i64) {
        for line in &mut self.said {
            if line.id == id {
                line.text = None;
            }
        }
        self.tell(&ServerMessage::ChatHidden { id });
    }
}

/// Whether nobody of those who sit at a table with a free seat is in the hall. Who has invited
/// somebody to a private table, or plays over days, may leave meanwhile.
fn is_lonely(info: &TableInfo, is_here: impl Fn(i64) -> bool) -> bool {
    let people = [&info.waiting, &info.white, &info.black];
    info.stage == TableStage::Waiting
        && info.settings.access == Access::Open
        && !info.settings.wait_for_start
        && info.class != "turn"
        && !people.into_iter().flatten().any(|it| is_here(it.id))
}
