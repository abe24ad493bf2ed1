//! Playing the moves of a game as they are read.

use super::{Flaw, Start, StartTags, TagPair};
use crate::{CastlingMode, Letters, Move, Position, SanError};

/// Follows the main line of one game after the other, for visitors that want every move checked.
///
/// # Examples
///
/// ```
/// use core::ops::ControlFlow;
/// use jadoube_laws::pgn::{self, Flow, Place, Replay, TagPair, Token, Visitor};
///
/// #[derive(Default)]
/// struct Judge {
///     replay: Replay,
///     mates: u32,
///     illegal: u32,
/// }
///
/// impl Visitor for Judge {
///     fn begin_game(&mut self, _: Token<'_>) -> Flow {
///         self.replay.begin_game();
///         Flow::Read
///     }
///     fn tag(&mut self, tag: TagPair<'_>) {
///         self.replay.tag(tag);
///     }
///     fn begin_moves(&mut self) -> Flow {
///         self.replay.begin_moves();
///         Flow::Read
///     }
///     fn san(&mut self, token: Token<'_>) -> Flow {
///         match self.replay.play(token.bytes()) {
///             Ok(_) => Flow::Read,
///             Err(_) => {
///                 self.illegal += 1;
///                 Flow::Skip
///             }
///         }
///     }
///     fn end_game(&mut self) -> ControlFlow<()> {
///         let mated = self.replay.position().is_some_and(|p| p.is_checkmate());
///         self.mates += u32::from(mated);
///         ControlFlow::Continue(())
///     }
/// }
///
/// let mut judge = Judge::default();
/// pgn::read(b"1. f3 e5 2. g4 Qh4# 0-1 \n 1. e4 e5 2. Ke3 *", &mut judge);
/// assert_eq!((judge.mates, judge.illegal), (1, 1));
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    tags: StartTags,
    initial: Position,
    position: Position,
    plies: u32,
    state: State,
}

/// Why a move could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// The tags tell no position to start from.
    NoStart,
    /// An earlier move of the game could not be played.
    Stopped,
    /// The move cannot be read or is not legal.
    San(SanError),
    /// A null move, and the side to move is in check.
    NullMoveInCheck,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Playing,
    Stopped,
    NoStart,
}

impl Replay {
    /// Ready for the first game.
    pub fn new() -> Self {
        let initial = Position::initial();
        Self {
            tags: StartTags::default(),
            position: initial,
            initial,
            plies: 0,
            state: State::Playing,
        }
    }

    /// Forgets the last game.
    pub fn begin_game(&mut self) {
        self.tags = StartTags::default();
        self.position.clone_from(&self.initial);
        self.plies = 0;
        self.state = State::Playing;
    }

    /// Takes note of a tag.
    #[inline]
    pub fn tag(&mut self, tag: TagPair<'_>) {
        self.tags.tag(tag);
    }

    /// Sets up the position the tags tell; what is wrong with them, if anything is.
    pub fn begin_moves(&mut self) -> Option<Flaw> {
        if self.tags.is_usual() {
            return None;
        }
        let Start { position, flaw, .. } = self.tags.start();
        match position {
            Some(position) => self.position = position,
            None => self.state = State::NoStart,
        }
        flaw
    }

    /// Plays a move, written in the export format or however people write it.
    ///
    /// # Errors
    ///
    /// Why it was not played. After a move that could not be played, no other is.
    #[inline]
    pub fn play(&mut self, san: &[u8]) -> Result<Move, Unplayed> {
        if self.state == State::Playing
            && let Some(m) = self.position.read_usual_san(san)
        {
            self.position.play(m);
            self.plies = self.plies.wrapping_add(1);
            return Ok(m);
        }
        self.play_leniently(san)
    }

    /// Passes, which no rule allows and analysts do.
    ///
    /// # Errors
    ///
    /// As [`Replay::play`].
    pub fn pass(&mut self) -> Result<(), Unplayed> {
        self.can_play()?;
        match passed(&self.position) {
            Some(position) => {
                self.position = position;
                self.plies = self.plies.saturating_add(1);
                Ok(())
            }
            None => {
                self.state = State::Stopped;
                Err(Unplayed::NullMoveInCheck)
            }
        }
    }

    /// The position reached; none if the tags tell no position to start from.
    pub fn position(&self) -> Option<&Position> {
        (self.state != State::NoStart).then_some(&self.position)
    }

    /// How many moves of either side were played.
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    fn can_play(&self) -> Result<(), Unplayed> {
        match self.state {
            State::Playing => Ok(()),
            State::Stopped => Err(Unplayed::Stopped),
            State::NoStart => Err(Unplayed::NoStart),
        }
    }

    #[cold]
    fn play_leniently(&mut self, san: &[u8]) -> Result<Move, Unplayed> {
        self.can_play()?;
        match read_move(&self.position, san) {
            Ok(m) => {
                self.position.play(m);
                self.plies = self.plies.saturating_add(1);
                Ok(m)
            }
            Err(error) => {
                self.state = State::Stopped;
                Err(Unplayed::San(error))
            }
        }
    }
}

impl Default for Replay {
    fn default() -> Self {
        Self::new()
    }
}

impl Unplayed {
    /// What this is as a flaw of the file.
    pub const fn flaw(&self) -> Flaw {
        match self {
            Self::NoStart | Self::Stopped => Flaw::UncheckedMoves,
            Self::NullMoveInCheck => Flaw::NullMoveInCheck,
            Self::San(error) => match error {
                SanError::Syntax { .. } => Flaw::UnreadableMove,
                SanError::Ambiguous(_) => Flaw::AmbiguousMove,
                SanError::MissingPromotion => Flaw::MissingPromotion,
                SanError::Null
                | SanError::Illegal(_)
                | SanError::IllegalPromotion(_)
                | SanError::CaptureMark(_)
                | SanError::Overspecified(_) => Flaw::IllegalMove,
            },
        }
    }
}

/// Reads a move of a game as leniently as it makes sense.
pub(super) fn read_move(position: &Position, san: &[u8]) -> Result<Move, SanError> {
    if let Some(m) = position.read_usual_san(san) {
        return Ok(m);
    }
    match position.read_san(san) {
        Ok(m) => Ok(m),
        Err(_) => position
            .read_san_lenient(san, Letters::English)
            .map(|(m, _)| m),
    }
}

/// The position with the other side to move; none if a king could be taken then.
pub(super) fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    setup.fullmoves = setup
        .fullmoves
        .saturating_add(u32::from(setup.turn.is_white()));
    Position::new(&setup, CastlingMode::Chess960).ok()
}
