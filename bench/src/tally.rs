//! One number out of several counts, so that contenders agree only if every count does.

/// Counts kept while a job runs.
#[derive(Default)]
pub struct Tally {
    pub san_bytes: usize,
    pub fen_bytes: usize,
    pub legal_moves: usize,
    pub repetitions: usize,
    pub ends: usize,
}

impl Tally {
    /// The counts as one number.
    pub fn total(&self) -> u64 {
        [
            self.san_bytes,
            self.fen_bytes,
            self.legal_moves,
            self.repetitions,
            self.ends,
        ]
        .into_iter()
        .fold(0, |total: u64, count| {
            total.wrapping_mul(1_000_003).wrapping_add(count as u64)
        })
    }
}
