//! The machine's move.

use std::{sync::Arc, time::Duration};

use jadoube_arbiter::Millis;
use jadoube_laws::{ByColor, CastlingMode, Position, Uci};

use super::seat::engine_of;
use crate::{
    Hall,
    engine::{Clocks, EngineError, NONE_FOUND, Opponent, Strength, Turn},
    table::{Asked, MachineAnswer, MachineTurn},
};

impl Hall {
    /// A machine is on move: asks the engine, and answers the table when it has answered.
    pub(crate) fn machine_turn(&self, turn: MachineTurn) {
        let hall = self.clone();
        tokio::spawn(async move {
            let mut closing = hall.closing();
            let answer = tokio::select! {
                answer = hall.machine_answer(&turn) => answer,
                // The table asks again when the hall is open again.
                _ = closing.changed() => return,
            };
            if let Some(answer) = answer {
                let asked = Asked::Machine(turn.number, answer);
                let _ = hall.ask_if_there(turn.table, asked).await;
            }
        });
    }

    /// Nothing once the table wants no answer any more: the engine stops thinking.
    async fn machine_answer(&self, turn: &MachineTurn) -> Option<MachineAnswer> {
        let failed = |code: &str| {
            Some(MachineAnswer {
                answer: Err(code.to_owned()),
                waited: Millis::ZERO,
            })
        };
        let engines = self.engines().await;
        let named = engine_of(&turn.machine.name);
        let mut found = engines.found.iter();
        let found = found.find(|found| found.name == named);
        // The engine it was may be gone; another one plays on, at the same level.
        let Some(found) = found.or_else(|| engines.first(turn.is_chess960)) else {
            tracing::error!(table = %turn.table, "there is no engine to play on");
            return failed(NONE_FOUND);
        };
        let opponent = Opponent {
            found: Arc::clone(found),
            strength: Strength::new(turn.strength).unwrap_or(Strength::WEAKEST),
        };
        let castling = if turn.is_chess960 {
            CastlingMode::Chess960
        } else {
            CastlingMode::Standard
        };
        let Ok(start) = Position::new(&turn.start, castling) else {
            return failed(EngineError::NoMove.code());
        };
        let clocks = turn.clocks.map(|[white, black]| Clocks {
            left: ByColor { white, black },
            increment: ByColor::both(turn.increment),
        });
        let asked = Turn {
            start: &start,
            castling,
            moves: &turn.moves,
            clocks,
        };
        let mut wanted = turn.wanted.clone();
        let given_up = async { while wanted.changed().await.is_ok() {} };
        let by = turn.opponent.unwrap_or_default();
        let chosen = engines.pool.choose_unless(by, &opponent, &asked, given_up);
        let chosen = chosen.await?;
        if let Some(error) = chosen.restarted {
            tracing::warn!(table = %turn.table, %error, "the engine was started again");
        }
        Some(MachineAnswer {
            answer: told(turn, chosen.answer),
            waited: millis(chosen.waited),
        })
    }
}

fn told(turn: &MachineTurn, answer: Result<Uci, EngineError>) -> Result<Uci, String> {
    answer.map_err(|error| {
        tracing::error!(table = %turn.table, %error, "the engine has no move");
        error.code().to_owned()
    })
}

fn millis(time: Duration) -> Millis {
    Millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}
