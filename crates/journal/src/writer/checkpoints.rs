//! Copies the write-ahead log of SQLite into the database beside the writer, so that no commit
//! has to wait for it.

use sqlx::Connection;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::connection::{self, Purpose, run};
use crate::target::Target;

/// So many pieces of work are written between two copies.
const WORK: usize = 4000;

/// The task that copies.
pub(crate) struct Checkpoints {
    due: mpsc::Sender<()>,
    task: JoinHandle<()>,
    written: usize,
}

impl Checkpoints {
    pub(super) fn start(target: Target) -> Checkpoints {
        let (due, waiting) = mpsc::channel(1);
        let task = tokio::spawn(serve(target, waiting));
        Checkpoints {
            due,
            task,
            written: 0,
        }
    }

    /// So many more pieces of work were written.
    pub(super) fn written(&mut self, work: usize) {
        self.written += work;
        if self.written >= WORK {
            self.written = 0;
            // When one is under way and another waits, that is enough.
            let _ = self.due.try_send(());
        }
    }

    pub(super) async fn close(self) {
        drop(self.due);
        // Nothing depends on a last copy: the writer makes one when it closes.
        let _ = self.task.await;
    }
}

async fn serve(target: Target, mut waiting: mpsc::Receiver<()>) {
    let mut kept = None;
    while waiting.recv().await.is_some() {
        let open = match kept.take() {
            Some(open) => Ok(open),
            None => connection::connect(&target, Purpose::Writing).await,
        };
        let Ok(mut open) = open else { continue };
        // A copy that fails is tried again with the next; until then the log grows, and past its
        // limit the writer copies it itself.
        if run(&mut open, "PRAGMA wal_checkpoint(PASSIVE)")
            .await
            .is_ok()
        {
            kept = Some(open);
        }
    }
    if let Some(open) = kept {
        let _ = open.close().await;
    }
}
