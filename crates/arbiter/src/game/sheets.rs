//! What becomes of the scoresheets.

use jadoube_laws::{Claim, Color};

use super::PendingClaim;
use crate::{EntryText, Game, Intended, SheetKind};

impl Game {
    /// A player writes; who had to catch up has, once nothing lacks but the last half-move, which
    /// may be the opponent's and is then written after the reply.
    pub(super) fn write_sheet(&mut self, color: Color, text: &EntryText) {
        let ply = self.seen_ply();
        match (text, self.latest_offer()) {
            (EntryText::Offer, Some(line)) => self.sheets[color].mark_offer(line),
            (EntryText::Offer, None)
            | (EntryText::Move(_) | EntryText::At(..) | EntryText::Clock(_), _) => {
                self.sheets[color].write(text, ply);
            }
        }
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

    /// The move that the latest offer goes with: the last one that the player who offered had
    /// made.
    ///
    /// Law: [C.12](jadoube_laws::law::APP_C_12).
    fn latest_offer(&self) -> Option<u32> {
        let first = self.regulations.start.turn;
        let offered = |by: Color| {
            let made = self.players[by].last_offers.first().copied().flatten()?;
            // With an even number of half-moves made, whoever began is on move.
            let on_move = made.is_multiple_of(2) == (by == first);
            made.checked_sub(if on_move { 2 } else { 1 })
        };
        Color::ALL.into_iter().filter_map(offered).max()
    }

    /// Where the program keeps the scoresheets, it marks an offer on both.
    pub(super) fn mark_offer(&mut self) {
        if self.regulations.sheets == SheetKind::Automatic
            && let Some(last) = self.latest_offer()
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
