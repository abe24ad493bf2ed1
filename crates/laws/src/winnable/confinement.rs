//! Where each piece can ever stand, whatever is played, and whether a mate is possible there.
//!
//! Pieces are told apart by the square they stand on at first. The sets only ever grow, until
//! every legal move from a position within them leads to a position within them; so they hold of
//! every position that can arise.

mod ends;
mod kings;
mod room;
mod saturation;

use alloc::{boxed::Box, vec::Vec};

pub(super) use self::saturation::pawn_attacks;
use self::saturation::{Saturation, Terms};
use crate::{Bitboard, ByColor, CastlingRights, Color, Piece, Position, Square};

/// Where each piece can ever stand; a proof when no mate is possible there.
///
/// Every position that can arise by legal moves lies within it: each piece is one of `pieces` on
/// one of its squares, a pawn's place perhaps taken by a piece on one of the `promoted` squares,
/// and the kings stand as `kings` says they can at once. Three kinds of moves may lead out of it:
///
/// - a capture of the winner's only piece beside its king, or a move of it after which the loser
///   can do nothing but capture it;
/// - a move of the loser that mates the winner;
/// - a capture of a piece that has not moved, of those that `after` names; what is beside it there
///   holds from then on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confinement {
    pieces: Vec<Confined>,
    promoted: ByColor<Promoted>,
    kings: Kings,
    after: Vec<(Square, Self)>,
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

    /// All this holds as long as the pieces on these first squares are not captured there before
    /// they have moved; after the capture, the confinement beside the square.
    pub fn after(&self) -> &[(Square, Self)] {
        &self.after
    }
}

/// How much is tried: how many sets are grown besides the first ones, to tell captures apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pains(pub(super) u32);

impl Pains {
    /// Enough where a question is about one position.
    pub(super) const GREAT: Self = Self(120);
    /// For one of many positions.
    pub(super) const SMALL: Self = Self(4);

    /// Takes one off.
    fn spend(&mut self) -> Option<()> {
        self.0 = self.0.checked_sub(1)?;
        Some(())
    }
}

/// The confinement of a position, if it leaves no square for a mate.
pub(super) fn confinement(
    position: &Position,
    winner: Color,
    mut pains: Pains,
) -> Option<Confinement> {
    let terms = Terms::of(position.board(), winner, 0);
    let begun = Saturation::begun(position, terms);
    let grown = begun.clone().grown();
    if !grown.leaves_room_for_mate(winner) {
        return Some(grown.confinement(Vec::new()));
    }
    let is_plain =
        position.castling() == CastlingRights::default() && position.en_passant().is_none();
    if is_plain {
        split(&begun, grown.first_taken, winner, &mut pains)
    } else {
        None
    }
}

/// The confinement as long as some pieces are not captured where they stand, with those that hold
/// after each of these captures.
fn split(begun: &Saturation, taken: u64, winner: Color, pains: &mut Pains) -> Option<Confinement> {
    let singles = Bitboard(taken).into_iter().map(|home| home.bit().0);
    let all = Some(taken).filter(|taken| taken.count_ones() > 1);
    for safe in all.into_iter().chain(singles) {
        pains.spend()?;
        let kept = begun.with_safe(safe).grown();
        if kept.leaves_room_for_mate(winner) {
            if safe == taken {
                // With fewer safe there is more room still.
                return None;
            }
            continue;
        }
        let mut after = |home: Square| {
            pains.spend()?;
            let begun = kept.after(home);
            let grown = begun.clone().grown();
            if !grown.leaves_room_for_mate(winner) {
                return Some((home, grown.confinement(Vec::new())));
            }
            Some((home, split(&begun, grown.first_taken, winner, pains)?))
        };
        if let Some(after) = Bitboard(safe).into_iter().map(&mut after).collect() {
            return Some(kept.confinement(after));
        }
    }
    None
}

impl Saturation {
    fn confinement(&self, after: Vec<(Square, Confinement)>) -> Confinement {
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
            after,
        }
    }
}
