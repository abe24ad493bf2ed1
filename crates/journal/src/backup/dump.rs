//! The portable copy: a line that says what it is, a line for each row, a line that says it is
//! whole.

use std::fmt::Display;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe};

use super::tables::{self, TABLES};
use super::value_as_json;
use crate::Error;
use crate::connection::{begin_reading, run};
use crate::migrations;
use crate::private;
use crate::target::Dialect;

/// What the first line calls the file.
pub(super) const FORMAT: &str = "jadoube-journal";
/// The form of the lines after it.
pub(super) const VERSION: u64 = 1;
/// So many rows are in memory at once.
const ROWS: i64 = 1000;

/// The file to write first, beside the one asked for.
pub(super) fn begin(path: &Path) -> Result<PathBuf, Error> {
    if path.exists() {
        return Err(Error::FileExists(path.display().to_string()));
    }
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    match std::fs::remove_file(&part) {
        // What an interrupted backup left.
        Ok(()) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(failed(&part, &error)),
    }
    private::create(&part).map_err(|error| failed(&part, &error))?;
    Ok(part)
}

/// Makes the file durable, then gives it its name, so that a file of this name is always whole.
pub(super) fn finish(part: &Path, path: &Path) -> Result<(), Error> {
    let durable = || {
        File::open(part)?.sync_all()?;
        std::fs::rename(part, path)?;
        match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
            Some(_) | None => File::open(".")?.sync_all(),
        }
    };
    durable().map_err(|error| failed(path, &error))
}

pub(super) fn failed(path: &Path, cause: &dyn Display) -> Error {
    Error::File {
        path: path.display().to_string(),
        cause: cause.to_string(),
    }
}

/// Writes all tables as they are at one moment.
pub(super) async fn write(
    connection: &mut AnyConnection,
    dialect: Dialect,
    path: PathBuf,
) -> Result<(), Error> {
    let out = Out::create(path)?;
    run(connection, begin_reading(dialect)).await?;
    let written = write_all(connection, dialect, out).await;
    run(connection, "COMMIT").await?;
    written
}

async fn write_all(
    connection: &mut AnyConnection,
    dialect: Dialect,
    mut out: Out,
) -> Result<(), Error> {
    let schema = migrations::current(connection).await?;
    out.line(&json!({ "format": FORMAT, "version": VERSION, "schema": schema }))?;
    let mut rows = 0;
    for table in TABLES {
        rows += write_table(connection, dialect, table, &mut out).await?;
    }
    out.line(&json!({ "rows": rows }))?;
    out.flush()
}

async fn write_table(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &str,
    out: &mut Out,
) -> Result<u64, Error> {
    let columns = tables::columns(connection, dialect, table).await?;
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    out.line(&json!({ "table": table, "columns": names }))?;
    // All names are those of our own schema. The order is that of the key, so that parts follow.
    let key = tables::key(table);
    let list = names.join(", ");
    let first = format!(
        "SELECT {list} FROM {table} ORDER BY {} LIMIT {ROWS}",
        key.join(", ")
    );
    let signs: Vec<String> = (1..=key.len()).map(|at| format!("${at}")).collect();
    let later = format!(
        "SELECT {list} FROM {table} WHERE ({}) > ({}) ORDER BY {} LIMIT {ROWS}",
        key.join(", "),
        signs.join(", "),
        key.join(", ")
    );
    let mut written = 0;
    let mut after: Option<Vec<Value>> = None;
    loop {
        let query = match &after {
            None => sqlx::query(AssertSqlSafe(first.clone())),
            Some(values) => {
                let mut query = sqlx::query(AssertSqlSafe(later.clone()));
                for (name, value) in key.iter().zip(values) {
                    let column = columns.iter().find(|column| column.name == **name);
                    let kind = column.expect("the key is made of columns").kind;
                    query = kind
                        .bind(query, value)
                        .expect("it was read from this column");
                }
                query
            }
        };
        let rows = query.fetch_all(&mut *connection).await?;
        for row in &rows {
            let values: Vec<Value> = (0..names.len())
                .map(|at| value_as_json(row, at))
                .collect::<Result<_, Error>>()?;
            let of_key = key.iter().map(|name| {
                let at = names.iter().position(|known| known == name);
                values[at.expect("the key is made of columns")].clone()
            });
            after = Some(of_key.collect());
            out.line(&Value::Array(values))?;
            written += 1;
        }
        if rows.len() < usize::try_from(ROWS).expect("a small number") {
            return Ok(written);
        }
    }
}

/// The file, and its name for errors.
struct Out {
    file: BufWriter<File>,
    path: PathBuf,
}

impl Out {
    fn create(path: PathBuf) -> Result<Out, Error> {
        let file = File::options()
            .write(true)
            .open(&path)
            .map_err(|error| failed(&path, &error))?;
        Ok(Out {
            file: BufWriter::new(file),
            path,
        })
    }

    fn line(&mut self, value: &Value) -> Result<(), Error> {
        writeln!(self.file, "{value}").map_err(|error| failed(&self.path, &error))
    }

    fn flush(&mut self) -> Result<(), Error> {
        self.file
            .flush()
            .map_err(|error| failed(&self.path, &error))
    }
}
