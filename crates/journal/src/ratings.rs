//! Points: what each person has in each class, and how each game changed it, once.

mod revise;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::error::{is_dangling, is_duplicate};
use crate::journal::Store;
use crate::{Error, GameId, PersonId, row};
pub use revise::Revision;

/// The points of the people of a hall.
#[derive(Clone)]
pub struct Ratings(pub(crate) Store);

/// Strength, how sure of it one is, and how steady it is: the three numbers of Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Standing {
    /// Points.
    pub rating: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// How much they are expected to change.
    pub volatility: f64,
}

/// What someone has in a class.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Rating {
    /// The three numbers.
    #[serde(flatten)]
    pub standing: Standing,
    /// After so many games.
    pub games: u32,
    /// Since when, in milliseconds since 1970.
    pub updated_ms: i64,
}

/// What a game does to the points of one person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Whose points.
    pub person: PersonId,
    /// What [`Ratings::current`] said when the change was computed. If it changed since, nothing
    /// is written.
    pub seen: Option<Rating>,
    /// From what it was computed: as seen, or as grown less sure with time, or as at first.
    pub before: Standing,
    /// What it becomes.
    pub after: Standing,
}

/// What a game did to the points of one person.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct HistoryRow {
    /// The game.
    pub game: GameId,
    /// Whose points.
    pub person: PersonId,
    /// When it counted, in milliseconds since 1970.
    pub at_ms: i64,
    /// From what it was computed.
    pub before: Standing,
    /// What it became.
    pub after: Standing,
}

/// A place in a ranking.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Ranked {
    /// Who.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// With what.
    #[serde(flatten)]
    pub rating: Rating,
}

/// A game that counts, as it is needed to compute the points anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedGame {
    /// The game.
    pub id: GameId,
    /// Who had the white pieces.
    pub white: PersonId,
    /// Who had the black pieces.
    pub black: PersonId,
    /// The result as it stands now.
    pub result: String,
    /// The class.
    pub class: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
}

impl Ratings {
    /// What someone has in a class; `None` before their first game that counts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn current(&self, person: PersonId, class: &str) -> Result<Option<Rating>, Error> {
        let class = class.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM ratings WHERE person = $1 AND class = $2")
                        .bind(person.0)
                        .bind(class)
                        .fetch_optional(connection)
                        .await?;
                    row.as_ref().map(rating).transpose()
                })
            })
            .await
    }

    /// What someone has in every class, by its code.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all_of(&self, person: PersonId) -> Result<Vec<(String, Rating)>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM ratings WHERE person = $1 ORDER BY class")
                        .bind(person.0)
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(|row| Ok((row::text(row, "class")?, rating(row)?)))
                        .collect()
                })
            })
            .await
    }

    /// Counts a game: both changes or neither, and once, however often it is said. Whether it was
    /// counted now; `false` when it had been before.
    ///
    /// # Errors
    /// [`Error::RatingMoved`] when someone's points are not what was seen: read them, compute and
    /// try again. [`Error::NotFound`] when there is no such game or person.
    pub async fn apply_game(
        &self,
        game: GameId,
        class: &str,
        changes: [Change; 2],
        at_ms: i64,
    ) -> Result<bool, Error> {
        let class = class.to_owned();
        self.0
            .write(move |connection| {
                Box::pin(async move {
                    for change in changes {
                        let Change {
                            person,
                            before,
                            after,
                            ..
                        } = change;
                        let row = HistoryRow {
                            game,
                            person,
                            at_ms,
                            before,
                            after,
                        };
                        if !keep(connection, &class, &row).await? {
                            return Ok(false);
                        }
                        swap(connection, &class, &change, at_ms).await?;
                    }
                    Ok(true)
                })
            })
            .await
    }

    /// How the points of someone in a class changed, the latest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn history(
        &self,
        person: PersonId,
        class: &str,
        limit: u32,
    ) -> Result<Vec<HistoryRow>, Error> {
        let class = class.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM rating_changes WHERE person = $1 AND class = $2 \
                         ORDER BY at_ms DESC, game DESC LIMIT $3",
                    )
                    .bind(person.0)
                    .bind(class)
                    .bind(i64::from(limit))
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(history_row)
                    .collect()
                })
            })
            .await
    }

    /// What a game did to the points, one row for each person; empty if it was not counted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn changes_by(&self, game: GameId) -> Result<Vec<HistoryRow>, Error> {
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM rating_changes WHERE game = $1 ORDER BY person")
                        .bind(game.as_str())
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(history_row)
                        .collect()
                })
            })
            .await
    }

    /// The registered people of a class with at least `min_games`, the strongest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ranking(
        &self,
        class: &str,
        min_games: u32,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<Ranked>, Error> {
        let class = class.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT ratings.*, people.name FROM ratings \
                         JOIN people ON people.id = ratings.person \
                         WHERE class = $1 AND games >= $2 AND kind = 'registered' \
                         AND deleted = 0 AND disabled = 0 \
                         ORDER BY rating DESC, person LIMIT $3 OFFSET $4",
                    )
                    .bind(class)
                    .bind(i64::from(min_games))
                    .bind(i64::from(limit))
                    .bind(i64::from(offset))
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(|row| {
                        Ok(Ranked {
                            person: row::person(row, "person")?,
                            name: row::text(row, "name")?,
                            rating: rating(row)?,
                        })
                    })
                    .collect()
                })
            })
            .await
    }

    /// What everybody has in a class, by their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_class(&self, class: &str) -> Result<Vec<(PersonId, Rating)>, Error> {
        let class = class.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query("SELECT * FROM ratings WHERE class = $1 ORDER BY person")
                        .bind(class)
                        .fetch_all(connection)
                        .await?
                        .iter()
                        .map(|row| Ok((row::person(row, "person")?, rating(row)?)))
                        .collect()
                })
            })
            .await
    }

    /// Every game of a class that counts, in the order in which they ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counted_games(&self, class: &str) -> Result<Vec<CountedGame>, Error> {
        let class = class.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT id, white, black, result, class, ended_ms FROM games \
                         WHERE counted = 1 AND class = $1 AND ended_ms IS NOT NULL \
                         AND white IS NOT NULL AND black IS NOT NULL ORDER BY ended_ms, id",
                    )
                    .bind(class)
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(counted_game)
                    .collect()
                })
            })
            .await
    }
}

