//! Pages to learn the library from.
//!
//! Their examples run with the tests.

#[doc = include_str!("../docs/positions.md")]
pub mod positions {}

#[doc = include_str!("../docs/pgn.md")]
pub mod reading_pgn {}

#[doc = include_str!("../docs/chess960.md")]
pub mod chess960 {}

#[doc = include_str!("../docs/performance.md")]
pub mod performance {}

#[doc = include_str!("../docs/shakmaty.md")]
pub mod from_shakmaty {}
