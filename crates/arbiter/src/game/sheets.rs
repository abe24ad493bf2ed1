//! What becomes of the scoresheets.

use jadoube_laws::{Claim, Color};

use super::PendingClaim;
use crate::{EntryText, Game, Intended, SheetKind};

impl Game {
    /// A player writes; who had to catch up has, once nothing lacks but the last half-move, which
    /// may be the opponent's and is then written after the reply.
    pub(super) fn write_sheet(&mut self, color: Color, text: &EntryText) {
        let ply = self.ply();
        self.sheets[color].write(text, ply);
        self.players[color].catching_up &= self.is_behind(color);
    }

    /// A player claims a draw, perhaps with a move that is written before it is made.
    pub(super) fn claimed(&mut self, by: Color, claim: Claim, intended: Intended) {
        self.claim = Some(PendingClaim {
            by,
            claim,
            intended,
        });
        match intended {
            Intended::Written(_) => {
                let ply = self.ply();
                self.sheets[by].claim(ply);
            }
            Intended::None | Intended::Announced(_) => {}
        }
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
