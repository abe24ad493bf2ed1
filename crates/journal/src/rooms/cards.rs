//! Cards with a code, by which pupils enter a class.

use sqlx::any::AnyRow;

use super::Rooms;
use crate::error::{is_dangling, is_duplicate};
use crate::{Error, PersonId, RoomId, Sha256, row};

/// The number of a card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct CardId(pub i64);

/// A card to hand out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewCard {
    /// The SHA-256 of its code.
    pub code: Sha256,
    /// The name of the pupil.
    pub name: String,
    /// The person it lets in, if there is one already.
    pub person: Option<PersonId>,
}

/// A card that was handed out, without its code.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// The room it opens.
    pub room: RoomId,
    /// The name of the pupil.
    pub name: String,
    /// The person it lets in.
    pub person: Option<PersonId>,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
}

impl Rooms {
    /// Keeps the cards of a class, all or none, and returns them in the same order.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such room or person, [`Error::Exists`] when a code is
    /// in use.
    pub async fn create_cards(
        &self,
        room: &RoomId,
        cards: Vec<NewCard>,
        created_ms: i64,
    ) -> Result<Vec<Card>, Error> {
        let room = room.clone();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let mut made = Vec::with_capacity(cards.len());
                    for new in cards {
                        let row = sqlx::query(
                            "INSERT INTO cards (room, code, name, person, created_ms) \
                             VALUES ($1, $2, $3, $4, $5) RETURNING *",
                        )
                        .bind(room.as_str())
                        .bind(new.code.to_vec())
                        .bind(new.name)
                        .bind(new.person.map(|person| person.0))
                        .bind(created_ms)
                        .fetch_one(&mut *connection)
                        .await
                        .map_err(|error| refused(error.into(), &room))?;
                        made.push(card(&row)?);
                    }
                    Ok(made)
                })
            })
            .await
    }

    /// The card with this code.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn card(&self, code: Sha256) -> Result<Option<Card>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM cards WHERE code = $1")
                        .bind(code.to_vec())
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(card).transpose()
                })
            })
            .await
    }

    /// The cards of a room, in the order they were made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn cards(&self, room: &RoomId) -> Result<Vec<Card>, Error> {
        let room = room.clone();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM cards WHERE room = $1 ORDER BY id")
                        .bind(room.as_str())
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(card)
                        .collect()
                })
            })
            .await
    }

    /// Says whom a card lets in. The first to say so is heard: returns who it is now.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such card.
    pub async fn claim_card(&self, id: CardId, person: PersonId) -> Result<PersonId, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "UPDATE cards SET person = COALESCE(person, $2) WHERE id = $1 \
                         RETURNING person",
                    )
                    .bind(id.0)
                    .bind(person.0)
                    .fetch_optional(connection)
                    .await?;
                    let row = row.ok_or_else(|| Error::not_found("card", id.0))?;
                    row::person(&row, "person")
                })
            })
            .await
    }

    /// Gives a card another code: the old one opens nothing.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such card, [`Error::Exists`] when the code is in use.
    pub async fn renew_card(&self, id: CardId, code: Sha256) -> Result<Card, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("UPDATE cards SET code = $2 WHERE id = $1 RETURNING *")
                        .bind(id.0)
                        .bind(code.to_vec())
                        .fetch_optional(connection)
                        .await
                        .map_err(|error| refused(error.into(), &id.0))?;
                    card(&row.ok_or_else(|| Error::not_found("card", id.0))?)
                })
            })
            .await
    }

    /// Takes a card out of use; whether there was one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_card(&self, id: CardId) -> Result<bool, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM cards WHERE id = $1")
                        .bind(id.0)
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }
}

fn refused(error: Error, of: &impl ToString) -> Error {
    if is_duplicate(&error) {
        Error::Exists {
            what: "card",
            id: "with this code".into(),
        }
    } else if is_dangling(&error) {
        Error::not_found("room or person of a card of", of.to_string())
    } else {
        error
    }
}

fn card(row: &AnyRow) -> Result<Card, Error> {
    Ok(Card {
        id: CardId(row::int(row, "id")?),
        room: row::room(row, "room")?,
        name: row::text(row, "name")?,
        person: row::maybe_person(row, "person")?,
        created_ms: row::int(row, "created_ms")?,
    })
}