/// Writes a row of history; whether there was none for this game and person.
async fn keep(
    connection: &mut AnyConnection,
    class: &str,
    row: &HistoryRow,
) -> Result<bool, Error> {
    let done = sqlx::query(
        "INSERT INTO rating_changes (game, person, class, at_ms, \
         rating_before, deviation_before, volatility_before, \
         rating_after, deviation_after, volatility_after) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(row.game.as_str())
    .bind(row.person.0)
    .bind(class)
    .bind(row.at_ms)
    .bind(row.before.rating)
    .bind(row.before.deviation)
    .bind(row.before.volatility)
    .bind(row.after.rating)
    .bind(row.after.deviation)
    .bind(row.after.volatility)
    .execute(connection)
    .await
    .map_err(Error::from);
    match done {
        Ok(done) => Ok(done.rows_affected() == 1),
        Err(error) if is_dangling(&error) => Err(Error::not_found(
            "game or person",
            format!("{} {}", row.game, row.person),
        )),
        Err(error) => Err(error),
    }
}

/// Puts the new points in place of those seen, and of no others.
async fn swap(
    connection: &mut AnyConnection,
    class: &str,
    change: &Change,
    at_ms: i64,
) -> Result<(), Error> {
    let moved = || Error::RatingMoved {
        person: change.person,
        class: class.to_owned(),
    };
    let Some(seen) = &change.seen else {
        let first = Rating {
            standing: change.after,
            games: 1,
            updated_ms: at_ms,
        };
        return match insert(connection, class, change.person, &first).await {
            Err(error) if is_duplicate(&error) => Err(moved()),
            other => other,
        };
    };
    let done = sqlx::query(
        "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6, \
         updated_ms = $7 WHERE person = $1 AND class = $2 AND rating = $8 AND deviation = $9 \
         AND volatility = $10 AND games = $11 AND updated_ms = $12",
    )
    .bind(change.person.0)
    .bind(class)
    .bind(change.after.rating)
    .bind(change.after.deviation)
    .bind(change.after.volatility)
    .bind(i64::from(seen.games) + 1)
    .bind(at_ms)
    .bind(seen.standing.rating)
    .bind(seen.standing.deviation)
    .bind(seen.standing.volatility)
    .bind(i64::from(seen.games))
    .bind(seen.updated_ms)
    .execute(connection)
    .await?;
    if done.rows_affected() == 1 {
        Ok(())
    } else {
        Err(moved())
    }
}

async fn insert(
    connection: &mut AnyConnection,
    class: &str,
    person: PersonId,
    rating: &Rating,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO ratings (person, class, rating, deviation, volatility, games, updated_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(person.0)
    .bind(class)
    .bind(rating.standing.rating)
    .bind(rating.standing.deviation)
    .bind(rating.standing.volatility)
    .bind(i64::from(rating.games))
    .bind(rating.updated_ms)
    .execute(connection)
    .await?;
    Ok(())
}

fn rating(row: &AnyRow) -> Result<Rating, Error> {
    Ok(Rating {
        standing: Standing {
            rating: row::real(row, "rating")?,
            deviation: row::real(row, "deviation")?,
            volatility: row::real(row, "volatility")?,
        },
        games: row::natural(row, "games")?,
        updated_ms: row::int(row, "updated_ms")?,
    })
}

fn history_row(row: &AnyRow) -> Result<HistoryRow, Error> {
    Ok(HistoryRow {
        game: row::game(row, "game")?,
        person: row::person(row, "person")?,
        at_ms: row::int(row, "at_ms")?,
        before: Standing {
            rating: row::real(row, "rating_before")?,
            deviation: row::real(row, "deviation_before")?,
            volatility: row::real(row, "volatility_before")?,
        },
        after: Standing {
            rating: row::real(row, "rating_after")?,
            deviation: row::real(row, "deviation_after")?,
            volatility: row::real(row, "volatility_after")?,
        },
    })
}

fn counted_game(row: &AnyRow) -> Result<CountedGame, Error> {
    Ok(CountedGame {
        id: row::game(row, "id")?,
        white: row::person(row, "white")?,
        black: row::person(row, "black")?,
        result: row::text(row, "result")?,
        class: row::text(row, "class")?,
        ended_ms: row::int(row, "ended_ms")?,
    })
}
