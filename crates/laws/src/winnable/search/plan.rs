//! Which moves help a mate along. Only the order of the search depends on it.

use crate::{Bitboard, Board, Color, Move, MoveKind, Piece, Position, Role, Square};

/// Where pieces are wanted: the loser's king in a corner where pawns promote and a bishop may
/// check, the winner's by its side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    winner: Color,
    kind: Kind,
    yields: Yields,
    /// By color and role.
    targets: [[Option<Square>; 8]; 2],
}

/// Which of the two corners is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Corner {
    /// The one where the bishops there are may check.
    Likely,
    /// The other.
    Other,
    /// The likely one, the loser's pawns advancing and giving themselves up on the way.
    Yielding,
}

/// What the loser parts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Yields {
    Nothing,
    /// Its pawns, and what they become, for the winner's pawns to take.
    Pawns,
}

/// What there is to mate with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Pieces enough, or pawns that may become such.
    Hunt,
    /// So little that pieces of the loser must stand in their king's way.
    Smother,
}

/// How a move counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Help {
    Much,
    Some,
    Harm,
}

impl Plan {
    pub(super) fn of(position: &Position, winner: Color, corner: Corner) -> Self {
        let mut plan = Self {
            winner,
            kind: Kind::of(position.board(), winner),
            yields: match corner {
                Corner::Likely | Corner::Other => Yields::Nothing,
                Corner::Yielding => Yields::Pawns,
            },
            targets: [[None; 8]; 2],
        };
        let is_likely = corner != Corner::Other;
        let is_dark = Self::is_dark(position.board(), winner) == is_likely;
        let file_flip = if is_dark == winner.is_white() { 0 } else { 7 };
        let rank_flip = if winner.is_white() { 0 } else { 56 };
        let at = |square: Square| Square::from_index(square.index() ^ file_flip ^ rank_flip);
        for (color, role, square) in [
            (winner, Role::King, Square::G7),
            (winner, Role::Knight, Square::E5),
            (!winner, Role::King, Square::H8),
            (!winner, Role::Knight, Square::G8),
        ] {
            plan.targets[color as usize][role as usize] = at(square);
        }
        if plan.kind == Kind::Smother {
            for role in [Role::Bishop, Role::Rook] {
                plan.targets[!winner as usize][role as usize] = at(Square::G8);
            }
        }
        plan
    }

    /// Whether the mate should come on a dark square.
    fn is_dark(board: &Board, winner: Color) -> bool {
        let bishops = |color: Color| board.by_piece(Piece::new(color, Role::Bishop));
        let ours = bishops(winner);
        (ours & Bitboard::DARK_SQUARES).any()
            || ours.is_empty() && (bishops(!winner) & Bitboard::LIGHT_SQUARES).any()
    }

    /// What is asked of every move of a position.
    pub(super) fn look(&self, position: &Position) -> Look<'_> {
        let color = position.turn();
        Look {
            plan: self,
            targets: &self.targets[color as usize],
            theirs: position.board().by_color(!color),
            turn: if color == self.winner {
                Turn::Winner
            } else {
                Turn::Loser
            },
        }
    }

    /// How a move counts.
    pub(super) fn help(&self, position: &Position, m: Move) -> Help {
        self.look(position).help(position, m)
    }
}

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    Winner,
    Loser,
}

/// One position as its moves are weighed.
pub(super) struct Look<'a> {
    plan: &'a Plan,
    targets: &'a [Option<Square>; 8],
    theirs: Bitboard,
    turn: Turn,
}

impl Look<'_> {
    /// How a move counts.
    #[inline]
    pub(super) fn help(&self, position: &Position, m: Move) -> Help {
        let is_capture = self.theirs.contains(m.to());
        let is_drastic = is_capture || m.role() == Role::Pawn;
        if is_drastic
            && self.plan.kind == Kind::Smother
            && let Some(help) = self.plan.help_to_smother(position, m)
        {
            return help;
        }
        if is_drastic && self.turn == Turn::Winner {
            return match m.kind() {
                MoveKind::Promotion(Role::Rook | Role::Bishop | Role::Knight) => Help::Some,
                MoveKind::Promotion(_)
                | MoveKind::Normal
                | MoveKind::DoubleAdvance
                | MoveKind::EnPassant
                | MoveKind::Castle => Help::Much,
            };
        }
        if let Some(target) = self.targets[m.role() as usize & 7]
            && is_nearer(m, target)
        {
            return Help::Much;
        }
        if self.plan.yields == Yields::Pawns && self.turn == Turn::Loser && !is_capture {
            return if m.role() == Role::Pawn {
                Help::Much
            } else {
                Help::Some
            };
        }
        if is_drastic { Help::Harm } else { Help::Some }
    }
}

/// Whether a move brings a piece nearer to a square.
fn is_nearer(m: Move, target: Square) -> bool {
    if m.role() == Role::Knight {
        leaps(m.to(), target) < leaps(m.from(), target)
    } else {
        m.to().distance(target) < m.from().distance(target)
    }
}

impl Plan {
    /// How a capture or a pawn's move counts when the loser's pieces are needed.
    fn help_to_smother(&self, position: &Position, m: Move) -> Option<Help> {
        let is_winner = position.turn() == self.winner;
        let captured = position.captured(m);
        match (is_winner, captured) {
            (true, Some(Role::Queen)) => return Some(Help::Much),
            (true, Some(Role::Pawn)) => return Some(Help::Some),
            (_, Some(_)) => return Some(Help::Harm),
            (_, None) => {}
        }
        if is_winner || m.role() != Role::Pawn {
            return None;
        }
        Some(match m.promotion() {
            Some(Role::Queen) => Help::Harm,
            Some(_) | None => Help::Much,
        })
    }
}

impl Kind {
    fn of(board: &Board, winner: Color) -> Self {
        let of = |role: Role| board.by_piece(Piece::new(winner, role));
        let strong = of(Role::Queen) | of(Role::Rook) | of(Role::Pawn);
        let bishops = of(Role::Bishop);
        let is_one_color = (bishops & Bitboard::LIGHT_SQUARES).is_empty()
            || (bishops & Bitboard::DARK_SQUARES).is_empty();
        let minors = of(Role::Knight).count() + bishops.count().min(2 - u32::from(is_one_color));
        if strong.any() || minors > 1 {
            Self::Hunt
        } else {
            Self::Smother
        }
    }
}

/// About how many leaps a knight needs.
fn leaps(from: Square, to: Square) -> u32 {
    let files = (from as u8 & 7).abs_diff(to as u8 & 7);
    let ranks = (from as u8 >> 3).abs_diff(to as u8 >> 3);
    u32::from(files + ranks).div_ceil(3)
}
