//! `jadoube moves`: the legal moves of a position.

use std::{io, process::ExitCode};

use jadoube_laws::{CastlingMode, Position};
use serde::Serialize;

use crate::{arguments, console, fen, session::Session};

#[derive(Serialize)]
struct Legal {
    fen: String,
    count: usize,
    moves: Vec<String>,
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Moves) -> io::Result<ExitCode> {
    let wish = asked.chess960.then_some(CastlingMode::Chess960);
    let given = match fen::read_words(&asked.fen.words, wish) {
        Ok(given) => given,
        Err(error) => return Ok(fen::refuse(session, &error)),
    };
    let position = match Position::new(&given.setup, CastlingMode::Chess960) {
        Ok(position) => position,
        Err(faults) => {
            session.complain(&session.speech.faults(&faults));
            return Ok(ExitCode::FAILURE);
        }
    };
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|&m| {
            let mut text = String::new();
            match asked.spoken {
                Some(voice) => position.write_spoken(m, voice, &mut text),
                None => asked.to.write(&position, m, given.mode, &mut text),
            }
            text
        })
        .collect();
    moves.sort_unstable();
    if session.json {
        session.print_json(&Legal {
            fen: position.to_string(),
            count: moves.len(),
            moves,
        })?;
    } else {
        let text: String = moves.into_iter().map(|written| written + "\n").collect();
        console::print(text)?;
    }
    Ok(ExitCode::SUCCESS)
}
