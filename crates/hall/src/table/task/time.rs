//! A table's own time, and what is due in it.

use std::time::Duration;

use jadoube_arbiter::{Stage, TimeControl};
use jadoube_laws::Color;
use jadoube_protocol::TableStage;
use jadoube_record::{Abort, TableEvent};
use tokio::time::Instant;

use super::{super::decide, Task};
use crate::figures;

/// After how long something is put on record by itself again, the ledger having failed.
pub(super) const AGAIN_AFTER: Duration = Duration::from_secs(1);
/// How long after the hall has come back a table waits for the player on move.
const WAITS_FOR_PLAYER: Duration = Duration::from_secs(30);
/// After how long a table that nobody watches, and where nothing is due, is put away.
const UNNEEDED_AFTER: Duration = Duration::from_secs(300);
/// After how long a table where nobody sits or a seat is free is closed.
const NOBODY_AFTER_MS: u64 = 30 * 60_000;

/// A table's own time: milliseconds since it was opened, leaving out what the hall was down.
#[derive(Clone, Copy, Debug)]
pub struct TableClock {
    base_ms: u64,
    // Nothing while it stands still: the hall has come back and the table waits for its player,
    // or the record fails.
    since: Option<Instant>,
    waits_until: Instant,
    used: Instant,
}

impl TableClock {
    /// Runs from this time on.
    pub fn running(base_ms: u64) -> Self {
        let now = Instant::now();
        Self {
            base_ms,
            since: Some(now),
            waits_until: now + WAITS_FOR_PLAYER,
            used: now,
        }
    }

    /// Stands still at this time until it is started.
    pub fn waiting(base_ms: u64) -> Self {
        Self {
            since: None,
            ..Self::running(base_ms)
        }
    }

    /// The time now.
    pub fn now(&self) -> u64 {
        self.at(Instant::now())
    }

    /// The time at an instant.
    pub fn at(&self, instant: Instant) -> u64 {
        let passed = self.since.map_or(Duration::ZERO, |since| {
            instant.saturating_duration_since(since)
        });
        let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        self.base_ms.saturating_add(passed)
    }

    /// Whether it stands still.
    pub const fn is_waiting(&self) -> bool {
        self.since.is_none()
    }

    /// Stands still at a time until it is started: nothing that is done can be put on record.
    pub(super) fn hold(&mut self, at_ms: u64) {
        if self.since.take().is_some() {
            (self.base_ms, self.waits_until) = (at_ms, Instant::now());
        }
    }

    /// Lets it run from an instant on, if it stands still. That is to be on record first.
    pub(super) fn start(&mut self, from: Instant) {
        self.since.get_or_insert(from);
    }

    /// Notes that the table is in use.
    pub fn used_now(&mut self) {
        self.used = Instant::now();
    }

    fn instant(&self, at_ms: u64) -> Option<Instant> {
        let ahead = at_ms.saturating_sub(self.base_ms);
        self.since?.checked_add(Duration::from_millis(ahead))
    }
}

impl Task {
    /// When the task wants to be called although nobody asks anything.
    pub(super) fn due(&self) -> Option<Instant> {
        let due = match (self.next_due(), self.again) {
            (Some(due), Some(again)) => Some(due.max(again)),
            (due, again) => due.or(again),
        };
        due.or_else(|| self.unneeded_from())
    }

    /// When something happens by itself.
    fn next_due(&self) -> Option<Instant> {
        if self.clock.is_waiting() {
            let waits = self.clock.waits_until;
            return self.spectators_due().into_iter().chain([waits]).min();
        }
        let flag = self.table.game().deadline().map(|at| at.0);
        let at = [
            flag.filter(|_| self.table.aborted().is_none()),
            self.first_move_due().map(|(at, _)| at),
            self.nobody_due(),
        ];
        let first = at.into_iter().flatten().min();
        let first = first.and_then(|at| self.clock.instant(at));
        let looks = self.look_for_arbiter_due();
        first
            .into_iter()
            .chain(self.spectators_due())
            .chain(looks)
            .min()
    }

    /// From when on nobody needs the table: nobody is there, and nothing happens by itself.
    fn unneeded_from(&self) -> Option<Instant> {
        let idle = self.links.is_empty() && self.next_due().is_none() && self.again.is_none();
        let nobody_asks = self.table.calls().is_empty() && self.table.game().appeals().is_empty();
        (idle && nobody_asks).then(|| self.clock.used + UNNEEDED_AFTER)
    }

