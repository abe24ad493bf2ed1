//! From the crate's vocabulary and back.

use jadoube_laws::{Bitboard, Board, CastlingRights, File, Move, Piece, Rank, Setup, Square};

use super::{Place, Reference, Step};

pub(crate) fn place(square: Square) -> Place {
    (square.file() as i32, square.rank() as i32)
}

pub(crate) fn square((file, rank): Place) -> Square {
    Square::new(File::ALL[file as usize], Rank::ALL[rank as usize])
}

pub(crate) fn step(m: Move) -> Step {
    Step {
        from: place(m.from()),
        to: place(m.to()),
        kind: m.kind(),
    }
}

impl Reference {
    pub(crate) fn read(setup: &Setup) -> Self {
        let mut reference = Self {
            squares: [[None; 8]; 8],
            turn: setup.turn,
            rights: setup.castling.0.into_iter().map(place).collect(),
            passed: setup.en_passant.map(place),
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
        };
        for square in Square::ALL {
            let piece = setup.board.piece_at(square);
            reference.set(place(square), piece.map(|piece| (piece.color, piece.role)));
        }
        reference
    }

    pub(crate) fn setup(&self) -> Setup {
        let mut board = Board::EMPTY;
        for from in Self::places() {
            if let Some((color, role)) = self.at(from) {
                board.put(square(from), Piece::new(color, role));
            }
        }
        let mut rights = Bitboard::EMPTY;
        for &rook in &self.rights {
            rights.insert(square(rook));
        }
        Setup {
            board,
            turn: self.turn,
            castling: CastlingRights(rights),
            en_passant: self.passed.map(square),
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }
}
