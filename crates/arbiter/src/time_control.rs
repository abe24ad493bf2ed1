//! The time the regulations of an event give to a player.

mod error;
mod read;
#[cfg(test)]
mod tests;
mod write;

use alloc::{vec, vec::Vec};

use jadoube_laws::pgn;

use crate::Millis;
pub use error::{BadTimeControl, TimeControlFault};

/// How extra time for each move is given.
///
/// Law: [6.3.2](jadoube_laws::law::A6_3_2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// It is added for each move, and what is not used is kept.
    Cumulative,
    /// The clock waits that long in each turn before time begins to run.
    Delay,
    /// After each move what was used is given back, at most as much as the extra time.
    Bronstein,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 3] = [Self::Cumulative, Self::Delay, Self::Bronstein];
}

/// A part of the game with time of its own.
///
/// Law: [6.3.1](jadoube_laws::law::A6_3_1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// How many moves are to be made in it; none if it lasts for all that remain.
    pub moves: Option<u32>,
    /// The time given when it begins.
    pub time: Millis,
    /// The extra time for each move.
    pub extra: Millis,
    /// What becomes of the extra time.
    pub mode: Mode,
}

/// When cumulative extra time is given for the first time.
///
/// The Laws give it before each move, so a chess clock set to 90 minutes and 30 seconds begins at
/// 1:30:30; sites give it after each move. Delay and Bronstein act from the first move either way.
///
/// Law: [6.3.2](jadoube_laws::law::A6_3_2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstExtra {
    /// Before the first move: each press gives the time for the move to come.
    #[default]
    BeforeFirstMove,
    /// After the first move: each press gives the time for the move just made.
    AfterEachMove,
}

/// When a player's time begins to run.
///
/// Law: [6.6](jadoube_laws::law::A6_6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ClockStart {
    /// In the player's first turn.
    #[default]
    AtOnce,
    /// In the player's second turn, as sites have it: the first move takes no time and gives none.
    AfterFirstMoves,
}

/// Periods that can be played: every one but the last says for how many moves it lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Periods {
    // Invariant: 1 to `Periods::MOST`, each as `check` wants it.
    list: Vec<Period>,
    first_extra: FirstExtra,
    start: ClockStart,
}

/// How much time a player has.
///
/// It is read from and written in the notation that people use; see [`FromStr`].
///
/// [`FromStr`]: #impl-FromStr-for-TimeControl
///
/// # Examples
///
/// ```
/// use jadoube_arbiter::TimeControl;
///
/// let control: TimeControl = "40/90+30, 30+30".parse()?;
/// assert_eq!(control.class_ms(), Some((120 + 30) * 60_000));
/// assert_eq!(control.to_string(), "40/90+30, 30+30");
/// # Ok::<(), jadoube_arbiter::BadTimeControl>(())
/// ```
///
/// Law: [6.3](jadoube_laws::law::A6_3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// The game is played without a clock.
    None,
    /// One period after the other.
    Periods(Periods),
    /// This much for every turn, and nothing kept: the control of a site, in no Article.
    PerTurn(Millis),
}

impl Period {
    /// The longest time a period, or the extra time for a move, may have: a thousand days.
    pub const LONGEST: Millis = Millis(1000 * 86_400_000);
    /// The most moves that a period may ask for.
    pub const MOST_MOVES: u32 = 9_999;

    /// A period for all the moves of the game.
    pub const fn whole(time: Millis, extra: Millis, mode: Mode) -> Self {
        Self {
            moves: None,
            time,
            extra,
            mode,
        }
    }

    /// What the clock adds for a move in this period before it is made.
    pub(crate) const fn cumulative(&self) -> Millis {
        match self.mode {
            Mode::Cumulative => self.extra,
            Mode::Delay | Mode::Bronstein => Millis::ZERO,
        }
    }

    /// How long the clock waits in each turn of this period.
    pub(crate) const fn delay(&self) -> Millis {
        match self.mode {
            Mode::Delay => self.extra,
            Mode::Cumulative | Mode::Bronstein => Millis::ZERO,
        }
    }

    /// What the clock gives back after a move of this period that took so long.
    pub(crate) fn given_back(&self, used: Millis) -> Millis {
        match self.mode {
            Mode::Bronstein => used.min(self.extra),
            Mode::Cumulative | Mode::Delay => Millis::ZERO,
        }
    }
}

impl Periods {
    /// The most periods that a game may have.
    pub const MOST: usize = 16;

    /// Takes periods for the ones of a game.
    ///
    /// # Errors
    ///
    /// If there are none or too many, one but the last has no quota or the last has one, a number
    /// is out of bounds, or there is no time for the first move.
    pub fn new(
        list: Vec<Period>,
        first_extra: FirstExtra,
        start: ClockStart,
    ) -> Result<Self, BadTimeControl> {
        error::check(&list, first_extra)?;
        Ok(Self {
            list,
            first_extra,
            start,
        })
    }