    /// Whether nobody has needed the table for a while, and nothing will happen at it by itself.
    pub(super) fn is_unneeded(&self) -> bool {
        self.unneeded_from()
            .is_some_and(|from| from <= Instant::now())
    }

    /// What was due and came to nothing is not tried again at once: that would never end.
    pub(super) fn rest(&mut self) {
        let now = Instant::now();
        if self.due().is_some_and(|due| due <= now) {
            self.again = Some(now + AGAIN_AFTER);
        }
    }

    /// The table's own time goes on, and the record says so: what passes from now on counts,
    /// though the hall should go down again.
    pub(super) async fn start_clock(&mut self) {
        // The record may be slow to read: that comes before the clock runs.
        if self.make_sure().await.is_err() || !self.clock.is_waiting() {
            return;
        }
        let (now, at) = (Instant::now(), self.clock.now());
        let mut lines = Vec::new();
        if !self.table.stands_still() {
            lines.extend(decide::own(at, TableEvent::Reopened));
        }
        lines.extend(decide::own(at, TableEvent::WentOn));
        // Should it turn out to be on record after all, then it is put there anew: while nothing
        // can be put on record no time passes.
        if self.commit(None, None, lines).await.is_ok() {
            self.clock.start(now);
        }
    }

    /// Until when a first move must come, and whose.
    fn first_move_due(&self) -> Option<(u64, Color)> {
        let settings = self.table.settings();
        let seconds = settings.first_move_s?;
        let game = self.table.game();
        let color = game.turn();
        let is_meant = !settings.over_the_board
            && game.stage() == Stage::Playing
            && game.ply() < 2
            && !matches!(
                game.regulations().time[color],
                TimeControl::None | TimeControl::PerTurn(_)
            );
        let is_machine = self
            .table
            .seat(color)
            .is_some_and(|person| person.kind == jadoube_record::PersonKind::Machine);
        if !is_meant || is_machine || self.table.aborted().is_some() {
            return None;
        }
        let since = self.since_turn();
        Some((since + u64::from(seconds) * 1000, color))
    }

    /// When the player on move got the move, for the first moves of a game.
    fn since_turn(&self) -> u64 {
        self.table
            .turn_since()
            .or_else(|| self.table.game().started().map(|at| at.0))
            .unwrap_or(0)
    }

    /// Until when somebody must come to a table that waits for players.
    fn nobody_due(&self) -> Option<u64> {
        let waits = self.table.stage() == TableStage::Waiting;
        waits.then(|| self.table.last_at() + NOBODY_AFTER_MS)
    }

    /// Time has passed: whatever is due by now.
    pub(super) async fn time_passes(&mut self) {
        self.again = None;
        if self.make_sure().await.is_err() {
            return;
        }
        self.tell_what_was_put_off();
        if self.clock.is_waiting() && Instant::now() < self.clock.waits_until {
            return;
        }
        self.start_clock().await;
        if self.again.is_some() {
            return;
        }
        self.look_for_arbiter().await;
        let at = self.clock.now().max(self.table.last_at());
        let fell = self.table.game().deadline().map(|fell| fell.0);
        let fell = fell.filter(|fell| *fell <= at && self.table.aborted().is_none());
        let lines = match (self.first_move_due(), self.nobody_due()) {
            (Some((due, color)), _) if due <= at => {
                decide::own(at, TableEvent::Aborted(Abort::NoFirstMove((&color).into())))
            }
            (_, Some(due)) if due <= at && self.links.is_empty() => {
                decide::own(at, TableEvent::Aborted(Abort::Nobody))
            }
            (_, Some(due)) if due <= at => {
                self.table.note_at(at);
                return;
            }
            // A game that never was goes on no more, though its clock was running.
            _ if self.table.aborted().is_some() => Vec::new(),
            _ => decide::time_passes(&self.table, at).unwrap_or_default(),
        };
        let done = self.commit(None, None, lines).await;
        if let (Some(fell), Ok(())) = (fell, done) {
            let late = self.clock.now().saturating_sub(fell);
            figures::flag_called(Duration::from_millis(late));
        }
        self.settle().await;
    }
}
