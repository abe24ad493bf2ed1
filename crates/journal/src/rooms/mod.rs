//! Rooms, and who belongs to them.

mod cards;
mod invitations;

use sqlx::any::AnyRow;

pub use cards::{Card, CardId, NewCard};
pub use invitations::Invitation;

use crate::error::{is_dangling, is_duplicate};
use crate::journal::Store;
use crate::{Error, PersonId, RoomId, row};

/// The rooms of a hall.
#[derive(Clone)]
pub struct Rooms(pub(crate) Store);

/// What a room is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    /// Play needs no registration and is never for points.
    Guest,
    /// Anyone registered opens tables.
    Open,
    /// An organizer pairs, all tables start together.
    ClubEvening,
    /// A teacher sees every board; closed to strangers.
    Class,
}

impl RoomKind {
    /// Every kind.
    pub const ALL: [RoomKind; 4] = [Self::Guest, Self::Open, Self::ClubEvening, Self::Class];

    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            RoomKind::Guest => "guest",
            RoomKind::Open => "open",
            RoomKind::ClubEvening => "club_evening",
            RoomKind::Class => "class",
        }
    }
}

/// A room to create, or what one is to become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRoom {
    /// Its name in addresses.
    pub id: RoomId,
    /// Its name for people.
    pub name: String,
    /// What it is for.
    pub kind: RoomKind,
    /// Whose it is; `None` for the hall's own.
    pub owner: Option<PersonId>,
    /// Regulations and the like, as JSON. Opaque here.
    pub settings: String,
    /// Whether one may chat in it.
    pub chat_open: bool,
    /// Whether it is shown to all.
    pub listed: bool,
    /// Now, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A room.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Room {
    /// Its name in addresses.
    pub id: RoomId,
    /// Its name for people.
    pub name: String,
    /// What it is for.
    pub kind: RoomKind,
    /// Whose it is; `None` for the hall's own.
    pub owner: Option<PersonId>,
    /// Regulations and the like, as JSON.
    pub settings: String,
    /// Whether one may chat in it.
    pub chat_open: bool,
    /// Whether it is shown to all.
    pub listed: bool,
    /// Put away: its games stay, none are added.
    pub archived: bool,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
}

/// Someone who belongs to a room.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Member {
    /// The room.
    pub room: RoomId,
    /// Who.
    pub person: PersonId,
    /// As what: a code of the hall's.
    pub role: String,
    /// Since when, in milliseconds since 1970.
    pub joined_ms: i64,
}

