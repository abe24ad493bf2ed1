//! How much memory a live game takes.

use core::mem::size_of;

use jadoube_laws::{Board, Color};

use super::{Adjournment, Displaced, Irregularity, LetGo, Open, Ply};
use crate::{Game, RulingId};

impl Game {
    /// How many bytes the game takes, with all it holds but its regulations, which games share.
    ///
    /// What is written by hand on scoresheets counts with its text.
    pub fn bytes(&self) -> usize {
        let sheets: usize = Color::ALL
            .into_iter()
            .map(|color| self.sheets[color].heap_bytes())
            .sum();
        let boards = self
            .irregularities
            .iter()
            .filter(|found| found.board.is_some());
        size_of::<Self>()
            + self.plies.capacity() * size_of::<Ply>()
            + self.history.heap_bytes()
            + self.irregularities.capacity() * size_of::<Irregularity>()
            + boards.count() * size_of::<Board>()
            + self
                .displaced
                .as_ref()
                .map_or(0, |_| size_of::<Displaced>())
            + self.let_go.as_ref().map_or(0, |_| size_of::<LetGo>())
            + self
                .adjourned
                .as_ref()
                .map_or(0, |_| size_of::<Adjournment>())
            + self.questions.capacity() * size_of::<Open>()
            + (self.withdrawn.capacity() + self.appeals.capacity()) * size_of::<RulingId>()
            + sheets
    }
}
