//! The tables that were playing when the hall went down, and have not put that on record yet.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use jadoube_journal::GameId;

use super::Task;

/// The tables that stand still while the record does not say so. While there is one, the hall must
/// not note that it runs: should it go down again, the time since it was down first would seem to
/// have been played.
#[derive(Clone, Debug, Default)]
pub struct Unnoted(Arc<Mutex<HashSet<GameId>>>);

impl Unnoted {
    fn tables(&self) -> MutexGuard<'_, HashSet<GameId>> {
        // Nothing that holds the lock can leave the set half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the record says of every table that it stands still.
    pub fn is_empty(&self) -> bool {
        self.tables().is_empty()
    }
}

impl Task {
    /// Notes whether this table is one of them.
    pub(super) fn note_unnoted(&self) {
        let id = self.table.id();
        // What may be on record that is not known may be that it runs.
        let is_noted = self.table.stands_still() && !self.unsure;
        let is_one = self.clock.is_waiting() && self.table.is_timed() && !is_noted;
        let mut tables = self.context.unnoted.tables();
        if is_one {
            tables.insert(id);
        } else {
            tables.remove(&id);
        }
    }
}
