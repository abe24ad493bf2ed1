//! The first field of a FEN, written a rank at a time without a branch.
//!
//! Six sets of squares hold the bits in which the ASCII letters of pieces differ. A table spreads
//! a rank of each over eight bytes, which gives the letters in place; another puts a digit where a
//! run of empty squares starts and tells which bytes to keep.

use crate::{Board, spread::SPREAD};

/// What a rank's occupied squares make of its text.
#[derive(Clone, Copy)]
struct Row {
    /// The bit all letters have in the byte of each piece, and a digit in that of each file where a
    /// run of empty squares starts.
    frame: u64,
    /// Which bytes move down by one, two and four places to close the gaps.
    #[cfg_attr(all(target_arch = "x86_64", target_feature = "bmi2"), allow(dead_code))]
    moving: [u64; 3],
    /// All bits of the bytes to keep.
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    keep: u64,
    /// How many bytes stay.
    len: u8,
}

static ROWS: [Row; 256] = {
    let empty = Row {
        frame: 0,
        moving: [0; 3],
        #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
        keep: 0,
        len: 0,
    };
    let mut rows = [empty; 256];
    let mut occupied = 0;
    while occupied < 256 {
        rows[occupied] = row(occupied, empty);
        occupied += 1;
    }
    rows
};

const fn row(occupied: usize, mut row: Row) -> Row {
    let mut file = 0;
    while file < 8 {
        let start = file;
        while file < 8 && occupied >> file & 1 == 0 {
            file += 1;
        }
        if file > start {
            row.frame |= (b'0' as u64 + (file - start) as u64) << (8 * start);
        } else {
            row.frame |= 0x40 << (8 * start);
            file += 1;
        }
        row = moved(start, row);
        #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
        {
            row.keep |= 0xff << (8 * start);
        }
        row.len += 1;
    }
    row
}

/// Moves the byte at `start` to the next place, each step finding it where the last one left it.
const fn moved(start: usize, mut row: Row) -> Row {
    let distance = start - row.len as usize;
    let (mut at, mut step) = (start, 0);
    while step < 3 {
        if distance >> step & 1 == 1 {
            row.moving[step] |= 0xff << (8 * at);
            at -= 1 << step;
        }
        step += 1;
    }
    row
}

/// Room for the longest FEN in which no counter has three digits.
const SIZE: usize = 96;

/// Writes the lowest `len` bytes of a word, all of them ASCII, the lowest one first, and returns
/// where they end.
#[inline(always)]
pub(super) fn put(bytes: &mut [u8; SIZE], at: usize, word: u64, len: u8) -> usize {
    if let Some(slot) = bytes.get_mut(at..).and_then(<[u8]>::first_chunk_mut) {
        *slot = (word & 0x7f7f_7f7f_7f7f_7f7f).to_le_bytes();
    }
    at + usize::from(len)
}

/// Writes the field and returns where it ends.
#[inline(always)]
pub(super) fn write(bytes: &mut [u8; SIZE], board: &Board) -> usize {
    let ([p0, p1, p2], black) = board.planes();
    let occupied = p0 | p1 | p2;
    // P 1010000, N 1001110, B 1000010, R 1010010, Q 1010001, K 1001011; lower case
    // sets bit 5.
    let bits = [
        black,
        (p0 | p2) & !p1,
        p1 & !p0,
        p1 & !p0 & !p2,
        p1 | p2 & !p0,
        p2 & (p0 | p1),
    ];
    let [b5, b4, b3, b2, b1, b0] = bits.map(u64::to_be_bytes);
    let rows = occupied.to_be_bytes();
    let mut at = 0;
    for rank in 0..8 {
        let spread = |files: [u8; 8]| SPREAD[files[rank] as usize];
        let mut letters = spread(b5);
        letters = letters << 1 | spread(b4);
        letters = letters << 1 | spread(b3);
        letters = letters << 1 | spread(b2);
        letters = letters << 1 | spread(b1);
        letters = letters << 1 | spread(b0);
        let row = &ROWS[rows[rank] as usize];
        at = put(bytes, at, kept(letters | row.frame, row), row.len);
        at = put(bytes, at, u64::from(b'/'), 1);
    }
    at - 1
}

/// The bytes that stay, side by side.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
fn kept(bytes: u64, row: &Row) -> u64 {
    crate::unchecked::gather(bytes, row.keep)
}

/// The bytes that stay, side by side.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
fn kept(bytes: u64, row: &Row) -> u64 {
    let [by_one, by_two, by_four] = row.moving;
    let bytes = bytes & !by_one | (bytes & by_one) >> 8;
    let bytes = bytes & !by_two | (bytes & by_two) >> 16;
    bytes & !by_four | (bytes & by_four) >> 32
}
