//! What holds for every game, whatever happens in it.

mod random;

use random::{XorShift, run};

/// Facts in all, over all games of a run.
const FACTS: u32 = 1_000_000;

#[test]
fn a_million_random_facts_keep_every_promise() {
    let mut told = 0;
    let mut games = 0_u64;
    while told < FACTS {
        games += 1;
        let seed = games.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        told += run::play(seed, &mut XorShift(seed));
    }
    assert!(games > 1, "{told} facts in {games} games");
}
