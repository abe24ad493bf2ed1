//! What an engine is asked.

use std::fmt::Write;
use std::time::Duration;

use jadoube_arbiter::Millis;
use jadoube_laws::{ByColor, CastlingMode, Move, Position, Uci};

use super::{Effort, EngineError};

/// The clocks of a game as a question is put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clocks {
    /// What each side has left.
    pub left: ByColor<Millis>,
    /// What each side gains by a move.
    pub increment: ByColor<Millis>,
}

/// A game in which the engine is to move.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// Where it started.
    pub start: &'a Position,
    /// Whether castling is that of Chess960; it decides how castling is written, in the answer
    /// as well.
    pub castling: CastlingMode,
    /// Every move since, however castling is written.
    pub moves: &'a [Uci],
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
}

/// A [`Turn`] of which every move was found legal.
pub(super) struct Question {
    pub(super) start: Position,
    pub(super) castling: CastlingMode,
    pub(super) moves: Vec<Move>,
    /// Where the engine is to move; there is a legal move.
    pub(super) position: Position,
    pub(super) clocks: Option<Clocks>,
    /// How many questions there are for each place to think, this one included.
    pub(super) crowd: u32,
}

/// What has to happen between the answer and the press of the clock.
const OVERHEAD: Duration = Duration::from_millis(50);
const LEAST_THINKING: Duration = Duration::from_millis(5);
const MOVES_TO_PLAN_FOR: u32 = 30;
/// However many wait, each question is thought about for this part of its time at least.
const MOST_CROWD: u32 = 8;

impl Turn<'_> {
    pub(super) fn question(&self) -> Result<Question, EngineError> {
        let mut position = *self.start;
        let mut moves = Vec::with_capacity(self.moves.len());
        for (written, ply) in self.moves.iter().zip(1..) {
            let played = written
                .resolve(&position)
                .map_err(|_| EngineError::BadGame { ply })?;
            position.play(played);
            moves.push(played);
        }
        if !position.has_legal_move() {
            return Err(EngineError::NoMove);
        }
        Ok(Question {
            start: *self.start,
            castling: self.castling,
            moves,
            position,
            clocks: self.clocks,
            crowd: 1,
        })
    }
}

impl Question {
    /// The whole game, as the `position` command has it.
    pub(super) fn command(&self) -> String {
        let mut text = if self.start == Position::initial() {
            String::from("position startpos")
        } else {
            format!("position fen {}", self.start)
        };
        if !self.moves.is_empty() {
            text.push_str(" moves");
        }
        for &played in &self.moves {
            text.push(' ');
            Uci::of(played, self.castling).write(&mut text);
        }
        text
    }

    /// Whether this is a later turn of the game of another question.
    pub(super) fn continues(&self, earlier: &Self) -> bool {
        self.castling == earlier.castling
            && self.start == earlier.start
            && self.moves.starts_with(&earlier.moves)
    }

    /// How long to think, of the time that was left before so much of it was spent waiting. Where
    /// others wait it is a share of that, down to an eighth.
    pub(super) fn thinking(&self, effort: Effort, spent: Duration) -> Duration {
        let most = Duration::from_millis(effort.move_ms.into()) / self.crowd.clamp(1, MOST_CROWD);
        let Some(clocks) = self.clocks else {
            return most;
        };
        let us = self.position.turn();
        let left = Duration::from_millis(clocks.left[us].0).saturating_sub(spent + OVERHEAD);
        let gained = Duration::from_millis(clocks.increment[us].0.min(60_000)) * 3 / 4;
        let share = left / MOVES_TO_PLAN_FOR + gained;
        share.min(left / 2).min(most).max(LEAST_THINKING)
    }
}

