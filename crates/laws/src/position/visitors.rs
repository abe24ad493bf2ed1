//! What is done with the generated moves: counted, listed, or just found to exist.

use super::{
    Position,
    generate::{Visitor, generate},
    side::{Black, White},
};
use crate::{
    Bitboard, Color, Move, MoveKind, MoveList, Role, Square,
    list::{Slots, Writer},
    unchecked,
};

impl Position {
    #[inline(always)]
    fn visit<V: Visitor>(&self, visitor: &mut V) {
        let en_passant = self.en_passant.map_or(0, |square| square.bit().0);
        match self.turn {
            Color::White => {
                generate::<White, V>(&self.board, self.castling.0.0, en_passant, visitor);
            }
            Color::Black => {
                generate::<Black, V>(&self.board, self.castling.0.0, en_passant, visitor);
            }
        }
    }

    /// All legal moves.
    ///
    /// Law: [3.10.1](crate::law::A3_10_1).
    // Inlined, so that the caller can keep the list where it is filled.
    #[inline(always)]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        if !list.fill(|moves| self.write_moves(moves)) {
            self.list_many(&mut list);
        }
        list
    }

    #[inline(never)]
    fn write_moves(&self, moves: &mut Slots) -> usize {
        let mut listed = Listed(Writer::new(moves));
        self.visit(&mut listed);
        listed.0.len()
    }

    /// Lists the moves of a board so crowded with queens that the list takes memory of its own.
    #[cold]
    fn list_many(&self, list: &mut MoveList) {
        self.visit(&mut Listed(list));
    }

    /// How many legal moves there are; faster than listing them.
    pub fn legal_count(&self) -> usize {
        let mut count = Count(0);
        self.visit(&mut count);
        count.0 as usize
    }

    /// Whether there is any legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut any = Any(0);
        self.visit(&mut any);
        any.0 != 0
    }
}

/// The number of moves.
pub(super) struct Count(pub(super) u64);

impl Visitor for Count {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn pawns(&mut self, _: i8, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn double_advances(&mut self, _: i8, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn promotions(&mut self, _: i8, targets: u64) {
        self.0 += 4 * u64::from(targets.count_ones());
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// Something of every move seen; zero while there was none.
pub(super) struct Any(pub(super) u64);

impl Visitor for Any {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: u64) {
        self.0 |= targets;
    }

    #[inline(always)]
    fn pawns(&mut self, _: i8, targets: u64) {
        self.0 |= targets;
    }

    #[inline(always)]
    fn double_advances(&mut self, _: i8, targets: u64) {
        self.0 |= targets;
    }

    #[inline(always)]
    fn promotions(&mut self, _: i8, targets: u64) {
        self.0 |= targets;
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, to: Square) {
        self.0 |= to.bit().0;
    }

    #[inline(always)]
    fn castle(&mut self, _: Square, rook: Square) {
        self.0 |= rook.bit().0;
    }

    #[inline(always)]
    fn is_satisfied(&self) -> bool {
        self.0 != 0
    }
}

/// Where moves are listed.
trait Sink {
    fn push_each(&mut self, targets: u64, to: impl Fn(Square) -> Move);
}

impl Sink for Writer<'_> {
    #[inline(always)]
    fn push_each(&mut self, targets: u64, to: impl Fn(Square) -> Move) {
        Writer::push_each(self, targets, to);
    }
}

impl Sink for &mut MoveList {
    fn push_each(&mut self, targets: u64, to: impl Fn(Square) -> Move) {
        self.extend(Bitboard(targets).into_iter().map(to));
    }
}

/// The moves themselves.
struct Listed<S>(S);

impl<S: Sink> Visitor for Listed<S> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: u64) {
        self.0.push_each(targets, |to| Move {
            from,
            to,
            role,
            kind: MoveKind::Normal,
        });
    }

    #[inline(always)]
    fn pawns(&mut self, delta: i8, targets: u64) {
        let kind = MoveKind::Normal;
        self.0
            .push_each(targets, |to| Move::pawn(back(to, delta), to, kind));
    }

    #[inline(always)]
    fn double_advances(&mut self, delta: i8, targets: u64) {
        let kind = MoveKind::DoubleAdvance;
        self.0
            .push_each(targets, |to| Move::pawn(back(to, delta), to, kind));
    }

    #[inline(always)]
    fn promotions(&mut self, delta: i8, targets: u64) {
        for promotion in Role::PROMOTIONS {
            let kind = MoveKind::Promotion(promotion);
            self.0
                .push_each(targets, |to| Move::pawn(back(to, delta), to, kind));
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.0
            .push_each(to.bit().0, |to| Move::pawn(from, to, MoveKind::EnPassant));
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.0.push_each(rook.bit().0, |to| Move {
            from: king,
            to,
            role: Role::King,
            kind: MoveKind::Castle,
        });
    }
}

/// The square a pawn came from.
#[inline(always)]
pub(super) fn back(to: Square, delta: i8) -> Square {
    unchecked::square((to as u8).wrapping_sub(delta as u8))
}
