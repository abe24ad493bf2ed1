//! How much a room may tell.

use std::time::Duration;

use tokio::time::Instant;

/// How many deliveries a room has for each second.
const PER_SECOND: u32 = 10_000;

/// How many deliveries a room has left: one for each connection that is told something. What the
/// people of a full room cause to be told does not grow as the square of their number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Credit {
    left: u32,
    at: Instant,
}

impl Credit {
    /// A second's worth.
    pub(super) fn new() -> Self {
        Self {
            left: PER_SECOND,
            at: Instant::now(),
        }
    }

    /// Takes so many deliveries, if they are left.
    pub(super) fn spend(&mut self, deliveries: u32) -> bool {
        let passed = self.at.elapsed().min(Duration::from_secs(60));
        let new = u32::try_from(passed.as_millis()).unwrap_or(0) * (PER_SECOND / 1000);
        if new > 0 {
            self.at = Instant::now();
            let most = deliveries.max(PER_SECOND);
            self.left = self.left.saturating_add(new).min(most);
        }
        match self.left.checked_sub(deliveries) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_full_room_tells_no_more_than_its_share() {
        let mut credit = Credit::new();
        let mut told = 0_u64;
        for _ in 0..10_000 {
            if credit.spend(15_000) {
                told += 15_000;
            }
            tokio::time::advance(Duration::from_millis(1)).await;
        }
        assert!((90_000..=120_000).contains(&told), "{told}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_beyond_its_share_is_told_at_last() {
        let mut credit = Credit::new();
        assert!(!credit.spend(90_000));
        tokio::time::advance(Duration::from_secs(9)).await;
        assert!(credit.spend(90_000));
    }
}
