//! How long the chess clock takes: `cargo bench -p jadoube-arbiter --bench clock`.

use divan::{Bencher, black_box, counter::ItemsCount};
use jadoube_arbiter::{Clock, Millis, TimeControl};
use jadoube_laws::{ByColor, Color};

fn main() {
    divan::main();
}

/// Controls of every kind, from one period to several.
const CONTROLS: [&str; 4] = ["90+30", "5 d3", "5 b3", "40/90+30, 20/50+30, 15+30"];

/// Presses of a game of 60 moves.
const PRESSES: u32 = 120;

fn controls(text: &str) -> ByColor<TimeControl> {
    ByColor::both(text.parse().expect("a time control"))
}

#[divan::bench(args = CONTROLS)]
fn press(bencher: Bencher<'_, '_>, control: &str) {
    let controls = controls(control);
    let mut begun = Clock::new(&controls);
    begun.begin(&controls, Color::White, Millis::ZERO);
    bencher.counter(ItemsCount::new(PRESSES)).bench(|| {
        let mut clock = *black_box(&begun);
        let mut at = Millis::ZERO;
        for color in Color::ALL.into_iter().cycle().take(PRESSES as usize) {
            at += black_box(Millis(7_500));
            black_box(clock.press(&controls, color, at, Millis(20)));
        }
        clock
    });
}

#[divan::bench(args = CONTROLS)]
fn reading(bencher: Bencher<'_, '_>, control: &str) {
    let controls = controls(control);
    let mut clock = Clock::new(&controls);
    clock.begin(&controls, Color::White, Millis::ZERO);
    bencher.counter(ItemsCount::new(1_u32)).bench(|| {
        let clock = black_box(&clock);
        clock.reading(&controls, Color::White, black_box(Millis(7_500)))
    });
}

#[divan::bench(args = CONTROLS)]
fn flag_due(bencher: Bencher<'_, '_>, control: &str) {
    let controls = controls(control);
    let mut clock = Clock::new(&controls);
    clock.begin(&controls, Color::White, Millis::ZERO);
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench(|| black_box(&clock).flag_due(&controls));
}
