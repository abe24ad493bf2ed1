//! Games: who created them, every batch of facts, and how they ended.

mod archive;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

pub use archive::{ArchiveQuery, Cursor, Page, Tally};

use crate::error::{is_dangling, is_duplicate};
use crate::journal::Store;
use crate::row::{self, stored};
use crate::writer::head_of;
use crate::{AppendError, Error, GameId, PersonId, RoomId};

/// The games of a hall.
#[derive(Clone)]
pub struct Games(pub(crate) Store);

/// A game to create.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name, not used before.
    pub id: GameId,
    /// The room its table stands in.
    pub room: RoomId,
    /// Everything it is played under, as JSON. Opaque here.
    pub settings: String,
    /// The version of the form in which its facts are stored.
    pub format: u16,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
}

/// Facts that were decided together: what one command led to.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Batch {
    /// The game they belong to.
    pub game: GameId,
    /// How many events the game had before: the version this batch expects.
    pub first: u64,
    /// How many events this batch has, 1 or more.
    pub count: u32,
    /// When, by the hall's clock, in milliseconds since 1970.
    pub unix_ms: i64,
    /// When, in milliseconds of the game's own time.
    pub at_ms: u64,
    /// Who gave the command, if a person did.
    pub by: Option<PersonId>,
    /// The id of the command, so that one sent again is recognized.
    pub command: Option<String>,
    /// The events, as a JSON array. Opaque here.
    pub events: String,
}

impl Batch {
    /// The version of the game after this batch.
    pub fn next(&self) -> u64 {
        self.first + u64::from(self.count)
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Summary {
    /// The result, as `1-0`, `0-1`, `1/2-1/2`, `0-0` or `*`. Opaque here.
    pub result: String,
    /// The code of the reason.
    pub reason: String,
    /// Who had the white pieces, if it is someone the record knows.
    pub white: Option<PersonId>,
    /// Who had the black pieces.
    pub black: Option<PersonId>,
    /// The class of its time control: blitz, rapid, standard, …
    pub class: String,
    /// How many moves were made, counted by each side.
    pub plies: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// Whether it counts for points.
    pub counted: bool,
}

/// A game without its facts.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct GameRow {
    /// Its name.
    pub id: GameId,
    /// The room its table stands in.
    pub room: RoomId,
    /// Everything it is played under, as JSON.
    pub settings: String,
    /// The version of the form in which its facts are stored.
    pub format: u16,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// How it ended; `None` while it is open.
    pub summary: Option<Summary>,
}

impl Games {
    /// Creates a game with no facts.
    ///
    /// # Errors
    /// [`Error::Exists`] when the name is used, [`Error::NotFound`] when there is no such room.
    pub async fn create(&self, game: NewGame) -> Result<(), Error> {
        self.0
            .write(move |connection| Box::pin(create(connection, game)))
            .await
    }

    /// Adds facts to a game. When this returns they are durable.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] unless the game has exactly [`Batch::first`] events.
    pub async fn append(&self, batch: Batch) -> Result<(), AppendError> {
        self.0.writer().append(batch, None).await
    }

    /// Adds the last facts of a game and how it ended, both or neither.
    ///
    /// # Errors
    /// As [`append`](Games::append).
    pub async fn append_and_close(
        &self,
        batch: Batch,
        summary: Summary,
    ) -> Result<(), AppendError> {
        self.0.writer().append(batch, Some(summary)).await
    }

