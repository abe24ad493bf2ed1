//! A record in memory that is slow, full or broken for a while, and forgets what it did not
//! acknowledge.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use jadoube_hall::{Ledger, Recorded};
use jadoube_journal::{AppendError, Batch, Error, GameId, GameRow, NewGame, RoomId, Summary};
use tokio::{
    task::yield_now,
    time::{Instant, sleep_until},
};

use crate::random::{Source, XorShift};

/// What is on the disk, and how the disk does.
pub(crate) struct Disk {
    pub(crate) games: BTreeMap<GameId, Stored>,
    pub(crate) weather: Weather,
    /// When somebody last noted that the hall runs, by its own clock and in simulated time.
    pub(crate) beat: Option<(i64, u64)>,
    pub(crate) transcript: String,
    fate: XorShift,
    began: Instant,
}

/// A game on the disk.
#[derive(Clone)]
pub(crate) struct Stored {
    pub(crate) game: NewGame,
    pub(crate) puts: Vec<Put>,
    pub(crate) summary: Option<Summary>,
    /// Each time it was said how the game ended: after how many batches, and how.
    pub(crate) ends: Vec<(usize, Option<Summary>)>,
    pub(crate) failures: Vec<Failure>,
}

/// A batch on the disk, and when it was asked for.
#[derive(Clone)]
pub(crate) struct Put {
    pub(crate) batch: Batch,
    pub(crate) asked_ms: u64,
    /// How many had failed before.
    pub(crate) failures: usize,
}

/// A batch of which it was told that it failed.
#[derive(Clone, Copy)]
pub(crate) struct Failure {
    /// In the table's own time.
    pub(crate) at_ms: u64,
    /// How many entries were on the disk before it.
    pub(crate) first: u64,
    /// Whether it is on the disk all the same.
    pub(crate) is_there: bool,
}

/// How the disk does.
#[derive(Clone, Copy, Default)]
pub(crate) struct Weather {
    /// How long a write takes, at most.
    pub(crate) slow_ms: u32,
    /// Nothing can be written.
    pub(crate) is_full: bool,
    /// One write in so many fails, before or after it was made; none for 0.
    pub(crate) fails_in: u32,
    /// Nothing can be read either.
    pub(crate) is_dark: bool,
}

/// The record that tables see.
#[derive(Clone)]
pub(crate) struct SimLedger(pub(crate) Arc<Mutex<Disk>>);

enum Fate {
    Well,
    LostBefore,
    LostAfter,
}

