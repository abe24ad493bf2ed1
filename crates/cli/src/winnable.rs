//! `jadoube winnable`: whether a side can still mate by any series of legal moves.

mod answer;
mod batch;
mod proof;
mod question;
mod show;

use std::{io, process::ExitCode};

use jadoube_laws::{CastlingMode, Color, Position, Solver};

use crate::{arguments, console, fen, session::Session};

pub(crate) use answer::{Answer, Told};
pub(crate) use proof::Proof;
pub(crate) use question::Question;
pub(crate) use show::{show, show_proof};

impl From<arguments::Side> for Color {
    fn from(side: arguments::Side) -> Self {
        match side {
            arguments::Side::White => Self::White,
            arguments::Side::Black => Self::Black,
        }
    }
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Winnable) -> io::Result<ExitCode> {
    if let Some(path) = &asked.batch {
        return batch::run(session, asked, path);
    }
    let (position, mode) = match position(session, &asked.words, asked.search) {
        Ok(found) => found,
        Err(code) => return Ok(code),
    };
    let sides = match asked.by {
        Some(side) => vec![side.into()],
        None => Color::ALL.to_vec(),
    };
    let mut solver = Solver::new();
    let mut code = ExitCode::SUCCESS;
    for winner in sides {
        let question = Question {
            fen: asked.words.join(" "),
            position,
            mode,
            winner,
        };
        let answer = Answer::to(&question, asked.search.budget, &mut solver);
        if !answer.is_decided() {
            code = ExitCode::FAILURE;
        }
        if session.json {
            let told = answer.told(&question, asked.search.to);
            session.print_json(&if asked.proof {
                told.with_proof(&question, &answer)
            } else {
                told
            })?;
        } else {
            let mut text = show(session, &question, &answer, asked.search.to);
            text += &show::show_flag(session, &question, &answer);
            if asked.proof {
                text += &show_proof(session, &question, &answer);
            }
            console::print(text)?;
        }
    }
    Ok(code)
}

/// The position asked about and how castling is written there, or a refusal that has been said.
pub(crate) fn position(
    session: &Session,
    words: &[String],
    search: arguments::Search,
) -> Result<(Position, CastlingMode), ExitCode> {
    let wish = search.chess960.then_some(CastlingMode::Chess960);
    let given = fen::read_words(words, wish).map_err(|error| fen::refuse(session, &error))?;
    let position = Position::new(&given.setup, CastlingMode::Chess960).map_err(|faults| {
        session.complain(&session.speech.faults(&faults));
        ExitCode::FAILURE
    })?;
    Ok((position, given.mode))
}
