//! Moves as they are said aloud: in the words of Appendix D, or plainly in Spanish or English.
//!
//! What is written here is read back as the same move of the same position; what is read may be
//! said in any of the ways people say it, with or without accents and capitals, squares as `f3` or
//! in two words.
//!
//! Law: [D.2.1](crate::law::APP_D_2_1).

mod error;
mod grammar;
mod lexicon;
mod read;
mod write;

use alloc::string::String;
use core::{fmt, str::FromStr};

pub use error::SpokenError;

use crate::{Move, Position};

/// The most words of a move that are listened to.
pub const MOST_WORDS: usize = 24;

/// The words in which a move is said.
///
/// Law: [D.2.1](crate::law::APP_D_2_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Voice {
    /// Those that Appendix D proposes wherever players share no language: `Springer Gustav eins
    /// Felix drei`, with both squares.
    Appendix,
    /// Spanish: `caballo a f3`.
    Spanish,
    /// English: `knight to f3`.
    English,
}

impl Voice {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Appendix, Self::Spanish, Self::English];

    /// A stable name for files and messages: `appendix-d`, `es` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Appendix => "appendix-d",
            Self::Spanish => "es",
            Self::English => "en",
        }
    }
}

impl Position {
    /// Says a legal move of this position.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{Position, spoken::Voice};
    ///
    /// let position = Position::initial();
    /// let m = position.read_san(b"Nf3")?;
    /// assert_eq!(position.spoken(m, Voice::Spanish), "caballo a f3");
    /// assert_eq!(position.spoken(m, Voice::English), "knight to f3");
    /// assert_eq!(position.spoken(m, Voice::Appendix), "Springer Gustav eins Felix drei");
    /// # Ok::<(), jadoube_laws::SanError>(())
    /// ```
    ///
    /// Law: [D.2.1](crate::law::APP_D_2_1).
    pub fn spoken(&self, m: Move, voice: Voice) -> String {
        let mut text = String::new();
        self.write_spoken(m, voice, &mut text);
        text
    }

    /// As [`Position::spoken`], added to a text.
    ///
    /// Law: [D.2.1](crate::law::APP_D_2_1).
    pub fn write_spoken(&self, m: Move, voice: Voice, out: &mut String) {
        write::write(self, m, voice, out);
    }

    /// The legal move that somebody says, in whatever of the three kinds of words.
    ///
    /// A promotion has to name the new piece. Whether check or mate is said does not matter, but a
    /// capture that is said has to be one.
    ///
    /// # Errors
    ///
    /// Any of [`SpokenError`], from the kind of words that understands most of it.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::Position;
    ///
    /// let position = Position::initial();
    /// let m = position.read_spoken("Gustav eins Felix drei")?;
    /// for said in ["Caballo a efe tres.", "knight f three", "Springer nach Felix drei"] {
    ///     assert_eq!(position.read_spoken(said), Ok(m));
    /// }
    /// # Ok::<(), jadoube_laws::spoken::SpokenError>(())
    /// ```
    ///
    /// Law: [D.2.1](crate::law::APP_D_2_1).
    pub fn read_spoken(&self, text: &str) -> Result<Move, SpokenError> {
        read::any(self, text)
    }

    /// As [`Position::read_spoken`], in the words of one voice.
    ///
    /// # Errors
    ///
    /// Any of [`SpokenError`].
    ///
    /// Law: [D.2.1](crate::law::APP_D_2_1).
    pub fn read_spoken_as(&self, text: &str, voice: Voice) -> Result<Move, SpokenError> {
        read::one(self, text, voice)
    }
}

/// Writes the code.
impl fmt::Display for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// No voice has this code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnknownVoice;

impl fmt::Display for UnknownVoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a known voice: expected appendix-d, es or en")
    }
}

impl core::error::Error for UnknownVoice {}

/// Reads a code.
impl FromStr for Voice {
    type Err = UnknownVoice;

    fn from_str(text: &str) -> Result<Self, UnknownVoice> {
        let mut all = Self::ALL.into_iter();
        all.find(|voice| voice.code() == text).ok_or(UnknownVoice)
    }
}
