//! The keys of the incremental hash.

use crate::{Board, Color, Square, spread::SPREAD};

const fn mix(state: &mut u64) -> u64 {
    // SplitMix64, from a fixed seed: the keys never change.
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

struct Keys {
    /// By piece number (see `Board::code_at`) and square; the rows of no piece are zero.
    pieces: [[u64; 64]; 16],
    castling: [u64; 64],
    en_passant: [u64; 64],
    black: u64,
}

static KEYS: Keys = keys();

const fn keys() -> Keys {
    let mut state = 0x4a61_646f_7562_6521;
    let mut keys = Keys {
        pieces: [[0; 64]; 16],
        castling: [0; 64],
        en_passant: [0; 64],
        black: 0,
    };
    let mut square = 0;
    while square < 64 {
        let mut code = 1;
        while code < 16 {
            if code & 7 != 0 && code & 7 != 7 {
                keys.pieces[code][square] = mix(&mut state);
            }
            code += 1;
        }
        keys.castling[square] = mix(&mut state);
        keys.en_passant[square] = mix(&mut state);
        square += 1;
    }
    keys.black = mix(&mut state);
    keys
}

/// The key of Black's turn; White's is 0.
pub(crate) const BLACK: u64 = keys().black;

/// The key of a piece, by its number, on a square; 0 for no piece.
#[inline]
pub(crate) fn piece(code: u8, square: Square) -> u64 {
    KEYS.pieces[(code & 15) as usize][square as usize & 63]
}

/// The keys of all pieces on a board together.
#[inline]
pub(crate) fn board(board: &Board) -> u64 {
    let ([p0, p1, p2], black) = board.planes();
    let [p0, p1, p2, black] = [p0, p1, p2, black].map(u64::to_le_bytes);
    let mut hash = 0;
    for rank in 0..8 {
        let spread = |files: [u8; 8]| SPREAD[files[rank] as usize];
        let codes = spread(p0) | spread(p1) << 1 | spread(p2) << 2 | spread(black) << 3;
        // Empty squares as well: their keys are 0, and asking for them takes longer.
        for file in 0..8 {
            let code = (codes >> (8 * file) & 15) as usize;
            hash ^= KEYS.pieces[code][8 * rank + file];
        }
    }
    hash
}

/// What changes when a piece goes from one square to another.
#[inline(always)]
pub(crate) fn moved(code: u8, from: Square, to: Square) -> u64 {
    let keys = &KEYS.pieces[(code & 15) as usize];
    keys[from as usize & 63] ^ keys[to as usize & 63]
}

/// The key of the right held by the rook on a square.
#[inline]
pub(crate) fn castling(rook: Square) -> u64 {
    KEYS.castling[rook as usize & 63]
}

/// The key of a legal capture in passing on a square.
#[inline]
pub(crate) fn en_passant(square: Square) -> u64 {
    KEYS.en_passant[square as usize & 63]
}

/// The key of the side to move: 0 for White.
#[inline]
pub(crate) fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => BLACK,
    }
}
