//! Playing the machine: any UCI engine on this computer, at a chosen strength.
//!
//! [`discover`] finds the engines, a [`Pool`] asks them for moves. An engine is a program of
//! somebody else's: it may crash, hang, lie or never stop talking, and none of that may hold up a
//! table. So each answer has a limit in time, lines and bytes; a move is checked against the Laws
//! before anybody sees it; whatever goes wrong is one [`EngineError`] with a code, and the program
//! is killed with all that it started. After a failure the pool tries once more with a fresh
//! program; what follows from a second failure is for the hall to say.
//!
//! Engines run at a low priority (`nice`), under a limit of memory (`prlimit`, on Linux), without
//! the hall's environment and with their error output thrown away; where either of these programs
//! is missing, engines run without that limit. They keep nothing between two questions that
//! matters: the whole game is sent each time, so any engine may answer for any table, and fifty
//! tables need no more of them than think at the same time.
//!
//! The times here are those of the tokio clock: under a paused clock every wait for a real program
//! is over at once, and the engine has failed.

mod driver;
mod error;
mod found;
mod lines;
mod options;
mod places;
mod pool;
mod process;
mod strength;
mod turn;

pub use driver::Engine;
pub use error::{Awaited, EngineError};
pub use found::{Discovery, Found, NONE_FOUND, discover};
pub use options::Options;
pub use pool::{Chosen, Opponent, Pool};
pub use strength::{Effort, Strength};
pub use turn::{Clocks, Turn};

use std::time::Duration;

/// What an engine may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long it may take to say what it is.
    pub start: Duration,
    /// How long it may take to be ready for a question.
    pub ready: Duration,
    /// How far over its time to think it may go before it is told to stop, and as long again
    /// before it is killed.
    pub grace: Duration,
    /// How long it may take to leave when it is asked to, or to be gone when it is killed.
    pub farewell: Duration,
    /// The longest line it may write, in bytes.
    pub line_bytes: usize,
    /// How many lines it may write before it answers.
    pub answer_lines: u32,
    /// How many bytes it may write before it answers.
    pub answer_bytes: u64,
    /// How much address space it may use; Linux only.
    pub memory_bytes: Option<u64>,
    /// The size of its table of positions, within what it offers.
    pub hash_mb: u32,
    /// By how much its priority is below the hall's, to 19.
    pub niceness: u8,
    /// After how long without a question it is stopped.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(20),
            ready: Duration::from_secs(20),
            grace: Duration::from_secs(2),
            farewell: Duration::from_millis(500),
            line_bytes: 16 << 10,
            answer_lines: 50_000,
            answer_bytes: 8 << 20,
            memory_bytes: Some(1 << 30),
            hash_mb: 16,
            niceness: 10,
            idle: Duration::from_secs(60),
        }
    }
}
