//! Who watches a table, and which players are connected.

mod spread;

use std::collections::{HashSet, VecDeque};

use jadoube_laws::{Color, Move};
use jadoube_protocol::{Link, ServerMessage, TableState};
use jadoube_record::PersonKind;
use tokio::{sync::watch, time::Instant};

use self::spread::Spreading;
use super::{
    super::{View, told},
    Task, Watcher,
};
use crate::{
    Fault, Outbox, Visitor,
    permit::{Relation, relation},
};

/// The clients that watch a table.
#[derive(Debug, Default)]
pub(crate) struct Links {
    // Players come before all others, who may be many.
    list: Vec<(View, Watcher)>,
    // What some of the others are yet to be told.
    spreading: VecDeque<Spreading>,
    // Whom the hall lets at a private table, though they have not given its code.
    admitted: HashSet<i64>,
    // Who has no connection, and since when.
    gone: [Option<(i64, Instant)>; 2],
    // What a machine is asked, and how many questions there were.
    question: Option<Question>,
    questions: u64,
}

/// A question to a machine: which move it makes after these.
#[derive(Debug)]
struct Question {
    number: u64,
    moves: Vec<Option<Move>>,
    // It is given up by being dropped.
    _wanted: watch::Sender<()>,
}

impl Links {
    /// How many watch who do not play.
    pub(crate) fn watching(&self) -> u32 {
        let others = self.list.iter().filter(|(view, _)| !is_player(*view));
        u32::try_from(others.count()).unwrap_or(u32::MAX)
    }

    /// Whether nobody is there.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether somebody sees the table from a view.
    pub(super) fn is_seen_from(&self, view: View) -> bool {
        self.list.iter().any(|(sees, _)| *sees == view)
    }

    /// Whether somebody watches.
    pub(super) fn watches(&self, person: i64) -> bool {
        self.list.iter().any(|(_, it)| it.visitor.id == person)
    }

    /// For how long a player has been without connection, if at all.
    pub(crate) fn gone_ms(&self, color: Color) -> Option<u64> {
        let (_, since) = self.gone[color as usize]?;
        let gone = since.elapsed();
        Some(u64::try_from(gone.as_millis()).unwrap_or(u64::MAX))
    }

    /// A question to a machine after these moves; none if that is what it was asked last. Any
    /// other is given up.
    pub(super) fn ask_machine(
        &mut self,
        moves: Vec<Option<Move>>,
    ) -> Option<(u64, watch::Receiver<()>)> {
        if self.question.as_ref().is_some_and(|it| it.moves == moves) {
            return None;
        }
        self.questions += 1;
        let (sender, wanted) = watch::channel(());
        self.question = Some(Question {
            number: self.questions,
            moves,
            _wanted: sender,
        });
        Some((self.questions, wanted))
    }

    /// Whether the question of this number is the one that waits, after these moves.
    pub(super) fn is_asked(&self, number: u64, moves: &[Option<Move>]) -> bool {
        let question = self.question.as_ref();
        question.is_some_and(|it| it.number == number && it.moves == moves)
    }

    /// Gives up what a machine was asked: should it be on move again, it is asked anew.
    pub(super) fn give_machine_up(&mut self) {
        self.question = None;
    }

    /// Lets somebody at a private table.
    pub(super) fn admit(&mut self, person: i64) {
        self.admitted.insert(person);
    }

    /// Whether somebody may be at a private table: they watch it already, or the hall says so.
    pub(super) fn is_admitted(&self, person: i64) -> bool {
        self.admitted.contains(&person) || self.watches(person)
    }

    /// Gives up everybody who is there.
    pub(crate) fn drop_all(&mut self) {
        self.spread_all();
        for (_, watcher) in &self.list {
            watcher.outbox.drop_client();
        }
    }

    fn add(&mut self, view: View, watcher: Watcher) {
        self.remove(watcher.connection);
        if is_player(view) {
            self.spread_all();
            self.list.insert(0, (view, watcher));
        } else {
            self.list.push((view, watcher));
        }
    }

    fn remove(&mut self, connection: u64) {
        let is_it = |(_, watcher): &(View, Watcher)| watcher.connection == connection;
        if let Some(index) = self.list.iter().position(is_it) {
            self.spread_all();
            self.list.remove(index);
        }
    }

    fn is_connected(&self, color: Color) -> bool {
        self.list
            .iter()
            .any(|(view, _)| *view == View::Player(color))
    }

    fn round_trip_ms(&self, color: Color) -> Option<u32> {
        let mine = self
            .list
            .iter()
            .find(|(view, _)| *view == View::Player(color));
        mine.map(|(_, watcher)| watcher.outbox.round_trip_ms())
    }
}

const fn is_player(view: View) -> bool {
    match view {
        View::Player(_) => true,
        View::Arbiter | View::Spectator => false,
    }
}

impl Task {
    /// From where somebody sees the table.
    pub(super) fn view_of(&self, visitor: &Visitor) -> View {
        match relation(visitor, &self.table) {
            Relation::Player(color) => View::Player(color),
            Relation::Arbiter => View::Arbiter,
            Relation::Waiting | Relation::Spectator => View::Spectator,
        }
    }

