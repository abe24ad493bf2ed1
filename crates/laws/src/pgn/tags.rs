//! The tags of a game.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use super::{ClockTime, Date, Outcome, Termination, TimeControl, UtcTime, Variant};

/// The tags of a game in the order of the file.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("Event", "The \"Open\"")?;
/// assert_eq!(tags.get("Event"), Some("The \"Open\""));
/// assert_eq!(tags.to_string(), "[Event \"The \\\"Open\\\"\"]\n");
/// # Ok::<(), jadoube_laws::pgn::BadTagName>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tags {
    // Invariant: names have no blanks, quotation marks, brackets or braces; values no line ends.
    pairs: Vec<(String, String)>,
}

/// A name of a tag that cannot be written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BadTagName(pub String);

impl Tags {
    /// The seven tags every game should have, in their order.
    pub const ROSTER: [&'static str; 7] =
        ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

    /// The value of a tag; the first if there are several.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|&(known, _)| known == name)
            .map(|(_, value)| value)
    }

    /// All names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Gives a tag a value, in its old place if it is there; line ends become blanks.
    ///
    /// # Errors
    ///
    /// If no file could hold a tag of this name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadTagName> {
        let value = value.replace(['\n', '\r'], " ");
        match self.pairs.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.push(name, value)?,
        }
        Ok(())
    }

    /// Takes a tag away; whether it was there.
    pub fn remove(&mut self, name: &str) -> bool {
        let before = self.pairs.len();
        self.pairs.retain(|(known, _)| known != name);
        self.pairs.len() < before
    }

    /// Adds a tag at the end even if there is one of this name.
    pub(super) fn push(&mut self, name: &str, value: String) -> Result<(), BadTagName> {
        let bad = |c: char| {
            c.is_whitespace() || c.is_control() || matches!(c, '"' | '[' | ']' | '{' | '}')
        };
        if name.is_empty() || name.contains(bad) {
            return Err(BadTagName(name.to_string()));
        }
        self.pairs.push((name.to_string(), value));
        Ok(())
    }

    /// The date of the game.
    pub fn date(&self) -> Option<Date> {
        Date::read_lenient(self.get("Date")?).ok()
    }

    /// The result as the tag has it.
    pub fn result(&self) -> Option<Outcome> {
        self.get("Result")?.parse().ok()
    }

    /// The time control.
    pub fn time_control(&self) -> Option<TimeControl> {
        TimeControl::read_lenient(self.get("TimeControl")?).ok()
    }

    /// How the game ended.
    pub fn termination(&self) -> Option<Termination> {
        self.get("Termination")?.parse().ok()
    }

    /// The ratings of White and Black.
    pub fn elo(&self) -> crate::ByColor<Option<u16>> {
        let read = |name| elo(self.get(name)?).ok().flatten();
        crate::ByColor {
            white: read("WhiteElo"),
            black: read("BlackElo"),
        }
    }

    /// Notes when the game started, in `UTCDate` and `UTCTime`.
    pub fn set_start(&mut self, start: UtcTime) {
        let set = [
            ("UTCDate", start.date().to_string()),
            ("UTCTime", start.time()),
        ];
        for (name, value) in set {
            self.set(name, &value).expect("these names can be written");
        }
    }
}

/// A rating; none for `?`, `-`, `0` and nothing.
///
/// # Errors
///
/// If it is no whole number below 10000.
pub fn elo(text: &str) -> Result<Option<u16>, BadElo> {
    match text.trim() {
        "" | "?" | "-" | "0" => Ok(None),
        digits if digits.bytes().all(|b| b.is_ascii_digit()) => match digits.parse() {
            Ok(elo @ 1..=9999) => Ok(Some(elo)),
            Ok(_) | Err(_) => Err(BadElo),
        },
        _ => Err(BadElo),
    }
}

/// Text that is no rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadElo;

/// Whether a tag can have a value, for tags whose values have a form; for others, always.
pub fn fits(name: &str, value: &str) -> bool {
    match name {
        "Date" | "EventDate" | "UTCDate" | "SourceDate" | "SourceVersionDate" => {
            value == "?" || value.parse::<Date>().is_ok()
        }
        "Result" => Outcome::ALL.iter().any(|outcome| outcome.text() == value),
        "WhiteElo" | "BlackElo" => elo(value).is_ok(),
        "TimeControl" => value.parse::<TimeControl>().is_ok(),
        "UTCTime" | "Time" => value.contains('?') || value.parse::<ClockTime>().is_ok(),
        "SetUp" => matches!(value, "0" | "1"),
        "Variant" => value.parse::<Variant>().is_ok(),
        "PlyCount" => value.parse::<u32>().is_ok(),
        "ECO" => {
            let [volume, tens, ones, ..] = value.as_bytes() else {
                return value == "?" || value == "-" || value.is_empty();
            };
            matches!(volume, b'A'..=b'E') && tens.is_ascii_digit() && ones.is_ascii_digit()
        }
        _ => true,
    }
}

/// Adds a tag to a file: `[Event "The \"Open\" \\ 5"]`, without a line end.
pub fn write_tag(name: &str, value: &str, out: &mut String) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for character in value.chars() {
        match character {
            '"' | '\\' => {
                out.push('\\');
                out.push(character);
            }
            '\n' | '\r' => out.push(' '),
            _ => out.push(character),
        }
    }
    out.push_str("\"]");
}

/// Writes the tags, a line each.
impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = String::new();
        for (name, value) in self.iter() {
            line.clear();
            write_tag(name, value, &mut line);
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

impl fmt::Display for BadTagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no tag can be named {:?}: use letters, digits and _",
            self.0
        )
    }
}

impl core::error::Error for BadTagName {}

impl fmt::Display for BadElo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a rating: expected a whole number below 10000, or ?")
    }
}

impl core::error::Error for BadElo {}
