//! The game as it looks to its players where nobody but people watch: what only the program knows,
//! whether a move is legal, makes no difference to it.

use jadoube_laws::{Board, Color};

use crate::{Game, TimeControl, Watch};

impl Game {
    /// The board as it looks; displaced pieces are thought back where they were.
    pub(super) fn board_thought_back(&self) -> &Board {
        match &self.displaced {
            Some(displaced) => &displaced.before,
            None => &self.turn.board,
        }
    }

    /// Whether the pieces stand otherwise than before the move at hand.
    fn looks_moved(&self) -> bool {
        self.board_thought_back() != self.standing.board()
    }

    /// Whether a side has moved as far as can be seen, legally or not, and has not completed it.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(crate) fn seems_moved(&self, color: Color) -> bool {
        self.unpressed[color]
            || self.may_alter() == Some(color)
            || (self.turn() == color && self.looks_moved())
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

    /// Whether a side is on move; where people watch, once the opponent has pressed, or without a
    /// clock has let go of a piece.
    ///
    /// Law: [1.2](jadoube_laws::law::A1_2), [12.6](jadoube_laws::law::A12_6).
    pub(crate) fn seems_on_move(&self, color: Color) -> bool {
        match self.regulations.watch {
            Watch::Program => self.turn() == color,
            Watch::People => self.completed_turn().1 == color,
        }
    }

    /// How many half-moves are completed, and who then is on move: what everybody may know of the
    /// game. A legal move is made before the press and another is not, and nobody but the arbiter
    /// is to be told which it was.
    ///
    /// Where the clock is not pressed for it a move is completed by being let go of; where people
    /// watch, as far as can be seen.
    ///
    /// Law: [6.2.1](jadoube_laws::law::A6_2_1), [12.6](jadoube_laws::law::A12_6).
    pub fn completed_turn(&self) -> (u32, Color) {
        let turn = self.turn();
        // Of two that wait for a press the first may be no legal move, and was replied to.
        let waiting = Color::ALL
            .into_iter()
            .map(|color| u32::from(self.unpressed[color]))
            .sum();
        let completed = self.ply().saturating_sub(waiting);
        match waiting {
            0 => {}
            1 => return (completed, !turn),
            _ => return (completed, turn),
        }
        let no_press = self.regulations.time[turn] == TimeControl::None;
        if no_press && self.seen_ply() > self.ply() {
            return (self.seen_ply(), !turn);
        }
        (self.ply(), turn)
    }
}
