//! What is taken back: moves, flags, and what was asked of them.

use jadoube_laws::Color;

use crate::{Act, Game, Question, Reason, Stake};

impl Game {
    /// What the player on move did with the pieces is taken back by the arbiter.
    pub(super) fn take_back(&mut self) {
        self.turn.taken_back = self.turn.board != *self.standing.board();
        self.turn.board = *self.standing.board();
    }

    /// Whether a press may still belong to what the arbiter took back: not once the player has
    /// done something since.
    pub(super) fn note_act(&mut self, color: Color, act: &Act) {
        let does = matches!(
            act,
            Act::Touch(..)
                | Act::Release { .. }
                | Act::Remove(_)
                | Act::Place(..)
                | Act::ReleaseNew(..)
                | Act::Press { .. }
        );
        if does && color == self.turn() {
            self.turn.taken_back = false;
        }
    }

    /// A flag does not count: what was asked of it is answered.
    ///
    /// Law: [7.1](jadoube_laws::law::A7_1).
    pub(super) fn forget_flag(&mut self, color: Color) {
        let flag = Reason::Flag(color);
        self.questions.retain(|open| {
            !matches!(
                open.question,
                Question::CanMate(_, reason) | Question::Unverified(_, Stake::End(_, reason))
                    if reason == flag
            )
        });
    }

    /// The position before an earlier half-move stands again: what was asked of the one after it
    /// is not asked any more.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    pub(super) fn forget_position(&mut self) {
        self.dead_asked = None;
        self.questions.retain(|open| {
            !matches!(
                open.question,
                Question::Dead | Question::UnfinishedCastling(_) | Question::PromotionChoice(_)
            )
        });
    }
}
