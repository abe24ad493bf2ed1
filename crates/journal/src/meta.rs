//! Facts about the hall itself: settings, its last sign of life, and who did what.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::journal::Store;
use crate::{Error, PersonId, row};

/// What the hall remembers about itself.
#[derive(Clone)]
pub struct Meta(pub(crate) Store);

/// The number of an entry of the audit log.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct AuditId(pub i64);

/// Something done with special rights.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Audit {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who did it; `None` for the hall itself or the command line.
    pub person: Option<PersonId>,
    /// The code of what was done.
    pub what: String,
    /// Why, as the person put it.
    pub why: String,
    /// Further details, as JSON. Opaque here.
    pub payload: String,
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct AuditRow {
    /// Its number; later entries have larger ones.
    pub id: AuditId,
    /// What was done.
    #[serde(flatten)]
    pub audit: Audit,
}

const ALIVE: &str = "alive_ms";

impl Meta {
    /// The value kept under a key.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn value(&self, key: &str) -> Result<Option<String>, Error> {
        let key = key.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT value FROM meta WHERE key = $1")
                        .bind(key)
                        .fetch_optional(connection)
                        .await?;
                    Ok(row.map(|row| row.try_get("value")).transpose()?)
                })
            })
            .await
    }

    /// Keeps a value under a key.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set(&self, key: &str, value: &str) -> Result<(), Error> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO meta (key, value) VALUES ($1, $2) \
                         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                    )
                    .bind(key)
                    .bind(value)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Keeps a value under a key that has none yet, and returns what is kept now. Two that do so
    /// together learn the same.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn value_or_set(&self, key: &str, value: &str) -> Result<String, Error> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO meta (key, value) VALUES ($1, $2) \
                         ON CONFLICT (key) DO UPDATE SET value = meta.value RETURNING value",
                    )
                    .bind(key)
                    .bind(value)
                    .fetch_one(connection)
                    .await?;
                    Ok(row.try_get("value")?)
                })
            })
            .await
    }

    /// Notes that the hall is alive, so that after a crash one knows since when it was not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn beat(&self, now_ms: i64) -> Result<(), Error> {
        self.set(ALIVE, &now_ms.to_string()).await
    }

    /// When the hall was last alive, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_beat(&self) -> Result<Option<i64>, Error> {
        let Some(value) = self.value(ALIVE).await? else {
            return Ok(None);
        };
        match value.parse() {
            Ok(alive_ms) => Ok(Some(alive_ms)),
            Err(_) => Err(Error::Value {
                what: "the time of the last sign of life",
                value,
            }),
        }
    }

    /// Adds to the audit log.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn audit(&self, audit: Audit) -> Result<AuditId, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO audit (at_ms, person, what, why, payload) \
                         VALUES ($1, $2, $3, $4, $5) RETURNING id",
                    )
                    .bind(audit.at_ms)
                    .bind(audit.person.map(|person| person.0))
                    .bind(audit.what)
                    .bind(audit.why)
                    .bind(audit.payload)
                    .fetch_one(connection)
                    .await?;
                    Ok(AuditId(row.try_get("id")?))
                })
            })
            .await
    }

    /// The audit log, the latest first: at most `limit` entries, before one if it is given.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn audits(
        &self,
        limit: u32,
        before: Option<AuditId>,
    ) -> Result<Vec<AuditRow>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM audit WHERE id < $1 ORDER BY id DESC LIMIT $2")
                        .bind(before.map_or(i64::MAX, |id| id.0))
                        .bind(i64::from(limit))
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(audit_row)
                        .collect()
                })
            })
            .await
    }
}

fn audit_row(row: &AnyRow) -> Result<AuditRow, Error> {
    Ok(AuditRow {
        id: AuditId(row::int(row, "id")?),
        audit: Audit {
            at_ms: row::int(row, "at_ms")?,
            person: row::maybe_person(row, "person")?,
            what: row::text(row, "what")?,
            why: row::text(row, "why")?,
            payload: row::text(row, "payload")?,
        },
    })
}
