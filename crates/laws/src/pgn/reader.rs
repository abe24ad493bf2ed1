//! The reading of a file, chunk by chunk.

mod between;
mod comment_end;
mod comments;
mod moves;
mod tag;
mod word;

use alloc::vec::Vec;
use core::{mem, ops::ControlFlow};

use super::{CommentKind, Flaw, Flow, Lines, Outcome, Part, PgnError, Place, Token, Visitor};
use word::{Lexed, Rest, Word};

/// Reads a file given in chunks of any size and tells a [`Visitor`] what it holds.
///
/// How the file is cut into chunks makes no difference to what the visitor is told. What is kept
/// between chunks is bounded, however long a line is and however deep variations are nested.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::{Flow, Reader, Token, Visitor};
///
/// #[derive(Default)]
/// struct Moves(Vec<String>);
///
/// impl Visitor for Moves {
///     fn san(&mut self, token: Token<'_>) -> Flow {
///         self.0.push(String::from_utf8_lossy(token.bytes()).into_owned());
///         Flow::Read
///     }
/// }
///
/// let mut moves = Moves::default();
/// let mut reader = Reader::new();
/// for chunk in ["1. e4 e", "5 2. N", "f3 *"] {
///     reader.feed(chunk.as_bytes(), &mut moves);
/// }
/// reader.finish(&mut moves);
/// assert_eq!(moves.0, ["e4", "e5", "Nf3"]);
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    state: State,
    /// What was given and not read yet, a token that may go on.
    carry: Vec<u8>,
    /// Where the first byte not read stands.
    place: Place,
    /// The bytes before it, the latest last.
    tail: [u8; 8],
}

/// How much of a chunk was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fed {
    /// How many of the bytes given were taken; all of them unless the visitor stopped.
    pub taken: usize,
    /// Whether the visitor stopped at the end of a game.
    pub flow: ControlFlow<()>,
}

#[derive(Clone, Debug)]
struct State {
    section: Section,
    quiet: Quiet,
    inside: Inside,
    depth: u64,
    braces: Braces,
    /// How many braces are open within the comment it stands in.
    open_braces: u32,
    /// What was read of the comment it stands in.
    held: Vec<u8>,
    piece: Part,
    comment_at: Place,
    /// Hashes of the names of the tags of this game.
    seen: Vec<u64>,
    value: Vec<u8>,
    /// Line ends since the last token.
    feeds: u32,
    returns: u32,
    moved: Moved,
    /// Whether a result was read in a variation that has not ended since.
    outcome_inside: bool,
    /// Whether the last token was stray text.
    strayed: bool,
    /// Whether a move comes next that begins a game, whose forerunner has just ended.
    begins: bool,
}

/// Which part of a file comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Section {
    /// No game has begun.
    Outside,
    /// The tags of a game.
    Tags,
    /// Its moves.
    Moves,
    /// The rest of the line after its result.
    Ended,
}

/// What a visitor does not want to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Quiet {
    /// Everything is wanted.
    Off,
    /// Nothing of the variation at this depth, its end included.
    Variation(u64),
    /// Nothing more of the line at this depth, but its end.
    Line(u64),
    /// Nothing of the game but its end.
    Game,
}

/// What a `{` within a comment is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Braces {
    /// Nothing but text, as the standard has it.
    Flat,
    /// The beginning of another comment within the first.
    Nested,
}

/// Whether a move was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moved {
    /// None of this game.
    Never,
    /// None of this variation.
    NotInVariation,
    Yes,
}

/// A token of any length that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inside {
    Nothing,
    Comment(CommentKind),
    /// A line after `%`.
    Escape,
    /// The rest of a word that is too long.
    Junk,
}

/// Why a run over some text ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pause {
    /// There is nothing left, or what is left may go on.
    More,
    /// The visitor said so.
    Stopped,
}

type Step = ControlFlow<Pause>;

impl Reader {
    /// A reader at the start of a file.
    pub const fn new() -> Self {
        Self::at(Place::START)
    }

    /// A reader that starts between two games; `place` tells how many games and lines were
    /// before, so that errors are placed right.
    pub const fn at(place: Place) -> Self {
        Self {
            state: State::new(),
            carry: Vec::new(),
            place,
            tail: [b'\n'; 8],
        }
    }

    /// The same reader, for which comments in braces may hold others, as some programs write
    /// them; the standard says that the first `}` ends a comment.
    pub const fn with_nested_braces(mut self) -> Self {
        self.state.braces = Braces::Nested;
        self
    }

