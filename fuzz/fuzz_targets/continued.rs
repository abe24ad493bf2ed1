//! Any placement whatever played on from as after an uncorrected illegal move; legal ones as ever.
#![no_main]

#[path = "../../crates/laws/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::continued(data));
