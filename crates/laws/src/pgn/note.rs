//! Comments on a move and the commands in them.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use super::{ClockForm, ClockTime};
use crate::Square;

/// A comment of a [`Game`](super::Game): text in which commands such as `[%clk 0:05:00]` may
/// stand.
///
/// The text has no line ends and no blanks at either end, since files are wrapped there.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::Note;
///
/// let note = Note::new("Normal move [%clk 0:04:53] [%depth20 +0.35]");
/// assert_eq!(note.clock().map(|(time, _)| time.ms), Some(293_000));
/// assert_eq!(note.prose(), "Normal move");
/// assert_eq!(note.commands().count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Note {
    // Invariant: no line ends, no white space at either end.
    text: String,
}

/// A command within a comment: `[%name value]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Command<'a> {
    /// What follows `[%`, up to a blank.
    pub name: &'a str,
    /// The rest, without blanks at either end.
    pub value: &'a str,
    /// All of it, as written.
    pub text: &'a str,
}

/// What an engine thinks of a position, for White: `[%eval 0.17,18]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// The score.
    pub score: EngineScore,
    /// How deep it looked.
    pub depth: Option<u32>,
}

/// The score of an [`Evaluation`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EngineScore {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Moves to mate, negative if Black mates: `#-3`.
    Mate(i32),
}

/// A mark or an arrow drawn on the board: `[%csl Gd4]`, `[%cal Ge2e4]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The letter of its color: `G`, `R`, `Y`, `B` and others.
    pub color: char,
    /// The square, or where the arrow begins.
    pub from: Square,
    /// Where the arrow ends.
    pub to: Option<Square>,
}

impl Note {
    /// A comment with this text; line ends become blanks, those at either end are left out.
    pub fn new(text: &str) -> Self {
        let text = text.trim();
        if !text.contains(['\n', '\r']) {
            return Self {
                text: text.to_string(),
            };
        }
        let mut kept = String::with_capacity(text.len());
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            match character {
                '\r' if characters.peek() == Some(&'\n') => {}
                '\r' | '\n' => kept.push(' '),
                _ => kept.push(character),
            }
        }
        Self { text: kept }
    }

    /// The text, commands and all.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The commands, in order.
    pub fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        Commands { rest: &self.text }
    }

    /// The text without its commands; the blanks on both sides of one stay.
    pub fn prose(&self) -> String {
        let mut prose = String::new();
        let mut rest = self.text.as_str();
        while let Some((before, _, after)) = split_command(rest) {
            prose.push_str(before);
            rest = after;
        }
        prose.push_str(rest);
        prose.trim().to_string()
    }

    /// What the clock showed after the move, and how it was written: `[%clk 1:59:58]`.
    pub fn clock(&self) -> Option<(ClockTime, ClockForm)> {
        self.time("clk")
    }

    /// The time the move took: `[%emt 0:01:02]`.
    pub fn elapsed(&self) -> Option<(ClockTime, ClockForm)> {
        self.time("emt")
    }

    /// What an engine thinks of the position.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.value("eval").and_then(evaluation)
    }

    /// The marks and arrows, as far as they can be read.
    pub fn shapes(&self) -> Vec<Shape> {
        self.commands()
            .filter(|command| matches!(command.name, "cal" | "csl"))
            .flat_map(|command| command.value.split(','))
            .filter_map(|text| shape(text.trim()))
            .collect()
    }

    fn value(&self, name: &str) -> Option<&str> {
        let mut commands = self.commands();
        commands
            .find(|command| command.name == name)
            .map(|command| command.value)
    }

    fn time(&self, name: &str) -> Option<(ClockTime, ClockForm)> {
        self.value(name)
            .and_then(|value| ClockTime::read_lenient(value).ok())
    }
}

struct Commands<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Commands<'a> {
    type Item = Command<'a>;

    fn next(&mut self) -> Option<Command<'a>> {
        let (_, command, after) = split_command(self.rest)?;
        self.rest = after;
        Some(command)
    }
}

/// What comes before the first command, the command, and what comes after.
fn split_command(text: &str) -> Option<(&str, Command<'_>, &str)> {
    let from = text.find("[%")?;
    let (before, tail) = text.split_at_checked(from)?;
    let to = tail.find(']')?;
    let (whole, after) = tail.split_at_checked(to + 1)?;
    let inner = whole.get(2..to)?;
    let (name, value) = match inner.split_once(char::is_whitespace) {
        Some((name, value)) => (name, value.trim()),
        None => (inner, ""),
    };
    let command = Command {
        name,
        value,
        text: whole,
    };
    Some((before, command, after))
}

fn evaluation(text: &str) -> Option<Evaluation> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score.trim(), Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(mate) => EngineScore::Mate(mate.parse().ok()?),
        None => EngineScore::Centipawns(centipawns(score)?),
    };
    Some(Evaluation { score, depth })
}

/// Hundredths of a decimal number, further digits left out.
fn centipawns(text: &str) -> Option<i32> {
    let (sign, digits) = match text.split_at_checked(1)? {
        ("-", digits) => (-1, digits),
        ("+", digits) => (1, digits),
        (_, _) => (1, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let digit = |at: usize| {
        fraction
            .as_bytes()
            .get(at)
            .map_or(0, |b| i32::from(b - b'0'))
    };
    let hundredths = digit(0) * 10 + digit(1);
    let whole: i32 = match whole {
        "" if !fraction.is_empty() => 0,
        whole => whole.parse::<u32>().ok().and_then(|n| n.try_into().ok())?,
    };
    whole
        .checked_mul(100)?
        .checked_add(hundredths)
        .map(|sum| sign * sum)
}

fn shape(text: &str) -> Option<Shape> {
    let mut characters = text.chars();
    let color = characters.next().filter(char::is_ascii_uppercase)?;
    let squares = characters.as_str();
    let (from, to) = squares.split_at_checked(2)?;
    Some(Shape {
        color,
        from: from.parse().ok()?,
        to: match to {
            "" => None,
            to => Some(to.parse().ok()?),
        },
    })
}

/// Reads `0.17,18`, `#-3`, with or without a depth.
impl FromStr for Evaluation {
    type Err = BadEvaluation;

    fn from_str(text: &str) -> Result<Self, BadEvaluation> {
        evaluation(text).ok_or(BadEvaluation)
    }
}

/// Text that is no evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadEvaluation;

impl fmt::Display for BadEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an evaluation: expected pawns or moves to mate, as `-0.35` or `#3`")
    }
}

impl core::error::Error for BadEvaluation {}

/// Reads `Gd4` or `Ge2e4`.
impl FromStr for Shape {
    type Err = BadShape;

    fn from_str(text: &str) -> Result<Self, BadShape> {
        shape(text).ok_or(BadShape)
    }
}

/// Writes `Gd4` or `Ge2e4`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color, self.from)?;
        match self.to {
            Some(to) => to.fmt(f),
            None => Ok(()),
        }
    }
}

/// Text that is no mark or arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadShape;

impl fmt::Display for BadShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a mark or an arrow: expected a color and squares, as `Gd4` or `Ge2e4`")
    }
}

impl core::error::Error for BadShape {}

/// Writes the text.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Display for EngineScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate(moves) => write!(f, "#{moves}"),
            Self::Centipawns(score) => {
                let sign = if *score < 0 { "-" } else { "" };
                let score = score.unsigned_abs();
                write!(f, "{sign}{}.{:02}", score / 100, score % 100)
            }
        }
    }
}

/// Writes `0.17,18` or `#-3`.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score.fmt(f)?;
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}
