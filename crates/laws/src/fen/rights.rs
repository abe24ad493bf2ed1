//! Castling rights in X-FEN and Shredder-FEN.

use alloc::string::String;

use super::{FenReason, RightsStyle};
use crate::{Bitboard, Board, CastlingRights, Color, Piece, Rank, Role, Side, Square, unchecked};

/// The rights a field names, and the first place where it is not in canonical form.
#[derive(Default)]
pub(super) struct Rights {
    pub(super) rights: CastlingRights,
    pub(super) flaw: Option<(usize, FenReason)>,
    pub(super) mixed: Option<usize>,
}

/// The square of the rook that `K` or `Q` stands for: the outermost on that side of the king, or
/// the corner if there is none.
pub(super) fn outermost(board: &Board, color: Color, side: Side) -> Square {
    let corner = side.standard_rook(color);
    let home = Bitboard::back_rank(color);
    let rooks = board.by_piece(Piece::new(color, Role::Rook)) & home;
    if rooks.contains(corner) {
        return corner;
    }
    let Some(king) = board.king_of(color).filter(|&king| home.contains(king)) else {
        return corner;
    };
    let right_of_king = Bitboard(!1 << king as u8);
    match side {
        Side::King => (rooks & right_of_king).last(),
        Side::Queen => (rooks & !right_of_king).first(),
    }
    .unwrap_or(corner)
}

/// Reads a field of letters, in any order; `-` is left to the caller.
///
/// # Errors
///
/// Where there is a letter without a meaning.
pub(super) fn read(field: &[u8], board: &Board) -> Result<Rights, (usize, FenReason)> {
    let mut read = Rights::default();
    let mut last = 0;
    let (mut by_side, mut redundant) = (None, None);
    for (at, &letter) in field.iter().enumerate() {
        let color = Color::from_white(letter.is_ascii_uppercase());
        let square = match letter | 0x20 {
            b'k' => outermost(board, color, Side::King),
            b'q' => outermost(board, color, Side::Queen),
            file @ b'a'..=b'h' => {
                unchecked::square((file - b'a') | (Rank::First.relative(color) as u8) << 3)
            }
            _ => return Err((at, FenReason::Unexpected(letter))),
        };
        if matches!(letter | 0x20, b'k' | b'q') {
            by_side = by_side.or(Some(at));
        } else if Side::ALL
            .into_iter()
            .any(|side| outermost(board, color, side) == square)
        {
            redundant = redundant.or(Some(at));
        }
        // White's before Black's, and from the h-file down.
        let place = (color as u8) << 3 | (7 - square.file() as u8);
        if read.rights.0.contains(square) {
            read.flaw = read.flaw.or(Some((at, FenReason::RightTwice)));
        } else if at > 0 && place < last {
            read.flaw = read.flaw.or(Some((at, FenReason::RightsOrder)));
        }
        last = place;
        read.rights.0.insert(square);
    }
    if let (Some(letter), Some(file)) = (by_side, redundant) {
        read.mixed = Some(letter.max(file));
    }
    Ok(read)
}

/// The field for each combination of rights of rooks in the corners: a1, h1, a8 and h8 are the bits
/// of the index.
static CORNERS: [([u8; 4], u8); 16] = {
    let mut table = [(*b"-\0\0\0", 1); 16];
    let mut index = 1;
    while index < 16 {
        let mut text = [0; 4];
        let mut len = 0;
        let letters = [(2, b'K'), (1, b'Q'), (8, b'k'), (4, b'q')];
        let mut i = 0;
        while i < 4 {
            if index & letters[i].0 != 0 {
                text[len] = letters[i].1;
                len += 1;
            }
            i += 1;
        }
        table[index] = (text, len as u8);
        index += 1;
    }
    table
};

/// The field in X-FEN and its length, where all rights are of rooks in the corners.
#[inline(always)]
pub(super) fn of_corners(board: &Board, rights: CastlingRights) -> Option<(u64, u8)> {
    let squares = rights.0;
    let black = board.by_color(Color::Black);
    let right_color = black & squares == squares & Bitboard::back_rank(Color::Black);
    let in_corners = CastlingRights::STANDARD.0 & board.by_role(Role::Rook) & squares == squares;
    if !in_corners || !right_color {
        return None;
    }
    let bit = |at: u32| (squares.0 >> at & 1) as usize;
    let index = bit(0) | bit(7) << 1 | bit(56) << 2 | bit(63) << 3;
    let (text, len) = CORNERS[index & 15];
    Some((u64::from(u32::from_le_bytes(text)), len))
}

/// Writes the field; rights on neither first rank cannot be written and are left out.
pub(super) fn write(out: &mut String, board: &Board, rights: CastlingRights, style: RightsStyle) {
    let before = out.len();
    for color in Color::ALL {
        for square in rights.of(color).into_iter().rev() {
            let lower = match style {
                RightsStyle::Shredder => square.file().letter() as u8,
                RightsStyle::XFen if outermost(board, color, Side::King) == square => b'k',
                RightsStyle::XFen if outermost(board, color, Side::Queen) == square => b'q',
                RightsStyle::XFen => square.file().letter() as u8,
            };
            out.push(char::from(match color {
                Color::White => lower.to_ascii_uppercase(),
                Color::Black => lower,
            }));
        }
    }
    if out.len() == before {
        out.push('-');
    }
}
