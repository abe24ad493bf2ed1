//! The chess clock against a naive one that steps from millisecond to millisecond, over random
//! controls and facts; and what holds for every clock.

mod facts;
mod naive;

use std::ops::RangeInclusive;

use jadoube_arbiter::{Clock, Millis, TimeControl};
use jadoube_laws::{ByColor, Color};
use proptest::{collection::vec, prelude::*};

use facts::{Fact, controls, extreme};
use naive::Naive;

/// How many facts a clock is given at least and at most; the cases bring a million in any run.
const FACTS: RangeInclusive<usize> = 500..=700;
const CASES: u32 = 2_000;

/// What a fact is answered with.
#[derive(PartialEq, Debug, Default)]
struct Told {
    used: u64,
    gained: u64,
    new_period: Option<u64>,
    taken_back: u64,
}

/// A fact happens to a clock.
fn happen(clock: &mut Clock, controls: &ByColor<TimeControl>, at: Millis, fact: Fact) -> Told {
    let mut told = Told::default();
    match fact {
        Fact::Begin(color) => clock.begin(controls, color, at),
        Fact::Press { color, lag } => {
            let pressed = clock.press(controls, color, at, Millis(lag));
            told.used = pressed.used.0;
            told.gained = pressed.gained.0;
            told.new_period = pressed.new_period.map(|time| time.0);
        }
        Fact::Pause => clock.pause(controls, at),
        Fact::Resume(color) => clock.resume(controls, color, at),
        Fact::Fall(color) => clock.fall(color, at),
        Fact::Add { color, ms } => clock.add(color, ms),
        Fact::Set { color, left } => clock.set(color, left, at),
        Fact::SetPresses { color, presses } => clock.set_presses(color, presses),
        Fact::TakeBackPress(color) => told.taken_back = clock.take_back_press(controls, color).0,
        Fact::NextPeriod(color) => clock.next_period(controls, color),
    }
    told
}

/// Lets time pass; the flag falls on the millisecond for which it was due.
fn wait(clock: &Clock, controls: &ByColor<TimeControl>, naive: &mut Naive, ms: u32) {
    let due = clock.flag_due(controls);
    for _ in 0..ms {
        naive.step();
        let Some(color) = naive.running() else {
            return assert_eq!(due, None);
        };
        let is_due = due.is_some_and(|(side, at)| side == color && at.0 <= naive.now);
        let is_out = naive.is_out(color) && !naive.is_marked(color);
        assert_eq!(is_due, is_out, "{due:?} at {}", naive.now);
    }
}

fn agree(clock: &Clock, controls: &ByColor<TimeControl>, naive: &Naive) {
    for color in Color::ALL {
        let reading = clock.reading(controls, color, Millis(naive.now));
        assert_eq!(reading, naive.reading(color), "{color:?}");
    }
    assert_eq!(clock.running(), naive.running());
    assert_eq!(clock.turn(), naive.turn());
    assert_eq!(clock.is_paused(), naive.is_paused());
    assert_eq!(clock.first_fallen(), naive.first_fallen());
}

/// The most that a fact may add to a side's time, given what it was answered with.
fn may_give(fact: Fact, told: &Told, color: Color, control: &TimeControl) -> i64 {
    match fact {
        Fact::Press { color: side, lag } if side == color => match control {
            TimeControl::PerTurn(_) => i64::MAX,
            // A credit for lag gives back what has passed, and no more.
            TimeControl::None | TimeControl::Periods(_) => {
                (told.gained + told.new_period.unwrap_or(0) + lag) as i64
            }
        },
        Fact::Add { color: side, ms } if side == color => ms.max(0),
        Fact::Set { color: side, .. } if side == color => i64::MAX,
        Fact::NextPeriod(side) if side == color => facts::LONGEST,
        Fact::Begin(_)
        | Fact::Press { .. }
        | Fact::Pause
        | Fact::Resume(_)
        | Fact::Fall(_)
        | Fact::Add { .. }
        | Fact::Set { .. }
        | Fact::SetPresses { .. }
        | Fact::TakeBackPress(_)
        | Fact::NextPeriod(_) => 0,
    }
}

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: CASES,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    /// Every reading, press, deadline and note is the naive clock's.
    #[test]
    fn the_clock_is_the_naive_clock(
        controls in controls(),
        facts in vec(any::<u32>(), FACTS),
    ) {
        let mut clock = Clock::new(&controls);
        let mut naive = Naive::new(&controls);
        agree(&clock, &controls, &naive);
        for raw in facts {
            wait(&clock, &controls, &mut naive, raw >> 27);
            agree(&clock, &controls, &naive);
            let fact = Fact::of(raw);
            if naive.never_happens(fact) {
                continue;
            }
            let at = Millis(naive.now);
            let told = happen(&mut clock, &controls, at, fact);
            prop_assert_eq!(told, naive.happen(fact), "{:?}", fact);
            agree(&clock, &controls, &naive);
        }
    }

    /// Between two facts one side's time runs at most; and no fact gives a side time but those
    /// that say so, and no more than they say.
    #[test]
    fn one_side_runs_and_time_is_gained_only_by_what_gives_it(
        controls in controls(),
        facts in vec(any::<u32>(), FACTS),
    ) {
        let mut clock = Clock::new(&controls);
        let mut at = Millis::ZERO;
        for raw in facts {
            let left = |clock: &Clock, at| {
                Color::map(|color| clock.reading(&controls, color, at).left)
            };
            let before = left(&clock, at);
            let passed = raw >> 27;
            at += Millis(passed.into());
            let waited = left(&clock, at);
            let lost = Color::map(|color| before[color] - waited[color]);
            prop_assert!(lost.white == 0 || lost.black == 0, "both ran: {lost:?}");
            prop_assert!((0..=passed.into()).contains(&(lost.white + lost.black)));

            let fact = Fact::of(raw);
            let told = happen(&mut clock, &controls, at, fact);
            let after = left(&clock, at);
            for color in Color::ALL {
                let gained = after[color].saturating_sub(waited[color]);
                let may = may_give(fact, &told, color, &controls[color]);
                prop_assert!(gained <= may, "{fact:?} gave {gained} to {color:?}");
            }
        }
    }

    /// No instant, not even one before the last, and no amount of time is too much.
    #[test]
    fn nothing_overflows(
        controls in controls(),
        facts in vec((any::<u32>(), extreme(), extreme()), 1..40),
    ) {
        let mut clock = Clock::new(&controls);
        for (raw, number, at) in facts {
            let at = Millis(at);
            happen(&mut clock, &controls, at, Fact::extreme(raw, number));
            for color in Color::ALL {
                let reading = clock.reading(&controls, color, at);
                let is_limited = controls[color] != TimeControl::None;
                prop_assert!(reading.is_fallen || reading.left > 0 || !is_limited);
            }
            let due = clock.flag_due(&controls);
            prop_assert!(due.is_none_or(|(color, _)| clock.running() == Some(color)));
        }
    }
}
