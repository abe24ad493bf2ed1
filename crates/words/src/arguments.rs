//! What is filled into a message.

use jadoube_arbiter::Millis;
use jadoube_laws::{Bitboard, Color, Piece, Role, Side, Square};

/// A value filled into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Words that stand as they are.
    Text(String),
    /// A number, which may choose between singular and plural.
    Number(u64),
    /// A kind of piece: `$x` is its name, `$x-the`, `$x-of`, `$x-a` and `$x-none` go with articles,
    /// and `$x-gender` is `masculine`, `feminine` or `neuter`.
    Role(Role),
    /// A piece of a color, in the same forms.
    Piece(Piece),
    /// A side: `$x` is `white` or `black` to choose by, `$x-the` and `$x-of` are words, and
    /// `$x-must` and `$x-may` are the beginning of what it must and may do.
    Color(Color),
    /// What has a message of its own with forms, such as `player` and `piece`, which stand for a
    /// side and a kind of piece that are not known.
    Word(&'static str),
    /// The side castled to.
    Side(Side),
    /// A square.
    Square(Square),
    /// Squares, listed.
    Squares(Bitboard),
    /// A time: `$x` is how long it lasts, as people say it (`2 minutes`), `$x-clock` is what a
    /// clock shows (`2:00`).
    Time(Millis),
}

/// The values for a message, by name.
///
/// ```
/// use jadoube_laws::Square;
/// use jadoube_words::{Arguments, Language, Words};
///
/// let arguments = Arguments::new().with("from", Square::E4);
/// assert_eq!(
///     Words::new(Language::Spanish).message("illegal-no_piece", &arguments),
///     "en e4 no hay ninguna pieza",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arguments(Vec<(&'static str, Argument)>);

impl Arguments {
    /// No value.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// These values and one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.0.push((name, value.into()));
        self
    }

    /// Each name with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Argument)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }
}

macro_rules! from {
    ($($source:ty => $variant:ident),+ $(,)?) => {
        $(impl From<$source> for Argument {
            fn from(value: $source) -> Self {
                Self::$variant(value.into())
            }
        })+
    };
}

from! {
    &str => Text,
    String => Text,
    u8 => Number,
    u16 => Number,
    u32 => Number,
    u64 => Number,
    Role => Role,
    Piece => Piece,
    Color => Color,
    Side => Side,
    Square => Square,
    Bitboard => Squares,
    Millis => Time,
}

impl From<usize> for Argument {
    fn from(value: usize) -> Self {
        Self::Number(u64::try_from(value).unwrap_or(u64::MAX))
    }
}