    /// Where the reading has come to; a token that may go on is not counted.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Reads the next bytes of the file.
    pub fn feed<V: Visitor>(&mut self, bytes: &[u8], visitor: &mut V) -> Fed {
        let mut taken = 0;
        while !self.carry.is_empty() {
            let rest = bytes.get(taken..).unwrap_or_default();
            let more = rest.len().min(self.carry.len().max(512));
            self.carry.extend(rest.iter().take(more));
            taken += more;
            let mut carry = mem::take(&mut self.carry);
            let (read, pause) = self.run(&carry, Rest::MayFollow, visitor);
            let left = carry.len() - read;
            if pause == Pause::Stopped || left > more || more == 0 {
                carry.drain(..read);
                self.carry = carry;
                if pause == Pause::Stopped {
                    return Fed {
                        taken,
                        flow: ControlFlow::Break(()),
                    };
                }
                if taken == bytes.len() {
                    break;
                }
            } else {
                // What is left lies within the bytes given.
                taken -= left;
                carry.clear();
                self.carry = carry;
                break;
            }
        }
        if !self.carry.is_empty() {
            return Fed {
                taken,
                flow: ControlFlow::Continue(()),
            };
        }
        let rest = bytes.get(taken..).unwrap_or_default();
        let (read, pause) = self.run(rest, Rest::MayFollow, visitor);
        if pause == Pause::Stopped {
            return Fed {
                taken: taken + read,
                flow: ControlFlow::Break(()),
            };
        }
        self.carry.extend(rest.iter().skip(read));
        Fed {
            taken: bytes.len(),
            flow: ControlFlow::Continue(()),
        }
    }

    /// Tells the reader that the file has ended. When the visitor stops, call it again to go on.
    pub fn finish<V: Visitor>(&mut self, visitor: &mut V) -> ControlFlow<()> {
        let mut carry = mem::take(&mut self.carry);
        let (read, flow) = self.last(&carry, visitor);
        carry.drain(..read);
        self.carry = carry;
        flow
    }

    /// Reads bytes after which the file ends; how many were read before the visitor stopped.
    pub(super) fn last<V: Visitor>(
        &mut self,
        bytes: &[u8],
        visitor: &mut V,
    ) -> (usize, ControlFlow<()>) {
        let (read, pause) = self.run(bytes, Rest::Nothing, visitor);
        match pause {
            Pause::Stopped => (read, ControlFlow::Break(())),
            Pause::More => (read, ControlFlow::Continue(())),
        }
    }

    fn run<V: Visitor>(&mut self, text: &[u8], rest: Rest, visitor: &mut V) -> (usize, Pause) {
        let [.., previous] = self.tail;
        let lines = Lines::new(text, self.place, previous);
        let mut run = Run {
            state: &mut self.state,
            lines: &lines,
            text,
            at: 0,
            rest,
            tail: self.tail,
            visitor,
        };
        let pause = run.all();
        let read = run.at;
        self.place = lines.place(read);
        let before = text.get(..read).unwrap_or_default();
        match before.last_chunk() {
            Some(tail) => self.tail = *tail,
            None => {
                self.tail.rotate_left(read);
                for (kept, &byte) in self.tail.iter_mut().rev().zip(before.iter().rev()) {
                    *kept = byte;
                }
            }
        }
        (read, pause)
    }
}

/// The result some bytes are, and nothing else.
pub(super) fn read_outcome(text: &[u8]) -> Option<Outcome> {
    match word::lex(text, Rest::Nothing)? {
        Lexed {
            word: Word::Outcome(outcome, _),
            taken,
            ..
        } if taken == text.len() => Some(outcome),
        _ => None,
    }
}

impl Default for Reader {
    fn default() -> Self {
        Self::new()
    }
}

impl State {
    const fn new() -> Self {
        Self {
            section: Section::Outside,
            quiet: Quiet::Off,
            inside: Inside::Nothing,
            depth: 0,
            braces: Braces::Flat,
            open_braces: 0,
            held: Vec::new(),
            piece: Part::Whole,
            comment_at: Place::START,
            seen: Vec::new(),
            value: Vec::new(),
            feeds: 0,
            returns: 0,
            moved: Moved::Never,
            outcome_inside: false,
            strayed: false,
            begins: false,
        }
    }

    /// Whether an empty line came before the next token, or the file begins here.
    fn after_empty_line(&self) -> bool {
        self.feeds.max(self.returns) >= 2
    }
}

/// The reading of one stretch of text.
struct Run<'r, 't, V> {
    state: &'r mut State,
    lines: &'t Lines<'t>,
    text: &'t [u8],
    /// How much was read.
    at: usize,
    rest: Rest,
    tail: [u8; 8],
    visitor: &'r mut V,
}

