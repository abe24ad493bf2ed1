//! What an engine says that can be set.

use std::ops::RangeInclusive;

/// The options that matter here, as an engine tells them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `UCI_LimitStrength`: it can play at a given strength.
    pub limit_strength: bool,
    /// `UCI_Elo`: from which strength to which.
    pub elo: Option<RangeInclusive<i64>>,
    /// `Skill Level`: the levels it has.
    pub skill: Option<RangeInclusive<i64>>,
    /// `UCI_Chess960`: it knows Chess960.
    pub chess960: bool,
    /// `Threads`: how many it can use.
    pub threads: Option<RangeInclusive<i64>>,
    /// `Hash`: the size of its table of positions, in megabytes.
    pub hash: Option<RangeInclusive<i64>>,
}

impl Options {
    /// Notes what one line tells, if it is an `option` that matters.
    pub(super) fn note(&mut self, line: &str) {
        let Some((name, kind)) = line
            .strip_prefix("option name ")
            .and_then(|rest| rest.split_once(" type "))
        else {
            return;
        };
        let mut words = kind.split_ascii_whitespace();
        match (words.next(), name.trim()) {
            (Some("check"), "UCI_LimitStrength") => self.limit_strength = true,
            (Some("check"), "UCI_Chess960") => self.chess960 = true,
            (Some("spin"), "UCI_Elo") => self.elo = range(words),
            (Some("spin"), "Skill Level") => self.skill = range(words),
            (Some("spin"), "Threads") => self.threads = range(words),
            (Some("spin"), "Hash") => self.hash = range(words),
            _ => {}
        }
    }
}

/// The numbers after `min` and `max`, if both are there and in order.
fn range<'a>(words: impl Iterator<Item = &'a str>) -> Option<RangeInclusive<i64>> {
    let words: Vec<_> = words.collect();
    let after = |key: &str| {
        let at = words.iter().position(|word| *word == key)?;
        words.get(at + 1)?.parse::<i64>().ok()
    };
    let (least, most) = (after("min")?, after("max")?);
    (least <= most).then_some(least..=most)
}

#[cfg(test)]
mod tests {
    use super::Options;

    fn noted(lines: &[&str]) -> Options {
        let mut options = Options::default();
        for line in lines {
            options.note(line);
        }
        options
    }

    #[test]
    fn options_are_read_as_stockfish_writes_them() {
        let options = noted(&[
            "option name Debug Log File type string default ",
            "option name Threads type spin default 1 min 1 max 1024",
            "option name Hash type spin default 16 min 1 max 33554432",
            "option name Clear Hash type button",
            "option name Skill Level type spin default 20 min 0 max 20",
            "option name UCI_Chess960 type check default false",
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1350 min 1350 max 2850",
        ]);
        let expected = Options {
            limit_strength: true,
            elo: Some(1350..=2850),
            skill: Some(0..=20),
            chess960: true,
            threads: Some(1..=1024),
            hash: Some(1..=33_554_432),
        };
        assert_eq!(options, expected);
    }

    #[test]
    fn nonsense_sets_nothing() {
        let options = noted(&[
            "option name UCI_Elo type spin default 1 min 9 max 3",
            "option name UCI_Elo type spin min",
            "option name Hash type spin default 16 min one max 99999999999999999999",
            "option name UCI_Chess960 type string default true",
            "option name Skill Level",
            "option",
            "",
        ]);
        assert_eq!(options, Options::default());
    }
}
