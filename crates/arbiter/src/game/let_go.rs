//! What a player has let go of and not completed by pressing the clock: it may still be altered.

use alloc::boxed::Box;

use jadoube_laws::{Board, Breach, Color};

use super::{Irregular, Irregularity, Ply, Turn};
use crate::{Game, Millis, TimeControl, Venue, Watch};

/// What was before the last half-move, as long as its player may go back on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LetGo {
    /// What its player has done; what is said and touched since is added.
    pub turn: Turn,
    /// Whether the player's move before that one was not pressed either.
    pub unpressed: bool,
}

impl Game {
    /// Who may still go back on the last half-move, as far as can be seen: it was neither pressed
    /// nor replied to.
    pub(crate) fn may_alter(&self) -> Option<Color> {
        self.let_go.as_ref().map(|_| !self.turn())
    }

    /// What a side has done for the move at hand, which may be one that is on record already.
    pub(crate) fn turn_of(&self, color: Color) -> Option<&Turn> {
        if color == self.turn() {
            return Some(&self.turn);
        }
        self.let_go.as_ref().map(|let_go| &let_go.turn)
    }

    pub(super) fn turn_of_mut(&mut self, color: Color) -> Option<&mut Turn> {
        if color == self.turn() {
            return Some(&mut self.turn);
        }
        self.let_go.as_mut().map(|let_go| &mut let_go.turn)
    }

    /// What can be gone back on once the move at hand is on record: where the program watches, a
    /// legal move that was made stands, and it says so.
    ///
    /// Law: [4.7](jadoube_laws::law::A4_7), [12.6](jadoube_laws::law::A12_6).
    pub(super) fn let_go_of_legal(&self) -> Option<Box<LetGo>> {
        let regulations = &self.regulations;
        let by_hand = regulations.venue == Venue::OverTheBoard;
        (by_hand && regulations.watch == Watch::People).then(|| self.let_go_now())
    }

    fn let_go_now(&self) -> Box<LetGo> {
        Box::new(LetGo {
            turn: self.turn,
            unpressed: self.unpressed[self.turn()],
        })
    }

    /// The opponent has not waited for the press: what was let go of is on record as it is.
    ///
    /// Law: [6.2.1.2](jadoube_laws::law::A6_2_1_2), [6.2.2](jadoube_laws::law::A6_2_2).
    pub(super) fn replied_to(&mut self, breach: Breach, board: &Board, at: Millis) {
        let (by, ply) = (self.turn(), self.ply());
        let let_go = self.let_go_now();
        let kind = Irregular::Breach(breach);
        self.note_irregular(by, ply, kind, Some(Box::new(*board)));
        let left = self.left_at(at);
        self.plies.push(Ply { mv: None, left });
        // Without a clock there is nothing to press.
        self.unpressed[by] = self.regulations.time[by] != TimeControl::None;
        self.claim = None;
        self.move_on(self.standing.pressed(board, self.regulations.castling));
        self.let_go = Some(let_go);
    }

    /// A player goes back on what was let go of: of a half-move on record the board is left as it
    /// looks, and nothing of it counts as made.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    pub(super) fn retracted(&mut self, by: Color) {
        self.players[by].both_hands = false;
        if self.may_alter() != Some(by) {
            return;
        }
        let Some(let_go) = self.let_go.take() else {
            return;
        };
        self.plies.pop();
        let ply = self.ply();
        self.irregularities
            .retain(|found| found.ply < ply || found.is_of_the_clock());
        self.queened = self.queened.filter(|queened| queened.get() <= ply);
        self.unsound_seen = self.unsound_seen.filter(|seen| *seen <= ply);
        self.standing = self.standing_before(ply);
        self.history = self.history_until(ply);
        self.turn = Turn {
            board: self.turn.board,
            ..let_go.turn
        };
        self.unpressed[by] = let_go.unpressed;
        self.players[by].skipped = false;
        self.forget_position();
    }

    /// Whether a side has let go of a piece that stands elsewhere than before the move at hand;
    /// displaced ones are thought back where they were.
    ///
    /// Law: [4.7](jadoube_laws::law::A4_7).
    pub fn has_let_go(&self, color: Color) -> bool {
        if color != self.turn() {
            return false;
        }
        let before = self.standing.board();
        let mut own = self.board_thought_back().by_color(color).into_iter();
        own.any(|square| {
            let there = self.board_thought_back().piece_at(square);
            there != before.piece_at(square)
        })
    }

    /// Whether what is irregular on record was completed: by the press, or by the player's next
    /// move.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1), [6.2.1.2](jadoube_laws::law::A6_2_1_2).
    pub(crate) fn is_completed(&self, found: &Irregularity) -> bool {
        let back = if self.turn() == found.by { 2 } else { 1 };
        let is_latest = self.ply().checked_sub(back) == Some(found.ply);
        !(is_latest && self.unpressed[found.by] && found.board.is_some())
    }
}

impl Irregularity {
    /// Whether it was done with the clock alone, before any move.
    fn is_of_the_clock(&self) -> bool {
        self.kind == Irregular::Breach(Breach::EmptyPress)
    }
}
