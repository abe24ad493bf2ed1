//! Scoresheets: what each player writes, and the arbiter's own record.

mod automatic;
mod compare;
mod descriptive;
mod record;

use alloc::{borrow::Cow, boxed::Box, string::String, vec::Vec};

pub use compare::{Recorded, SheetReading};
pub(crate) use descriptive::is_descriptive;
pub use record::RecordedMove;

use crate::{Millis, Score};

/// What a player writes on the scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryText {
    /// A move, in the player's own notation, on the next empty line; blanks or dashes leave a gap.
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
pub struct Line<'a> {
    /// The text as written; nothing in a gap.
    pub text: Option<Cow<'a, str>>,
    /// Marked as an offer of a draw.
    pub offer: bool,
    /// What the clock showed, if written.
    pub clock: Option<Millis>,
    /// Whether it was written over.
    pub corrected: bool,
    /// Whether it tells of a move that is off the record, an earlier position having been put up
    /// again.
    pub is_void: bool,
}

/// One player's scoresheet, as far as it is kept by hand.
///
/// A sheet that the program keeps holds no lines; see
/// [`Game::scoresheet_lines`](crate::Game::scoresheet_lines).
///
/// Law: [8.1.1](jadoube_laws::law::A8_1_1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scoresheet {
    /// The result it was signed with.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7).
    pub signed: Option<Score>,
    // All that is written on the lines, one after the other.
    texts: String,
    // Invariant: their lengths sum up to that of `texts`, each on a boundary of characters.
    lines: Vec<Entry>,
    // The lines marked as offers of a draw.
    offers: Vec<u32>,
    // The last line that was written to claim a draw with that move.
    claimed: Option<u32>,
}

/// A line as it is stored: small, for there are two for every half-move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    // No time an instrument shows is as long as the greatest number, which stands for none.
    clock: u32,
    len: u8,
    corrected: bool,
    is_void: bool,
}

impl Entry {
    const GAP: Self = Self {
        clock: u32::MAX,
        len: 0,
        corrected: false,
        is_void: false,
    };
}

impl Scoresheet {
    /// The longest text that a line takes, in bytes.
    pub const LONGEST: usize = 40;

    /// The lines, a half-move each, from the first.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let mut begin = 0;
        self.lines.iter().zip(0_u32..).map(move |(entry, index)| {
            let end = begin + usize::from(entry.len);
            let text = self.texts.get(begin..end).filter(|text| !text.is_empty());
            begin = end;
            Line {
                text: text.map(Cow::Borrowed),
                offer: self.offers.contains(&index),
                clock: (entry.clock != u32::MAX).then_some(Millis(entry.clock.into())),
                corrected: entry.corrected,
                is_void: entry.is_void,
            }
        })
    }

    /// Whether something is written for this half-move, counted from the start, that is not void.
    pub fn is_written(&self, ply: u32) -> bool {
        let entry = usize::try_from(ply).ok().and_then(|at| self.lines.get(at));
        entry.is_some_and(|entry| entry.len > 0 && !entry.is_void)
    }

    /// Whether every half-move before this one is written.
    pub fn is_complete(&self, before: u32) -> bool {
        (0..before).all(|ply| self.is_written(ply))
    }

    /// The line that is written next: after the last that is not void.
    pub(crate) fn next_line(&self) -> u32 {
        let last = self.lines.iter().rposition(|entry| !entry.is_void);
        last.map_or(0, |last| u32::try_from(last + 1).unwrap_or(u32::MAX))
    }

    /// The bytes that it takes beyond its own size.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.texts.capacity()
            + self.lines.capacity() * size_of::<Entry>()
            + self.offers.capacity() * size_of::<u32>()
    }

    /// The lines marked as offers of a draw.
    pub(crate) fn offers(&self) -> &[u32] {
        &self.offers
    }

    /// Whether the line of this half-move was written to claim a draw with it.
    pub(crate) fn is_claimed(&self, ply: u32) -> bool {
        self.claimed == Some(ply)
    }

    /// The player claims a draw with the written move of this half-move.
    pub(crate) fn claim(&mut self, ply: u32) {
        self.claimed = Some(ply);
    }

    /// Marks the line of a half-move as an offer of a draw.
    pub(crate) fn mark_offer(&mut self, ply: u32) {
        if !self.offers.contains(&ply) {
            self.offers.push(ply);
        }
    }

    /// Writes something. Lines up to that of the half-move `ply`, the one to be made next, can
    /// be.
    pub(crate) fn write(&mut self, text: &EntryText, ply: u32) {
        let current = self.next_line().checked_sub(1);
        match text {
            EntryText::Move(text) => self.put(self.next_line().min(ply), text),
            EntryText::At(at, text) => self.put((*at).min(ply), text),
            EntryText::Offer => {
                if let Some(line) = current {
                    self.mark_offer(line);
                }
            }
            EntryText::Clock(shown) => {
                let at = current.and_then(|line| usize::try_from(line).ok());
                if let Some(entry) = at.and_then(|at| self.lines.get_mut(at)) {
                    entry.clock = u32::try_from(shown.0).unwrap_or(u32::MAX);
                }
            }
        }
    }

    /// Puts a text on a line, in the place of what stood there.
    fn put(&mut self, line: u32, text: &str) {
        let text = written(text).unwrap_or_default();
        let Ok(len) = u8::try_from(text.len()) else {
            return;
        };
        let at = usize::try_from(line).unwrap_or(usize::MAX);
        while self.lines.len() <= at {
            self.lines.push(Entry::GAP);
        }
        let before = self.lines.iter().take(at);
        let begin: usize = before.map(|entry| usize::from(entry.len)).sum();
        let Some(entry) = self.lines.get_mut(at) else {
            return;
        };
        let end = begin + usize::from(entry.len);
        self.texts.replace_range(begin..end, text);
        *entry = Entry {
            len,
            corrected: entry.corrected || entry.len > 0,
            is_void: false,
            clock: if entry.is_void { u32::MAX } else { entry.clock },
        };
    }

    /// The position before a half-move is put up again: what is written from there on stays on
    /// the sheet, but counts no longer; and nobody has signed.
    pub(crate) fn restore(&mut self, ply: u32) {
        let from = usize::try_from(ply).unwrap_or(usize::MAX);
        for entry in self.lines.iter_mut().skip(from) {
            entry.is_void = true;
        }
        self.offers.retain(|&line| line < ply);
        self.claimed = self.claimed.filter(|&line| line < ply);
        self.signed = None;
    }
}

/// What of a text is writing: nothing if it is blank or only dashes, which mark a gap.
pub(crate) fn written(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_gap = text
        .chars()
        .all(|c| matches!(c, '-' | '–' | '—' | '.' | '…' | '_'));
    (!is_gap).then_some(text)
}
