//! Spectators who see a game some time later.

use std::{collections::VecDeque, num::NonZeroU64, sync::Arc, time::Duration};

use jadoube_protocol::{TableInfo, TableStage};
use tokio::time::Instant;

use super::{
    super::{Line, Table, View, told},
    Task,
    announce::Body,
};

/// What spectators do not see yet.
#[derive(Debug)]
pub(super) struct Delay {
    by: Duration,
    // The table as they see it.
    table: Table,
    waiting: VecDeque<(Instant, Vec<Line>)>,
}

impl Delay {
    /// For a table whose spectators see it later. Of its lines on record, each batch with its time,
    /// they see at a time what is old enough by then; the rest waits on. So it is after the hall
    /// was down, too.
    pub(super) fn of(table: &Table, history: &[(i64, Vec<Line>)], unix_ms: i64) -> Option<Self> {
        let by = Duration::from_secs(table.settings().delay_s.into());
        if by.is_zero() {
            return None;
        }
        let mut delay = Self {
            by,
            table: Table::new(Arc::clone(table.opening())),
            waiting: VecDeque::new(),
        };
        let now = Instant::now();
        for (at, lines) in history {
            let age = u64::try_from(unix_ms.saturating_sub(*at)).unwrap_or(0);
            let left = by.saturating_sub(Duration::from_millis(age));
            // No earlier than what came before it, though the clock on the wall was set back.
            let due = delay.waiting.back().map_or(now, |(due, _)| *due);
            delay
                .waiting
                .push_back((due.max(now + left), lines.clone()));
        }
        let shown = delay.shown_by(now);
        for (_, lines) in delay.waiting.drain(..shown).collect::<Vec<_>>() {
            delay.see(&lines);
        }
        Some(delay)
    }

    /// How many batches spectators have seen by an instant: those that are due, and all up to the
    /// last after which the game was not on.
    fn shown_by(&self, now: Instant) -> usize {
        let mut table = self.table.clone();
        let mut shown = 0;
        for (index, (due, lines)) in self.waiting.iter().enumerate() {
            lines.iter().for_each(|line| table.apply(line));
            if *due <= now || !is_on(&table) {
                shown = index + 1;
            }
        }
        shown
    }

    /// Shows spectators lines, without a word to anybody.
    fn see(&mut self, lines: &[Line]) {
        let mut sees = false;
        for line in lines {
            self.table.apply(line);
            sees |= self.table.sees(View::Spectator, line);
        }
        if sees {
            self.table.views_mut().next(View::Spectator);
        }
    }

    /// The time of the table that spectators see, at another time of it.
    fn time_at(&self, now: u64) -> u64 {
        if self.table.is_done() {
            return now;
        }
        let by = u64::try_from(self.by.as_millis()).unwrap_or(u64::MAX);
        now.saturating_sub(by).max(self.table.last_at())
    }
}

impl Task {
    /// The table as it is seen from a view, and the time of its own at which it is.
    pub(super) fn seen_from(&self, view: View) -> (&Table, u64) {
        let now = self.clock.now();
        match (&self.delay, view) {
            (Some(delay), View::Spectator) => (&delay.table, delay.time_at(now)),
            (Some(_) | None, _) => (&self.table, now),
        }
    }

    /// How many updates a view has had.
    pub(super) fn version(&self, view: View) -> u64 {
        match (&self.delay, view) {
            (Some(delay), View::Spectator) => delay.table.views().of(view),
            (Some(_) | None, _) => self.table.views().of(view),
        }
    }

    /// How it is listed: no move earlier than spectators see it.
    pub(super) fn listed(&self) -> TableInfo {
        let mut info = self.table.info(self.links.watching());
        if let Some(delay) = &self.delay {
            info.ply = delay.table.completed();
        }
        info
    }

    /// Keeps lines from spectators for a while, if the game is on; with its end nothing is kept
    /// any longer.
    pub(super) fn put_off(&mut self, lines: &[Line]) {
        let is_on = is_on(&self.table);
        if let Some(delay) = &mut self.delay {
            let due = Instant::now() + if is_on { delay.by } else { Duration::ZERO };
            delay.waiting.push_back((due, lines.to_vec()));
            if !is_on {
                for (due, _) in &mut delay.waiting {
                    *due = Instant::now();
                }
            }
        }
        self.tell_what_was_put_off();
    }

    /// When spectators are told something next.
    pub(super) fn spectators_due(&self) -> Option<Instant> {
        let (due, _) = self.delay.as_ref()?.waiting.front()?;
        Some(*due)
    }

    /// Tells spectators what is due by now.
    pub(super) fn tell_what_was_put_off(&mut self) {
        let at = self.clock.now();
        while let Some(delay) = &mut self.delay
            && delay
                .waiting
                .front()
                .is_some_and(|(due, _)| *due <= Instant::now())
            && let Some((_, lines)) = delay.waiting.pop_front()
        {
            let view = View::Spectator;
            let mut entries = Vec::new();
            for line in &lines {
                delay.table.apply(line);
                if delay.table.sees(view, line) {
                    let shown = told::shown(&delay.table, line, &self.context.tongues);
                    entries.push(shown);
                }
            }
            if entries.is_empty() {
                continue;
            }
            let v = delay.table.views_mut().next(view);
            let id = delay.table.id();
            let body = Body {
                table: id.as_str(),
                entries: entries.iter().collect(),
                now: &told::now(&delay.table, view, delay.time_at(at)),
            };
            let body = body.write();
            let mut numbers = [None; 4];
            numbers[view.index()] = NonZeroU64::new(v);
            self.tell_update(body, numbers);
        }
    }
}

/// Whether the game is on: before it and after it nothing is kept from spectators.
fn is_on(table: &Table) -> bool {
    matches!(table.stage(), TableStage::Playing | TableStage::Paused)
}
