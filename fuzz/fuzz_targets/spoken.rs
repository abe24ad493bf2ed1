//! Any text as a move said aloud, in whatever words: a first byte for the position.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::spoken(data));
