//! The tag `Termination`.

use core::{fmt, str::FromStr};

/// How a game ended, in the words of the standard.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::Termination;
///
/// assert_eq!("Time forfeit".parse(), Ok(Termination::TimeForfeit));
/// assert!("A. N. Other won on time".parse::<Termination>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Termination {
    /// Given up by both players.
    Abandoned,
    /// Decided by somebody else than the players.
    Adjudication,
    /// A player died.
    Death,
    /// Something unforeseen.
    Emergency,
    /// As games end.
    Normal,
    /// A player broke the rules.
    RulesInfraction,
    /// A player's time ran out.
    TimeForfeit,
    /// Still going on.
    Unterminated,
}

/// Text that is none of the values of the standard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BadTermination;

impl Termination {
    /// All of them, in the order of the alphabet.
    pub const ALL: [Self; 8] = [
        Self::Abandoned,
        Self::Adjudication,
        Self::Death,
        Self::Emergency,
        Self::Normal,
        Self::RulesInfraction,
        Self::TimeForfeit,
        Self::Unterminated,
    ];

    /// How it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::Death => "death",
            Self::Emergency => "emergency",
            Self::Normal => "normal",
            Self::RulesInfraction => "rules infraction",
            Self::TimeForfeit => "time forfeit",
            Self::Unterminated => "unterminated",
        }
    }
}

/// Case makes no difference.
impl FromStr for Termination {
    type Err = BadTermination;

    fn from_str(text: &str) -> Result<Self, BadTermination> {
        let text = text.trim();
        Self::ALL
            .into_iter()
            .find(|value| value.text().eq_ignore_ascii_case(text))
            .ok_or(BadTermination)
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl fmt::Display for BadTermination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a way a game ends by the standard: expected `normal`, `time forfeit`, …")
    }
}

impl core::error::Error for BadTermination {}
