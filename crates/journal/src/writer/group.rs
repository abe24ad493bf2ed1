//! One transaction: appends and other work in the order they came, then one commit.

use sqlx::AnyConnection;
use tokio::sync::oneshot;

use super::appends::{self, Apart};
use super::heads::Heads;
use super::{Answer, Append, Job, Other};
use crate::connection::run;
use crate::target::Dialect;
use crate::{AppendError, Error};

/// What is told to whom once the transaction is durable, or is not.
pub(super) enum Told {
    Append {
        done: oneshot::Sender<Result<(), AppendError>>,
        answer: Result<(), AppendError>,
    },
    Other {
        done: oneshot::Sender<Result<Answer, Error>>,
        answer: Result<Answer, Error>,
    },
}

/// Writes `jobs` in the transaction that was begun, commits, and answers each: with `instead` if
/// it is given, though all was written. Fails when the connection must be replaced.
pub(super) async fn write(
    connection: &mut AnyConnection,
    dialect: Dialect,
    heads: &mut Heads,
    jobs: Vec<Job>,
    instead: Option<Error>,
) -> Result<(), ()> {
    let mut told = Vec::with_capacity(jobs.len());
    let written = match all(connection, dialect, heads, jobs, &mut told).await {
        Ok(()) => run(connection, "COMMIT").await,
        Err(error) => Err(error),
    };
    match written {
        Ok(()) => {
            heads.committed();
            match instead {
                None => told.into_iter().for_each(Told::tell),
                Some(error) => told.into_iter().for_each(|told| told.tell_failure(&error)),
            }
            Ok(())
        }
        Err(error) => {
            heads.lost();
            told.into_iter().for_each(|told| told.tell_failure(&error));
            // After a failure nobody knows the state of the connection: a new one is cheap.
            let _ = run(connection, "ROLLBACK").await;
            Err(())
        }
    }
}

/// Answers everyone that nothing was written.
pub(super) fn fail(jobs: Vec<Job>, error: &Error) {
    for job in jobs {
        // Whoever asked may have stopped waiting; that changes nothing here and below.
        match job {
            Job::Append(append) => drop(append.done.send(Err(error.clone().into()))),
            Job::Other { done, .. } => drop(done.send(Err(error.clone()))),
            Job::Close(done) => drop(done.send(())),
        }
    }
}

/// Writes all jobs within the transaction. Each that is refused has its own answer; an error
/// ends the transaction, and those not yet written are told so.
async fn all(
    connection: &mut AnyConnection,
    dialect: Dialect,
    heads: &mut Heads,
    jobs: Vec<Job>,
    told: &mut Vec<Told>,
) -> Result<(), Error> {
    let apart = if jobs.iter().all(|job| matches!(job, Job::Append(_))) {
        Apart::Transaction
    } else {
        Apart::Savepoint
    };
    let mut jobs = jobs.into_iter();
    let mut run_of_appends = Vec::new();
    let mut failed = Ok(());
    for job in jobs.by_ref() {
        match job {
            Job::Append(append) => run_of_appends.push(*append),
            Job::Other { work, done } => {
                failed = flush(
                    connection,
                    (dialect, apart),
                    heads,
                    &mut run_of_appends,
                    told,
                )
                .await;
                if failed.is_err() {
                    fail(
                        vec![Job::Other { work, done }],
                        failed.as_ref().expect_err("it failed"),
                    );
                    break;
                }
                match other(connection, work).await {
                    Ok(answer) => told.push(Told::Other { done, answer }),
                    Err(error) => {
                        drop(done.send(Err(error.clone())));
                        failed = Err(error);
                        break;
                    }
                }
            }
            Job::Close(done) => drop(done.send(())),
        }
    }
    if failed.is_ok() {
        failed = flush(
            connection,
            (dialect, apart),
            heads,
            &mut run_of_appends,
            told,
        )
        .await;
    }
    if let Err(error) = &failed {
        fail(jobs.collect(), error);
    }
    failed
}

async fn flush(
    connection: &mut AnyConnection,
    (dialect, apart): (Dialect, Apart),
    heads: &mut Heads,
    appends: &mut Vec<Append>,
    told: &mut Vec<Told>,
) -> Result<(), Error> {
    if appends.is_empty() {
        return Ok(());
    }
    let appends = std::mem::take(appends);
    appends::write(connection, (dialect, apart), heads, appends, told).await
}

/// Runs one piece of work that may fail without failing the others. The outer error is that of
/// the whole transaction.
async fn other(
    connection: &mut AnyConnection,
    work: Other,
) -> Result<Result<Answer, Error>, Error> {
    run(connection, "SAVEPOINT work").await?;
    let answer = work(connection).await;
    match &answer {
        Ok(_) => {}
        Err(error) if super::link::breaks(error) => return Err(error.clone()),
        Err(_) => run(connection, "ROLLBACK TO SAVEPOINT work").await?,
    }
    run(connection, "RELEASE SAVEPOINT work").await?;
    Ok(answer)
}

impl Told {
    fn tell(self) {
        match self {
            Told::Append { done, answer } => drop(done.send(answer)),
            Told::Other { done, answer } => drop(done.send(answer)),
        }
    }

    /// What was refused may have been so for something that is now not written: all are told
    /// the same.
    fn tell_failure(self, error: &Error) {
        match self {
            Told::Append { done, .. } => drop(done.send(Err(error.clone().into()))),
            Told::Other { done, .. } => drop(done.send(Err(error.clone()))),
        }
    }
}
