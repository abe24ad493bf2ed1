//! Reading a FEN in canonical form quickly, giving up at the first doubt.

use super::rights;
use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, Position, Setup, Square, unchecked,
    zobrist,
};

/// What each byte means in the placement: in the low half what it puts on the next place, the
/// number of a piece, `SLASH` or nothing; in the high half how many places it fills, none where
/// the placement ends.
static MEANING: [u16; 256] = {
    let mut table = [0; 256];
    let letters = *b"PNBRQKpnbrqk";
    let mut i = 0;
    while i < letters.len() {
        table[letters[i] as usize] = 1 << 8 | (i % 6 + 1 + i / 6 * 8) as u16;
        i += 1;
    }
    let mut digit = 1;
    while digit <= 8 {
        table[b'0' as usize + digit] = (digit as u16) << 8;
        digit += 1;
    }
    table[b'/' as usize] = 1 << 8 | SLASH as u16;
    table
};

const SLASH: u8 = 16;

/// Eight ranks of eight squares, with a place for a slash between two ranks.
const PLACES: usize = 8 * 8 + 7;

/// What stands on each place, a8 first: numbers of pieces, slashes and nothing.
pub(super) struct Places([u8; PLACES + 9]);

impl Places {
    #[inline]
    pub(super) const fn new() -> Self {
        Self([0; PLACES + 9])
    }

    /// Fills the empty places with the placement at the start of the text, up to a space; returns
    /// how long it is and what follows.
    ///
    /// Whether it is in canonical form, [`Places::board`] finds out.
    #[inline]
    fn fill<'a>(&mut self, text: &'a [u8]) -> Option<(usize, &'a [u8])> {
        let mut filled = 0;
        let mut length = 0;
        for &byte in text {
            let meaning = MEANING[byte as usize];
            if meaning < 1 << 8 {
                break;
            }
            *self.0.get_mut(filled)? = meaning as u8;
            filled += usize::from(meaning >> 8);
            length += 1;
        }
        match text.get(length..)? {
            // No place is filled twice, so that all are filled once.
            [b' ', rest @ ..] if filled == PLACES => Some((length, rest)),
            _ => None,
        }
    }

    /// The board, if the placement was written as canonical form has it.
    #[inline]
    fn board(&self, length: usize) -> Option<Board> {
        let (mut within, mut between) = (0, SLASH);
        let mut ranks = [0; 8];
        for (rank, squares) in ranks.iter_mut().enumerate() {
            *squares = u64::from_le_bytes(*self.0.get(9 * rank..)?.first_chunk()?);
            within |= *squares;
            if rank < 7 {
                between &= self.0.get(9 * rank + 8)?;
            }
        }
        let [p0, p1, p2, black] = planes(&ranks);
        let board = Board::from_planes([p0, p1, p2], black);
        // A digit for each run of empty squares, and no more.
        let occupied = board.occupied().0;
        let runs = !occupied & !((!occupied & 0x7f7f_7f7f_7f7f_7f7f) << 1);
        let canonical = (occupied.count_ones() + runs.count_ones()) as usize + 7;
        let slashes_within = within & u64::from_le_bytes([SLASH; 8]);
        (slashes_within == 0 && between == SLASH && length == canonical).then_some(board)
    }

    /// The keys of all pieces together.
    #[inline]
    fn hash(&self) -> u64 {
        let mut hash = 0;
        for rank in 0..8 {
            for file in 0..8 {
                let square = unchecked::square(8 * (7 - rank) + file);
                hash ^= zobrist::piece(self.0[usize::from(9 * rank + file)], square);
            }
        }
        hash
    }
}

