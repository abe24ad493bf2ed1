//! The connection of the writer, opened again when it broke.

use std::sync::PoisonError;

use sqlx::{AnyConnection, Connection};

use super::Job;
use super::group;
use super::heads::Heads;
use crate::Error;
use crate::connection::{self, Purpose};
use crate::inline::block_on;
use crate::pool::Only;
use crate::target::{Dialect, Target};

/// How the writer reaches the database.
pub(crate) enum Link {
    /// A connection of its own; `None` while it is broken.
    Own {
        target: Target,
        connection: Option<AnyConnection>,
    },
    /// The one connection of a database in memory.
    Shared(Only),
}

impl Link {
    pub(crate) fn own(target: Target, connection: AnyConnection) -> Link {
        Link::Own {
            target,
            connection: Some(connection),
        }
    }

    pub(crate) fn shared(only: Only) -> Link {
        Link::Shared(only)
    }

    /// Writes a group and answers everyone in it.
    pub(super) async fn write(&mut self, heads: &mut Heads, jobs: Vec<Job>) {
        match self {
            Link::Shared(only) => {
                let mut connection = only.lock().unwrap_or_else(PoisonError::into_inner);
                // A database in memory does not break.
                let _ = block_on(group::write(&mut connection, Dialect::Sqlite, heads, jobs));
            }
            Link::Own { target, connection } => {
                let mut open = match connection.take() {
                    Some(open) => open,
                    None => match connection::connect(target, Purpose::Writing).await {
                        Ok(open) => open,
                        Err(error) => return group::fail(jobs, &error),
                    },
                };
                if group::write(&mut open, target.dialect(), heads, jobs)
                    .await
                    .is_ok()
                {
                    *connection = Some(open);
                } else {
                    heads.lost();
                    // It may not answer any more; that it is broken has been said.
                    let _ = open.close_hard().await;
                }
            }
        }
    }

    pub(super) async fn close(self) {
        match self {
            Link::Shared(_)
            | Link::Own {
                connection: None, ..
            } => {}
            Link::Own {
                connection: Some(open),
                ..
            } => {
                // All that was acknowledged is durable already.
                let _ = open.close().await;
            }
        }
    }
}

/// Whether the connection has to be replaced after `error`.
pub(super) fn breaks(error: &Error) -> bool {
    error.broke_the_connection()
}
