//! The hall's own tables over a simulated record, network and clock, all of it out of one number.
//!
//! `JADOUBE_SEED=…` lives through one world again and prints what happened in it; `JADOUBE_RUNS=…`
//! lives through more of them than usual.

#[allow(dead_code, reason = "the arbiter's own tests use the rest")]
#[path = "../../../arbiter/tests/random/mod.rs"]
mod random;

mod client;
mod clocks;
mod disk;
mod judge;
mod mortal;
mod own_time;
mod plan;
mod world;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use disk::SimLedger;
use judge::{Tally, judge};
use world::World;

/// How many worlds are lived through if nobody says otherwise.
const RUNS: u64 = 2_000;

/// Lives through a world: what came of it, unless something did not hold, and all that happened.
fn live(seed: u64) -> (Option<Tally>, String) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime without threads or files");
    let ledger: Mutex<Option<SimLedger>> = Mutex::new(None);
    let lived = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            let mut world = World::new(seed);
            *ledger.lock().expect("nobody else has it") = Some(world.ledger.clone());
            world.live().await;
            judge(&world)
        })
    }));
    let ledger = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    let transcript = ledger.map(|ledger| ledger.disk().transcript.clone());
    (lived.ok(), transcript.unwrap_or_default())
}

fn number(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(
        value
            .parse()
            .unwrap_or_else(|_| panic!("{name}={value} is no number")),
    )
}

#[test]
fn whatever_happens_nothing_acknowledged_is_lost_or_doubled() {
    if let Some(seed) = number("JADOUBE_SEED") {
        let (tally, transcript) = live(seed);
        tell(&transcript);
        assert!(tally.is_some(), "seed {seed}: see above");
        return;
    }
    let runs = number("JADOUBE_RUNS").unwrap_or(RUNS);
    let next = AtomicU64::new(0);
    let failed = Mutex::new(Vec::new());
    let total = Mutex::new(Tally::default());
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= runs {
                        return;
                    }
                    match live(seed).0 {
                        Some(tally) => total.lock().expect("no panic in here").add(tally),
                        None => failed.lock().expect("no panic in here").push(seed),
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no panic in there");
    let total = total.into_inner().expect("no panic in there");
    assert!(
        failed.is_empty(),
        "{} of {runs} worlds went wrong; live through one again with JADOUBE_SEED={}: {failed:?}",
        failed.len(),
        failed[0]
    );
    tell(&format!("{runs} worlds: {total:?}\n"));
    // What is reckoned by hand must be most of it, or the hand has gone lame.
    if runs >= 200 {
        let runs = u32::try_from(runs).expect("not that many");
        assert!(total.clocks_by_hand > runs / 3, "clocks: {total:?}");
        assert!(total.over > runs / 3, "ends: {total:?}");
        assert!(total.crashes > runs, "crashes: {total:?}");
    }
}

/// Worlds beyond those of every run that something went wrong in once: the clock on the wall was
/// set back, the hall went down twice within a second, or soon after the record had failed.
#[test]
fn what_went_wrong_once_goes_well() {
    for seed in [3919, 10_041, 10_793, 14_760, 15_001, 15_471, 16_886, 17_796] {
        assert!(live(seed).0.is_some(), "seed {seed}");
    }
}

#[test]
fn a_seed_lives_through_the_same_world_twice() {
    for seed in 0..12 {
        let (one, other) = (live(seed).1, live(seed).1);
        assert!(!one.is_empty(), "nothing happened");
        assert!(one == other, "seed {seed} went otherwise the second time");
    }
}

/// Past the harness, which keeps what a test that passes has to say.
fn tell(text: &str) {
    use std::io::Write as _;
    let _ = std::io::stderr().write_all(text.as_bytes());
}
