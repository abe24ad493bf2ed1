//! Time controls as people write them.

use alloc::{string::ToString as _, vec, vec::Vec};

use jadoube_laws::pgn;

use super::{
    ClockStart, FirstExtra, Mode, Period, Periods, TimeControl, TimeControlFault as Fault,
};
use crate::Millis;

fn read(text: &str) -> TimeControl {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn periods(text: &str) -> Vec<Period> {
    match read(text) {
        TimeControl::Periods(periods) => periods.list().to_vec(),
        other @ (TimeControl::None | TimeControl::PerTurn(_)) => panic!("{text}: {other:?}"),
    }
}

fn whole(time_ms: u64, extra_ms: u64, mode: Mode) -> Vec<Period> {
    vec![Period::whole(Millis(time_ms), Millis(extra_ms), mode)]
}

#[test]
fn one_period_reads_as_people_write_it() {
    for (text, time_ms, extra_ms, mode) in [
        ("90+30", 5_400_000, 30_000, Mode::Cumulative),
        ("5", 300_000, 0, Mode::Cumulative),
        ("3+2", 180_000, 2_000, Mode::Cumulative),
        ("3 + 2", 180_000, 2_000, Mode::Cumulative),
        ("5 d3", 300_000, 3_000, Mode::Delay),
        ("5d3", 300_000, 3_000, Mode::Delay),
        ("5 b3", 300_000, 3_000, Mode::Bronstein),
        ("5 b 3", 300_000, 3_000, Mode::Bronstein),
        ("0:30", 30_000, 0, Mode::Cumulative),
        ("30s", 30_000, 0, Mode::Cumulative),
        ("0.5+0.25", 30_000, 250, Mode::Cumulative),
        ("1:30:00", 5_400_000, 0, Mode::Cumulative),
        ("1:30:00+30", 5_400_000, 30_000, Mode::Cumulative),
        ("1:30:00 + 0:30", 5_400_000, 30_000, Mode::Cumulative),
        ("1h30+30", 5_400_000, 30_000, Mode::Cumulative),
        ("1h 30min + 30s", 5_400_000, 30_000, Mode::Cumulative),
        ("90'+30\"", 5_400_000, 30_000, Mode::Cumulative),
        ("90'+30''", 5_400_000, 30_000, Mode::Cumulative),
        ("0+6", 0, 6_000, Mode::Cumulative),
    ] {
        assert_eq!(periods(text), whole(time_ms, extra_ms, mode), "{text}");
    }
}

#[test]
fn periods_stand_behind_commas_or_colons() {
    let expected = vec![
        Period {
            moves: Some(40),
            ..whole(5_400_000, 30_000, Mode::Cumulative)[0]
        },
        whole(1_800_000, 30_000, Mode::Cumulative)[0],
    ];
    for text in [
        "40/90+30, 30+30",
        "40/90+30,30+30",
        "40/90+30:30+30",
        "40/1:30:00+30, 30:00+30",
        "40/1h30+30:30+30",
    ] {
        assert_eq!(periods(text), expected, "{text}");
    }
    assert_eq!(periods("40/100+30, 20/50+30, 15+30").len(), 3);
}

#[test]
fn time_for_every_turn_and_none_at_all_read() {
    assert_eq!(read("2/turn"), TimeControl::PerTurn(Millis(120_000)));
    assert_eq!(read("30s/turn"), TimeControl::PerTurn(Millis(30_000)));
    assert_eq!(read("3d/turn"), TimeControl::PerTurn(Millis(259_200_000)));
    assert_eq!(read("none"), TimeControl::None);
    assert_eq!(read(" - "), TimeControl::None);
}

#[test]
fn options_of_sites_stand_behind_the_periods() {
    let TimeControl::Periods(periods) = read("3+2 after free") else {
        panic!("periods");
    };
    assert_eq!(periods.first_extra(), FirstExtra::AfterEachMove);
    assert_eq!(periods.start(), ClockStart::AfterFirstMoves);
    let changed = read("3+2").with_start(ClockStart::AfterFirstMoves);
    let changed = changed.with_first_extra(FirstExtra::AfterEachMove);
    assert_eq!(changed, Ok(TimeControl::Periods(periods)));
}

#[test]
fn what_is_wrong_is_named() {
    for (text, part, fault) in [
        ("", "", Fault::Empty),
        ("40/90,", "", Fault::Empty),
        ("blitz", "blitz", Fault::NotATime),
        ("5+", "", Fault::NotATime),
        ("5+x", "x", Fault::NotATime),
        ("3+2 fast", "2 fast", Fault::NotATime),
        ("-5", "-5", Fault::NotATime),
        ("5 10", "5 10", Fault::NotATime),
        ("1:75:00", "1:75:00", Fault::NotATime),
        ("30s1h", "30s1h", Fault::NotATime),
        ("x/turn", "x", Fault::NotATime),
        ("x/90, 30", "x", Fault::NotAQuota),
        ("90/40/3, 30", "40/3", Fault::NotATime),
        ("0/90, 30", "0/90", Fault::NoMoves),
        ("10000/90, 30", "10000/90", Fault::TooLarge),
        (
            "99999999999999999999/90, 30",
            "99999999999999999999",
            Fault::TooLarge,
        ),
        (
            "99999999999999999999",
            "99999999999999999999",
            Fault::TooLarge,
        ),
        ("1440001", "1440001", Fault::TooLarge),
        ("0", "0", Fault::NoTime),
        ("0 d5", "0 d5", Fault::NoTime),
        ("0+6 after", "0+6", Fault::NoTime),
        ("0/turn", "0:00", Fault::NoTime),
        ("90, 30", "90", Fault::QuotaMissing),
        ("40/90, 30, 15", "30", Fault::QuotaMissing),
        ("40/90", "40/90", Fault::QuotaInLast),
    ] {
        let error = text.parse::<TimeControl>().expect_err(text);
        assert_eq!((error.part.as_str(), error.fault), (part, fault), "{text}");
        assert!(error.to_string().contains(part), "{error}");
    }
    let many = vec![
        Period {
            moves: Some(1),
            ..whole(1, 0, Mode::Cumulative)[0]
        };
        17
    ];
    let many = Periods::new(many, FirstExtra::default(), ClockStart::default());
    assert_eq!(
        many.map_err(|error| error.fault),
        Err(Fault::TooManyPeriods)
    );
}

#[test]
fn what_is_written_is_what_people_write_and_reads_back() {
    for (text, written) in [
        ("90+30", "90+30"),
        ("1:30:00+0:30", "90+30"),
        ("30s", "0:30"),
        ("5d3", "5 d3"),
        ("5b0", "5 b0"),
        ("40/90+30:30+30", "40/90+30, 30+30"),
        ("40/1:30:30, 0:30.5", "40/1:30:30, 0:30.5"),
        ("3+2.5 after free", "3+0:02.5 after free"),
        ("3d/turn", "4320/turn"),
        ("90s/turn", "1:30/turn"),
        ("-", "none"),
    ] {
        assert_eq!(read(text).to_string(), written);
        assert_eq!(read(written), read(text), "{written}");
    }
}

#[test]
fn extra_time_counts_for_sixty_moves() {
    for (text, minutes) in [
        ("90+30", 120),
        ("3+2", 5),
        ("10", 10),
        ("40/90+30, 30+30", 150),
        ("40/100+30, 20/50+30, 15+30", 195),
        ("40/120, 60+30", 190),
        ("5 d3", 8),
    ] {
        assert_eq!(read(text).class_ms(), Some(minutes * 60_000), "{text}");
    }
    assert_eq!(read("none").class_ms(), None);
    assert_eq!(read("2/turn").class_ms(), None);
}

#[test]
fn tags_of_pgn_become_controls_where_they_say_enough() {
    for (tag, control) in [
        ("5400+30", Some("90+30")),
        ("40/6000+30:900+30", Some("40/100+30, 15+30")),
        ("300d5", Some("5 d5")),
        ("-", Some("none")),
        ("1/259200", Some("3d/turn")),
        ("?", None),
        ("*180", None),
        ("40/9000", None),
        ("300+2d2", None),
        ("0", None),
    ] {
        let tag: pgn::TimeControl = tag.parse().expect(tag);
        assert_eq!(TimeControl::from_pgn(&tag), control.map(read), "{tag}");
    }
}

#[test]
fn moves_are_counted_through_the_periods() {
    let TimeControl::Periods(periods) = read("40/90, 20/30, 15") else {
        panic!("periods");
    };
    let through: Vec<Option<u32>> = (0..4).map(|index| periods.moves_through(index)).collect();
    assert_eq!(through, [Some(40), Some(60), None, None]);
    assert_eq!(periods.at(9), periods.at(2));
}
