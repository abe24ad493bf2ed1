//! Lines played at random towards a mate, each with leanings of its own: where many moves must
//! follow in some order, but hardly any order fails, one of them soon succeeds where a search in
//! order of cost is still busy with the first few.
//!
//! The numbers come from a fixed start, so that the same question has the same answer.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::{checks::Checks, confinement::pawn_attacks, material};
use crate::{Color, Move, MoveKind, MoveList, Position, Role, Square};

/// Lines played from one position, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Playouts {
    winner: Color,
    state: u64,
}

/// What one line leans to: how many times likelier some moves are than others.
struct Leaning {
    /// Where the kings go, the loser's first.
    targets: [Square; 2],
    /// By side, the loser first.
    sides: [Side; 2],
    /// Squares around the loser's king where its own pieces may stand in its way.
    crowd: u32,
    longest: u32,
}

struct Side {
    pawns: u32,
    takes: u32,
    pawn_takes: u32,
    /// Moves to where a pawn of the other side can take.
    offers: u32,
}

impl Playouts {
    pub(super) const fn new(winner: Color) -> Self {
        Self {
            winner,
            state: 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Plays lines until one ends in mate or as many positions were looked at; whether one did,
    /// which is left in the list.
    pub(super) fn run(&mut self, position: &Position, limit: u32, line: &mut Vec<Move>) -> bool {
        let mut left = limit;
        while left > 0 {
            let leaning = self.lean();
            let longest = leaning.longest.min(left);
            line.clear();
            if self.play(position, &leaning, longest, line) {
                return true;
            }
            left -= longest.min(line.len() as u32 + 1);
        }
        false
    }

    fn play(
        &mut self,
        position: &Position,
        leaning: &Leaning,
        longest: u32,
        line: &mut Vec<Move>,
    ) -> bool {
        let mut now = *position;
        for _ in 0..longest {
            let moves = now.legal_moves();
            let is_winner = now.turn() == self.winner;
            if is_winner && let Some(m) = mate(&now, &moves) {
                line.push(m);
                return true;
            }
            let Some(m) = self.draw(&now, &moves, leaning) else {
                return false;
            };
            let changes = now.captured(m).is_some() || m.promotion().is_some();
            line.push(m);
            now.play(m);
            if changes && material::lemma(now.board(), self.winner).is_some() {
                // What the winner's last move did is no mate, or it would have been found.
                return false;
            }
        }
        false
    }

    /// One of the moves; none if all are shunned, or there is none.
    fn draw(&mut self, now: &Position, moves: &MoveList, leaning: &Leaning) -> Option<Move> {
        let turn = now.turn();
        let board = now.board();
        let pawns = board.by_role(Role::Pawn) & board.by_color(!turn);
        let scene = Scene {
            position: now,
            side: usize::from(turn == self.winner),
            attacked: pawn_attacks(!turn, pawns.0),
        };
        let total = moves
            .iter()
            .fold(0, |total, &m| total + leaning.weight(&scene, m));
        let mut drawn = ((self.next() >> 32) as u32).checked_rem(total)?;
        moves.iter().copied().find(|&m| {
            let weight = leaning.weight(&scene, m);
            let is_it = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            is_it
        })
    }

    fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    fn lean(&mut self) -> Leaning {
        let drawn = self.next();
        let of = |at: u32, from: [u32; 4]| from[(drawn >> at) as usize & 3];
        let square =
            |at: u32| Square::from_index((drawn >> at) as usize & 63).unwrap_or(Square::A1);
        let far = if self.winner.is_white() { 56 } else { 0 };
        let corner = if drawn >> 40 & 3 == 0 { far ^ 56 } else { far }
            | if drawn >> 42 & 1 == 0 { 0 } else { 7 };
        let corner = Square::from_index(corner).unwrap_or(Square::A1);
        let targets = match drawn >> 43 & 7 {
            0 => [square(46), square(46)],
            1 => [square(46), square(52)],
            2 => [corner, square(52)],
            _ => [corner, corner],
        };
        Leaning {
            targets,
            sides: [
                Side {
                    pawns: of(12, [1, 4, 16, 64]),
                    takes: of(14, [0, 1, 4, 16]),
                    pawn_takes: of(18, [0, 1, 4, 64]),
                    offers: of(20, [1, 1, 4, 16]),
                },
                Side {
                    pawns: of(8, [4, 16, 64, 64]),
                    takes: of(10, [4, 16, 64, 64]),
                    pawn_takes: of(22, [4, 16, 64, 64]),
                    offers: of(24, [0, 1, 1, 8]),
                },
            ],
            crowd: of(26, [1, 1, 4, 16]),
            longest: of(16, [24, 48, 96, 192]),
        }
    }
}

/// A position whose moves are weighed.
struct Scene<'a> {
    position: &'a Position,
    /// Whose move it is: 1 for the winner.
    side: usize,
    /// Where pawns of the other side can take.
    attacked: u64,
}

/// A move that mates.
fn mate(position: &Position, moves: &MoveList) -> Option<Move> {
    let checks = Checks::on(position);
    moves
        .iter()
        .copied()
        .find(|&m| checks.may_be_given_by(m) && position.after(m).is_checkmate())
}

impl Leaning {
    fn weight(&self, scene: &Scene<'_>, m: Move) -> u32 {
        let is_winner = scene.side == 1;
        let is_capture = scene.position.captured(m).is_some();
        let side = &self.sides[scene.side];
        match m.kind() {
            MoveKind::Promotion(Role::Queen) => return if is_winner { 64 } else { 2 },
            MoveKind::Promotion(_) => return 4,
            MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::EnPassant | MoveKind::Castle => {
            }
        }
        let offer = if scene.attacked & m.to().bit().0 == 0 {
            1
        } else {
            side.offers
        };
        match m.role() {
            Role::Pawn if is_capture => side.pawn_takes,
            Role::Pawn => side.pawns * offer.max(1),
            Role::King | Role::Knight | Role::Bishop | Role::Rook | Role::Queen if is_capture => {
                side.takes
            }
            Role::King => {
                let target = self.targets[scene.side];
                match m.to().distance(target).cmp(&m.from().distance(target)) {
                    Ordering::Less => 24,
                    Ordering::Equal => 4,
                    Ordering::Greater => 1,
                }
            }
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                if !is_winner && m.to().distance(self.targets[0]) == 1 {
                    4 * self.crowd
                } else {
                    4 * offer
                }
            }
        }
    }
}
