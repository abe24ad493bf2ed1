//! The worked example of Glicko-2's author, what counts, and what holds for any history.

mod counting;
mod histories;

use jadoube_arbiter::Millis;
use jadoube_laws::{ByColor, Color};

use super::{IDLE_PERIOD, PROVISIONAL, Rating, Scored, Standing, period, rate};

fn rating(value: f64, deviation: f64) -> Rating {
    Rating::stored(value, deviation, 0.06).unwrap()
}

#[track_caller]
fn near(got: f64, expected: f64, within: f64) {
    assert!((got - expected).abs() <= within, "{got} is not {expected}");
}

/// Mark Glickman, "Example of the Glicko-2 system", 22 March 2022: a player of 1500 with a
/// deviation of 200 beats 1400, then loses to 1550 and 1700, in one period.
#[test]
fn the_worked_example_comes_out_as_published() {
    let results = [
        (rating(1400.0, 30.0), Scored::Win),
        (rating(1550.0, 100.0), Scored::Loss),
        (rating(1700.0, 300.0), Scored::Loss),
    ];
    let new = period(rating(1500.0, 200.0), &results);
    near(new.value(), 1464.06, 0.01);
    near(new.deviation(), 151.52, 0.005);
    near(new.volatility(), 0.05999, 0.00001);
}

/// By the formulas of the paper for one game between two new players, worked out apart from any
/// library, the volatility by bisection.
#[test]
fn a_game_changes_both_by_what_the_formulas_give() {
    let after = rate(&ByColor::both(Standing::NEW), Scored::Win, Millis(5));
    near(after.white.rating.value(), 1662.31089, 0.00001);
    near(after.black.rating.value(), 1337.68911, 0.00001);
    for color in Color::ALL {
        near(after[color].rating.deviation(), 290.31896, 0.00001);
        assert_eq!(after[color].games, 1);
        assert_eq!(after[color].last, Some(Millis(5)));
    }
}

#[test]
fn a_draw_brings_the_weaker_up_and_the_stronger_down() {
    let standing = |value| Standing {
        rating: rating(value, 80.0),
        games: 40,
        last: Some(Millis(0)),
    };
    let before = ByColor {
        white: standing(1900.0),
        black: standing(1500.0),
    };
    let after = rate(&before, Scored::Draw, Millis(0));
    assert!(after.white.rating.value() < 1900.0);
    assert!(after.black.rating.value() > 1500.0);
}

#[test]
fn a_period_without_games_changes_nothing_but_time_does() {
    let one = rating(1800.0, 60.0);
    assert_eq!(period(one, &[]), one);
    let year = one.after(Millis(IDLE_PERIOD.0 * 78));
    near(year.deviation(), PROVISIONAL, 0.5);
    assert_eq!(year.value(), one.value());
    assert!(!one.is_provisional());
    assert_eq!(one.after(Millis::MAX).deviation(), 350.0);
}

/// The growth of one period is that of step 6 in the paper, for a player who did not compete.
#[test]
fn an_idle_period_is_that_of_the_paper() {
    let idle = rating(1500.0, 200.0).after(IDLE_PERIOD);
    near(idle.deviation(), 200.2714, 0.0001);
}

#[test]
fn how_often_one_looks_does_not_matter() {
    let start = rating(2000.0, 47.5);
    let at_once = start.after(Millis(1_000_000_000));
    let in_steps = (0..1000).fold(start, |rating, _| rating.after(Millis(1_000_000)));
    near(in_steps.deviation(), at_once.deviation(), 1e-9);
}

#[test]
fn a_regular_player_stops_being_provisional_and_stays_near_sixty() {
    let mut pair = ByColor::both(Standing::NEW);
    let mut games_provisional = 0;
    for game in 0..200_u64 {
        let scored = [Scored::Win, Scored::Loss, Scored::Draw][game as usize % 3];
        pair = rate(&pair, scored, Millis(game * 3_600_000));
        games_provisional += u32::from(pair.white.rating.is_provisional());
    }
    assert!((8..=16).contains(&games_provisional), "{games_provisional}");
    near(pair.white.rating.deviation(), 60.0, 5.0);
}

#[test]
fn numbers_that_are_no_rating_are_refused() {
    for (value, deviation, volatility) in [
        (f64::NAN, 50.0, 0.06),
        (1500.0, f64::INFINITY, 0.06),
        (1500.0, 0.0, 0.06),
        (1500.0, 350.1, 0.06),
        (1500.0, 50.0, 0.0),
        (99.9, 50.0, 0.06),
        (4000.1, 50.0, 0.06),
    ] {
        assert_eq!(Rating::stored(value, deviation, volatility), None);
    }
}

#[test]
fn a_number_is_rounded_only_where_it_is_shown() {
    let one = rating(1500.5, 50.0);
    assert_eq!(one.shown(), 1501);
    assert_eq!(one.value(), 1500.5);
}

#[test]
fn what_is_expected_of_both_is_one_point() {
    let (strong, weak) = (rating(2000.0, 50.0), rating(1600.0, 90.0));
    near(strong.expected(weak) + weak.expected(strong), 1.0, 1e-12);
    assert!(strong.expected(weak) > 0.85);
}
