//! A table's own time, reckoned from outside: as long as the hall ran and did not wait.

use jadoube_hall::Table;
use jadoube_record::{Entry, TableEvent};

use crate::world::Loading;

/// By how much a table's own time may be short after the hall was down: what went on record last
/// may be so long before the crash. It is never long: nobody pays for time that no hall kept.
const MOST_SHORT_MS: u64 = 5_000;

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
    // The last batch said that it runs, and perhaps nobody was told that this is on record.
    is_fresh: bool,
}

impl<'a> OwnTime<'a> {
    pub(crate) fn new(loadings: &'a [Loading]) -> Self {
        Self {
            loadings,
            loaded: 0,
            base: 0,
            since: None,
            last_at: 0,
            is_fresh: false,
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
        let goes_on = |entry: &Entry| entry.what == TableEvent::WentOn;
        let stands = |entry: &Entry| entry.what == TableEvent::Reopened;
        if self.is_fresh && step.entries.iter().any(stands) {
            self.since = None;
        }
        self.is_fresh = step.entries.iter().any(goes_on);
        let by_hand: Vec<u64> = match step.arrived {
            Some(arrived) => arrived.to_vec(),
            None => vec![step.asked_ms],
        };
        let expected: Vec<u64> = by_hand
            .iter()
            .map(|ms| self.at(*ms).max(self.last_at))
            .collect();
        let nearest = expected
            .iter()
            .copied()
            .filter(|ms| *ms >= step.at_ms)
            .min();
        let short = nearest.map(|ms| ms - step.at_ms);
        assert!(
            short.is_some_and(|ms| ms <= MOST_SHORT_MS || step.entries.iter().any(goes_on))
                && step.at_ms >= self.last_at,
            "at {} and not {expected:?}: {:?}",
            step.at_ms,
            step.entries
        );
        if short.is_some_and(|ms| ms > 0) {
            // From here on it is reckoned anew.
            self.base = step.at_ms;
            self.since = self.since.map(|_| step.asked_ms);
        }
        self.last_at = step.at_ms;
        if step.entries.iter().any(goes_on) && self.since.is_none() {
            self.since = Some(step.asked_ms);
        }
    }

    /// The table is set to work: by a new process, or by the same after it was put away.
    fn load(&mut self, loading: &Loading, before: Option<u32>, table: &Table) {
        let is_same_run = before == Some(loading.run);
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