impl SimLedger {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(Disk {
            games: BTreeMap::new(),
            weather: Weather::default(),
            beat: None,
            transcript: String::new(),
            fate: XorShift(seed | 1),
            began: Instant::now(),
        })))
    }

    pub(crate) fn disk(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn now_ms(&self) -> u64 {
        let began = self.disk().began;
        u64::try_from(began.elapsed().as_millis()).expect("a short while")
    }

    pub(crate) fn note(&self, line: &str) {
        let now = self.now_ms();
        let _ = writeln!(self.disk().transcript, "{now} {line}");
    }

    fn draw(&self) -> (u32, u32, Fate) {
        let mut disk = self.disk();
        let weather = disk.weather;
        let mut some = |most: u32| match most {
            0 => 0,
            most => disk.fate.below(most),
        };
        let (before, after) = (some(weather.slow_ms), some(weather.slow_ms));
        let fate = match weather.fails_in {
            0 => Fate::Well,
            times => match disk.fate.below(times * 2) {
                0 => Fate::LostBefore,
                1 => Fate::LostAfter,
                _ => Fate::Well,
            },
        };
        (before, after, fate)
    }

    async fn put(&self, batch: Batch, summary: Option<Summary>) -> Result<(), AppendError> {
        let (game, at_ms, first) = (batch.game, batch.at_ms, batch.first);
        let put = self.try_to_put(batch, summary).await;
        if put.is_err()
            && let Some(stored) = self.disk().games.get_mut(&game)
        {
            let is_there = stored
                .puts
                .last()
                .is_some_and(|last| last.batch.first == first);
            stored.failures.push(Failure {
                at_ms,
                first,
                is_there,
            });
        }
        put
    }

    async fn try_to_put(&self, batch: Batch, summary: Option<Summary>) -> Result<(), AppendError> {
        let asked_ms = self.now_ms();
        let (before, after, fate) = self.draw();
        pause(before).await;
        let full = || Error::Full("the simulated disk".into());
        if self.disk().weather.is_full || matches!(fate, Fate::LostBefore) {
            self.note(&format!("disk refuses {} at {}", batch.game, batch.first));
            return Err(full().into());
        }
        self.write(batch, summary, asked_ms)?;
        pause(after).await;
        match fate {
            Fate::LostAfter => Err(Error::Io("the answer was lost".into()).into()),
            Fate::Well | Fate::LostBefore => Ok(()),
        }
    }

    fn write(
        &self,
        batch: Batch,
        summary: Option<Summary>,
        asked_ms: u64,
    ) -> Result<(), AppendError> {
        let line = format!(
            "disk has {} {}+{} {:?} {}",
            batch.game, batch.first, batch.count, batch.command, batch.events
        );
        let mut disk = self.disk();
        let stored = disk.games.get_mut(&batch.game);
        let stored = stored.ok_or(AppendError::UnknownGame(batch.game))?;
        let found = stored.puts.last().map_or(0, |put| put.batch.next());
        if found != batch.first {
            let (game, expected) = (batch.game, batch.first);
            return Err(AppendError::Conflict {
                game,
                expected,
                found,
            });
        }
        stored.puts.push(Put {
            batch,
            asked_ms,
            failures: stored.failures.len(),
        });
        if let Some(summary) = summary {
            stored.ends.push((stored.puts.len(), Some(summary.clone())));
            stored.summary = Some(summary);
        }
        drop(disk);
        self.note(&line);
        Ok(())
    }

    fn set_end(&self, game: GameId, summary: Option<Summary>) -> Result<(), Error> {
        let mut disk = self.disk();
        if disk.weather.is_full {
            return Err(Error::Full("the simulated disk".into()));
        }
        let stored = disk.games.get_mut(&game).ok_or_else(|| Error::NotFound {
            what: "game",
            id: game.to_string(),
        })?;
        stored.ends.push((stored.puts.len(), summary.clone()));
        stored.summary = summary;
        Ok(())
    }

    fn row(stored: &Stored) -> GameRow {
        GameRow {
            id: stored.game.id,
            room: stored.game.room.clone(),
            settings: stored.game.settings.clone(),
            format: stored.game.format,
            created_ms: stored.game.created_ms,
            summary: stored.summary.clone(),
        }
    }

    /// A game as it is on the disk.
    pub(crate) fn stored(&self, game: GameId) -> Option<(GameRow, Vec<Put>)> {
        let disk = self.disk();
        let stored = disk.games.get(&game)?;
        Some((Self::row(stored), stored.puts.clone()))
    }
}

/// Time passes, or only other tasks run.
async fn pause(ms: u32) {
    if ms == 0 {
        yield_now().await;
    } else {
        sleep_until(tokio::time::Instant::now() + Duration::from_millis(ms.into())).await;
    }
}

impl Ledger for SimLedger {
    fn create(&self, game: NewGame) -> Recorded<'_, (), Error> {
        let stored = Stored {
            game,
            puts: Vec::new(),
            summary: None,
            ends: Vec::new(),
            failures: Vec::new(),
        };
        self.disk().games.insert(stored.game.id, stored);
        Box::pin(async { Ok(()) })
    }

    fn append(&self, batch: Batch) -> Recorded<'_, (), AppendError> {
        Box::pin(self.put(batch, None))
    }

    fn append_and_close(&self, batch: Batch, summary: Summary) -> Recorded<'_, (), AppendError> {
        Box::pin(self.put(batch, Some(summary)))
    }

    fn close(&self, game: GameId, summary: Summary) -> Recorded<'_, (), Error> {
        Box::pin(async move {
            pause(0).await;
            self.set_end(game, Some(summary))
        })
    }

    fn reopen(&self, game: GameId) -> Recorded<'_, (), Error> {
        Box::pin(async move {
            pause(0).await;
            self.set_end(game, None)
        })
    }

    fn read(&self, game: GameId) -> Recorded<'_, Vec<Batch>, Error> {
        Box::pin(async move {
            let (before, ..) = self.draw();
            pause(before).await;
            if self.disk().weather.is_dark {
                return Err(Error::Io("the simulated disk is away".into()));
            }
            let stored = self.stored(game).map(|(_, puts)| puts).unwrap_or_default();
            Ok(stored.into_iter().map(|put| put.batch).collect())
        })
    }

    fn game(&self, game: GameId) -> Recorded<'_, Option<GameRow>, Error> {
        Box::pin(async move { Ok(self.stored(game).map(|(row, _)| row)) })
    }

    fn note_waiting(&self, _: GameId, _: RoomId, _: bool) -> Recorded<'_, (), Error> {
        Box::pin(async { Ok(()) })
    }

    fn open_games(&self) -> Recorded<'_, Vec<GameRow>, Error> {
        Box::pin(async move {
            let disk = self.disk();
            let all = disk.games.values().map(Self::row);
            Ok(all.filter(|row| row.summary.is_none()).collect())
        })
    }
}
