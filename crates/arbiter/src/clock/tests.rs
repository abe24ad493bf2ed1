//! The chess clock, case by case.

use alloc::string::ToString as _;

use jadoube_laws::{
    ByColor,
    Color::{self, Black, White},
};

use super::{Clock, Pressed, Shown};
use crate::{Millis, TimeControl};

/// A clock with its controls and the instant that has come.
struct Board {
    controls: ByColor<TimeControl>,
    clock: Clock,
    now: Millis,
}

impl Board {
    fn new(control: &str) -> Self {
        Self::with_odds(control, control)
    }

    fn with_odds(white: &str, black: &str) -> Self {
        let read = |text: &str| -> TimeControl { text.parse().expect(text) };
        let controls = ByColor {
            white: read(white),
            black: read(black),
        };
        let mut clock = Clock::new(&controls);
        clock.begin(&controls, White, Millis::ZERO);
        Self {
            controls,
            clock,
            now: Millis::ZERO,
        }
    }

    fn wait(&mut self, ms: u64) {
        self.now += Millis(ms);
    }

    /// The side to move thinks so long and presses.
    fn press(&mut self, ms: u64) -> Pressed {
        self.press_with_lag(ms, 0)
    }

    fn press_with_lag(&mut self, ms: u64, lag: u64) -> Pressed {
        self.wait(ms);
        let color = self.clock.turn().expect("a turn");
        self.clock
            .press(&self.controls, color, self.now, Millis(lag))
    }

    fn pause(&mut self) {
        self.clock.pause(&self.controls, self.now);
    }

    fn resume(&mut self, color: Color) {
        self.clock.resume(&self.controls, color, self.now);
    }

    fn left(&self, color: Color) -> i64 {
        self.clock.reading(&self.controls, color, self.now).left
    }

    fn is_fallen(&self, color: Color) -> bool {
        let reading = self.clock.reading(&self.controls, color, self.now);
        reading.is_fallen
    }
}

#[test]
fn a_clock_over_the_board_begins_with_the_first_extra_time_and_a_sites_without() {
    assert_eq!(Board::new("90+30").left(Black), 5_430_000);
    assert_eq!(Board::new("90+30 after").left(Black), 5_400_000);
    assert_eq!(Board::new("5 d3").left(Black), 300_000);
    assert_eq!(Board::new("2/turn").left(Black), 120_000);
    assert_eq!(Board::new("none").left(Black), i64::MAX);
}

#[test]
fn a_press_ends_one_turn_and_begins_the_other() {
    let mut board = Board::new("3+2 after");
    assert_eq!(board.clock.running(), Some(White));
    let pressed = board.press(5_000);
    let expected = Pressed {
        used: Millis(5_000),
        gained: Millis(2_000),
        new_period: None,
    };
    assert_eq!(pressed, expected);
    assert_eq!(board.clock.running(), Some(Black));
    board.wait(1_500);
    assert_eq!((board.left(White), board.left(Black)), (177_000, 178_500));
}

#[test]
fn a_press_by_the_side_that_is_not_to_move_changes_nothing() {
    let mut board = Board::new("3+2");
    board.press(5_000);
    let before = board.clock;
    let again = board
        .clock
        .press(&board.controls, White, Millis(6_000), Millis::ZERO);
    assert_eq!((again, board.clock), (Pressed::default(), before));
    board.pause();
    let before = board.clock;
    let paused = board
        .clock
        .press(&board.controls, Black, Millis(7_000), Millis::ZERO);
    assert_eq!((paused, board.clock), (Pressed::default(), before));
}

#[test]
fn the_last_millisecond_used_is_a_fallen_flag() {
    let mut board = Board::new("0:10");
    assert_eq!(
        board.clock.flag_due(&board.controls),
        Some((White, Millis(10_000)))
    );
    board.wait(9_999);
    assert!(!board.is_fallen(White));
    board.wait(1);
    assert!(board.is_fallen(White));
    assert!(!board.is_fallen(Black));
}

#[test]
fn a_side_without_time_gains_none_by_pressing() {
    let mut board = Board::new("0:10+5 after");
    assert_eq!(board.press(10_000).gained, Millis::ZERO);
    assert_eq!(board.left(White), 0);
    let mut board = Board::new("0:10 b5");
    assert_eq!(board.press(10_000).gained, Millis::ZERO);
}

