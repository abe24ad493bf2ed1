//! What becomes of the scoresheets.

use jadoube_laws::Color;

use crate::{EntryText, Game, SheetKind};

impl Game {
    /// A player writes; who had to catch up has, once nothing lacks but the last half-move, which
    /// may be the opponent's and is then written after the reply.
    pub(super) fn write_sheet(&mut self, color: Color, text: &EntryText) {
        let ply = self.ply();
        self.sheets[color].write(text, ply);
        self.players[color].catching_up &= self.is_behind(color);
    }

    /// Where the program keeps the scoresheets, it marks an offer after the last move on both.
    pub(super) fn mark_offer(&mut self) {
        if self.regulations.sheets == SheetKind::Automatic
            && let Some(last) = self.ply().checked_sub(1)
        {
            for color in Color::ALL {
                self.sheets[color].mark_offer(last);
            }
        }
    }

    /// A player is to bring the scoresheet up to date, and is excused no longer.
    pub(super) fn must_catch_up(&mut self, color: Color) {
        let player = &mut self.players[color];
        player.excused = false;
        player.catching_up = true;
    }
}
