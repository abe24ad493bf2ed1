//! Where the two kings can stand at once, and whose move it is then: what one takes from the
//! other, and that a side with nothing else to move must move its king.

use super::saturation::{A_FILE, H_FILE, Saturation};
use crate::{Bitboard, Color, Square, attacks};

impl Saturation {
    /// Lets the kings make all their moves; whether anything is new.
    pub(super) fn grow_kings(&mut self) -> bool {
        let open = Color::ALL.map(|color| !(self.closed(color) | self.attacked_for_ever(!color)));
        let others = Color::ALL.map(|color| self.can_move_others(color));
        let homes = Color::ALL.map(|color| self.king_home(color));
        let (castles, hits) = (self.castles, self.hits);
        // Where the side to move could move nothing, the game would be over: such a capture of the
        // other king changes nothing.
        let goes_on = |kings: u64, other: Square, turn: Color| {
            let turn = turn as usize;
            let castles = if kings & homes[turn] == 0 {
                0
            } else {
                castles[turn]
            };
            others[turn] || (spread(kings) & open[turn] | castles) & !near(other) != 0
        };
        let mut is_new = false;
        loop {
            let before = is_new;
            is_new = false;
            for white in Square::ALL {
                let at = white.index();
                let near_white = near(white);
                let [on_white, on_black] = [self.kings[0][at], self.kings[1][at]];
                if on_white != 0 {
                    if others[0] {
                        is_new |= add(&mut self.kings[1][at], on_white);
                    }
                    let castles = if homes[0] == white.bit().0 {
                        self.castles[0]
                    } else {
                        0
                    };
                    for to in Bitboard(attacks::king(white).0 & open[0] | castles) {
                        let left = on_white & !near(to);
                        if left != 0 {
                            if goes_on(left, to, Color::Black) {
                                self.hits[0] |= to.bit().0;
                            }
                            is_new |= add(&mut self.kings[1][to.index()], left);
                        }
                    }
                }
                if on_black != 0 {
                    if others[1] {
                        is_new |= add(&mut self.kings[0][at], on_black);
                    }
                    let castles = if on_black & homes[1] == 0 {
                        0
                    } else {
                        self.castles[1]
                    };
                    let to = (spread(on_black) & open[1] | castles) & !near_white;
                    for to in Bitboard(to & !self.hits[1]) {
                        if goes_on(white.bit().0, to, Color::White) {
                            self.hits[1] |= to.bit().0;
                        }
                    }
                    is_new |= add(&mut self.kings[0][at], to);
                }
            }
            if !is_new {
                return self.enter_kings() | before | (hits != self.hits);
            }
        }
    }

    /// Notes where each king can stand; whether that is new.
    fn enter_kings(&mut self) -> bool {
        let mut squares = [0; 2];
        for white in Square::ALL {
            let black = self.kings[0][white.index()] | self.kings[1][white.index()];
            if black != 0 {
                squares[0] |= white.bit().0;
                squares[1] |= black;
            }
        }
        let mut is_new = false;
        for color in Color::ALL {
            if let Some(home) = self.board.king_of(color) {
                is_new |= self.enter(home, squares[color as usize]);
            }
        }
        is_new
    }

    fn king_home(&self, color: Color) -> u64 {
        self.board.king_of(color).map_or(0, |home| home.bit().0)
    }

    /// Whether a side can ever move anything but its king.
    fn can_move_others(&self, color: Color) -> bool {
        let [queens, knights] = self.promoted[color as usize];
        let moved = self.board.by_color(color).0 & self.moved & !self.king_home(color);
        moved | queens | knights != 0
    }

    /// By the square of the loser's king: where the winner's can stand, on this side's move.
    pub(super) fn hunters(&self, winner: Color, turn: Color, prey: Square) -> u64 {
        let kings = &self.kings[turn as usize];
        match winner {
            Color::Black => kings[prey.index()],
            Color::White => Square::ALL
                .into_iter()
                .filter(|white| kings[white.index()] & prey.bit().0 != 0)
                .fold(0, |all, white| all | white.bit().0),
        }
    }
}

/// The square and those around it.
fn near(square: Square) -> u64 {
    attacks::king(square).0 | square.bit().0
}

fn add(set: &mut u64, squares: u64) -> bool {
    let is_new = squares & !*set != 0;
    *set |= squares;
    is_new
}

/// The squares a king comes to from any of these.
pub(super) fn spread(squares: u64) -> u64 {
    let sides = (squares & !A_FILE) >> 1 | (squares & !H_FILE) << 1;
    let rows = squares | sides;
    sides | rows << 8 | rows >> 8
}
