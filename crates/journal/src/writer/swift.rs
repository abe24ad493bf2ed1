//! The usual case of SQLite: a few batches, handed to the database in one piece. Each statement
//! that is handed over alone costs two changes of thread.

use std::sync::LazyLock;

use sqlx::{AnyConnection, AssertSqlSafe, SqlSafeStr, SqlStr};

use super::appends::{INSERT, bind};
use super::heads::Heads;
use super::{Append, Job};
use crate::Error;
use crate::connection::{begin_writing, run};
use crate::target::Dialect;

/// So many batches are written in one piece at most.
const MOST: usize = 32;

/// The transactions of one batch, of two, and so on. A row has a statement of its own: one of
/// several rows would make SQLite keep what it needs to take back some of them.
static WHOLE: LazyLock<[SqlStr; MOST]> = LazyLock::new(|| std::array::from_fn(|at| whole(at + 1)));

fn whole(batches: usize) -> SqlStr {
    let mut sql = begin_writing(Dialect::Sqlite).to_owned();
    for _ in 0..batches {
        sql.extend(["; ", INSERT, "(?, ?, ?, ?, ?, ?, ?, ?)"]);
    }
    sql.push_str("; COMMIT");
    AssertSqlSafe(sql).into_sql_str()
}

/// Writes all jobs in a transaction of their own and answers everyone, with `instead` if it is
/// given; or writes nothing and gives them back, if they are not of this kind or cannot all be
/// written.
pub(super) async fn write(
    connection: &mut AnyConnection,
    heads: &mut Heads,
    jobs: Vec<Job>,
    instead: Option<&Error>,
) -> Result<(), Vec<Job>> {
    let Some(appends) = plain(&jobs) else {
        return Err(jobs);
    };
    if !follow(connection, heads, &appends).await || !insert(connection, &appends).await {
        appends
            .iter()
            .for_each(|append| heads.forget(append.batch.game));
        return Err(jobs);
    }
    heads.committed();
    for job in jobs {
        if let Job::Append(append) = job {
            let answer = instead.map_or(Ok(()), |error| Err(error.clone().into()));
            // Whoever asked may have stopped waiting; that changes nothing.
            let _ = append.done.send(answer);
        }
    }
    Ok(())
}

/// The appends, if there is nothing else and none ends a game.
fn plain(jobs: &[Job]) -> Option<Vec<&Append>> {
    if jobs.len() > MOST {
        return None;
    }
    let appends = jobs.iter().map(|job| match job {
        Job::Append(append) if append.summary.is_none() => Some(append.as_ref()),
        Job::Append(_) | Job::Other { .. } | Job::Close(_) => None,
    });
    appends.collect()
}

/// Whether each batch follows what its game has, by what is remembered.
async fn follow(connection: &mut AnyConnection, heads: &mut Heads, appends: &[&Append]) -> bool {
    for Append { batch, .. } in appends {
        let head = heads.of(connection, batch.game).await;
        if batch.count == 0 || !matches!(head, Ok(Some(head)) if head == batch.first) {
            return false;
        }
        heads.advance(batch.game, batch.first + u64::from(batch.count));
    }
    true
}

/// Writes all or nothing; whether it did.
async fn insert(connection: &mut AnyConnection, appends: &[&Append]) -> bool {
    let Some(whole) = appends.len().checked_sub(1).and_then(|at| WHOLE.get(at)) else {
        return true;
    };
    let mut query = sqlx::query(whole.clone());
    for Append { batch, .. } in appends {
        query = bind(query, batch);
    }
    let is_written = query.execute(&mut *connection).await.is_ok();
    if !is_written {
        // What failed may have been any part of it: there is a transaction, or there is none.
        let _ = run(connection, "ROLLBACK").await;
    }
    is_written
}