/// The lowest four bits of 64 bytes as four sets of squares; the eighth rank comes first.
#[inline]
fn planes(ranks: &[u64; 8]) -> [u64; 4] {
    let mut planes = [0; 4];
    for [upper, lower] in ranks.as_chunks::<2>().0 {
        for (plane, bits) in planes.iter_mut().zip(low_bits(*upper, *lower)) {
            *plane = *plane << 16 | u64::from(bits);
        }
    }
    planes
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use unchecked::low_bits;

/// The lowest four bits of sixteen bytes, those of `lower` first.
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
#[inline]
fn low_bits(upper: u64, lower: u64) -> [u16; 4] {
    // Gathers the lowest bit of each byte into one byte.
    let gathered = |bytes: u64, bit: u32| {
        let bits = bytes >> bit & 0x0101_0101_0101_0101;
        (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
    };
    [0, 1, 2, 3].map(|bit| gathered(upper, bit) << 8 | gathered(lower, bit))
}

/// The position a FEN in canonical form describes, if it can be played from and no rarity needs a
/// closer look.
#[inline]
pub(super) fn read_position(text: &[u8]) -> Option<Position> {
    let mut places = Places::new();
    let setup = read_quickly(text, &mut places)?;
    setup
        .is_playable(CastlingMode::Chess960)
        .then(|| Position::from_checked_board(&setup, places.hash()))
}

/// The setup, if the text is in canonical form and no rarity needs a closer look.
#[inline]
pub(super) fn read_quickly(text: &[u8], places: &mut Places) -> Option<Setup> {
    let (length, rest) = places.fill(text)?;
    let (turn, rest) = match rest {
        [b'w', b' ', rest @ ..] => (Color::White, rest),
        [b'b', b' ', rest @ ..] => (Color::Black, rest),
        _ => return None,
    };
    let board = places.board(length)?;
    let (castling, rest) = castling(rest, &board)?;
    let (en_passant, rest) = match rest {
        [b'-', b' ', rest @ ..] => (None, rest),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8', b' ', rest @ ..] => {
            let square = unchecked::square((file - b'a') | (rank - b'1') << 3);
            (Some(square), rest)
        }
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
    if let [b'-', b' ', rest @ ..] = text {
        return Some((CastlingRights::NONE, rest));
    }
    let mut rights = Bitboard::EMPTY;
    let mut rest = text;
    for (letter, rook) in [
        (b'K', Square::H1),
        (b'Q', Square::A1),
        (b'k', Square::H8),
        (b'q', Square::A8),
    ] {
        if let [first, after @ ..] = rest
            && *first == letter
        {
            rights.insert(rook);
            rest = after;
        }
    }
    match rest {
        [b' ', rest @ ..] if rights.any() && (rights & !at_home(board)).is_empty() => {
            Some((CastlingRights(rights), rest))
        }
        _ => rare_castling(text, board),
    }
}

/// The corners with a rook of the side they belong to.
#[inline]
fn at_home(board: &Board) -> Bitboard {
    let black = board.by_color(Color::Black);
    let upper = Bitboard::back_rank(Color::Black);
    let own = black & upper | !black & !upper;
    CastlingRights::STANDARD.0 & board.by_role(crate::Role::Rook) & own
}

fn rare_castling<'a>(text: &'a [u8], board: &Board) -> Option<(CastlingRights, &'a [u8])> {
    let length = text.iter().take(17).position(|&byte| byte == b' ')?;
    let (field, [_, rest @ ..]) = text.split_at_checked(length)? else {
        return None;
    };
    let read = rights::read(field, board).ok()?;
    let canonical = length > 0 && read.flaw.is_none() && read.mixed.is_none();
    canonical.then_some((read.rights, rest))
}

/// A number in canonical form at the start of the text, and what follows.
#[inline]
fn number(text: &[u8]) -> Option<(u32, &[u8])> {
    let digit = |byte: &u8| Some(byte.wrapping_sub(b'0')).filter(|digit| *digit < 10);
    let (first, rest) = text.split_first()?;
    let first = digit(first)?;
    let Some((second, after)) = rest
        .split_first()
        .and_then(|(b, rest)| Some((digit(b)?, rest)))
    else {
        return Some((u32::from(first), rest));
    };
    let value = u32::from(first) * 10 + u32::from(second);
    match after.first().and_then(digit) {
        _ if first == 0 => None,
        None => Some((value, after)),
        Some(_) => long_number(value, after),
    }
}

/// A number that goes on after its first two digits.
fn long_number(mut value: u32, mut text: &[u8]) -> Option<(u32, &[u8])> {
    while let [digit @ b'0'..=b'9', rest @ ..] = text {
        value = value
            .checked_mul(10)?
            .checked_add(u32::from(digit - b'0'))?;
        text = rest;
    }
    Some((value, text))
}
