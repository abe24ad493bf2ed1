//! Portable Game Notation: games as text.
//!
//! [`Reader`] reads a file given in chunks and tells a [`Visitor`] what it holds, without keeping
//! any of it; [`read`] does so for bytes in memory.
//!
//! Files in the wild seldom follow the standard. The reader takes what people meant, tells what
//! it forgave as a [`Flaw`] with its [`Place`], and never gives up a file for one bad game.

mod clock;
mod date;
mod flaw;
mod game;
mod note;
mod parts;
mod place;
mod reader;
mod replay;
mod scan;
mod start;
mod tags;
mod termination;
mod text;
mod time_control;
mod variant;
mod visitor;
mod writer;

use core::ops::ControlFlow;

pub use clock::{BadClock, ClockForm, ClockTime};
pub use date::{BadDate, Date, UtcTime};
pub use flaw::{Flaw, PgnError, Severity};
pub use game::{Builder, Game, Games, NoGame, NodeId, NotLegal, Remark, Step};
pub use note::{BadEvaluation, BadShape, Command, EngineScore, Evaluation, Note, Shape};
pub use parts::{BadNag, BadOutcome, Comment, CommentKind, Nag, Outcome, Part, TagPair};
use place::Lines;
pub use place::{Place, Token};
pub use reader::{Fed, Reader};
pub use replay::{Replay, Unplayed};
pub use start::{Start, StartTags};
pub use tags::{BadElo, BadTagName, Tags, elo, fits, write_tag};
pub use termination::{BadTermination, Termination};
pub use text::{Encoding, decode};
pub use time_control::{BadTimeControl, Stage, TimeControl};
pub use variant::{UnknownVariant, Variant};
pub use visitor::{Flow, Visitor};
pub use writer::{Detail, Roster, Writer};

/// The longest word of movetext, in bytes.
pub const MAX_TOKEN: usize = 255;

/// The longest tag, in bytes.
pub const MAX_TAG: usize = 1 << 16;

/// The longest comment told in one piece, in bytes.
pub const MAX_PIECE: usize = 1 << 16;

/// Tells a visitor all games of a file.
pub fn read<V: Visitor>(bytes: &[u8], visitor: &mut V) {
    let mut reader = Reader::new();
    let mut done = 0;
    loop {
        let rest = bytes.get(done..).unwrap_or_default();
        let (read, flow) = reader.last(rest, visitor);
        done += read;
        if flow == ControlFlow::Continue(()) {
            return;
        }
    }
}
