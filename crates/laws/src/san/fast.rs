//! The short way for the moves that fill archives; whatever it does not take goes the long way.

use super::{San, SanError, origins, resolve};
use crate::{Bitboard, File, Move, Position, Rank, Role, Side, Square, unchecked};

impl Position {
    /// Reads a move in the export format of PGN: [`San::read`] and [`San::resolve`] in one, fast.
    ///
    /// # Errors
    ///
    /// Any of [`SanError`].
    #[inline]
    pub fn read_san(&self, text: &[u8]) -> Result<Move, SanError> {
        match read(self, text) {
            Some(m) => Ok(m),
            None => the_long_way(self, text),
        }
    }

    /// As [`Position::read_san`], for a move written as most are; others are not read at all.
    ///
    /// Without a place for an error to be written to, the move stays in registers.
    #[inline]
    pub(crate) fn read_usual_san(&self, text: &[u8]) -> Option<Move> {
        read(self, text)
    }
}

#[cold]
fn the_long_way(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    San::read(text)?.resolve(position)
}

#[inline]
fn read(position: &Position, text: &[u8]) -> Option<Move> {
    let text = match text {
        [text @ .., b'+' | b'#'] => text,
        text => text,
    };
    let [before @ .., file, rank] = text else {
        return None;
    };
    let Some(to) = square(*file, *rank) else {
        return rarely(position, text);
    };
    let Some((&first, middle)) = before.split_first() else {
        return advance(position, *file, to, None);
    };
    match first {
        b'B' | b'K' | b'N' | b'Q' | b'R' => piece(position, first, middle, to),
        b'a'..=b'h' if middle == b"x" => capture(position, first, *file, to, None),
        _ => None,
    }
}

/// Castling and promotion.
#[inline(never)]
fn rarely(position: &Position, text: &[u8]) -> Option<Move> {
    let (&letter, before) = match text {
        b"O-O" => return origins::castling(position, Side::King),
        b"O-O-O" => return origins::castling(position, Side::Queen),
        [before @ .., b'=', letter] => (letter, before),
        _ => return None,
    };
    let role = match letter {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    };
    match *before {
        [file, rank] => advance(position, file, square(file, rank)?, Some(role)),
        [from, b'x', file, rank] => capture(position, from, file, square(file, rank)?, Some(role)),
        _ => None,
    }
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file | rank < 8).then(|| unchecked::square(file | rank << 3))
}

/// The squares of a file or a rank.
#[inline]
fn named(from: u8) -> Option<Bitboard> {
    match from {
        b'a'..=b'h' => Some(Bitboard(0x0101_0101_0101_0101 << (from - b'a'))),
        b'1'..=b'8' => Some(Bitboard(0xff << (8 * (from - b'1')))),
        _ => None,
    }
}

/// A pawn's advance.
#[inline]
fn advance(position: &Position, file: u8, to: Square, promotion: Option<Role>) -> Option<Move> {
    let among = named(file)?;
    pawn(position, among, to, promotion)
}

/// A pawn's capture.
#[inline]
fn capture(
    position: &Position,
    from: u8,
    file: u8,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    if file.abs_diff(from) != 1 {
        return None;
    }
    pawn(position, named(from)?, to, promotion)
}

#[inline]
fn pawn(position: &Position, among: Bitboard, to: Square, promotion: Option<Role>) -> Option<Move> {
    if promotion.is_some() != origins::is_last_rank(to) {
        return None;
    }
    let from = (origins::pseudo(position, Role::Pawn, to) & among).first()?;
    origins::is_safe(position, Role::Pawn, from, to)
        .then(|| origins::to_move(position, Role::Pawn, from, to, promotion))
}

#[inline]
fn piece(position: &Position, letter: u8, middle: &[u8], to: Square) -> Option<Move> {
    let role = Role::from_letter(letter as char)?;
    let capture = middle.last() == Some(&b'x');
    if capture != position.board().occupied().contains(to) {
        return None;
    }
    let found = origins::pseudo(position, role, to);
    if middle.len() > usize::from(capture) || found.more_than_one() {
        return disambiguated(position, role, middle, found, to);
    }
    let from = found.first()?;
    origins::is_safe(position, role, from, to)
        .then(|| origins::to_move(position, role, from, to, None))
}

/// A move that several pieces could make, their king's safety aside, or that is written so.
#[inline(never)]
fn disambiguated(
    position: &Position,
    role: Role,
    middle: &[u8],
    mut found: Bitboard,
    to: Square,
) -> Option<Move> {
    for from in found {
        if !origins::is_safe(position, role, from, to) {
            found.remove(from);
        }
    }
    let (from, written) = match *middle {
        [] | [b'x'] => (found.single()?, (None, None)),
        [from] | [from, b'x'] => {
            let letter = from as char;
            let written = (File::from_letter(letter), Rank::from_digit(letter));
            ((found & named(from)?).single()?, written)
        }
        _ => return None,
    };
    (resolve::departure(found, from) == written)
        .then(|| origins::to_move(position, role, from, to, None))
}
