//! The strict reader: one form only, or an error that says where the text departs from it.

use super::{
    FenError, FenField, FenReason,
    quick::{Places, read_quickly},
    rights,
};
use crate::{Board, CastlingRights, Color, Piece, Rank, Setup, Square, unchecked};

/// Reads a FEN in canonical form: six fields with one space between them, no two digits side by
/// side, castling rights in order and all named one way, counters in plain digits.
///
/// # Errors
///
/// The first place where the text departs from that form.
#[inline]
pub fn read(text: &[u8]) -> Result<Setup, FenError> {
    match read_quickly(text, &mut Places::new()) {
        Some(setup) => Ok(setup),
        None => read_slowly(text),
    }
}

/// The same reading, one field at a time, to say what is wrong.
#[cold]
fn read_slowly(text: &[u8]) -> Result<Setup, FenError> {
    let mut fields = Fields::of(text)?;
    let (field, start) = fields.next(FenField::Board)?;
    let board = read_placement(field, Digits::OneByOne)
        .map_err(|(at, reason)| error(FenField::Board, start + at, reason))?;
    let (field, start) = fields.next(FenField::Turn)?;
    let turn = match field {
        b"w" => Color::White,
        b"b" => Color::Black,
        _ => {
            let at = field
                .iter()
                .position(|byte| !b"wb".contains(byte))
                .unwrap_or(1);
            let found = field.get(at).copied().unwrap_or_default();
            return Err(error(
                FenField::Turn,
                start + at,
                FenReason::Unexpected(found),
            ));
        }
    };
    let (field, start) = fields.next(FenField::Castling)?;
    let castling = if field == b"-" {
        CastlingRights::NONE
    } else {
        let read = rights::read(field, &board);
        let flaw = match &read {
            Err(flaw) => Some(*flaw),
            Ok(read) => read
                .flaw
                .or(read.mixed.map(|at| (at, FenReason::RightsMixed))),
        };
        if let Some((at, reason)) = flaw {
            return Err(error(FenField::Castling, start + at, reason));
        }
        read.unwrap_or_default().rights
    };
    let (field, start) = fields.next(FenField::EnPassant)?;
    let en_passant = match field {
        b"-" => None,
        _ => match square(field) {
            Some(square) => Some(square),
            None => return Err(error(FenField::EnPassant, start, FenReason::Square)),
        },
    };
    let halfmoves = fields.next_number(FenField::Halfmoves)?;
    let fullmoves = fields.next_number(FenField::Fullmoves)?;
    Ok(Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmoves,
        fullmoves,
    })
}

pub(super) fn error(field: FenField, index: usize, reason: FenReason) -> FenError {
    FenError {
        field,
        column: index.saturating_add(1),
        reason,
    }
}

/// A square in lower case.
pub(super) fn square(field: &[u8]) -> Option<Square> {
    match field {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            Some(unchecked::square((file - b'a') | (rank - b'1') << 3))
        }
        _ => None,
    }
}

/// Fields separated by one space each.
struct Fields<'a> {
    text: &'a [u8],
    next: usize,
}

impl<'a> Fields<'a> {
    fn of(text: &'a [u8]) -> Result<Self, FenError> {
        let mut words = text
            .split(u8::is_ascii_whitespace)
            .filter(|word| !word.is_empty());
        match words.nth(6) {
            Some(surplus) => {
                let index = surplus.as_ptr() as usize - text.as_ptr() as usize;
                Err(error(FenField::End, index, FenReason::TooManyFields))
            }
            None => Ok(Self { text, next: 0 }),
        }
    }

    /// The next field and where it starts.
    fn next(&mut self, field: FenField) -> Result<(&'a [u8], usize), FenError> {
        let start = self.next;
        let rest = self.text.get(start..).unwrap_or_default();
        if rest.iter().all(u8::is_ascii_whitespace) {
            return Err(error(field, start.min(self.text.len()), FenReason::Missing));
        }
        let end = rest
            .iter()
            .position(u8::is_ascii_whitespace)
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at_checked(end).unwrap_or_default();
        if word.is_empty() || after.first().is_some_and(|&blank| blank != b' ') {
            return Err(error(field, start + end, FenReason::Blank));
        }
        if field == FenField::Fullmoves && !after.is_empty() {
            return Err(error(FenField::End, start + end, FenReason::Blank));
        }
        self.next = start + end + 1;
        Ok((word, start))
    }

    fn next_number(&mut self, field: FenField) -> Result<u32, FenError> {
        let (word, start) = self.next(field)?;
        parse_number(word)
            .and_then(|(number, form)| match form {
                NumberForm::Plain => Ok(number),
                NumberForm::ZeroInFront => Err((0, FenReason::LeadingZero)),
            })
            .map_err(|(at, reason)| error(field, start + at, reason))
    }
}

/// Whether a number has zeros in front.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberForm {
    Plain,
    ZeroInFront,
}

/// A whole field as a number.
pub(super) fn parse_number(word: &[u8]) -> Result<(u32, NumberForm), (usize, FenReason)> {
    if let Some(at) = word.iter().position(|byte| !byte.is_ascii_digit()) {
        return Err((at, FenReason::Number));
    }
    let form = match word {
        [b'0', _, ..] => NumberForm::ZeroInFront,
        _ => NumberForm::Plain,
    };
    word.iter()
        .try_fold(0u32, |value, digit| {
            value.checked_mul(10)?.checked_add(u32::from(digit - b'0'))
        })
        .map(|value| (value, form))
        .ok_or((0, FenReason::NumberTooLarge))
}

/// Whether empty squares side by side must be told by one digit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Digits {
    OneByOne,
    Any,
}

/// Reads a placement, one byte at a time, to say what is wrong and where.
pub(super) fn read_placement(text: &[u8], digits: Digits) -> Result<Board, (usize, FenReason)> {
    let mut board = Board::EMPTY;
    let (mut rank, mut file) = (7usize, 0usize);
    let mut after_digit = false;
    for (at, &byte) in text.iter().enumerate() {
        let name = Rank::from_index(rank).unwrap_or(Rank::First);
        let filled = match byte {
            b'/' if file != 8 => return Err((at, FenReason::RankTooShort(name, file as u8))),
            b'/' if rank == 0 => return Err((at, FenReason::TooManyRanks)),
            b'/' => {
                (rank, file, after_digit) = (rank - 1, 0, false);
                continue;
            }
            b'1'..=b'8' if after_digit && digits == Digits::OneByOne => {
                return Err((at, FenReason::AdjacentDigits));
            }
            b'1'..=b'8' => usize::from(byte - b'0'),
            _ => match Piece::from_letter(char::from(byte)) {
                None => return Err((at, FenReason::Unexpected(byte))),
                Some(piece) => {
                    if let Some(square) = Square::from_index(rank * 8 + file).filter(|_| file < 8) {
                        board.put(square, piece);
                    }
                    1
                }
            },
        };
        file += filled;
        if file > 8 {
            return Err((at, FenReason::RankTooLong(name)));
        }
        after_digit = byte.is_ascii_digit();
    }
    let name = Rank::from_index(rank).unwrap_or(Rank::First);
    if file != 8 && !(file == 0 && rank < 7) {
        Err((text.len(), FenReason::RankTooShort(name, file as u8)))
    } else if rank != 0 || file == 0 {
        Err((
            text.len(),
            FenReason::TooFewRanks(if file == 0 { 7 - rank } else { 8 - rank } as u8),
        ))
    } else {
        Ok(board)
    }
}
