//! The connection of the writer, opened again when it broke.

use std::sync::PoisonError;

use sqlx::{AnyConnection, Connection};

use super::Job;
use super::checkpoints::Checkpoints;
use super::group;
use super::heads::Heads;
use super::swift;
use crate::Error;
use crate::connection::{self, Purpose, begin_writing, run};
use crate::inline::block_on;
use crate::pool::Only;
use crate::target::{Dialect, Target};

/// How the writer reaches the database.
pub(crate) enum Link {
    /// A connection of its own; `None` while it is broken.
    Own {
        target: Target,
        connection: Option<AnyConnection>,
        checkpoints: Option<Checkpoints>,
    },
    /// The one connection of a database in memory.
    Shared(Only),
}

impl Link {
    pub(crate) fn own(target: Target, connection: AnyConnection) -> Link {
        let checkpoints = match &target {
            Target::Sqlite(_) => Some(Checkpoints::start(target.clone())),
            Target::Memory(_) | Target::Postgres(_) => None,
        };
        Link::Own {
            target,
            connection: Some(connection),
            checkpoints,
        }
    }

    pub(crate) fn shared(only: Only) -> Link {
        Link::Shared(only)
    }

    /// Writes a group and answers everyone in it, with `instead` if it is given.
    pub(super) async fn write(
        &mut self,
        heads: &mut Heads,
        jobs: Vec<Job>,
        instead: Option<Error>,
    ) {
        if jobs.is_empty() {
            return;
        }
        match self {
            Link::Shared(only) => {
                let mut connection = only.lock().unwrap_or_else(PoisonError::into_inner);
                block_on(in_memory(&mut connection, heads, jobs, instead));
            }
            Link::Own {
                target,
                connection,
                checkpoints,
            } => {
                let work = jobs.len();
                let dialect = target.dialect();
                let jobs = match connection {
                    Some(open) if dialect == Dialect::Sqlite => {
                        match swift::write(open, heads, jobs, instead.as_ref()).await {
                            Ok(()) => {
                                if let Some(checkpoints) = checkpoints {
                                    checkpoints.written(open, work).await;
                                }
                                return;
                            }
                            Err(jobs) => jobs,
                        }
                    }
                    Some(_) | None => jobs,
                };
                let mut open = match begun(target, connection.take(), heads).await {
                    Ok(open) => open,
                    Err(error) => return group::fail(jobs, &error),
                };
                if group::write(&mut open, dialect, heads, jobs, instead)
                    .await
                    .is_ok()
                {
                    if let Some(checkpoints) = checkpoints {
                        checkpoints.written(&mut open, work).await;
                    }
                    *connection = Some(open);
                } else {
                    // It may not answer any more; that it is broken has been said.
                    let _ = open.close_hard().await;
                }
            }
        }
    }

    pub(super) async fn close(self) {
        match self {
            Link::Shared(_) => {}
            Link::Own {
                connection,
                checkpoints,
                ..
            } => {
                if let Some(checkpoints) = checkpoints {
                    checkpoints.close().await;
                }
                if let Some(open) = connection {
                    // All that was acknowledged is durable already.
                    let _ = open.close().await;
                }
            }
        }
    }
}

/// A connection in which a transaction has begun: the one kept, or a new one when that does not
/// answer, as after a restart of the server. Nothing is lost by it, as nothing was sent yet.
async fn begun(
    target: &Target,
    kept: Option<AnyConnection>,
    heads: &mut Heads,
) -> Result<AnyConnection, Error> {
    let begin = begin_writing(target.dialect());
    if let Some(mut kept) = kept {
        if run(&mut kept, begin).await.is_ok() {
            return Ok(kept);
        }
        let _ = kept.close_hard().await;
    }
    // Another server may have taken over, and may not have all that was remembered.
    heads.lost();
    let mut new = connection::connect(target, Purpose::Writing).await?;
    run(&mut new, begin).await?;
    Ok(new)
}

async fn in_memory(
    connection: &mut AnyConnection,
    heads: &mut Heads,
    jobs: Vec<Job>,
    instead: Option<Error>,
) {
    match run(connection, begin_writing(Dialect::Sqlite)).await {
        // A database in memory does not break: after an error it is as it was before.
        Ok(()) => drop(group::write(connection, Dialect::Sqlite, heads, jobs, instead).await),
        Err(error) => group::fail(jobs, &error),
    }
}

/// Whether the connection has to be replaced after `error`.
pub(super) fn breaks(error: &Error) -> bool {
    error.broke_the_connection()
}
