//! What was said, and what was done about it.

mod moderation;

use sqlx::any::AnyRow;

pub use moderation::{Mute, MuteId, NewMute, NewReport, Report, ReportId};

use crate::journal::Store;
use crate::{Error, PersonId, row};

/// The chat of a hall.
#[derive(Clone)]
pub struct Chat(pub(crate) Store);

/// The number of a message.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct MessageId(pub i64);

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NewMessage {
    /// Where: `room:ID` or `table:ID`.
    pub place: String,
    /// By whom; `None` for the hall itself.
    pub person: Option<PersonId>,
    /// Under which name.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub unix_ms: i64,
    /// What.
    pub text: String,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Message {
    /// Its number; later messages have larger ones.
    pub id: MessageId,
    /// What was said.
    #[serde(flatten)]
    pub said: NewMessage,
    /// Who hid it, if someone did.
    pub hidden_by: Option<PersonId>,
    /// When it was hidden, in milliseconds since 1970.
    pub hidden_ms: Option<i64>,
}

impl Chat {
    /// Keeps a message.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn post(&self, new: NewMessage) -> Result<MessageId, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO messages (place, person, name, unix_ms, text) \
                         VALUES ($1, $2, $3, $4, $5) RETURNING id",
                    )
                    .bind(new.place)
                    .bind(new.person.map(|person| person.0))
                    .bind(new.name)
                    .bind(new.unix_ms)
                    .bind(new.text)
                    .fetch_one(connection)
                    .await?;
                    Ok(MessageId(row::int(&row, "id")?))
                })
            })
            .await
    }

    /// The last `limit` messages of a place, before one if it is given, in the order they were
    /// said. Hidden ones are among them and marked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn recent(
        &self,
        place: &str,
        limit: u32,
        before: Option<MessageId>,
    ) -> Result<Vec<Message>, Error> {
        let place = place.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let rows = sqlx::query(
                        "SELECT * FROM messages WHERE place = $1 AND id < $2 \
                         ORDER BY id DESC LIMIT $3",
                    )
                    .bind(place)
                    .bind(before.map_or(i64::MAX, |id| id.0))
                    .bind(i64::from(limit))
                    .fetch_all(connection)
                    .await?;
                    rows.iter().rev().map(message).collect()
                })
            })
            .await
    }

    /// One message.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn message(&self, id: MessageId) -> Result<Option<Message>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM messages WHERE id = $1")
                        .bind(id.0)
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(message).transpose()
                })
            })
            .await
    }

    /// Hides a message. Whoever hid it first is remembered.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn hide(&self, id: MessageId, by: PersonId, now_ms: i64) -> Result<Message, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "UPDATE messages SET hidden_by = COALESCE(hidden_by, $2), \
                         hidden_ms = COALESCE(hidden_ms, $3) WHERE id = $1 RETURNING *",
                    )
                    .bind(id.0)
                    .bind(by.0)
                    .bind(now_ms)
                    .fetch_optional(connection)
                    .await?;
                    message(&row.ok_or_else(|| Error::not_found("message", id.0))?)
                })
            })
            .await
    }
}

fn message(row: &AnyRow) -> Result<Message, Error> {
    Ok(Message {
        id: MessageId(row::int(row, "id")?),
        said: NewMessage {
            place: row::text(row, "place")?,
            person: row::maybe_person(row, "person")?,
            name: row::text(row, "name")?,
            unix_ms: row::int(row, "unix_ms")?,
            text: row::text(row, "text")?,
        },
        hidden_by: row::maybe_person(row, "hidden_by")?,
        hidden_ms: row::maybe_int(row, "hidden_ms")?,
    })
}
