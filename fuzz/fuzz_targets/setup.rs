//! Any placement whatever, as edits to the initial position: faults are told, what is accepted
//! can be played, and nothing panics.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::setup(data));
