//! Moves given at the command line, or any text with moves in it.

use std::{io, ops::Range, process::ExitCode};

use jadoube_laws::{CastlingMode, Letters, Move, Position, Sheet, SheetError, move_texts};
use jadoube_words::Argument;
use serde::Serialize;

use crate::{arguments, console, fen, notation::Source, session::Session};

#[derive(Serialize)]
struct Translated {
    moves: Vec<String>,
    letters: Vec<&'static str>,
}

/// A move and where the text has it.
type Found = (Range<usize>, Move);

/// Translates a text from the position asked for.
pub(super) fn run(
    session: &Session,
    asked: &arguments::Translate,
    text: &str,
) -> io::Result<ExitCode> {
    let (start, mode) = match &asked.fen {
        None => (Position::initial(), CastlingMode::Standard),
        Some(fen) => match fen::start(session, fen) {
            Ok(start) => start,
            Err(code) => return Ok(code),
        },
    };
    let read = match asked.from {
        Source::Uci => read_uci(session, &start, text),
        Source::Auto => read_sheet(session, &start, text, None),
        Source::Algebraic(letters) => read_sheet(session, &start, text, Some(letters)),
    };
    let (found, letters) = match read {
        Ok(read) => read,
        Err(why) => {
            session.complain(&why);
            return Ok(ExitCode::FAILURE);
        }
    };
    let mut position = start;
    let mut written = String::new();
    let mut moves = Vec::new();
    let mut at = 0;
    for (range, m) in found {
        let mut name = String::new();
        asked.to.write(&position, m, mode, &mut name);
        position.play(m);
        written += text.get(at..range.start).unwrap_or_default();
        written += &name;
        at = range.end;
        moves.push(name);
    }
    written += text.get(at..).unwrap_or_default();
    if session.json {
        let letters = letters.iter().map(|letters| letters.code()).collect();
        session.print_json(&Translated { moves, letters })?;
    } else {
        console::print(written.trim_end().to_owned() + "\n")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read_sheet(
    session: &Session,
    start: &Position,
    text: &str,
    letters: Option<Letters>,
) -> Result<(Vec<Found>, Vec<Letters>), String> {
    let sheet = Sheet::read(start, text, letters).map_err(|error| match error {
        SheetError::Unreadable {
            ply,
            text: at,
            error,
            ..
        } => {
            let word = text.get(at).unwrap_or_default();
            wrong(session, ply + 1, word, session.speech.san_error(&error))
        }
        SheetError::Disagree { first, second, .. } => {
            let names = format!("{}, {}", first.0.name(), second.0.name());
            session
                .speech
                .say_of("cli-translate-language", &[("languages", names.into())])
        }
    })?;
    let found = sheet
        .moves
        .into_iter()
        .zip(1..)
        .map(|(read, ply)| match read.misprint {
            None => Ok((read.text, read.m)),
            Some(misprint) => {
                let word = text.get(read.text).unwrap_or_default();
                Err(wrong(
                    session,
                    ply,
                    word,
                    session.speech.san_error(&misprint.error),
                ))
            }
        });
    Ok((found.collect::<Result<_, _>>()?, sheet.letters))
}

fn read_uci(
    session: &Session,
    start: &Position,
    text: &str,
) -> Result<(Vec<Found>, Vec<Letters>), String> {
    let mut position = *start;
    let mut found = Vec::new();
    for (range, ply) in move_texts(text).zip(1..) {
        let word = text.get(range.clone()).unwrap_or_default();
        let m = position
            .read_uci(word.as_bytes())
            .map_err(|error| wrong(session, ply, word, session.speech.uci_error(&error)))?;
        position.play(m);
        found.push((range, m));
    }
    Ok((found, Vec::new()))
}

fn wrong(session: &Session, ply: usize, word: &str, reason: String) -> String {
    let arguments = [
        ("number", Argument::from(ply)),
        ("move", word.into()),
        ("reason", reason.into()),
    ];
    session.speech.say_of("cli-move-wrong", &arguments)
}
