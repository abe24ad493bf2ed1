//! A chess clock of one period, reckoned by hand: each side has used what passed in its turns.

use jadoube_arbiter::{
    Act, ClockStart, Event, FirstExtra, Happening, Millis, Mode, Order, Ruling, SiteAct,
    TimeControl,
};
use jadoube_hall::Table;
use jadoube_laws::Color;

/// A clock, as long as nothing happens to it that would need the Laws to be understood.
pub(crate) struct ByHand {
    left: [i64; 2],
    control: [Option<Simple>; 2],
    running: Option<(Color, u64)>,
    // How much of the turn's delay is used up, and how long the turn has lasted.
    turn_ms: u64,
    turn: Option<Color>,
    is_known: bool,
}

#[derive(Clone, Copy)]
struct Simple {
    extra: i64,
    mode: Mode,
    before: bool,
}

impl ByHand {
    pub(crate) fn new(table: &Table) -> Self {
        let mut clock = Self {
            left: [0; 2],
            control: [None; 2],
            running: None,
            turn_ms: 0,
            turn: None,
            is_known: true,
        };
        for color in Color::ALL {
            let TimeControl::Periods(periods) = &table.regulations().time[color] else {
                clock.is_known = false;
                continue;
            };
            let [period] = periods.list() else {
                clock.is_known = false;
                continue;
            };
            if periods.start() != ClockStart::AtOnce {
                clock.is_known = false;
            }
            let simple = Simple {
                extra: period.extra.signed(),
                mode: period.mode,
                before: periods.first_extra() == FirstExtra::BeforeFirstMove,
            };
            let first = if simple.before && simple.mode == Mode::Cumulative {
                simple.extra
            } else {
                0
            };
            clock.left[color as usize] = period.time.signed() + first;
            clock.control[color as usize] = Some(simple);
        }
        clock
    }

    /// Takes off what has passed.
    fn settle(&mut self, at: Millis, lag: Millis) {
        let Some((color, since)) = self.running else {
            return;
        };
        let passed = at.0.saturating_sub(since).saturating_sub(lag.0);
        let delay = match self.control[color as usize] {
            Some(Simple {
                extra,
                mode: Mode::Delay,
                ..
            }) => u64::try_from(extra).unwrap_or(0),
            Some(_) | None => 0,
        };
        let free_before = delay.saturating_sub(self.turn_ms);
        let cost = passed.saturating_sub(free_before);
        self.left[color as usize] -= i64::try_from(cost).expect("hours");
        self.turn_ms += passed;
        self.running = Some((color, at.0));
    }

    fn start(&mut self, color: Color, at: Millis) {
        // A turn that is given back is another one than this clock reckons with.
        let own = self.control[color as usize];
        let waits = own.is_some_and(|own| own.mode != Mode::Cumulative);
        if waits && self.turn.is_some_and(|turn| turn != color) {
            self.is_known = false;
        }
        self.settle(at, Millis::ZERO);
        if self.turn != Some(color) {
            self.turn_ms = 0;
        }
        self.turn = Some(color);
        self.running = Some((color, at.0));
    }

    fn press(&mut self, color: Color, at: Millis, lag: Millis) {
        if !matches!(self.running, Some((running, _)) if running == color) {
            return;
        }
        self.settle(at, lag);
        let left = &mut self.left[color as usize];
        if let (Some(simple), true) = (self.control[color as usize], *left > 0) {
            *left += match simple.mode {
                Mode::Cumulative => simple.extra,
                Mode::Delay => 0,
                Mode::Bronstein => simple
                    .extra
                    .min(i64::try_from(self.turn_ms).expect("hours")),
            };
        }
        self.turn_ms = 0;
        self.turn = Some(!color);
        self.running = Some((!color, at.0));
    }

    /// Follows what happened in the game.
    pub(crate) fn follow(&mut self, event: &Event) {
        let at = event.at;
        match &event.what {
            Happening::Did(color, Act::Press { lag, .. }) => self.press(*color, at, *lag),
            Happening::ClockStarted(color) => self.start(*color, at),
            Happening::Site(SiteAct::TakeBack(_)) | Happening::Did(_, Act::RestartOpponent) => {
                self.is_known = false
            }
            Happening::ClocksStopped => {
                self.settle(at, Millis::ZERO);
                self.running = None;
            }
            Happening::Ordered(Order::SetClocks { white, black, .. }) => {
                for (color, set) in [(Color::White, white), (Color::Black, black)] {
                    if let Some(set) = set {
                        if self.running.is_some_and(|(running, _)| running == color) {
                            self.settle(at, Millis::ZERO);
                        }
                        self.left[color as usize] = set.signed();
                    }
                }
            }
            Happening::Ruled { ruling, .. } => self.ruled(ruling, at),
            Happening::Ordered(Order::GoBack(_) | Order::SetMoveCounter(..)) => {}
            Happening::Did(..)
            | Happening::Ordered(_)
            | Happening::Told(_)
            | Happening::Site(SiteAct::Absent(..) | SiteAct::CallStops(_) | SiteAct::StartRound)
            | Happening::Adjusted(_)
            | Happening::Made(_)
            | Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::FlagFell(_)
            | Happening::Asked(..)
            | Happening::Answered(..)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => {}
        }
    }

    fn ruled(&mut self, ruling: &Ruling, at: Millis) {
        if let Ruling::ExtraTime(color, ms) = ruling {
            self.left[*color as usize] += i64::try_from(*ms).expect("minutes");
        } else if let Ruling::TimeTaken(color, ms) = ruling {
            self.left[*color as usize] -= i64::try_from(*ms).expect("minutes");
        } else if let Ruling::Over(_) = ruling {
            self.settle(at, Millis::ZERO);
            self.running = None;
        } else if matches!(
            ruling,
            Ruling::GainTakenBack(..) | Ruling::Withdrawn(_) | Ruling::Restored(_)
        ) {
            self.is_known = false;
        }
    }

    /// Whether it is still reckoned; if so it shows what the table's clock does.
    pub(crate) fn agrees(&self, table: &Table) -> bool {
        if !self.is_known {
            return false;
        }
        let at = Millis(table.last_at());
        for color in Color::ALL {
            let shown = table.game().reading(color, at);
            let mut own = Self {
                left: self.left,
                control: self.control,
                running: self.running,
                turn_ms: self.turn_ms,
                turn: self.turn,
                is_known: true,
            };
            own.settle(at, Millis::ZERO);
            assert_eq!(
                own.left[color as usize], shown.left,
                "{color:?}'s clock at {at}"
            );
        }
        true
    }
}
