//! Copies the write-ahead log of SQLite into the database beside the writer, so that no commit
//! has to wait for it.
//!
//! The log begins anew only once all of it is copied, and beside a writer at work there is always
//! a little more: of a long log the writer itself copies that rest, between two commits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::{AnyConnection, Connection, Row};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::Error;
use crate::connection::{self, Purpose, run};
use crate::target::Target;

/// So many pieces of work are written between two copies.
const WORK: usize = 8000;
/// A log of so many pages is long: 48 MB.
const LONG: i64 = 12_000;
/// What copies as much as can be without waiting for anybody.
const COPY: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The task that copies.
pub(crate) struct Checkpoints {
    due: mpsc::Sender<()>,
    task: JoinHandle<()>,
    written: usize,
    // Whether the log is long and all but its last pages is copied.
    nearly: Arc<AtomicBool>,
}

impl Checkpoints {
    pub(super) fn start(target: Target) -> Checkpoints {
        let (due, waiting) = mpsc::channel(1);
        let nearly = Arc::new(AtomicBool::new(false));
        let task = tokio::spawn(serve(target, waiting, nearly.clone()));
        Checkpoints {
            due,
            task,
            written: 0,
            nearly,
        }
    }

    /// So many more pieces of work were written by a connection.
    pub(super) async fn written(&mut self, connection: &mut AnyConnection, work: usize) {
        self.written += work;
        if self.written >= WORK {
            self.written = 0;
            // When one is under way and another waits, that is enough.
            let _ = self.due.try_send(());
        }
        if self.nearly.swap(false, Ordering::Relaxed) {
            // Should it fail, what is committed stays so, and it is tried again with the next.
            let _ = run(connection, COPY).await;
        }
    }

    pub(super) async fn close(self) {
        drop(self.due);
        // Nothing depends on a last copy: the writer makes one when it closes.
        let _ = self.task.await;
    }
}

async fn serve(target: Target, mut waiting: mpsc::Receiver<()>, nearly: Arc<AtomicBool>) {
    let mut kept = None;
    while waiting.recv().await.is_some() {
        let open = match kept.take() {
            Some(open) => Ok(open),
            None => connection::connect(&target, Purpose::Writing).await,
        };
        let Ok(mut open) = open else { continue };
        // A copy that fails is tried again with the next; until then the log grows, and past its
        // limit the writer copies it itself.
        let Ok(pages) = copy(&mut open).await else {
            continue;
        };
        // Once more, so that little is left to the writer.
        if pages < LONG || copy(&mut open).await.is_ok() {
            nearly.store(pages >= LONG, Ordering::Relaxed);
            kept = Some(open);
        }
    }
    if let Some(open) = kept {
        let _ = open.close().await;
    }
}

/// Copies, and how many pages the log has.
async fn copy(connection: &mut AnyConnection) -> Result<i64, Error> {
    let row = sqlx::raw_sql(COPY).fetch_one(connection).await?;
    Ok(row.try_get(1)?)
}