impl Rooms {
    /// Creates a room.
    ///
    /// # Errors
    /// [`Error::Exists`], or [`Error::NotFound`] when there is no such owner.
    pub async fn create(&self, new: NewRoom) -> Result<Room, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "INSERT INTO rooms (id, name, kind, owner, settings, chat_open, listed, \
                         archived, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8) \
                         RETURNING *",
                    )
                    .bind(new.id.as_str())
                    .bind(new.name)
                    .bind(new.kind.code())
                    .bind(new.owner.map(|person| person.0))
                    .bind(new.settings)
                    .bind(i64::from(new.chat_open))
                    .bind(i64::from(new.listed))
                    .bind(new.created_ms)
                    .fetch_one(connection)
                    .await
                    .map_err(Error::from);
                    match row {
                        Ok(row) => room(&row),
                        Err(error) if is_duplicate(&error) => Err(Error::Exists {
                            what: "room",
                            id: new.id.to_string(),
                        }),
                        Err(error) if is_dangling(&error) => Err(Error::not_found("owner", new.id)),
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// A room.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn room(&self, id: &RoomId) -> Result<Option<Room>, Error> {
        let id = id.clone();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM rooms WHERE id = $1")
                        .bind(id.as_str())
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(room).transpose()
                })
            })
            .await
    }

    /// Every room that is not put away, listed or not, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self) -> Result<Vec<Room>, Error> {
        self.0
            .read(|connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM rooms WHERE archived = 0 ORDER BY created_ms, id")
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(room)
                        .collect()
                })
            })
            .await
    }

    /// Changes a room to what is given; its id and date of creation stay.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn update(&self, new: NewRoom) -> Result<Room, Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query(
                        "UPDATE rooms SET name = $2, kind = $3, owner = $4, settings = $5, \
                         chat_open = $6, listed = $7 WHERE id = $1 RETURNING *",
                    )
                    .bind(new.id.as_str())
                    .bind(new.name)
                    .bind(new.kind.code())
                    .bind(new.owner.map(|person| person.0))
                    .bind(new.settings)
                    .bind(i64::from(new.chat_open))
                    .bind(i64::from(new.listed))
                    .fetch_optional(connection)
                    .await?;
                    room(&row.ok_or_else(|| Error::not_found("room", new.id))?)
                })
            })
            .await
    }

    /// Puts a room away.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn archive(&self, id: &RoomId) -> Result<(), Error> {
        self.put_away(id, 1).await
    }

    /// Takes a room out again.
    ///
    /// # Errors
    /// [`Error::NotFound`].
    pub async fn unarchive(&self, id: &RoomId) -> Result<(), Error> {
        self.put_away(id, 0).await
    }

    async fn put_away(&self, id: &RoomId, archived: i64) -> Result<(), Error> {
        let id = id.clone();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("UPDATE rooms SET archived = $2 WHERE id = $1")
                        .bind(id.as_str())
                        .bind(archived)
                        .execute(connection)
                        .await?;
                    if done.rows_affected() == 0 {
                        return Err(Error::not_found("room", id));
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Makes someone belong to a room, or changes as what.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such room or person.
    pub async fn join(&self, member: Member) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "INSERT INTO members (room, person, role, joined_ms) \
                         VALUES ($1, $2, $3, $4) \
                         ON CONFLICT (room, person) DO UPDATE SET role = excluded.role",
                    )
                    .bind(member.room.as_str())
                    .bind(member.person.0)
                    .bind(member.role)
                    .bind(member.joined_ms)
                    .execute(connection)
                    .await
                    .map_err(Error::from);
                    match done {
                        Ok(_) => Ok(()),
                        Err(error) if is_dangling(&error) => {
                            let both = format!("{} or person {}", member.room, member.person);
                            Err(Error::not_found("room", both))
                        }
                        Err(error) => Err(error),
                    }
                })
            })
            .await
    }

    /// Ends that someone belongs to a room; whether they did.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leave(&self, id: &RoomId, person: PersonId) -> Result<bool, Error> {
        let id = id.clone();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query("DELETE FROM members WHERE room = $1 AND person = $2")
                        .bind(id.as_str())
                        .bind(person.0)
                        .execute(connection)
                        .await?;
                    Ok(done.rows_affected() > 0)
                })
            })
            .await
    }

    /// Who belongs to a room, in the order they joined.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn members(&self, id: &RoomId) -> Result<Vec<Member>, Error> {
        let id = id.clone();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM members WHERE room = $1 ORDER BY joined_ms, person")
                        .bind(id.as_str())
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(member)
                        .collect()
                })
            })
            .await
    }

    /// To which rooms someone belongs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn memberships(&self, of: PersonId) -> Result<Vec<Member>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM members WHERE person = $1 ORDER BY room")
                        .bind(of.0)
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(member)
                        .collect()
                })
            })
            .await
    }
}

fn room(row: &AnyRow) -> Result<Room, Error> {
    let kind = row::text(row, "kind")?;
    Ok(Room {
        id: row::room(row, "id")?,
        name: row::text(row, "name")?,
        kind: RoomKind::ALL
            .into_iter()
            .find(|known| known.code() == kind)
            .ok_or(Error::Value {
                what: "the kind of a room",
                value: kind,
            })?,
        owner: row::maybe_person(row, "owner")?,
        settings: row::text(row, "settings")?,
        chat_open: row::flag(row, "chat_open")?,
        listed: row::flag(row, "listed")?,
        archived: row::flag(row, "archived")?,
        created_ms: row::int(row, "created_ms")?,
    })
}

fn member(row: &AnyRow) -> Result<Member, Error> {
    Ok(Member {
        room: row::room(row, "room")?,
        person: row::person(row, "person")?,
        role: row::text(row, "role")?,
        joined_ms: row::int(row, "joined_ms")?,
    })
}
