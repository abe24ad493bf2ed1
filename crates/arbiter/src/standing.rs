//! What stands on the board between moves: a legal position, or what play went on from.

use jadoube_laws::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, Continued, Move, MoveKind, MoveList,
    Piece, Position, Rank, Role, Setup, Square, Uci,
};

/// The position, legal or not, that the player on move has before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A legal position.
    Sound(Position),
    /// What is left after an illegal move that was not put right.
    Unsound(Continued),
}

impl Standing {
    /// What a setup comes to.
    pub fn new(setup: &Setup, mode: CastlingMode) -> Self {
        match Position::new(setup, mode) {
            Ok(position) => Self::Sound(position),
            Err(_) => Self::Unsound(Continued::from_setup(*setup)),
        }
    }

    /// The facts.
    pub fn setup(&self) -> Setup {
        match self {
            Self::Sound(position) => position.setup(),
            Self::Unsound(continued) => *continued.setup(),
        }
    }

    /// The legal position, if it is one.
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Sound(position) => Some(position),
            Self::Unsound(_) => None,
        }
    }

    /// Where the pieces stand.
    #[inline]
    pub const fn board(&self) -> &Board {
        match self {
            Self::Sound(position) => position.board(),
            Self::Unsound(continued) => continued.board(),
        }
    }

    /// The player on move.
    #[inline]
    pub const fn turn(&self) -> Color {
        match self {
            Self::Sound(position) => position.turn(),
            Self::Unsound(continued) => continued.turn(),
        }
    }

    /// The rights to castle.
    pub fn castling(&self) -> CastlingRights {
        match self {
            Self::Sound(position) => position.castling(),
            Self::Unsound(continued) => continued.setup().castling,
        }
    }

    /// The legal moves.
    #[inline]
    pub fn moves(&self) -> MoveList {
        match self {
            Self::Sound(position) => position.legal_moves(),
            Self::Unsound(continued) => continued.moves(),
        }
    }

    /// The legal move that is meant, if it is one.
    pub fn resolve(&self, uci: Uci, mode: CastlingMode) -> Option<Move> {
        match self {
            Self::Sound(position) => uci.resolve(position).ok(),
            Self::Unsound(continued) => continued
                .moves()
                .iter()
                .copied()
                .find(|m| Uci::of(*m, mode) == uci),
        }
    }

    /// What stands after a legal move.
    #[inline]
    pub fn after(&self, m: Move, mode: CastlingMode) -> Self {
        match self {
            Self::Sound(position) => Self::Sound(position.after(m)),
            Self::Unsound(continued) => Self::new(continued.after(m).setup(), mode),
        }
    }

    /// What stands after the player on move has left the board like this and ended the turn.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    pub fn pressed(&self, board: &Board, mode: CastlingMode) -> Self {
        let continued = match self {
            Self::Sound(position) => Continued::from_position(position),
            Self::Unsound(continued) => *continued,
        };
        Self::new(continued.pressed(*board).setup(), mode)
    }

    /// The square of the piece that a move captures.
    pub fn captured_on(&self, m: Move) -> Option<Square> {
        match m.kind() {
            MoveKind::Castle => None,
            MoveKind::EnPassant => Some(Square::new(m.to().file(), m.from().rank())),
            MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::Promotion(_) => {
                self.board().piece_at(m.to()).map(|_| m.to())
            }
        }
    }

    /// Whether a king of a side is in check.
    ///
    /// Law: [3.9.1](jadoube_laws::law::A3_9_1).
    pub fn is_check(&self, color: Color) -> bool {
        match self {
            Self::Sound(position) => position.turn() == color && position.is_check(),
            Self::Unsound(continued) => continued.attacked_kings(color).any(),
        }
    }

    /// Whether both kings are in check, or a pawn stands on the last rank.
    ///
    /// Law: [A.5.4](jadoube_laws::law::APP_A_5_4).
    pub fn is_unsound(&self) -> bool {
        let Self::Unsound(continued) = self else {
            return false;
        };
        let on_last_rank = |color: Color| {
            let pawns = continued.board().by_piece(Piece::new(color, Role::Pawn));
            pawns
                .into_iter()
                .any(|square| square.rank() == Rank::Eighth.relative(color))
        };
        Color::ALL
            .into_iter()
            .all(|color| continued.attacked_kings(color).any())
            || Color::ALL.into_iter().any(on_last_rank)
    }

    /// The same without some rights to castle.
    #[must_use]
    pub fn without_rights(&self, rooks: Bitboard, mode: CastlingMode) -> Self {
        let mut setup = self.setup();
        setup.castling.discard(rooks);
        Self::new(&setup, mode)
    }
}
