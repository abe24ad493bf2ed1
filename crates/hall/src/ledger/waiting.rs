//! The games that are over, and where something still waits for an arbiter.

use std::collections::BTreeMap;

use jadoube_journal::{Error, GameId, Journal, RoomId};
use tokio::sync::Mutex;

/// Under what they are kept in the journal.
const KEY: &str = "waiting_for_arbiter";
/// How many are kept; nobody fills a hall with appeals that are never decided.
const MOST: usize = 1_000;

/// The games that are over and wait for an arbiter, with the room of each: as they are on record.
pub(crate) struct Waiting(Mutex<BTreeMap<GameId, RoomId>>);

impl Waiting {
    /// As they are on record.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub(super) async fn read(journal: &Journal) -> Result<Self, Error> {
        let kept = journal.meta().value(KEY).await?.unwrap_or_default();
        let names: BTreeMap<String, String> = serde_json::from_str(&kept).unwrap_or_default();
        let games = names
            .iter()
            .filter_map(|(game, room)| Some((game.parse().ok()?, room.parse().ok()?)));
        Ok(Self(Mutex::new(games.collect())))
    }

    /// Notes whether a game is one of them.
    ///
    /// # Errors
    ///
    /// If it cannot be put on record; then it is not noted.
    pub(super) async fn note(
        &self,
        journal: &Journal,
        game: GameId,
        room: RoomId,
        waits: bool,
    ) -> Result<(), Error> {
        let mut games = self.0.lock().await;
        if games.contains_key(&game) == waits || (waits && games.len() >= MOST) {
            return Ok(());
        }
        let mut after = games.clone();
        if waits {
            after.insert(game, room);
        } else {
            after.remove(&game);
        }
        let names: BTreeMap<String, &str> = after
            .iter()
            .map(|(game, room)| (game.to_string(), room.as_str()))
            .collect();
        let text = serde_json::to_string(&names).expect("names are strings");
        journal.meta().set(KEY, &text).await?;
        *games = after;
        Ok(())
    }

    /// All of them.
    pub(super) async fn games(&self) -> Vec<GameId> {
        self.0.lock().await.keys().copied().collect()
    }

    /// Those of a room.
    pub(crate) async fn of_room(&self, room: &str) -> Vec<GameId> {
        let games = self.0.lock().await;
        let of_room = games.iter().filter(|(_, of)| of.as_str() == room);
        of_room.map(|(game, _)| *game).collect()
    }
}
