//! Any text as a FEN, strictly and leniently, against a plain reader.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::fen(data));
