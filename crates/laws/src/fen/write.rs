//! Writing FENs.

use alloc::string::String;
use core::fmt;

use super::{EnPassantPolicy, FenStyle, RightsStyle, buffer::Buffer, rights};
use crate::{
    Bitboard, Board, CastlingRights, Color, Piece, Position, Role, Setup, Square, attacks,
};

/// The letter of each piece number.
const LETTERS: [u8; 16] = *b".PNBRQK..pnbrqk.";

fn write_placement(out: &mut Buffer, board: &Board) {
    let occupied = board.occupied().0.swap_bytes();
    for row in 0..8u8 {
        let mut pieces = occupied >> (8 * row) & 0xff;
        let mut next = 0;
        while pieces != 0 {
            let file = pieces.trailing_zeros() as u8;
            pieces &= pieces - 1;
            if file > next {
                out.push(b'0' + file - next);
            }
            let square = crate::unchecked::square(8 * (7 - row) + file);
            out.push(LETTERS[(board.code_at(square) & 15) as usize]);
            next = file + 1;
        }
        if next < 8 {
            out.push(b'0' + 8 - next);
        }
        if row < 7 {
            out.push(b'/');
        }
    }
}

/// Writes the first field alone.
pub(crate) fn write_board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut out = Buffer::new();
    write_placement(&mut out, board);
    f.pad(out.as_str())
}

fn write_all(
    board: &Board,
    turn: Color,
    castling: CastlingRights,
    style: RightsStyle,
    en_passant: Option<Square>,
    counters: (u32, u32),
) -> Buffer {
    let mut out = Buffer::new();
    write_placement(&mut out, board);
    out.push(b' ');
    out.push(turn.letter() as u8);
    out.push(b' ');
    rights::write(&mut out, board, castling, style);
    out.push(b' ');
    match en_passant {
        None => out.push(b'-'),
        Some(square) => {
            out.push(square.file().letter() as u8);
            out.push(square.rank().digit() as u8);
        }
    }
    out.push(b' ');
    out.push_number(counters.0);
    out.push(b' ');
    out.push_number(counters.1);
    out
}

fn of_setup(setup: &Setup, style: RightsStyle) -> Buffer {
    write_all(
        &setup.board,
        setup.turn,
        setup.castling,
        style,
        setup.en_passant,
        (setup.halfmoves, setup.fullmoves),
    )
}

fn of_position(position: &Position, style: FenStyle) -> Buffer {
    let square = match style.en_passant {
        EnPassantPolicy::Legal => position.en_passant(),
        EnPassantPolicy::PseudoLegal => position.passed().filter(|&square| {
            let pawns = position
                .board()
                .by_piece(Piece::new(position.turn(), Role::Pawn));
            (attacks::pawn(!position.turn(), square) & pawns) != Bitboard::EMPTY
        }),
        EnPassantPolicy::Always => position.passed(),
    };
    write_all(
        position.board(),
        position.turn(),
        position.castling(),
        style.rights,
        square,
        (position.halfmoves(), position.fullmoves().get()),
    )
}

impl Position {
    /// Adds the FEN in the [default style](FenStyle) to a text; the fastest way to write one.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::Position;
    ///
    /// let mut line = String::from("start: ");
    /// Position::initial().write_fen(&mut line);
    /// assert_eq!(line, "start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    #[inline]
    pub fn write_fen(&self, out: &mut String) {
        out.push_str(of_position(self, FenStyle::default()).as_str());
    }

    /// The FEN written in a style of choice.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{EnPassantPolicy, FenStyle, Position, RightsStyle};
    ///
    /// let position: Position = "rk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1".parse()?;
    /// let style = FenStyle { rights: RightsStyle::Shredder, en_passant: EnPassantPolicy::Always };
    /// assert_eq!(position.fen(style), "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1");
    /// # Ok::<(), jadoube_laws::PositionError>(())
    /// ```
    pub fn fen(&self, style: FenStyle) -> String {
        String::from(of_position(self, style).as_str())
    }
}

impl Setup {
    /// Adds the FEN, with rights as in X-FEN, to a text.
    #[inline]
    pub fn write_fen(&self, out: &mut String) {
        out.push_str(of_setup(self, RightsStyle::XFen).as_str());
    }

    /// The FEN with rights in a style of choice, and the square passed over just as it is set.
    pub fn fen(&self, rights: RightsStyle) -> String {
        String::from(of_setup(self, rights).as_str())
    }
}

/// Writes the FEN, with rights as in X-FEN and the square passed over just as it is set.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(of_setup(self, RightsStyle::XFen).as_str())
    }
}

/// Writes the FEN in the [default style](FenStyle).
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(of_position(self, FenStyle::default()).as_str())
    }
}
