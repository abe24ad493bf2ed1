//! Games built as they are read.

use alloc::{
    boxed::Box,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, mem, ops::ControlFlow, str::FromStr};

use super::{Game, NoGame, NodeId, Remark, Step, edit::Pieces};
use crate::{
    Position, SanError,
    pgn::{
        Comment, Encoding, Flaw, Flow, Nag, Note, Outcome, PgnError, Place, Reader, StartTags,
        TagPair, Token, Unplayed, Visitor, replay, tags, text,
    },
};

/// How deep variations may be nested for their moves to be checked.
const MAX_CHECKED_DEPTH: usize = 1000;
/// How many remarks are kept of one game.
const MAX_REMARKS: usize = 1000;
/// How much text a remark shows.
const MAX_REMARK: usize = 80;

/// A visitor that builds each game and stops at its end; for a whole file in memory,
/// [`Games`] is simpler.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::{Builder, Reader};
///
/// let (mut reader, mut builder) = (Reader::new(), Builder::default());
/// let mut rest = b"1. e4 * \n 1. d4 * \n".as_slice();
/// let mut lengths = Vec::new();
/// while !rest.is_empty() {
///     let fed = reader.feed(rest, &mut builder);
///     rest = &rest[fed.taken..];
///     lengths.extend(builder.take().map(|game| game.main_line().count()));
/// }
/// assert!(reader.finish(&mut builder).is_continue());
/// assert_eq!(lengths, [1, 1]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    game: Game,
    done: Option<Game>,
    start: StartTags,
    /// Where the last tag stands that tells something of the start.
    start_place: Option<Place>,
    line: Line,
    outer: Vec<Line>,
    preface: Vec<Note>,
    pieces: Pieces,
    deep: Deep,
}

/// Whether variations nested too deep were told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Deep {
    #[default]
    Never,
    Told,
}

/// The line being read.
#[derive(Clone, Debug)]
struct Line {
    /// The last node read, or the one the line branches off.
    at: NodeId,
    /// What stands between the last variation, or the beginning, and the next move.
    before: Vec<Note>,
    nags: Vec<Nag>,
    place: PlaceInLine,
    positions: Option<Box<Positions>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PlaceInLine {
    /// At the beginning of a variation.
    Beginning,
    /// After a move, or at the start of the game.
    AfterMove,
    /// After a variation.
    AfterVariation,
}

#[derive(Clone, Debug)]
struct Positions {
    /// The position before the last move.
    before: Option<Position>,
    now: Option<Position>,
}

impl Default for Line {
    fn default() -> Self {
        Self {
            at: NodeId::ROOT,
            before: Vec::new(),
            nags: Vec::new(),
            place: PlaceInLine::AfterMove,
            positions: None,
        }
    }
}

impl Builder {
    /// The game that has just ended.
    pub fn take(&mut self) -> Option<Game> {
        self.done.take()
    }

    #[cold]
    fn remark(&mut self, flaw: Flaw, token: Token<'_>, reason: Option<SanError>) {
        let place = token.place();
        self.keep(PgnError { flaw, place }, token.bytes(), reason);
    }

    fn keep(&mut self, error: PgnError, bytes: &[u8], reason: Option<SanError>) {
        if self.game.remarks.len() >= MAX_REMARKS {
            return;
        }
        let bytes = bytes.get(..MAX_REMARK).unwrap_or(bytes);
        self.game.remarks.push(Remark {
            error,
            text: text::decode(bytes).0.to_string(),
            reason,
        });
    }

    fn note_encoding(&mut self, encoding: Encoding) {
        self.game.encoding = self.game.encoding.max(encoding);
    }

    /// Gives the next move what was read before it.
    fn moved(&mut self, node: NodeId) {
        let line = &mut self.line;
        let begins = line.place == PlaceInLine::Beginning;
        line.at = node;
        line.place = PlaceInLine::AfterMove;
        let (before, nags) = (mem::take(&mut line.before), mem::take(&mut line.nags));
        if before.is_empty() && nags.is_empty() {
            return;
        }
        // A variation without a move to replace is the line itself.
        let parent = self.game.node(node).parent;
        if begins && self.game.node(parent).first_child == Some(node) {
            self.leave(parent, before, nags);
        } else if let Some(notes) = self.game.notes_mut(node) {
            notes.before = before;
            notes.nags = nags;
        }
    }

    fn leave(&mut self, at: NodeId, comments: Vec<Note>, nags: Vec<Nag>) {
        if !(comments.is_empty() && nags.is_empty())
            && let Some(notes) = self.game.notes_mut(at)
        {
            notes.after.extend(comments);
            notes.nags.extend(nags);
        }
    }

