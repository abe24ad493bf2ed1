//! Invitations to a room or to a private table, by link or code.

use sqlx::any::AnyRow;

use super::Rooms;
use crate::error::{is_dangling, is_duplicate};
use crate::{Error, GameId, PersonId, RoomId, Sha256, row};

/// A way in for those who have the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The SHA-256 of the code.
    pub code: Sha256,
    /// The room it leads to.
    pub room: RoomId,
    /// The table it leads to, if it is to one.
    pub game: Option<GameId>,
    /// Who invites.
    pub person: Option<PersonId>,
    /// For what: a seat, to look on, … Opaque here.
    pub payload: String,
    /// How many may still come by it.
    pub uses_left: u32,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// Until when it holds.
    pub expires_ms: i64,
}

impl Rooms {
    /// Keeps an invitation.
    ///
    /// # Errors
    /// [`Error::Exists`] when the code is in use, [`Error::NotFound`] when there is no such room,
    /// game or person.
    pub async fn invite(&self, new: Invitation) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "INSERT INTO invitations (code, room, game, person, payload, uses_left, \
                         created_ms, expires_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                    )
                    .bind(new.code.to_vec())
                    .bind(new.room.as_str())
                    .bind(new.game.as_ref().map(GameId::as_str))
                    .bind(new.person.map(|person| person.0))
                    .bind(new.payload)
                    .bind(i64::from(new.uses_left))
                    .bind(new.created_ms)
                    .bind(new.expires_ms)
                    .execute(connection)
                    .await
                    .map_err(Error::from);
                    match done {
                        Ok(_) => Ok(()),
                        Err(error) if is_duplicate(&error) => Err(Error::Exists {
                            what: "invitation",
                            id: "with this code".into(),
                        }),
                        Err(error) if is_dangling(&error) => Err(Error::not_found(
                            "room, game or person to invite to",
                            new.room,
                        )),
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// The invitation with this code, if it still holds.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn invitation(&self, code: Sha256, now_ms: i64) -> Result<Option<Invitation>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "SELECT * FROM invitations \
                         WHERE code = $1 AND expires_ms > $2 AND uses_left > 0",
                    )
                    .bind(code.to_vec())
                    .bind(now_ms)
                    .fetch_optional(connection)
                    .await?;
                    row.as_ref().map(invitation).transpose()
                })
            })
            .await
    }

    /// Comes by an invitation: one fewer may come after. `None` when it does not hold any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn accept(&self, code: Sha256, now_ms: i64) -> Result<Option<Invitation>, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "UPDATE invitations SET uses_left = uses_left - 1 \
                         WHERE code = $1 AND expires_ms > $2 AND uses_left > 0 RETURNING *",
                    )
                    .bind(code.to_vec())
                    .bind(now_ms)
                    .fetch_optional(connection)
                    .await?;
                    row.as_ref().map(invitation).transpose()
                })
            })
            .await
    }

    /// The invitations to a table that still hold.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn invitations(&self, game: GameId, now_ms: i64) -> Result<Vec<Invitation>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM invitations WHERE game = $1 AND expires_ms > $2 \
                         AND uses_left > 0 ORDER BY created_ms, code",
                    )
                    .bind(game.as_str())
                    .bind(now_ms)
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(invitation)
                    .collect()
                })
            })
            .await
    }

    /// Takes an invitation back; whether there was one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn uninvite(&self, code: Sha256) -> Result<bool, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM invitations WHERE code = $1")
                        .bind(code.to_vec())
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }
}

fn invitation(row: &AnyRow) -> Result<Invitation, Error> {
    Ok(Invitation {
        code: row::sha256(row, "code")?,
        room: row::room(row, "room")?,
        game: match row::maybe_text(row, "game")? {
            None => None,
            Some(_) => Some(row::game(row, "game")?),
        },
        person: row::maybe_person(row, "person")?,
        payload: row::text(row, "payload")?,
        uses_left: row::natural(row, "uses_left")?,
        created_ms: row::int(row, "created_ms")?,
        expires_ms: row::int(row, "expires_ms")?,
    })
}
