//! Moves and lists of moves.

use core::fmt;

use crate::{Color, Rank, Role, Side, Square};

/// A move as the Laws describe it: which piece goes where, and what is special about it.
///
/// A move belongs to the position it was generated for or resolved in. Two moves are equal when
/// piece, squares and promotion are.
///
/// Law: [3.1](crate::law::A3_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C, align(4))]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) role: Role,
    pub(crate) kind: MoveKind,
}

/// What is special about a [`Move`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// Nothing: a step, a leap or a slide, perhaps a capture.
    Normal,
    /// A pawn advances two squares.
    ///
    /// Law: [3.7.2](crate::law::A3_7_2).
    DoubleAdvance,
    /// A pawn takes the pawn that has just passed it.
    ///
    /// Law: [3.7.3.1](crate::law::A3_7_3_1).
    EnPassant,
    /// King and rook move at once; the move's `to` is the square of the rook.
    ///
    /// Law: [3.8.2](crate::law::A3_8_2).
    Castle,
    /// A pawn reaches the last rank and becomes this piece.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    Promotion(Role),
}

impl Move {
    /// A move put together again from its parts, as when it was stored; nothing if no piece moves
    /// like that on any board.
    ///
    /// Whether it is legal in a position is not asked; see
    /// [`Position::play`](crate::Position::play).
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{Move, MoveKind, Position, Role, Square};
    ///
    /// let [from, to] = [Square::G1, Square::F3];
    /// let m = Move::from_parts(Role::Knight, from, to, MoveKind::Normal).expect("a leap");
    /// assert!(Position::initial().legal_moves().contains(&m));
    /// assert_eq!(Move::from_parts(Role::Knight, from, to, MoveKind::EnPassant), None);
    /// ```
    pub fn from_parts(role: Role, from: Square, to: Square, kind: MoveKind) -> Option<Self> {
        let files = (from.file().index()).abs_diff(to.file().index());
        let ranks = (from.rank().index()).abs_diff(to.rank().index());
        let is_possible = match kind {
            MoveKind::Normal => from != to,
            MoveKind::DoubleAdvance => role == Role::Pawn && files == 0 && ranks == 2,
            MoveKind::EnPassant => role == Role::Pawn && files == 1 && ranks == 1,
            MoveKind::Castle => role == Role::King && files > 0 && ranks == 0,
            MoveKind::Promotion(promoted) => {
                role == Role::Pawn
                    && files <= 1
                    && ranks == 1
                    && matches!(to.rank(), Rank::First | Rank::Eighth)
                    && promoted.can_promote_to()
            }
        };
        is_possible.then_some(Self {
            from,
            to,
            role,
            kind,
        })
    }

    /// The move of a pawn.
    #[inline(always)]
    pub(crate) const fn pawn(from: Square, to: Square, kind: MoveKind) -> Self {
        let role = Role::Pawn;
        Self {
            from,
            to,
            role,
            kind,
        }
    }

    /// The square the piece leaves; the king's when castling.
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square the piece reaches; **when castling, the square of the rook** (in standard chess
    /// h1 for White's castling on the king's side). See [`Move::lands_on`].
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The piece that moves; the king when castling, the pawn when promoting.
    #[inline]
    pub const fn role(self) -> Role {
        self.role
    }

    /// What is special about the move.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// The piece a pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::EnPassant | MoveKind::Castle => {
                None
            }
        }
    }

    /// The side castled to.
    #[inline]
    pub const fn castling_side(self) -> Option<Side> {
        match self.kind {
            MoveKind::Castle if self.to as u8 > self.from as u8 => Some(Side::King),
            MoveKind::Castle => Some(Side::Queen),
            MoveKind::Normal
            | MoveKind::DoubleAdvance
            | MoveKind::EnPassant
            | MoveKind::Promotion(_) => None,
        }
    }

    /// Where the moved piece itself ends: `to`, or the king's last square when castling.
    #[inline]
    pub const fn lands_on(self) -> Square {
        match self.castling_side() {
            Some(side) => side.king_to(Color::from_white((self.from as u8) < 32)),
            None => self.to,
        }
    }
}

/// Writes long algebraic notation with English letters: `e2e4`, `Ng1f3`, `e7e8=Q`, `O-O`.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(side) = self.castling_side() {
            return write!(f, "{side}");
        }
        if self.role != Role::Pawn {
            write!(f, "{}", self.role.letter().to_ascii_uppercase())?;
        }
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion() {
            Some(role) => write!(f, "={}", role.letter().to_ascii_uppercase()),
            None => Ok(()),
        }
    }
}
