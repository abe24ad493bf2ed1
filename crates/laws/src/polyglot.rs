//! The key under which opening books in the Polyglot format file a position.

#[cfg(test)]
mod tests;

use crate::{Color, Piece, Position, Role, Side, Square, attacks};

impl Position {
    /// The key of this position in an opening book of the Polyglot format.
    ///
    /// It differs from [`Position::hash`] where the format does: a square that a pawn passed over
    /// counts when an enemy pawn stands beside that pawn, even one that is pinned. A castling
    /// right counts by its side, in Chess960 as in standard chess.
    ///
    /// # Examples
    ///
    /// ```
    /// # use jadoube_laws::Position;
    /// assert_eq!(Position::initial().polyglot_key(), 0x463b_9618_1691_fc9c);
    /// ```
    pub fn polyglot_key(&self) -> u64 {
        let board = self.board();
        let mut key = match self.turn() {
            Color::White => KEYS.white_to_move,
            Color::Black => 0,
        };
        for square in board.occupied() {
            key ^= KEYS.pieces[(board.code_at(square) & 15) as usize][square as usize];
        }
        for color in Color::ALL {
            for side in Side::ALL {
                if self
                    .castling()
                    .rook(color, side, self.king(color))
                    .is_some()
                {
                    key ^= KEYS.castling[color as usize][side as usize];
                }
            }
        }
        key ^ self
            .polyglot_passed()
            .map_or(0, |square| KEYS.passed[square.file() as usize])
    }

    fn polyglot_passed(&self) -> Option<Square> {
        let pawns = self.board().by_piece(Piece::new(self.turn(), Role::Pawn));
        self.passed()
            .filter(|&square| (attacks::pawn(!self.turn(), square) & pawns).any())
    }
}

struct Keys {
    /// By piece number (see `Board::code_at`) and square.
    pieces: [[u64; 64]; 16],
    castling: [[u64; 2]; 2],
    passed: [u64; 8],
    white_to_move: u64,
}

/// The numbers of the format, in its order: pieces (each role, Black's before White's), castling,
/// files of passed squares, White to move.
static KEYS: Keys = {
    let numbers = numbers();
    let mut keys = Keys {
        pieces: [[0; 64]; 16],
        castling: [[0; 2]; 2],
        passed: [0; 8],
        white_to_move: numbers[780],
    };
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            keys.pieces[9 + role][square] = numbers[128 * role + square];
            keys.pieces[1 + role][square] = numbers[128 * role + 64 + square];
            square += 1;
        }
        role += 1;
    }
    let mut i = 0;
    while i < 4 {
        keys.castling[i / 2][i % 2] = numbers[768 + i];
        i += 1;
    }
    let mut file = 0;
    while file < 8 {
        keys.passed[file] = numbers[772 + file];
        file += 1;
    }
    keys
};

/// The 781 numbers of the format: what the random number generator ISAAC-64 yields when seeded
/// with zeros, each block of 256 from its end.
const fn numbers() -> [u64; 781] {
    let mut numbers = [0; 781];
    let mut isaac = Isaac::new();
    let mut filled = 0;
    while filled < numbers.len() {
        let block = isaac.next_block();
        let mut i = 0;
        while i < 256 && filled < numbers.len() {
            numbers[filled] = block[255 - i];
            filled += 1;
            i += 1;
        }
    }
    numbers
}

/// The generator ISAAC-64 of Bob Jenkins, who placed it in the public domain.
struct Isaac {
    memory: [u64; 256],
    accumulator: u64,
    last: u64,
    blocks: u64,
}

impl Isaac {
    /// The generator seeded with zeros.
    const fn new() -> Self {
        let mut state = [0x9e37_79b9_7f4a_7c13; 8];
        let mut round = 0;
        while round < 4 {
            state = mix(state);
            round += 1;
        }
        let mut memory = [0; 256];
        let mut pass = 0;
        while pass < 2 {
            let mut i = 0;
            while i < 256 {
                let mut k = 0;
                while k < 8 {
                    state[k] = state[k].wrapping_add(memory[i + k]);
                    k += 1;
                }
                state = mix(state);
                k = 0;
                while k < 8 {
                    memory[i + k] = state[k];
                    k += 1;
                }
                i += 8;
            }
            pass += 1;
        }
        Self {
            memory,
            accumulator: 0,
            last: 0,
            blocks: 0,
        }
    }

    const fn next_block(&mut self) -> [u64; 256] {
        let mut block = [0; 256];
        self.blocks = self.blocks.wrapping_add(1);
        self.last = self.last.wrapping_add(self.blocks);
        let mut i = 0;
        while i < 256 {
            let word = self.memory[i];
            let a = self.accumulator;
            let turned = match i % 4 {
                0 => !(a ^ (a << 21)),
                1 => a ^ (a >> 5),
                2 => a ^ (a << 12),
                _ => a ^ (a >> 33),
            };
            self.accumulator = turned.wrapping_add(self.memory[(i + 128) % 256]);
            let stirred = self.memory[(word >> 3) as usize % 256]
                .wrapping_add(self.accumulator)
                .wrapping_add(self.last);
            self.memory[i] = stirred;
            self.last = self.memory[(stirred >> 11) as usize % 256].wrapping_add(word);
            block[i] = self.last;
            i += 1;
        }
        block
    }
}

/// Spreads each of eight words over the others.
const fn mix(mut s: [u64; 8]) -> [u64; 8] {
    /// By how many bits the word two places before is shifted: left, or right where negative.
    const SHIFTS: [i32; 8] = [-9, 9, -23, 15, -14, 20, -17, 14];
    let mut i = 0;
    while i < 8 {
        s[i] = s[i].wrapping_sub(s[(i + 4) % 8]);
        let before = s[(i + 7) % 8];
        let shifted = if SHIFTS[i] < 0 {
            before >> -SHIFTS[i]
        } else {
            before << SHIFTS[i]
        };
        s[(i + 5) % 8] ^= shifted;
        s[(i + 7) % 8] = before.wrapping_add(s[i]);
        i += 1;
    }
    s
}