    /// Says how a game ended, or corrects what was said: when it ended stays as it was said first.
    /// Facts may still be appended.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such game.
    pub async fn close_game(&self, id: GameId, summary: Summary) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move { write_summary(connection, id, &summary).await })
            })
            .await
    }

    /// Takes back that a game ended: it is open again.
    ///
    /// # Errors
    /// [`Error::NotFound`] when there is no such game.
    pub async fn reopen_game(&self, id: GameId) -> Result<(), Error> {
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE games SET result = NULL, reason = NULL, white = NULL, \
                         black = NULL, class = NULL, plies = NULL, ended_ms = NULL, \
                         counted = NULL WHERE id = $1",
                    )
                    .bind(id.as_str())
                    .execute(connection)
                    .await?;
                    if done.rows_affected() == 0 {
                        return Err(Error::not_found("game", id));
                    }
                    Ok(())
                })
            })
            .await
    }

    /// The batches of a game that hold event number `from` (from 0) or a later one, in order.
    ///
    /// # Errors
    /// When the database fails. A game that does not exist has no batches.
    pub async fn read(&self, id: GameId, from: u64) -> Result<Vec<Batch>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT first, count, unix_ms, at_ms, person, command, events \
                         FROM batches WHERE game = $1 AND first + count > $2 ORDER BY first",
                    )
                    .bind(id.as_str())
                    .bind(stored(from))
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(|row| batch(id, row))
                    .collect()
                })
            })
            .await
    }

    /// How many events a game has; `None` when there is no such game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn version(&self, id: GameId) -> Result<Option<u64>, Error> {
        self.0
            .read(move |connection| Box::pin(head_of(connection, id)))
            .await
    }

    /// A game without its facts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&self, id: GameId) -> Result<Option<GameRow>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM games WHERE id = $1")
                        .bind(id.as_str())
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(game_row).transpose()
                })
            })
            .await
    }

    /// Every game that has not ended, oldest first: what a hall rebuilds when it starts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_games(&self) -> Result<Vec<GameRow>, Error> {
        self.0
            .read(|connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM games WHERE ended_ms IS NULL ORDER BY created_ms, id",
                    )
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(game_row)
                    .collect()
                })
            })
            .await
    }

    /// Games that ended, the latest first, a page at a time.
    ///
    /// ```
    /// # use tokio::runtime::Builder;
    /// # Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
    /// # use jadoube_journal::{ArchiveQuery, Journal, PersonId};
    /// # let journal = Journal::open("memory:").await?;
    /// let mut query = ArchiveQuery { player: Some(PersonId(7)), limit: 50, ..Default::default() };
    /// loop {
    ///     let page = journal.games().archive(query.clone()).await?;
    ///     for game in &page.games { /* show it */ }
    ///     let Some(next) = page.next else { break };
    ///     query.after = Some(next);
    /// }
    /// # Ok::<(), jadoube_journal::Error>(()) }).unwrap();
    /// ```
    ///
    /// # Errors
    /// When the database fails.
    pub async fn archive(&self, query: ArchiveQuery) -> Result<Page, Error> {
        self.0
            .read(move |connection| Box::pin(archive::page(connection, query)))
            .await
    }

    /// How the games of somebody ended, each way with how often.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tally(&self, person: PersonId) -> Result<Vec<Tally>, Error> {
        self.0
            .read(move |connection| Box::pin(archive::tally(connection, person)))
            .await
    }
}

async fn create(connection: &mut AnyConnection, game: NewGame) -> Result<(), Error> {
    let done = sqlx::query(
        "INSERT INTO games (id, room, settings, format, created_ms) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.id.as_str())
    .bind(game.room.as_str())
    .bind(game.settings)
    .bind(i64::from(game.format))
    .bind(game.created_ms)
    .execute(connection)
    .await
    .map_err(Error::from);
    match done {
        Ok(_) => Ok(()),
        Err(error) if is_duplicate(&error) => Err(Error::Exists {
            what: "game",
            id: game.id.to_string(),
        }),
        Err(error) if is_dangling(&error) => Err(Error::not_found("room", game.room)),
        Err(error) => Err(error),
    }
}

/// Says how a game ended, within the transaction of `connection`.
pub(crate) async fn write_summary(
    connection: &mut AnyConnection,
    id: GameId,
    summary: &Summary,
) -> Result<(), Error> {
    let done = sqlx::query(
        "UPDATE games SET result = $2, reason = $3, white = $4, black = $5, class = $6, \
         plies = $7, ended_ms = COALESCE(ended_ms, $8), counted = $9 WHERE id = $1",
    )
    .bind(id.as_str())
    .bind(summary.result.as_str())
    .bind(summary.reason.as_str())
    .bind(summary.white.map(|person| person.0))
    .bind(summary.black.map(|person| person.0))
    .bind(summary.class.as_str())
    .bind(i64::from(summary.plies))
    .bind(summary.ended_ms)
    .bind(i64::from(summary.counted))
    .execute(connection)
    .await?;
    if done.rows_affected() == 0 {
        return Err(Error::not_found("game", id));
    }
    Ok(())
}

fn batch(game: GameId, row: &AnyRow) -> Result<Batch, Error> {
    Ok(Batch {
        game,
        first: row::natural(row, "first")?,
        count: row::natural(row, "count")?,
        unix_ms: row::int(row, "unix_ms")?,
        at_ms: row::natural(row, "at_ms")?,
        by: row::maybe_person(row, "person")?,
        command: row::maybe_text(row, "command")?,
        events: row::text(row, "events")?,
    })
}

fn game_row(row: &AnyRow) -> Result<GameRow, Error> {
    Ok(GameRow {
        id: row::game(row, "id")?,
        room: row::room(row, "room")?,
        settings: row::text(row, "settings")?,
        format: row::natural(row, "format")?,
        created_ms: row::int(row, "created_ms")?,
        summary: match row::maybe_int(row, "ended_ms")? {
            None => None,
            Some(ended_ms) => Some(summary(row, ended_ms)?),
        },
    })
}

fn summary(row: &AnyRow, ended_ms: i64) -> Result<Summary, Error> {
    Ok(Summary {
        result: row::text(row, "result")?,
        reason: row::text(row, "reason")?,
        white: row::maybe_person(row, "white")?,
        black: row::maybe_person(row, "black")?,
        class: row::text(row, "class")?,
        plies: row::natural(row, "plies")?,
        ended_ms,
        counted: row::flag(row, "counted")?,
    })
}
