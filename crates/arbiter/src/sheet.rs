//! Scoresheets: what each player writes, and the arbiter's own record.

use alloc::{boxed::Box, vec::Vec};

use crate::{Millis, Score};

/// What a player writes on the scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryText {
    /// A move, in the player's own notation, on the next empty line.
    Move(Box<str>),
    /// A move on the line of this half-move, counted from the start: to fill a gap or correct.
    At(u32, Box<str>),
    /// The sign for an offer of a draw.
    ///
    /// Law: [8.1.5](jadoube_laws::law::A8_1_5).
    Offer,
    /// What the clock shows, on the current line.
    ///
    /// Law: [8.1.4](jadoube_laws::law::A8_1_4).
    Clock(Millis),
}

/// How the players record the game.
///
/// Law: [8.1.1](jadoube_laws::law::A8_1_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum SheetKind {
    /// On paper, by hand.
    Paper,
    /// On a certified electronic scoresheet, by hand.
    Electronic,
    /// The program writes both scoresheets.
    #[default]
    Automatic,
}

/// One line of a scoresheet: a half-move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The text as written; nothing in a gap.
    pub text: Option<Box<str>>,
    /// Marked as an offer of a draw.
    pub offer: bool,
    /// What the clock showed, if written.
    pub clock: Option<Millis>,
    /// Whether it was written over.
    pub corrected: bool,
}

/// One player's scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scoresheet {
    /// The lines, a half-move each, from the first.
    pub lines: Vec<Line>,
    /// The result it was signed with.
    pub signed: Option<Score>,
}

/// Writes something on a scoresheet.
pub(crate) fn write(lines: &mut Vec<Line>, text: &EntryText) {
    match text {
        EntryText::Move(text) => lines.push(Line {
            text: Some(text.clone()),
            ..Line::default()
        }),
        EntryText::At(ply, text) => {
            let index = usize::try_from(*ply).unwrap_or(usize::MAX).min(MOST_LINES);
            while lines.len() <= index {
                lines.push(Line::default());
            }
            if let Some(line) = lines.get_mut(index) {
                line.corrected = line.text.is_some();
                line.text = Some(text.clone());
            }
        }
        EntryText::Offer => {
            if let Some(line) = lines.last_mut() {
                line.offer = true;
            }
        }
        EntryText::Clock(shown) => {
            if let Some(line) = lines.last_mut() {
                line.clock = Some(*shown);
            }
        }
    }
}

/// No scoresheet has more lines; a game of legal moves has fewer.
const MOST_LINES: usize = 20_000;
