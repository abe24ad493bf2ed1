//! What can be made to go wrong in a simulation. Outside of one nothing here does anything.

#[cfg(feature = "simulation")]
use std::sync::{Mutex, PoisonError};
#[cfg(feature = "simulation")]
use std::time::Duration;

use crate::Error;

/// What becomes of the next transaction.
#[cfg_attr(
    not(feature = "simulation"),
    expect(dead_code, reason = "only simulated")
)]
pub(crate) enum Fate {
    /// It is written.
    Written,
    /// Nothing of it is written.
    Refused(Error),
    /// It is written, but whoever waits is told otherwise.
    Doubtful(Error),
}

/// What is simulated to go wrong with a journal, until something else is.
#[cfg(feature = "simulation")]
#[derive(Debug, Default)]
pub struct Faults {
    set: Mutex<(Duration, Outcome)>,
}

/// Nothing goes wrong but what really does.
#[cfg(not(feature = "simulation"))]
#[derive(Debug, Default)]
pub(crate) struct Faults;

/// How simulated transactions end.
#[cfg(feature = "simulation")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// They are written.
    #[default]
    Written,
    /// The disk is full: nothing is written and everyone is told.
    Full,
    /// They are written, but the answer is lost: everyone is told of an error.
    Doubtful,
}

#[cfg(feature = "simulation")]
impl Faults {
    /// From now on every transaction takes `delay` of tokio's clock before it is written, and
    /// ends so. What arrives meanwhile is in the next transaction.
    pub fn set(&self, delay: Duration, outcome: Outcome) {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner) = (delay, outcome);
    }

    pub(crate) async fn next(&self) -> Fate {
        let (delay, _) = *self.set.lock().unwrap_or_else(PoisonError::into_inner);
        if !delay.is_zero() {
            tokio::time::sleep_until(tokio::time::Instant::now() + delay).await;
        }
        let (_, outcome) = *self.set.lock().unwrap_or_else(PoisonError::into_inner);
        match outcome {
            Outcome::Written => Fate::Written,
            Outcome::Full => Fate::Refused(Error::Full("simulated".to_owned())),
            Outcome::Doubtful => Fate::Doubtful(Error::Io("simulated".to_owned())),
        }
    }
}

#[cfg(not(feature = "simulation"))]
impl Faults {
    #[expect(clippy::unused_async, reason = "a simulation waits here")]
    pub(crate) async fn next(&self) -> Fate {
        Fate::Written
    }
}
