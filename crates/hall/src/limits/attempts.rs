//! How often somebody may try what only those who know something succeed at.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// Attempts, by who makes them or at what. Each is paid for beforehand, so that many at once are
/// no more than many after another, and one that succeeded is given back.
#[derive(Debug)]
pub(super) struct Attempts<K> {
    most: u32,
    each: Duration,
    // Until when all that was spent will have come back.
    spent: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq> Attempts<K> {
    /// So many in a minute, all at once if need be.
    pub(super) fn per_minute(most: u32) -> Self {
        let most = most.max(1);
        Self {
            most,
            each: Duration::from_secs(60) / most,
            spent: Mutex::default(),
        }
    }

    // Each change is one insertion or removal, so a panic elsewhere leaves nothing half-made.
    fn spent(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes an attempt.
    ///
    /// # Errors
    ///
    /// If there were too many: how long to wait.
    pub(super) fn spend(&self, key: K) -> Result<(), Duration> {
        let now = Instant::now();
        let mut spent = self.spent();
        let back = spent.get(&key).map_or(now, |back| (*back).max(now));
        let after = back + self.each;
        let full = now + self.each * self.most;
        if after > full {
            return Err(after - full);
        }
        spent.insert(key, after);
        Ok(())
    }

    /// An attempt succeeded, and does not count.
    pub(super) fn give_back(&self, key: &K) {
        if let Some(back) = self.spent().get_mut(key) {
            *back = back.checked_sub(self.each).unwrap_or(*back);
        }
    }

    /// Forgets those who have all attempts again.
    pub(super) fn forget(&self) {
        let now = Instant::now();
        self.spent().retain(|_, back| *back > now);
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn attempts_come_back_with_time() {
        let attempts = Attempts::per_minute(3);
        for _ in 0..3 {
            assert_eq!(attempts.spend("ana"), Ok(()));
        }
        assert_eq!(attempts.spend("ana"), Err(Duration::from_secs(20)));
        assert_eq!(
            attempts.spend("eva"),
            Ok(()),
            "each has attempts of their own"
        );
        advance(Duration::from_secs(19)).await;
        assert_eq!(attempts.spend("ana"), Err(Duration::from_secs(1)));
        advance(Duration::from_secs(1)).await;
        assert_eq!(attempts.spend("ana"), Ok(()));
        assert!(attempts.spend("ana").is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn what_succeeds_does_not_count() {
        let attempts = Attempts::per_minute(2);
        for _ in 0..100 {
            assert_eq!(attempts.spend("class"), Ok(()));
            attempts.give_back(&"class");
        }
        assert_eq!(attempts.spend("class"), Ok(()));
        assert_eq!(attempts.spend("class"), Ok(()));
        assert!(attempts.spend("class").is_err());
        attempts.give_back(&"nobody");
        advance(Duration::from_secs(60)).await;
        attempts.forget();
        assert!(attempts.spent().is_empty());
    }
}
