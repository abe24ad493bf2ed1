//! Many questions from a file, on all cores, answered in their order.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, BufReader, BufWriter, IsTerminal, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::AtomicU64,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

use jadoube_laws::Solver;
use jadoube_words::Argument;

use super::{Answer, Question, question::Columns};
use crate::{
    BAD_INPUT, arguments, console,
    judge::{progress::Progress, source},
    perft,
    session::Session,
};

/// Bytes of a line; what is beyond them is passed over.
const LONGEST: u64 = 1 << 16;

/// Answers that may wait to be told.
const WAITING: usize = 1024;

/// Runs the command on a file, or on standard input for `-`.
pub(super) fn run(
    session: &Session,
    asked: &arguments::Winnable,
    path: &Path,
) -> io::Result<ExitCode> {
    let taken = Arc::new(AtomicU64::new(0));
    let files: [PathBuf; 1] = [path.to_owned()];
    let name = console::harmless(&path.display().to_string());
    let source = match source::open(path, Arc::clone(&taken)) {
        Ok(source) => source,
        Err(error) => return Ok(session.cannot_read(&name, &error)),
    };
    let progress = Progress::new(&files, taken, session.speech.say("cli-progress-positions"));
    let intake = Mutex::new(Intake::of(source));
    let (sender, receiver) = sync_channel(WAITING);
    let mut teller = Teller::new(session, &name, progress.clone());
    let told = thread::scope(|scope| {
        let work = |sender: SyncSender<Answered>| answer_all(session, asked, &intake, &sender);
        for index in 0..perft::threads(asked.threads).get() {
            let sender = sender.clone();
            // Where no further thread can be had, those there are do the work.
            match thread::Builder::new().spawn_scoped(scope, move || work(sender)) {
                Ok(_) => {}
                Err(error) if index == 0 => return Err(error),
                Err(_) => break,
            }
        }
        drop(sender);
        teller.tell_all(receiver)
    });
    progress.finish();
    told?;
    let intake = intake.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(if let Some(error) = intake.failure {
        session.cannot_read(&name, &error);
        ExitCode::from(BAD_INPUT)
    } else {
        teller.code
    })
}

/// The lines of the file, handed out one by one.
struct Intake {
    source: BufReader<Box<dyn Read + Send>>,
    columns: Option<Columns>,
    /// The line last read, from 1.
    line: u64,
    /// Questions handed out.
    questions: u64,
    failure: Option<io::Error>,
}

/// A line that asks something.
struct Asked {
    text: String,
    line: u64,
    ticket: u64,
    columns: Columns,
}

impl Intake {
    fn of(source: Box<dyn Read + Send>) -> Self {
        Self {
            source: BufReader::with_capacity(1 << 16, source),
            columns: None,
            line: 0,
            questions: 0,
            failure: None,
        }
    }

