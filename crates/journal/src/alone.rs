//! One hall at a time upon a database of PostgreSQL.

use sqlx::{AnyConnection, Connection, Row};

use crate::connection::{self, Purpose};
use crate::target::Target;
use crate::{Error, Journal};

/// What a hall takes of its schema of the database, and nothing else of ours does.
const TAKE: &str = "SELECT pg_try_advisory_lock(7420620, hashtext(current_schema()))";

/// A database that this process has for itself, for as long as the connection of this lives.
///
/// It binds only who asks for it: a backup or a look at the people goes on beside the hall.
pub struct Alone {
    target: Target,
    connection: Option<AnyConnection>,
}

impl Journal {
    /// Takes the database for this process alone. Nothing where it is no PostgreSQL: a file is
    /// locked by whoever opens it, and memory is this process's own.
    ///
    /// # Errors
    /// [`Error::InUse`] when another has taken it; when it cannot be reached.
    pub async fn alone(&self) -> Result<Option<Alone>, Error> {
        let target = self.store().target();
        if !matches!(target, Target::Postgres(_)) {
            return Ok(None);
        }
        let mut alone = Alone {
            target: target.clone(),
            connection: None,
        };
        alone.hold().await?;
        Ok(Some(alone))
    }
}

impl Alone {
    /// Sees whether the database is still this process's, and takes it again after the connection
    /// broke. To be called every few seconds.
    ///
    /// # Errors
    /// [`Error::InUse`] when another has taken it meanwhile; when it cannot be reached.
    pub async fn hold(&mut self) -> Result<(), Error> {
        if let Some(held) = &mut self.connection {
            if held.ping().await.is_ok() {
                return Ok(());
            }
            self.connection = None;
        }
        let mut connection = connection::connect(&self.target, Purpose::Reading).await?;
        let row = sqlx::query(TAKE).fetch_one(&mut connection).await?;
        if !row.try_get::<bool, _>(0)? {
            return Err(Error::InUse(self.target.shown()));
        }
        self.connection = Some(connection);
        Ok(())
    }
}
