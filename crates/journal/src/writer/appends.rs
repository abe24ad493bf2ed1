//! Batches of many games, many rows to a statement.

use std::fmt::Write;
use std::sync::LazyLock;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, SqlSafeStr, SqlStr};

use super::Append;
use super::group::Told;
use super::heads::Heads;
use crate::connection::{begin_writing, run};
use crate::error::is_duplicate;
use crate::games::write_summary;
use crate::row::stored;
use crate::target::Dialect;
use crate::{AppendError, Batch, Error};

/// Rows a statement takes, largest first: each is prepared once and kept. Every statement has to
/// be handed to the database and waited for, so they are few for any number of rows.
const SIZES: [usize; 8] = [128, 64, 32, 16, 8, 4, 2, 1];

/// A statement that writes batches, with the values given so far.
type Insertion<'q> = Query<'q, Any, AnyArguments>;

type Statements = LazyLock<[SqlStr; SIZES.len()]>;

static SQLITE: Statements = LazyLock::new(|| SIZES.map(|rows| insert(rows, "?")));
static POSTGRES: Statements = LazyLock::new(|| SIZES.map(|rows| insert(rows, "$")));

/// What holds appends apart from what else is written with them, so that they can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Apart {
    /// The transaction itself: nothing else is in it.
    Transaction,
    /// A savepoint of their own, which costs two more statements.
    Savepoint,
}

/// Writes `appends` in order. A batch that conflicts is refused, the others are written; an
/// error is one of the whole transaction.
pub(super) async fn write(
    connection: &mut AnyConnection,
    (dialect, apart): (Dialect, Apart),
    heads: &mut Heads,
    appends: Vec<Append>,
    told: &mut Vec<Told>,
) -> Result<(), Error> {
    let mut accepted = Vec::with_capacity(appends.len());
    let mut appends = appends.into_iter();
    while let Some(append) = appends.next() {
        match check(connection, heads, &append.batch).await {
            Ok(Ok(())) => accepted.push(append),
            Ok(Err(refused)) => told.push(Told::Append {
                done: append.done,
                answer: Err(refused),
            }),
            Err(error) => {
                let unwritten = accepted.into_iter().chain([append]).chain(appends);
                unwritten.for_each(|append| drop(append.done.send(Err(error.clone().into()))));
                return Err(error);
            }
        }
    }
    let written = match apart {
        Apart::Transaction => whole(connection, dialect, &accepted).await,
        Apart::Savepoint => together(connection, dialect, &accepted).await,
    };
    match written {
        Ok(()) => {
            let written = |append: Append| Told::Append {
                done: append.done,
                answer: Ok(()),
            };
            told.extend(accepted.into_iter().map(written));
            Ok(())
        }
        Err(error) if super::link::breaks(&error) => {
            accepted
                .into_iter()
                .for_each(|append| drop(append.done.send(Err(error.clone().into()))));
            Err(error)
        }
        Err(_) => one_by_one(connection, dialect, heads, accepted, told).await,
    }
}

/// Whether the batch follows what the game has, by what is remembered; before it is refused the
/// database is asked, as another process may have written.
async fn check(
    connection: &mut AnyConnection,
    heads: &mut Heads,
    batch: &Batch,
) -> Result<Result<(), AppendError>, Error> {
    let game = batch.game;
    if batch.count == 0 {
        return Ok(Err(AppendError::Malformed {
            game,
            why: "it has no events",
        }));
    }
    let mut head = heads.of(connection, game).await?;
    if head != Some(batch.first) {
        head = heads.refresh(connection, game).await?;
    }
    Ok(match head {
        None => Err(AppendError::UnknownGame(game)),
        Some(found) if found != batch.first => Err(AppendError::Conflict {
            game,
            expected: batch.first,
            found,
        }),
        Some(found) => {
            heads.advance(game, found + u64::from(batch.count));
            Ok(())
        }
    })
}

/// All in the transaction, which is begun anew if they fail: the usual case.
async fn whole(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Append],
) -> Result<(), Error> {
    let written = insert_all(connection, dialect, appends).await;
    if written
        .as_ref()
        .is_err_and(|error| !super::link::breaks(error))
    {
        run(connection, "ROLLBACK").await?;
        run(connection, begin_writing(dialect)).await?;
    }
    written
}

