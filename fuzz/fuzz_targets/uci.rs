//! Any text as a move in UCI notation, and why it is illegal where it is: a first byte for the
//! position.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::uci(data));
