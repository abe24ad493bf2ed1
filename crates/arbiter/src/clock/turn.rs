//! Turns: how time begins to run, is used, stops and is given.

use jadoube_laws::{ByColor, Color};

use super::{Clock, LastPress, Side};
use crate::{ClockStart, FirstExtra, Millis, Period, Periods, TimeControl};

/// A side's turn on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Turn {
    pub(super) color: Color,
    /// The period that it began in, whose extra time counts for it.
    pub(super) period: u8,
    pub(super) state: State,
    /// How long the clock waits in it.
    pub(super) delay: Millis,
    /// What the turn took before its state began.
    pub(super) used: Millis,
    /// What presses in it gave back of that, in milliseconds.
    pub(super) given: u32,
}

/// A turn that has ended, and goes on if its side is given the time again before the opponent has
/// pressed: so nobody waits twice in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Held {
    pub(super) color: Color,
    period: u8,
    pub(super) given: u32,
    used: Millis,
}

impl From<Turn> for Held {
    fn from(turn: Turn) -> Self {
        Self {
            color: turn.color,
            period: turn.period,
            given: turn.given,
            used: turn.used,
        }
    }
}

/// What the clock does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum State {
    /// Time, or its delay, runs since an instant.
    Running(Millis),
    /// A first move is made that takes no time.
    Free,
    /// It is paused.
    Paused,
}

/// What a press did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pressed {
    /// What the turn took, less the lag credit; a delay that took a part of it is included.
    pub used: Millis,
    /// The extra time given by this press.
    pub gained: Millis,
    /// The time of the period that this press began.
    pub new_period: Option<Millis>,
}

impl Clock {
    /// Begins a side's turn: its time runs, after a delay where it has one.
    ///
    /// A turn of the other side that runs is ended without a press; so the two never run together.
    /// What runs already runs on. A side that is given the time again before the opponent has
    /// pressed goes on with the turn that it had, whose delay is not given a second time.
    ///
    /// Law: [6.6](jadoube_laws::law::A6_6), [6.3.2](jadoube_laws::law::A6_3_2).
    pub fn begin(&mut self, controls: &ByColor<TimeControl>, color: Color, at: Millis) {
        if let Some(turn) = &mut self.turn
            && turn.color == color
        {
            if turn.state == State::Paused {
                turn.state = state(&controls[color], &self.sides[color], at);
            }
            return;
        }
        self.settle(controls, at);
        let side = &self.sides[color];
        let held = self.held.filter(|held| held.color == color);
        let held = held.unwrap_or(Held {
            color,
            period: side.period,
            given: 0,
            used: Millis::ZERO,
        });
        self.held = self.turn.map(Held::from);
        self.turn = Some(Turn {
            color,
            period: held.period,
            state: state(&controls[color], side, at),
            delay: delay(&controls[color], held.period),
            used: held.used,
            given: held.given,
        });
    }

    /// Ends a side's turn and begins the opponent's.
    ///
    /// The time used is taken off, less a credit for lag that never exceeds what has passed since
    /// the clock last began to run; the press is counted; extra time is given unless there was no
    /// time left; and where the count meets the quota the next period's time is added.
    /// A first move that takes no time gives none. A press in no turn of that side, or in a pause,
    /// changes nothing.
    ///
    /// Law: [6.2.1](jadoube_laws::law::A6_2_1), [6.3.2](jadoube_laws::law::A6_3_2),
    /// [6.4](jadoube_laws::law::A6_4).
    pub fn press(
        &mut self,
        controls: &ByColor<TimeControl>,
        color: Color,
        at: Millis,
        lag: Millis,
    ) -> Pressed {
        let mut turn = match self.turn {
            Some(turn) if turn.color == color => turn,
            Some(_) | None => return Pressed::default(),
        };
        let pressed = match turn.state {
            State::Paused => return Pressed::default(),
            State::Free => self.sides[color].count(&controls[color], &turn, None),
            State::Running(since) => {
                let stretch = at.since(since) - lag;
                self.charge(controls, color, stretch);
                turn.used += stretch;
                self.sides[color].count(&controls[color], &turn, Some(turn.used))
            }
        };
        let given_back = self.sides[color].last_press.given_back;
        turn.given = turn.given.saturating_add(given_back);
        (self.turn, self.held) = (None, None);
        if pressed.new_period.is_some() {
            self.raise_flag_with_time(color);
        }
        self.begin(controls, color.other(), at);
        self.held = Some(turn.into());
        pressed
    }

    /// Pauses the clock; what is left of a delay is kept.
    ///
    /// Law: [6.11.2](jadoube_laws::law::A6_11_2).
    pub fn pause(&mut self, controls: &ByColor<TimeControl>, at: Millis) {
        self.settle(controls, at);
        if let Some(turn) = &mut self.turn {
            turn.state = State::Paused;
        }
    }

