//! Finding out in which language or notation games are written.

use std::ops::ControlFlow;

use jadoube_laws::{
    DetectError, Letters, Move, Position,
    pgn::{self, Flow, StartTags, TagPair, Token, Visitor},
};

use super::game::Wrong;
use crate::notation::Source;

/// Moves of a game that are looked at to tell its language.
const MOST_MOVES: usize = 1024;

/// How the moves of a game are to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reading {
    Algebraic(Letters),
    Uci,
}

/// Two languages in which a game can be read, with different moves.
pub(super) type Disagreement = [Letters; 2];

impl Reading {
    pub(super) fn read(self, position: &Position, text: &[u8]) -> Result<Move, Wrong> {
        match self {
            Self::Algebraic(letters) => match position.read_san_lenient(text, letters) {
                Ok((m, _)) => Ok(m),
                Err(error) => Err(Wrong::San(error)),
            },
            Self::Uci => position.read_uci(text).map_err(Wrong::Uci),
        }
    }

    /// The language, if there is one.
    pub(super) const fn letters(self) -> Option<Letters> {
        match self {
            Self::Algebraic(letters) => Some(letters),
            Self::Uci => None,
        }
    }
}

/// How each game of the text is to be read.
pub(super) fn find(from: Source, text: &[u8]) -> Vec<Result<Reading, Disagreement>> {
    let mut languages = Languages {
        from,
        found: Vec::new(),
        tags: StartTags::default(),
        start: None,
        position: Position::initial(),
        is_english: true,
        words: Vec::new(),
    };
    pgn::read(text, &mut languages);
    languages.found
}

struct Languages {
    from: Source,
    found: Vec<Result<Reading, Disagreement>>,
    tags: StartTags,
    start: Option<Position>,
    position: Position,
    // Whether all moves so far are in the export format of PGN, which is English.
    is_english: bool,
    words: Vec<Vec<u8>>,
}

impl Languages {
    fn reading(&self) -> Result<Reading, Disagreement> {
        let letters = match (self.from, &self.start) {
            (Source::Uci, _) => return Ok(Reading::Uci),
            (Source::Algebraic(letters), _) => letters,
            (Source::Auto, Some(start)) if !self.is_english => {
                match Letters::detect(start, &self.words) {
                    Ok(letters) | Err(DetectError::Unreadable { letters, .. }) => {
                        letters.first().copied().unwrap_or_default()
                    }
                    Err(DetectError::Disagree { first, second, .. }) => {
                        return Err([first.0, second.0]);
                    }
                }
            }
            (Source::Auto, _) => Letters::English,
        };
        Ok(Reading::Algebraic(letters))
    }
}

impl Visitor for Languages {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.tags = StartTags::default();
        self.start = None;
        self.is_english = true;
        self.words.clear();
        match self.from {
            Source::Auto => Flow::Read,
            Source::Algebraic(_) | Source::Uci => Flow::Skip,
        }
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        self.tags.tag(tag);
    }

    fn begin_moves(&mut self) -> Flow {
        self.start = self.tags.start().position;
        match &self.start {
            Some(start) => {
                self.position.clone_from(start);
                Flow::Read
            }
            None => Flow::Skip,
        }
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        if self.words.len() >= MOST_MOVES {
            return Flow::Skip;
        }
        self.words.push(token.bytes().to_vec());
        if self.is_english {
            match self.position.read_san(token.bytes()) {
                Ok(m) => self.position.play(m),
                Err(_) => self.is_english = false,
            }
        }
        Flow::Read
    }

    fn null_move(&mut self, _: Token<'_>) -> Flow {
        Flow::Skip
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.found.push(self.reading());
        ControlFlow::Continue(())
    }
}
