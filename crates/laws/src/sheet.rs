//! Reading a whole game from the text of a scoresheet or a book, in any language.

mod follow;
mod split;

use alloc::vec::Vec;
use core::{fmt, ops::Range};

pub(crate) use follow::{Line, follow};
pub use split::{MoveTexts, move_texts};

use crate::{
    Letters, Move, Position, SanError,
    san::{ForgivenSet, Misprint},
};

/// A game read from a text, move by move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The languages in which the text reads so; more than one where they do not differ in any
    /// letter used.
    pub letters: Vec<Letters>,
    /// The moves, in order.
    pub moves: Vec<SheetMove>,
    /// The position after the last of them.
    pub last: Position,
}

/// A move on a [`Sheet`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetMove {
    /// The bytes of the text that stand for it.
    pub text: Range<usize>,
    /// The move.
    pub m: Move,
    /// What was forgiven.
    pub forgiven: ForgivenSet,
    /// If it could not be read as it stands: what is wrong, and the moves it may stand for, of
    /// which `m` lets the game go on best.
    pub misprint: Option<Misprint>,
}

/// Why a whole game could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// A move cannot be read in any of the languages, nor guessed.
    Unreadable {
        /// How many moves before it could be read.
        ply: usize,
        /// The bytes of the text that stand for it.
        text: Range<usize>,
        /// The languages that got so far.
        letters: Vec<Letters>,
        /// What is wrong with it in the first of them.
        error: SanError,
    },
    /// The text reads equally well in two languages, and not as the same moves.
    Disagree {
        /// How many moves before the first that differs.
        ply: usize,
        /// One reading.
        first: (Letters, Move),
        /// The other.
        second: (Letters, Move),
    },
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable {
                ply,
                text,
                letters,
                error,
            } => {
                write!(f, "cannot read the move after {ply} (bytes {text:?}")?;
                if let Some(letters) = letters.first() {
                    write!(f, ", language {letters}")?;
                }
                write!(f, "): {error}")
            }
            Self::Disagree { ply, first, second } => write!(
                f,
                "two languages are possible and disagree about the move after {ply}: {:?} in {}, \
                 {:?} in {}; name the language",
                first.1, first.0, second.1, second.0
            ),
        }
    }
}

impl core::error::Error for SheetError {}

impl Sheet {
    /// Reads the moves of a text; numbers, results and comments between them are skipped.
    ///
    /// Without `letters` the language is the one that reads the text with the fewest misprints.
    /// A misprint is mended if there is a likely move, and at most one move in ten (but always
    /// two, and never more than twenty) may be misprinted.
    ///
    /// # Errors
    ///
    /// [`SheetError::Unreadable`], and [`SheetError::Disagree`] when two languages do equally
    /// well and tell different games.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{Letters, Position, Sheet};
    ///
    /// let sheet = Sheet::read(&Position::initial(), "1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.0-0", None)?;
    /// assert!(sheet.letters.contains(&Letters::Spanish));
    /// assert_eq!(sheet.moves.len(), 7);
    /// # Ok::<(), jadoube_laws::SheetError>(())
    /// ```
    pub fn read(
        start: &Position,
        text: &str,
        letters: Option<Letters>,
    ) -> Result<Self, SheetError> {
        let texts: Vec<Range<usize>> = move_texts(text).collect();
        let words: Vec<&[u8]> = texts
            .iter()
            .map(|range| text.as_bytes().get(range.clone()).unwrap_or_default())
            .collect();
        let among: &[Letters] = match &letters {
            Some(letters) => core::slice::from_ref(letters),
            None => Letters::DISTINCT,
        };
        let allowed = (words.len() / 10).clamp(2, 20);
        let lines =
            follow(start, &words, among, allowed).map_err(|stuck| SheetError::Unreadable {
                ply: stuck.ply,
                text: texts.get(stuck.ply).cloned().unwrap_or_default(),
                letters: stuck.letters,
                error: stuck.error,
            })?;
        let line = only(lines)?;
        Ok(Self {
            letters: line.letters,
            moves: texts
                .into_iter()
                .zip(line.moves)
                .map(|(text, read)| SheetMove {
                    text,
                    m: read.m,
                    forgiven: read.forgiven,
                    misprint: read.misprint,
                })
                .collect(),
            last: line.position,
        })
    }
}

/// The one line with the fewest misprints.
pub(crate) fn only(lines: Vec<Line>) -> Result<Line, SheetError> {
    let fewest = lines.iter().map(Line::misprints).min();
    let mut best = lines
        .into_iter()
        .filter(|line| Some(line.misprints()) == fewest);
    let first = best.next().unwrap_or_default();
    let Some(second) = best.next() else {
        return Ok(first);
    };
    let moves = |line: &Line| -> Vec<Move> { line.moves.iter().map(|read| read.m).collect() };
    let (a, b) = (moves(&first), moves(&second));
    let ply = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    match (
        first.letters.first(),
        a.get(ply),
        second.letters.first(),
        b.get(ply),
    ) {
        (Some(&l), Some(&m), Some(&k), Some(&n)) => Err(SheetError::Disagree {
            ply,
            first: (l, m),
            second: (k, n),
        }),
        _ => Ok(first),
    }
}
