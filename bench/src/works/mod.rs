//! The jobs, each written for every library as its users would write the fastest code.

pub mod fen;
pub mod perft;
pub mod pgn;
pub mod step;
pub mod winnable;
