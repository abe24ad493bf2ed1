//! The game as it looks to its players where nobody but people watch: what only the program knows,
//! whether a move is legal, makes no difference to it.

use jadoube_laws::{Board, Color};

use crate::{Game, Watch};

impl Game {
    /// Whether the pieces stand otherwise than before the move at hand; displaced ones are thought
    /// back where they were.
    fn looks_moved(&self) -> bool {
        let board: &Board = match &self.displaced {
            Some(displaced) => &displaced.before,
            None => &self.turn.board,
        };
        board != self.standing.board()
    }

    /// Whether a side has moved as far as can be seen, legally or not, and has not pressed.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(crate) fn seems_moved(&self, color: Color) -> bool {
        self.unpressed[color] || (self.turn() == color && self.looks_moved())
    }

    /// How many half-moves were made; where people watch, as far as can be seen.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(crate) fn seen_ply(&self) -> u32 {
        let more = self.regulations.watch == Watch::People && self.looks_moved();
        self.ply() + u32::from(more)
    }

    /// How many moves a side has made; where people watch, as far as can be seen.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(crate) fn seen_moves(&self, color: Color) -> u32 {
        let more = self.turn() == color && self.seen_ply() > self.ply();
        self.moves_made(color) + u32::from(more)
    }

    /// Whether a side is on move; where people watch, once the opponent has pressed.
    ///
    /// Law: [1.2](jadoube_laws::law::A1_2), [12.6](jadoube_laws::law::A12_6).
    pub(crate) fn seems_on_move(&self, color: Color) -> bool {
        match self.regulations.watch {
            Watch::Program => self.turn() == color,
            Watch::People => self.whose_time() == color,
        }
    }
}
