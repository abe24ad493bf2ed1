//! Moves after which no mate of the loser can follow, whatever is replied: they mate the winner, or
//! give its last piece away.

use super::saturation::{Saturation, attacks_from, pawn_attacks};
use crate::{Bitboard, Color, Role, Square, attacks};

/// The moves of one piece that end all.
pub(super) struct Ends {
    /// Wherever it comes from.
    to: u64,
    /// From a square that it leaves: all but these, to uncover a check.
    uncovering: [Option<(Square, u64)>; 2],
}

impl Ends {
    const NONE: Self = Self {
        to: 0,
        uncovering: [None; 2],
    };

    /// Where moves from a square end all.
    pub(super) fn from(&self, from: Square) -> u64 {
        self.uncovering
            .iter()
            .flatten()
            .filter(|(square, _)| *square == from)
            .fold(self.to, |all, (_, to)| all | to)
    }
}

impl Saturation {
    /// The moves of a piece that end all.
    pub(super) fn ends(&self, home: Square, color: Color, role: Role) -> Ends {
        if color == self.terms.winner {
            Ends {
                to: if self.terms.is_last {
                    self.given_away(role)
                } else {
                    0
                },
                ..Ends::NONE
            }
        } else {
            self.mates(home, role)
        }
    }

    /// Where the winner's last piece checks a king that cannot move from beside it, and is taken.
    fn given_away(&self, role: Role) -> u64 {
        let winner = self.terms.winner;
        let (Some(king), Some(hunter)) = (self.board.king_of(!winner), self.board.king_of(winner))
        else {
            return 0;
        };
        if self.reach[king.index()] != king.bit().0 {
            return 0;
        }
        let around = attacks::king(king).0;
        let own = self.board.by_color(!winner).0 & self.fixed();
        let checks = attacks_from(role, king.bit().0, 0) & around;
        Bitboard(checks)
            .into_iter()
            .filter(|to| {
                let to = to.bit().0;
                let is_guarded = attacks_from(Role::King, to, 0) & self.reach[hunter.index()] != 0;
                around & !to & !own == 0
                    && (!is_guarded
                        || self.attacked_by_others(!winner, to | king.bit().0, 0) & to != 0)
            })
            .fold(0, |all, to| all | to.bit().0)
    }

    /// The moves of one of the loser's pieces that mate the winner's king, which cannot move.
    fn mates(&self, home: Square, role: Role) -> Ends {
        let winner = self.terms.winner;
        let Some(king) = self.board.king_of(winner) else {
            return Ends::NONE;
        };
        if self.reach[king.index()] != king.bit().0 || self.castles[winner as usize] != 0 {
            return Ends::NONE;
        }
        let around = attacks::king(king).0;
        let own = self.board.by_color(winner).0 & self.fixed();
        // Whether the king has nowhere to go once the piece stands there.
        let is_shut_in = |to: &Square| {
            let held = self.attacked_by_others(!winner, home.bit().0, to.bit().0);
            around & !(held | own & !to.bit().0) == 0
        };
        let strikes = self.strikes(winner, home);
        let taken = self.ever_occupied() | strikes;
        let to = Bitboard(attacks_from(role, king.bit().0, 0) & !strikes)
            .into_iter()
            .filter(|&to| attacks::between(to, king).0 & taken == 0)
            .filter(is_shut_in)
            .fold(0, |all, to| all | to.bit().0);
        let mut uncovering = [None; 2];
        for (slot, (from, line)) in uncovering
            .iter_mut()
            .zip(self.lines_opened(home, king, strikes))
        {
            let to = Bitboard(!(line | king.bit().0))
                .into_iter()
                .filter(is_shut_in)
                .fold(0, |all, to| all | to.bit().0);
            *slot = Some((from, to));
        }
        Ends { to, uncovering }
    }

    /// The squares from which a piece of the loser uncovers a check to the winner's king that can
    /// be neither taken nor blocked, each with the line between the king and what checks.
    fn lines_opened(
        &self,
        home: Square,
        king: Square,
        strikes: u64,
    ) -> impl Iterator<Item = (Square, u64)> {
        let loser = !self.terms.winner;
        let others = self.occupied_by_others(home);
        let reach = self.reach[home.index()];
        let still = self.board.by_color(loser).0 & self.fixed() & !home.bit().0 & !strikes;
        Bitboard(still).into_iter().filter_map(move |checker| {
            let role = self.board.role_at(checker)?;
            let is_long = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
            let line = attacks::between(checker, king).0;
            let lid = Bitboard(line & reach);
            let is_open = (others | strikes) & line == 0 && lid.count() == 1;
            let sees = attacks_from(role, checker.bit().0, 0) & king.bit().0 != 0;
            if is_long && is_open && sees {
                Some((lid.first()?, line))
            } else {
                None
            }
        })
    }

    /// Where any piece but this one can ever stand.
    fn occupied_by_others(&self, home: Square) -> u64 {
        let others = self.board.occupied().without(home);
        self.promoted
            .iter()
            .flatten()
            .fold(0, |all, squares| all | squares)
            | others
                .into_iter()
                .fold(0, |all, other| all | self.reach[other.index()])
    }

    /// Where a side's pieces but the king may come, or take, when one of the other side has left
    /// its first square.
    fn strikes(&self, color: Color, left: Square) -> u64 {
        let fixed = self.fixed() & !left.bit().0;
        let pieces = self.board.by_color(color) & !self.board.by_role(Role::King);
        let up = |squares: u64| match color {
            Color::White => squares << 8,
            Color::Black => squares >> 8,
        };
        let [queens, knights] = self.promoted[color as usize];
        let mut seen = attacks_from(Role::Queen, queens, fixed);
        seen |= attacks_from(Role::Knight, knights, fixed);
        for home in pieces {
            let reach = self.reach[home.index()];
            seen |= match self.board.role_at(home) {
                Some(Role::Pawn) => pawn_attacks(color, reach) | up(reach) | up(up(reach)),
                Some(role) => attacks_from(role, reach, fixed),
                None => 0,
            };
        }
        seen
    }
}
