//! People and machines: names, kinds, roles, and leaving.

mod export;
mod one_time;
mod person;
mod sessions;
mod tokens;

use sqlx::AnyConnection;
use unicode_normalization::UnicodeNormalization;

pub use one_time::{OneTime, OneTimeLink};
pub use person::{Person, PersonKind, Registration, Roles};
pub use sessions::{NewSession, Session};
pub use tokens::{ApiToken, NewToken, TokenId};

use person::person;

use crate::error::is_duplicate;
use crate::journal::Store;
use crate::{Error, PersonId};

/// A secret is never kept, only its SHA-256.
pub type Sha256 = [u8; 32];

/// The people of a hall.
#[derive(Clone)]
pub struct People(pub(crate) Store);

/// The form in which two names are the same: compatibility forms and case do not count.
fn folded(name: &str) -> String {
    name.trim()
        .nfkc()
        .flat_map(char::to_lowercase)
        .nfkc()
        .collect()
}

/// Names of this beginning are for those who left.
const LEFT: &str = "deleted-";

impl People {
    /// Lets a guest in under a name.
    ///
    /// # Errors
    /// [`Error::NameTaken`].
    pub async fn create_guest(&self, name: &str, created_ms: i64) -> Result<Person, Error> {
        let guest = Registration {
            name: name.to_owned(),
            password_hash: None,
            roles: Roles::NONE,
            created_ms,
        };
        self.create(PersonKind::Guest, guest).await
    }

    /// Registers someone.
    ///
    /// # Errors
    /// [`Error::NameTaken`].
    pub async fn register(&self, registration: Registration) -> Result<Person, Error> {
        self.create(PersonKind::Registered, registration).await
    }

    /// Gives an engine a name to sit under.
    ///
    /// # Errors
    /// [`Error::NameTaken`].
    pub async fn create_machine(&self, name: &str, created_ms: i64) -> Result<Person, Error> {
        let machine = Registration {
            name: name.to_owned(),
            password_hash: None,
            roles: Roles::NONE,
            created_ms,
        };
        self.create(PersonKind::Machine, machine).await
    }

