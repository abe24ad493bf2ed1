//! The tag `Variant`.

use core::{fmt, str::FromStr};

use crate::CastlingMode;

/// The kinds of chess these Laws cover.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::Variant;
///
/// assert_eq!("Freestyle Chess".parse(), Ok(Variant::Chess960));
/// assert_eq!("From Position".parse(), Ok(Variant::Standard));
/// assert!("Crazyhouse".parse::<Variant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Variant {
    /// Standard chess, from the initial position or any other.
    #[default]
    Standard,
    /// Chess960, known by several names.
    Chess960,
}

/// The name of a variant these Laws do not cover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnknownVariant;

impl Variant {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Chess960];

    const NAMES: [(&'static str, Self); 20] = [
        ("standard", Self::Standard),
        ("fromposition", Self::Standard),
        ("normal", Self::Standard),
        ("regular", Self::Standard),
        ("chess", Self::Standard),
        ("classical", Self::Standard),
        ("classic", Self::Standard),
        ("orthodox", Self::Standard),
        ("chess960", Self::Chess960),
        ("960", Self::Chess960),
        ("fischerandom", Self::Chess960),
        ("fischerrandom", Self::Chess960),
        ("fischerandomchess", Self::Chess960),
        ("fischerrandomchess", Self::Chess960),
        ("frc", Self::Chess960),
        ("freestyle", Self::Chess960),
        ("freestylechess", Self::Chess960),
        ("freestyle960", Self::Chess960),
        ("chess9lx", Self::Chess960),
        ("randomchess", Self::Chess960),
    ];

    /// The name written to files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "Standard",
            Self::Chess960 => "Chess960",
        }
    }

    /// How castling rights are meant.
    pub const fn castling_mode(self) -> CastlingMode {
        match self {
            Self::Standard => CastlingMode::Standard,
            Self::Chess960 => CastlingMode::Chess960,
        }
    }
}

/// Case, blanks, `-` and `_` make no difference.
impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Self, UnknownVariant> {
        let letters = || {
            let kept = |c: &char| !matches!(c, ' ' | '-' | '_');
            text.chars().filter(kept).map(|c| c.to_ascii_lowercase())
        };
        Self::NAMES
            .iter()
            .find(|(name, _)| name.chars().eq(letters()))
            .map(|&(_, variant)| variant)
            .ok_or(UnknownVariant)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a variant known here: expected standard chess or Chess960")
    }
}

impl core::error::Error for UnknownVariant {}
