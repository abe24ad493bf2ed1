//! Where the lines of tables are put on record.

use std::{future::Future, pin::Pin};

use jadoube_journal::{AppendError, Batch, Error, GameId, GameRow, Journal, NewGame, Summary};

/// What will be, once it is on record.
pub type Recorded<'a, T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'a>>;

/// Where the lines of tables are put on record: the journal, or what stands for it in a
/// simulation. What is answered with `Ok` is durable.
pub trait Ledger: Send + Sync {
    /// A new game, with nothing on record yet.
    fn create(&self, game: NewGame) -> Recorded<'_, (), Error>;
    /// More lines of a game.
    fn append(&self, batch: Batch) -> Recorded<'_, (), AppendError>;
    /// The last lines of a game for now, and what came of it.
    fn append_and_close(&self, batch: Batch, summary: Summary) -> Recorded<'_, (), AppendError>;
    /// Says how a game ended whose last lines are on record already.
    fn close(&self, game: GameId, summary: Summary) -> Recorded<'_, (), Error>;
    /// Takes back that a game ended: its result was withdrawn.
    fn reopen(&self, game: GameId) -> Recorded<'_, (), Error>;
    /// All lines of a game.
    fn read(&self, game: GameId) -> Recorded<'_, Vec<Batch>, Error>;
    /// A game, if there is one of that name.
    fn game(&self, game: GameId) -> Recorded<'_, Option<GameRow>, Error>;
    /// The games that are not over.
    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error>;
}

impl Ledger for Journal {
    fn create(&self, game: NewGame) -> Recorded<'_, (), Error> {
        Box::pin(self.games().create(game))
    }

    fn append(&self, batch: Batch) -> Recorded<'_, (), AppendError> {
        Box::pin(self.games().append(batch))
    }

    fn append_and_close(&self, batch: Batch, summary: Summary) -> Recorded<'_, (), AppendError> {
        Box::pin(self.games().append_and_close(batch, summary))
    }

    fn close(&self, game: GameId, summary: Summary) -> Recorded<'_, (), Error> {
        Box::pin(async move { self.games().close_game(game, summary).await })
    }

    fn reopen(&self, game: GameId) -> Recorded<'_, (), Error> {
        Box::pin(async move { self.games().reopen_game(game).await })
    }

    fn read(&self, game: GameId) -> Recorded<'_, Vec<Batch>, Error> {
        Box::pin(self.games().read(game, 0))
    }

    fn game(&self, game: GameId) -> Recorded<'_, Option<GameRow>, Error> {
        Box::pin(self.games().game(game))
    }

    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error> {
        Box::pin(self.games().open_games())
    }
}
