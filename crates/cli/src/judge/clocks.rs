//! What clock notes can and cannot say under a time control.

use jadoube_laws::{
    ByColor, Color,
    pgn::{Stage, TimeControl},
};

#[cfg(test)]
mod tests;

/// What is known of the time a player is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Control {
    /// Nothing is known, or the clocks follow rules of their own.
    Unknown,
    /// These periods, one after the other; the last one again and again if it has a quota.
    Periods(Vec<Period>),
}

impl Control {
    /// What a tag `TimeControl` says about the clocks.
    pub(crate) fn of(control: &TimeControl) -> Self {
        match control {
            TimeControl::Stages(stages) => {
                Self::Periods(stages.iter().copied().map(Period::of).collect())
            }
            // An hourglass gains what the opponent uses; days per move begin anew each time.
            TimeControl::Unknown
            | TimeControl::None
            | TimeControl::Hourglass { .. }
            | TimeControl::PerMove { .. } => Self::Unknown,
        }
    }
}

impl Period {
    fn of(stage: Stage) -> Self {
        Self {
            moves: stage.moves,
            given_ms: stage.ms,
            // Clocks with a delay may give back what was used of it.
            added_ms: stage.increment_ms.saturating_add(stage.delay_ms),
        }
    }
}

/// A period of a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Period {
    /// How many moves it is for; the rest of the game if not said.
    pub(crate) moves: Option<u32>,
    /// The time given when it begins.
    pub(crate) given_ms: u64,
    /// The time added with each move.
    pub(crate) added_ms: u64,
}

/// Something a clock cannot have shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// More time than before, although nothing is ever added.
    Backwards { before_ms: u64 },
    /// More time gained than can have been added.
    Gain { before_ms: u64, allowed_ms: u64 },
    /// More time on the first note than was given.
    First { allowed_ms: u64 },
    /// A great leap, the control being unknown.
    Leap { before_ms: u64 },
}

/// A leap that no increment explains, when the control is unknown.
const LEAP_MS: u64 = 60_000;

/// No control known to have been played gives more time before so many moves.
const FIRST_QUOTA: u32 = 20;

/// How often more time is given in a game, when the control is unknown.
const MOST_LEAPS: u32 = 2;

/// Follows both clocks through a game.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    control: Control,
    sides: ByColor<Side>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Side {
    last_ms: Option<u64>,
    leaps: u32,
    // Time of later periods that has been seen to be added.
    credited_ms: u64,
}

impl Default for Clocks {
    /// Clocks under a control that isn't known.
    fn default() -> Self {
        Self::new(Control::Unknown)
    }
}

impl Clocks {
    pub(crate) fn new(control: Control) -> Self {
        Self {
            control,
            sides: ByColor::default(),
        }
    }

    /// Takes what a clock shows after the player's so manieth move, and the precision it is noted
    /// with.
    pub(crate) fn note(
        &mut self,
        color: Color,
        moves: u32,
        now_ms: u64,
        precision_ms: u64,
    ) -> Option<Wrong> {
        let side = &mut self.sides[color];
        let before = side.last_ms.replace(now_ms);
        match &self.control {
            Control::Unknown => side.leap(before?, now_ms, moves),
            Control::Periods(periods) => {
                let known = Known {
                    periods,
                    moves,
                    slack_ms: precision_ms.saturating_sub(1),
                };
                side.judge(before, now_ms, &known)
            }
        }
    }
}

/// The control and where in it a move is.
struct Known<'a> {
    periods: &'a [Period],
    moves: u32,
    slack_ms: u64,
}

impl Known<'_> {
    /// The time of all periods after the first that have begun by now.
    fn later_ms(&self) -> u64 {
        let mut quota = 0_u32;
        let mut sum = 0_u64;
        for (index, period) in self.periods.iter().enumerate() {
            let Some(moves) = period.moves.filter(|&moves| moves > 0) else {
                break;
            };
            quota = quota.saturating_add(moves);
            if self.moves < quota {
                break;
            }
            sum = sum.saturating_add(match self.periods.get(index + 1) {
                Some(next) => next.given_ms,
                // The last period begins again with every so many moves.
                None => {
                    let again = 1 + (self.moves - quota) / moves;
                    period.given_ms.saturating_mul(u64::from(again))
                }
            });
        }
        sum
    }

    /// The most that one move adds.
    fn added_ms(&self) -> u64 {
        self.periods
            .iter()
            .map(|period| period.added_ms)
            .max()
            .unwrap_or(0)
    }

    fn first_ms(&self) -> u64 {
        let given = self.periods.first().map_or(0, |period| period.given_ms);
        // By the Laws the increment is added before each move, the first as well, and what a clock
        // shows is noted once it is pressed: then the next move's is there already.
        let added = self.added_ms().saturating_mul(u64::from(self.moves) + 1);
        given.saturating_add(added).saturating_add(self.later_ms())
    }

    fn adds_nothing(&self) -> bool {
        self.added_ms() == 0
            && self.periods.len() < 2
            && self.periods.iter().all(|period| period.moves.is_none())
    }
}

impl Side {
    fn judge(&mut self, before: Option<u64>, now_ms: u64, known: &Known<'_>) -> Option<Wrong> {
        let Some(before_ms) = before else {
            let allowed_ms = known.first_ms();
            // Time of later periods on the first note counts as added.
            self.credited_ms = known.later_ms();
            return (now_ms > allowed_ms.saturating_add(known.slack_ms))
                .then_some(Wrong::First { allowed_ms });
        };
        let gain = now_ms.saturating_sub(before_ms);
        let added = known.added_ms();
        if gain <= added.saturating_add(known.slack_ms) {
            return None;
        }
        let credit = known.later_ms().saturating_sub(self.credited_ms);
        let allowed_ms = added.saturating_add(credit);
        if gain <= allowed_ms.saturating_add(known.slack_ms) {
            self.credited_ms = known.later_ms();
            return None;
        }
        Some(if known.adds_nothing() {
            Wrong::Backwards { before_ms }
        } else {
            Wrong::Gain {
                before_ms,
                allowed_ms,
            }
        })
    }

    fn leap(&mut self, before_ms: u64, now_ms: u64, moves: u32) -> Option<Wrong> {
        if now_ms <= before_ms.saturating_add(LEAP_MS) {
            return None;
        }
        self.leaps += 1;
        (moves < FIRST_QUOTA || self.leaps > MOST_LEAPS).then_some(Wrong::Leap { before_ms })
    }
}
