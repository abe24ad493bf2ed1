//! With the feature `serde`: whatever has a notation is stored as it.

use core::{fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use crate::{
    Article, Board, Class, Color, Continued, Edition, EnPassantPolicy, FenStyle, File, Letters,
    Piece, Position, Rank, Role, Rule, San, Setup, Side, Square, Supervision, Uci, epd, pgn,
};

macro_rules! as_notation {
    ($($kind:ty),+ $(,)?) => {
        $(
            /// As its notation.
            impl Serialize for $kind {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }
        )+
        from_notation!($($kind),+);
    };
}

macro_rules! from_notation {
    ($($kind:ty),+) => {
        $(
            /// From its notation.
            impl<'de> Deserialize<'de> for $kind {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    from.deserialize_str(Notation(PhantomData))
                }
            }
        )+
    };
}

as_notation! {
    Board, Class, Color, Continued, Edition, File, Letters, Piece, Rank, Role, Rule, San, Setup,
    Side, Square, Supervision, Uci, epd::Epd, pgn::ClockTime, pgn::Date, pgn::Evaluation,
    pgn::Game, pgn::Nag, pgn::Outcome, pgn::Shape, pgn::Termination, pgn::TimeControl,
    pgn::Variant,
}

/// As its FEN, with the square passed over after every double step: what is read back is equal.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.fen(FenStyle {
            en_passant: EnPassantPolicy::Always,
            ..FenStyle::default()
        }))
    }
}

from_notation!(Position);

/// As its number; the edition is not told.
impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.number())
    }
}

/// Reads a value from the text it is stored as.
struct Notation<T>(PhantomData<T>);

impl<T> Visitor<'_> for Notation<T>
where
    T: FromStr<Err: fmt::Display>,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text in chess notation")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
