//! One rating, and how a game changes it.

use jadoube_arbiter::Millis;
use jadoube_laws::{ByColor, Color};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};

/// How long without a game counts as an empty rating period.
///
/// With the usual volatility of 0.06 a deviation of 60 has grown to [`PROVISIONAL`] after a year
/// of 78 such periods.
pub const IDLE_PERIOD: Millis = Millis(365 * 86_400_000 / 78);

/// The deviation over which a rating is provisional.
pub const PROVISIONAL: f64 = 110.0;

/// The factor between the scale that ratings are written in and that of Glicko-2.
const SCALE: f64 = 173.7178;
const VALUES: (f64, f64) = (100.0, 4000.0);
const DEVIATIONS: (f64, f64) = (30.0, 350.0);
const VOLATILITIES: (f64, f64) = (0.01, 0.1);

/// The strength of a player as Glicko-2 estimates it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    // Invariant: each number lies within the bounds above, so that nothing computed of them is
    // infinite or not a number.
    value: f64,
    deviation: f64,
    volatility: f64,
}

/// What a player scored against another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scored {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

/// A player's rating in one class, and what is known of how it came about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating as the last game left it; see [`Standing::at`] for what it is by now.
    pub rating: Rating,
    /// How many games were counted.
    pub games: u32,
    /// When the last of them ended, since the Unix epoch.
    pub last: Option<Millis>,
}

impl Scored {
    /// White's score from a result as it is written: `1-0`, `0-1` or `1/2-1/2`.
    pub fn from_result(result: &str) -> Option<Self> {
        match result {
            "1-0" => Some(Self::Win),
            "0-1" => Some(Self::Loss),
            "1/2-1/2" => Some(Self::Draw),
            _ => None,
        }
    }

    /// The same game as the opponent scored it.
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }

    const fn outcome(self) -> Outcomes {
        match self {
            Self::Win => Outcomes::WIN,
            Self::Draw => Outcomes::DRAW,
            Self::Loss => Outcomes::LOSS,
        }
    }
}

impl Rating {
    /// What everybody begins with.
    pub const NEW: Self = Self {
        value: 1500.0,
        deviation: 350.0,
        volatility: 0.06,
    };

    /// The rating of numbers stored before; none where one of them cannot be part of a rating.
    pub fn stored(value: f64, deviation: f64, volatility: f64) -> Option<Self> {
        let within = |number: f64, (least, most): (f64, f64)| (least..=most).contains(&number);
        (within(value, VALUES) && within(deviation, DEVIATIONS) && within(volatility, VOLATILITIES))
            .then_some(Self {
                value,
                deviation,
                volatility,
            })
    }

    /// The number itself, not rounded.
    pub const fn value(self) -> f64 {
        self.value
    }

    /// How far off the number may be: it is within twice this in 95 cases of 100.
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// How much the player's results vary.
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// The number that people see.
    pub fn shown(self) -> u32 {
        // The invariant keeps it between 100 and 4000.
        self.value.round() as u32
    }

    /// Whether too little is known of the player for a place in the ranking.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating after so long without a game: as good as before, but less certain.
    pub fn after(self, idle: Millis) -> Self {
        let periods = idle.0 as f64 / IDLE_PERIOD.0 as f64;
        let growth = self.volatility * SCALE * periods.sqrt();
        Self {
            deviation: self.deviation.hypot(growth).min(DEVIATIONS.1),
            ..self
        }
    }

    /// The share of the points to be expected against an opponent, from 0 to 1.
    pub fn expected(self, opponent: Self) -> f64 {
        expected_score(&self.to_library(), &opponent.to_library()).0
    }

    const fn to_library(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.value,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

/// The rating after a period in which these opponents, as they were at its beginning, were met;
/// the same as before where there were none.
///
/// What falls outside of what a rating may be is brought back to the nearest that may: a value
/// from 100 to 4000, a deviation from 30 to 350, a volatility from 0.01 to 0.1.
pub fn period(player: Rating, results: &[(Rating, Scored)]) -> Rating {
    if results.is_empty() {
        return player;
    }
    let results: Vec<_> = results
        .iter()
        .map(|(opponent, scored)| (opponent.to_library(), scored.outcome()))
        .collect();
    let new = glicko2_rating_period(&player.to_library(), &results, &Glicko2Config::new());
    let bring = |number: f64, old: f64, (least, most): (f64, f64)| {
        if number.is_finite() {
            number.clamp(least, most)
        } else {
            old
        }
    };
    Rating {
        value: bring(new.rating, player.value, VALUES),
        deviation: bring(new.deviation, player.deviation, DEVIATIONS),
        volatility: bring(new.volatility, player.volatility, VOLATILITIES),
    }
}

impl Standing {
    /// Nothing played yet.
    pub const NEW: Self = Self {
        rating: Rating::NEW,
        games: 0,
        last: None,
    };

    /// The rating at a given time, since the Unix epoch; before the last game, as that left it.
    pub fn at(&self, now: Millis) -> Rating {
        self.last
            .map_or(self.rating, |last| self.rating.after(now.since(last)))
    }
}

/// What both players stand at after a game between them that ended at this time, `scored` being
/// White's score.
pub fn rate(before: &ByColor<Standing>, scored: Scored, ended: Millis) -> ByColor<Standing> {
    let rated = |color: Color, scored: Scored| {
        let opponent = before[!color].at(ended);
        Standing {
            rating: period(before[color].at(ended), &[(opponent, scored)]),
            games: before[color].games.saturating_add(1),
            last: before[color].last.max(Some(ended)),
        }
    };
    ByColor {
        white: rated(Color::White, scored),
        black: rated(Color::Black, scored.reversed()),
    }
}
