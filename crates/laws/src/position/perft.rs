//! Counting the leaves of the tree of legal moves.

use core::marker::PhantomData;

use super::{
    Position,
    generate::{Visitor, generate},
    side::{Black, Player, White},
    visitors::{Count, back},
};
use crate::{
    Board, Color, Role, Side, Square,
    processor::{Job, Machine, Portable, on_fastest},
    unchecked,
};

impl Position {
    /// How many sequences of `depth` legal moves there are.
    ///
    /// The last ply is counted, not played. Where the processor has newer instructions than the
    /// build asks for, they are used. A depth beyond 255, which no computer reaches unless every
    /// move is forced, counts as 255: each ply takes room on the stack.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth.min(255) {
            0 => 1,
            1 => self.legal_count() as u64,
            2 => Tree::new(self, 2).run(Portable),
            depth => on_fastest(Tree::new(self, depth)),
        }
    }
}

/// What counting needs of a position.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    castling: u64,
    /// The square just passed over, if some pawn attacks it.
    en_passant: u64,
}

struct Tree {
    node: Node,
    turn: Color,
    depth: u32,
}

impl Tree {
    fn new(position: &Position, depth: u32) -> Self {
        let node = Node {
            board: position.board,
            castling: position.castling.0.0,
            en_passant: position.en_passant.map_or(0, |square| square.bit().0),
        };
        Self {
            node,
            turn: position.turn,
            depth,
        }
    }
}

impl Job for Tree {
    type Output = u64;

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> u64 {
        match self.turn {
            Color::White => count::<White, M>(&self.node, self.depth, machine),
            Color::Black => count::<Black, M>(&self.node, self.depth, machine),
        }
    }
}

/// The leaves below a node.
#[inline(always)]
fn count<P: Player, M: Machine>(node: &Node, depth: u32, machine: M) -> u64 {
    if depth == 1 {
        machine.run(
            #[inline(always)]
            || {
                let mut count = Count(0);
                generate::<P, _>(&node.board, node.castling, node.en_passant, &mut count);
                count.0
            },
        )
    } else {
        machine.run(
            #[inline(always)]
            || {
                let mut walk = Walk::<P, M> {
                    node,
                    depth,
                    machine,
                    leaves: 0,
                    player: PhantomData,
                };
                generate::<P, _>(&node.board, node.castling, node.en_passant, &mut walk);
                walk.leaves
            },
        )
    }
}

/// Plays each move and goes down.
struct Walk<'a, P, M> {
    node: &'a Node,
    depth: u32,
    machine: M,
    leaves: u64,
    player: PhantomData<P>,
}

impl<P: Player, M: Machine> Walk<'_, P, M> {
    /// The node after something went from one square to another and is there of this role.
    #[inline(always)]
    fn moved(&self, from: u64, to: u64, role: Role) -> Node {
        let (mut planes, mut black) = self.node.board.planes();
        let keep = !(from | to);
        let code = role as u64;
        for (bit, plane) in planes.iter_mut().enumerate() {
            *plane = (*plane & keep) | (to * (code >> bit & 1));
        }
        black &= keep;
        if !P::COLOR.is_white() {
            black |= to;
        }
        Node {
            board: Board::from_planes(planes, black),
            castling: self.node.castling & keep,
            en_passant: 0,
        }
    }

    #[inline(always)]
    fn descend(&mut self, node: &Node) {
        self.leaves += count::<P::Opponent, M>(node, self.depth - 1, self.machine);
    }
}

impl<P: Player, M: Machine> Visitor for Walk<'_, P, M> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, mut targets: u64) {
        while targets != 0 {
            let to = targets & targets.wrapping_neg();
            let mut node = self.moved(from.bit().0, to, role);
            if role == Role::King {
                node.castling &= !P::BACK_RANK;
            }
            self.descend(&node);
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn pawns(&mut self, delta: i8, mut targets: u64) {
        while targets != 0 {
            let to = unchecked::square(targets.trailing_zeros() as u8);
            let node = self.moved(back(to, delta).bit().0, to.bit().0, Role::Pawn);
            self.descend(&node);
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn double_advances(&mut self, delta: i8, mut targets: u64) {
        while targets != 0 {
            let to = unchecked::square(targets.trailing_zeros() as u8);
            let mut node = self.moved(back(to, delta).bit().0, to.bit().0, Role::Pawn);
            node.en_passant = P::Opponent::up(to.bit().0);
            self.descend(&node);
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn promotions(&mut self, delta: i8, mut targets: u64) {
        while targets != 0 {
            let to = unchecked::square(targets.trailing_zeros() as u8);
            for role in Role::PROMOTIONS {
                let node = self.moved(back(to, delta).bit().0, to.bit().0, role);
                self.descend(&node);
            }
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let mut node = self.moved(from.bit().0, to.bit().0, Role::Pawn);
        let captured = P::Opponent::up(to.bit().0);
        if let Some(square) = crate::Bitboard(captured).first() {
            node.board.clear(square);
        }
        self.descend(&node);
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        let side = if rook as u8 > king as u8 {
            Side::King
        } else {
            Side::Queen
        };
        let mut node = *self.node;
        node.board.clear(king);
        node.board.clear(rook);
        node.board
            .place(side.king_to(P::COLOR), P::COLOR, Role::King);
        node.board
            .place(side.rook_to(P::COLOR), P::COLOR, Role::Rook);
        node.castling &= !P::BACK_RANK;
        node.en_passant = 0;
        self.descend(&node);
    }
}