#[test]
fn a_flag_noted_is_due_no_more_and_the_first_stays_the_first() {
    let mut board = Board::new("0:10");
    board.wait(10_000);
    board.clock.fall(White, board.now);
    assert_eq!(board.clock.flag_due(&board.controls), None);
    board.press(2_000);
    board.wait(10_000);
    board.clock.fall(Black, board.now);
    board.clock.fall(White, Millis(50_000));
    assert_eq!(board.clock.first_fallen(), Some(White));
    assert_eq!(board.clock.fallen_at(White), Some(Millis(10_000)));
}

#[test]
fn the_first_to_fall_is_first_by_the_clock_even_if_it_is_noted_later() {
    let mut board = Board::new("0:10");
    board.clock.fall(Black, Millis(30_000));
    board.clock.fall(White, Millis(10_000));
    assert_eq!(board.clock.first_fallen(), Some(White));
}

#[test]
fn a_flag_is_up_again_once_its_side_has_time() {
    let mut board = Board::new("0:10");
    board.wait(12_000);
    board.clock.fall(White, Millis(10_000));
    board.clock.fall(Black, Millis(11_000));
    board.clock.set(White, 5_000, board.now);
    assert_eq!(board.clock.first_fallen(), Some(Black));
    assert_eq!(
        board.clock.flag_due(&board.controls),
        Some((White, Millis(17_000)))
    );
}

#[test]
fn time_added_raises_a_flag_only_if_it_was_enough() {
    let mut board = Board::new("0:10");
    board.wait(12_000);
    board.clock.fall(White, board.now);
    board.clock.add(White, 2_000);
    assert_eq!(board.clock.first_fallen(), Some(White));
    board.clock.add(White, 1);
    assert_eq!(board.clock.first_fallen(), None);
    assert_eq!(board.left(White), 1);
}

#[test]
fn time_is_not_used_up_while_the_delay_lasts() {
    let mut board = Board::new("0:03 d5");
    assert_eq!(
        board.clock.flag_due(&board.controls),
        Some((White, Millis(8_000)))
    );
    board.wait(4_000);
    let reading = board.clock.reading(&board.controls, White, board.now);
    assert_eq!((reading.left, reading.delay_left), (3_000, Millis(1_000)));
    let pressed = board.press(3_999);
    assert_eq!((pressed.used, pressed.gained), (Millis(7_999), Millis(0)));
    assert_eq!(board.left(White), 1);
}

#[test]
fn a_pause_keeps_the_unused_delay() {
    let mut board = Board::new("1 d5");
    board.wait(3_000);
    board.pause();
    assert!(board.clock.is_paused());
    assert_eq!(board.clock.running(), None);
    board.wait(60_000);
    let reading = board.clock.reading(&board.controls, White, board.now);
    assert_eq!((reading.left, reading.delay_left), (60_000, Millis(2_000)));
    board.resume(White);
    assert_eq!(board.press(3_000).used, Millis(6_000));
    assert_eq!(board.left(White), 59_000);
}

#[test]
fn a_turn_that_is_not_the_paused_one_begins_afresh() {
    let mut board = Board::new("1 d5");
    board.wait(4_000);
    board.pause();
    board.resume(Black);
    assert_eq!(board.press(6_000).used, Millis(6_000));
    assert_eq!((board.left(White), board.left(Black)), (60_000, 59_000));
}

#[test]
fn bronstein_gives_back_what_the_whole_turn_took_up_to_the_extra_time() {
    let mut board = Board::new("1 b5");
    board.wait(2_000);
    board.pause();
    board.wait(60_000);
    board.resume(White);
    assert_eq!(board.press(1_000).gained, Millis(3_000));
    assert_eq!(board.press(7_000).gained, Millis(5_000));
    assert_eq!((board.left(White), board.left(Black)), (60_000, 58_000));
}

#[test]
fn a_clock_that_runs_already_is_not_begun_again() {
    for (control, left) in [("1 d5", 53_000), ("1 b5", 48_000), ("1+5", 53_000)] {
        let mut board = Board::new(control);
        board.wait(6_000);
        board.clock.begin(&board.controls, White, board.now);
        board.wait(6_000);
        board.resume(White);
        assert_eq!(board.left(White), left, "{control}");
    }
}

