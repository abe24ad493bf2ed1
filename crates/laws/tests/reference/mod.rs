//! A slow reading of Article 3 and Guidelines II, to hold the fast one against.
//!
//! The board is an array of squares and every rule is written the way the Laws put it: list what
//! each piece may do, then throw out what leaves the own king attacked. Nothing is shared with
//! the crate but the names of things.
#![allow(dead_code)]

mod attack;
mod castle;
mod play;
pub(crate) mod read;
mod san;
mod start;

use std::collections::BTreeSet;

use jadoube_laws::{Color, MoveKind, Role};

pub(crate) type Place = (i32, i32);

/// What stands where.
pub(crate) type Squares = [[Option<(Color, Role)>; 8]; 8];
pub(crate) type Identity = (Color, Squares, BTreeSet<Place>, Option<Place>);

/// A position: `squares[rank][file]`, both counted from 0 at a1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reference {
    pub(crate) squares: Squares,
    pub(crate) turn: Color,
    /// Where the rooks stand that never moved and whose king never did.
    pub(crate) rights: BTreeSet<Place>,
    /// The square a pawn passed over with the move just made.
    pub(crate) passed: Option<Place>,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
}

/// A move: from, to (the rook's square when castling), what is special.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Step {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) kind: MoveKind,
}

pub(crate) const STRAIGHT: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub(crate) const DIAGONAL: [Place; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const KNIGHT: [Place; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

pub(crate) fn on_board((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// The way a side's pawns go.
pub(crate) fn forward(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// A rank counted from a side, 0 for the one nearest to it.
pub(crate) fn rank_of(color: Color, rank: i32) -> i32 {
    match color {
        Color::White => rank,
        Color::Black => 7 - rank,
    }
}

impl Reference {
    pub(crate) fn at(&self, place: Place) -> Option<(Color, Role)> {
        self.squares[place.1 as usize][place.0 as usize]
    }

    pub(crate) fn set(&mut self, place: Place, piece: Option<(Color, Role)>) {
        self.squares[place.1 as usize][place.0 as usize] = piece;
    }

    pub(crate) fn places() -> impl Iterator<Item = Place> {
        (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
    }

    pub(crate) fn king(&self, color: Color) -> Place {
        Self::places()
            .find(|&place| self.at(place) == Some((color, Role::King)))
            .expect("each side has a king")
    }

    /// Every legal move, in order.
    pub(crate) fn moves(&self) -> Vec<Step> {
        let mut moves: Vec<Step> = self
            .steps()
            .into_iter()
            .filter(|&step| {
                let after = self.after(step);
                !after.attacked(after.king(self.turn), !self.turn)
            })
            .collect();
        moves.extend(self.castlings());
        moves.sort_unstable();
        moves
    }

    pub(crate) fn is_check(&self) -> bool {
        self.attacked(self.king(self.turn), !self.turn)
    }

    pub(crate) fn is_checkmate(&self) -> bool {
        self.is_check() && self.moves().is_empty()
    }

    pub(crate) fn is_stalemate(&self) -> bool {
        !self.is_check() && self.moves().is_empty()
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves();
        moves
            .iter()
            .map(|&step| self.after(step).perft(depth - 1))
            .sum()
    }

    /// Where a pawn can be taken in passing by a legal move.
    pub(crate) fn en_passant(&self) -> Option<Place> {
        self.passed?;
        self.moves()
            .iter()
            .find(|step| step.kind == MoveKind::EnPassant)
            .map(|step| step.to)
    }

    /// What makes two positions the same under 9.2.3: side, pieces, rights, captures in passing.
    pub(crate) fn identity(&self) -> Identity {
        (
            self.turn,
            self.squares,
            self.rights.clone(),
            self.en_passant(),
        )
    }

    /// What the pieces can do, whether or not the own king is safe; castling apart (3.2 to 3.8.1).
    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for from in Self::places() {
            match self.at(from) {
                Some((color, Role::Pawn)) if color == self.turn => self.pawn(from, &mut steps),
                Some((color, _)) if color == self.turn => {
                    for to in self.reach(from) {
                        if !matches!(self.at(to), Some((color, _)) if color == self.turn) {
                            let kind = MoveKind::Normal;
                            steps.push(Step { from, to, kind });
                        }
                    }
                }
                _ => {}
            }
        }
        steps
    }

    /// 3.7.1 to 3.7.3.
    fn pawn(&self, from: Place, steps: &mut Vec<Step>) {
        let up = forward(self.turn);
        let one = (from.0, from.1 + up);
        let two = (from.0, from.1 + 2 * up);
        if on_board(one) && self.at(one).is_none() {
            self.pawn_reaches(from, one, steps);
            if from.1 == rank_of(self.turn, 1) && self.at(two).is_none() {
                let kind = MoveKind::DoubleAdvance;
                steps.push(Step {
                    from,
                    to: two,
                    kind,
                });
            }
        }
        for to in [(from.0 - 1, from.1 + up), (from.0 + 1, from.1 + up)] {
            if !on_board(to) {
                continue;
            }
            if matches!(self.at(to), Some((color, _)) if color != self.turn) {
                self.pawn_reaches(from, to, steps);
            } else if self.passed == Some(to)
                && self.at(to).is_none()
                && self.at((to.0, from.1)) == Some((!self.turn, Role::Pawn))
            {
                let kind = MoveKind::EnPassant;
                steps.push(Step { from, to, kind });
            }
        }
    }

    fn pawn_reaches(&self, from: Place, to: Place, steps: &mut Vec<Step>) {
        if to.1 == rank_of(self.turn, 7) {
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                let kind = MoveKind::Promotion(role);
                steps.push(Step { from, to, kind });
            }
        } else {
            let kind = MoveKind::Normal;
            steps.push(Step { from, to, kind });
        }
    }
}
