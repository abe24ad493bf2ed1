//! A position as somebody wrote it down, not yet checked.

mod last_move;
mod validate;

use crate::{Board, CastlingRights, Color, Square};

/// What a FEN says, whether it can be played from or not.
///
/// [`Setup::faults`] tells everything that is wrong with it; [`Position::new`] makes it a
/// [`Position`] once, when nothing illegal was found.
///
/// [`Position`]: crate::Position
/// [`Position::new`]: crate::Position::new
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Where the pieces stand.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rights claimed, by the square of each rook; where a FEN claims a right and no rook
    /// could hold it, the corner of that side.
    pub castling: CastlingRights,
    /// The square a pawn has just passed over, as written: with or without a pawn to capture it.
    pub en_passant: Option<Square>,
    /// Moves by either side since the last capture or pawn move, in plies.
    pub halfmoves: u32,
    /// The number of the move about to be made, 1 at the start; raised after Black's move.
    pub fullmoves: u32,
}

impl Setup {
    /// The initial position of standard chess.
    pub const INITIAL: Self = Self {
        board: Board::INITIAL,
        turn: Color::White,
        castling: CastlingRights::STANDARD,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };

    /// An empty board, White to move.
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };
}

impl Default for Setup {
    fn default() -> Self {
        Self::INITIAL
    }
}