    /// The next line that is not empty, a comment, or the names of the columns.
    fn next(&mut self) -> Option<Asked> {
        while self.failure.is_none() {
            let text = match self.read() {
                Ok(text) => text?,
                Err(error) => {
                    self.failure = Some(error);
                    return None;
                }
            };
            self.line += 1;
            let trimmed = text
                .trim_start_matches('\u{feff}')
                .trim_end_matches(['\r', '\n']);
            if self.columns.is_none()
                && let Some(columns) = Columns::named(trimmed)
            {
                self.columns = Some(columns);
                continue;
            }
            if trimmed.trim().is_empty() || trimmed.starts_with('#') {
                continue;
            }
            let ticket = self.questions;
            self.questions += 1;
            return Some(Asked {
                text: trimmed.to_owned(),
                line: self.line,
                ticket,
                columns: *self.columns.get_or_insert_default(),
            });
        }
        None
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let count = (&mut self.source)
            .take(LONGEST)
            .read_until(b'\n', &mut bytes)?;
        if count == 0 {
            return Ok(None);
        }
        if count as u64 == LONGEST && bytes.last() != Some(&b'\n') {
            self.source.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// What has become of a line.
struct Answered {
    ticket: u64,
    outcome: Outcome,
}

enum Outcome {
    /// What to print, and whether that is a verdict.
    Told { text: Vec<u8>, decided: bool },
    /// Why nothing can be answered.
    Bad { line: u64, reason: String },
}

/// Answers lines until there are no more, or nobody listens.
fn answer_all(
    session: &Session,
    asked: &arguments::Winnable,
    intake: &Mutex<Intake>,
    sender: &SyncSender<Answered>,
) {
    let mut solver = Solver::new();
    let next = || {
        let mut intake = intake.lock().unwrap_or_else(PoisonError::into_inner);
        intake.next()
    };
    while let Some(line) = next() {
        let outcome = match Question::read(session, &line.text, line.columns, asked) {
            Ok(question) => {
                let answer = Answer::to(&question, asked.search.budget, &mut solver);
                let mut told = answer.told(&question, asked.search.to);
                if asked.proof {
                    told = told.with_proof(&question, &answer);
                }
                Outcome::Told {
                    text: if session.json {
                        let mut text = serde_json::to_vec(&told).unwrap_or_default();
                        text.push(b'\n');
                        text
                    } else {
                        told.row().into_bytes()
                    },
                    decided: answer.is_decided(),
                }
            }
            Err(reason) => Outcome::Bad {
                line: line.line,
                reason,
            },
        };
        let ticket = line.ticket;
        if sender.send(Answered { ticket, outcome }).is_err() {
            break;
        }
    }
}

/// Tells the answers in the order of the lines.
struct Teller<'a> {
    session: &'a Session,
    name: &'a str,
    progress: Progress,
    output: BufWriter<io::Stdout>,
    /// Whether people watch the output come, on the same screen as the bar.
    is_watched: bool,
    told: u64,
    code: ExitCode,
}

impl<'a> Teller<'a> {
    fn new(session: &'a Session, name: &'a str, progress: Progress) -> Self {
        let output = io::stdout();
        Self {
            session,
            name,
            progress,
            is_watched: output.is_terminal(),
            output: BufWriter::with_capacity(1 << 16, output),
            told: 0,
            code: ExitCode::SUCCESS,
        }
    }

    fn tell_all(&mut self, receiver: Receiver<Answered>) -> io::Result<()> {
        let mut waiting = BTreeMap::new();
        loop {
            let next = match receiver.try_recv() {
                Ok(next) => next,
                // Whoever asks line by line reads the answers before asking on.
                Err(_) => {
                    self.output.flush()?;
                    match receiver.recv() {
                        Ok(next) => next,
                        Err(_) => return Ok(()),
                    }
                }
            };
            waiting.insert(next.ticket, next.outcome);
            while let Some(outcome) = waiting.remove(&self.told) {
                self.told += 1;
                self.tell(outcome)?;
            }
            self.progress.show(self.told + waiting.len() as u64);
        }
    }

    fn tell(&mut self, outcome: Outcome) -> io::Result<()> {
        match outcome {
            Outcome::Told { text, decided } => {
                if !decided {
                    self.code = ExitCode::FAILURE;
                }
                if self.is_watched {
                    let output = &mut self.output;
                    self.progress.aside(|| {
                        output.write_all(&text)?;
                        output.flush()
                    })
                } else {
                    self.output.write_all(&text)
                }
            }
            Outcome::Bad { line, reason } => {
                self.code = ExitCode::FAILURE;
                let arguments = [
                    ("file", Argument::from(self.name)),
                    ("line", Argument::from(line.to_string())),
                    ("reason", Argument::from(reason)),
                ];
                let why = self
                    .session
                    .speech
                    .say_of("cli-winnable-bad-line", &arguments);
                self.progress.aside(|| self.session.complain(&why));
                Ok(())
            }
        }
    }
}
