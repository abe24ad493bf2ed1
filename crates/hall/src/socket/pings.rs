//! Signs of life that a client is asked for, which also measure the way there and back.

use std::time::Duration;

use rand::Rng;
use tokio::time::Instant;

/// A way that takes longer than this says nothing.
const LONGEST: Duration = Duration::from_secs(60);

/// What a client was asked last.
#[derive(Debug, Default)]
pub(super) struct Pings {
    // What it is to send back, which it cannot know before, and when it was asked.
    asked: Option<([u8; 8], Instant)>,
}

impl Pings {
    /// What the next ping carries.
    pub(super) fn next(&mut self) -> Vec<u8> {
        let payload = rand::rng().next_u64().to_be_bytes();
        self.asked = Some((payload, Instant::now()));
        payload.to_vec()
    }

    /// How long a pong took, if it answers the last ping and is the first to do so.
    pub(super) fn answered(&mut self, payload: &[u8]) -> Option<Duration> {
        let (_, at) = self.asked.take_if(|(asked, _)| asked == payload)?;
        Some(at.elapsed()).filter(|passed| *passed <= LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn only_the_answer_to_the_last_ping_counts_and_once() {
        let mut pings = Pings::default();
        assert_eq!(pings.answered(&[0; 8]), None, "nothing was asked");
        let first = pings.next();
        tokio::time::advance(Duration::from_millis(40)).await;
        let second = pings.next();
        assert_ne!(first, second);
        tokio::time::advance(Duration::from_millis(50)).await;
        assert_eq!(pings.answered(&first), None);
        assert_eq!(pings.answered(&[]), None);
        let passed = pings.answered(&second);
        assert_eq!(passed, Some(Duration::from_millis(50)));
        assert_eq!(pings.answered(&second), None, "it was answered");
    }
}
