//! What goes wrong with an engine.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// What the hall was waiting for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Awaited {
    /// `uciok`, after it was started.
    Uciok,
    /// `readyok`, before a question.
    Readyok,
    /// `bestmove`, the answer.
    Bestmove,
}

impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Uciok => "uciok",
            Self::Readyok => "readyok",
            Self::Bestmove => "bestmove",
        })
    }
}

/// Why there is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The program cannot be run.
    #[error("engine {path} cannot be started: {reason}", path = .path.display())]
    NotStarted {
        /// Where it should be.
        path: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// The program does not speak UCI, as far as it can be told.
    #[error(
        "{path} is not a UCI engine: no uciok within {waited:?} of uci",
        path = .path.display()
    )]
    NotUci {
        /// Where it is.
        path: PathBuf,
        /// How long it had.
        waited: Duration,
    },
    /// It said nothing in time.
    #[error("engine {path} did not say {awaited} within {waited:?}", path = .path.display())]
    NoAnswer {
        /// Where it is.
        path: PathBuf,
        /// What it should have said.
        awaited: Awaited,
        /// How long it had.
        waited: Duration,
    },
    /// It ended, or closed its output.
    #[error("engine {path} ended instead of saying {awaited} ({status})", path = .path.display())]
    Ended {
        /// Where it is.
        path: PathBuf,
        /// What it should have said.
        awaited: Awaited,
        /// How it ended.
        status: String,
    },
    /// It said too much.
    #[error(
        "engine {path} wrote {lines} lines and {bytes} bytes instead of {awaited}",
        path = .path.display()
    )]
    Flood {
        /// Where it is.
        path: PathBuf,
        /// What it should have said.
        awaited: Awaited,
        /// How many whole lines were read.
        lines: u32,
        /// How many bytes were read.
        bytes: u64,
    },
    /// Its move is not legal, or no move at all.
    #[error("engine {path} answered {text:?}, which is not a legal move", path = .path.display())]
    IllegalMove {
        /// Where it is.
        path: PathBuf,
        /// What it answered, cut short.
        text: String,
    },
    /// It does not know Chess960.
    #[error("engine {path} does not play Chess960", path = .path.display())]
    NoChess960 {
        /// Where it is.
        path: PathBuf,
    },
    /// The hall asked about moves that are not legal where they stand.
    #[error("the engine was asked about a game whose ply {ply} is not legal")]
    BadGame {
        /// Which move, from 1.
        ply: usize,
    },
    /// The hall asked for a move where there is none.
    #[error("the engine was asked for a move where there is none")]
    NoMove,
}

impl EngineError {
    /// Its name wherever programs read it; the message for people is `hall-` and this, with the
    /// engine as `name`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotStarted { .. } => "engine_not_started",
            Self::NotUci { .. } => "engine_not_uci",
            Self::NoAnswer { .. } => "engine_no_answer",
            Self::Ended { .. } => "engine_ended",
            Self::Flood { .. } => "engine_flood",
            Self::IllegalMove { .. } => "engine_illegal_move",
            Self::NoChess960 { .. } => "engine_no_chess960",
            Self::BadGame { .. } => "engine_bad_game",
            Self::NoMove => "engine_no_move",
        }
    }

    /// Whether a fresh program might do better.
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::NoAnswer { .. }
            | Self::Ended { .. }
            | Self::Flood { .. }
            | Self::IllegalMove { .. }
            | Self::NotUci { .. } => true,
            Self::NotStarted { .. }
            | Self::NoChess960 { .. }
            | Self::BadGame { .. }
            | Self::NoMove => false,
        }
    }
}
