//! Whose sockets are open.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use crate::Outbox;

/// The open sockets of everybody who has entered.
#[derive(Debug, Default)]
pub(crate) struct Present {
    sockets: Mutex<HashMap<i64, Vec<(u64, Outbox)>>>,
}

impl Present {
    // Each change is one insertion or removal, so a panic elsewhere leaves nothing half-made.
    fn sockets(&self) -> MutexGuard<'_, HashMap<i64, Vec<(u64, Outbox)>>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody entered with a connection.
    pub(crate) fn came(&self, person: i64, connection: u64, outbox: Outbox) {
        let mut sockets = self.sockets();
        sockets
            .entry(person)
            .or_default()
            .push((connection, outbox));
    }

    /// A connection ended.
    pub(crate) fn went(&self, person: i64, connection: u64) {
        let mut sockets = self.sockets();
        if let Some(own) = sockets.get_mut(&person) {
            own.retain(|(number, _)| *number != connection);
            if own.is_empty() {
                sockets.remove(&person);
            }
        }
    }

    /// Ends every connection of somebody.
    pub(crate) fn expel(&self, person: i64) {
        if let Some(own) = self.sockets().get(&person) {
            own.iter().for_each(|(_, outbox)| outbox.drop_client());
        }
    }
}
