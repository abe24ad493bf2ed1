//! A table's own time, reckoned from outside: as long as the hall ran and did not wait, and the
//! record did not fail.

use jadoube_hall::Table;
use jadoube_record::{Entry, TableEvent};

use crate::{
    disk::{Failure, Put},
    world::Loading,
};

/// A batch as it came to be.
pub(crate) struct Step<'a> {
    pub(crate) before: &'a Table,
    pub(crate) put: &'a Put,
    pub(crate) arrived: Option<&'a [u64]>,
    pub(crate) entries: &'a [Entry],
}

/// A write that failed, and the table as it then was.
pub(crate) struct Failed<'a> {
    pub(crate) failure: Failure,
    pub(crate) table: &'a Table,
}

/// The table's own time as it should be.
pub(crate) struct OwnTime<'a> {
    loadings: &'a [Loading],
    loaded: usize,
    failures: &'a [Failed<'a>],
    failed: usize,
    base: u64,
    // When it began to run from there; it stands still without.
    since: Option<u64>,
    last_at: u64,
    // The batch that says so, by its first entry, if it stood still before.
    started_by: Option<u64>,
    // How it ran before the record failed, while it stands still for that: what the hall noted of
    // its own running is from before, too.
    ran: Option<(u64, u64)>,
    // How it was before the table was set to work with as many batches as now: until there is
    // another, each time is reckoned from there.
    before: (usize, u64, Option<u64>, Option<(u64, u64)>),
}

impl<'a> OwnTime<'a> {
    pub(crate) fn new(loadings: &'a [Loading], failures: &'a [Failed<'a>]) -> Self {
        Self {
            loadings,
            loaded: 0,
            failures,
            failed: 0,
            base: 0,
            since: None,
            last_at: 0,
            started_by: None,
            ran: None,
            before: (0, 0, None, None),
        }
    }

    fn at(&self, ms: u64) -> u64 {
        let passed = self.since.map_or(0, |since| ms.saturating_sub(since));
        self.base + passed
    }

    /// The time at the hall's last beat.
    fn at_beat(&self, ms: u64) -> u64 {
        let ran = self
            .ran
            .map(|(base, since)| base + ms.saturating_sub(since));
        ran.unwrap_or_else(|| self.at(ms))
    }

    /// Follows a batch.
    pub(crate) fn follow(&mut self, index: usize, step: &Step<'_>) {
        while let Some(loading) = self.loadings.get(self.loaded) {
            if loading.puts > index {
                break;
            }
            self.fail_until(loading.failures);
            let before = self.loaded.checked_sub(1).map(|one| self.loadings[one].run);
            self.load(loading, before, step.before);
            self.loaded += 1;
        }
        self.fail_until(step.put.failures);
        let by_hand: Vec<u64> = match step.arrived {
            Some(arrived) => arrived.to_vec(),
            None => vec![step.put.asked_ms],
        };
        let at_ms = step.put.batch.at_ms;
        let mut should = by_hand.iter().map(|ms| self.at(*ms).max(self.last_at));
        assert!(
            should.clone().any(|ms| ms == at_ms),
            "at {at_ms} and not {:?}: {:?}",
            should.by_ref().collect::<Vec<_>>(),
            step.entries
        );
        self.last_at = at_ms;
        // Whatever comes on record while it stands still is later than what the hall noted.
        self.ran = None;
        let goes_on = step.entries.iter().any(|it| it.what == TableEvent::WentOn);
        if goes_on && self.since.is_none() {
            (self.base, self.since) = (at_ms, Some(step.put.asked_ms));
            self.started_by = Some(step.put.batch.first);
        }
    }

    /// What could not be put on record: from then on nobody is charged. Nor is time charged that
    /// began to run with it.
    fn fail_until(&mut self, failures: usize) {
        for failed in &self.failures[self.failed.min(failures)..failures] {
            let Failure {
                at_ms,
                first,
                is_there,
            } = failed.failure;
            let began = is_there && self.started_by == Some(first);
            if let Some(since) = self.since
                && (began || failed.table.is_timed())
            {
                self.ran = Some((self.base, since));
                (self.base, self.since) = (at_ms, None);
            }
        }
        self.failed = self.failed.max(failures);
    }

    /// The table is set to work: by a new process, or by the same after it was put away.
    fn load(&mut self, loading: &Loading, before: Option<u32>, table: &Table) {
        let is_same_run = before == Some(loading.run);
        if self.before.0 == loading.puts {
            (_, self.base, self.since, self.ran) = self.before;
        } else {
            self.before = (loading.puts, self.base, self.since, self.ran);
        }
        if loading.puts == 0 {
            (self.base, self.since) = (0, Some(loading.at_ms));
        } else if !table.is_timed() {
            (self.base, self.since) = (self.last_at, Some(loading.at_ms));
        } else if table.stands_still() || is_same_run {
            (self.base, self.since) = (self.last_at, None);
        } else {
            let ran_to = loading.beat_ms.map_or(0, |beat| self.at_beat(beat));
            (self.base, self.since) = (ran_to.max(self.last_at), None);
        }
        self.ran = None;
    }
}