impl<'t, V: Visitor> Run<'_, 't, V> {
    fn all(&mut self) -> Pause {
        loop {
            let step = match (self.state.inside, self.state.section) {
                (Inside::Comment(kind), _) => self.long_comment(kind),
                (Inside::Escape, _) => self.skip_while(|b| b != b'\n' && b != b'\r'),
                (Inside::Junk, _) => self.skip_while(|b| !super::scan::is_delimiter(b)),
                (Inside::Nothing, Section::Outside | Section::Tags) => self.between(),
                (Inside::Nothing, Section::Moves) if self.state.quiet == Quiet::Off => {
                    self.moves::<true>()
                }
                (Inside::Nothing, Section::Moves) => self.moves::<false>(),
                (Inside::Nothing, Section::Ended) => self.ended(),
            };
            match step {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(Pause::Stopped) => return Pause::Stopped,
                ControlFlow::Break(Pause::More) => {
                    let open = self.state.section != Section::Outside;
                    let over = self.rest == Rest::Nothing && self.at >= self.text.len();
                    if !(over && open) {
                        return Pause::More;
                    }
                    if self.close_game() == ControlFlow::Break(Pause::Stopped) {
                        return Pause::Stopped;
                    }
                }
            }
        }
    }

    fn ahead(&self) -> &'t [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The byte that many bytes before the one at `index`, from 1; a line end before the file.
    fn before(&self, index: usize, back: usize) -> u8 {
        match index.checked_sub(back) {
            Some(at) => self.text.get(at).copied().unwrap_or(b'\n'),
            None => {
                let back = back - index;
                let kept = self.tail.len().checked_sub(back);
                kept.and_then(|at| self.tail.get(at))
                    .copied()
                    .unwrap_or(b' ')
            }
        }
    }

    fn at_line_start(&self) -> bool {
        matches!(self.before(self.at, 1), b'\n' | b'\r')
    }

    fn token(&self, len: usize) -> Token<'t> {
        let bytes = self.ahead();
        Token::new(self.lines, self.at, bytes.get(..len).unwrap_or(bytes))
    }

    fn loud(&self) -> bool {
        self.state.quiet == Quiet::Off
    }

    /// Tells something wrong with the next bytes, unless nothing of this is wanted.
    #[cold]
    fn report(&mut self, flaw: Flaw, len: usize) {
        if self.state.quiet != Quiet::Game {
            let token = self.token(len);
            let place = token.place();
            self.visitor.error(PgnError { flaw, place }, token);
        }
    }

    /// As `report`, for what matters only where moves are read.
    #[cold]
    fn report_if_read(&mut self, flaw: Flaw, len: usize) {
        if self.loud() {
            self.report(flaw, len);
        }
    }

    fn skip_while(&mut self, belongs: impl Fn(u8) -> bool) -> Step {
        match self.ahead().iter().position(|&b| !belongs(b)) {
            Some(len) => {
                self.at += len;
                self.state.inside = Inside::Nothing;
                Step::Continue(())
            }
            None => {
                self.at = self.text.len();
                if self.rest == Rest::Nothing {
                    self.state.inside = Inside::Nothing;
                }
                Step::Break(Pause::More)
            }
        }
    }

    fn open_game(&mut self) {
        let state = &mut *self.state;
        state.section = Section::Tags;
        state.quiet = Quiet::Off;
        state.depth = 0;
        state.seen.clear();
        state.moved = Moved::Never;
        state.outcome_inside = false;
        state.strayed = false;
        let game = self.lines.game.get().saturating_add(1);
        self.lines.game.set(game);
        if self.visitor.begin_game(self.token(0)) == Flow::Skip {
            self.state.quiet = Quiet::Game;
        }
    }

    fn begin_moves(&mut self) {
        self.state.section = Section::Moves;
        if self.loud() && self.visitor.begin_moves() == Flow::Skip {
            self.state.quiet = Quiet::Line(0);
        }
    }

    /// Ends a game, with or without a result.
    fn close_game(&mut self) -> Step {
        let depth = mem::take(&mut self.state.depth);
        if depth > 0 {
            self.report(Flaw::UnterminatedVariation, 0);
        }
        let told = match self.state.quiet {
            Quiet::Off => depth,
            Quiet::Variation(at) => at.saturating_sub(1),
            Quiet::Line(at) => at,
            Quiet::Game => 0,
        };
        for _ in 0..told {
            self.visitor.end_variation();
        }
        if self.state.section != Section::Ended {
            self.report(Flaw::MissingTermination, 0);
        }
        self.state.section = Section::Outside;
        self.state.quiet = Quiet::Off;
        self.state.strayed = false;
        match self.visitor.end_game() {
            ControlFlow::Continue(()) => Step::Continue(()),
            ControlFlow::Break(()) => Step::Break(Pause::Stopped),
        }
    }
}
