//! A table's own time, reckoned from outside: as long as the hall ran and did not wait.

use jadoube_hall::Table;
use jadoube_record::{Entry, TableEvent};

use crate::world::Loading;

/// A batch as it came to be.
pub(crate) struct Step<'a> {
    pub(crate) before: &'a Table,
    pub(crate) at_ms: u64,
    pub(crate) asked_ms: u64,
    pub(crate) arrived: Option<&'a [u64]>,
    pub(crate) entries: &'a [Entry],
}

/// The table's own time as it should be.
pub(crate) struct OwnTime<'a> {
    loadings: &'a [Loading],
    loaded: usize,
    base: u64,
    // When it began to run from there; it stands still without.
    since: Option<u64>,
    last_at: u64,
    // It was put on record that it runs, and perhaps the table was not told that this is on
    // record: then it stands still until that is put there anew.
    is_doubtful: bool,
    // How it was before the table was set to work with as many batches as now: until there is
    // another, each time is reckoned from there.
    before: (usize, u64, Option<u64>),
}

impl<'a> OwnTime<'a> {
    pub(crate) fn new(loadings: &'a [Loading]) -> Self {
        Self {
            loadings,
            loaded: 0,
            base: 0,
            since: None,
            last_at: 0,
            is_doubtful: false,
            before: (0, 0, None),
        }
    }

    fn at(&self, ms: u64) -> u64 {
        let passed = self.since.map_or(0, |since| ms.saturating_sub(since));
        self.base + passed
    }

    /// Follows a batch.
    pub(crate) fn follow(&mut self, index: usize, step: &Step<'_>) {
        while let Some(loading) = self.loadings.get(self.loaded) {
            if loading.puts > index {
                break;
            }
            let before = self.loaded.checked_sub(1).map(|one| self.loadings[one].run);
            self.load(loading, before, step.before);
            self.loaded += 1;
        }
        let goes_on = step.entries.iter().any(|it| it.what == TableEvent::WentOn);
        let by_hand: Vec<u64> = match step.arrived {
            Some(arrived) => arrived.to_vec(),
            None => vec![step.asked_ms],
        };
        let standing = self.base.max(self.last_at);
        let running = by_hand.iter().map(|ms| self.at(*ms).max(self.last_at));
        let runs = running.clone().any(|ms| ms == step.at_ms);
        let stands = self.is_doubtful && step.at_ms == standing;
        assert!(
            runs || stands,
            "at {} and not {:?}: {:?}",
            step.at_ms,
            running.collect::<Vec<_>>(),
            step.entries
        );
        self.last_at = step.at_ms;
        if goes_on && (self.since.is_none() || stands) {
            (self.base, self.since) = (step.at_ms, Some(step.asked_ms));
            self.is_doubtful = true;
        } else if !stands {
            self.is_doubtful = false;
        }
    }

    /// The table is set to work: by a new process, or by the same after it was put away.
    fn load(&mut self, loading: &Loading, before: Option<u32>, table: &Table) {
        let is_same_run = before == Some(loading.run);
        self.is_doubtful = false;
        if self.before.0 == loading.puts {
            (_, self.base, self.since) = self.before;
        } else {
            self.before = (loading.puts, self.base, self.since);
        }
        if loading.puts == 0 {
            (self.base, self.since) = (0, Some(loading.at_ms));
        } else if !table.is_timed() {
            (self.base, self.since) = (self.last_at, Some(loading.at_ms));
        } else if table.stands_still() || is_same_run {
            (self.base, self.since) = (self.last_at, None);
        } else {
            let ran_to = loading.beat_ms.map_or(0, |beat| self.at(beat));
            (self.base, self.since) = (ran_to.max(self.last_at), None);
        }
    }
}
