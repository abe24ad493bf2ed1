//! A game of the archive put before the arbiter, move by move, with what the clocks showed.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Authority, Command, Game, Hand, Millis, Mode, Order, Reason, Refusal, Regulations, Score,
    Terms, TimeControl, performed,
};
use jadoube_laws::{ByColor, CastlingMode, Color, Edition, Move, Position, pgn};

use super::tags::Termination;

#[cfg(test)]
mod tests;

/// Time enough for any game, where the control is not known.
const AMPLE: Millis = Millis(1_000 * 3_600_000);

/// The arbiter of one game.
pub(crate) struct Referee {
    game: Game,
    at: Millis,
    /// The last move, until it is known what the clock showed after it.
    pending: Option<Move>,
    shows_ms: Option<u64>,
    /// The record and the arbiter parted: nothing more can be said.
    lost: bool,
}

/// What the Laws make of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// This result, for this reason.
    Result(Score, Reason, Authority),
    /// No draw by agreement.
    NoDraw(Authority),
}

impl Referee {
    /// Before the first move.
    pub(crate) fn new(edition: Edition, start: &Position, control: Option<TimeControl>) -> Self {
        let ample = || {
            TimeControl::whole(AMPLE, Millis(0), Mode::Cumulative)
                .expect("a thousand hours are a time control")
        };
        let mut regulations = Regulations {
            edition,
            time: ByColor::both(control.unwrap_or_else(ample)),
            start: start.setup(),
            ..Regulations::default()
        };
        if Position::new(&regulations.start, CastlingMode::Standard).is_err() {
            regulations.castling = CastlingMode::Chess960;
        }
        let mut game = Game::new(Arc::new(regulations));
        let begun = game.handle(Millis(0), Command::Arbiter(Order::StartRound));
        Self {
            game,
            at: Millis(0),
            pending: None,
            shows_ms: None,
            lost: begun.is_err(),
        }
    }

    /// The control that a tag tells.
    pub(crate) fn control(value: &str) -> Option<TimeControl> {
        let told = pgn::TimeControl::read_lenient(value).ok()?;
        TimeControl::from_pgn(&told)
    }

    /// A legal move was made.
    pub(crate) fn play(&mut self, m: Move) {
        self.settle();
        self.pending = Some(m);
    }

    /// What the clock of the player who has just moved shows: at nought, a part of a second is
    /// left, for the flag had not fallen.
    pub(crate) fn note(&mut self, shows_ms: u64) {
        self.shows_ms = Some(shows_ms.max(1));
    }

    /// What the Laws make of the game, if it is not what the record says.
    pub(crate) fn finish(mut self, result: pgn::Outcome, termination: Termination) -> Option<Due> {
        self.settle();
        if self.lost {
            return None;
        }
        if self.game.outcome().is_none()
            && let Err(refusal) = self.end_as_recorded(result, termination)
        {
            return (result == pgn::Outcome::Draw).then_some(Due::NoDraw(refusal.authority));
        }
        let outcome = self.game.outcome()?;
        let recorded = match result {
            pgn::Outcome::WhiteWins => Score::win(Color::White),
            pgn::Outcome::BlackWins => Score::win(Color::Black),
            pgn::Outcome::Draw => Score::DRAW,
            pgn::Outcome::Open => return None,
        };
        let score = outcome.score.filter(|&score| score != recorded)?;
        Some(Due::Result(score, outcome.reason, outcome.authority))
    }

    /// Ends the game in the way that the record tells: a flag, a resignation, an agreement.
    fn end_as_recorded(
        &mut self,
        result: pgn::Outcome,
        termination: Termination,
    ) -> Result<(), Refusal> {
        let turn = self.game.turn();
        let loser = match result {
            pgn::Outcome::WhiteWins => Some(Color::Black),
            pgn::Outcome::BlackWins => Some(Color::White),
            pgn::Outcome::Draw => None,
            pgn::Outcome::Open => return Ok(()),
        };
        match (termination, loser) {
            (Termination::Unfinished | Termination::Decided, _) => Ok(()),
            // Only the time of the player on move can have run out.
            (Termination::TimeForfeit, Some(loser)) if loser != turn => Ok(()),
            (Termination::TimeForfeit, _) => self.run_out(turn),
            (Termination::Other, Some(loser)) => self.tell(Command::Player(loser, Act::Resign)),
            (Termination::Other, None) => {
                self.tell(Command::Player(!turn, Act::Offer(Terms::Plain)))?;
                self.tell(Command::Player(turn, Act::Accept))
            }
        }
    }

    /// The time of a player runs out.
    fn run_out(&mut self, color: Color) -> Result<(), Refusal> {
        self.set(color, 1)?;
        let due = self.game.deadline().unwrap_or(self.at);
        self.at = due.max(self.at);
        self.tell(Command::Time)
    }

    fn tell(&mut self, command: Command) -> Result<(), Refusal> {
        self.game.handle(self.at, command).map(|_| ())
    }

    fn set(&mut self, color: Color, shows_ms: u64) -> Result<(), Refusal> {
        let shows = |side| (side == color).then_some(Millis(shows_ms));
        self.tell(Command::Arbiter(Order::SetClocks {
            white: shows(Color::White),
            black: shows(Color::Black),
            reason: "as recorded".into(),
        }))
    }

    /// The last move is made and completed, with what its clock showed.
    fn settle(&mut self) {
        let Some(m) = self.pending.take() else {
            return;
        };
        let shows_ms = self.shows_ms.take();
        if !self.lost && self.complete(m, shows_ms).is_err() {
            self.lost = true;
        }
    }

    fn complete(&mut self, m: Move, shows_ms: Option<u64>) -> Result<(), Refusal> {
        let color = self.game.turn();
        let used = shows_ms.map_or(0, |shows_ms| self.used(color, shows_ms));
        self.at = Millis(self.at.0.saturating_add(used));
        for act in performed(self.game.standing(), m) {
            self.tell(Command::Player(color, act))?;
        }
        if self.game.outcome().is_some() {
            return Ok(());
        }
        self.tell(Command::Player(
            color,
            Act::Press {
                hand: Hand::Same,
                lag: Millis(0),
            },
        ))?;
        let now = self.game.reading(color, self.at).left;
        match shows_ms {
            Some(shows_ms) if now != i64::try_from(shows_ms).unwrap_or(i64::MAX) => {
                self.set(color, shows_ms)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// How long the player took, by what the clock shows after the press. As the move was made
    /// and recorded, it was not so long that the flag fell.
    fn used(&self, color: Color, shows_ms: u64) -> u64 {
        let time = &self.game.regulations().time;
        let before = self.game.reading(color, self.at).left;
        let mut clock = *self.game.clock();
        let pressed = clock.press(time, color, self.at, Millis(0));
        let gained = pressed.gained.0 + pressed.new_period.map_or(0, |ms| ms.0);
        let before = u64::try_from(before).unwrap_or(0);
        let used = before.saturating_add(gained).saturating_sub(shows_ms);
        used.min(before.saturating_sub(1))
    }
}
