//! The connections that read.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{AnyConnection, Connection};
use tokio::sync::Semaphore;

use crate::Error;
use crate::connection::{self, Purpose};
use crate::inline::block_on;
use crate::target::Target;

/// What a piece of work with a connection comes to.
pub(crate) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'c>>;

/// The one connection of a database in memory, which lives as long as it.
pub(crate) type Only = Arc<Mutex<AnyConnection>>;

/// Reads side by side; a database in memory has one connection for all.
pub(crate) enum Pool {
    /// Used in place, see [`block_on`].
    Only(Only),
    /// Opened when first needed, kept for the next.
    Several {
        target: Target,
        permits: Semaphore,
        idle: Mutex<Vec<AnyConnection>>,
    },
}

/// So many may read at once.
const READERS: usize = 4;

impl Pool {
    pub(crate) fn several(target: Target) -> Pool {
        Pool::Several {
            target,
            permits: Semaphore::new(READERS),
            idle: Mutex::new(Vec::with_capacity(READERS)),
        }
    }

    /// Reads with a connection of its own for as long as it takes.
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, Error>
    where
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T>,
    {
        match self {
            Pool::Only(only) => {
                let mut connection = only.lock().unwrap_or_else(PoisonError::into_inner);
                block_on(work(&mut connection))
            }
            Pool::Several {
                target,
                permits,
                idle,
            } => {
                let _permit = permits.acquire().await.map_err(|_| Error::Closed)?;
                let kept = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let mut connection = match kept {
                    Some(connection) => connection,
                    None => connection::connect(target, Purpose::Reading).await?,
                };
                // A reader that is given up half way, or that fails, leaves its connection in a
                // state nobody knows: it is dropped, not kept.
                let answer = work(&mut connection).await;
                let mut idle = idle.lock().unwrap_or_else(PoisonError::into_inner);
                if answer.as_ref().is_err_and(Error::broke_the_connection) {
                    // After a restart of the server the others are as dead.
                    idle.clear();
                }
                let answer = answer?;
                idle.push(connection);
                Ok(answer)
            }
        }
    }

    /// Refuses further readers and closes what is idle.
    pub(crate) async fn close(&self) {
        match self {
            Pool::Only(_) => {}
            Pool::Several { permits, idle, .. } => {
                permits.close();
                let idle =
                    std::mem::take(&mut *idle.lock().unwrap_or_else(PoisonError::into_inner));
                for connection in idle {
                    // Nothing depends on a reader that does not say goodbye.
                    let _ = connection.close().await;
                }
            }
        }
    }
}
