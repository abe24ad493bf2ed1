//! Copies of a whole record, and what to do with one.

mod dump;
mod restore;
mod tables;

use std::path::Path;

use serde_json::{Map, Value};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, AssertSqlSafe, Column, Row, ValueRef};

pub use restore::restore;
pub use tables::schema;

use crate::connection::run;
use crate::target::Target;
use crate::{Error, Journal};

impl Journal {
    /// Writes a copy of the record as it is at this moment into a new file, while it is in use:
    /// for SQLite a database that can be opened in its place, for PostgreSQL and in memory as
    /// [`dump_to`](Journal::dump_to).
    ///
    /// # Errors
    /// [`Error::FileExists`] when there is such a file; when it cannot be written.
    pub async fn backup_to(&self, path: &Path) -> Result<(), Error> {
        match self.store().target() {
            Target::Memory(_) | Target::Postgres(_) => self.dump_to(path).await,
            Target::Sqlite(_) => {
                let part = dump::begin(path)?;
                // A quote in a file name is doubled; there is no other escape in SQL.
                let name = part
                    .to_str()
                    .ok_or_else(|| dump::failed(path, &"no Unicode"))?;
                let sql = format!("VACUUM INTO '{}'", name.replace('\'', "''"));
                self.store()
                    .read(move |connection| Box::pin(vacuum(connection, sql)))
                    .await?;
                dump::finish(&part, path)
            }
        }
    }

    /// Writes a copy of the record as it is at this moment into a new file, while it is in use, as
    /// lines of JSON that either database can be restored from.
    ///
    /// # Errors
    /// As [`backup_to`](Journal::backup_to).
    pub async fn dump_to(&self, path: &Path) -> Result<(), Error> {
        let part = dump::begin(path)?;
        let (dialect, file) = (self.store().dialect(), part.clone());
        self.store()
            .read(move |connection| Box::pin(dump::write(connection, dialect, file)))
            .await?;
        dump::finish(&part, path)
    }
}

async fn vacuum(connection: &mut AnyConnection, sql: String) -> Result<(), Error> {
    // A reader may write nothing, not even another file.
    run(connection, "PRAGMA query_only = OFF").await?;
    sqlx::raw_sql(AssertSqlSafe(sql))
        .execute(&mut *connection)
        .await?;
    run(connection, "PRAGMA query_only = ON").await
}

/// The columns of a row under their names.
pub(crate) fn row_as_json(row: &AnyRow) -> Result<Map<String, Value>, Error> {
    let mut object = Map::new();
    for column in row.columns() {
        object.insert(
            column.name().to_owned(),
            value_as_json(row, column.ordinal())?,
        );
    }
    Ok(object)
}

/// A value of the database as JSON: bytes become hexadecimal digits.
pub(crate) fn value_as_json(row: &AnyRow, column: usize) -> Result<Value, Error> {
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    let kind = raw.type_info().kind();
    Ok(match kind {
        AnyTypeInfoKind::Null => Value::Null,
        AnyTypeInfoKind::Bool => Value::from(row.try_get::<bool, _>(column)?),
        AnyTypeInfoKind::SmallInt | AnyTypeInfoKind::Integer | AnyTypeInfoKind::BigInt => {
            Value::from(row.try_get::<i64, _>(column)?)
        }
        AnyTypeInfoKind::Real | AnyTypeInfoKind::Double => {
            Value::from(row.try_get::<f64, _>(column)?)
        }
        AnyTypeInfoKind::Text => Value::from(row.try_get::<String, _>(column)?),
        AnyTypeInfoKind::Blob => Value::from(hex(&row.try_get::<Vec<u8>, _>(column)?)),
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok())
        .collect()
}
