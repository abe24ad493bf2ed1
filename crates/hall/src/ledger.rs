//! Where the lines of tables are put on record.

mod waiting;

use std::{future::Future, pin::Pin};

use jadoube_journal::{
    AppendError, Batch, Error, GameId, GameRow, Journal, NewGame, RoomId, Summary,
};

use tokio::time::Instant;

use crate::figures;
pub(crate) use waiting::Waiting;

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
    /// The games that are not over, and those where something still waits for an arbiter.
    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error>;
    /// Notes whether something waits for an arbiter in a game that is over, so that it is found
    /// when the hall comes back.
    fn note_waiting(&self, game: GameId, room: RoomId, waits: bool) -> Recorded<'_, (), Error>;
}

/// The journal, with the list of the games that are over and wait for an arbiter.
pub(crate) struct HallLedger {
    journal: Journal,
    waiting: Waiting,
}

impl HallLedger {
    /// Upon a journal.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub(crate) async fn new(journal: Journal) -> Result<Self, Error> {
        let waiting = Waiting::read(&journal).await?;
        Ok(Self { journal, waiting })
    }

    /// The games that are over and wait for an arbiter.
    pub(crate) const fn waiting(&self) -> &Waiting {
        &self.waiting
    }
}

/// Takes down how long it took until lines were durable.
async fn measured<E>(lines: u32, put: impl Future<Output = Result<(), E>>) -> Result<(), E> {
    let began = Instant::now();
    let done = put.await;
    figures::appended(lines, began.elapsed(), done.is_ok());
    done
}

impl Ledger for HallLedger {
    fn create(&self, game: NewGame) -> Recorded<'_, (), Error> {
        Box::pin(self.journal.games().create(game))
    }

    fn append(&self, batch: Batch) -> Recorded<'_, (), AppendError> {
        let lines = batch.count;
        Box::pin(measured(lines, self.journal.games().append(batch)))
    }

    fn append_and_close(&self, batch: Batch, summary: Summary) -> Recorded<'_, (), AppendError> {
        let lines = batch.count;
        let put = self.journal.games().append_and_close(batch, summary);
        Box::pin(measured(lines, put))
    }

    fn close(&self, game: GameId, summary: Summary) -> Recorded<'_, (), Error> {
        Box::pin(async move { self.journal.games().close_game(game, summary).await })
    }

    fn reopen(&self, game: GameId) -> Recorded<'_, (), Error> {
        Box::pin(async move { self.journal.games().reopen_game(game).await })
    }

    fn read(&self, game: GameId) -> Recorded<'_, Vec<Batch>, Error> {
        Box::pin(self.journal.games().read(game, 0))
    }

    fn game(&self, game: GameId) -> Recorded<'_, Option<GameRow>, Error> {
        Box::pin(self.journal.games().game(game))
    }

    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error> {
        Box::pin(async move {
            let games = self.journal.games();
            let mut open = games.open_games().await?;
            for id in self.waiting.games().await {
                if open.iter().all(|row| row.id != id) {
                    open.extend(games.game(id).await?);
                }
            }
            Ok(open)
        })
    }

    fn note_waiting(&self, game: GameId, room: RoomId, waits: bool) -> Recorded<'_, (), Error> {
        Box::pin(async move { self.waiting.note(&self.journal, game, room, waits).await })
    }
}
