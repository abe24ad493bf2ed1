//! Moves as scoresheets and game files write them: standard algebraic notation.
//!
//! Two readers: the strict one takes what the export format of PGN writes and nothing else
//! ([`San::read`], [`Position::read_san`](crate::Position::read_san)); the lenient one takes what
//! people write, in any language of [`Letters`](crate::Letters), and says what it forgave
//! ([`Position::read_san_lenient`](crate::Position::read_san_lenient)).
//!
//! Law: [Appendix C](crate::law::APP_C_1).

mod diagnose;
mod error;
mod fast;
mod forgiven;
mod lenient;
pub(crate) mod origins;
mod reading;
mod resolve;
mod strict;
mod style;
mod styled;
mod suffix;
mod write;

use core::{fmt, str::FromStr};

pub use diagnose::{Misprint, MisprintKind};
pub use error::SanError;
pub use forgiven::{Forgiven, ForgivenSet};
pub use reading::Reading;
pub(crate) use resolve::is_capture;
pub use style::{
    CaptureSign, CastlingSign, CheckSign, Departure, EnPassantSign, MateSign, PromotionSign,
    SanStyle,
};

use crate::{File, Rank, Role, Side, Square};

/// How both players note an offer of a draw.
///
/// Law: [C.12](crate::law::APP_C_12).
pub const DRAW_OFFER: &str = "(=)";

/// A move as written, not yet tied to a position.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{Position, San};
///
/// let position = Position::initial();
/// let written: San = "Nf3".parse()?;
/// let m = written.resolve(&position)?;
/// assert_eq!(San::of(&position, m).to_string(), "Nf3");
/// # Ok::<(), jadoube_laws::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct San {
    /// What is done.
    pub action: Action,
    /// The mark of check or mate behind it, right or wrong.
    pub mark: Option<Mark>,
}

/// What a [`San`] says is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `--`: nobody moves; commentators use it, the Laws do not know it.
    Null,
    /// `O-O` or `O-O-O`.
    ///
    /// Law: [C.13](crate::law::APP_C_13).
    Castle(Side),
    /// A piece goes to a square.
    Move {
        /// The piece.
        role: Role,
        /// The file it comes from, where written.
        file: Option<File>,
        /// The rank it comes from, where written.
        rank: Option<Rank>,
        /// Whether a capture is written.
        capture: bool,
        /// The square it goes to.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// A mark behind a move.
///
/// Law: [C.13](crate::law::APP_C_13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// `+`.
    Check,
    /// `#`, or `++`.
    Mate,
}

/// Writes English letters in the export format, whatever the position: `Nbxd2+`.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write::export(self, f)
    }
}

/// As [`San::read`].
impl FromStr for San {
    type Err = SanError;

    fn from_str(text: &str) -> Result<Self, SanError> {
        Self::read(text.as_bytes())
    }
}