/// All in one savepoint.
async fn together(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Append],
) -> Result<(), Error> {
    run(connection, "SAVEPOINT appends").await?;
    match insert_all(connection, dialect, appends).await {
        Ok(()) => run(connection, "RELEASE SAVEPOINT appends").await,
        Err(error) if super::link::breaks(&error) => Err(error),
        Err(error) => {
            run(connection, "ROLLBACK TO SAVEPOINT appends").await?;
            run(connection, "RELEASE SAVEPOINT appends").await?;
            Err(error)
        }
    }
}

/// After a refusal of the database: finds out whose it was.
async fn one_by_one(
    connection: &mut AnyConnection,
    dialect: Dialect,
    heads: &mut Heads,
    appends: Vec<Append>,
    told: &mut Vec<Told>,
) -> Result<(), Error> {
    appends
        .iter()
        .for_each(|append| heads.forget(append.batch.game));
    let mut appends = appends.into_iter();
    while let Some(append) = appends.next() {
        match alone(connection, dialect, heads, &append).await {
            Ok(answer) => told.push(Told::Append {
                done: append.done,
                answer,
            }),
            Err(error) => {
                let unwritten = std::iter::once(append).chain(appends);
                unwritten.for_each(|append| drop(append.done.send(Err(error.clone().into()))));
                return Err(error);
            }
        }
    }
    Ok(())
}

async fn alone(
    connection: &mut AnyConnection,
    dialect: Dialect,
    heads: &mut Heads,
    append: &Append,
) -> Result<Result<(), AppendError>, Error> {
    if let Err(refused) = check(connection, heads, &append.batch).await? {
        return Ok(Err(refused));
    }
    match together(connection, dialect, std::slice::from_ref(append)).await {
        Ok(()) => Ok(Ok(())),
        Err(error) if super::link::breaks(&error) => Err(error),
        Err(error) => {
            heads.forget(append.batch.game);
            if is_duplicate(&error) {
                // Another process wrote between the check and the insertion: now it is seen.
                let refused = check(connection, heads, &append.batch).await?;
                heads.forget(append.batch.game);
                return Ok(refused.and(Err(error.into())));
            }
            Ok(Err(error.into()))
        }
    }
}

async fn insert_all(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Append],
) -> Result<(), Error> {
    let statements = match dialect {
        Dialect::Sqlite => &*SQLITE,
        Dialect::Postgres => &*POSTGRES,
    };
    let mut rest = appends;
    for (size, statement) in SIZES.into_iter().zip(statements) {
        while rest.len() >= size {
            let (rows, later) = rest.split_at(size);
            let mut query = sqlx::query(statement.clone());
            for Append { batch, .. } in rows {
                query = bind(query, batch);
            }
            query.execute(&mut *connection).await?;
            rest = later;
        }
    }
    for Append { batch, summary, .. } in appends {
        if let Some(summary) = summary {
            write_summary(connection, batch.game, summary).await?;
        }
    }
    Ok(())
}

/// How a statement begins that writes batches; [`bind`] has the values in the same order.
pub(super) const INSERT: &str = "INSERT INTO batches \
    (game, first, count, unix_ms, at_ms, person, command, events) VALUES ";

/// Gives a statement the values of one more batch.
pub(super) fn bind<'q>(query: Insertion<'q>, batch: &'q Batch) -> Insertion<'q> {
    query
        .bind(batch.game.as_str())
        .bind(stored(batch.first))
        .bind(i64::from(batch.count))
        .bind(batch.unix_ms)
        .bind(stored(batch.at_ms))
        .bind(batch.by.map(|person| person.0))
        .bind(batch.command.as_deref())
        .bind(batch.events.as_str())
}

fn insert(rows: usize, sign: &str) -> SqlStr {
    let mut sql = INSERT.to_owned();
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ", (" });
        for column in 1..=8 {
            sql.push_str(if column == 1 { "" } else { ", " });
            sql.push_str(sign);
            if sign == "$" {
                write!(sql, "{}", row * 8 + column).expect("a string takes any text");
            }
        }
        sql.push(')');
    }
    AssertSqlSafe(sql).into_sql_str()
}
