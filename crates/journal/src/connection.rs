//! Opens a connection, and refuses one that could lose what it acknowledges.

use sqlx::any::{AnyConnectOptions, AnyRow};
use sqlx::{AnyConnection, ConnectOptions, Row};

use crate::Error;
use crate::private;
use crate::target::{Dialect, Target};

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The only one that writes.
    Writing,
    /// One of several that read.
    Reading,
}

/// A connection that is ready for its purpose.
pub(crate) async fn connect(target: &Target, purpose: Purpose) -> Result<AnyConnection, Error> {
    sqlx::any::install_default_drivers();
    let failed = |cause: Error| {
        if matches!(cause, Error::NotDurable { .. }) {
            return cause;
        }
        Error::Open {
            database: target.shown(),
            cause: cause.to_string(),
        }
    };
    if let Target::Sqlite(path) = target
        && !path.exists()
    {
        // What SQLite puts beside it is as private as the file.
        let made = private::create(path);
        made.map_err(|error| failed(Error::Io(error.to_string())))?;
    }
    let options = options(target).map_err(failed)?;
    let mut connection = options
        .connect()
        .await
        .map_err(|error| failed(error.into()))?;
    let prepared = match (target, purpose) {
        (Target::Memory(_), _) => Ok(()),
        (Target::Sqlite(_), Purpose::Writing) => sqlite_writer(target, &mut connection).await,
        (Target::Sqlite(_), Purpose::Reading) => sqlite_reader(&mut connection).await,
        (Target::Postgres(_), Purpose::Writing) => postgres_writer(target, &mut connection).await,
        (Target::Postgres(_), Purpose::Reading) => Ok(()),
    };
    prepared.map_err(failed)?;
    Ok(connection)
}

fn options(target: &Target) -> Result<AnyConnectOptions, Error> {
    let options: AnyConnectOptions = target.driver_url().parse()?;
    Ok(options.disable_statement_logging())
}

/// Commits reach the disk before they return, and readers do not wait for the writer.
async fn sqlite_writer(target: &Target, connection: &mut AnyConnection) -> Result<(), Error> {
    set(connection, "PRAGMA journal_mode = WAL").await?;
    set(connection, "PRAGMA synchronous = FULL").await?;
    // The log is copied beside the writer; should that fail, the writer does it when the log is as
    // long as this.
    set(connection, "PRAGMA wal_autocheckpoint = 48000").await?;
    set(connection, "PRAGMA journal_size_limit = 134217728").await?;
    set(connection, "PRAGMA cache_size = -32768").await?;
    set(connection, "PRAGMA foreign_keys = ON").await?;
    set(connection, "PRAGMA busy_timeout = 10000").await?;
    need(
        target,
        connection,
        "PRAGMA journal_mode",
        "journal_mode",
        &["wal"],
    )
    .await?;
    need(
        target,
        connection,
        "PRAGMA synchronous",
        "synchronous",
        &["2", "3"],
    )
    .await?;
    need(
        target,
        connection,
        "PRAGMA foreign_keys",
        "foreign_keys",
        &["1"],
    )
    .await
}

async fn sqlite_reader(connection: &mut AnyConnection) -> Result<(), Error> {
    set(connection, "PRAGMA query_only = ON").await?;
    set(connection, "PRAGMA busy_timeout = 10000").await
}

async fn postgres_writer(target: &Target, connection: &mut AnyConnection) -> Result<(), Error> {
    set(connection, "SET synchronous_commit = on").await?;
    need(
        target,
        connection,
        "SHOW synchronous_commit",
        "synchronous_commit",
        &["on"],
    )
    .await?;
    need(target, connection, "SHOW fsync", "fsync", &["on"]).await
}

async fn set(connection: &mut AnyConnection, statement: &'static str) -> Result<(), Error> {
    sqlx::raw_sql(statement).fetch_all(connection).await?;
    Ok(())
}

async fn need(
    target: &Target,
    connection: &mut AnyConnection,
    question: &'static str,
    setting: &'static str,
    allowed: &[&'static str],
) -> Result<(), Error> {
    let row = sqlx::raw_sql(question).fetch_one(connection).await?;
    let found = text(&row)?;
    if allowed.contains(&found.as_str()) {
        return Ok(());
    }
    Err(Error::NotDurable {
        database: target.shown(),
        setting,
        found,
        need: allowed[0],
    })
}

/// The first column, number or text.
fn text(row: &AnyRow) -> Result<String, Error> {
    match row.try_get::<i64, _>(0) {
        Ok(number) => Ok(number.to_string()),
        Err(_) => Ok(row.try_get(0)?),
    }
}

/// How a transaction of the writer begins: at once, so that it never fails for being late.
pub(crate) fn begin_writing(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Sqlite => "BEGIN IMMEDIATE",
        Dialect::Postgres => "BEGIN",
    }
}

/// How a transaction begins in which every statement sees the same moment.
pub(crate) fn begin_reading(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Sqlite => "BEGIN",
        Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    }
}

/// Runs one statement or several that take no values.
pub(crate) async fn run(connection: &mut AnyConnection, sql: &'static str) -> Result<(), Error> {
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}
