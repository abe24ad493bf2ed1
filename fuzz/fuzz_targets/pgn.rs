//! Any bytes as a file of games: read whole and in chunks, in part, built, written and read back.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::pgn(data));
