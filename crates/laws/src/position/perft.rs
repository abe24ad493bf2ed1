//! Counting the leaves of the tree of legal moves.

use super::Position;

impl Position {
    /// How many sequences of `depth` legal moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_count() as u64,
            _ => self
                .legal_moves()
                .iter()
                .map(|&m| self.after(m).perft(depth - 1))
                .sum(),
        }
    }
}
