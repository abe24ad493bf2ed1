//! The games of a file, their moves written anew in their places.

use std::{
    io::{self, Write},
    ops::{ControlFlow, Range},
    path::Path,
};

use jadoube_laws::{
    CastlingMode, Position, SanError, Setup, UciError,
    pgn::{self, Flow, StartTags, TagPair, Token, Visitor},
};
use jadoube_words::Argument;
use serde::Serialize;

use super::languages::{self, Disagreement, Reading};
use crate::{arguments, session::Session};

/// Variations nested deeper than this are left as they are.
const DEEPEST: usize = 2048;

/// Whether everything could be translated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// Everything.
    Whole,
    /// Something was left as it was.
    Partial,
}

/// Translates the games of one file.
pub(super) struct Translation<'a> {
    session: &'a Session,
    asked: &'a arguments::Translate,
    file: String,
    games: u64,
}

impl<'a> Translation<'a> {
    pub(super) fn new(session: &'a Session, asked: &'a arguments::Translate, path: &Path) -> Self {
        Self {
            session,
            asked,
            file: path.display().to_string(),
            games: 0,
        }
    }

    /// Writes some whole games with their moves translated.
    pub(super) fn translate(&mut self, text: &[u8], out: &mut impl Write) -> io::Result<Outcome> {
        let readings = languages::find(self.asked.from, text);
        let mut rewriting = Rewriting::new(self, readings);
        pgn::read(text, &mut rewriting);
        let Rewriting {
            replaced,
            games,
            outcome,
            ..
        } = rewriting;
        self.games += games.len() as u64;
        if self.session.json {
            for game in games {
                serde_json::to_writer(&mut *out, &game)?;
                out.write_all(b"\n")?;
            }
            return Ok(outcome);
        }
        let mut at = 0;
        for (range, written) in replaced {
            out.write_all(&text[at..range.start])?;
            out.write_all(written.as_bytes())?;
            at = range.end;
        }
        out.write_all(&text[at..])?;
        Ok(outcome)
    }
}

/// A game in JSON.
#[derive(Serialize)]
struct Translated {
    file: String,
    game: u64,
    /// The language it was read in, if it was told by one.
    letters: Option<&'static str>,
    moves: Vec<String>,
    /// Why the rest of it could not be translated.
    error: Option<String>,
}

/// A line of play: the main line, or a variation.
struct Line {
    /// Before the last move, where a variation to it begins.
    before: Position,
    now: Position,
}

/// Collects what each move is to be replaced with.
struct Rewriting<'t, 'a> {
    translation: &'t Translation<'a>,
    readings: Vec<Result<Reading, Disagreement>>,
    reading: Option<Reading>,
    tags: StartTags,
    mode: CastlingMode,
    lines: Vec<Line>,
    replaced: Vec<(Range<usize>, String)>,
    games: Vec<Translated>,
    outcome: Outcome,
}

impl<'t, 'a> Rewriting<'t, 'a> {
    fn new(translation: &'t Translation<'a>, readings: Vec<Result<Reading, Disagreement>>) -> Self {
        Self {
            translation,
            readings,
            reading: None,
            tags: StartTags::default(),
            mode: CastlingMode::Standard,
            lines: Vec::new(),
            replaced: Vec::new(),
            games: Vec::new(),
            outcome: Outcome::Whole,
        }
    }

    /// Says which move could not be translated, or which game.
    fn leave(&mut self, text: &str, reason: String) {
        self.outcome = Outcome::Partial;
        let session = self.translation.session;
        let Some(game) = self.games.last_mut() else {
            return;
        };
        let arguments = [
            ("file", Argument::from(game.file.as_str())),
            ("game", game.game.into()),
            ("move", text.into()),
            ("reason", reason.into()),
        ];
        let why = session.speech.say_of("cli-translate-wrong", &arguments);
        session.complain(&why);
        game.error.get_or_insert(why);
    }

