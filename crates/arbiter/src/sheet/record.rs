//! The arbiter's own record of the game.

use jadoube_laws::{Breach, Color, San};

use crate::{Game, Irregular, Millis, Ply, Standing};

/// A half-move on the arbiter's record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// What the player had on the board.
    pub before: Standing,
    /// The move, nothing if it was no legal one, and what the clocks showed.
    pub made: Ply,
    /// What was irregular about completing it and stands: an illegal move, or what counts as one.
    pub breach: Option<Breach>,
}

impl RecordedMove {
    /// Who moved.
    pub const fn by(&self) -> Color {
        self.before.turn()
    }

    /// How the move is written; nothing for one that was not legal, or was made in a position
    /// that is none.
    pub fn san(&self) -> Option<San> {
        let position = self.before.position()?;
        self.made.mv.map(|m| San::of(position, m))
    }

    /// What the clock of the player who moved showed.
    pub fn left(&self) -> Millis {
        let [white, black] = self.made.left;
        let left = match self.by() {
            Color::White => white,
            Color::Black => black,
        };
        Millis(u64::try_from(left).unwrap_or(0))
    }
}

impl Game {
    /// The arbiter's record: every half-move that stands, with what the clocks showed.
    ///
    /// Law: [8.5.1](jadoube_laws::law::A8_5_1), [A.4.3](jadoube_laws::law::APP_A_4_3).
    pub fn record(&self) -> impl Iterator<Item = RecordedMove> {
        let mode = self.regulations.castling;
        let mut standing = self.standing_before(0);
        self.plies.iter().zip(0_u32..).map(move |(made, ply)| {
            let before = standing;
            standing = match (made.mv, self.board_left(ply)) {
                (Some(m), _) => before.after(m, mode),
                (None, Some(board)) => before.pressed(board, mode),
                (None, None) => before,
            };
            RecordedMove {
                before,
                made: *made,
                breach: self.breach_at(ply, made.mv.is_none()),
            }
        })
    }

    /// What was irregular about completing a half-move; pressing the clock without one is not.
    fn breach_at(&self, ply: u32, is_illegal: bool) -> Option<Breach> {
        let noted = self
            .irregularities
            .iter()
            .find_map(|found| match found.kind {
                Irregular::Breach(Breach::EmptyPress) | Irregular::Touch(_) => None,
                Irregular::Breach(breach) => (found.ply == ply).then_some(breach),
            });
        noted.or_else(|| is_illegal.then_some(Breach::IllegalMove))
    }
}
