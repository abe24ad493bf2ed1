//! Points: each game that counts changes the ratings of its two players, once.
//!
//! One task does all of it, one game after the other, in the background: no table ever waits for
//! it. It looks at a game when its table says that it ended, or ended otherwise than was said
//! before, and compares what is on record with what should be; so it does not matter how often it
//! is told, or in what order. What was left undone when the hall went down is found when it opens.

mod count;
mod keep;
mod profile;
mod recount;
mod seated;
mod table;

use std::sync::Arc;

use jadoube_journal::{GameId, HistoryRow};
use tokio::{
    sync::{Mutex, mpsc, watch},
    time::Instant,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Hall;
pub(crate) use keep::keep;
use table::Place;

/// The addresses of rankings and profiles.
pub fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(table::ranking))
        .routes(routes!(profile::profile))
}

/// A ranking, with how often ratings had changed by then, and when it was read.
type Kept = (u64, Instant, Arc<Vec<Place>>);

/// What the hall needs to keep points.
pub(crate) struct Points {
    games: mpsc::UnboundedSender<GameId>,
    looked_at: watch::Sender<u64>,
    // How often ratings have changed, and the rankings as they were then, by class.
    changes: watch::Sender<u64>,
    rankings: Mutex<[Option<Kept>; 4]>,
}

impl Points {
    /// With nobody keeping them yet, and the games that are to be looked at.
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<GameId>) {
        let (games, ended) = mpsc::unbounded_channel();
        let points = Self {
            games,
            looked_at: watch::Sender::new(0),
            changes: watch::Sender::new(0),
            rankings: Mutex::default(),
        };
        (points, ended)
    }

    /// A game has ended, or otherwise than was said before, or has not ended after all.
    pub(crate) fn look_at(&self, game: GameId) {
        // Nobody listens once the hall is closing; the game is found when it opens again.
        let _ = self.games.send(game);
    }
}

impl Hall {
    /// How many games were looked at for points since the hall opened; to wait on.
    pub fn games_looked_at(&self) -> watch::Receiver<u64> {
        self.points().looked_at.subscribe()
    }
}

/// What a rating was shown as before a game and after it.
pub(crate) fn shown(row: &HistoryRow) -> Option<(u32, u32)> {
    let before = recount::standing(&row.before)?;
    Some((before.shown(), recount::standing(&row.after)?.shown()))
}
