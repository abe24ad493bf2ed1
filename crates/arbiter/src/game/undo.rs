//! What is taken back: moves, flags, and what was asked of them.

use jadoube_laws::{ByColor, Color};

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

    /// The position before a half-move stands again, and each clock shows what it showed when that
    /// half-move began.
    pub(super) fn restore_with_clocks(&mut self, ply: u32) {
        let mover = self.standing_before(ply).turn();
        let at = |index: Option<u32>| {
            let index = usize::try_from(index?).ok()?;
            self.plies.get(index).map(|ply| ply.left)
        };
        // The clock of a player who is not on move stands still: what it showed when the other
        // moved is what it shows as the next move begins.
        let left = ByColor {
            white: at(if mover == Color::White {
                ply.checked_sub(1)
            } else {
                Some(ply)
            }),
            black: at(if mover == Color::Black {
                ply.checked_sub(1)
            } else {
                Some(ply)
            }),
        };
        self.restore(ply);
        let presses = Color::map(|color| self.moves_made(color));
        for color in Color::ALL {
            let left = left[color].map(|left| i64::from(left[color as usize]));
            let time = &self.regulations.time;
            self.clock.rewind(time, color, left, presses[color]);
        }
    }

    /// The position before an earlier half-move stands again: what was asked of the one after it
    /// is not asked any more.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    pub(super) fn forget_position(&mut self) {
        self.dead_asked = false;
        self.questions.retain(|open| {
            !matches!(
                open.question,
                Question::Dead | Question::UnfinishedCastling(_) | Question::PromotionChoice(_)
            )
        });
    }
}
