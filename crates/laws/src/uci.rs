//! Moves as the Universal Chess Interface writes them: `e2e4`, `e7e8q`, `0000`.

use alloc::string::String;
use core::{fmt, str::FromStr};

use crate::{
    CastlingMode, Color, Illegal, Move, Position, Role, Side, Square, san::origins, unchecked,
};

/// The squares and the promotion of a move, not yet tied to a position.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{CastlingMode, Position, Uci};
///
/// let position = Position::initial();
/// let written: Uci = "g1f3".parse()?;
/// let m = written.resolve(&position)?;
/// assert_eq!(Uci::of(m, CastlingMode::Standard), written);
/// # Ok::<(), jadoube_laws::UciError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Uci {
    /// `0000`: nobody moves; engines use it, the Laws do not know it.
    Null,
    /// A piece goes from one square to another.
    Move {
        /// The square left.
        from: Square,
        /// The square reached; when castling the king's, or that of the rook.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// Why a text is not a move in UCI notation, or not one of this position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UciError {
    /// Not two squares and perhaps one of `qrbn`; the column of the first wrong byte, from 1.
    Syntax {
        /// The column, counted in bytes from 1.
        column: usize,
    },
    /// `0000` is not a move of the Laws.
    Null,
    /// The move is not legal here, and why.
    ///
    /// Law: [3.10.2](crate::law::A3_10_2).
    Illegal(Illegal),
    /// A pawn reaches the last rank and the text does not say what it becomes.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    MissingPromotion,
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column } => write!(
                f,
                "not a UCI move at column {column}: expected two squares and perhaps one of `qrbn`"
            ),
            Self::Null => f.write_str("`0000` is not a move: a player may not pass"),
            Self::Illegal(why) => write!(f, "illegal: {why}"),
            Self::MissingPromotion => {
                f.write_str("the pawn reaches the last rank: add one of `qrbn`")
            }
        }
    }
}

impl core::error::Error for UciError {}

impl Uci {
    /// Reads exactly one move; letters in lower case, no sign but the squares and the promotion.
    ///
    /// # Errors
    ///
    /// [`UciError::Syntax`] with the first column that does not fit.
    pub fn read(text: &[u8]) -> Result<Self, UciError> {
        if text == b"0000" {
            return Ok(Self::Null);
        }
        let syntax = |column| UciError::Syntax { column };
        let from = read_square(text, 0).map_err(syntax)?;
        let to = read_square(text, 2).map_err(syntax)?;
        let promotion = match text.get(4) {
            None => None,
            Some(b'q') => Some(Role::Queen),
            Some(b'r') => Some(Role::Rook),
            Some(b'b') => Some(Role::Bishop),
            Some(b'n') => Some(Role::Knight),
            Some(_) => return Err(syntax(5)),
        };
        if text.len() > 5 {
            return Err(syntax(6));
        }
        Ok(Self::Move {
            from,
            to,
            promotion,
        })
    }

    /// How a move is written; castling as the king's step in [`CastlingMode::Standard`] (`e1g1`),
    /// as king takes rook in [`CastlingMode::Chess960`] (`e1h1`).
    ///
    /// Castling by which the king goes one square or none is king takes rook in either: its step
    /// would be the text of another move or of none.
    pub const fn of(m: Move, castling: CastlingMode) -> Self {
        Self::Move {
            from: m.from(),
            to: match castling {
                CastlingMode::Standard if m.from().distance(m.lands_on()) < 2 => m.to(),
                CastlingMode::Standard => m.lands_on(),
                CastlingMode::Chess960 => m.to(),
            },
            promotion: m.promotion(),
        }
    }

    /// The move of this position that is meant.
    ///
    /// Castling may be written as the king's move of two or more squares to its final square, or
    /// as king takes rook. A king's single step is always just that, although in Chess960 it may
    /// look like castling.
    ///
    /// # Errors
    ///
    /// [`UciError::Null`], [`UciError::Illegal`] or [`UciError::MissingPromotion`].
    pub fn resolve(self, position: &Position) -> Result<Move, UciError> {
        let Self::Move {
            from,
            to,
            promotion,
        } = self
        else {
            return Err(UciError::Null);
        };
        let us = position.turn();
        let illegal = || {
            let why = position.why_illegal(from, to, promotion);
            UciError::Illegal(why.unwrap_or(Illegal::StaysPut { from }))
        };
        let piece = position
            .board()
            .piece_at(from)
            .filter(|piece| piece.color == us)
            .ok_or_else(illegal)?;
        if piece.role == Role::King
            && promotion.is_none()
            && let Some(side) = castling_meant(position, from, to)
        {
            return origins::castling(position, side).ok_or_else(illegal);
        }
        if origins::legal(position, piece.role, to, from.bit()).is_empty() {
            return Err(illegal());
        }
        let promotes = piece.role == Role::Pawn && origins::is_last_rank(to);
        match promotion {
            None if promotes => Err(UciError::MissingPromotion),
            Some(role) if !promotes || !role.can_promote_to() => Err(illegal()),
            Some(_) | None => Ok(origins::to_move(position, piece.role, from, to, promotion)),
        }
    }

    /// Appends the notation.
    pub fn write(self, out: &mut String) {
        match self {
            Self::Null => out.push_str("0000"),
            Self::Move {
                from,
                to,
                promotion,
            } => {
                for square in [from, to] {
                    out.push(square.file().letter());
                    out.push(square.rank().digit());
                }
                if let Some(role) = promotion {
                    out.push(role.letter());
                }
            }
        }
    }
}

/// The side a king going from one of these squares to the other castles to, legal or not.
fn castling_meant(position: &Position, from: Square, to: Square) -> Option<Side> {
    let us: Color = position.turn();
    for side in Side::ALL {
        if position.castling().rook(us, side, from) == Some(to) {
            return Some(side);
        }
    }
    if from.distance(to) < 2 {
        return None;
    }
    Side::ALL.into_iter().find(|side| side.king_to(us) == to)
}

fn read_square(text: &[u8], at: usize) -> Result<Square, usize> {
    let part = |at: usize, first: u8| match text.get(at) {
        Some(byte) if byte.wrapping_sub(first) < 8 => Ok(byte - first),
        Some(_) | None => Err(at + 1),
    };
    let file = part(at, b'a')?;
    let rank = part(at + 1, b'1')?;
    Ok(unchecked::square(file | rank << 3))
}

impl Position {
    /// Reads a move in UCI notation; see [`Uci::resolve`].
    ///
    /// # Errors
    ///
    /// Any of [`UciError`].
    pub fn read_uci(&self, text: &[u8]) -> Result<Move, UciError> {
        Uci::read(text)?.resolve(self)
    }
}

/// Writes `e2e4`, `e7e8q`, `0000`.
impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("0000"),
            Self::Move {
                from,
                to,
                promotion,
            } => {
                write!(f, "{from}{to}")?;
                match promotion {
                    Some(role) => fmt::Write::write_char(f, role.letter()),
                    None => Ok(()),
                }
            }
        }
    }
}

/// As [`Uci::read`].
impl FromStr for Uci {
    type Err = UciError;

    fn from_str(text: &str) -> Result<Self, UciError> {
        Self::read(text.as_bytes())
    }
}
