//! What has a notation is stored as it, and read once: a value of these types cannot be wrong.

use std::{fmt, marker::PhantomData, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use jadoube_arbiter as arbiter;
use jadoube_laws as laws;

use crate::error::{Unusable, shown};
use crate::mirror::mirror;

/// A square, as `"e4"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Square(pub laws::Square);

/// The squares of a move and what a pawn becomes, as the Universal Chess Interface writes them:
/// `"e2e4"`, `"e7e8q"`; `"0000"` for no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Uci(pub laws::Uci);

/// The key of a rule, such as `"seventy_five_moves"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Rule(pub laws::Rule);

/// Where pieces stand, as the first field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Board(pub laws::Board);

/// A position that nothing has checked, as a FEN; whatever a game can start from is read back the
/// same.
#[derive(Clone, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Setup(pub laws::Setup);

/// The time of a player, as people write it: `"90+30"`, `"40/90+30, 30+30"`, `"3+2 after"`,
/// `"2/turn"`, `"none"`.
#[derive(Clone, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct TimeControl(pub arbiter::TimeControl);

/// What commits a player to a sealed move without telling it: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "string")]
pub struct Seal(pub arbiter::Seal);

mirror!(wrapper Seal = arbiter::Seal);
mirror!(wrapper Square = laws::Square);
mirror!(wrapper Uci = laws::Uci);
mirror!(wrapper Rule = laws::Rule);
mirror!(wrapper Board = laws::Board);
mirror!(wrapper Setup = laws::Setup);
mirror!(wrapper TimeControl = arbiter::TimeControl);

/// Reads and writes a type in its notation.
macro_rules! notation {
    ($($here:ident),+) => {
        $(
            impl fmt::Display for $here {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl FromStr for $here {
                type Err = Unusable;

                fn from_str(text: &str) -> Result<Self, Unusable> {
                    match text.parse() {
                        Ok(read) => Ok(Self(read)),
                        Err(why) => Err(Unusable::$here(shown(text), why)),
                    }
                }
            }

            impl<'de> Deserialize<'de> for $here {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    from.deserialize_str(Notation(PhantomData))
                }
            }
        )+
    };
}

notation!(Square, Uci, Rule, Board, Setup, TimeControl, Seal);

/// Reads a value from its notation.
struct Notation<T>(PhantomData<T>);

impl<T: FromStr<Err = Unusable>> de::Visitor<'_> for Notation<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text in chess notation")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Writes a type in its notation, whatever that is.
macro_rules! written {
    ($($here:ident),+) => {
        $(
            impl Serialize for $here {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.collect_str(&self.0)
                }
            }
        )+
    };
}

written!(Board, Setup, TimeControl, Seal);

// Every move has squares: they are written without the machinery of formatting.

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(ascii(&letters(self.0)))
    }
}

impl Serialize for Uci {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let laws::Uci::Move {
            from,
            to: reached,
            promotion,
        } = self.0
        else {
            return to.collect_str(&self.0);
        };
        let ([from_file, from_rank], [file, rank]) = (letters(from), letters(reached));
        let squares = [from_file, from_rank, file, rank];
        match promotion {
            None => to.serialize_str(ascii(&squares)),
            Some(_) => to.collect_str(&self.0),
        }
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.key())
    }
}

fn letters(square: laws::Square) -> [u8; 2] {
    let (file, rank) = (square.file().index(), square.rank().index());
    [b"abcdefgh"[file], b"12345678"[rank]]
}

fn ascii(text: &[u8]) -> &str {
    std::str::from_utf8(text).expect("files and ranks are ASCII")
}
