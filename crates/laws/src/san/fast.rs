//! The short way for the moves that fill archives; whatever it does not take goes the long way.

use super::{San, SanError, origins, resolve};
use crate::{Bitboard, Move, Position, Role, Side, Square, unchecked};

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
    let (&first, rest) = text.split_first()?;
    let role = match first {
        b'a'..=b'h' => return pawn(position, first, rest),
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        b'O' => {
            return match rest {
                b"-O" => origins::castling(position, Side::King),
                b"-O-O" => origins::castling(position, Side::Queen),
                _ => None,
            };
        }
        _ => return None,
    };
    piece(position, role, rest)
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| unchecked::square(file | rank << 3))
}

#[inline]
fn piece(position: &Position, role: Role, rest: &[u8]) -> Option<Move> {
    let (capture, among, to) = match *rest {
        [file, rank] => (false, Bitboard::FULL, square(file, rank)?),
        [b'x', file, rank] => (true, Bitboard::FULL, square(file, rank)?),
        [from, file, rank] => (false, named(from)?, square(file, rank)?),
        [from, b'x', file, rank] => (true, named(from)?, square(file, rank)?),
        _ => return None,
    };
    if capture != position.board().occupied().contains(to) {
        return None;
    }
    let mut found = origins::pseudo(position, role, to);
    if among != Bitboard::FULL || found.more_than_one() {
        return disambiguated(position, role, to, found, rest);
    }
    let from = found.first()?;
    found.remove(from);
    origins::is_safe(position, role, from, to)
        .then(|| origins::to_move(position, role, from, to, None))
}

/// A move that several pieces could make, their king's safety aside, or that is written so.
#[inline(never)]
fn disambiguated(
    position: &Position,
    role: Role,
    to: Square,
    mut found: Bitboard,
    rest: &[u8],
) -> Option<Move> {
    for from in found {
        if !origins::is_safe(position, role, from, to) {
            found.remove(from);
        }
    }
    let from = match *rest {
        [_, _] | [b'x', _, _] => found.single()?,
        [from, ..] => (found & named(from)?).single()?,
        [] => return None,
    };
    let written = match *rest {
        [_, _] | [b'x', _, _] => (None, None),
        [from, ..] => (
            crate::File::from_letter(from as char),
            crate::Rank::from_digit(from as char),
        ),
        [] => return None,
    };
    (resolve::departure(found, from) == written)
        .then(|| origins::to_move(position, role, from, to, None))
}

#[inline]
fn named(from: u8) -> Option<Bitboard> {
    match from {
        b'a'..=b'h' => Some(Bitboard(0x0101_0101_0101_0101 << (from - b'a'))),
        b'1'..=b'8' => Some(Bitboard(0xff << (8 * (from - b'1')))),
        _ => None,
    }
}

#[inline]
fn pawn(position: &Position, first: u8, rest: &[u8]) -> Option<Move> {
    let (rest, promotion) = match *rest {
        [ref rest @ .., b'=', letter] => (
            rest,
            Some(match letter {
                b'Q' => Role::Queen,
                b'R' => Role::Rook,
                b'B' => Role::Bishop,
                b'N' => Role::Knight,
                _ => return None,
            }),
        ),
        _ => (rest, None),
    };
    let (to, among) = match *rest {
        [rank] => {
            let file = named(first)?;
            (square(first, rank)?, file)
        }
        [b'x', file, rank] if file.abs_diff(first) == 1 => (square(file, rank)?, named(first)?),
        _ => return None,
    };
    if promotion.is_some() != origins::is_last_rank(to) {
        return None;
    }
    let from = (origins::pseudo(position, Role::Pawn, to) & among).first()?;
    origins::is_safe(position, Role::Pawn, from, to)
        .then(|| origins::to_move(position, Role::Pawn, from, to, promotion))
}
