//! Positions given at the command line.

use std::process::ExitCode;

use jadoube_laws::{
    CastlingMode, Color, Move, Position, Role, Setup, Side, Uci,
    fen::{self, FenError, Forgiven},
};
use jadoube_words::Argument;

use crate::session::Session;

/// What was given, as far as it could be read.
pub(crate) struct Given {
    pub(crate) setup: Setup,
    pub(crate) mode: CastlingMode,
    /// What had to be overlooked.
    pub(crate) forgiven: Vec<Forgiven>,
}

/// Reads a FEN as it stands, or, if it is not written quite as it should be, leniently.
pub(crate) fn read(text: &str, wish: Option<CastlingMode>) -> Result<Given, FenError> {
    let (setup, forgiven) = match fen::read(text.as_bytes()) {
        Ok(setup) => (setup, Vec::new()),
        Err(_) => fen::read_lenient(text, wish.unwrap_or(CastlingMode::Chess960))?,
    };
    let mode = wish.unwrap_or_else(|| mode_of(&setup));
    Ok(Given {
        setup,
        mode,
        forgiven,
    })
}

/// Reads a FEN from several words; without any, the initial position.
pub(crate) fn read_words(words: &[String], wish: Option<CastlingMode>) -> Result<Given, FenError> {
    if words.is_empty() {
        return Ok(Given {
            setup: Setup::INITIAL,
            mode: wish.unwrap_or_default(),
            forgiven: Vec::new(),
        });
    }
    read(&words.join(" "), wish)
}

/// Standard chess if its kings and rooks could hold all these rights.
fn mode_of(setup: &Setup) -> CastlingMode {
    for color in Color::ALL {
        let rooks = setup.castling.of(color);
        let corners = Side::ALL.map(|side| side.standard_rook(color));
        let Some(king) = setup.board.king_of(color) else {
            continue;
        };
        let at_home = king.file() == jadoube_laws::File::E
            && rooks.into_iter().all(|rook| corners.contains(&rook));
        if rooks.any() && !at_home {
            return CastlingMode::Chess960;
        }
    }
    CastlingMode::Standard
}

/// A position to play from, or a refusal that has been said.
pub(crate) fn playable(session: &Session, text: &str) -> Result<Position, ExitCode> {
    Ok(start(session, text)?.0)
}

/// A position to play from and how castling is written there, or a refusal that has been said.
pub(crate) fn start(session: &Session, text: &str) -> Result<(Position, CastlingMode), ExitCode> {
    let given = read(text, None).map_err(|error| refuse(session, &error))?;
    let position = Position::new(&given.setup, CastlingMode::Chess960)
        .map_err(|faults| session.refuse(&session.speech.faults(&faults)))?;
    Ok((position, given.mode))
}

/// Says that a text is not a FEN.
pub(crate) fn refuse(session: &Session, error: &FenError) -> ExitCode {
    let reason = session.speech.fen_error(error);
    let arguments = [("reason", Argument::from(reason))];
    session.refuse(&session.speech.say_of("cli-not-a-fen", &arguments))
}

/// A move in UCI notation, castling as the position's rights make it clear.
pub(crate) fn uci(position: &Position, m: Move) -> String {
    let mode = match m.role() {
        Role::King => mode_of(&position.setup()),
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
            CastlingMode::Standard
        }
    };
    Uci::of(m, mode).to_string()
}
