//! `jadoube position`: everything there is to say about a position.

mod show;

use std::{io, process::ExitCode};

use jadoube_laws::{
    Budget, CastlingMode, Color, FenStyle, Letters, Position, RightsStyle, SanStyle, Severity,
    winnable,
};
use serde::Serialize;

use crate::{
    arguments, console,
    fen::{self, Given},
    session::Session,
};
pub(crate) use show::{board, wrapped};

/// How many positions may be looked at to find whether a side can still win.
const SEARCH: Budget = Budget::positions(200_000);

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Position) -> io::Result<ExitCode> {
    let wish = asked.chess960.then_some(CastlingMode::Chess960);
    let given = match fen::read_words(&asked.fen.words, wish) {
        Ok(given) => given,
        Err(error) => return Ok(fen::refuse(session, &error)),
    };
    let report = Report::new(session, &given);
    if session.json {
        session.print_json(&report)?;
    } else {
        console::print(show::show(session, &given.setup, &report))?;
    }
    Ok(if report.faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

#[derive(Serialize)]
struct Report {
    fen: String,
    shredder: String,
    turn: &'static str,
    halfmoves: u32,
    fullmoves: u32,
    castling: String,
    passed: Option<String>,
    faults: Vec<FaultFound>,
    forgiven: Vec<String>,
    /// What only a position that can be played from has.
    #[serde(flatten)]
    playable: Option<Playable>,
}

#[derive(Serialize)]
struct FaultFound {
    severity: &'static str,
    detail: String,
}

#[derive(Serialize)]
struct Playable {
    check: Vec<String>,
    checkmate: bool,
    stalemate: bool,
    dead: Option<bool>,
    winnable: Sides,
    en_passant: Option<String>,
    legal: usize,
    moves: Vec<String>,
    hash: String,
    polyglot: String,
}

#[derive(Serialize)]
struct Sides {
    white: Option<bool>,
    black: Option<bool>,
}

impl Report {
    fn new(session: &Session, given: &Given) -> Self {
        let setup = &given.setup;
        let faults = setup.faults(given.mode);
        let position = Position::new(setup, CastlingMode::Chess960).ok();
        let (fen, shredder) = match &position {
            Some(position) => (position.to_string(), {
                position.fen(FenStyle {
                    rights: RightsStyle::Shredder,
                    ..FenStyle::default()
                })
            }),
            None => (setup.to_string(), setup.fen(RightsStyle::Shredder)),
        };
        let letters = if session.json {
            Letters::English
        } else {
            session.speech.letters()
        };
        Self {
            castling: fen.split(' ').nth(2).unwrap_or("-").to_owned(),
            fen,
            shredder,
            turn: side(setup.turn),
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
            passed: setup.en_passant.map(|square| square.to_string()),
            faults: faults
                .iter()
                .map(|fault| FaultFound {
                    severity: match fault.severity() {
                        Severity::Illegal => "illegal",
                        Severity::Unreachable => "unreachable",
                    },
                    detail: session.speech.fault(fault),
                })
                .collect(),
            forgiven: given
                .forgiven
                .iter()
                .map(|forgiven| session.speech.fen_forgiven(forgiven))
                .collect(),
            playable: position
                .as_ref()
                .map(|position| Playable::new(position, letters)),
        }
    }
}

impl Playable {
    fn new(position: &Position, letters: Letters) -> Self {
        let style = SanStyle {
            letters,
            ..SanStyle::EXPORT
        };
        let can_win = |color| winnable(position, color, SEARCH).is_winnable();
        let winnable = Sides {
            white: can_win(Color::White),
            black: can_win(Color::Black),
        };
        let mut moves: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|&m| {
                let mut text = String::new();
                position.write_san_styled(m, &style, &mut text);
                text
            })
            .collect();
        moves.sort_unstable();
        Self {
            check: position
                .checkers()
                .into_iter()
                .map(|square| square.to_string())
                .collect(),
            checkmate: position.is_checkmate(),
            stalemate: position.is_stalemate(),
            dead: match (winnable.white, winnable.black) {
                _ if position.is_checkmate() => Some(false),
                (Some(true), _) | (_, Some(true)) => Some(false),
                (Some(false), Some(false)) => Some(true),
                (None, _) | (_, None) => None,
            },
            winnable,
            en_passant: position.en_passant().map(|square| square.to_string()),
            legal: moves.len(),
            moves,
            hash: format!("{:016x}", position.hash()),
            polyglot: format!("{:016x}", position.polyglot_key()),
        }
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
