//! Fills an empty database from a copy.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use serde_json::Value;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, SqlSafeStr, SqlStr};

use super::dump::{FORMAT, VERSION, failed};
use super::tables::{self, Column, TABLES};
use crate::connection::{self, Purpose, begin_writing, run};
use crate::migrations;
use crate::target::{Dialect, Target};
use crate::{Error, Journal};

/// Fills the empty database of a URL from a copy made by [`Journal::backup_to`] or
/// [`Journal::dump_to`], whichever database it was made from. All or nothing is restored.
///
/// # Errors
/// [`Error::NotEmpty`] when the database has rows, [`Error::Backup`] when the copy is damaged.
pub async fn restore(url: &str, path: &Path) -> Result<(), Error> {
    let target = Target::parse(url)?;
    if !is_sqlite(path)? {
        return restore_lines(&target, path).await;
    }
    // A copy of SQLite is itself a record: what it says in lines is restored, so that there is
    // one way for both. It is copied first, as opening one may bring it up to date.
    let folder = Scratch::beside(path)?;
    let copy = folder.0.join("copy.db");
    std::fs::copy(path, &copy).map_err(|error| failed(path, &error))?;
    let lines = folder.0.join("copy.jsonl");
    let name = copy.to_str().ok_or_else(|| failed(&copy, &"no Unicode"))?;
    let journal = Journal::open(&format!("sqlite:{name}")).await?;
    let dumped = journal.dump_to(&lines).await;
    journal.close().await;
    dumped?;
    restore_lines(&target, &lines).await
}

/// A folder of our own that goes when it is done with.
struct Scratch(PathBuf);