    /// The periods in their order; there is one at least.
    pub fn list(&self) -> &[Period] {
        &self.list
    }

    /// When cumulative extra time is given for the first time.
    pub const fn first_extra(&self) -> FirstExtra {
        self.first_extra
    }

    /// When the player's time begins to run.
    pub const fn start(&self) -> ClockStart {
        self.start
    }

    /// The period of this number, the first being 0; the last one for any beyond it.
    pub fn at(&self, index: usize) -> &Period {
        let last = self.list.len() - 1;
        &self.list[index.min(last)]
    }

    /// How many moves are to be made until the period of this number ends; none in the last.
    pub fn moves_through(&self, index: usize) -> Option<u32> {
        let through = self.list.get(..=index)?;
        through
            .iter()
            .try_fold(0_u32, |sum, period| sum.checked_add(period.moves?))
    }

    /// The time of all periods, with the extra time of the first 60 moves.
    fn class_time(&self) -> Millis {
        let mut left = CLASS_MOVES;
        let mut total = Millis::ZERO;
        for period in &self.list {
            let moves = period.moves.map_or(left, |moves| left.min(moves.into()));
            left -= moves;
            total += period.time + Millis(period.extra.0.saturating_mul(moves));
        }
        total
    }
}

/// For how many moves extra time counts when a game is classed by its time.
const CLASS_MOVES: u64 = 60;

impl TimeControl {
    /// What makes a game standard, rapid or blitz: the time of all periods and the extra time of
    /// 60 moves, in milliseconds; none where no Article classes the control.
    ///
    /// Where periods have different extra times, each counts for as many of the 60 moves as fall
    /// in its period.
    ///
    /// Law: [A.1](jadoube_laws::law::APP_A_1), [B.1](jadoube_laws::law::APP_B_1).
    pub fn class_ms(&self) -> Option<u64> {
        match self {
            Self::Periods(periods) => Some(periods.class_time().0),
            Self::None | Self::PerTurn(_) => None,
        }
    }

    /// The control of a PGN tag, with extra time before the first move and the clock running at
    /// once; none if the tag leaves it open, is an hourglass, or could not be played as it stands.
    pub fn from_pgn(tag: &pgn::TimeControl) -> Option<Self> {
        match tag {
            pgn::TimeControl::Unknown | pgn::TimeControl::Hourglass { .. } => None,
            pgn::TimeControl::None => Some(Self::None),
            pgn::TimeControl::PerMove { days } => {
                Self::per_turn(Millis(u64::from(*days).saturating_mul(DAY_MS))).ok()
            }
            pgn::TimeControl::Stages(stages) => {
                let list: Option<Vec<Period>> = stages.iter().map(period_of_stage).collect();
                let (first_extra, start) = Default::default();
                Periods::new(list?, first_extra, start)
                    .ok()
                    .map(Self::Periods)
            }
        }
    }

    /// One period for the whole game.
    ///
    /// # Errors
    ///
    /// As [`Periods::new`].
    pub fn whole(time: Millis, extra: Millis, mode: Mode) -> Result<Self, BadTimeControl> {
        let list = vec![Period::whole(time, extra, mode)];
        Periods::new(list, FirstExtra::default(), ClockStart::default()).map(Self::Periods)
    }

    /// The same time for every turn.
    ///
    /// # Errors
    ///
    /// If it is no time, or too much.
    pub fn per_turn(time: Millis) -> Result<Self, BadTimeControl> {
        error::check_turn(time).map(|()| Self::PerTurn(time))
    }

    /// The same control, with cumulative extra time first given as said.
    ///
    /// # Errors
    ///
    /// If then there were no time for the first move.
    pub fn with_first_extra(self, first_extra: FirstExtra) -> Result<Self, BadTimeControl> {
        match self {
            Self::None | Self::PerTurn(_) => Ok(self),
            Self::Periods(Periods { list, start, .. }) => {
                Periods::new(list, first_extra, start).map(Self::Periods)
            }
        }
    }

    /// The same control, with time beginning to run as said.
    pub fn with_start(self, start: ClockStart) -> Self {
        match self {
            Self::None | Self::PerTurn(_) => self,
            Self::Periods(periods) => Self::Periods(Periods { start, ..periods }),
        }
    }
}

const DAY_MS: u64 = 86_400_000;

fn period_of_stage(stage: &pgn::Stage) -> Option<Period> {
    let (extra, mode) = match (stage.increment_ms, stage.delay_ms) {
        (extra, 0) => (extra, Mode::Cumulative),
        (0, extra) => (extra, Mode::Delay),
        (1.., 1..) => return None,
    };
    Some(Period {
        moves: stage.moves,
        time: Millis(stage.ms),
        extra: Millis(extra),
        mode,
    })
}
