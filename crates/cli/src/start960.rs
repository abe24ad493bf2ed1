//! `jadoube start960`: the initial positions of Chess960.

use std::{io, process::ExitCode};

use jadoube_laws::{
    FenStyle, Letters, Position, RightsStyle,
    chess960::{self, COUNT},
};
use serde::Serialize;

use crate::{arguments, console, session::Session};

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Start960) -> io::Result<ExitCode> {
    let numbers = match asked.number {
        Some(number) => number..number + 1,
        None if asked.all => 0..COUNT,
        None => {
            let number = draw(asked.seed)?;
            number..number + 1
        }
    };
    let mut text = Vec::new();
    for start in numbers.filter_map(Start::new) {
        if session.json {
            serde_json::to_writer(&mut text, &start)?;
        } else {
            let line = format!("{:>3}  {}  {}", start.number, start.figurines(), start.fen);
            text.extend(line.bytes());
        }
        text.push(b'\n');
    }
    console::print(text)?;
    Ok(ExitCode::SUCCESS)
}

#[derive(Serialize)]
struct Start {
    number: u16,
    pieces: String,
    fen: String,
    shredder: String,
}

impl Start {
    fn new(number: u16) -> Option<Self> {
        let position: Position = chess960::start(number)?;
        let pieces = chess960::arrangement(number)?;
        Some(Self {
            number,
            pieces: pieces
                .map(|role| role.letter().to_ascii_uppercase())
                .into_iter()
                .collect(),
            fen: position.to_string(),
            shredder: position.fen(FenStyle {
                rights: RightsStyle::Shredder,
                ..FenStyle::default()
            }),
        })
    }

    fn figurines(&self) -> String {
        let roles = self
            .pieces
            .chars()
            .filter_map(jadoube_laws::Role::from_letter);
        roles.map(|role| Letters::Figurine.letter(role)).collect()
    }
}

/// A number drawn by lot, each as likely as the others; with a seed, the one that belongs to it.
fn draw(seed: Option<u64>) -> io::Result<u16> {
    if let Some(mut state) = seed {
        return Ok(chess960::draw(|| mixed(&mut state)));
    }
    let mut failure = None;
    let number = chess960::draw(|| {
        getrandom::u64().unwrap_or_else(|error| {
            failure = Some(error);
            0
        })
    });
    match failure {
        Some(error) => Err(io::Error::other(error.to_string())),
        None => Ok(number),
    }
}

/// The next number of the generator SplitMix64.
fn mixed(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut bits = *state;
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}
