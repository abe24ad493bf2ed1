//! Where in a file something stands.

use core::{cell::Cell, fmt};

/// A place in the text: for messages, and to find it again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The number of the game, from 1; before the first game, 0.
    pub game: u64,
    /// The line, from 1; `\n`, `\r\n` and a lone `\r` all end one.
    pub line: u64,
    /// The character of the line, from 1. A character of UTF-8 counts once.
    pub column: u64,
    /// How many bytes come before.
    pub offset: u64,
}

impl Place {
    /// The start of a file.
    pub const START: Self = Self {
        game: 0,
        line: 1,
        column: 1,
        offset: 0,
    };
}

/// Writes `game 3, line 40, column 7 (byte 1204)`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "game {}, line {}, column {} (byte {})",
            self.game, self.line, self.column, self.offset
        )
    }
}

/// Some bytes of the text that belong together, and where they stand.
#[derive(Clone, Copy)]
pub struct Token<'a> {
    bytes: &'a [u8],
    start: usize,
    lines: &'a Lines<'a>,
}

impl<'a> Token<'a> {
    #[inline]
    pub(super) const fn new(lines: &'a Lines<'a>, start: usize, bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            start,
            lines,
        }
    }

    /// The bytes as they were written.
    #[inline]
    pub const fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// How many bytes of the file come before.
    #[inline]
    pub const fn offset(self) -> u64 {
        self.lines.base.saturating_add(self.start as u64)
    }

    /// Where the token stands.
    ///
    /// Lines are counted only when asked for, from the last place asked for.
    #[cold]
    pub fn place(self) -> Place {
        self.lines.place(self.start)
    }
}

impl fmt::Debug for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"@{}", self.bytes.escape_ascii(), self.offset())
    }
}

/// A stretch of the text and how far its lines have been counted.
pub(super) struct Lines<'a> {
    pub(super) text: &'a [u8],
    /// The offset in the file of the first byte of `text`.
    base: u64,
    /// The number of the game being read.
    pub(super) game: Cell<u64>,
    /// Three places whose lines are known, the latest first.
    counted: Cell<[Counted; 3]>,
}

/// The line and column of the byte at `offset`.
#[derive(Clone, Copy)]
struct Counted {
    offset: u64,
    line: u64,
    column: u64,
    /// Whether the byte before is a carriage return.
    returned: bool,
}

impl Counted {
    fn of(place: Place, returned: bool) -> Self {
        Self {
            offset: place.offset,
            line: place.line,
            column: place.column,
            returned,
        }
    }

    fn over(mut self, text: &[u8]) -> Self {
        let returns = count(text, b'\r');
        let mut breaks = count(text, b'\n');
        if returns > 0 {
            let pairs = text.windows(2).filter(|pair| pair == b"\r\n").count();
            breaks = breaks.saturating_add(returns).saturating_sub(pairs as u64);
        }
        if self.returned && text.first() == Some(&b'\n') {
            breaks = breaks.saturating_sub(1);
        }
        let last = text.iter().rposition(|&b| b == b'\n' || b == b'\r');
        let tail = last.and_then(|at| text.get(at.saturating_add(1)..));
        if last.is_some() {
            self.column = 1;
        }
        let characters = tail.unwrap_or(text).iter().filter(|&&b| b & 0xc0 != 0x80);
        self.column = self.column.saturating_add(characters.count() as u64);
        self.line = self.line.saturating_add(breaks);
        self.offset = self.offset.saturating_add(text.len() as u64);
        self.returned = text.last().map_or(self.returned, |&b| b == b'\r');
        self
    }
}

/// How often a byte occurs.
fn count(text: &[u8], byte: u8) -> u64 {
    let in_few = |few: &[u8]| few.iter().fold(0u8, |sum, &b| sum + u8::from(b == byte));
    text.chunks(128).map(|few| u64::from(in_few(few))).sum()
}

impl<'a> Lines<'a> {
    /// A stretch that begins at a place; `previous` is the byte before.
    pub(super) fn new(text: &'a [u8], place: Place, previous: u8) -> Self {
        let counted = Counted::of(place, previous == b'\r');
        Self {
            text,
            base: place.offset,
            game: Cell::new(place.game),
            counted: Cell::new([counted; 3]),
        }
    }

    pub(super) fn place(&self, index: usize) -> Place {
        let offset = self.base.saturating_add(index as u64);
        let [latest, earlier, first] = self.counted.get();
        let from = [latest, earlier]
            .into_iter()
            .find(|known| known.offset <= offset)
            .unwrap_or(first);
        let start = from.offset.saturating_sub(self.base) as usize;
        let there = self
            .text
            .get(start..index)
            .map_or(from, |text| from.over(text));
        if there.offset > latest.offset {
            self.counted.set([there, latest, first]);
        }
        Place {
            game: self.game.get(),
            line: there.line,
            column: there.column,
            offset,
        }
    }
}