    /// How it looks from a view.
    pub(super) fn state_for(&self, view: View) -> TableState {
        let (table, at) = self.seen_from(view);
        told::state(
            table,
            view,
            at,
            self.links.watching(),
            &self.context.tongues,
        )
    }

    pub(super) fn watch(&mut self, watcher: Watcher, since: Option<u64>) {
        if !self.admits(&watcher.visitor, watcher.code.as_deref()) {
            let fault = Fault::from(jadoube_protocol::ErrorCode::CodeNeeded);
            let fault = fault
                .about(self.table.id().to_string())
                .told(&self.context.tongues);
            return watcher
                .outbox
                .tell(&ServerMessage::Error { id: None, fault });
        }
        let view = self.view_of(&watcher.visitor);
        self.clock.used_now();
        self.catch_up(view, since, &watcher.outbox);
        self.tell_talk(view, &watcher.outbox);
        self.links.add(view, watcher.clone());
        self.note_presence();
        self.tell_links(&watcher.outbox);
        if let View::Player(color) = view {
            self.tell_link(color);
        }
    }

    /// Sends what was missed since a version, or the whole table.
    fn catch_up(&self, view: View, since: Option<u64>, outbox: &Outbox) {
        let missed = since.and_then(|v| self.recent.since(view, v, self.version(view)));
        match missed {
            Some(missed) => {
                for bytes in missed {
                    outbox.send(bytes);
                }
            }
            None => {
                let state = Box::new(self.state_for(view));
                outbox.tell(&ServerMessage::Table(state));
            }
        }
    }

    pub(super) fn unwatch(&mut self, connection: u64) {
        let left = self
            .links
            .list
            .iter()
            .find(|(_, watcher)| watcher.connection == connection)
            .map(|(view, _)| *view);
        self.links.remove(connection);
        self.clock.used_now();
        if let Some(View::Player(color)) = left
            && !self.links.is_connected(color)
        {
            self.note_presence();
            self.tell_link(color);
        }
    }

    /// Ends that these people watch, and tells them so.
    pub(super) fn show_out(&mut self, people: &[i64]) {
        self.links.spread_all();
        let watching = self.links.list.iter().map(|(_, watcher)| watcher);
        let theirs = watching.filter(|watcher| people.contains(&watcher.visitor.id));
        let theirs: Vec<Watcher> = theirs.cloned().collect();
        for watcher in theirs {
            let fault = Fault::from(jadoube_protocol::ErrorCode::FairPlay).about("helps");
            let fault = fault.told(&self.context.tongues);
            let message = ServerMessage::Error { id: None, fault };
            watcher.outbox.tell(&message);
            self.unwatch(watcher.connection);
        }
    }

    /// Whether the one who plays a side can be reached; a machine always can.
    pub(super) fn is_there(&self, color: Color) -> bool {
        let Some(seated) = self.table.seat(color) else {
            return false;
        };
        let is_here = |side: &Color| {
            let same = self.table.seat(*side).is_some_and(|at| at.id == seated.id);
            same && self.links.is_connected(*side)
        };
        seated.kind == PersonKind::Machine || Color::ALL.iter().any(is_here)
    }

    /// Notes since when a player is without connection: from when the hall knows of the seat, if
    /// there never was one.
    pub(super) fn note_presence(&mut self) {
        for color in Color::ALL {
            let absent = self
                .table
                .seat(color)
                .map(|seated| seated.id)
                .filter(|_| !self.is_there(color));
            let gone = &mut self.links.gone[color as usize];
            *gone = absent.map(|id| match *gone {
                Some((before, since)) if before == id => (id, since),
                Some(_) | None => (id, Instant::now()),
            });
        }
    }

    /// Sees everybody anew, seats having changed: who sat down sees as a player from now on.
    pub(super) fn look_again(&mut self) {
        self.links.spread_all();
        let list = std::mem::take(&mut self.links.list);
        for (before, watcher) in list {
            let view = self.view_of(&watcher.visitor);
            if view != before {
                let state = Box::new(self.state_for(view));
                watcher.outbox.tell(&ServerMessage::Table(state));
            }
            self.links.add(view, watcher);
        }
        self.note_presence();
    }

    /// Shows everybody the whole table: more has changed than they were told of.
    pub(super) fn show_all(&mut self) {
        self.links.spread_all();
        for (view, watcher) in &self.links.list {
            let state = Box::new(self.state_for(*view));
            watcher.outbox.tell(&ServerMessage::Table(state));
        }
    }

    pub(super) fn link(&self, color: Color) -> Link {
        let claim_in_ms = self.links.gone_ms(color).and_then(|gone| {
            let limit = self.table.absence_ms()?;
            Some(limit.saturating_sub(gone))
        });
        Link {
            table: self.table.id().to_string(),
            color: (&color).into(),
            connected: self.is_there(color),
            round_trip_ms: self.links.round_trip_ms(color),
            claim_in_ms,
        }
    }

    fn tell_link(&mut self, color: Color) {
        let link = self.link(color);
        self.links.tell_all(&ServerMessage::Link(link));
    }

    fn tell_links(&self, outbox: &Outbox) {
        for color in Color::ALL {
            if self.table.seat(color).is_some() {
                outbox.tell(&ServerMessage::Link(self.link(color)));
            }
        }
    }
}
