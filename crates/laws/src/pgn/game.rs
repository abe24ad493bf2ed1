//! A game with its comments, glyphs and variations.

mod build;
mod compare;
mod edit;

use alloc::{boxed::Box, string::String, vec::Vec};

pub use build::{Builder, Games};
pub use edit::NotLegal;

use super::{Encoding, Nag, Note, Outcome, PgnError, Tags, Variant};
use crate::{Move, Position, SanError};

/// A whole game: tags, moves, variations, comments, glyphs and result.
///
/// The moves are the nodes of a tree. Its root, [`NodeId::ROOT`], stands for the start; the first
/// child of a node goes on with the line, the others are variations. Two games are equal when
/// what they tell is: what was found wrong when they were read, and how moves were spelled, makes
/// no difference.
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::{Game, NodeId};
///
/// let game: Game = "1. e4 e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 *".parse()?;
/// let line: Vec<&str> = game.main_line().map(|node| game.text(node)).collect();
/// assert_eq!(line, ["e4", "e5", "Nf3"]);
///
/// let e4 = game.main_line().next().unwrap_or(NodeId::ROOT);
/// let answers: Vec<&str> = game.children(e4).map(|node| game.text(node)).collect();
/// assert_eq!(answers, ["e5", "c5"]);
/// # Ok::<(), jadoube_laws::pgn::NoGame>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The tags.
    pub tags: Tags,
    /// Comments before the tags or among them.
    pub preface: Vec<Note>,
    /// The result at the end of the moves; none if it was forgotten.
    pub outcome: Option<Outcome>,
    /// Comments after the result.
    pub epilogue: Vec<Note>,
    start: Option<Position>,
    variant: Option<Variant>,
    // Invariant: the first node is the root; links point to nodes there are.
    nodes: Vec<Node>,
    texts: String,
    remarks: Vec<Remark>,
    encoding: Encoding,
}

/// A move of a [`Game`], or its start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// What happens at a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Nothing yet: the start.
    Start,
    /// A legal move.
    Move(Move),
    /// A null move: the side to move passes.
    Null,
    /// Text that should be a move and could not be played, or comes after one that could not.
    Unread,
}

/// Something found wrong when a game was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// What, and where.
    pub error: PgnError,
    /// The text it is about, cut if it is long.
    pub text: String,
    /// Why a move could not be played.
    pub reason: Option<SanError>,
}

/// Text that holds no game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoGame;

#[derive(Clone, Debug)]
struct Node {
    parent: NodeId,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next: Option<NodeId>,
    step: Step,
    text_from: u32,
    text_to: u32,
    notes: Option<Box<Notes>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Notes {
    before: Vec<Note>,
    nags: Vec<Nag>,
    after: Vec<Note>,
}

static NO_NOTES: Notes = Notes {
    before: Vec::new(),
    nags: Vec::new(),
    after: Vec::new(),
};

impl NodeId {
    /// The start of the game.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Game {
    /// A game of standard chess without tags and moves.
    pub fn new() -> Self {
        Self {
            tags: Tags::default(),
            preface: Vec::new(),
            outcome: None,
            epilogue: Vec::new(),
            start: Some(Position::initial()),
            variant: Some(Variant::Standard),
            nodes: alloc::vec![Node::root()],
            texts: String::new(),
            remarks: Vec::new(),
            encoding: Encoding::Utf8,
        }
    }

    /// A game that starts from any position; the tags that tell so are set.
    pub fn from_position(position: Position, variant: Variant) -> Self {
        let mut game = Self::new();
        let usual = variant == Variant::Standard && position == Position::initial();
        game.start = Some(position);
        game.variant = Some(variant);
        if !usual {
            game.set_start_tags();
        }
        game
    }

    /// The position the game starts from; none if its tags tell none that can be played from.
    pub const fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// The kind of chess; none if its tags name one that is not known here.
    pub const fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// The result: that at the end of the moves, or else that of the tag, or else open.
    pub fn result(&self) -> Outcome {
        self.outcome
            .or_else(|| self.tags.result())
            .unwrap_or(Outcome::Open)
    }

    /// What was found wrong when the game was read.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// The encoding of the game's texts; if not all are in UTF-8, that of the others.
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// How many nodes the tree has, the root among them.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Whether some move of the tree could not be played.
    pub fn has_unread_moves(&self) -> bool {
        self.nodes.iter().any(|node| node.step == Step::Unread)
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line(NodeId::ROOT)
    }

    /// The legal moves of the main line up to its end, a null move or the first that is not one.
    pub fn main_moves(&self) -> impl Iterator<Item = Move> {
        self.main_line().map_while(|node| match self.step(node) {
            Step::Move(m) => Some(m),
            Step::Start | Step::Null | Step::Unread => None,
        })
    }

    /// The nodes after a node, along first children.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        core::iter::successors(self.node(from).first_child, |&node| {
            self.node(node).first_child
        })
    }

    /// The node that goes on with the line after a node, then the variations.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        core::iter::successors(self.node(node).first_child, |&child| self.node(child).next)
    }

    /// The node before; none before the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.node(node).parent)
    }

    /// What happens at a node.
    pub fn step(&self, node: NodeId) -> Step {
        self.node(node).step
    }

    /// The move in algebraic notation, in the export format where it could be read, otherwise as
    /// it was written; empty for the start.
    pub fn text(&self, node: NodeId) -> &str {
        let node = self.node(node);
        let range = node.text_from as usize..node.text_to as usize;
        self.texts.get(range).unwrap_or_default()
    }

    /// The glyphs of a move.
    pub fn nags(&self, node: NodeId) -> &[Nag] {
        &self.notes(node).nags
    }

    /// The comments after a move; at the start, those before the first move. Text that is nothing
    /// PGN knows is among them, with a remark.
    pub fn comments(&self, node: NodeId) -> &[Note] {
        &self.notes(node).after
    }

    /// The comments before a move: the first of a variation, or one after variations.
    pub fn comments_before(&self, node: NodeId) -> &[Note] {
        &self.notes(node).before
    }

    /// The position after a node, which takes the time of replaying the moves before it; none
    /// after text that could not be played.
    pub fn position(&self, node: NodeId) -> Option<Position> {
        let mut path: Vec<NodeId> =
            core::iter::successors(Some(node), |&n| self.parent(n)).collect();
        path.pop();
        let mut position = self.start?;
        for node in path.into_iter().rev() {
            match self.step(node) {
                Step::Start => {}
                Step::Move(m) => position.play(m),
                Step::Null => position = super::replay::passed(&position)?,
                Step::Unread => return None,
            }
        }
        Some(position)
    }

    fn node(&self, id: NodeId) -> &Node {
        match self.nodes.get(id.index()) {
            Some(node) => node,
            None => self.nodes.first().expect("a game has its root"),
        }
    }

    fn notes(&self, node: NodeId) -> &Notes {
        self.node(node).notes.as_deref().unwrap_or(&NO_NOTES)
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl Node {
    const fn root() -> Self {
        Self {
            parent: NodeId::ROOT,
            first_child: None,
            last_child: None,
            next: None,
            step: Step::Start,
            text_from: 0,
            text_to: 0,
            notes: None,
        }
    }
}