    /// Makes a move in the line and notes how it is written now.
    fn rewrite(&mut self, token: Token<'_>) -> Result<(), String> {
        let speech = &self.translation.session.speech;
        let (Some(reading), Some(line)) = (self.reading, self.lines.last_mut()) else {
            return Ok(());
        };
        let m = reading
            .read(&line.now, token.bytes())
            .map_err(|why| match why {
                Wrong::San(error) => speech.san_error(&error),
                Wrong::Uci(error) => speech.uci_error(&error),
            })?;
        let mut written = String::new();
        self.translation
            .asked
            .to
            .write(&line.now, m, self.mode, &mut written);
        line.before.clone_from(&line.now);
        line.now.play(m);
        let is_main = self.lines.len() == 1;
        if self.translation.session.json {
            if let Some(game) = self.games.last_mut().filter(|_| is_main) {
                game.moves.push(written);
            }
        } else {
            let start = token.offset() as usize;
            self.replaced
                .push((start..start + token.bytes().len(), written));
        }
        Ok(())
    }
}

/// Why a move can't be read.
pub(super) enum Wrong {
    San(SanError),
    Uci(UciError),
}

impl Visitor for Rewriting<'_, '_> {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.tags = StartTags::default();
        self.lines.clear();
        self.games.push(Translated {
            file: self.translation.file.clone(),
            game: self.translation.games + self.games.len() as u64 + 1,
            letters: None,
            moves: Vec::new(),
            error: None,
        });
        Flow::Read
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        self.tags.tag(tag);
    }

    fn begin_moves(&mut self) -> Flow {
        let start = self.tags.start();
        let Some(position) = start.position else {
            let speech = &self.translation.session.speech;
            let reason = start
                .flaw
                .map_or_else(String::new, |flaw| speech.flaw(flaw));
            self.leave("FEN", reason);
            return Flow::Skip;
        };
        self.mode = start.variant.unwrap_or_default().castling_mode();
        self.lines.push(Line {
            before: position,
            now: position,
        });
        match self.readings.get(self.games.len() - 1).copied() {
            Some(Ok(reading)) => {
                self.reading = Some(reading);
                if let Some(game) = self.games.last_mut() {
                    game.letters = reading.letters().map(|letters| letters.code());
                }
                Flow::Read
            }
            Some(Err(languages)) => {
                let [first, second] = languages.map(|letters| letters.name());
                let names = [("languages", Argument::from(format!("{first}, {second}")))];
                let speech = &self.translation.session.speech;
                self.leave("?", speech.say_of("cli-translate-language", &names));
                Flow::Skip
            }
            None => Flow::Skip,
        }
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        match self.rewrite(token) {
            Ok(()) => Flow::Read,
            Err(reason) => {
                self.leave(&pgn::decode(token.bytes()).0, reason);
                Flow::Skip
            }
        }
    }

    fn null_move(&mut self, _: Token<'_>) -> Flow {
        // It is written alike in every language.
        let Some(line) = self.lines.last_mut() else {
            return Flow::Skip;
        };
        let setup = line.now.setup();
        let passed = Setup {
            turn: !setup.turn,
            en_passant: None,
            ..setup
        };
        match Position::new(&passed, CastlingMode::Chess960) {
            Ok(position) => {
                line.before = std::mem::replace(&mut line.now, position);
                Flow::Read
            }
            Err(_) => Flow::Skip,
        }
    }

    fn begin_variation(&mut self) -> Flow {
        let Some(line) = self.lines.last() else {
            return Flow::Skip;
        };
        if self.lines.len() > DEEPEST {
            self.outcome = Outcome::Partial;
            return Flow::Skip;
        }
        let start = line.before;
        self.lines.push(Line {
            before: start,
            now: start,
        });
        Flow::Read
    }

    fn end_variation(&mut self) {
        self.lines.pop();
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.reading = None;
        ControlFlow::Continue(())
    }
}
