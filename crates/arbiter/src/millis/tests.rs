//! Times as they are written and read.

use alloc::string::ToString as _;

use super::{BadMillis, Millis};

#[test]
fn a_time_is_written_with_no_more_digits_than_it_needs() {
    for (ms, text) in [
        (0, "0:00"),
        (1, "0:00.001"),
        (12_000, "0:12"),
        (298_500, "4:58.5"),
        (298_050, "4:58.05"),
        (3_599_999, "59:59.999"),
        (5_397_000, "1:29:57"),
        (36_000_250, "10:00:00.25"),
    ] {
        assert_eq!(Millis(ms).to_string(), text);
        assert_eq!(text.parse(), Ok(Millis(ms)), "{text}");
    }
}

#[test]
fn minutes_alone_may_be_sixty_and_more() {
    assert_eq!("90:00".parse(), Ok(Millis::from_minutes(90)));
}

#[test]
fn the_longest_time_reads_back() {
    assert_eq!(Millis::MAX.to_string().parse(), Ok(Millis::MAX));
}

#[test]
fn what_is_no_time_is_refused_with_the_reason() {
    for (text, why) in [
        ("", BadMillis::Form),
        ("5", BadMillis::Form),
        ("5:7", BadMillis::Form),
        ("1:2:3", BadMillis::Form),
        ("1:00:00:00", BadMillis::Form),
        ("0:12.", BadMillis::Form),
        ("0:12.1234", BadMillis::Form),
        ("-0:12", BadMillis::Form),
        ("0:+1", BadMillis::Form),
        ("0:60", BadMillis::Sixty),
        ("1:60:00", BadMillis::Sixty),
        ("99999999999999999999:00", BadMillis::TooLarge),
        ("9999999999999999:00:00", BadMillis::TooLarge),
        ("5124095576030:25:51.616", BadMillis::TooLarge),
    ] {
        assert_eq!(text.parse::<Millis>(), Err(why), "{text}");
    }
}

#[test]
fn sums_stop_at_the_ends() {
    assert_eq!(Millis::MAX + Millis(1), Millis::MAX);
    assert_eq!(Millis(1) - Millis(2), Millis::ZERO);
    assert_eq!(Millis::from_minutes(u64::MAX), Millis::MAX);
    assert_eq!(Millis::MAX.signed(), i64::MAX);
    let mut time = Millis(5);
    time += Millis(3);
    time -= Millis(10);
    assert!(time.is_zero());
}