#[test]
fn a_turn_given_back_before_the_opponent_pressed_has_its_extra_time_once() {
    for (control, first, then) in [
        ("1 d5", 55_000, 49_000),
        ("1 b5", 55_000, 49_000),
        ("1+0", 50_000, 44_000),
    ] {
        let mut board = Board::new(control);
        board.press(10_000);
        assert_eq!(board.left(White), first, "{control}");
        board.wait(1_000);
        board.clock.begin(&board.controls, White, board.now);
        board.press(6_000);
        assert_eq!(board.left(White), then, "{control}");
        // The opponent's own turn begins with that press, and White's next with the opponent's.
        board.press(5_000);
        board.press(5_000);
        assert!(board.left(White) >= then - 5_000, "{control}");
    }
    let mut board = Board::new("1 b5");
    board.press(10_000);
    board.clock.take_back_press(&board.controls, White);
    board.clock.begin(&board.controls, White, board.now);
    assert_eq!(board.press(1_000).gained, Millis(5_000));
    assert_eq!(board.left(White), 54_000);
}

#[test]
fn the_next_period_begins_with_the_press_that_meets_the_quota() {
    let mut board = Board::new("2/10+1, 10+2 after");
    for _ in 0..2 {
        assert_eq!(board.press(4_000).new_period, None);
    }
    let pressed = board.press(4_000);
    assert_eq!(pressed.new_period, Some(Millis(600_000)));
    assert_eq!(pressed.gained, Millis(1_000));
    let reading = board.clock.reading(&board.controls, White, board.now);
    assert_eq!((reading.period, reading.presses), (1, 2));
    assert_eq!(reading.left, 600_000 + 600_000 - 8_000 + 2_000);
}

#[test]
fn extra_time_before_a_move_is_that_of_the_period_in_which_it_is_made() {
    let mut board = Board::new("1/10, 5+30");
    let pressed = board.press(1_000);
    assert_eq!(pressed.new_period, Some(Millis(300_000)));
    assert_eq!(pressed.gained, Millis(30_000));
}

#[test]
fn a_new_period_raises_the_flag() {
    let mut board = Board::new("1/0:10, 5");
    board.wait(11_000);
    board.clock.fall(White, Millis(10_000));
    assert!(board.press(0).new_period.is_some());
    assert!(!board.is_fallen(White));
    assert_eq!(board.clock.first_fallen(), None);
}

#[test]
fn the_arbiter_installs_the_next_period_once() {
    let mut board = Board::new("2/10, 5");
    board.wait(601_000);
    board.clock.fall(White, board.now);
    board.clock.next_period(&board.controls, White);
    assert_eq!(board.left(White), 299_000);
    assert!(!board.is_fallen(White));
    board.press(0);
    board.press(0);
    assert_eq!(board.press(0).new_period, None);
    let before = board.clock;
    board.clock.next_period(&board.controls, White);
    assert_eq!(board.clock, before);
}

#[test]
fn a_period_installed_in_a_turn_takes_back_no_time_of_that_turn() {
    let mut board = Board::new("2/1, 5 d5");
    board.wait(61_000);
    board.clock.next_period(&board.controls, White);
    assert_eq!(board.left(White), 299_000);
    assert_eq!(board.press(1_000).used, Millis(62_000));
    assert_eq!(board.left(White), 298_000);
}

#[test]
fn several_periods_may_begin_at_once_where_the_counter_was_set() {
    let mut board = Board::new("2/10, 2/5, 1");
    board.clock.set_presses(White, 3);
    assert_eq!(board.press(0).new_period, Some(Millis(360_000)));
}

#[test]
fn a_press_taken_back_returns_what_it_gave_once() {
    let mut board = Board::new("1/10+30, 5+30");
    let before = board.left(White);
    board.press(0);
    assert_eq!(board.left(White), before + 330_000);
    let taken = board.clock.take_back_press(&board.controls, White);
    assert_eq!(taken, Millis(30_000));
    assert_eq!(board.left(White), before);
    let reading = board.clock.reading(&board.controls, White, board.now);
    assert_eq!((reading.period, reading.presses), (0, 0));
    let again = board.clock.take_back_press(&board.controls, White);
    assert_eq!(again, Millis::ZERO);
    assert_eq!(board.left(White), before);
}

