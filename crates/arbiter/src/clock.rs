//! The chess clock, as arithmetic over instants that the caller gives.

mod reading;
mod set;
#[cfg(test)]
mod tests;
mod turn;

use jadoube_laws::{ByColor, Color};

use crate::{FirstExtra, Millis, TimeControl};
pub use reading::{Reading, Shown};
pub use turn::Pressed;
use turn::{Held, State, Turn};

/// The clock of a game: what each side has left, and whose time runs since when.
///
/// The clock holds no control: each call is given those of the two sides, which differ where there
/// are time odds. It reads nothing and decides nothing; it counts whole milliseconds, and tells the
/// same however often it is asked. A fact that cannot be, such as a press by the side whose turn it
/// is not, changes nothing.
///
/// A side whose time is used up to the last millisecond has no time left. From then on a press
/// gives it no more extra time, until the next period or the arbiter does.
///
/// # Examples
///
/// ```
/// use jadoube_arbiter::{Clock, Millis, TimeControl};
/// use jadoube_laws::{ByColor, Color};
///
/// let controls = ByColor::both("3+2 after".parse::<TimeControl>()?);
/// let mut clock = Clock::new(&controls);
/// clock.begin(&controls, Color::White, Millis(0));
/// clock.press(&controls, Color::White, Millis(5_000), Millis::ZERO);
/// let left = clock.reading(&controls, Color::White, Millis(9_000)).shown();
/// assert_eq!(left.to_string(), "2:57");
/// assert_eq!(clock.flag_due(&controls), Some((Color::Black, Millis(185_000))));
/// # Ok::<(), jadoube_arbiter::BadTimeControl>(())
/// ```
///
/// Law: [6.1](jadoube_laws::law::A6_1), [6.3](jadoube_laws::law::A6_3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    sides: ByColor<Side>,
    turn: Option<Turn>,
    // The last turn of the other side, if nobody but that side has pressed since it began.
    held: Option<Held>,
    // Invariant: none exactly if neither flag is noted as fallen.
    first_fallen: Option<Color>,
}

/// One half of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Side {
    /// What was left when its turn was last settled.
    left: i64,
    presses: u32,
    period: u8,
    last_press: LastPress,
    fallen_at: Option<Millis>,
}

/// What the last press gave, so that it can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct LastPress {
    /// One, where the press was counted.
    counted: u8,
    /// How many periods it began, after which one.
    periods: u8,
    begun_in: u8,
    gained: Millis,
    /// How much of that was given back of what the turn took, in milliseconds.
    given_back: u32,
}

impl Clock {
    /// A clock at rest that shows the time of the first periods, with the first extra time where
    /// that comes before the first move.
    ///
    /// Law: [6.3.1](jadoube_laws::law::A6_3_1).
    pub fn new(controls: &ByColor<TimeControl>) -> Self {
        let side = |color: Color| Side {
            left: initial(&controls[color]).signed(),
            ..Side::default()
        };
        Self {
            sides: Color::map(side),
            turn: None,
            held: None,
            first_fallen: None,
        }
    }

    /// The side whose time runs; none while the clock is at rest, paused, or waits for a first
    /// move that takes no time.
    ///
    /// Law: [6.1](jadoube_laws::law::A6_1).
    pub fn running(&self) -> Option<Color> {
        self.running_since().map(|(color, _)| color)
    }

    /// The side in whose turn the clock runs, waits or is paused; none before the first turn.
    pub fn turn(&self) -> Option<Color> {
        self.turn.map(|turn| turn.color)
    }

    /// What a side had left when the turn that runs or is paused began, in milliseconds.
    pub(crate) fn before_turn(&self, color: Color) -> i64 {
        let left = self.sides[color].left;
        match self.turn {
            Some(turn) if turn.color == color => {
                left.saturating_add((turn.used - turn.delay).signed())
            }
            Some(_) | None => left,
        }
    }

    /// Whether the clock is paused.
    ///
    /// Law: [6.11.2](jadoube_laws::law::A6_11_2).
    pub fn is_paused(&self) -> bool {
        self.turn.is_some_and(|turn| turn.state == State::Paused)
    }

    /// The instant at which the running side has no time left if nothing happens; none once the
    /// flag is noted as fallen, or where nothing runs or no time limits it.
    ///
    /// Law: [6.8](jadoube_laws::law::A6_8).
    pub fn flag_due(&self, controls: &ByColor<TimeControl>) -> Option<(Color, Millis)> {
        let (color, since) = self.running_since()?;
        let is_limited = controls[color] != TimeControl::None;
        (is_limited && self.sides[color].fallen_at.is_none())
            .then(|| (color, self.runs_out(color, since)))
    }

    /// The first side whose flag is noted as fallen, by the instants given with them.
    ///
    /// Law: [III.3.1](jadoube_laws::law::GUIDE_III_3_1).
    pub fn first_fallen(&self) -> Option<Color> {
        self.first_fallen
    }

    /// The instant at which a side's flag is noted as fallen.
    ///
    /// Law: [6.8](jadoube_laws::law::A6_8).
    pub fn fallen_at(&self, color: Color) -> Option<Millis> {
        self.sides[color].fallen_at
    }

    fn running_since(&self) -> Option<(Color, Millis)> {
        let turn = self.turn?;
        match turn.state {
            State::Running(since) => Some((turn.color, since)),
            State::Free | State::Paused => None,
        }
    }

    /// How much longer the clock waits in a side's turn, from where its state begins.
    fn delay_left(&self, color: Color) -> Millis {
        match self.turn {
            Some(turn) if turn.color == color => turn.delay - turn.used,
            Some(_) | None => Millis::ZERO,
        }
    }

    /// The instant at which the time of the running side, which runs since an instant, is out.
    fn runs_out(&self, color: Color, since: Millis) -> Millis {
        match u64::try_from(self.sides[color].left) {
            Ok(left @ 1..) => since + self.delay_left(color) + Millis(left),
            Ok(0) | Err(_) => since,
        }
    }
}

/// What a side's clock shows before the game.
fn initial(control: &TimeControl) -> Millis {
    match control {
        TimeControl::None => Millis::ZERO,
        TimeControl::PerTurn(time) => *time,
        TimeControl::Periods(periods) => {
            let first = periods.at(0);
            match periods.first_extra() {
                FirstExtra::BeforeFirstMove => first.time + first.cumulative(),
                FirstExtra::AfterEachMove => first.time,
            }
        }
    }
}