    /// Leaves what was read before a move that does not come to the move before, or to the move
    /// a variation replaces.
    fn settle(&mut self) {
        let (before, nags) = (
            mem::take(&mut self.line.before),
            mem::take(&mut self.line.nags),
        );
        let at = match (self.line.place, self.outer.last()) {
            (PlaceInLine::Beginning, Some(outer)) => outer.at,
            (_, _) => self.line.at,
        };
        self.leave(at, before, nags);
    }

    /// Adds a move that cannot be played; nothing is known of the position after it.
    fn unread(&mut self, token: Token<'_>) {
        if self.outer.len() > MAX_CHECKED_DEPTH
            && mem::replace(&mut self.deep, Deep::Told) == Deep::Never
        {
            self.remark(Flaw::DeepNesting, token, None);
        }
        let text = text::decode(token.bytes()).0;
        let node = self.game.push(self.line.at, Step::Unread, &text);
        if let Some(positions) = &mut self.line.positions {
            positions.before = positions.now.take();
        }
        self.moved(node);
    }

    fn unplayed(&mut self, unplayed: Unplayed, token: Token<'_>) {
        let flaw = unplayed.flaw();
        let reason = match unplayed {
            Unplayed::San(error) => Some(error),
            Unplayed::NoStart | Unplayed::Stopped | Unplayed::NullMoveInCheck => None,
        };
        self.remark(flaw, token, reason);
        self.unread(token);
    }

    fn begin(&mut self) {
        self.game = Game::new();
        self.start = StartTags::default();
        self.start_place = None;
        self.outer.clear();
        self.deep = Deep::Never;
        self.game.preface = mem::take(&mut self.preface);
        self.line = Line::default();
        self.set_up();
    }

    fn set_up(&mut self) {
        self.line.positions = self.game.start.map(|position| {
            Box::new(Positions {
                before: Some(position),
                now: Some(position),
            })
        });
    }

    /// Sets the game up as its tags tell; without tags, comments before the moves are its own.
    fn tags_end(&mut self) {
        let tags = mem::take(&mut self.start);
        if !tags.is_usual() {
            let start = tags.start();
            self.game.start = start.position;
            self.game.variant = start.variant;
            self.set_up();
            if let (Some(flaw), Some(place)) = (start.flaw, self.start_place) {
                self.keep(PgnError { flaw, place }, b"", None);
            }
        }
        if self.game.tags.is_empty() {
            let preface = mem::take(&mut self.game.preface);
            if !preface.is_empty()
                && let Some(notes) = self.game.notes_mut(NodeId::ROOT)
            {
                notes.after.splice(0..0, preface);
            }
        }
    }

    fn comment_read(&mut self, note: Note) {
        match (self.line.place, self.game.outcome) {
            (_, Some(_)) => self.game.epilogue.push(note),
            (PlaceInLine::AfterMove, None) => {
                if let Some(notes) = self.game.notes_mut(self.line.at) {
                    notes.after.push(note);
                }
            }
            (PlaceInLine::Beginning | PlaceInLine::AfterVariation, None) => {
                self.line.before.push(note);
            }
        }
    }
}

impl Visitor for Builder {
    fn preface(&mut self, comment: Comment<'_>) {
        let Some(note) = self.pieces.add(comment) else {
            return;
        };
        // Among the tags of a game, or before it.
        match self.game.tags.is_empty() {
            true => self.preface.push(note),
            false => self.game.preface.push(note),
        }
    }

    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.begin();
        Flow::Read
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        self.start.tag(tag);
        if matches!(tag.name, b"FEN" | b"SetUp" | b"Variant") {
            self.start_place = Some(tag.token.place());
        }
        let (value, encoding) = text::decode(tag.value);
        self.note_encoding(encoding);
        let name = String::from_utf8_lossy(tag.name);
        if !tags::fits(&name, &value) {
            self.remark(Flaw::BadValue, tag.token, None);
        }
        if self.game.tags.push(&name, value.into_owned()).is_err() {
            self.remark(Flaw::MalformedTag, tag.token, None);
        }
    }

    fn begin_moves(&mut self) -> Flow {
        self.tags_end();
        Flow::Read
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        let Some(positions) = &mut self.line.positions else {
            self.unread(token);
            return Flow::Read;
        };
        let Some(now) = &mut positions.now else {
            self.unread(token);
            return Flow::Read;
        };
        match replay::read_move(now, token.bytes()) {
            Ok(m) => {
                let node = self.game.push_move(self.line.at, m, now);
                positions.before.clone_from(&positions.now);
                if let Some(now) = &mut positions.now {
                    now.play(m);
                }
                self.moved(node);
            }
            Err(error) => self.unplayed(Unplayed::San(error), token),
        }
        Flow::Read
    }