impl Scratch {
    fn beside(path: &Path) -> Result<Scratch, Error> {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{}.restoring", std::process::id()));
        let folder = PathBuf::from(name);
        std::fs::create_dir(&folder).map_err(|error| failed(&folder, &error))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // If it stays, it is in nobody's way.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn is_sqlite(path: &Path) -> Result<bool, Error> {
    let mut head = Vec::new();
    let file = File::open(path).map_err(|error| failed(path, &error))?;
    file.take(16)
        .read_to_end(&mut head)
        .map_err(|error| failed(path, &error))?;
    Ok(head == b"SQLite format 3\0")
}

async fn restore_lines(target: &Target, path: &Path) -> Result<(), Error> {
    if matches!(target, Target::Memory(_)) {
        // It would be gone at once.
        return Err(Error::UnknownUrl(target.shown()));
    }
    let mut lines = Lines::open(path)?;
    let schema = header(&mut lines)?;
    let mut connection = connection::connect(target, Purpose::Writing).await?;
    migrations::migrate(&mut connection, target, schema).await?;
    if migrations::current(&mut connection).await? != schema {
        let table = "migrations".to_owned();
        return Err(Error::NotEmpty {
            database: target.shown(),
            table,
        });
    }
    run(&mut connection, begin_writing(target.dialect())).await?;
    if let Some(table) = tables::occupied(&mut connection).await? {
        return Err(Error::NotEmpty {
            database: target.shown(),
            table,
        });
    }
    fill(&mut connection, target.dialect(), &mut lines).await?;
    run(&mut connection, "COMMIT").await?;
    migrations::migrate(&mut connection, target, migrations::latest()).await?;
    connection.close().await?;
    Ok(())
}

/// The step of the schema the copy was made at.
fn header(lines: &mut Lines) -> Result<u32, Error> {
    let first = lines.next()?.ok_or_else(|| lines.wrong("it is empty"))?;
    if first["format"] != FORMAT {
        return Err(lines.wrong("it is no copy of a record"));
    }
    match first["version"].as_u64() {
        Some(VERSION) => {}
        Some(version) if version > VERSION => return Err(lines.newer()),
        Some(_) | None => return Err(lines.wrong("it does not name its form")),
    }
    let schema = first["schema"]
        .as_u64()
        .and_then(|schema| u32::try_from(schema).ok());
    match schema {
        Some(schema) if (1..=migrations::latest()).contains(&schema) => Ok(schema),
        Some(1..) => Err(lines.newer()),
        Some(0) | None => Err(lines.wrong("it does not name its schema")),
    }
}

async fn fill(
    connection: &mut AnyConnection,
    dialect: Dialect,
    lines: &mut Lines,
) -> Result<(), Error> {
    let mut into: Option<Insert> = None;
    let mut rows = 0u64;
    while let Some(line) = lines.next()? {
        match &line {
            Value::Array(values) => {
                let insert = into
                    .as_ref()
                    .ok_or_else(|| lines.wrong("a row of no table"))?;
                insert.row(connection, values, lines).await?;
                rows += 1;
            }
            Value::Object(object) if object.contains_key("table") => {
                into = Some(Insert::new(connection, dialect, &line, lines).await?);
            }
            Value::Object(object) if object.contains_key("rows") => {
                if line["rows"] != rows {
                    return Err(lines.wrong(&format!("{rows} rows were found before this")));
                }
                if lines.next()?.is_some() {
                    return Err(lines.wrong("it goes on after its end"));
                }
                return go_on_counting(connection, dialect).await;
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Object(_) => return Err(lines.wrong("this is no row")),
        }
    }
    Err(lines.wrong("the end is missing"))
}

/// One table being filled.
struct Insert {
    sql: SqlStr,
    columns: Vec<Column>,
}

impl Insert {
    async fn new(
        connection: &mut AnyConnection,
        dialect: Dialect,
        line: &Value,
        lines: &Lines,
    ) -> Result<Insert, Error> {
        let table = TABLES.iter().find(|table| line["table"] == **table);
        let table = table.ok_or_else(|| lines.wrong("there is no such table"))?;
        let columns = tables::columns(connection, dialect, table).await?;
        let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        if line["columns"] != Value::from(names.clone()) {
            return Err(lines.wrong("its columns are not those of this table"));
        }
        let signs: Vec<String> = (1..=names.len()).map(|at| format!("${at}")).collect();
        let sql = format!(
            "INSERT INTO {table} ({}) VALUES ({})",
            names.join(", "),
            signs.join(", ")
        );
        Ok(Insert {
            sql: AssertSqlSafe(sql).into_sql_str(),
            columns,
        })
    }

    async fn row(
        &self,
        connection: &mut AnyConnection,
        values: &[Value],
        lines: &Lines,
    ) -> Result<(), Error> {
        if values.len() != self.columns.len() {
            return Err(lines.wrong("it does not have as many values as the table has columns"));
        }
        let mut query = sqlx::query(self.sql.clone());
        for (column, value) in self.columns.iter().zip(values) {
            query = column.kind.bind(query, value).ok_or_else(|| {
                lines.wrong(&format!("column `{}` cannot be {value}", column.name))
            })?;
        }
        let done = query.execute(connection).await;
        done.map_err(|error| lines.wrong(&Error::from(error).to_string()))?;
        Ok(())
    }
}

/// Numbers given from now on are larger than those restored. SQLite sees to it itself.
async fn go_on_counting(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), Error> {
    match dialect {
        Dialect::Sqlite => Ok(()),
        Dialect::Postgres => {
            for table in [
                "audit", "people", "tokens", "cards", "messages", "mutes", "reports",
            ] {
                let sql = format!(
                    "SELECT setval(pg_get_serial_sequence('{table}', 'id'), \
                     GREATEST((SELECT MAX(id) FROM {table}), 1), \
                     EXISTS (SELECT 1 FROM {table}))"
                );
                sqlx::raw_sql(AssertSqlSafe(sql))
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }
    }
}

/// The lines of a copy, counted.
struct Lines {
    file: BufReader<File>,
    path: PathBuf,
    number: u64,
}

impl Lines {
    fn open(path: &Path) -> Result<Lines, Error> {
        let file = File::open(path).map_err(|error| failed(path, &error))?;
        Ok(Lines {
            file: BufReader::new(file),
            path: path.to_owned(),
            number: 0,
        })
    }

    fn next(&mut self) -> Result<Option<Value>, Error> {
        let mut line = String::new();
        let read = self
            .file
            .read_line(&mut line)
            .map_err(|error| failed(&self.path, &error))?;
        if read == 0 {
            return Ok(None);
        }
        self.number += 1;
        serde_json::from_str(&line)
            .map(Some)
            .map_err(|error| self.wrong(&error.to_string()))
    }

    fn newer(&self) -> Error {
        Error::NewerBackup {
            path: self.path.display().to_string(),
        }
    }

    fn wrong(&self, cause: &str) -> Error {
        Error::Backup {
            path: self.path.display().to_string(),
            line: self.number,
            cause: cause.to_owned(),
        }
    }
}
