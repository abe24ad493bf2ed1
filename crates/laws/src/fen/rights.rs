//! Castling rights in X-FEN and Shredder-FEN.

use super::{FenReason, RightsStyle, buffer::Buffer};
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

/// Writes the field; rights on neither first rank cannot be written and are left out.
pub(super) fn write(out: &mut Buffer, board: &Board, rights: CastlingRights, style: RightsStyle) {
    let before = out.len();
    for color in Color::ALL {
        for square in rights.of(color).into_iter().rev() {
            let lower = match style {
                RightsStyle::Shredder => square.file().letter() as u8,
                RightsStyle::XFen if outermost(board, color, Side::King) == square => b'k',
                RightsStyle::XFen if outermost(board, color, Side::Queen) == square => b'q',
                RightsStyle::XFen => square.file().letter() as u8,
            };
            out.push(match color {
                Color::White => lower.to_ascii_uppercase(),
                Color::Black => lower,
            });
        }
    }
    if out.len() == before {
        out.push(b'-');
    }
}