    /// Restarts a paused clock in a side's turn: the turn that was paused goes on as it was left,
    /// another is begun.
    ///
    /// Law: [6.11.3](jadoube_laws::law::A6_11_3).
    pub fn resume(&mut self, controls: &ByColor<TimeControl>, color: Color, at: Millis) {
        self.begin(controls, color, at);
    }

    /// Takes what has passed in the running turn off, and lets it run on from an instant.
    fn settle(&mut self, controls: &ByColor<TimeControl>, at: Millis) {
        if let Some((color, since)) = self.running_since() {
            self.charge(controls, color, at.since(since));
            self.run_on(at);
        }
    }

    /// Lets the running turn run on from an instant, with what it took so far told apart.
    pub(super) fn run_on(&mut self, at: Millis) {
        if let Some(turn) = &mut self.turn
            && let State::Running(since) = turn.state
        {
            turn.used += at.since(since);
            turn.state = State::Running(at.max(since));
        }
    }

    /// What is left of a side's delay and time after a stretch of its turn.
    pub(super) fn after(&self, color: Color, stretch: Millis) -> (Millis, i64) {
        let delay_left = self.delay_left(color);
        let cost = stretch - delay_left;
        let left = self.sides[color].left.saturating_sub(cost.signed());
        (delay_left - stretch, left)
    }

    /// Takes a stretch of its turn off a side's time, where it has any to take it from.
    fn charge(&mut self, controls: &ByColor<TimeControl>, color: Color, stretch: Millis) {
        match controls[color] {
            TimeControl::None => {}
            TimeControl::Periods(_) | TimeControl::PerTurn(_) => {
                let (_, left) = self.after(color, stretch);
                self.sides[color].left = left;
            }
        }
    }
}

/// How long the clock waits in a turn that began in a period.
fn delay(control: &TimeControl, period: u8) -> Millis {
    match control {
        TimeControl::None | TimeControl::PerTurn(_) => Millis::ZERO,
        TimeControl::Periods(periods) => periods.at(period.into()).delay(),
    }
}

/// Whether time runs at once in a side's turn.
fn state(control: &TimeControl, side: &Side, at: Millis) -> State {
    match control {
        TimeControl::Periods(periods)
            if periods.start() == ClockStart::AfterFirstMoves && side.presses == 0 =>
        {
            State::Free
        }
        TimeControl::None | TimeControl::Periods(_) | TimeControl::PerTurn(_) => State::Running(at),
    }
}

impl Side {
    /// Counts a press in a turn that took so long, or took no time.
    fn count(&mut self, control: &TimeControl, turn: &Turn, used: Option<Millis>) -> Pressed {
        self.last_press = LastPress {
            counted: u8::from(self.presses < u32::MAX),
            begun_in: self.period,
            ..LastPress::default()
        };
        self.presses = self.presses.saturating_add(1);
        let mut pressed = Pressed {
            used: used.unwrap_or_default(),
            ..Pressed::default()
        };
        match control {
            TimeControl::None => {}
            TimeControl::PerTurn(time) => self.left = time.signed(),
            TimeControl::Periods(periods) => {
                let had_time = self.left > 0;
                pressed.new_period = self.enter_periods(periods);
                if let Some(used) = used {
                    let made_in = had_time.then(|| periods.at(turn.period.into()));
                    let back = made_in.map_or(Millis::ZERO, |period| period.given_back(used));
                    let back = back - Millis(turn.given.into());
                    self.last_press.given_back = u32::try_from(back.0).unwrap_or(u32::MAX);
                    pressed.gained = self.gain(periods, made_in);
                }
            }
        }
        pressed
    }

    /// Gives the extra time of a press, with what it gives back and the period that the turn began
    /// in if there was time left.
    fn gain(&mut self, periods: &Periods, made_in: Option<&Period>) -> Millis {
        let next_move_in = (self.left > 0).then(|| periods.at(self.period.into()));
        let counted_in = match periods.first_extra() {
            FirstExtra::BeforeFirstMove => next_move_in,
            FirstExtra::AfterEachMove => made_in,
        };
        let cumulative = counted_in.map_or(Millis::ZERO, Period::cumulative);
        let gained = cumulative + Millis(self.last_press.given_back.into());
        self.left = self.left.saturating_add(gained.signed());
        self.last_press.gained = gained;
        gained
    }

    /// Adds the time of every period whose turn has come by the count of presses.
    fn enter_periods(&mut self, periods: &Periods) -> Option<Millis> {
        let mut added = None;
        while periods
            .moves_through(self.period.into())
            .is_some_and(|moves| self.presses >= moves)
        {
            let time = self.enter_next(periods)?;
            added = Some(added.unwrap_or(Millis::ZERO) + time);
            self.last_press.periods += 1;
        }
        added
    }

    /// Adds the time of the next period, if there is one.
    pub(super) fn enter_next(&mut self, periods: &Periods) -> Option<Millis> {
        let next = periods.list().get(usize::from(self.period) + 1)?;
        self.period += 1;
        self.left = self.left.saturating_add(next.time.signed());
        Some(next.time)
    }
}
