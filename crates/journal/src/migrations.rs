//! The schema, as numbered steps that are never edited once released.

use sqlx::{AnyConnection, Row};

use crate::Error;
use crate::connection::{begin_writing, run};
use crate::target::{Dialect, Target};

/// One step of the schema.
struct Migration {
    number: u32,
    sqlite: &'static str,
    postgres: &'static str,
}

impl Migration {
    fn script(&self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }
}

const MIGRATIONS: &[Migration] = &[Migration {
    number: 1,
    sqlite: include_str!("../migrations/sqlite/0001_hall.sql"),
    postgres: include_str!("../migrations/postgres/0001_hall.sql"),
}];

/// The number of the last step this program knows.
pub(crate) fn latest() -> u32 {
    MIGRATIONS.last().map_or(0, |migration| migration.number)
}

/// Brings the schema up to step `until`, in one transaction: it is done whole or not at all.
pub(crate) async fn migrate(
    connection: &mut AnyConnection,
    target: &Target,
    until: u32,
) -> Result<(), Error> {
    let dialect = target.dialect();
    run(connection, begin_writing(dialect)).await?;
    let done = steps(connection, target, until).await;
    match done {
        Ok(()) => run(connection, "COMMIT").await,
        Err(error) => {
            // The first error says what is wrong; the connection is closed by the caller.
            let _ = run(connection, "ROLLBACK").await;
            Err(error)
        }
    }
}

async fn steps(connection: &mut AnyConnection, target: &Target, until: u32) -> Result<(), Error> {
    if target.dialect() == Dialect::Postgres {
        // Two halls that start together take turns. The number is arbitrary, and ours.
        run(connection, "SELECT pg_advisory_xact_lock(7420619)").await?;
    }
    run(
        connection,
        "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY)",
    )
    .await?;
    let found = current(connection).await?;
    if found > latest() {
        return Err(Error::TooNew {
            database: target.shown(),
            found,
            known: latest(),
        });
    }
    for migration in MIGRATIONS
        .iter()
        .filter(|step| (found + 1..=until).contains(&step.number))
    {
        let failed = |error: Error| Error::Migration {
            number: migration.number,
            cause: error.to_string(),
        };
        run(connection, migration.script(target.dialect()))
            .await
            .map_err(failed)?;
        sqlx::query("INSERT INTO migrations (number) VALUES ($1)")
            .bind(i64::from(migration.number))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The number of the last step made, 0 before the first.
pub(crate) async fn current(connection: &mut AnyConnection) -> Result<u32, Error> {
    let row = sqlx::query("SELECT COALESCE(MAX(number), 0) AS number FROM migrations")
        .fetch_one(connection)
        .await?;
    let number: i64 = row.try_get("number")?;
    u32::try_from(number).map_err(|_| Error::Value {
        what: "the number of a migration",
        value: number.to_string(),
    })
}