/// The `go` command.
pub(super) fn go(thinking: Duration, effort: Effort) -> String {
    let mut text = format!("go movetime {}", thinking.as_millis());
    if let Some(nodes) = effort.nodes {
        write!(text, " nodes {nodes}").expect("a String takes whatever is written");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jadoube_arbiter::Millis;
    use jadoube_laws::{ByColor, CastlingMode, Position, Uci};

    use super::{Clocks, EngineError, Turn, go};
    use crate::engine::Strength;

    fn command(start: &str, castling: CastlingMode, moves: &[&str]) -> Result<String, EngineError> {
        let moves: Vec<Uci> = moves.iter().map(|text| text.parse().unwrap()).collect();
        let turn = Turn {
            start: &start.parse().unwrap(),
            castling,
            moves: &moves,
            clocks: None,
        };
        turn.question().map(|question| question.command())
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    #[test]
    fn the_whole_game_is_sent() {
        let sent = |moves: &[&str]| command(START, CastlingMode::Standard, moves).unwrap();
        assert_eq!(sent(&[]), "position startpos");
        assert_eq!(sent(&["d2d4", "e7e5"]), "position startpos moves d2d4 e7e5");
    }

    #[test]
    fn castling_is_written_as_the_game_has_it_however_it_was_given() {
        for king_side in ["e1g1", "e1h1"] {
            let sent = |mode| command(CASTLES, mode, &[king_side]).unwrap();
            let fen = format!("position fen {CASTLES} moves ");
            assert_eq!(sent(CastlingMode::Standard), format!("{fen}e1g1"));
            assert_eq!(sent(CastlingMode::Chess960), format!("{fen}e1h1"));
        }
    }

    #[test]
    fn a_game_that_cannot_be_is_told_by_its_ply() {
        let wrong = command(START, CastlingMode::Standard, &["e2e4", "e2e4"]);
        assert_eq!(wrong, Err(EngineError::BadGame { ply: 2 }));
        let mate = &["f2f3", "e7e5", "g2g4", "d8h4"];
        let over = command(START, CastlingMode::Standard, mate);
        assert_eq!(over, Err(EngineError::NoMove));
    }

    #[test]
    fn thinking_takes_a_share_of_the_clock_and_never_more_than_the_level() {
        let start = Position::initial();
        let thinking = |left_ms, increment_ms, spent_ms| {
            let turn = Turn {
                start: &start,
                castling: CastlingMode::Standard,
                moves: &[],
                clocks: Some(Clocks {
                    left: ByColor {
                        white: Millis(left_ms),
                        black: Millis(1),
                    },
                    increment: ByColor::both(Millis(increment_ms)),
                }),
            };
            let effort = Strength::STRONGEST.effort();
            let question = turn.question().unwrap();
            question
                .thinking(effort, Duration::from_millis(spent_ms))
                .as_millis()
        };
        assert_eq!(thinking(60_050, 0, 0), 2_000);
        assert_eq!(thinking(60_050, 0, 30_000), 1_000);
        assert_eq!(thinking(60_050, 2_000, 0), 3_500);
        assert_eq!(thinking(u64::MAX, u64::MAX, 0), 5_000);
        assert_eq!(thinking(1_050, 60_000, 0), 500);
        assert_eq!(thinking(20, 0, 0), 5);
        assert_eq!(thinking(20, 0, 50_000), 5);
    }

    #[test]
    fn where_many_wait_each_is_thought_about_for_less() {
        let start = Position::initial();
        let turn = Turn {
            start: &start,
            castling: CastlingMode::Standard,
            moves: &[],
            clocks: None,
        };
        let thinking = |crowd| {
            let question = turn.question().unwrap();
            let question = super::Question { crowd, ..question };
            question
                .thinking(Strength::STRONGEST.effort(), Duration::ZERO)
                .as_millis()
        };
        assert_eq!(
            [1, 2, 5, 8, 500].map(thinking),
            [5000, 2500, 1000, 625, 625]
        );
    }

    #[test]
    fn limits_of_nodes_and_time_go_together() {
        let told = |level| {
            let effort = Strength::new(level).unwrap().effort();
            go(Duration::from_millis(150), effort)
        };
        assert_eq!(told(4), "go movetime 150 nodes 3000");
        assert_eq!(told(10), "go movetime 150");
    }
}
