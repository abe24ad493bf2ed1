//! Where each piece can ever stand, whatever is played, and whether a mate is possible there.
//!
//! Pieces are told apart by the square they stand on at first. The sets only ever grow, until
//! every legal move from a position within them leads to a position within them; so they hold of
//! every position that can arise.

mod kings;
mod room;
mod saturation;

use alloc::{boxed::Box, vec::Vec};

use self::saturation::Saturation;
pub(super) use self::saturation::pawn_attacks;
use crate::{Bitboard, ByColor, Color, Piece, Position, Square};

/// Where each piece can ever stand; a proof when no mate is possible there.
///
/// Every position that can arise by legal moves lies within it: each piece is one of `pieces` on
/// one of its squares, a pawn's place perhaps taken by a piece on one of the `promoted` squares,
/// and the kings stand as `kings` says they can at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confinement {
    pieces: Vec<Confined>,
    promoted: ByColor<Promoted>,
    kings: Kings,
}

/// Where the two kings can stand at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kings(
    // By the side to move and the square of White's king: where Black's can stand then.
    Box<[[u64; 64]; 2]>,
);

impl Kings {
    /// Where Black's king can stand on a side's move while White's stands on a square.
    pub fn black(&self, turn: Color, white: Square) -> Bitboard {
        Bitboard(self.0[turn as usize][white.index()])
    }
}

/// One piece of a confinement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Confined {
    /// Where it stands at first.
    pub home: Square,
    /// What it is.
    pub piece: Piece,
    /// Where it can ever stand, as a pawn if it is one.
    pub squares: Bitboard,
    /// Whether it may leave the board.
    pub fate: Fate,
}

/// Whether a piece may leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It may be captured or promote.
    Mortal,
    /// It stays on the board, whatever legal moves are made.
    Immortal,
}

/// Where a side's promoted pieces can ever stand; rooks and bishops where queens can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Promoted {
    /// Those that move along lines.
    pub queens: Bitboard,
    /// The knights.
    pub knights: Bitboard,
}

impl Confinement {
    /// The pieces, in the order of the squares they stand on at first.
    pub fn pieces(&self) -> &[Confined] {
        &self.pieces
    }

    /// Where each side's promoted pieces can ever stand.
    pub const fn promoted(&self) -> ByColor<Promoted> {
        self.promoted
    }

    /// Where the two kings can stand at once.
    pub const fn kings(&self) -> &Kings {
        &self.kings
    }
}

/// The confinement of a position, if it leaves no square for a mate.
pub(super) fn confinement(position: &Position, winner: Color) -> Option<Confinement> {
    let saturation = Saturation::of(position);
    if saturation.leaves_room_for_mate(winner) {
        None
    } else {
        Some(saturation.confinement())
    }
}

impl Saturation {
    fn confinement(&self) -> Confinement {
        let pieces = self.board.pieces().map(|(home, piece)| Confined {
            home,
            piece,
            squares: Bitboard(self.squares(home)),
            fate: if self.gone & home.bit().0 == 0 {
                Fate::Immortal
            } else {
                Fate::Mortal
            },
        });
        let promoted = |color: Color| {
            let [queens, knights] = self.promoted[color as usize];
            Promoted {
                queens: Bitboard(queens),
                knights: Bitboard(knights),
            }
        };
        Confinement {
            pieces: pieces.collect(),
            promoted: ByColor {
                white: promoted(Color::White),
                black: promoted(Color::Black),
            },
            kings: Kings(Box::new(self.kings)),
        }
    }
}
