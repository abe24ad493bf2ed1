//! Clocks that stand by a call, and nobody is there to have them go on.
//!
//! A player may call the arbiter, and the clocks stop. Should every arbiter leave the hall
//! meanwhile, neither player is to be kept from the game for good: once none has been there for a
//! while the clocks go on by themselves, and the record says why.

use std::time::Duration;

use jadoube_laws::Color;
use tokio::time::Instant;

use super::{super::decide, Task};

/// How often it is looked whether an arbiter is there.
const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// What a table knows of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Alone {
    // Since when there has been no arbiter while the clocks stood by a call.
    since: Option<Instant>,
    looked: Option<Instant>,
}

impl Task {
    /// Whether somebody is in the hall who may act as arbiter here, and does not play here.
    pub(super) fn arbiter_is_here(&self) -> bool {
        let seats = Color::ALL.map(|color| self.table.seat(color).map(|person| person.id));
        let named = self.table.arbiters().iter().map(|person| person.id);
        let mut named = named.chain(self.table.opening().host);
        let lobby = &self.context.lobby;
        let comes = named.any(|id| !seats.contains(&Some(id)) && lobby.is_here(id));
        comes || lobby.has_arbiter_besides(&seats)
    }

    /// When it is to be looked next whether an arbiter is there.
    pub(super) fn look_for_arbiter_due(&self) -> Option<Instant> {
        if !self.table.is_stopped_by_call() {
            return None;
        }
        let looked = self.alone.looked;
        Some(looked.map_or_else(Instant::now, |looked| looked + LOOKS_EVERY))
    }

    /// Has the clocks go on that stand by a call, if no arbiter has been there for long enough.
    pub(super) async fn look_for_arbiter(&mut self) {
        if !self.table.is_stopped_by_call() {
            self.alone = Alone::default();
            return;
        }
        let now = Instant::now();
        self.alone.looked = Some(now);
        if self.arbiter_is_here() {
            self.alone.since = None;
            return;
        }
        let since = *self.alone.since.get_or_insert(now);
        if now.duration_since(since) < self.context.call_waits {
            return;
        }
        let at = self.clock.now().max(self.table.last_at());
        // What cannot go on yet, a claim being open, is tried again at the next look.
        if let Ok(lines) = decide::goes_on_alone(&self.table, at) {
            let _ = self.commit(None, None, lines).await;
        }
    }
}
