//! How strong the machine plays.

use super::Options;

/// A level from 1, for somebody who has just learned the moves, to 10, all that the engine has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u8);

/// What a level asks of an engine.
///
/// | level | any move | `UCI_Elo` | `Skill Level` | nodes | time for a move |
/// |------:|---------:|----------:|--------------:|------:|----------------:|
/// | 1 | 40 % | – | 0 | 100 | 0.2 s |
/// | 2 | 20 % | – | 0 | 200 | 0.2 s |
/// | 3 | 8 % | – | 0 | 500 | 0.3 s |
/// | 4 | – | 1350 | 2 | 3 000 | 0.4 s |
/// | 5 | – | 1500 | 4 | 8 000 | 0.5 s |
/// | 6 | – | 1700 | 7 | 20 000 | 0.6 s |
/// | 7 | – | 1900 | 10 | 60 000 | 0.8 s |
/// | 8 | – | 2200 | 13 | 200 000 | 1 s |
/// | 9 | – | 2500 | 17 | 800 000 | 2 s |
/// | 10 | – | – | all | – | 5 s |
///
/// The weakest an engine can be told to play still beats people who have just learned the moves,
/// so now and then the first levels play any legal move instead of the engine's. An engine that
/// can be told a number (`UCI_LimitStrength`) and reaches it, is told the number; else it is told
/// a skill, if it knows that, in proportion to the levels it has; the limits of nodes and time
/// hold in any case, and make the middle levels of an engine that knows neither. Nodes rather than
/// time tell the levels apart, so that a level is the same on a slow computer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// How many moves in a hundred are any legal move.
    pub any_move_percent: u8,
    /// The strength to ask for, where it can be asked for.
    pub elo: Option<u16>,
    /// The skill to ask for otherwise, from 0 to 20.
    pub skill: u8,
    /// How many positions it may look at.
    pub nodes: Option<u32>,
    /// How long it may think, in milliseconds.
    pub move_ms: u32,
}

const SKILL_MOST: i64 = 20;

const EFFORTS: [Effort; 10] = [
    careless(40, 100, 200),
    careless(20, 200, 200),
    careless(8, 500, 300),
    limited(1350, 2, 3_000, 400),
    limited(1500, 4, 8_000, 500),
    limited(1700, 7, 20_000, 600),
    limited(1900, 10, 60_000, 800),
    limited(2200, 13, 200_000, 1_000),
    limited(2500, 17, 800_000, 2_000),
    Effort {
        any_move_percent: 0,
        elo: None,
        skill: 20,
        nodes: None,
        move_ms: 5_000,
    },
];

const fn careless(any_move_percent: u8, nodes: u32, move_ms: u32) -> Effort {
    Effort {
        any_move_percent,
        elo: None,
        skill: 0,
        nodes: Some(nodes),
        move_ms,
    }
}

const fn limited(elo: u16, skill: u8, nodes: u32, move_ms: u32) -> Effort {
    Effort {
        any_move_percent: 0,
        elo: Some(elo),
        skill,
        nodes: Some(nodes),
        move_ms,
    }
}

impl Effort {
    /// Any of so many legal moves instead of the engine's, now and then. `below` is to give
    /// numbers below the one it gets, each as likely as the other.
    pub(super) fn any_of(
        self,
        moves: usize,
        mut below: impl FnMut(usize) -> usize,
    ) -> Option<usize> {
        (below(100) < usize::from(self.any_move_percent)).then(|| below(moves))
    }
}

impl Strength {
    /// The weakest level.
    pub const WEAKEST: Self = Self(1);
    /// The strongest level.
    pub const STRONGEST: Self = Self(10);

    /// The level of this number, from 1 to 10.
    pub const fn new(level: u8) -> Option<Self> {
        match level {
            1..=10 => Some(Self(level)),
            0 | 11.. => None,
        }
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// Its number.
    pub const fn level(self) -> u8 {
        self.0
    }

    /// What it asks of an engine.
    pub const fn effort(self) -> Effort {
        EFFORTS[self.0 as usize - 1]
    }

    /// What is to be set in an engine that has these options, each time: the engine may have
    /// played at another level before.
    pub(super) fn settings(self, options: &Options) -> Vec<(&'static str, String)> {
        let effort = self.effort();
        let elo = effort.elo.map(i64::from).filter(|elo| {
            let reached = options
                .elo
                .as_ref()
                .is_some_and(|range| range.contains(elo));
            options.limit_strength && reached
        });
        let mut settings = Vec::new();
        if options.limit_strength {
            settings.push(("UCI_LimitStrength", elo.is_some().to_string()));
        }
        if let Some(elo) = elo {
            settings.push(("UCI_Elo", elo.to_string()));
        }
        if let Some(range) = &options.skill {
            let (least, most) = (*range.start(), *range.end());
            let wide = most
                .saturating_sub(least)
                .saturating_mul(effort.skill.into());
            settings.push(("Skill Level", (least + wide / SKILL_MOST).to_string()));
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::{Options, Strength};

    fn told(level: u8, options: &Options) -> String {
        let settings = Strength::new(level).unwrap().settings(options);
        let words: Vec<_> = settings
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        words.join(" ")
    }

    #[test]
    fn a_number_is_asked_for_where_the_engine_reaches_it() {
        let stockfish = Options {
            limit_strength: true,
            elo: Some(1350..=2850),
            skill: Some(0..=20),
            ..Options::default()
        };
        assert_eq!(told(1, &stockfish), "UCI_LimitStrength=false Skill Level=0");
        let fifth = "UCI_LimitStrength=true UCI_Elo=1500 Skill Level=4";
        assert_eq!(told(5, &stockfish), fifth);
        assert_eq!(
            told(10, &stockfish),
            "UCI_LimitStrength=false Skill Level=20"
        );
        let strong = Options {
            elo: Some(2000..=3000),
            ..stockfish
        };
        assert_eq!(told(5, &strong), "UCI_LimitStrength=false Skill Level=4");
    }

    #[test]
    fn skill_is_in_proportion_and_an_engine_without_options_is_told_nothing() {
        let hundred = Options {
            skill: Some(0..=100),
            ..Options::default()
        };
        assert_eq!(told(6, &hundred), "Skill Level=35");
        let widest = Options {
            skill: Some(i64::MIN..=i64::MAX),
            ..Options::default()
        };
        assert!(told(10, &widest).starts_with("Skill Level="));
        assert_eq!(told(6, &Options::default()), "");
    }

    #[test]
    fn only_the_first_levels_play_any_move_and_the_lower_the_oftener() {
        let careless = |strength: Strength| {
            let rolls = (0..100).filter(|&roll| {
                let mut dice = [roll, 7].into_iter();
                let any = strength.effort().any_of(20, |_| dice.next().unwrap());
                assert!(any.is_none_or(|any| any == 7));
                any.is_some()
            });
            rolls.count()
        };
        let counts: Vec<_> = Strength::all().map(careless).collect();
        assert_eq!(counts, [40, 20, 8, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn each_level_is_allowed_no_less_than_the_one_before() {
        let efforts: Vec<_> = Strength::all().map(Strength::effort).collect();
        assert_eq!(efforts.len(), 10);
        for pair in efforts.windows(2) {
            assert!(pair[0].skill <= pair[1].skill);
            assert!(pair[0].move_ms <= pair[1].move_ms);
            assert!(pair[0].nodes < pair[1].nodes || pair[1].nodes.is_none());
        }
        assert_eq!(Strength::new(0), None);
        assert_eq!(Strength::new(11), None);
    }
}
