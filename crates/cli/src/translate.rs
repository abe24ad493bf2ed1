//! `jadoube translate`: moves in another language or notation, everything else left as it is.

mod game;
mod languages;
mod moves;

use std::{
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, atomic::AtomicU64},
};

use crate::{
    BAD_INPUT, arguments,
    judge::{End, Splitter, source},
    session::Session,
};
use game::{Outcome, Translation};

/// Bytes translated at a time, more if a game is longer.
const PIECE: usize = 256 * 1024;

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Translate) -> io::Result<ExitCode> {
    if let Some(text) = &asked.moves {
        return moves::run(session, asked, text);
    }
    let standard_input = [PathBuf::from("-")];
    let files = if asked.files.is_empty() {
        &standard_input
    } else {
        asked.files.as_slice()
    };
    let mut output = BufWriter::new(io::stdout().lock());
    let mut outcome = Outcome::Whole;
    let mut unread = false;
    for path in files {
        let mut translation = Translation::new(session, asked, path);
        let read = file(path, |text| {
            let done = translation.translate(text, &mut output)?;
            if done == Outcome::Partial {
                outcome = Outcome::Partial;
            }
            Ok(())
        });
        match read {
            Ok(()) => {}
            Err(Trouble::Writing(error)) => return Err(error),
            Err(Trouble::Reading(error)) => {
                unread = true;
                session.cannot_read(&path.display().to_string(), &error);
            }
        }
    }
    output.flush()?;
    Ok(match outcome {
        _ if unread => ExitCode::from(BAD_INPUT),
        Outcome::Whole => ExitCode::SUCCESS,
        Outcome::Partial => ExitCode::FAILURE,
    })
}

enum Trouble {
    Reading(io::Error),
    Writing(io::Error),
}

/// Gives a file in stretches of whole games.
fn file(path: &Path, mut act: impl FnMut(&[u8]) -> io::Result<()>) -> Result<(), Trouble> {
    let stream = source::open(path, Arc::new(AtomicU64::new(0))).map_err(Trouble::Reading)?;
    let mut splitter = Splitter::new(stream, PIECE);
    let mut games = Vec::new();
    let mut piece = Vec::new();
    while let Some(next) = splitter.next(&mut piece).map_err(Trouble::Reading)? {
        games.append(&mut piece);
        if next.end == End::BetweenGames {
            act(&games).map_err(Trouble::Writing)?;
            games.clear();
        }
    }
    if games.is_empty() {
        return Ok(());
    }
    act(&games).map_err(Trouble::Writing)
}
