//! Adding to a game.

use alloc::string::{String, ToString};
use core::fmt;

use super::{Game, Node, NodeId, Notes, Step};
use crate::{
    Move, Position,
    pgn::{Nag, Note, Variant},
};

/// A move that is not legal where it was to be added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotLegal(pub Move);

impl Game {
    /// Adds a move after a node: the first goes on with its line, others are variations. A move
    /// that is there already is not added again.
    ///
    /// # Errors
    ///
    /// If the move is not legal there.
    pub fn add(&mut self, after: NodeId, m: Move) -> Result<NodeId, NotLegal> {
        let same = |&child: &NodeId| self.step(child) == Step::Move(m);
        if let Some(child) = self.children(after).find(same) {
            return Ok(child);
        }
        match self.position(after) {
            Some(position) if position.is_legal(m) => Ok(self.push_move(after, m, &position)),
            Some(_) | None => Err(NotLegal(m)),
        }
    }

    /// Adds moves one after the other after a node; the last one's node.
    ///
    /// # Errors
    ///
    /// The first move that is not legal; those before it are added.
    pub fn add_line(
        &mut self,
        after: NodeId,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<NodeId, NotLegal> {
        let mut position = self.position(after);
        let mut node = after;
        for m in moves {
            let here = position.as_mut().filter(|here| here.is_legal(m));
            let Some(here) = here else {
                return Err(NotLegal(m));
            };
            node = self.push_move(node, m, here);
            here.play(m);
        }
        Ok(node)
    }

    /// Adds a null move after a node; none if a side could be in check then.
    pub fn add_null_move(&mut self, after: NodeId) -> Option<NodeId> {
        crate::pgn::replay::passed(&self.position(after)?)?;
        Some(self.push(after, Step::Null, "--"))
    }

    /// Adds a glyph to a move.
    pub fn add_nag(&mut self, node: NodeId, nag: Nag) {
        if let Some(notes) = self.notes_mut(node) {
            notes.nags.push(nag);
        }
    }

    /// Adds a comment after a move; at the start, before the first move.
    pub fn add_comment(&mut self, node: NodeId, comment: Note) {
        if let Some(notes) = self.notes_mut(node) {
            notes.after.push(comment);
        }
    }

    /// Adds a comment before a move. Files can tell it from one after the move before only at
    /// the beginning of a variation, and after variations.
    pub fn add_comment_before(&mut self, node: NodeId, comment: Note) {
        if let Some(notes) = self.notes_mut(node) {
            notes.before.push(comment);
        }
    }

    pub(super) fn push_move(&mut self, after: NodeId, m: Move, position: &Position) -> NodeId {
        let from = self.texts.len();
        position.write_san(m, &mut self.texts);
        self.push_written(after, Step::Move(m), from)
    }

    pub(super) fn push(&mut self, after: NodeId, step: Step, text: &str) -> NodeId {
        let from = self.texts.len();
        self.texts.push_str(text);
        self.push_written(after, step, from)
    }

    fn push_written(&mut self, after: NodeId, step: Step, from: usize) -> NodeId {
        let offset = |at| u32::try_from(at).unwrap_or(u32::MAX);
        let id = NodeId(offset(self.nodes.len()));
        self.nodes.push(Node {
            parent: after,
            step,
            text_from: offset(from),
            text_to: offset(self.texts.len()),
            ..Node::root()
        });
        let last = match self.nodes.get_mut(after.index()) {
            Some(parent) => {
                parent.first_child = parent.first_child.or(Some(id));
                parent.last_child.replace(id)
            }
            None => None,
        };
        if let Some(last) = last.and_then(|last| self.nodes.get_mut(last.index())) {
            last.next = Some(id);
        }
        id
    }

    pub(super) fn notes_mut(&mut self, node: NodeId) -> Option<&mut Notes> {
        let node = self.nodes.get_mut(node.index())?;
        Some(node.notes.get_or_insert_default())
    }

    pub(super) fn set_start_tags(&mut self) {
        let Some(position) = &self.start else { return };
        let mut fen = String::new();
        position.write_fen(&mut fen);
        let mut set = |name, value: &str| {
            self.tags
                .set(name, value)
                .expect("these names can be written");
        };
        if self.variant == Some(Variant::Chess960) {
            set("Variant", Variant::Chess960.name());
        }
        set("SetUp", "1");
        set("FEN", &fen);
    }
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a legal move here", self.0)
    }
}

impl core::error::Error for NotLegal {}

/// Makes one comment of the pieces of a long one.
#[derive(Clone, Debug, Default)]
pub(super) struct Pieces(String);

impl Pieces {
    /// The whole comment, once its last piece is there.
    pub(super) fn add(&mut self, comment: crate::pgn::Comment<'_>) -> Option<Note> {
        use crate::pgn::Part;
        match comment.part {
            Part::Whole => return Some(Note::new(&comment.text())),
            Part::First => self.0 = crate::pgn::decode(comment.bytes).0.to_string(),
            Part::Middle | Part::Last => {
                self.0.push_str(&crate::pgn::decode(comment.bytes).0);
            }
        }
        (comment.part == Part::Last).then(|| Note::new(&core::mem::take(&mut self.0)))
    }
}
