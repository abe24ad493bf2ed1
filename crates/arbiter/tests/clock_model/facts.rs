//! Random controls and facts, small enough that everything happens often.

use jadoube_arbiter::{ClockStart, FirstExtra, Millis, Mode, Period, Periods, TimeControl};
use jadoube_laws::{ByColor, Color};
use proptest::{collection::vec, option, prelude::*};

/// The longest time of a period here, in milliseconds.
pub(crate) const LONGEST: i64 = 250;

/// Something that happens to a clock.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fact {
    Begin(Color),
    Press { color: Color, lag: u64 },
    Pause,
    Resume(Color),
    Fall(Color),
    Add { color: Color, ms: i64 },
    Set { color: Color, left: i64 },
    SetPresses { color: Color, presses: u32 },
    TakeBackPress(Color),
    NextPeriod(Color),
}

impl Fact {
    /// A fact from random bits, of which the five highest are left to other uses; about two of
    /// three are presses.
    pub(crate) fn of(raw: u32) -> Self {
        let color = Color::ALL[(raw & 1) as usize];
        let number = (raw >> 6) & 0x1FF;
        match (raw >> 1) & 31 {
            0 => Self::Begin(color),
            1 => Self::Pause,
            2..=5 => Self::Resume(color),
            6 => Self::Fall(color),
            7 => Self::Add {
                color,
                ms: i64::from(number) - 200,
            },
            8 => Self::Set {
                color,
                left: i64::from(number) - 60,
            },
            9 => Self::SetPresses {
                color,
                presses: number % 8,
            },
            10 => Self::TakeBackPress(color),
            11 => Self::NextPeriod(color),
            _ => Self::Press {
                color,
                lag: u64::from(number % 12).saturating_sub(6),
            },
        }
    }

    /// The same with another number in it, however large.
    pub(crate) fn extreme(raw: u32, number: u64) -> Self {
        match Self::of(raw) {
            Self::Press { color, .. } => Self::Press { color, lag: number },
            Self::Add { color, .. } => Self::Add {
                color,
                ms: number as i64,
            },
            Self::Set { color, .. } => Self::Set {
                color,
                left: number as i64,
            },
            Self::SetPresses { color, .. } => Self::SetPresses {
                color,
                presses: number as u32,
            },
            same @ (Self::Begin(_)
            | Self::Pause
            | Self::Resume(_)
            | Self::Fall(_)
            | Self::TakeBackPress(_)
            | Self::NextPeriod(_)) => same,
        }
    }
}

/// Numbers from the ends and the middle of what there is.
pub(crate) fn extreme() -> impl Strategy<Value = u64> {
    prop_oneof![
        0..1_000u64,
        u64::MAX - 1_000..=u64::MAX,
        (i64::MAX as u64 - 1_000)..i64::MAX as u64 + 1_000,
        any::<u64>(),
    ]
}

fn mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(Mode::ALL.to_vec())
}

fn period() -> impl Strategy<Value = Period> {
    (0..LONGEST as u64, 0..20u64, mode(), 1..5u32).prop_map(|(time, extra, mode, moves)| Period {
        moves: Some(moves),
        time: Millis(time),
        extra: Millis(extra),
        mode,
    })
}

fn periods() -> impl Strategy<Value = TimeControl> {
    let first_extra =
        prop::sample::select(vec![FirstExtra::BeforeFirstMove, FirstExtra::AfterEachMove]);
    let start = prop::sample::select(vec![ClockStart::AtOnce, ClockStart::AfterFirstMoves]);
    (vec(period(), 1..5), first_extra, start).prop_map(|(mut list, first_extra, start)| {
        list[0].time += Millis(1);
        if let Some(last) = list.last_mut() {
            last.moves = None;
        }
        let periods = Periods::new(list, first_extra, start).expect("periods that can be played");
        TimeControl::Periods(periods)
    })
}

fn control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        8 => periods(),
        1 => (1..100u64).prop_map(|time| TimeControl::PerTurn(Millis(time))),
        1 => Just(TimeControl::None),
    ]
}

/// The same control for both sides, or time odds.
pub(crate) fn controls() -> impl Strategy<Value = ByColor<TimeControl>> {
    (control(), option::of(control())).prop_map(|(white, black)| ByColor {
        black: black.unwrap_or_else(|| white.clone()),
        white,
    })
}
