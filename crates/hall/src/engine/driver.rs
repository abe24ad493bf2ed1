//! One running engine, asked for one move after the other.

use std::future::pending;
use std::time::Duration;

use jadoube_laws::{CastlingMode, Uci};

use super::found::{clean, introduce};
use super::process::Process;
use super::turn::{Question, go};
use super::{Awaited, EngineError, Found, Limits, Options, Strength, Turn};

/// A running engine. It belongs to no table: every question carries the whole game.
///
/// Once a question failed, or was given up before its answer, the engine is not to be asked
/// again; dropping it kills the program.
pub struct Engine {
    process: Process,
    options: Options,
    limits: Limits,
    set: Option<(Strength, CastlingMode)>,
    last: Option<Question>,
    is_lost: bool,
}

impl Engine {
    /// Starts the program and waits until it says that it is an engine.
    ///
    /// # Errors
    ///
    /// [`EngineError::NotStarted`], [`EngineError::NotUci`], or whatever else may go wrong with a
    /// program.
    pub async fn start(found: &Found, limits: &Limits) -> Result<Self, EngineError> {
        let mut process = Process::start(&found.path, limits)?;
        let options = introduce(&mut process, limits).await?.options;
        Ok(Self {
            process,
            options,
            limits: limits.clone(),
            set: None,
            last: None,
            is_lost: false,
        })
    }

    /// The engine's move, always a legal one, with castling written as the game has it.
    ///
    /// # Errors
    ///
    /// Any of [`EngineError`].
    pub async fn choose(
        &mut self,
        turn: &Turn<'_>,
        strength: Strength,
    ) -> Result<Uci, EngineError> {
        let question = turn.question()?;
        let answer = self.answer(question, strength, Duration::ZERO, pending());
        answer.await?.ok_or(EngineError::NoMove)
    }

    /// Whether it did not stop when a question was given up: it is not to be asked again.
    pub(super) const fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether the last question was an earlier turn of the same game.
    pub(super) fn knows(&self, question: &Question) -> bool {
        self.last
            .as_ref()
            .is_some_and(|last| question.continues(last))
    }

    /// Its move; nothing if the question was given up meanwhile. Then it has stopped thinking, or
    /// [is lost](Self::is_lost).
    pub(super) async fn answer(
        &mut self,
        question: Question,
        strength: Strength,
        spent: Duration,
        given_up: impl Future<Output = ()>,
    ) -> Result<Option<Uci>, EngineError> {
        let effort = strength.effort();
        let legal = question.position.legal_moves();
        if let Some(any) = effort.any_of(legal.len(), |below| rand::random_range(0..below)) {
            return Ok(Some(Uci::of(legal[any], question.castling)));
        }
        self.prepare(&question, strength).await?;
        let thinking = question.thinking(effort, spent);
        let sent = format!("{}\n{}\n", question.command(), go(thinking, effort));
        let patience = thinking + self.limits.grace;
        let answer = tokio::select! {
            biased;
            answer = self.best_move(&sent, patience) => answer,
            () = given_up => {
                let stopped = self.best_move("stop\n", self.limits.grace).await;
                self.is_lost = stopped.is_err();
                return Ok(None);
            }
        };
        let best = match answer {
            Err(EngineError::NoAnswer { .. }) => {
                let answer = self.best_move("stop\n", self.limits.grace).await;
                answer.map_err(|error| late(error, patience))?
            }
            answer => answer?,
        };
        let played =
            question
                .position
                .read_uci(best.as_bytes())
                .map_err(|_| EngineError::IllegalMove {
                    path: self.process.path().to_owned(),
                    text: clean(&best).unwrap_or_default(),
                })?;
        let castling = question.castling;
        self.last = Some(question);
        Ok(Some(Uci::of(played, castling)))
    }

    async fn best_move(&mut self, sent: &str, within: Duration) -> Result<String, EngineError> {
        let awaited = Awaited::Bestmove;
        let answer = self.process.ask(sent, awaited, within, |line| {
            let mut words = line.split_ascii_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("").to_owned())
        });
        answer.await
    }

    /// Sets what this question needs, and waits until the engine is ready for it.
    async fn prepare(
        &mut self,
        question: &Question,
        strength: Strength,
    ) -> Result<(), EngineError> {
        let chess960 = question.castling == CastlingMode::Chess960;
        if chess960 && !self.options.chess960 {
            return Err(EngineError::NoChess960 {
                path: self.process.path().to_owned(),
            });
        }
        let mut sent = String::new();
        let mut set = |name: &str, value: &str| {
            sent.extend(["setoption name ", name, " value ", value, "\n"]);
        };
        if self.set.is_none() {
            if self.options.threads.is_some() {
                set("Threads", "1");
            }
            if let Some(range) = &self.options.hash {
                let size = i64::from(self.limits.hash_mb);
                set(
                    "Hash",
                    &size.clamp(*range.start(), *range.end()).to_string(),
                );
            }
        }
        if self.set != Some((strength, question.castling)) {
            if self.options.chess960 {
                set("UCI_Chess960", if chess960 { "true" } else { "false" });
            }
            for (name, value) in strength.settings(&self.options) {
                set(name, &value);
            }
        }
        if !self.knows(question) || self.set != Some((strength, question.castling)) {
            sent.push_str("ucinewgame\n");
        }
        self.set = Some((strength, question.castling));
        sent.push_str("isready\n");
        let ready = |line: &str| (line == "readyok").then_some(());
        let asked = self
            .process
            .ask(&sent, Awaited::Readyok, self.limits.ready, ready);
        asked.await
    }

    /// Ends the program in an orderly way.
    pub async fn quit(self) {
        self.process.quit().await;
    }
}

/// How long an engine that did not stop when told to had in all.
fn late(error: EngineError, before: Duration) -> EngineError {
    match error {
        EngineError::NoAnswer {
            path,
            awaited,
            waited,
        } => EngineError::NoAnswer {
            path,
            awaited,
            waited: waited + before,
        },
        error @ (EngineError::NotStarted { .. }
        | EngineError::NotUci { .. }
        | EngineError::Ended { .. }
        | EngineError::Flood { .. }
        | EngineError::IllegalMove { .. }
        | EngineError::NoChess960 { .. }
        | EngineError::BadGame { .. }
        | EngineError::NoMove) => error,
    }
}