#[test]
fn a_first_move_that_is_free_takes_no_time_and_gives_none() {
    let mut board = Board::new("1+2 after free");
    assert_eq!(
        (board.clock.running(), board.clock.turn()),
        (None, Some(White))
    );
    assert_eq!(board.press(20_000), Pressed::default());
    assert_eq!(board.clock.running(), None);
    board.press(20_000);
    assert_eq!(board.clock.running(), Some(White));
    assert_eq!((board.left(White), board.left(Black)), (60_000, 60_000));
    assert_eq!(board.press(1_000).gained, Millis(2_000));
}

#[test]
fn lag_is_credited_but_never_adds_time() {
    let mut board = Board::new("1");
    assert_eq!(board.press_with_lag(3_000, 400).used, Millis(2_600));
    assert_eq!(board.press_with_lag(300, 900).used, Millis::ZERO);
    assert_eq!((board.left(White), board.left(Black)), (57_400, 60_000));
}

#[test]
fn each_side_has_a_control_of_its_own() {
    let mut board = Board::with_odds("3 after free", "5 d3");
    board.press(10_000);
    assert_eq!(board.clock.running(), Some(Black));
    board.press(10_000);
    assert_eq!((board.left(White), board.left(Black)), (180_000, 293_000));
}

#[test]
fn time_for_every_turn_is_whole_again_after_a_press() {
    let mut board = Board::new("1d/turn");
    board.press(80_000_000);
    board.press(300_000);
    board.wait(20_000_000);
    assert_eq!(board.left(White), 66_400_000);
    assert_eq!(board.left(Black), 86_400_000);
}

#[test]
fn without_a_control_turns_are_timed_and_no_flag_falls() {
    let mut board = Board::new("none");
    assert_eq!(board.press(5_000).used, Millis(5_000));
    board.wait(u64::MAX);
    assert_eq!(board.clock.flag_due(&board.controls), None);
    assert!(!board.is_fallen(Black));
}

#[test]
fn time_is_added_and_taken_without_end() {
    let mut board = Board::new("1");
    board.clock.add(Black, -59_000);
    assert_eq!(board.left(Black), 1_000);
    board.clock.add(Black, i64::MIN);
    board.clock.add(Black, i64::MIN);
    assert_eq!(board.left(Black), i64::MIN);
    board.clock.add(White, i64::MAX);
    board.press(u64::MAX);
    assert_eq!(board.clock.running(), Some(Black));
    board.wait(u64::MAX);
    assert_eq!(board.left(Black), i64::MIN);
}

#[test]
fn setting_one_side_leaves_the_others_turn_running() {
    let mut board = Board::new("1 d5");
    board.wait(7_000);
    board.clock.set(Black, 30_000, board.now);
    assert_eq!((board.left(White), board.left(Black)), (58_000, 30_000));
    board.clock.set(White, 40_000, board.now);
    assert_eq!(board.left(White), 40_000);
    assert_eq!(board.press(1_000).used, Millis(8_000));
    assert_eq!(board.left(White), 39_000);
}

#[test]
fn no_stretch_is_taken_twice_when_an_instant_goes_back() {
    let mut board = Board::new("1");
    board.wait(10_000);
    board.clock.set(White, 50_000, board.now);
    board.clock.set(White, 40_000, Millis(5_000));
    assert_eq!(board.left(White), 40_000);
    board.clock.pause(&board.controls, Millis(7_000));
    assert_eq!(board.left(White), 40_000);
}

#[test]
fn a_clock_shows_people_what_they_read() {
    for (left, text) in [
        (5_397_000, "1:29:57"),
        (5_397_999, "1:29:57"),
        (3_600_000, "1:00:00"),
        (3_599_900, "59:59.9"),
        (298_500, "4:58.5"),
        (10, "0:00.01"),
        (0, "0:00"),
        (-3_000, "-0:03"),
        (-5_397_400, "-1:29:57"),
        (i64::MIN, "-2562047788015:12:55"),
    ] {
        assert_eq!(Shown { left }.to_string(), text);
    }
}

#[test]
fn a_clock_is_small() {
    assert!(core::mem::size_of::<Clock>() <= 160);
}
