//! What waits for an arbiter when the game is over: it is found again when the hall comes back.

use jadoube_arbiter::ArbiterSeat;

use super::{super::Table, Line, Task, announce::touches_an_end};
use crate::Fault;

impl Task {
    /// Notes before lines are put on record that something will wait for an arbiter after them.
    ///
    /// # Errors
    ///
    /// If that cannot be put on record.
    pub(super) async fn note_waiting_after(&self, lines: &[Line]) -> Result<(), Fault> {
        let is_done = self.table.is_done();
        if !is_done && !lines.iter().any(|line| touches_an_end(&line.what)) {
            return Ok(());
        }
        let mut after = self.table.clone();
        lines.iter().for_each(|line| after.apply(line));
        if !waits(&after) {
            return Ok(());
        }
        self.put_waiting(true).await
    }

    /// Notes whether something waits for an arbiter, the game being over; what could not be noted
    /// is when the hall comes back.
    pub(super) async fn note_waiting(&self) {
        if self.table.is_done() || self.closed {
            let _ = self.put_waiting(waits(&self.table)).await;
        }
    }

    async fn put_waiting(&self, waits: bool) -> Result<(), Fault> {
        let (id, room) = (self.table.id(), self.table.room().clone());
        let noted = self.context.ledger.note_waiting(id, room, waits).await;
        noted.map_err(|error| {
            tracing::error!(table = %id, %error, "what waits for an arbiter was not noted");
            Fault::from(jadoube_protocol::ErrorCode::Storage).retry_s(1)
        })
    }
}

/// Whether a game is over and an arbiter is still to decide something.
fn waits(table: &Table) -> bool {
    let game = table.game();
    let is_seated = table.regulations().arbiter == ArbiterSeat::Seated;
    let asks = is_seated && !game.questions().is_empty();
    game.outcome().is_some() && (asks || !game.appeals().is_empty())
}
