//! Any text as a move in algebraic notation, strict and in any language: a first byte for the
//! position, a second for the language.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::san(data));
