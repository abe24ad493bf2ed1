//! Whether the sets leave room for a mate.

use super::{
    kings::spread,
    saturation::{Saturation, attacks_from, pawn_attacks},
};
use crate::{Bitboard, Color, Piece, Role, Square, attacks};

impl Saturation {
    /// Whether the sets leave a square where the loser's king might be mated: a move may give check
    /// there, and of the squares around, those that no piece attacks are attacked by the winner's
    /// king where it can stand then, or taken by as many pieces of the loser.
    pub(super) fn leaves_room_for_mate(&self, winner: Color) -> bool {
        let king = self.board.king_of(!winner);
        let prey = king.map_or(0, |home| self.reach[home.index()]);
        let fixed = self.fixed();
        let attacked = self.attacked_by(winner, |_, _| true);
        let by_moving = self.attacked_by(winner, |home, _| self.moved & home.bit().0 != 0);
        let lines = [Role::Bishop, Role::Rook].map(|role| self.along_lines(winner, role));
        // What is captured in passing leaves a line too.
        let lids = self.present(winner) | self.squares_of(!winner, Role::Pawn);
        let uncovered = self.uncovered(winner, lids, fixed);
        let present = self.present(!winner);
        Bitboard(prey & attacked).into_iter().any(|square| {
            let stands = self.hunters_at_mate(winner, square, by_moving | uncovered, lines);
            if stands == 0 {
                return false;
            }
            let around = attacks::king(square).0;
            let open = around & !attacked;
            Bitboard(stands & !(around | square.bit().0))
                .into_iter()
                .any(|stand| {
                    let left = open & !attacks::king(stand).0;
                    left & !present == 0 && self.can_fill(left, !winner)
                })
        })
    }

    /// Where the winner's king can stand when a move checks on a square: one of another piece,
    /// which leaves it there, or one of its own, that lets another piece check.
    fn hunters_at_mate(
        &self,
        winner: Color,
        square: Square,
        by_others: u64,
        lines: [u64; 2],
    ) -> u64 {
        let before = self.hunters(winner, winner, square);
        let mut stands = 0;
        if by_others & square.bit().0 != 0 {
            stands |= before;
        }
        let fixed = Bitboard(self.fixed());
        let mut steps = 0;
        for (checks, line) in lines
            .into_iter()
            .zip([attacks::bishop(square, fixed), attacks::rook(square, fixed)])
        {
            if checks & square.bit().0 != 0 {
                steps |= spread(before & line.0);
            }
        }
        let steps = steps | self.castles[winner as usize];
        if steps != 0 {
            stands |= steps & self.hunters(winner, !winner, square);
        }
        stands
    }

    fn squares_of(&self, color: Color, role: Role) -> u64 {
        self.board
            .by_piece(Piece::new(color, role))
            .into_iter()
            .fold(0, |all, home| all | self.reach[home.index()])
    }

    /// What a side's pieces may ever attack along diagonals, as bishops do, or else as rooks.
    fn along_lines(&self, color: Color, role: Role) -> u64 {
        let [queens, _] = self.promoted[color as usize];
        let from = queens | self.squares_of(color, role) | self.squares_of(color, Role::Queen);
        attacks_from(role, from, self.fixed())
    }

    /// The squares that sliding pieces may come to attack when another piece of their side leaves
    /// the line.
    fn uncovered(&self, color: Color, lids: u64, fixed: u64) -> u64 {
        let pieces = self.board.by_color(color) & !Bitboard(self.moved);
        let mut seen = 0;
        for home in pieces {
            let Some(role) = self.board.role_at(home) else {
                continue;
            };
            if !matches!(role, Role::Bishop | Role::Rook | Role::Queen) {
                continue;
            }
            for to in Bitboard(attacks_from(role, home.bit().0, fixed)) {
                if attacks::between(home, to).0 & lids != 0 {
                    seen |= to.bit().0;
                }
            }
        }
        seen
    }

    /// Every square that some of a side's pieces but the king can ever attack, and those that
    /// pawns become.
    fn attacked_by(&self, color: Color, counts: impl Fn(Square, Role) -> bool) -> u64 {
        let fixed = self.fixed();
        let mut seen = 0;
        for home in self.board.by_color(color) {
            let Some(role) = self.board.role_at(home).filter(|&role| counts(home, role)) else {
                continue;
            };
            let reach = self.reach[home.index()];
            seen |= match role {
                Role::King => 0,
                Role::Pawn => pawn_attacks(color, reach),
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                    attacks_from(role, reach, fixed)
                }
            };
        }
        let [queens, knights] = self.promoted[color as usize];
        seen | attacks_from(Role::Queen, queens, fixed) | attacks_from(Role::Knight, knights, fixed)
    }
}
