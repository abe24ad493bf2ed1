//! The machine as an opponent: real programs are started, those of the tests themselves and
//! Stockfish where it is installed.

#![cfg(unix)]
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "everything here is a test, and one that is skipped says why"
)]

mod failures;
mod fakes;
mod pools;
mod sessions;
mod stockfish;
