//! Forsyth–Edwards notation.

use core::fmt;

use crate::{Board, Piece, Square};

/// Why a FEN could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// The placement of the pieces.
    Board,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a placement of pieces")
    }
}

impl core::error::Error for FenError {}

pub(crate) fn write_board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match board.piece_at(Square::ALL[rank * 8 + file]) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                        empty = 0;
                    }
                    write!(f, "{piece}")?;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

pub(crate) fn read_board(text: &[u8]) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = 0;
    for (row, rank) in text.split(|&b| b == b'/').zip((0..8).rev()) {
        let mut file = 0;
        for &byte in row {
            if let Some(piece) = Piece::from_letter(byte as char) {
                let square = (file < 8).then_some(Square::ALL[(rank * 8 + file) & 63]);
                board.put(square.ok_or(FenError::Board)?, piece);
                file += 1;
            } else if byte.is_ascii_digit() {
                file += usize::from(byte - b'0');
            } else {
                return Err(FenError::Board);
            }
        }
        if file != 8 {
            return Err(FenError::Board);
        }
        ranks += 1;
    }
    if ranks == 8 {
        Ok(board)
    } else {
        Err(FenError::Board)
    }
}
