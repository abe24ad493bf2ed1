//! The games that ended, by what a person asks for.

use std::fmt;
use std::str::FromStr;

use sqlx::any::AnyArguments;
use sqlx::{AnyConnection, Arguments, AssertSqlSafe};

use super::{GameRow, game_row};
use crate::{Error, GameId, PersonId, RoomId, row};

/// Which games are asked for. Every part that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveQuery {
    /// Played by this person, with either color.
    pub player: Option<PersonId>,
    /// And against this one.
    pub opponent: Option<PersonId>,
    /// In this room.
    pub room: Option<RoomId>,
    /// With this result.
    pub result: Option<String>,
    /// In this class.
    pub class: Option<String>,
    /// That counts for points, or does not.
    pub counted: Option<bool>,
    /// Ended at this time or later, in milliseconds since 1970.
    pub from_ms: Option<i64>,
    /// Ended before this time.
    pub until_ms: Option<i64>,
    /// After this place in the order: [`Page::next`] of the page before.
    pub after: Option<Cursor>,
    /// So many at most, 1 to 1000.
    pub limit: u32,
}

/// Some of the games asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The games, the latest to end first.
    pub games: Vec<GameRow>,
    /// Where the next page begins; `None` when this is the last.
    pub next: Option<Cursor>,
}

/// A place in the order of the archive. As text it can be sent and taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    ended_ms: i64,
    id: GameId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ended_ms, self.id)
    }
}

impl FromStr for Cursor {
    type Err = Error;

    fn from_str(text: &str) -> Result<Cursor, Error> {
        let malformed = || Error::Value {
            what: "a page of the archive",
            value: text.chars().take(40).collect(),
        };
        let (ended_ms, id) = text.split_once('.').ok_or_else(malformed)?;
        Ok(Cursor {
            ended_ms: ended_ms.parse().map_err(|_| malformed())?,
            id: id.parse().map_err(|_| malformed())?,
        })
    }
}

/// So many games of somebody that ended in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Whether the person had the white pieces.
    pub as_white: bool,
    /// The class.
    pub class: String,
    /// The result.
    pub result: String,
    /// The code of the reason.
    pub reason: String,
    /// How many.
    pub games: u32,
}

pub(super) async fn tally(
    connection: &mut AnyConnection,
    person: PersonId,
) -> Result<Vec<Tally>, Error> {
    sqlx::query(
        "SELECT CASE WHEN white = $1 THEN 1 ELSE 0 END AS as_white, class, result, reason, \
         COUNT(*) AS games FROM games \
         WHERE ended_ms IS NOT NULL AND (white = $1 OR black = $1) \
         GROUP BY 1, class, result, reason ORDER BY 1 DESC, class, result, reason",
    )
    .bind(person.0)
    .fetch_all(connection)
    .await?
    .iter()
    .map(|found| {
        Ok(Tally {
            as_white: row::int(found, "as_white")? != 0,
            class: row::text(found, "class")?,
            result: row::text(found, "result")?,
            reason: row::text(found, "reason")?,
            games: row::natural(found, "games")?,
        })
    })
    .collect()
}

pub(super) async fn page(
    connection: &mut AnyConnection,
    query: ArchiveQuery,
) -> Result<Page, Error> {
    let limit = query.limit.clamp(1, 1000);
    let mut search = Search::default();
    search.narrow(&query);
    // One more than asked tells whether another page follows.
    let last = search.value(i64::from(limit) + 1);
    let sql = format!(
        "SELECT * FROM games WHERE {} ORDER BY ended_ms DESC, id DESC LIMIT {last}",
        search.terms.join(" AND ")
    );
    let mut games: Vec<GameRow> = sqlx::query_with(AssertSqlSafe(sql), search.values)
        .fetch_all(connection)
        .await?
        .iter()
        .map(game_row)
        .collect::<Result<_, Error>>()?;
    let more = games.len() > usize::try_from(limit).expect("1000 at most");
    games.truncate(usize::try_from(limit).expect("1000 at most"));
    let next = games.last().filter(|_| more).and_then(|game| {
        let ended_ms = game.summary.as_ref()?.ended_ms;
        Some(Cursor {
            ended_ms,
            id: game.id,
        })
    });
    Ok(Page { games, next })
}

/// The condition of a query in the making: text of this file only, and the values beside it.
#[derive(Default)]
struct Search {
    terms: Vec<String>,
    values: AnyArguments,
}

impl Search {
    fn narrow(&mut self, query: &ArchiveQuery) {
        self.terms.push("ended_ms IS NOT NULL".to_owned());
        for player in [query.player, query.opponent].into_iter().flatten() {
            let player = self.value(player.0);
            self.terms
                .push(format!("(white = {player} OR black = {player})"));
        }
        if let Some(room) = &query.room {
            self.term("room =", room.as_str().to_owned());
        }
        if let Some(result) = &query.result {
            self.term("result =", result.clone());
        }
        if let Some(class) = &query.class {
            self.term("class =", class.clone());
        }
        if let Some(counted) = query.counted {
            self.term("counted =", i64::from(counted));
        }
        if let Some(from_ms) = query.from_ms {
            self.term("ended_ms >=", from_ms);
        }
        if let Some(until_ms) = query.until_ms {
            self.term("ended_ms <", until_ms);
        }
        if let Some(Cursor { ended_ms, id }) = query.after {
            let ended_ms = self.value(ended_ms);
            let id = self.value(id.as_str().to_owned());
            self.terms
                .push(format!("(ended_ms, id) < ({ended_ms}, {id})"));
        }
    }

    fn term<T>(&mut self, comparison: &str, value: T)
    where
        T: for<'t> sqlx::Encode<'t, sqlx::Any> + sqlx::Type<sqlx::Any>,
    {
        let value = self.value(value);
        self.terms.push(format!("{comparison} {value}"));
    }

    /// Adds a value and returns its sign in the text.
    fn value<T>(&mut self, value: T) -> String
    where
        T: for<'t> sqlx::Encode<'t, sqlx::Any> + sqlx::Type<sqlx::Any>,
    {
        self.values
            .add(value)
            .expect("numbers and texts are always encoded");
        format!("${}", self.values.len())
    }
}
