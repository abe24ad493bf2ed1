//! What is on record, where that is not known: after the record has failed, and after the hall was
//! down.

use jadoube_journal::AppendError;
use jadoube_protocol::ErrorCode;
use jadoube_record::{Entry, TableEvent};
use tokio::time::Instant;

use super::{CameOf, Notice, Task, announce::Ending, load::fold, time};
use crate::{
    Fault,
    table::{Line, decide},
};

impl Task {
    /// Notes that lines may not be on record, and may be: before anything else is done the record
    /// is read. Time that runs stands still from when they came: nobody can move, and nobody is
    /// charged for it.
    pub(super) fn not_recorded(&mut self, at: u64, error: &AppendError) -> Fault {
        tracing::error!(table = %self.table.id(), %error, "lines could not be put on record");
        self.unsure = true;
        self.again = Some(Instant::now() + time::AGAIN_AFTER);
        if self.table.is_timed() {
            self.clock.hold(at);
        }
        self.note_unnoted();
        Fault::from(ErrorCode::Storage).retry_s(1)
    }

    /// Makes sure that the table is as it is on record.
    ///
    /// # Errors
    ///
    /// If the record cannot be read now.
    pub(super) async fn make_sure(&mut self) -> Result<(), Fault> {
        if !self.unsure {
            return Ok(());
        }
        let id = self.table.id();
        let failed = |error: &dyn std::fmt::Display| {
            tracing::error!(table = %id, %error, "the record could not be read");
            Fault::from(ErrorCode::Storage).retry_s(1)
        };
        let batches = match self.context.ledger.read(id).await {
            Ok(batches) => batches,
            Err(error) => {
                self.again = Some(Instant::now() + time::AGAIN_AFTER);
                return Err(failed(&error));
            }
        };
        let folded = fold(self.table.opening(), &batches).map_err(|error| failed(&error))?;
        self.unsure = false;
        if folded.recorded == self.recorded {
            return Ok(());
        }
        self.table = folded.table;
        let known = std::mem::replace(&mut self.recorded, folded.recorded);
        // Spectators who see the game later are told of these later, too.
        for batch in batches.iter().filter(|batch| batch.first >= known) {
            let entries: Vec<Entry> = serde_json::from_str(&batch.events).unwrap_or_default();
            let lines: Vec<Line> = entries.iter().map(Line::from).collect();
            self.put_off(&lines);
        }
        for (by, id) in folded.commands {
            if !matches!(self.done.of(by, &id), Some(CameOf::Recorded)) {
                self.done.note(by, id, CameOf::Recorded);
            }
        }
        self.look_again();
        self.show_all();
        self.tell_hall();
        if self.table.is_done() && !self.closed {
            self.closed = true;
            let _ = self.context.notices.send(Notice::Finished(id));
        }
        Ok(())
    }

    /// The hall has come back: what it may have left undone is done.
    pub(super) async fn come_back(&mut self) {
        self.note_reopened().await;
        self.note_waiting().await;
        if self.table.is_done() && !self.closed {
            let ending = Ending::Ends(self.table.summary(self.context.clock.unix_ms()));
            if let Ending::Ends(summary) = &ending
                && self
                    .context
                    .ledger
                    .close(self.table.id(), summary.clone())
                    .await
                    .is_ok()
            {
                self.tell_ending(&ending);
            }
        }
        if self.table.rematch_agreed() && self.table.rematch_table().is_none() {
            let _ = self.context.notices.send(Notice::Rematch(self.table.id()));
        }
    }

    /// Puts on record that the hall was down, and that the table's own time stands still.
    pub(super) async fn note_reopened(&mut self) {
        if self.clock.is_waiting() && !self.table.stands_still() {
            let lines = decide::own(self.clock.now(), TableEvent::Reopened);
            let _ = self.commit(None, None, lines).await;
        }
    }
}
