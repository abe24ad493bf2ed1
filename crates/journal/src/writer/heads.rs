//! Where each game stands, remembered so that most appends ask the database nothing.

use std::collections::HashMap;

use sqlx::AnyConnection;

use crate::row::maybe_int;
use crate::{Error, GameId};

/// So many games are remembered at most; past it all are forgotten and asked for again.
const REMEMBERED: usize = 200_000;

/// The versions of games as the writer last knew them.
#[derive(Default)]
pub(crate) struct Heads {
    /// As committed.
    known: HashMap<GameId, u64>,
    /// As they will be when the transaction commits.
    pending: HashMap<GameId, u64>,
}

impl Heads {
    /// The version of a game within the transaction; `None` when there is no such game.
    pub(crate) async fn of(
        &mut self,
        connection: &mut AnyConnection,
        game: GameId,
    ) -> Result<Option<u64>, Error> {
        if let Some(head) = self.pending.get(&game).or_else(|| self.known.get(&game)) {
            return Ok(Some(*head));
        }
        self.ask(connection, game).await
    }

    /// The same, without trusting what was remembered from before this transaction.
    pub(crate) async fn refresh(
        &mut self,
        connection: &mut AnyConnection,
        game: GameId,
    ) -> Result<Option<u64>, Error> {
        if let Some(head) = self.pending.get(&game) {
            return Ok(Some(*head));
        }
        self.known.remove(&game);
        self.ask(connection, game).await
    }

    async fn ask(
        &mut self,
        connection: &mut AnyConnection,
        game: GameId,
    ) -> Result<Option<u64>, Error> {
        let head = in_database(connection, game).await?;
        if let Some(head) = head {
            self.known.insert(game, head);
        }
        Ok(head)
    }

    /// A batch was written in the transaction.
    pub(crate) fn advance(&mut self, game: GameId, head: u64) {
        self.pending.insert(game, head);
    }

    /// What was written of this game is taken back.
    pub(crate) fn forget(&mut self, game: GameId) {
        self.pending.remove(&game);
        self.known.remove(&game);
    }

    /// The transaction is durable.
    pub(crate) fn committed(&mut self) {
        if self.known.len() + self.pending.len() > REMEMBERED {
            self.known.clear();
        }
        self.known.extend(self.pending.drain());
    }

    /// Nobody knows what became of the transaction.
    pub(crate) fn lost(&mut self) {
        self.known.clear();
        self.pending.clear();
    }
}

/// The version of a game: the number of events it has. `None` when there is no such game.
pub(crate) async fn in_database(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<u64>, Error> {
    let row = sqlx::query(
        "SELECT (SELECT first + count FROM batches WHERE game = games.id
                 ORDER BY first DESC LIMIT 1) AS head
         FROM games WHERE id = $1",
    )
    .bind(game.as_str())
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let head = maybe_int(&row, "head")?.unwrap_or(0);
    let head = u64::try_from(head).map_err(|_| Error::Value {
        what: "the version of a game",
        value: head.to_string(),
    })?;
    Ok(Some(head))
}
