//! The tables of a database as it is, whichever steps of the schema it has.

use serde_json::Value;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::unhex;

use crate::target::{Dialect, Target};
use crate::{Error, Journal, row};

/// In the order in which they refer to each other: a row only refers to tables before its own.
pub(super) const TABLES: &[&str] = &[
    "meta",
    "audit",
    "people",
    "sessions",
    "tokens",
    "one_time",
    "rooms",
    "members",
    "cards",
    "games",
    "batches",
    "invitations",
    "messages",
    "mutes",
    "reports",
    "ratings",
    "rating_changes",
];

/// A column and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// What is in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Integer,
    Real,
    Text,
    Bytes,
}

/// The columns of a table, in the order of their names, so that both databases agree.
pub(super) async fn columns(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &str,
) -> Result<Vec<Column>, Error> {
    let sql = match dialect {
        Dialect::Sqlite => "SELECT name, type AS kind FROM pragma_table_info($1) ORDER BY name",
        Dialect::Postgres => {
            "SELECT column_name::text COLLATE \"C\" AS name, data_type::text AS kind \
             FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1 ORDER BY 1"
        }
    };
    let rows = sqlx::query(sql)
        .bind(table.to_owned())
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| column(&row::text(row, "name")?, &row::text(row, "kind")?))
        .collect()
}

fn column(name: &str, kind: &str) -> Result<Column, Error> {
    let kind = match kind {
        "INTEGER" | "bigint" => Kind::Integer,
        "REAL" | "double precision" => Kind::Real,
        "TEXT" | "text" => Kind::Text,
        "BLOB" | "bytea" => Kind::Bytes,
        other => {
            return Err(Error::Value {
                what: "the type of a column",
                value: other.to_owned(),
            });
        }
    };
    Ok(Column {
        name: name.to_owned(),
        kind,
    })
}

/// A table that has rows, if one has.
pub(super) async fn occupied(connection: &mut AnyConnection) -> Result<Option<String>, Error> {
    for table in TABLES {
        // The names are those above: no text of anyone else.
        let sql = AssertSqlSafe(format!("SELECT 1 AS one FROM {table} LIMIT 1"));
        if sqlx::query(sql)
            .fetch_optional(&mut *connection)
            .await?
            .is_some()
        {
            return Ok(Some((*table).to_owned()));
        }
    }
    Ok(None)
}

/// The schema of an open record as text, for comparison with what it should be.
///
/// # Errors
/// When the database fails.
pub async fn schema(journal: &Journal) -> Result<String, Error> {
    let sql = match journal.store().target() {
        Target::Memory(_) | Target::Sqlite(_) => {
            "SELECT sql AS line FROM sqlite_schema \
             WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC, name"
        }
        Target::Postgres(_) => POSTGRES_SCHEMA,
    };
    journal
        .store()
        .read(move |connection| {
            Box::pin(async move {
                let rows = sqlx::query(sql).fetch_all(connection).await?;
                let lines = rows.iter().map(|row| row.try_get::<String, _>("line"));
                Ok(lines.collect::<Result<Vec<_>, _>>()?.join("\n"))
            })
        })
        .await
}

const POSTGRES_SCHEMA: &str = "
SELECT line FROM (
    SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type
        || CASE is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END
        || CASE is_identity WHEN 'YES' THEN ' IDENTITY' ELSE '' END
        || COALESCE(' COLLATE ' || collation_name, '') AS line
    FROM information_schema.columns WHERE table_schema = current_schema()
    UNION ALL
    SELECT 'constraint ' || conrelid::regclass::text || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
    UNION ALL
    SELECT 'index ' || replace(indexdef, current_schema() || '.', '')
    FROM pg_indexes WHERE schemaname = current_schema()
) AS lines ORDER BY line COLLATE \"C\"";

/// The primary key of a table.
pub(super) fn key(table: &str) -> &'static [&'static str] {
    match table {
        "meta" => &["key"],
        "sessions" | "one_time" => &["token"],
        "members" => &["room", "person"],
        "batches" => &["game", "first"],
        "invitations" => &["code"],
        "ratings" => &["person", "class"],
        "rating_changes" => &["game", "person"],
        _ => &["id"],
    }
}

/// A statement of any kind with its values.
pub(super) type Query = sqlx::query::Query<'static, sqlx::Any, sqlx::any::AnyArguments>;

impl Kind {
    /// Adds a value as it stands in a dump; `None` when it is of another kind.
    pub(super) fn bind(self, query: Query, value: &Value) -> Option<Query> {
        Some(match (self, value) {
            (Kind::Integer, Value::Null) => query.bind(None::<i64>),
            (Kind::Real, Value::Null) => query.bind(None::<f64>),
            (Kind::Text, Value::Null) => query.bind(None::<String>),
            (Kind::Bytes, Value::Null) => query.bind(None::<Vec<u8>>),
            (Kind::Integer, Value::Number(number)) => query.bind(number.as_i64()?),
            (Kind::Real, Value::Number(number)) => query.bind(number.as_f64()?),
            (Kind::Text, Value::String(text)) => query.bind(text.clone()),
            (Kind::Bytes, Value::String(text)) => query.bind(unhex(text)?),
            (
                Kind::Integer | Kind::Real | Kind::Text | Kind::Bytes,
                Value::Bool(_)
                | Value::Number(_)
                | Value::String(_)
                | Value::Array(_)
                | Value::Object(_),
            ) => return None,
        })
    }
}
