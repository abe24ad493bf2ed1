//! Mutes, and reports of what people said or did.

use sqlx::any::AnyRow;

use super::{Chat, MessageId};
use crate::error::is_dangling;
use crate::{Error, PersonId, row};

/// The number of a mute.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct MuteId(pub i64);

/// Someone to be silent for a time.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NewMute {
    /// Who.
    pub person: PersonId,
    /// Where; `None` is everywhere.
    pub place: Option<String>,
    /// Until when, in milliseconds since 1970; `None` is until it is lifted.
    pub until_ms: Option<i64>,
    /// Who said so; `None` for the hall itself.
    pub by: Option<PersonId>,
    /// Why.
    pub why: String,
    /// Since when.
    pub created_ms: i64,
}

/// Someone who is or was to be silent.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Mute {
    /// Its number.
    pub id: MuteId,
    /// Who, where, until when and why.
    #[serde(flatten)]
    pub mute: NewMute,
    /// When it was lifted, if it was.
    pub lifted_ms: Option<i64>,
}

/// The number of a report.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct ReportId(pub i64);

/// Something for the arbiter to look at.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NewReport {
    /// Where: `room:ID` or `table:ID`.
    pub place: String,
    /// About this message.
    pub message: Option<MessageId>,
    /// About this person.
    pub person: Option<PersonId>,
    /// Who reports.
    pub by: Option<PersonId>,
    /// What.
    pub why: String,
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
}

/// Something that was reported.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Report {
    /// Its number.
    pub id: ReportId,
    /// What was reported.
    #[serde(flatten)]
    pub report: NewReport,
    /// When it was closed, in milliseconds since 1970.
    pub closed_ms: Option<i64>,
    /// By whom.
    pub closed_by: Option<PersonId>,
    /// With which words.
    pub closing: Option<String>,
}

impl Chat {
    /// Silences someone.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such person.
    pub async fn mute(&self, new: NewMute) -> Result<MuteId, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO mutes (person, place, until_ms, muted_by, why, created_ms) \
                         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                    )
                    .bind(new.person.0)
                    .bind(new.place)
                    .bind(new.until_ms)
                    .bind(new.by.map(|person| person.0))
                    .bind(new.why)
                    .bind(new.created_ms)
                    .fetch_one(connection)
                    .await
                    .map_err(Error::from);
                    match row {
                        Ok(row) => Ok(MuteId(row::int(&row, "id")?)),
                        Err(error) if is_dangling(&error) => {
                            Err(Error::not_found("person", new.person))
                        }
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// Lets someone speak again; whether they were silenced by this mute until now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unmute(&self, id: MuteId, now_ms: i64) -> Result<bool, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE mutes SET lifted_ms = $2 WHERE id = $1 AND lifted_ms IS NULL",
                    )
                    .bind(id.0)
                    .bind(now_ms)
                    .execute(connection)
                    .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }

    /// The mutes of someone that hold now, wherever.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mutes_of(&self, person: PersonId, now_ms: i64) -> Result<Vec<Mute>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM mutes WHERE person = $1 AND lifted_ms IS NULL \
                         AND (until_ms IS NULL OR until_ms > $2) ORDER BY id",
                    )
                    .bind(person.0)
                    .bind(now_ms)
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(mute)
                    .collect()
                })
            })
            .await
    }

    /// Every mute that holds now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn mutes(&self, now_ms: i64) -> Result<Vec<Mute>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM mutes WHERE lifted_ms IS NULL \
                         AND (until_ms IS NULL OR until_ms > $1) ORDER BY id",
                    )
                    .bind(now_ms)
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(mute)
                    .collect()
                })
            })
            .await
    }

    /// Keeps a report.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such message or person.
    pub async fn report(&self, new: NewReport) -> Result<ReportId, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO reports \
                         (place, message, person, reported_by, why, created_ms) \
                         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                    )
                    .bind(new.place)
                    .bind(new.message.map(|message| message.0))
                    .bind(new.person.map(|person| person.0))
                    .bind(new.by.map(|person| person.0))
                    .bind(new.why)
                    .bind(new.created_ms)
                    .fetch_one(connection)
                    .await
                    .map_err(Error::from);
                    match row {
                        Ok(row) => Ok(ReportId(row::int(&row, "id")?)),
                        Err(error) if is_dangling(&error) => {
                            Err(Error::not_found("message or person", "that was reported"))
                        }
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// Closes a report with some words. One that is closed stays as it is.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn close_report(
        &self,
        id: ReportId,
        by: PersonId,
        closing: &str,
        now_ms: i64,
    ) -> Result<Report, Error> {
        let closing = closing.to_owned();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "UPDATE reports SET closed_ms = COALESCE(closed_ms, $2), \
                         closed_by = COALESCE(closed_by, $3), closing = COALESCE(closing, $4) \
                         WHERE id = $1 RETURNING *",
                    )
                    .bind(id.0)
                    .bind(now_ms)
                    .bind(by.0)
                    .bind(closing)
                    .fetch_optional(connection)
                    .await?;
                    report(&row.ok_or_else(|| Error::not_found("report", id.0))?)
                })
            })
            .await
    }

    /// The reports that are open, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_reports(&self) -> Result<Vec<Report>, Error> {
        self.0
            .read(|connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM reports WHERE closed_ms IS NULL ORDER BY id")
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(report)
                        .collect()
                })
            })
            .await
    }

    /// Every report of a place, open or closed, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reports_at(&self, place: &str) -> Result<Vec<Report>, Error> {
        let place = place.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM reports WHERE place = $1 ORDER BY id")
                        .bind(place)
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(report)
                        .collect()
                })
            })
            .await
    }
}

fn mute(row: &AnyRow) -> Result<Mute, Error> {
    Ok(Mute {
        id: MuteId(row::int(row, "id")?),
        mute: NewMute {
            person: row::person(row, "person")?,
            place: row::maybe_text(row, "place")?,
            until_ms: row::maybe_int(row, "until_ms")?,
            by: row::maybe_person(row, "muted_by")?,
            why: row::text(row, "why")?,
            created_ms: row::int(row, "created_ms")?,
        },
        lifted_ms: row::maybe_int(row, "lifted_ms")?,
    })
}

fn report(row: &AnyRow) -> Result<Report, Error> {
    Ok(Report {
        id: ReportId(row::int(row, "id")?),
        report: NewReport {
            place: row::text(row, "place")?,
            message: row::maybe_int(row, "message")?.map(MessageId),
            person: row::maybe_person(row, "person")?,
            by: row::maybe_person(row, "reported_by")?,
            why: row::text(row, "why")?,
            created_ms: row::int(row, "created_ms")?,
        },
        closed_ms: row::maybe_int(row, "closed_ms")?,
        closed_by: row::maybe_person(row, "closed_by")?,
        closing: row::maybe_text(row, "closing")?,
    })
}
