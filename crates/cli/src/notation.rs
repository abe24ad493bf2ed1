//! The notations moves are read and written in.

use jadoube_laws::{CastlingMode, Letters, Move, Position, SanStyle, Uci};

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notation {
    /// Algebraic, in one style or another.
    Algebraic(SanStyle),
    /// As chess engines write them.
    Uci,
}

impl Notation {
    /// The notation with this name: a language, `figurine`, `long`, a language and `-long`, `uci`.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let style = |letters, style| Self::Algebraic(SanStyle { letters, ..style });
        match name {
            "uci" => Some(Self::Uci),
            "long" => Some(Self::Algebraic(SanStyle::LONG)),
            _ => match name.strip_suffix("-long") {
                Some(language) => Some(style(language.parse().ok()?, SanStyle::LONG)),
                None => Some(style(name.parse().ok()?, SanStyle::EXPORT)),
            },
        }
    }

    /// Adds a legal move of the position to a text.
    pub(crate) fn write(self, position: &Position, m: Move, mode: CastlingMode, out: &mut String) {
        match self {
            Self::Algebraic(style) => position.write_san_styled(m, &style, out),
            Self::Uci => Uci::of(m, mode).write(out),
        }
    }
}

/// How moves to be read are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// To be found out for each game.
    Auto,
    /// Algebraic, with these letters, short or long.
    Algebraic(Letters),
    /// As chess engines write them.
    Uci,
}

impl Source {
    /// The notation with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "auto" => Some(Self::Auto),
            "uci" => Some(Self::Uci),
            "long" => Some(Self::Algebraic(Letters::English)),
            _ => {
                let language = name.strip_suffix("-long").unwrap_or(name);
                Some(Self::Algebraic(language.parse().ok()?))
            }
        }
    }
}