    async fn create(&self, kind: PersonKind, new: Registration) -> Result<Person, Error> {
        let folded = free_to_take(&new.name)?;
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO people (name, folded, kind, password_hash, roles, \
                         created_ms, disabled, deleted) \
                         VALUES ($1, $2, $3, $4, $5, $6, 0, 0) RETURNING *",
                    )
                    .bind(new.name.trim())
                    .bind(folded)
                    .bind(kind.code())
                    .bind(new.password_hash)
                    .bind(i64::from(new.roles.0))
                    .bind(new.created_ms)
                    .fetch_one(connection)
                    .await;
                    person(&row.map_err(|error| name_taken(error, &new.name))?)
                })
            })
            .await
    }

    /// Makes a guest a registered person; what they did before stays theirs.
    ///
    /// # Errors
    /// [`Error::NameTaken`], or [`Error::NotFound`] when there is no such guest.
    pub async fn register_guest(
        &self,
        guest: PersonId,
        registration: Registration,
    ) -> Result<Person, Error> {
        let folded = free_to_take(&registration.name)?;
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "UPDATE people SET name = $2, folded = $3, kind = 'registered', \
                         password_hash = $4, roles = $5 \
                         WHERE id = $1 AND kind = 'guest' AND deleted = 0 RETURNING *",
                    )
                    .bind(guest.0)
                    .bind(registration.name.trim())
                    .bind(folded)
                    .bind(registration.password_hash)
                    .bind(i64::from(registration.roles.0))
                    .fetch_optional(connection)
                    .await
                    .map_err(|error| name_taken(error, &registration.name))?;
                    person(&row.ok_or_else(|| Error::not_found("guest", guest))?)
                })
            })
            .await
    }

    /// The person of this name, in any case.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_name(&self, name: &str) -> Result<Option<Person>, Error> {
        let folded = folded(name);
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM people WHERE folded = $1")
                        .bind(folded)
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(person).transpose()
                })
            })
            .await
    }

    /// The person of this number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_id(&self, id: PersonId) -> Result<Option<Person>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM people WHERE id = $1")
                        .bind(id.0)
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(person).transpose()
                })
            })
            .await
    }

    /// Registered people and machines whose name begins so, in any case, by name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn search(&self, beginning: &str, limit: u32) -> Result<Vec<Person>, Error> {
        let from = folded(beginning);
        let until = format!("{from}{}", char::MAX);
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM people WHERE folded >= $1 AND folded < $2 \
                         AND kind <> 'guest' AND deleted = 0 ORDER BY folded LIMIT $3",
                    )
                    .bind(from)
                    .bind(until)
                    .bind(i64::from(limit))
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(person)
                    .collect()
                })
            })
            .await
    }

    /// Everyone who has at least one of `roles`, by name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn with_any_role(&self, roles: Roles) -> Result<Vec<Person>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM people WHERE roles & $1 <> 0 AND deleted = 0 \
                         ORDER BY folded",
                    )
                    .bind(i64::from(roles.0))
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(person)
                    .collect()
                })
            })
            .await
    }

    /// Everyone registered, by number: at most `limit`, after one if it is given.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn registered(
        &self,
        limit: u32,
        after: Option<PersonId>,
    ) -> Result<Vec<Person>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM people WHERE kind = 'registered' AND deleted = 0 \
                         AND id > $1 ORDER BY id LIMIT $2",
                    )
                    .bind(after.map_or(0, |id| id.0))
                    .bind(i64::from(limit))
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(person)
                    .collect()
                })
            })
            .await
    }

    /// Changes the password; who was in by the old one stays in unless their sessions are revoked.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn set_password(&self, id: PersonId, password_hash: &str) -> Result<(), Error> {
        let password_hash = password_hash.to_owned();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE people SET password_hash = $2 WHERE id = $1 AND deleted = 0",
                    )
                    .bind(id.0)
                    .bind(password_hash)
                    .execute(connection)
                    .await?;
                    found(id, done.rows_affected())
                })
            })
            .await
    }

    /// Changes the rights of someone.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn set_roles(&self, id: PersonId, roles: Roles) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done =
                        sqlx::query("UPDATE people SET roles = $2 WHERE id = $1 AND deleted = 0")
                            .bind(id.0)
                            .bind(i64::from(roles.0))
                            .execute(connection)
                            .await?;
                    found(id, done.rows_affected())
                })
            })
            .await
    }

    /// Gives someone another name.
    ///
    /// # Errors
    /// [`Error::NameTaken`] or [`Error::NotFound`].
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<(), Error> {
        let folded = free_to_take(name)?;
        let name = name.to_owned();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE people SET name = $2, folded = $3 WHERE id = $1 AND deleted = 0",
                    )
                    .bind(id.0)
                    .bind(name.trim())
                    .bind(folded)
                    .execute(connection)
                    .await
                    .map_err(|error| name_taken(error, &name))?;
                    found(id, done.rows_affected())
                })
            })
            .await
    }

    /// Keeps someone out and ends their sessions.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn disable(&self, id: PersonId) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done =
                        sqlx::query("UPDATE people SET disabled = 1 WHERE id = $1 AND deleted = 0")
                            .bind(id.0)
                            .execute(&mut *connection)
                            .await?;
                    found(id, done.rows_affected())?;
                    erase(connection, "DELETE FROM sessions WHERE person = $1", id).await
                })
            })
            .await
    }

    /// Lets someone in again.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn enable(&self, id: PersonId) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done =
                        sqlx::query("UPDATE people SET disabled = 0 WHERE id = $1 AND deleted = 0")
                            .bind(id.0)
                            .execute(connection)
                            .await?;
                    found(id, done.rows_affected())
                })
            })
            .await
    }

    /// Forgets who someone was. Their games, points and words stay, under a name that is only
    /// their number; password, rights, sessions, tokens, links and cards are gone.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn delete(&self, id: PersonId) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE people SET name = $2, folded = $2, password_hash = NULL, \
                         roles = 0, disabled = 1, deleted = 1 WHERE id = $1 AND deleted = 0",
                    )
                    .bind(id.0)
                    .bind(format!("{LEFT}{id}"))
                    .execute(&mut *connection)
                    .await?;
                    found(id, done.rows_affected())?;
                    for statement in [
                        "DELETE FROM sessions WHERE person = $1",
                        "DELETE FROM tokens WHERE person = $1",
                        "DELETE FROM one_time WHERE person = $1",
                        "DELETE FROM members WHERE person = $1",
                        "DELETE FROM cards WHERE person = $1",
                    ] {
                        erase(connection, statement, id).await?;
                    }
                    sqlx::query("UPDATE messages SET name = $2 WHERE person = $1")
                        .bind(id.0)
                        .bind(format!("{LEFT}{id}"))
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Everything the record has about someone, as JSON; secrets are left out.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn export(&self, id: PersonId) -> Result<serde_json::Value, Error> {
        let dialect = self.0.dialect();
        self.0
            .read(move |connection| Box::pin(export::export(connection, dialect, id)))
            .await
    }
}

async fn erase(
    connection: &mut AnyConnection,
    statement: &'static str,
    id: PersonId,
) -> Result<(), Error> {
    sqlx::query(statement)
        .bind(id.0)
        .execute(connection)
        .await?;
    Ok(())
}

fn found(id: PersonId, rows: u64) -> Result<(), Error> {
    if rows == 0 {
        Err(Error::not_found("person", id))
    } else {
        Ok(())
    }
}

fn free_to_take(name: &str) -> Result<String, Error> {
    let folded = folded(name);
    if folded.is_empty() {
        return Err(Error::Value {
            what: "a name",
            value: name.to_owned(),
        });
    }
    if folded.starts_with(LEFT) {
        return Err(Error::NameTaken(name.to_owned()));
    }
    Ok(folded)
}

fn name_taken(error: sqlx::Error, name: &str) -> Error {
    let error = Error::from(error);
    if is_duplicate(&error) {
        Error::NameTaken(name.to_owned())
    } else {
        error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        let check = |one: &str, other: &str| assert_eq!(folded(one), folded(other));
        check("José", "JOSE\u{301}");
        check(" Ana ", "ana");
        check("Ａｎａ", "ana");
        assert_ne!(folded("Jose"), folded("José"));
    }
}
