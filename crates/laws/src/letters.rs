//! The letters that stand for the pieces, by language.

mod detect;
mod table;

use core::{fmt, str::FromStr};

use crate::{Color, Role};

pub use detect::DetectError;
use table::Alphabet;

/// A language's letters for the pieces, or figurines.
///
/// Each player may use the letters of his own language; game files use the English ones.
///
/// Law: [C.3](crate::law::APP_C_3).
///
/// # Examples
///
/// ```
/// use jadoube_laws::{Letters, Role};
///
/// assert_eq!(Letters::Spanish.letter(Role::Knight), "C");
/// assert_eq!(Letters::Russian.letter(Role::King), "Кр");
/// assert_eq!("ca".parse(), Ok(Letters::Catalan));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Letters {
    #[default]
    English,
    Spanish,
    Catalan,
    French,
    German,
    Italian,
    Portuguese,
    Galician,
    Dutch,
    Polish,
    Russian,
    Hungarian,
    Bulgarian,
    Croatian,
    Czech,
    Danish,
    Estonian,
    Finnish,
    Greek,
    Icelandic,
    Latvian,
    Lithuanian,
    Norwegian,
    Romanian,
    Slovak,
    Slovenian,
    Swedish,
    Turkish,
    Ukrainian,
    /// The outlined figures `♔♕♖♗♘♙` for the pieces of both sides, as books print them.
    Figurine,
    /// Outlined figures for White's pieces, filled ones for Black's.
    ColoredFigurine,
}

impl Letters {
    /// All sets of letters, the English first.
    pub const ALL: [Self; 31] = [
        Self::English,
        Self::Spanish,
        Self::Catalan,
        Self::French,
        Self::German,
        Self::Italian,
        Self::Portuguese,
        Self::Galician,
        Self::Dutch,
        Self::Polish,
        Self::Russian,
        Self::Hungarian,
        Self::Bulgarian,
        Self::Croatian,
        Self::Czech,
        Self::Danish,
        Self::Estonian,
        Self::Finnish,
        Self::Greek,
        Self::Icelandic,
        Self::Latvian,
        Self::Lithuanian,
        Self::Norwegian,
        Self::Romanian,
        Self::Slovak,
        Self::Slovenian,
        Self::Swedish,
        Self::Turkish,
        Self::Ukrainian,
        Self::Figurine,
        Self::ColoredFigurine,
    ];

    /// All but [`Letters::ColoredFigurine`], which is read as [`Letters::Figurine`] is.
    pub(crate) const DISTINCT: &[Self] = Self::ALL.split_at(30).0;

    /// The two-letter code of the language (ISO 639-1), or `figurine`, `colored-figurine`.
    pub const fn code(self) -> &'static str {
        self.alphabet().code
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        self.alphabet().name
    }

    /// The letter of a piece; the pawn's, where the language has one, is not written in moves.
    pub const fn letter(self, role: Role) -> &'static str {
        self.alphabet().letters[role as usize - 1]
    }

    /// The letter of a piece of this color: differs by color only for
    /// [`Letters::ColoredFigurine`].
    pub const fn letter_for(self, role: Role, color: Color) -> &'static str {
        match (self, color) {
            (Self::ColoredFigurine, Color::Black) => table::FILLED[role as usize - 1],
            (_, Color::White | Color::Black) => self.letter(role),
        }
    }

    /// The piece whose letter the text begins with, and how many bytes the letter takes.
    ///
    /// A pawn's letter counts too, unless a piece has the same. Figurines of both colors are
    /// known to every language.
    pub fn read(self, text: &str) -> Option<(Role, usize)> {
        self.find(|letter| text.starts_with(letter).then_some(letter.len()))
    }

    /// As [`Letters::read`], in lower or upper case.
    pub fn read_ignoring_case(self, text: &str) -> Option<(Role, usize)> {
        self.find(|letter| {
            let mut read = 0;
            let mut chars = text.chars();
            for expected in letter.chars() {
                let found = chars.next()?;
                if !found.to_lowercase().eq(expected.to_lowercase()) {
                    return None;
                }
                read += found.len_utf8();
            }
            Some(read)
        })
    }

    /// The piece with the longest letter that `matches`, which tells how many bytes it takes.
    fn find(self, matches: impl Fn(&str) -> Option<usize>) -> Option<(Role, usize)> {
        let mut found: Option<(Role, usize)> = None;
        let mut consider = |letter: &str, role: Role| {
            if let Some(len) = matches(letter)
                && found.map_or(0, |(_, longest)| longest) < len
            {
                found = Some((role, len));
            }
        };
        let alphabet = self.alphabet();
        for role in Role::ALL.into_iter().rev() {
            consider(self.letter(role), role);
            for figurines in [&table::OUTLINED, &table::FILLED] {
                consider(figurines[role as usize - 1], role);
            }
        }
        for &(letter, role) in alphabet.also {
            consider(letter, role);
        }
        found
    }

    /// The letters of a language by its code, `es`; `no` and `nn` are Norwegian as well.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = match code {
            "no" | "nn" => Self::Norwegian.code(),
            other => other,
        };
        Self::ALL.into_iter().find(|letters| letters.code() == code)
    }

    const fn alphabet(self) -> &'static Alphabet {
        &table::ALPHABETS[self as usize]
    }
}

/// Writes the code.
impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// No language has this code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnknownLetters;

impl fmt::Display for UnknownLetters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a known set of piece letters: expected one of")?;
        for letters in Letters::ALL {
            write!(f, " {letters}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownLetters {}

/// Reads a code, `es`, or the language's name in itself, `español`.
impl FromStr for Letters {
    type Err = UnknownLetters;

    fn from_str(text: &str) -> Result<Self, UnknownLetters> {
        let by_name = || Self::ALL.into_iter().find(|letters| letters.name() == text);
        Self::from_code(text).or_else(by_name).ok_or(UnknownLetters)
    }
}
