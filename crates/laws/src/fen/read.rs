//! The strict reader: one form only, quickly, or an error that says where it departs from it.

use super::{FenError, FenField, FenReason, rights};
use crate::{Bitboard, Board, CastlingRights, Color, Piece, Rank, Setup, Square, unchecked};

/// Reads a FEN in canonical form: six fields with one space between them, no two digits side by
/// side, castling rights in order and all named one way, counters in plain digits.
///
/// # Errors
///
/// The first place where the text departs from that form.
#[inline]
pub fn read(text: &[u8]) -> Result<Setup, FenError> {
    match read_quickly(text) {
        Some(setup) => Ok(setup),
        None => read_slowly(text),
    }
}

/// What each byte means in the placement: the piece's number from bit 12 on, how many squares it
/// fills from bit 0 on, bit 10 for a slash; `STOP` for any other.
static MEANING: [u16; 256] = {
    let mut table = [STOP; 256];
    let letters = *b"PNBRQKpnbrqk";
    let mut i = 0;
    while i < letters.len() {
        let number = (i % 6 + 1 + i / 6 * 8) as u16;
        table[letters[i] as usize] = number << 12 | 1;
        i += 1;
    }
    let mut digit = 1;
    while digit <= 8 {
        table[b'0' as usize + digit] = digit as u16;
        digit += 1;
    }
    table[b'/' as usize] = 1 << 10;
    table
};

const STOP: u16 = u16::MAX;

/// The longest placement with the space after it.
const LONGEST_PLACEMENT: usize = 8 * 8 + 7;

/// A placement in canonical form, followed by a space; and what follows.
#[inline]
fn placement(text: &[u8]) -> Option<(Board, &[u8])> {
    // Squares filled so far in the low 10 bits, slashes seen above them.
    let mut state = 0u32;
    let mut codes = [0u8; 64];
    let mut ends = [0u8; 8];
    let mut length = 0;
    for &byte in text.iter().take(LONGEST_PLACEMENT) {
        let meaning = MEANING[byte as usize];
        if meaning == STOP {
            break;
        }
        codes[(state & 63) as usize] = (meaning >> 12) as u8;
        ends[(state >> 10 & 7) as usize] = state as u8;
        state += u32::from(meaning & 0xfff);
        length += 1;
    }
    let [b' ', rest @ ..] = text.get(length..)? else {
        return None;
    };
    // A rank's end is noted before its slash; the last one's before its last character.
    let [ends @ .., _] = ends;
    if state != 64 | 7 << 10 || ends != [8, 16, 24, 32, 40, 48, 56] {
        return None;
    }
    let board = unpack(&codes);
    let empty = !board.occupied().0;
    let after_occupied = empty & !((empty & 0x7f7f_7f7f_7f7f_7f7f) << 1);
    let canonical = board.occupied().count() + after_occupied.count_ones() + 7;
    (length as u32 == canonical).then_some((board, rest))
}

/// The board of the numbers of its pieces, a8 first.
#[inline]
fn unpack(codes: &[u8; 64]) -> Board {
    let mut planes = [0u64; 4];
    for row in codes.as_chunks::<8>().0 {
        let row = u64::from_le_bytes(*row);
        for (bit, plane) in planes.iter_mut().enumerate() {
            // Gathers the lowest bit of each byte into one byte.
            let gathered =
                (row >> bit & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            *plane = *plane << 8 | gathered;
        }
    }
    let [p0, p1, p2, black] = planes;
    Board::from_planes([p0, p1, p2], black)
}

/// The setup, if the text is in canonical form and no rarity needs a closer look.
#[inline]
fn read_quickly(text: &[u8]) -> Option<Setup> {
    let (board, rest) = placement(text)?;
    let (turn, rest) = match rest {
        [b'w', b' ', rest @ ..] => (Color::White, rest),
        [b'b', b' ', rest @ ..] => (Color::Black, rest),
        _ => return None,
    };
    let (castling, rest) = castling(rest, &board)?;
    let (en_passant, rest) = match rest {
        [b'-', b' ', rest @ ..] => (None, rest),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8', b' ', rest @ ..] => (
            Some(unchecked::square((file - b'a') | (rank - b'1') << 3)),
            rest,
        ),
        _ => return None,
    };
    let (halfmoves, rest) = number(rest)?;
    let [b' ', rest @ ..] = rest else {
        return None;
    };
    let (fullmoves, []) = number(rest)? else {
        return None;
    };
    Some(Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmoves,
        fullmoves,
    })
}

#[inline]
fn castling<'a>(text: &'a [u8], board: &Board) -> Option<(CastlingRights, &'a [u8])> {
    match text {
        [b'-', b' ', rest @ ..] => return Some((CastlingRights::NONE, rest)),
        [b'K', b'Q', b'k', b'q', b' ', rest @ ..] if all_in_corners(board) => {
            return Some((CastlingRights::STANDARD, rest));
        }
        _ => {}
    }
    let length = text.iter().take(17).position(|&byte| byte == b' ')?;
    let (field, [_, rest @ ..]) = text.split_at_checked(length)? else {
        return None;
    };
    let read = rights::read(field, board).ok()?;
    let canonical = length > 0 && read.flaw.is_none() && read.mixed.is_none();
    canonical.then_some((read.rights, rest))
}

/// Whether each corner holds a rook of its own side.
#[inline]
fn all_in_corners(board: &Board) -> bool {
    let rooks = board.by_role(crate::Role::Rook);
    let black = board.by_color(Color::Black);
    let corners = CastlingRights::STANDARD.0;
    rooks & corners == corners && black & corners == corners & Bitboard::back_rank(Color::Black)
}

/// A number in canonical form at the start of the text, and what follows.
#[inline]
fn number(text: &[u8]) -> Option<(u32, &[u8])> {
    let [first @ b'0'..=b'9', rest @ ..] = text else {
        return None;
    };
    let (mut value, mut rest) = (u32::from(first - b'0'), rest);
    while let [digit @ b'0'..=b'9', after @ ..] = rest {
        if value == 0 {
            return None;
        }
        value = value
            .checked_mul(10)?
            .checked_add(u32::from(digit - b'0'))?;
        rest = after;
    }
    Some((value, rest))
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
