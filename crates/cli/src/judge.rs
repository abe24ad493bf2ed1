//! `jadoube judge`: replaying archives and telling what the Laws say about each game.

mod clocks;
mod finding;
mod game;
mod notes;
mod pool;
pub(crate) mod progress;
mod referee;
pub(crate) mod source;
mod split;
mod summary;
mod tags;
mod write;

use std::{
    io::{self, BufWriter, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, atomic::AtomicU64},
    time::Instant,
};

use jadoube_laws::{Edition, pgn};

pub(crate) use finding::{Finding, Kind};
use finding::{Kinds, Tally};
use game::Game;
use pool::{Examine, Listen};
use progress::Progress;
pub(crate) use split::{End, Splitter};
use write::Draft;

use crate::{BAD_INPUT, arguments, console, perft, session::Session};

/// What was asked of judge.
pub(crate) struct Options<'a> {
    session: &'a Session,
    edition: Edition,
    /// The kinds to report.
    kinds: Kinds,
    /// Whether draws claimable by a move that was not made are reported.
    intended: bool,
    /// Whether each game is put before the arbiter.
    laws: bool,
    /// Whether the summary is all that is shown.
    quiet: bool,
    names: Vec<Name>,
}

/// What a file is called.
struct Name {
    plain: String,
    /// As a JSON string.
    quoted: Vec<u8>,
}

impl Options<'_> {
    fn wants(&self, kind: Kind) -> bool {
        self.kinds.contains(kind)
    }
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Judge) -> io::Result<ExitCode> {
    let standard_input = [PathBuf::from("-")];
    let files = if asked.files.is_empty() {
        &standard_input
    } else {
        asked.files.as_slice()
    };
    let wanted = if asked.only.is_empty() {
        Kind::ALL.as_slice()
    } else {
        &asked.only
    };
    let options = Options {
        session,
        edition: asked.edition,
        kinds: wanted
            .iter()
            .fold(Kinds::default(), |kinds, &kind| kinds.with(kind)),
        intended: asked.intended,
        laws: asked.laws,
        quiet: asked.quiet,
        names: files.iter().map(|path| name(path)).collect(),
    };
    let begun = Instant::now();
    let taken = Arc::new(AtomicU64::new(0));
    let mut teller = Teller::new(
        &options,
        Progress::new(
            files,
            Arc::clone(&taken),
            session.speech.say("cli-progress-games"),
        ),
    );
    let mut unread = false;
    let bar = teller.progress.clone();
    let told = pool::run(
        files,
        perft::threads(asked.threads),
        taken,
        || Examiner::new(&options),
        &mut teller,
        |file, error| {
            unread = true;
            bar.aside(|| session.cannot_read(&options.names[file].plain, error));
        },
    );
    teller.progress.finish();
    told?;
    teller.finish(begun.elapsed().as_secs_f64())?;
    Ok(if unread {
        ExitCode::from(BAD_INPUT)
    } else if teller.total.with_findings > 0 {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

fn name(path: &Path) -> Name {
    let name = path.display().to_string();
    Name {
        quoted: write::quoted(&name),
        plain: console::harmless(&name),
    }
}

/// What one thread judges with.
struct Examiner<'a> {
    game: Game<'a>,
    reader: pgn::Reader,
    file: usize,
}

impl<'a> Examiner<'a> {
    fn new(options: &'a Options<'a>) -> Self {
        Self {
            game: Game::new(options),
            reader: pgn::Reader::new(),
            file: 0,
        }
    }

    fn answer(&mut self) -> Answer {
        let (draft, tally) = self.game.take();
        Answer {
            file: self.file,
            draft,
            tally,
        }
    }
}

/// The answer to one piece of a file.
struct Answer {
    file: usize,
    draft: Draft,
    tally: Tally,
}

impl Examine for Examiner<'_> {
    type Answer = Answer;

    fn begin(&mut self, file: usize, offset: u64) {
        self.file = file;
        self.reader = pgn::Reader::new();
        self.game.begin(file, offset);
    }

    fn feed(&mut self, bytes: &[u8]) {
        // A game never asks the reader to stop, so all is taken.
        self.reader.feed(bytes, &mut self.game);
    }

    fn so_far(&mut self) -> Option<Answer> {
        self.game.has_much_to_tell().then(|| self.answer())
    }

    fn finish(&mut self) -> Answer {
        let _ = self.reader.finish(&mut self.game);
        self.answer()
    }
}

/// Tells the answers on standard output.
struct Teller<'a> {
    options: &'a Options<'a>,
    progress: Progress,
    output: BufWriter<io::Stdout>,
    /// Whether people watch the output come, on the same screen as the bar.
    is_watched: bool,
    file: usize,
    games_of_file: u64,
    total: Tally,
}

impl<'a> Teller<'a> {
    fn new(options: &'a Options<'a>, progress: Progress) -> Self {
        let output = io::stdout();
        Self {
            options,
            progress,
            is_watched: output.is_terminal(),
            output: BufWriter::with_capacity(1 << 16, output),
            file: 0,
            games_of_file: 0,
            total: Tally::default(),
        }
    }

    fn finish(&mut self, seconds: f64) -> io::Result<()> {
        let text = summary::write(self.options, &self.total, seconds);
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }
}

impl Listen<Answer> for Teller<'_> {
    fn answer(&mut self, answer: Answer) -> io::Result<()> {
        if answer.file != self.file {
            self.file = answer.file;
            self.games_of_file = 0;
        }
        let before = self.games_of_file;
        self.games_of_file += answer.tally.games;
        self.total.add(&answer.tally);
        if !answer.draft.is_empty() {
            if self.is_watched {
                let output = &mut self.output;
                self.progress.aside(|| {
                    answer.draft.write(before, output)?;
                    output.flush()
                })?;
            } else {
                answer.draft.write(before, &mut self.output)?;
            }
        }
        self.progress.show(self.total.games);
        Ok(())
    }
}
