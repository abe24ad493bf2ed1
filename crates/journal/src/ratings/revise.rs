//! The points of a class put right, a bounded step at a time.

use sqlx::AnyConnection;

use super::{HistoryRow, Rating, Ratings, history_row};
use crate::error::is_dangling;
use crate::{Error, GameId, PersonId};

/// A step in putting the points of a class right: all of it is written, or nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Revision {
    /// What games did no longer do to the points of people.
    pub gone: Vec<(GameId, PersonId)>,
    /// What games did, in place of what was on record of them.
    pub history: Vec<HistoryRow>,
    /// Who has no points any more.
    pub unrated: Vec<PersonId>,
    /// What people have now.
    pub ratings: Vec<(PersonId, Rating)>,
}

impl Ratings {
    /// What every game of a class did, in the order in which they counted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn history_of_class(&self, class: &str) -> Result<Vec<HistoryRow>, Error> {
        let class = class.to_owned();
        self.0
            .read(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "SELECT * FROM rating_changes WHERE class = $1 \
                         ORDER BY at_ms, game, person",
                    )
                    .bind(class)
                    .fetch_all(connection)
                    .await?
                    .iter()
                    .map(history_row)
                    .collect()
                })
            })
            .await
    }

    /// Writes a step. What takes long is to be brought in many: between two of them, others who
    /// write have their turn.
    ///
    /// # Errors
    /// [`Error::NotFound`] when a game or person in it does not exist.
    pub async fn revise(&self, class: &str, step: Revision) -> Result<(), Error> {
        let class = class.to_owned();
        self.0
            .write(move |connection| Box::pin(async move { write(connection, &class, step).await }))
            .await
    }
}

async fn write(connection: &mut AnyConnection, class: &str, step: Revision) -> Result<(), Error> {
    for (game, person) in step.gone {
        sqlx::query("DELETE FROM rating_changes WHERE game = $1 AND person = $2 AND class = $3")
            .bind(game.as_str())
            .bind(person.0)
            .bind(class)
            .execute(&mut *connection)
            .await?;
    }
    for row in step.history {
        put_history(connection, class, &row).await?;
    }
    for person in step.unrated {
        sqlx::query("DELETE FROM ratings WHERE person = $1 AND class = $2")
            .bind(person.0)
            .bind(class)
            .execute(&mut *connection)
            .await?;
    }
    for (person, rating) in step.ratings {
        put_rating(connection, class, person, &rating).await?;
    }
    Ok(())
}

async fn put_history(
    connection: &mut AnyConnection,
    class: &str,
    row: &HistoryRow,
) -> Result<(), Error> {
    let done = sqlx::query(
        "INSERT INTO rating_changes (game, person, class, at_ms, \
         rating_before, deviation_before, volatility_before, \
         rating_after, deviation_after, volatility_after) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
         ON CONFLICT (game, person) DO UPDATE SET class = excluded.class, at_ms = excluded.at_ms, \
         rating_before = excluded.rating_before, deviation_before = excluded.deviation_before, \
         volatility_before = excluded.volatility_before, rating_after = excluded.rating_after, \
         deviation_after = excluded.deviation_after, volatility_after = excluded.volatility_after",
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
    .await;
    match done.map_err(Error::from) {
        Ok(_) => Ok(()),
        Err(error) if is_dangling(&error) => {
            let id = format!("{} {}", row.game, row.person);
            Err(Error::not_found("game or person", id))
        }
        Err(error) => Err(error),
    }
}

async fn put_rating(
    connection: &mut AnyConnection,
    class: &str,
    person: PersonId,
    rating: &Rating,
) -> Result<(), Error> {
    let done = sqlx::query(
        "INSERT INTO ratings (person, class, rating, deviation, volatility, games, updated_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (person, class) DO UPDATE SET rating = excluded.rating, \
         deviation = excluded.deviation, volatility = excluded.volatility, \
         games = excluded.games, updated_ms = excluded.updated_ms",
    )
    .bind(person.0)
    .bind(class)
    .bind(rating.standing.rating)
    .bind(rating.standing.deviation)
    .bind(rating.standing.volatility)
    .bind(i64::from(rating.games))
    .bind(rating.updated_ms)
    .execute(connection)
    .await;
    match done.map_err(Error::from) {
        Ok(_) => Ok(()),
        Err(error) if is_dangling(&error) => Err(Error::not_found("person", person)),
        Err(error) => Err(error),
    }
}
