//! The answer to a question, and what programs read of it.

use std::time::Instant;

use jadoube_laws::{Budget, Certificate, Color, Letters, Move, SanStyle, Solver, Verdict};
use serde::Serialize;

use super::{Proof, Question};
use crate::notation::Notation;

/// A verdict, and how long it took.
pub(crate) struct Answer {
    pub(crate) verdict: Verdict,
    micros: u64,
}

impl Answer {
    /// Finds the answer.
    pub(crate) fn to(question: &Question, budget: Budget, solver: &mut Solver) -> Self {
        let begun = Instant::now();
        let verdict = solver.winnable(&question.position, question.winner, budget);
        let nanos = begun.elapsed().as_nanos();
        Self {
            verdict,
            micros: u64::try_from(nanos.saturating_add(500) / 1000).unwrap_or(u64::MAX),
        }
    }

    /// Whether the budget sufficed.
    pub(crate) const fn is_decided(&self) -> bool {
        self.verdict.is_winnable().is_some()
    }

    /// What programs read, moves with English letters unless another notation is asked for.
    pub(crate) fn told<'a>(&self, question: &'a Question, to: Option<Notation>) -> Told<'a> {
        let mut told = Told {
            fen: &question.fen,
            winner: match question.winner {
                Color::White => "white",
                Color::Black => "black",
            },
            verdict: self.verdict.to_string(),
            plies: None,
            micros: self.micros,
            line: None,
            proof: None,
            positions: None,
            certificate: None,
        };
        match &self.verdict {
            Verdict::Winnable(line) => {
                told.plies = Some(line.len());
                told.line = Some(written(question, line, to.unwrap_or(ENGLISH)).join(" "));
            }
            Verdict::Unwinnable(certificate) => told.proof = Some(summary(certificate)),
            Verdict::Undecided { positions } => told.positions = Some(*positions),
        }
        told
    }
}

const ENGLISH: Notation = Notation::Algebraic(SanStyle {
    letters: Letters::English,
    ..SanStyle::EXPORT
});

/// The moves of a line, one after the other.
pub(super) fn written(question: &Question, line: &[Move], to: Notation) -> Vec<String> {
    let mut position = question.position;
    let write = |&m| {
        let mut text = String::new();
        to.write(&position, m, question.mode, &mut text);
        position.play(m);
        text
    };
    line.iter().map(write).collect()
}

/// A certificate in a few words that never change.
fn summary(certificate: &Certificate) -> String {
    match certificate {
        Certificate::GameOver => "game_over".to_owned(),
        Certificate::Material(lemma) => format!("material: {lemma}"),
        Certificate::Confined(_) => "confined".to_owned(),
        Certificate::Closed(closure) => format!("closed: {} positions", closure.positions().len()),
    }
}

/// An answer as programs read it.
#[derive(Serialize)]
pub(crate) struct Told<'a> {
    fen: &'a str,
    winner: &'static str,
    verdict: String,
    plies: Option<usize>,
    micros: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<String>,
    /// How many were looked at in vain.
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u32>,
    /// The whole proof, if it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<Proof>,
}

impl Told<'_> {
    /// The same with the whole proof.
    pub(crate) fn with_proof(self, question: &Question, answer: &Answer) -> Self {
        Self {
            certificate: Proof::of(question, answer),
            ..self
        }
    }

    /// The line of a table: position, side, verdict, half-moves, microseconds, line or proof.
    pub(super) fn row(&self) -> String {
        let plies = self
            .plies
            .map_or_else(String::new, |plies| plies.to_string());
        let why = self.line.as_deref().or(self.proof.as_deref());
        format!(
            "{}\t{}\t{}\t{plies}\t{}\t{}\n",
            crate::console::harmless(self.fen),
            self.winner,
            self.verdict,
            self.micros,
            why.unwrap_or(""),
        )
    }
}
