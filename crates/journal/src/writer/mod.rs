//! The only task that writes. It takes whatever is waiting, writes it in one transaction, and
//! answers everyone once that is durable.

mod appends;
mod checkpoints;
mod group;
mod heads;
mod link;
mod swift;

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::AnyConnection;
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;

pub(crate) use heads::in_database as head_of;
pub(crate) use link::Link;

use crate::faults::{Fate, Faults};
use crate::pool::Work;
use crate::{AppendError, Batch, Error, Summary};

/// So many pieces of work may wait before those who bring more have to.
const WAITING: usize = 4096;
/// So many are written in one transaction at most.
const GROUP: usize = 1024;
/// How many times all others get a turn, as long as each brings more to write.
const ROUNDS: usize = 3;

/// The way to the task that writes.
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
    count: Arc<Count>,
    #[cfg(feature = "simulation")]
    faults: Arc<Faults>,
}

/// How much was handed to the database since the record was opened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Written {
    /// Transactions.
    pub groups: u64,
    /// Pieces of work in them: batches of games and whatever else is put on record.
    pub pieces: u64,
}

#[derive(Default)]
struct Count {
    groups: AtomicU64,
    pieces: AtomicU64,
}

impl Count {
    fn add(&self, pieces: usize) {
        if pieces > 0 {
            let pieces = u64::try_from(pieces).unwrap_or(u64::MAX);
            self.pieces.fetch_add(pieces, Ordering::Relaxed);
            self.groups.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// One piece of work, and whom to tell.
pub(crate) enum Job {
    /// Facts of a game, and perhaps its end.
    Append(Box<Append>),
    /// Anything else.
    Other {
        work: Other,
        done: oneshot::Sender<Result<Answer, Error>>,
    },
    /// Write what came before, then end.
    Close(oneshot::Sender<()>),
}

/// A batch to append.
pub(crate) struct Append {
    pub(crate) batch: Batch,
    pub(crate) summary: Option<Summary>,
    pub(crate) done: oneshot::Sender<Result<(), AppendError>>,
}

type Answer = Box<dyn Any + Send>;
type Other = Box<dyn for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, Answer> + Send>;

impl Writer {
    pub(crate) fn start(link: Link) -> Writer {
        let (sender, receiver) = mpsc::channel(WAITING);
        let faults = Arc::new(Faults::default());
        let count = Arc::<Count>::default();
        tokio::spawn(serve(link, receiver, faults.clone(), count.clone()));
        Writer {
            jobs: sender,
            count,
            #[cfg(feature = "simulation")]
            faults,
        }
    }

    /// What is simulated to go wrong.
    #[cfg(feature = "simulation")]
    pub(crate) fn faults(&self) -> &Faults {
        &self.faults
    }

    pub(crate) fn written(&self) -> Written {
        Written {
            groups: self.count.groups.load(Ordering::Relaxed),
            pieces: self.count.pieces.load(Ordering::Relaxed),
        }
    }

    pub(crate) async fn append(
        &self,
        batch: Batch,
        summary: Option<Summary>,
    ) -> Result<(), AppendError> {
        let (done, answer) = oneshot::channel();
        let job = Job::Append(Box::new(Append {
            batch,
            summary,
            done,
        }));
        self.jobs.send(job).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        let (done, answer) = oneshot::channel();
        let work: Other = Box::new(move |connection| {
            Box::pin(async move {
                let answer: Answer = Box::new(work(connection).await?);
                Ok(answer)
            })
        });
        self.jobs
            .send(Job::Other { work, done })
            .await
            .map_err(|_| Error::Closed)?;
        let answer = answer.await.map_err(|_| Error::Closed)??;
        Ok(*answer
            .downcast::<T>()
            .expect("the work that was sent answers with a T"))
    }

    pub(crate) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            // The writer is gone either way.
            let _ = closed.await;
        }
    }
}

async fn serve(
    mut link: Link,
    mut receiver: mpsc::Receiver<Job>,
    faults: Arc<Faults>,
    count: Arc<Count>,
) {
    let mut heads = heads::Heads::default();
    let mut jobs = Vec::with_capacity(GROUP);
    let mut closers = Vec::new();
    while closers.is_empty() && receiver.recv_many(&mut jobs, GROUP).await > 0 {
        // Whoever is at work on something to write gets to it before the group is closed.
        for _ in 0..ROUNDS {
            let before = jobs.len();
            yield_now().await;
            while jobs.len() < GROUP
                && let Ok(job) = receiver.try_recv()
            {
                jobs.push(job);
            }
            if jobs.len() == before {
                break;
            }
        }
        let mut together = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Close(done) => closers.push(done),
                work @ (Job::Append(_) | Job::Other { .. }) => together.push(work),
            }
        }
        count.add(together.len());
        match faults.next().await {
            Fate::Written => link.write(&mut heads, together, None).await,
            Fate::Refused(error) => group::fail(together, &error),
            Fate::Doubtful(error) => link.write(&mut heads, together, Some(error)).await,
        }
    }
    // What arrived after the wish to close is not written: its senders learn that it is closed.
    drop(receiver);
    link.close().await;
    for closer in closers {
        // Whoever asked may have stopped waiting.
        let _ = closer.send(());
    }
}