    fn null_move(&mut self, token: Token<'_>) -> Flow {
        let Some(positions) = &mut self.line.positions else {
            self.unread(token);
            return Flow::Read;
        };
        match positions.now.as_ref().map(replay::passed) {
            Some(Some(next)) => {
                positions.before = positions.now.replace(next);
                let node = self.game.push(self.line.at, Step::Null, "--");
                self.moved(node);
            }
            Some(None) => self.unplayed(Unplayed::NullMoveInCheck, token),
            None => self.unread(token),
        }
        Flow::Read
    }

    fn nag(&mut self, nag: Nag) {
        match self.line.place {
            PlaceInLine::Beginning => self.line.nags.push(nag),
            PlaceInLine::AfterMove | PlaceInLine::AfterVariation => {
                self.game.add_nag(self.line.at, nag);
            }
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.note_encoding(comment.encoding());
        if let Some(note) = self.pieces.add(comment) {
            self.comment_read(note);
        }
    }

    fn begin_variation(&mut self) -> Flow {
        if self.line.place == PlaceInLine::AfterVariation {
            self.settle();
        }
        let at = self.game.node(self.line.at).parent;
        let at = match self.line.place {
            PlaceInLine::Beginning => self.line.at,
            PlaceInLine::AfterMove | PlaceInLine::AfterVariation => at,
        };
        let before = match &self.line.positions {
            Some(positions) if self.outer.len() < MAX_CHECKED_DEPTH => positions.before.as_ref(),
            Some(_) | None => None,
        };
        let positions = before.map(|before| {
            Box::new(Positions {
                before: Some(*before),
                now: Some(*before),
            })
        });
        let line = Line {
            at,
            place: PlaceInLine::Beginning,
            positions,
            ..Line::default()
        };
        self.outer.push(mem::replace(&mut self.line, line));
        Flow::Read
    }

    fn end_variation(&mut self) {
        self.settle();
        if let Some(outer) = self.outer.pop() {
            self.line = outer;
            // A variation that replaces the first move of another is one of the same move, and
            // stands after that other one; an empty one is none.
            let replaced = self.game.node(self.line.at);
            let main = self.game.node(replaced.parent).first_child == Some(self.line.at);
            if self.line.place != PlaceInLine::Beginning && main && replaced.next.is_some() {
                self.line.place = PlaceInLine::AfterVariation;
            }
        }
    }

    fn variation_outcome(&mut self, outcome: Outcome) {
        self.comment_read(Note::new(outcome.text()));
    }

    fn outcome(&mut self, outcome: Outcome, token: Token<'_>) {
        self.settle();
        self.game.outcome = Some(outcome);
        let told = self.game.tags.result();
        if told.is_some_and(|told| told != outcome) {
            self.remark(Flaw::ResultDiffers, token, None);
        }
    }

    /// Kept as a comment, so that it is not lost and is no flaw of what is written.
    fn stray(&mut self, token: Token<'_>) {
        self.comment_read(Note::new(&text::decode(token.bytes()).0));
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.tags_end();
        self.settle();
        self.done = Some(mem::take(&mut self.game));
        ControlFlow::Break(())
    }

    fn error(&mut self, error: PgnError, token: Token<'_>) {
        self.keep(error, token.bytes(), None);
    }
}

/// The games of a file in memory, one after the other.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::Games;
///
/// let file = b"[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 *\n";
/// let players: Vec<String> = Games::new(file)
///     .filter_map(|game| game.tags.get("White").map(str::to_owned))
///     .collect();
/// assert_eq!(players, ["A", "B"]);
/// ```
#[derive(Clone, Debug)]
pub struct Games<'a> {
    rest: &'a [u8],
    reader: Reader,
    builder: Builder,
}

impl<'a> Games<'a> {
    /// The games of these bytes, which may be in any encoding.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self {
            rest: bytes,
            reader: Reader::new(),
            builder: Builder::default(),
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let (read, _) = self.reader.last(self.rest, &mut self.builder);
        self.rest = self.rest.get(read..).unwrap_or_default();
        self.builder.take()
    }
}

/// Reads the first game of a text.
impl FromStr for Game {
    type Err = NoGame;

    fn from_str(text: &str) -> Result<Self, NoGame> {
        Games::new(text.as_bytes()).next().ok_or(NoGame)
    }
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this text holds no game")
    }
}

impl core::error::Error for NoGame {}
