//! Which language a game is written in.

use alloc::vec::Vec;
use core::fmt;

use super::Letters;
use crate::{
    Move, Position, SanError,
    sheet::{SheetError, follow, only},
};

/// Why the language of a game could not be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DetectError {
    /// In no language is every move legal.
    Unreadable {
        /// How many moves the best languages read.
        ply: usize,
        /// Those languages.
        letters: Vec<Letters>,
        /// What is wrong with the next move in the first of them.
        error: SanError,
    },
    /// Two languages are possible, and disagree about a move.
    Disagree {
        /// How many moves before it.
        ply: usize,
        /// One reading.
        first: (Letters, Move),
        /// The other.
        second: (Letters, Move),
    },
}

impl fmt::Display for DetectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable {
                ply,
                letters,
                error,
            } => {
                write!(f, "no language reads the move after {ply}")?;
                if let Some(letters) = letters.first() {
                    write!(f, "; in {letters}: {error}")?;
                }
                Ok(())
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

impl core::error::Error for DetectError {}

impl Letters {
    /// The languages in which every move of a game is legal, English first; several when no move
    /// tells them apart.
    ///
    /// # Errors
    ///
    /// [`DetectError::Unreadable`] when there is none, [`DetectError::Disagree`] when two would
    /// tell different games.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{Letters, Position};
    ///
    /// let moves = ["e4", "e5", "Sf3", "Sc6", "Lb5"];
    /// let found = Letters::detect(&Position::initial(), moves)?;
    /// assert_eq!(found.first(), Some(&Letters::German));
    /// # Ok::<(), jadoube_laws::DetectError>(())
    /// ```
    pub fn detect<T: AsRef<[u8]>>(
        start: &Position,
        moves: impl IntoIterator<Item = T>,
    ) -> Result<Vec<Self>, DetectError> {
        let moves: Vec<T> = moves.into_iter().collect();
        let words: Vec<&[u8]> = moves.iter().map(AsRef::as_ref).collect();
        let lines =
            follow(start, &words, Self::DISTINCT, 0).map_err(|stuck| DetectError::Unreadable {
                ply: stuck.ply,
                letters: stuck.letters,
                error: stuck.error,
            })?;
        match only(lines) {
            Ok(line) => Ok(line.letters),
            Err(SheetError::Disagree { ply, first, second }) => {
                Err(DetectError::Disagree { ply, first, second })
            }
            Err(SheetError::Unreadable {
                ply,
                letters,
                error,
                ..
            }) => Err(DetectError::Unreadable {
                ply,
                letters,
                error,
            }),
        }
    }
}
