//! How much a client may send.

use std::time::Duration;

use tokio::time::Instant;

use crate::Config;

const WINDOW: Duration = Duration::from_secs(20);
/// How many messages over its budget a client may send in one window before it is cut off.
const BEARABLE: u32 = 100;

/// What a client has sent of late.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    began: Instant,
    spent: u32,
    over: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            began: Instant::now(),
            spent: 0,
            over: 0,
        }
    }
}

impl Budget {
    /// Counts a message; whether it is within the budget.
    pub(super) fn spend(&mut self, is_player: bool, config: &Config) -> bool {
        if self.began.elapsed() >= WINDOW {
            *self = Self::default();
        }
        let most = if is_player {
            config.messages_per_20_s
        } else {
            config.spectator_messages_per_20_s
        };
        if self.spent < most {
            self.spent += 1;
            return true;
        }
        self.over += 1;
        false
    }

    /// Whether the client is not so far over it that it is cut off.
    pub(super) const fn is_bearable(&self) -> bool {
        self.over < BEARABLE
    }
}
