//! Links that work once.

use super::{People, Sha256};
use crate::error::is_duplicate;
use crate::{Error, PersonId, row};

/// A link to keep until it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneTimeLink {
    /// What it is for: the code under which it can be used, and no other.
    pub kind: String,
    /// The SHA-256 of its secret.
    pub token: Sha256,
    /// Whom it concerns: it goes when they do.
    pub person: Option<PersonId>,
    /// What to remember until then. Opaque here.
    pub payload: String,
    /// Until when it works, in milliseconds since 1970.
    pub expires_ms: i64,
}

/// What a link that was used remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneTime {
    /// Whom it concerns.
    pub person: Option<PersonId>,
    /// What was to be remembered.
    pub payload: String,
}

impl People {
    /// Keeps a link.
    ///
    /// # Errors
    /// [`Error::Exists`] when its secret is in use.
    pub async fn create_one_time(&self, link: OneTimeLink) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "INSERT INTO one_time (token, kind, person, payload, expires_ms) \
                         VALUES ($1, $2, $3, $4, $5)",
                    )
                    .bind(link.token.to_vec())
                    .bind(link.kind)
                    .bind(link.person.map(|person| person.0))
                    .bind(link.payload)
                    .bind(link.expires_ms)
                    .execute(connection)
                    .await
                    .map_err(Error::from);
                    match done {
                        Ok(_) => Ok(()),
                        Err(error) if is_duplicate(&error) => Err(Error::Exists {
                            what: "link",
                            id: "with this secret".into(),
                        }),
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// Uses a link up. Of any number who try with the same secret, one gets it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn consume_one_time(
        &self,
        kind: &str,
        token: Sha256,
        now_ms: i64,
    ) -> Result<Option<OneTime>, Error> {
        let kind = kind.to_owned();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "DELETE FROM one_time WHERE token = $1 AND kind = $2 \
                         AND expires_ms > $3 RETURNING person, payload",
                    )
                    .bind(token.to_vec())
                    .bind(kind)
                    .bind(now_ms)
                    .fetch_optional(connection)
                    .await?;
                    let Some(row) = row else { return Ok(None) };
                    Ok(Some(OneTime {
                        person: row::maybe_person(&row, "person")?,
                        payload: row::text(&row, "payload")?,
                    }))
                })
            })
            .await
    }

    /// Whether a link would still work, without using it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn one_time_works(
        &self,
        kind: &str,
        token: Sha256,
        now_ms: i64,
    ) -> Result<bool, Error> {
        let kind = kind.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "SELECT kind FROM one_time \
                         WHERE token = $1 AND kind = $2 AND expires_ms > $3",
                    )
                    .bind(token.to_vec())
                    .bind(kind)
                    .bind(now_ms)
                    .fetch_optional(connection)
                    .await?;
                    Ok(row.is_some())
                })
            })
            .await
    }
}
