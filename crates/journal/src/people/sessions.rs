//! Who is in, and until when.

use sqlx::{AnyConnection, any::AnyRow};

use super::person::person;
use super::{People, Person, Sha256, found};
use crate::error::{is_dangling, is_duplicate};
use crate::{Error, PersonId, row};

/// How many sessions one person has at once: whoever begins another loses the oldest.
const MOST_SESSIONS: i64 = 50;

/// A session to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The SHA-256 of the secret in the cookie.
    pub token: Sha256,
    /// Whose it is.
    pub person: PersonId,
    /// Now, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it ends.
    pub expires_ms: i64,
    /// What the browser calls itself.
    pub user_agent: String,
}

/// A session that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The SHA-256 of the secret in the cookie.
    pub token: Sha256,
    /// Whose it is.
    pub person: PersonId,
    /// When it began, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it was last used.
    pub seen_ms: i64,
    /// When it ends.
    pub expires_ms: i64,
    /// What the browser calls itself.
    pub user_agent: String,
}

impl People {
    /// Begins a session. Beyond 50 of one person, the oldest end.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such person.
    pub async fn create_session(&self, session: NewSession) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "INSERT INTO sessions \
                         (token, person, created_ms, seen_ms, expires_ms, user_agent) \
                         VALUES ($1, $2, $3, $3, $4, $5)",
                    )
                    .bind(session.token.to_vec())
                    .bind(session.person.0)
                    .bind(session.created_ms)
                    .bind(session.expires_ms)
                    .bind(session.user_agent)
                    .execute(&mut *connection)
                    .await
                    .map_err(Error::from);
                    match done {
                        Ok(_) => end_oldest(connection, session.person).await,
                        Err(error) if is_dangling(&error) => {
                            Err(Error::not_found("person", session.person))
                        }
                        Err(error) if is_duplicate(&error) => Err(Error::Exists {
                            what: "session",
                            id: "with this token".into(),
                        }),
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// The session of a cookie and whose it is, if it has not ended and they may enter.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn session(
        &self,
        token: Sha256,
        now_ms: i64,
    ) -> Result<Option<(Session, Person)>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "SELECT people.*, sessions.token, sessions.person, sessions.seen_ms, \
                         sessions.expires_ms, sessions.user_agent, \
                         sessions.created_ms AS began_ms \
                         FROM sessions JOIN people ON people.id = sessions.person \
                         WHERE token = $1 AND expires_ms > $2 AND disabled = 0",
                    )
                    .bind(token.to_vec())
                    .bind(now_ms)
                    .fetch_optional(connection)
                    .await?;
                    let Some(row) = row else { return Ok(None) };
                    Ok(Some((session(&row, "began_ms")?, person(&row)?)))
                })
            })
            .await
    }

    /// The sessions of someone, the last used first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sessions(&self, of: PersonId) -> Result<Vec<Session>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM sessions WHERE person = $1 ORDER BY seen_ms DESC")
                        .bind(of.0)
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(|row| session(row, "created_ms"))
                        .collect()
                })
            })
            .await
    }

    /// Notes that a session was used and until when it lasts now. One that ended stays ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch_session(
        &self,
        token: Sha256,
        now_ms: i64,
        expires_ms: i64,
    ) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE sessions SET seen_ms = $2, expires_ms = $3 \
                         WHERE token = $1 AND expires_ms > $2",
                    )
                    .bind(token.to_vec())
                    .bind(now_ms)
                    .bind(expires_ms)
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Ends one session; whether there was one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_session(&self, token: Sha256) -> Result<bool, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM sessions WHERE token = $1")
                        .bind(token.to_vec())
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }

    /// Ends every session of someone, but for one if it is given; how many there were.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_sessions(&self, of: PersonId, but: Option<Sha256>) -> Result<u64, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done =
                        sqlx::query("DELETE FROM sessions WHERE person = $1 AND token <> $2")
                            .bind(of.0)
                            .bind(but.map_or_else(Vec::new, |token| token.to_vec()))
                            .execute(connection)
                            .await?;
                    Ok(done.rows_affected())
                })
            })
            .await
    }

    /// Clears sessions and one-time links that ended; how many there were.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn purge_expired(&self, now_ms: i64) -> Result<u64, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let sessions = sqlx::query("DELETE FROM sessions WHERE expires_ms <= $1")
                        .bind(now_ms)
                        .execute(&mut *connection)
                        .await?;
                    let links = sqlx::query("DELETE FROM one_time WHERE expires_ms <= $1")
                        .bind(now_ms)
                        .execute(connection)
                        .await?;
                    Ok(sessions.rows_affected() + links.rows_affected())
                })
            })
            .await
    }

    /// Changes the password of someone and ends their sessions, but for one if it is given.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn reset_password(
        &self,
        id: PersonId,
        password_hash: &str,
        but: Option<Sha256>,
    ) -> Result<(), Error> {
        let password_hash = password_hash.to_owned();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE people SET password_hash = $2 WHERE id = $1 AND deleted = 0",
                    )
                    .bind(id.0)
                    .bind(password_hash)
                    .execute(&mut *connection)
                    .await?;
                    found(id, done.rows_affected())?;
                    sqlx::query("DELETE FROM sessions WHERE person = $1 AND token <> $2")
                        .bind(id.0)
                        .bind(but.map_or_else(Vec::new, |token| token.to_vec()))
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }
}

async fn end_oldest(connection: &mut AnyConnection, of: PersonId) -> Result<(), Error> {
    sqlx::query(
        "DELETE FROM sessions WHERE person = $1 AND token NOT IN \
         (SELECT token FROM sessions WHERE person = $1 \
          ORDER BY created_ms DESC, expires_ms DESC, token LIMIT $2)",
    )
    .bind(of.0)
    .bind(MOST_SESSIONS)
    .execute(connection)
    .await?;
    Ok(())
}

fn session(row: &AnyRow, began: &str) -> Result<Session, Error> {
    Ok(Session {
        token: row::sha256(row, "token")?,
        person: row::person(row, "person")?,
        created_ms: row::int(row, began)?,
        seen_ms: row::int(row, "seen_ms")?,
        expires_ms: row::int(row, "expires_ms")?,
        user_agent: row::text(row, "user_agent")?,
    })
}
