//! The tables at work.

use jadoube_journal::{GameId, GameRow};
use jadoube_protocol::ErrorCode;

use super::{Hall, OpenError};
use crate::{
    Fault,
    table::{Asked, Loaded, TableHandle, Task, load, run},
};

impl Hall {
    /// Sets every game that is not over to work again.
    pub(super) async fn open_tables(&self) -> Result<(), OpenError> {
        let open = self.0.context.ledger.open_games().await?;
        let count = open.len();
        for row in open {
            match self.load(&row).await {
                Ok(loaded) => {
                    let mut tables = self.0.tables.lock().await;
                    tables.insert(row.id, self.set_to_work(row.id, loaded));
                }
                // One table that cannot be read must not keep all others closed.
                Err(OpenError::Table(error)) => tracing::error!(%error, "a table stays closed"),
                Err(error) => return Err(error),
            }
        }
        tracing::info!(tables = count, "tables stand as they were");
        Ok(())
    }

    async fn load(&self, row: &GameRow) -> Result<Loaded, OpenError> {
        let batches = self.0.context.ledger.read(row.id).await?;
        Ok(load(row, &batches, self.0.alive_ms)?)
    }

    pub(super) fn set_to_work(&self, id: GameId, loaded: Loaded) -> TableHandle {
        let (handle, asked) = TableHandle::new(id);
        let task = Task::new(self.context(), loaded);
        tokio::spawn(run(task, asked));
        handle
    }

    /// The way to a table, which is set to work if it was put away.
    ///
    /// # Errors
    ///
    /// If there is none of that name, or it cannot be read.
    pub async fn table(&self, id: GameId) -> Result<TableHandle, Fault> {
        let mut tables = self.0.tables.lock().await;
        if let Some(handle) = tables.get(&id).filter(|handle| !handle.has_ended()) {
            return Ok(handle.clone());
        }
        if *self.0.closing.borrow() {
            return Err(ErrorCode::Closing.into());
        }
        let row = match self.0.context.ledger.game(id).await {
            Ok(Some(row)) => row,
            Ok(None) => return Err(Fault::from(ErrorCode::NotFound).about(id.to_string())),
            Err(error) => return Err(self.storage(&error)),
        };
        match self.load(&row).await {
            Ok(loaded) => {
                let handle = self.set_to_work(id, loaded);
                tables.insert(id, handle.clone());
                Ok(handle)
            }
            Err(error) => {
                tracing::error!(%error, "a table cannot be loaded");
                Err(Fault::from(ErrorCode::Internal).about(id.to_string()))
            }
        }
    }

    /// Asks a table.
    ///
    /// # Errors
    ///
    /// As [`Hall::table`].
    pub async fn ask(&self, id: GameId, asked: Asked) -> Result<(), Fault> {
        let mut asked = asked;
        // A task may end between finding it and asking it; the next one is there at once.
        for _ in 0..3 {
            let table = self.table(id).await?;
            match table.ask(asked).await {
                Ok(()) => return Ok(()),
                Err(back) => asked = back,
            }
        }
        Err(Fault::from(ErrorCode::Internal).about(id.to_string()))
    }

    /// Asks a table if it is at work.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::NotFound`] if it is not.
    pub async fn ask_if_there(&self, id: GameId, asked: Asked) -> Result<(), Fault> {
        let table = self.0.tables.lock().await.get(&id).cloned();
        let table = table.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(id.to_string()))?;
        table
            .ask(asked)
            .await
            .map_err(|_| Fault::from(ErrorCode::NotFound).about(id.to_string()))
    }

    /// Forgets a table whose task has ended.
    pub(super) async fn put_away(&self, id: GameId) {
        let mut tables = self.0.tables.lock().await;
        if tables.get(&id).is_some_and(TableHandle::has_ended) {
            tables.remove(&id);
        }
    }

    /// How many tables are at work.
    pub async fn tables_at_work(&self) -> usize {
        self.0.tables.lock().await.len()
    }
}
