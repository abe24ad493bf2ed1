//! Tokens with which programs act for a person.

use sqlx::any::AnyRow;

use super::person::person;
use super::{People, Person, Sha256};
use crate::error::{is_dangling, is_duplicate};
use crate::{Error, PersonId, row};

/// The number of a token.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct TokenId(pub i64);

/// A token to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// The SHA-256 of the token.
    pub token: Sha256,
    /// For whom it acts.
    pub person: PersonId,
    /// What they call it.
    pub name: String,
    /// What it may do. Opaque here.
    pub scopes: String,
    /// Now, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A token that is kept, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ApiToken {
    /// Its number.
    pub id: TokenId,
    /// For whom it acts.
    pub person: PersonId,
    /// What they call it.
    pub name: String,
    /// What it may do.
    pub scopes: String,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// When it was last used.
    pub used_ms: Option<i64>,
}

impl People {
    /// Keeps a token.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such person.
    pub async fn create_token(&self, new: NewToken) -> Result<ApiToken, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO tokens (token, person, name, scopes, created_ms) \
                         VALUES ($1, $2, $3, $4, $5) RETURNING *",
                    )
                    .bind(new.token.to_vec())
                    .bind(new.person.0)
                    .bind(new.name)
                    .bind(new.scopes)
                    .bind(new.created_ms)
                    .fetch_one(connection)
                    .await
                    .map_err(Error::from);
                    match row {
                        Ok(row) => token(&row, "id", "name", "created_ms"),
                        Err(error) if is_dangling(&error) => {
                            Err(Error::not_found("person", new.person))
                        }
                        Err(error) if is_duplicate(&error) => Err(Error::Exists {
                            what: "token",
                            id: "with this secret".into(),
                        }),
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// The token with this secret and for whom it acts, if they may enter.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn token(&self, secret: Sha256) -> Result<Option<(ApiToken, Person)>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "SELECT people.*, tokens.id AS token_id, tokens.name AS token_name, \
                         tokens.person, tokens.scopes, tokens.used_ms, \
                         tokens.created_ms AS made_ms \
                         FROM tokens JOIN people ON people.id = tokens.person \
                         WHERE token = $1 AND disabled = 0",
                    )
                    .bind(secret.to_vec())
                    .fetch_optional(connection)
                    .await?;
                    let Some(row) = row else { return Ok(None) };
                    Ok(Some((
                        token(&row, "token_id", "token_name", "made_ms")?,
                        person(&row)?,
                    )))
                })
            })
            .await
    }

    /// The tokens of someone, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tokens(&self, of: PersonId) -> Result<Vec<ApiToken>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM tokens WHERE person = $1 ORDER BY id DESC")
                        .bind(of.0)
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(|row| token(row, "id", "name", "created_ms"))
                        .collect()
                })
            })
            .await
    }

    /// Notes that a token was used.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch_token(&self, id: TokenId, now_ms: i64) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    sqlx::query("UPDATE tokens SET used_ms = $2 WHERE id = $1")
                        .bind(id.0)
                        .bind(now_ms)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Takes a token of someone out of use; whether there was one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_token(&self, of: PersonId, id: TokenId) -> Result<bool, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM tokens WHERE id = $1 AND person = $2")
                        .bind(id.0)
                        .bind(of.0)
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }
}

fn token(row: &AnyRow, id: &str, name: &str, made: &str) -> Result<ApiToken, Error> {
    Ok(ApiToken {
        id: TokenId(row::int(row, id)?),
        person: row::person(row, "person")?,
        name: row::text(row, name)?,
        scopes: row::text(row, "scopes")?,
        created_ms: row::int(row, made)?,
        used_ms: row::maybe_int(row, "used_ms")?,
    })
}
