//! Any facts of a game in any order, under any regulations.
#![no_main]

#[path = "../../crates/arbiter/tests/random/mod.rs"]
mod random;

/// The bytes of the fuzzer as numbers.
struct Bytes<'a>(&'a [u8]);

impl random::Source for Bytes<'_> {
    fn below(&mut self, end: u32) -> u32 {
        let mut number = 0;
        for _ in 0..if end > 256 { 4 } else { 1 } {
            let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
            number = number << 8 | u32::from(*first);
            self.0 = rest;
        }
        number % end
    }

    fn is_spent(&self) -> bool {
        self.0.is_empty()
    }
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    random::run::play(0, &mut Bytes(data));
});
