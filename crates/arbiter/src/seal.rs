//! A sealed move as it is handed in: nothing can be read of it.

use core::{fmt, str::FromStr};

/// What commits a player to a sealed move without telling it: the hash of the move and of a number
/// that nobody can guess, drawn up by whoever seals. The arbiter only keeps it.
///
/// It is written as 64 hexadecimal digits.
///
/// ```
/// use jadoube_arbiter::Seal;
///
/// let text = "5f".repeat(32);
/// assert_eq!(text.parse::<Seal>().map(|seal| seal.to_string()), Ok(text));
/// assert!("e2e4".parse::<Seal>().is_err());
/// ```
///
/// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seal(pub [u8; 32]);

/// A text that is no seal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadSeal {
    /// It has so many characters instead of 64.
    Length(usize),
    /// What stands in this place, counted from 1, is no hexadecimal digit.
    Digit(usize),
}

impl FromStr for Seal {
    type Err = BadSeal;

    fn from_str(text: &str) -> Result<Self, BadSeal> {
        let mut bytes = [0; 32];
        let mut count = 0;
        for c in text.chars() {
            count += 1;
            let digit = c.to_digit(16).ok_or(BadSeal::Digit(count));
            let digit = digit.map(|digit| u8::try_from(digit).unwrap_or_default());
            if let Some(byte) = bytes.get_mut((count - 1) / 2) {
                *byte = *byte << 4 | digit?;
            }
        }
        if count == 64 {
            Ok(Self(bytes))
        } else {
            Err(BadSeal::Length(count))
        }
    }
}

/// Writes 64 small hexadecimal digits.
impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Says what is wrong and what a seal looks like.
impl fmt::Display for BadSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(count) => write!(
                f,
                "a seal has 64 hexadecimal digits, and this has {count} characters"
            ),
            Self::Digit(place) => write!(
                f,
                "a seal has 64 hexadecimal digits, and character {place} is none"
            ),
        }
    }
}

impl core::error::Error for BadSeal {}
