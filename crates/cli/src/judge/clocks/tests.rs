use super::{Clocks, Control, Period, Wrong};
use jadoube_laws::Color;

const fn period(moves: Option<u32>, seconds: u64, added: u64) -> Period {
    Period {
        moves,
        given_ms: seconds * 1000,
        added_ms: added * 1000,
    }
}

/// Notes White's readings in seconds after the moves with these numbers; the first fault.
fn check(periods: &[Period], notes: &[(u32, u64)], expected: Option<Wrong>) {
    let control = if periods.is_empty() {
        Control::Unknown
    } else {
        Control::Periods(periods.to_vec())
    };
    let mut clocks = Clocks::new(control);
    let found = notes
        .iter()
        .find_map(|&(moves, seconds)| clocks.note(Color::White, moves, seconds * 1000, 1));
    assert_eq!(found, expected, "{notes:?}");
}

#[test]
fn an_increment_is_all_that_a_clock_gains() {
    let blitz = [period(None, 300, 3)];
    check(&blitz, &[(1, 300), (2, 303), (3, 301), (4, 304)], None);
    check(&blitz, &[(1, 303), (2, 306)], None);
    let gain = Wrong::Gain {
        before_ms: 300_000,
        allowed_ms: 3_000,
    };
    check(&blitz, &[(1, 300), (2, 304)], Some(gain));
}

#[test]
fn a_clock_without_increment_never_goes_back() {
    let bullet = [period(None, 60, 0)];
    check(&bullet, &[(1, 60), (2, 60), (3, 58)], None);
    let back = Wrong::Backwards { before_ms: 50_000 };
    check(&bullet, &[(1, 60), (2, 50), (3, 51)], Some(back));
}

#[test]
fn a_clock_begins_with_what_is_given() {
    let blitz = [period(None, 180, 2)];
    check(&blitz, &[(1, 184)], None);
    let first = Wrong::First {
        allowed_ms: 184_000,
    };
    check(&blitz, &[(1, 185)], Some(first));
    check(&blitz, &[(10, 202)], None);
}

#[test]
fn a_new_period_adds_its_time_once() {
    let classical = [period(Some(40), 7200, 30), period(None, 1800, 30)];
    check(&classical, &[(39, 100), (40, 1900), (41, 1930)], None);
    check(
        &classical,
        &[(39, 100), (40, 90), (43, 10), (44, 1800), (45, 1830)],
        None,
    );
    let early = Wrong::Gain {
        before_ms: 100_000,
        allowed_ms: 30_000,
    };
    check(&classical, &[(30, 100), (31, 1900)], Some(early));
    let twice = Wrong::Gain {
        before_ms: 1_000_000,
        allowed_ms: 30_000,
    };
    check(
        &classical,
        &[(39, 100), (40, 1900), (50, 1000), (51, 2800)],
        Some(twice),
    );
}

#[test]
fn the_last_period_begins_again_when_it_has_a_quota() {
    let old = [period(Some(40), 9000, 0)];
    check(&old, &[(39, 10), (40, 9005), (79, 100), (80, 9100)], None);
}

#[test]
fn without_a_control_only_leaps_are_found() {
    check(&[], &[(1, 300), (2, 330), (3, 360)], None);
    check(&[], &[(39, 100), (40, 1900), (60, 10), (61, 900)], None);
    let leap = Wrong::Leap { before_ms: 290_000 };
    check(&[], &[(1, 300), (2, 290), (3, 360)], Some(leap));
}
