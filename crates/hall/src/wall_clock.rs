//! The one place that reads the clock on the wall.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Tells the time, in milliseconds since 1970, and never steps back: the wall is looked at once,
/// and time then passes as the processor counts it. Under tokio's paused clock it is a virtual one.
#[derive(Clone, Copy, Debug)]
pub struct WallClock {
    unix_ms: i64,
    at: Instant,
}

impl WallClock {
    /// Looks at the wall.
    pub fn new() -> Self {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self::at_unix_ms(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// Takes it that the wall shows this now.
    pub fn at_unix_ms(unix_ms: i64) -> Self {
        Self {
            unix_ms,
            at: Instant::now(),
        }
    }

    /// What the wall shows now.
    pub fn unix_ms(&self) -> i64 {
        self.unix_ms + i64::try_from(self.at.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

impl Default for WallClock {
    fn default() -> Self {
        Self::new()
    }
}
