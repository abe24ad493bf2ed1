//! Writing games.

mod wrap;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use super::{Game, NodeId, Note, Tags, Variant, tags::write_tag};
use crate::{Color, Position};
use wrap::Wrap;

/// How games are written.
///
/// What is written reads back to the same game: with its tags as they are under
/// [`Roster::AsGiven`], with those it lacked under [`Roster::Complete`]. There are two exceptions:
/// of several comments after the result, only the last can keep a `}`; others get `)`. And moves
/// nested too deep to be checked ([`Flaw::DeepNesting`](super::Flaw::DeepNesting)) may stand less
/// deep in what is written, and be checked when that is read.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::{Detail, Game, Roster, Writer};
///
/// let game: Game = "1. e4 c5 $1 {note} (1... e5 (1... d5 {deep})) 2. Nf3 *".parse()?;
/// let bare = Writer {
///     roster: Roster::AsGiven,
///     detail: Detail::MainLine,
///     ..Writer::EXPORT
/// };
/// assert_eq!(bare.text(&game), "1. e4 c5 2. Nf3 *\n\n");
/// # Ok::<(), jadoube_laws::pgn::NoGame>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Writer {
    /// The longest line of movetext in characters, words longer than that excepted; none for
    /// one line.
    pub width: Option<usize>,
    /// Which tags are written.
    pub roster: Roster,
    /// What of the moves is written.
    pub detail: Detail,
}

/// Which tags are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roster {
    /// The seven tags of the roster first, with `?` where nothing is known, then the others;
    /// `SetUp`, `FEN` and `Variant` where the game does not start as usual.
    Complete,
    /// Those the game has.
    AsGiven,
}

/// What of the moves is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Detail {
    /// Variations, comments and glyphs, too.
    Everything,
    /// The moves of the main line.
    MainLine,
}

/// What is still to be written.
enum Task {
    /// A move, then its variations, then the rest of its line.
    Line { node: NodeId, ply: u32 },
    /// A variation from its first move on.
    Variation { node: NodeId, ply: u32 },
    /// `)`
    Close,
}

impl Writer {
    /// The export format: lines below 80 characters, all tags of the roster.
    pub const EXPORT: Self = Self {
        width: Some(79),
        roster: Roster::Complete,
        detail: Detail::Everything,
    };

    /// Adds a game to a file, with an empty line after it.
    pub fn write(&self, game: &Game, out: &mut String) {
        self.write_preface(game, out);
        let before = out.len();
        self.write_tags(game, out);
        if out.len() > before {
            out.push('\n');
        }
        self.write_movetext(game, out);
        out.push_str("\n\n");
    }

    /// A game as text.
    pub fn text(&self, game: &Game) -> String {
        let mut out = String::new();
        self.write(game, &mut out);
        out
    }

