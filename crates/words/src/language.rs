//! The languages there are messages in.

use core::{fmt, str::FromStr};

/// A language that messages can be written in.
///
/// ```
/// use jadoube_words::Language;
///
/// assert_eq!("es".parse(), Ok(Language::Spanish));
/// assert_eq!(Language::of_locale("es_AR.UTF-8"), Some(Language::Spanish));
/// assert_eq!(Language::of_locale("en-GB"), Some(Language::English));
/// assert_eq!(Language::of_locale("C"), None);
/// assert_eq!(Language::of_first_known(["", "C.UTF-8", "es_ES"]), Language::Spanish);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// Español.
    Spanish,
    /// English, also where the reader's language is unknown.
    #[default]
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::Spanish, Self::English];

    /// Its code: `es` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Spanish => "es",
            Self::English => "en",
        }
    }

    /// The language for a locale such as `es_ES.UTF-8` or `en-US`, or nothing if it names none of
    /// these. Readers of Catalan, Galician, Basque, Asturian and Aragonese get Spanish.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        match locale.get(..end)?.to_ascii_lowercase().as_str() {
            "es" | "spa" | "ca" | "gl" | "eu" | "ast" | "an" => Some(Self::Spanish),
            "en" | "eng" => Some(Self::English),
            _ => None,
        }
    }

    /// The language for the first of several locales that names one, or English.
    pub fn of_first_known<'a>(locales: impl IntoIterator<Item = &'a str>) -> Self {
        locales
            .into_iter()
            .find_map(Self::of_locale)
            .unwrap_or_default()
    }
}

/// Writes the code.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The text is not the code of a language there are messages in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language with messages: expected `es` or `en`")
    }
}

impl core::error::Error for UnknownLanguage {}

/// Reads a code, or a locale.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Self::of_locale(text).ok_or(UnknownLanguage)
    }
}
