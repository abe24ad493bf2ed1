//! How much of a move's time was the network's.

use jadoube_arbiter::Millis;

/// The most that one move can gain, in milliseconds.
const MOST_PER_MOVE: u32 = 1_000;
/// How much a player can gain at once after a long time without gaining.
const QUOTA: u32 = 1_500;
/// How much of it comes back with each move.
const COMES_BACK: u32 = 250;

/// What one player may still gain for the network's sake.
///
/// The hall measures the way there and back itself; what a client says of it counts for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Quota(u32);

impl Default for Quota {
    fn default() -> Self {
        Self(QUOTA)
    }
}

impl Quota {
    /// What a move would gain with such a way there and back, as measured.
    pub(super) fn gain(self, round_trip_ms: u32) -> Millis {
        Millis(self.most(round_trip_ms).into())
    }

    /// Notes that a move was made which gained for such a way. Only a move brings some of the
    /// quota back: what is refused must not.
    pub(super) fn note_move(&mut self, round_trip_ms: u32) {
        self.0 = (self.0 - self.most(round_trip_ms))
            .saturating_add(COMES_BACK)
            .min(QUOTA);
    }

    /// How much may still be gained, in milliseconds.
    pub(super) const fn left_ms(self) -> u32 {
        self.0
    }

    fn most(self, round_trip_ms: u32) -> u32 {
        round_trip_ms.min(MOST_PER_MOVE).min(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(quota: &mut Quota, round_trip_ms: u32) -> u64 {
        let gain = quota.gain(round_trip_ms);
        quota.note_move(round_trip_ms);
        gain.0
    }

    #[test]
    fn no_move_gains_more_than_the_cap() {
        assert_eq!(Quota::default().gain(10_000), Millis(1_000));
    }

    #[test]
    fn a_way_that_is_always_long_gains_less_and_less() {
        let mut quota = Quota::default();
        let gains: Vec<u64> = (0..5).map(|_| take(&mut quota, 900)).collect();
        assert_eq!(gains, [900, 850, 250, 250, 250]);
    }

    #[test]
    fn a_short_way_is_made_good_for_ever() {
        let mut quota = Quota::default();
        assert!((0..1_000).all(|_| take(&mut quota, 120) == 120));
    }
}
