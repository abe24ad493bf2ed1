//! Writing FENs.

use alloc::string::String;
use core::fmt;

use super::{
    EnPassantPolicy, FenStyle, RightsStyle,
    placement::{self, put},
    rights,
};
use crate::{
    Bitboard, Board, CastlingRights, Color, Piece, Position, Role, Setup, Square, attacks,
    unchecked::append_ascii,
};

/// Writes the first field alone.
pub(crate) fn write_board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = String::new();
    append_ascii(&mut text, |bytes| placement::write(bytes, board));
    f.pad(&text)
}

/// What a FEN is written from, and how.
struct Source<'a> {
    board: &'a Board,
    turn: Color,
    castling: CastlingRights,
    style: RightsStyle,
    en_passant: Option<Square>,
    halfmoves: u32,
    fullmoves: u32,
}

impl Source<'_> {
    #[inline]
    fn write(&self, out: &mut String) {
        let simple = (
            rights::of_corners(self.board, self.castling),
            short(self.halfmoves),
            short(self.fullmoves),
        );
        let (Some(rights), Some(halfmoves), Some(fullmoves)) = simple else {
            return self.write_rarity(out);
        };
        if self.style != RightsStyle::XFen || self.en_passant.is_some() {
            return self.write_rarity(out);
        }
        append_ascii(out, |bytes| {
            let at = placement::write(bytes, self.board);
            let turn = u64::from_le_bytes(*b" \0 \0\0\0\0\0") | (self.turn.letter() as u64) << 8;
            let at = put(bytes, at, turn | rights.0 << 24, 3 + rights.1);
            let dash = u64::from_le_bytes(*b" - \0\0\0\0\0") | halfmoves.0 << 24;
            let at = put(bytes, at, dash, 3 + halfmoves.1);
            put(
                bytes,
                at,
                u64::from(b' ') | fullmoves.0 << 8,
                1 + fullmoves.1,
            )
        });
    }

    /// As [`Source::write`], whatever there is to write.
    #[cold]
    fn write_rarity(&self, out: &mut String) {
        append_ascii(out, |bytes| placement::write(bytes, self.board));
        out.push(' ');
        out.push(self.turn.letter());
        out.push(' ');
        rights::write(out, self.board, self.castling, self.style);
        out.push(' ');
        match self.en_passant {
            None => out.push('-'),
            Some(square) => {
                out.push(square.file().letter());
                out.push(square.rank().digit());
            }
        }
        out.push(' ');
        push_number(out, self.halfmoves);
        out.push(' ');
        push_number(out, self.fullmoves);
    }
}

fn push_number(out: &mut String, number: u32) {
    let mut power = 1_000_000_000;
    while power > number && power > 1 {
        power /= 10;
    }
    while power > 0 {
        out.push(char::from(b'0' + (number / power % 10) as u8));
        power /= 10;
    }
}

/// A number below a hundred: its digits, the first one lowest, and how many there are.
#[inline]
fn short(number: u32) -> Option<(u64, u8)> {
    let (tens, ones) = (u64::from(number / 10), u64::from(number % 10));
    let two = number >= 10;
    let digits = if two {
        0x3030 | tens | ones << 8
    } else {
        0x30 | ones
    };
    (number < 100).then_some((digits, 1 + u8::from(two)))
}

#[inline]
fn of_setup(setup: &Setup, style: RightsStyle) -> Source<'_> {
    Source {
        board: &setup.board,
        turn: setup.turn,
        castling: setup.castling,
        style,
        en_passant: setup.en_passant,
        halfmoves: setup.halfmoves,
        fullmoves: setup.fullmoves,
    }
}

#[inline]
fn of_position(position: &Position, style: FenStyle) -> Source<'_> {
    let en_passant = match style.en_passant {
        EnPassantPolicy::Legal => position.en_passant(),
        EnPassantPolicy::PseudoLegal => position.passed().filter(|&square| {
            let pawns = position
                .board()
                .by_piece(Piece::new(position.turn(), Role::Pawn));
            (attacks::pawn(!position.turn(), square) & pawns) != Bitboard::EMPTY
        }),
        EnPassantPolicy::Always => position.passed(),
    };
    Source {
        board: position.board(),
        turn: position.turn(),
        castling: position.castling(),
        style: style.rights,
        en_passant,
        halfmoves: position.halfmoves(),
        fullmoves: position.fullmoves().get(),
    }
}

fn text(source: &Source<'_>) -> String {
    let mut text = String::new();
    source.write(&mut text);
    text
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
        of_position(self, FenStyle::default()).write(out);
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
        text(&of_position(self, style))
    }
}

impl Setup {
    /// Adds the FEN, with rights as in X-FEN, to a text.
    #[inline]
    pub fn write_fen(&self, out: &mut String) {
        of_setup(self, RightsStyle::XFen).write(out);
    }

    /// The FEN with rights in a style of choice, and the square passed over just as it is set.
    pub fn fen(&self, rights: RightsStyle) -> String {
        text(&of_setup(self, rights))
    }
}

/// Writes the FEN, with rights as in X-FEN and the square passed over just as it is set.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&text(&of_setup(self, RightsStyle::XFen)))
    }
}

/// Writes the FEN in the [default style](FenStyle).
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&text(&of_position(self, FenStyle::default())))
    }
}
