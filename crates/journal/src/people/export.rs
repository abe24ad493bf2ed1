//! What the record has about one person.

use serde_json::{Map, Value};
use sqlx::AnyConnection;

use crate::backup::row_as_json;
use crate::connection::{begin_reading, run};
use crate::target::Dialect;
use crate::{Error, PersonId};

/// A part of the export and the rows in it. What is secret or about others is not selected.
const PARTS: &[(&str, &str)] = &[
    (
        "sessions",
        "SELECT created_ms, seen_ms, expires_ms, user_agent FROM sessions
                  WHERE person = $1 ORDER BY created_ms",
    ),
    (
        "tokens",
        "SELECT name, scopes, created_ms, used_ms FROM tokens
                WHERE person = $1 ORDER BY id",
    ),
    (
        "members",
        "SELECT room, role, joined_ms FROM members WHERE person = $1 ORDER BY room",
    ),
    (
        "cards",
        "SELECT room, name, created_ms FROM cards WHERE person = $1 ORDER BY id",
    ),
    ("rooms", "SELECT * FROM rooms WHERE owner = $1 ORDER BY id"),
    (
        "games",
        "SELECT * FROM games WHERE white = $1 OR black = $1 ORDER BY created_ms, id",
    ),
    (
        "facts",
        "SELECT game, first, count, unix_ms, at_ms, command, events FROM batches
               WHERE person = $1 ORDER BY game, first",
    ),
    (
        "messages",
        "SELECT place, unix_ms, text, hidden_ms FROM messages
                  WHERE person = $1 ORDER BY id",
    ),
    (
        "mutes",
        "SELECT place, until_ms, why, created_ms, lifted_ms FROM mutes
               WHERE person = $1 ORDER BY id",
    ),
    (
        "reports",
        "SELECT place, why, created_ms, closed_ms, closing FROM reports
                 WHERE reported_by = $1 ORDER BY id",
    ),
    (
        "ratings",
        "SELECT class, rating, deviation, volatility, games, updated_ms FROM ratings
                 WHERE person = $1 ORDER BY class",
    ),
    (
        "rating_changes",
        "SELECT * FROM rating_changes WHERE person = $1 ORDER BY at_ms, game",
    ),
    (
        "audit",
        "SELECT at_ms, what, why, payload FROM audit WHERE person = $1 ORDER BY id",
    ),
];

pub(super) async fn export(
    connection: &mut AnyConnection,
    dialect: Dialect,
    id: PersonId,
) -> Result<Value, Error> {
    run(connection, begin_reading(dialect)).await?;
    let exported = parts(connection, id).await;
    run(connection, "COMMIT").await?;
    exported
}

async fn parts(connection: &mut AnyConnection, id: PersonId) -> Result<Value, Error> {
    let person = sqlx::query(
        "SELECT id, name, kind, roles, created_ms, disabled, deleted FROM people WHERE id = $1",
    )
    .bind(id.0)
    .fetch_optional(&mut *connection)
    .await?
    .ok_or_else(|| Error::not_found("person", id))?;
    let mut export = Map::new();
    export.insert("person".to_owned(), Value::Object(row_as_json(&person)?));
    for (part, sql) in PARTS {
        let rows = sqlx::query(*sql)
            .bind(id.0)
            .fetch_all(&mut *connection)
            .await?;
        let rows = rows.iter().map(|row| Ok(Value::Object(row_as_json(row)?)));
        export.insert(
            (*part).to_owned(),
            Value::Array(rows.collect::<Result<_, Error>>()?),
        );
    }
    Ok(Value::Object(export))
}
