//! What an arbiter does to a clock.

use jadoube_laws::{ByColor, Color};

use super::{Clock, Side, initial};
use crate::{Millis, TimeControl};

impl Clock {
    /// Notes that a side's flag has fallen; an earlier note on the same fall stands.
    ///
    /// Law: [6.8](jadoube_laws::law::A6_8).
    pub fn fall(&mut self, color: Color, at: Millis) {
        let fallen_at = &mut self.sides[color].fallen_at;
        if fallen_at.is_some() {
            return;
        }
        *fallen_at = Some(at);
        self.first_fallen = match (self.first_fallen, self.sides[color.other()].fallen_at) {
            (Some(first), Some(other)) if other <= at => Some(first),
            (_, _) => Some(color),
        };
    }

    /// Adds time to a side, or takes it off if negative.
    ///
    /// A flag noted as fallen is up again if the time now runs out later than that.
    ///
    /// Law: [12.9.2](jadoube_laws::law::A12_9_2), [12.9.3](jadoube_laws::law::A12_9_3).
    pub fn add(&mut self, color: Color, ms: i64) {
        let side = &mut self.sides[color];
        side.left = side.left.saturating_add(ms);
        self.raise_flag_with_time(color);
    }

    /// Sets what a side has left at an instant; if its turn runs, it runs on from there.
    ///
    /// A flag noted as fallen is up again if the time now runs out later than that.
    ///
    /// Law: [6.10.2](jadoube_laws::law::A6_10_2).
    pub fn set(&mut self, color: Color, left: i64, at: Millis) {
        if self.running() == Some(color) {
            self.run_on(at);
        }
        self.sides[color].left = left;
        self.raise_flag_with_time(color);
    }

    /// Sets a side's half of the clock to where it stood after so many presses, with so much left,
    /// or as before the game; no turn runs until one is begun, and no flag is noted as fallen.
    pub(crate) fn rewind(
        &mut self,
        controls: &ByColor<TimeControl>,
        color: Color,
        left: Option<i64>,
        presses: u32,
    ) {
        let period = match &controls[color] {
            TimeControl::None | TimeControl::PerTurn(_) => 0,
            TimeControl::Periods(periods) => {
                let is_past = |index: &u8| {
                    let through = periods.moves_through(usize::from(*index));
                    through.is_some_and(|moves| presses >= moves)
                };
                let last = u8::try_from(periods.list().len().saturating_sub(1));
                (0..last.unwrap_or(u8::MAX)).take_while(is_past).count()
            }
        };
        self.sides[color] = Side {
            left: left.unwrap_or_else(|| initial(&controls[color]).signed()),
            presses,
            period: u8::try_from(period).unwrap_or(u8::MAX),
            ..Side::default()
        };
        (self.turn, self.held) = (None, None);
        let other = color.other();
        self.first_fallen = self.sides[other].fallen_at.map(|_| other);
    }

    /// Sets how many presses the clock has counted for a side.
    ///
    /// No period begins by it: that is for the next press, or for [`Clock::next_period`].
    ///
    /// Law: [6.10.2](jadoube_laws::law::A6_10_2).
    pub fn set_presses(&mut self, color: Color, n: u32) {
        self.sides[color].presses = n;
    }

    /// Takes back the extra time that a side's last press gave, with its count and the time of a
    /// period that it began, and tells how much extra time that was.
    ///
    /// What was taken back once is not taken back again.
    ///
    /// Law: [7.5.5](jadoube_laws::law::A7_5_5).
    pub fn take_back_press(&mut self, controls: &ByColor<TimeControl>, color: Color) -> Millis {
        let side = &mut self.sides[color];
        let last = core::mem::take(&mut side.last_press);
        side.presses = side.presses.saturating_sub(last.counted.into());
        side.left = side.left.saturating_sub(last.gained.signed());
        match &controls[color] {
            TimeControl::None | TimeControl::PerTurn(_) => {}
            TimeControl::Periods(periods) => {
                for index in last.begun_in..last.begun_in.saturating_add(last.periods) {
                    let begun = periods.at(usize::from(index) + 1);
                    side.left = side.left.saturating_sub(begun.time.signed());
                }
                side.period = side.period.saturating_sub(last.periods);
            }
        }
        let turn = self.turn.as_mut().filter(|turn| turn.color == color);
        let held = self.held.as_mut().filter(|held| held.color == color);
        let given = turn.map(|turn| &mut turn.given);
        if let Some(given) = given.or(held.map(|held| &mut held.given)) {
            *given = given.saturating_sub(last.given_back);
        }
        last.gained
    }

    /// Another turn than the last is to be played again: the other side's next begins afresh.
    pub(crate) const fn forget_turn(&mut self) {
        self.held = None;
    }

    /// Installs a side's next period where its moves meet the quota though its presses do not; in
    /// the last period nothing changes.
    ///
    /// A flag noted as fallen is up again if the time now runs out later than that. The turn that
    /// runs keeps the delay it began with.
    ///
    /// Law: [6.4](jadoube_laws::law::A6_4).
    pub fn next_period(&mut self, controls: &ByColor<TimeControl>, color: Color) {
        match &controls[color] {
            TimeControl::None | TimeControl::PerTurn(_) => {}
            TimeControl::Periods(periods) => {
                if self.sides[color].enter_next(periods).is_some() {
                    self.raise_flag_with_time(color);
                }
            }
        }
    }

    /// Has a side's flag up again if its time runs out later than was noted.
    pub(super) fn raise_flag_with_time(&mut self, color: Color) {
        let Some(fallen_at) = self.sides[color].fallen_at else {
            return;
        };
        let runs_out = match self.running_since() {
            Some((running, since)) if running == color => self.runs_out(color, since),
            Some(_) | None => Millis::MAX,
        };
        if self.sides[color].left > 0 && runs_out > fallen_at {
            let other = color.other();
            self.sides[color].fallen_at = None;
            self.first_fallen = self.sides[other].fallen_at.map(|_| other);
        }
    }
}