    /// Adds the moves and the result, without a line end after them.
    pub fn write_movetext(&self, game: &Game, out: &mut String) {
        let mut wrap = Wrap::new(out, self.width);
        let (first, ply) = first_ply(game.start());
        if self.detail == Detail::Everything {
            self.write_start(game, &mut wrap);
        }
        let mut numbered = Numbered::No;
        let mut tasks: Vec<Task> = Vec::new();
        tasks.extend(
            game.children(NodeId::ROOT)
                .next()
                .map(|node| Task::Line { node, ply }),
        );
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => {
                    wrap.close();
                    numbered = Numbered::No;
                }
                Task::Variation { node, ply } => {
                    wrap.open();
                    numbered = Numbered::No;
                    tasks.push(Task::Line { node, ply });
                }
                Task::Line { node, ply } => {
                    let number = (ply / 2).saturating_add(first);
                    self.write_node(game, node, (number, ply), &mut numbered, &mut wrap);
                    self.push_next(game, node, ply, &mut tasks);
                }
            }
        }
        wrap.word(game.result().text());
        self.write_epilogue(game, &mut wrap);
        wrap.finish();
    }

    fn push_next(&self, game: &Game, node: NodeId, ply: u32, tasks: &mut Vec<Task>) {
        let next = game.children(node).next();
        tasks.extend(next.map(|node| Task::Line {
            node,
            ply: ply.saturating_add(1),
        }));
        let parent = game.parent(node).unwrap_or(NodeId::ROOT);
        let main = game.children(parent).next() == Some(node);
        if !main || self.detail == Detail::MainLine {
            return;
        }
        let from = tasks.len();
        for sibling in game.children(parent).skip(1) {
            tasks.push(Task::Close);
            tasks.push(Task::Variation { node: sibling, ply });
        }
        // The first variation is to be taken first, each before its own end.
        if let Some(variations) = tasks.get_mut(from..) {
            variations.reverse();
            for pair in variations.chunks_exact_mut(2) {
                pair.swap(0, 1);
            }
        }
    }

    fn write_node(
        &self,
        game: &Game,
        node: NodeId,
        (number, ply): (u32, u32),
        numbered: &mut Numbered,
        wrap: &mut Wrap<'_>,
    ) {
        let everything = self.detail == Detail::Everything;
        if everything {
            for note in game.comments_before(node) {
                write_note(note, wrap);
                *numbered = Numbered::No;
            }
        }
        match (ply.is_multiple_of(2), *numbered) {
            (true, _) => wrap.word(&alloc::format!("{number}.")),
            (false, Numbered::No) => wrap.word(&alloc::format!("{number}...")),
            (false, Numbered::Yes) => {}
        }
        *numbered = Numbered::Yes;
        wrap.word(game.text(node));
        if everything && self.write_notes(game, node, wrap) == Numbered::No {
            *numbered = Numbered::No;
        }
    }

    /// What belongs to a node; whether the next move needs its number.
    fn write_notes(&self, game: &Game, node: NodeId, wrap: &mut Wrap<'_>) -> Numbered {
        let mut numbered = Numbered::Yes;
        for nag in game.nags(node) {
            wrap.word(&nag.to_string());
        }
        for note in game.comments(node) {
            write_note(note, wrap);
            numbered = Numbered::No;
        }
        numbered
    }

    fn write_start(&self, game: &Game, wrap: &mut Wrap<'_>) {
        self.write_notes(game, NodeId::ROOT, wrap);
    }

    fn write_epilogue(&self, game: &Game, wrap: &mut Wrap<'_>) {
        if self.detail == Detail::MainLine {
            return;
        }
        // These comments stay on the line of the result, or would be the next game's.
        let last = game.epilogue.len().saturating_sub(1);
        for (index, note) in game.epilogue.iter().enumerate() {
            let text = note.text();
            match text.contains('}') {
                true if index == last => wrap.append(&alloc::format!(" ;{text}")),
                true => wrap.append(&alloc::format!(" {{{}}}", text.replace('}', ")"))),
                false => wrap.append(&alloc::format!(" {{{text}}}")),
            }
        }
    }

    fn write_preface(&self, game: &Game, out: &mut String) {
        if self.detail == Detail::MainLine {
            return;
        }
        let mut wrap = Wrap::new(out, self.width);
        for note in &game.preface {
            write_note(note, &mut wrap);
            wrap.end_line();
        }
        wrap.finish();
    }

    fn write_tags(&self, game: &Game, out: &mut String) {
        match self.roster {
            Roster::AsGiven => {
                for (name, value) in game.tags.iter() {
                    write_line(name, value, out);
                }
            }
            Roster::Complete => write_complete(game, out),
        }
    }
}

/// Whether the last move makes plain which the next is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbered {
    Yes,
    No,
}

/// The number of the first move, and 1 as its ply if Black makes it.
fn first_ply(start: Option<&Position>) -> (u32, u32) {
    start.map_or((1, 0), |position| {
        let ply = match position.turn() {
            Color::White => 0,
            Color::Black => 1,
        };
        (position.fullmoves().get(), ply)
    })
}

fn write_note(note: &Note, wrap: &mut Wrap<'_>) {
    if note.text().contains('}') {
        wrap.line_comment(note.text());
    } else {
        wrap.comment(note.text());
    }
}

fn write_line(name: &str, value: &str, out: &mut String) {
    write_tag(name, value, out);
    out.push('\n');
}

fn write_complete(game: &Game, out: &mut String) {
    for name in Tags::ROSTER {
        let value = match (name, game.tags.get(name)) {
            ("Result", _) => game.result().text(),
            (_, Some(value)) => value,
            ("Date", None) => "????.??.??",
            (_, None) => "?",
        };
        write_line(name, value, out);
    }
    let usual = game
        .start()
        .is_none_or(|start| *start == Position::initial());
    if game.variant() == Some(Variant::Chess960) && game.tags.get("Variant").is_none() {
        write_line("Variant", Variant::Chess960.name(), out);
    }
    let set_up = game.tags.get("FEN").is_some() || !usual;
    if set_up && game.tags.get("SetUp").is_none() {
        write_line("SetUp", "1", out);
    }
    if let Some(start) = game.start().filter(|_| !usual)
        && game.tags.get("FEN").is_none()
    {
        let mut fen = String::new();
        start.write_fen(&mut fen);
        write_line("FEN", &fen, out);
    }
    let others = game
        .tags
        .iter()
        .filter(|(name, _)| !Tags::ROSTER.contains(name));
    for (name, value) in others {
        write_line(name, value, out);
    }
}

impl Default for Writer {
    fn default() -> Self {
        Self::EXPORT
    }
}

/// Writes the game in the export format, the tags as they are.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let writer = Writer {
            roster: Roster::AsGiven,
            ..Writer::EXPORT
        };
        f.write_str(&writer.text(self))
    }
}
