//! Who is told what a file holds.

use core::ops::ControlFlow;

use super::{Comment, Nag, Outcome, PgnError, TagPair, Token};

/// Whether a visitor wants what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flow {
    /// Tell it.
    Read,
    /// Pass over it, quickly.
    Skip,
}

/// Is told the parts of each game of a file in the order in which they stand there.
///
/// For every game the calls are `begin_game`, `tag` for each tag, `begin_moves`, then moves,
/// glyphs, comments and variations, `outcome` if there is one, `end_game`. All methods do nothing
/// unless written otherwise; variations are passed over unless [`begin_variation`] wants them.
///
/// [`begin_variation`]: Visitor::begin_variation
///
/// # Examples
///
/// ```
/// use jadoube_laws::pgn::{self, Flow, Token, Visitor};
///
/// #[derive(Default)]
/// struct Castlings(u32);
///
/// impl Visitor for Castlings {
///     fn san(&mut self, token: Token<'_>) -> Flow {
///         self.0 += u32::from(token.bytes().starts_with(b"O-O"));
///         Flow::Read
///     }
/// }
///
/// let mut castlings = Castlings::default();
/// pgn::read(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *", &mut castlings);
/// assert_eq!(castlings.0, 1);
/// ```
pub trait Visitor {
    /// A comment before the moves of a game that has tags: before, between or after games, or
    /// among the tags. No game may follow.
    fn preface(&mut self, comment: Comment<'_>) {
        let _ = comment;
    }

    /// A game begins, with this empty token. [`Flow::Skip`] passes over all of it; only
    /// `end_game` is called then.
    fn begin_game(&mut self, at: Token<'_>) -> Flow {
        let _ = at;
        Flow::Read
    }

    /// A tag.
    fn tag(&mut self, tag: TagPair<'_>) {
        let _ = tag;
    }

    /// The tags have ended. [`Flow::Skip`] passes over the moves; `outcome` and `end_game` are
    /// called even so. Not called for a game that has no text but its tags.
    fn begin_moves(&mut self) -> Flow {
        Flow::Read
    }

    /// The number of a move and how many dots follow it. Numbers are decoration; nothing else
    /// depends on them.
    fn number(&mut self, number: u32, dots: usize) {
        let _ = (number, dots);
    }

    /// A move, or what is likely meant to be one, without marks such as `!`.
    ///
    /// [`Flow::Skip`] passes over the rest of this line: of the variation, or of the game up to
    /// its `outcome`. `end_variation` is called even so.
    fn san(&mut self, token: Token<'_>) -> Flow {
        let _ = token;
        Flow::Read
    }

    /// A null move: `--`, `Z0` or `0000`. The answer means what it means for `san`.
    fn null_move(&mut self, token: Token<'_>) -> Flow {
        let _ = token;
        Flow::Read
    }

    /// A glyph, written as a number, as marks or as a symbol.
    fn nag(&mut self, nag: Nag) {
        let _ = nag;
    }

    /// A comment after a move, before the first move or after the result.
    fn comment(&mut self, comment: Comment<'_>) {
        let _ = comment;
    }

    /// A variation begins: its first move replaces the last one. With [`Flow::Skip`], as
    /// without this method, no call tells of anything in it, nor `end_variation` of its end.
    fn begin_variation(&mut self) -> Flow {
        Flow::Skip
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// A result at the end of a variation.
    fn variation_outcome(&mut self, outcome: Outcome) {
        let _ = outcome;
    }

    /// The result at the end of the moves.
    fn outcome(&mut self, outcome: Outcome, token: Token<'_>) {
        let _ = (outcome, token);
    }

    /// Text within a game that is nothing PGN knows; `error` tells the first of several in a row.
    fn stray(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// The game ends. To break here stops the reading; it can go on later.
    fn end_game(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Something is wrong; reading goes on.
    fn error(&mut self, error: PgnError, token: Token<'_>) {
        let _ = (error, token);
    }
}
