//! The two languages of the casebook.

use jadoube_laws::Color;
use jadoube_words::Language;

/// A language in which facts are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Tongue {
    /// Both.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// The side as it stands in the middle of a sentence.
    pub(crate) const fn color(self, color: Color) -> &'static str {
        match (self, color) {
            (Self::English, Color::White) => "White",
            (Self::English, Color::Black) => "Black",
            (Self::Spanish, Color::White) => "las blancas",
            (Self::Spanish, Color::Black) => "las negras",
        }
    }
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Self {
        match language {
            Language::Spanish => Self::Spanish,
            Language::English => Self::English,
        }
    }
}
