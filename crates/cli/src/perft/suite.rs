//! Files of positions with the counts they must have.

use std::{
    fs::File,
    io::{self, Read},
    num::NonZeroUsize,
    path::Path,
    process::ExitCode,
    sync::Mutex,
};

use jadoube_laws::{CastlingMode, Position};
use jadoube_words::Argument;
use serde::Serialize;

use super::{DEEPEST, share};
use crate::{console, fen, session::Session};

/// A position and what must be counted from it.
#[derive(Debug)]
struct Case {
    id: String,
    fen: String,
    position: Position,
    counts: Vec<(u32, u64)>,
}

/// A count that differs.
#[derive(Serialize, Debug)]
struct Mismatch<'a> {
    id: &'a str,
    fen: &'a str,
    depth: u32,
    expected: u64,
    nodes: u64,
}

#[derive(Serialize)]
struct Summary {
    positions: usize,
    counts: usize,
    mismatches: usize,
    nodes: u64,
}

#[derive(Serialize)]
struct Last {
    summary: Summary,
}

/// Compares every count of the file, up to a depth if one is given.
pub(super) fn run(
    session: &Session,
    path: &Path,
    deepest: Option<u32>,
    threads: NonZeroUsize,
) -> io::Result<ExitCode> {
    let name = path.display().to_string();
    let text = match text_of(path) {
        Ok(text) => text,
        Err(error) => return Ok(session.cannot_read(&name, &error)),
    };
    let cases = match read(session, &text, deepest.unwrap_or(u32::MAX)) {
        Ok(cases) => cases,
        Err(reason) => {
            let arguments = [("file", Argument::from(name)), ("reason", reason.into())];
            return Ok(session.refuse(&session.speech.say_of("cli-cannot-read", &arguments)));
        }
    };
    let begun = std::time::Instant::now();
    let tasks: Vec<(usize, usize)> = (0..cases.len())
        .flat_map(|case| (0..cases[case].counts.len()).map(move |count| (case, count)))
        .collect();
    let counted: Mutex<Vec<(usize, usize, u64)>> = Mutex::new(Vec::with_capacity(tasks.len()));
    share(threads, &tasks, |&(case, count)| {
        let nodes = cases[case].position.perft(cases[case].counts[count].0);
        let mut counted = counted
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        counted.push((case, count, nodes));
    });
    let mut counted = counted
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    counted.sort_unstable();
    let nodes = counted.iter().map(|(_, _, nodes)| nodes).sum();
    let mismatches: Vec<Mismatch<'_>> = counted
        .into_iter()
        .filter_map(|(case, count, nodes)| mismatch(&cases[case], count, nodes))
        .collect();
    let summary = Summary {
        positions: cases.len(),
        counts: tasks.len(),
        mismatches: mismatches.len(),
        nodes,
    };
    tell(session, &mismatches, summary, begun.elapsed().as_secs_f64())?;
    Ok(if mismatches.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Bytes of a suite; a file with more is none.
const LARGEST: u64 = 1 << 24;

fn text_of(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?
        .take(LARGEST + 1)
        .read_to_string(&mut text)?;
    if read as u64 > LARGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(text)
}

fn mismatch(case: &Case, count: usize, nodes: u64) -> Option<Mismatch<'_>> {
    let (depth, expected) = case.counts[count];
    (nodes != expected).then_some(Mismatch {
        id: &case.id,
        fen: &case.fen,
        depth,
        expected,
        nodes,
    })
}

fn tell(
    session: &Session,
    mismatches: &[Mismatch<'_>],
    summary: Summary,
    seconds: f64,
) -> io::Result<()> {
    if session.json {
        for mismatch in mismatches {
            session.print_json(mismatch)?;
        }
        return session.print_json(&Last { summary });
    }
    let speech = &session.speech;
    let mut text = String::new();
    for mismatch in mismatches {
        let arguments = [
            ("id", Argument::from(console::harmless(mismatch.id))),
            ("fen", mismatch.fen.into()),
            ("depth", mismatch.depth.into()),
            ("nodes", speech.number(mismatch.nodes).into()),
            ("expected", speech.number(mismatch.expected).into()),
        ];
        text += &speech.say_of("cli-perft-differs", &arguments);
        text.push('\n');
    }
    let arguments = [
        (
            "positions",
            Argument::from(speech.number(summary.positions as u64)),
        ),
        ("counts", speech.number(summary.counts as u64).into()),
        ("mismatches", summary.mismatches.into()),
    ];
    text += &speech.say_of("cli-perft-suite", &arguments);
    text.push('\n');
    text += &super::summary(session, summary.nodes, seconds);
    console::print(text)
}

/// Reads lines of `id`, `epd` and `perft`, or of EPD with `;D1 20` and so on.
fn read(session: &Session, text: &str, deepest: u32) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    let mut id = None;
    for (line, number) in text.lines().zip(1..) {
        let line = line.trim();
        let wrong = |reason: String| {
            let arguments = [("line", Argument::from(number)), ("reason", reason.into())];
            session.speech.say_of("cli-perft-bad-line", &arguments)
        };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            _ if line.starts_with('#') => {}
            "id" => id = Some(rest.trim().to_owned()),
            "epd" => {
                let name = id.take().unwrap_or_else(|| number.to_string());
                cases.push(case(session, name, rest).map_err(wrong)?);
            }
            "perft" => {
                let count = count(rest)
                    .ok_or_else(|| wrong(session.speech.say("cli-perft-not-a-count")))?;
                let case = cases
                    .last_mut()
                    .ok_or_else(|| wrong(session.speech.say("cli-perft-no-position")))?;
                case.counts.push(count);
            }
            _ => cases.push(epd(session, number, line).map_err(wrong)?),
        }
    }
    for case in &mut cases {
        case.counts.retain(|(depth, _)| *depth <= deepest);
    }
    Ok(cases)
}

/// A line of EPD, its counts in operations `D1`, `D2`, …
fn epd(session: &Session, number: u32, line: &str) -> Result<Case, String> {
    let mut fields = line.split(';');
    let fen = fields.next().unwrap_or(line).trim();
    let mut case = case(session, number.to_string(), fen)?;
    for field in fields {
        let field = field.trim();
        let count = field.strip_prefix('D').and_then(count);
        if let Some(count) = count {
            case.counts.push(count);
        } else if let Some(id) = field.strip_prefix("id ") {
            case.id = id.trim().trim_matches('"').to_owned();
        } else if !field.is_empty() {
            return Err(session.speech.say("cli-perft-not-a-count"));
        }
    }
    Ok(case)
}

fn case(session: &Session, id: String, text: &str) -> Result<Case, String> {
    let given = fen::read(text.trim(), None).map_err(|error| session.speech.fen_error(&error))?;
    let position = Position::new(&given.setup, CastlingMode::Chess960)
        .map_err(|faults| session.speech.faults(&faults))?;
    Ok(Case {
        id,
        fen: text.trim().to_owned(),
        position,
        counts: Vec::new(),
    })
}

fn count(text: &str) -> Option<(u32, u64)> {
    let mut words = text.split_whitespace();
    let (depth, nodes): (u32, u64) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    (depth <= DEEPEST && words.next().is_none()).then_some((depth, nodes))
}
