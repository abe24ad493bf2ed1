//! Positions and moves: what may be played, what it leads to.

use jadoube_laws::{
    CastlingMode, Continued, EnPassantPolicy, FenStyle, Letters, Move, MoveKind, Position,
    RightsStyle, SanError, Setup, Side, Square, Uci, fen,
};
use serde_json::{Map, Value, json};

use super::{Answered, names};
use crate::reports::case::Fields as _;

/// Whether an input speaks of Chess960, by its flag or else by its castling rights.
pub(super) fn mode(input: &Value) -> CastlingMode {
    if let Some(chess960) = input["chess960"].as_bool() {
        return if chess960 {
            CastlingMode::Chess960
        } else {
            CastlingMode::Standard
        };
    }
    let text = input["fen"]
        .as_str()
        .or(input["start_fen"].as_str())
        .unwrap_or_default();
    let is_standard = fen::read(text.as_bytes()).map_or(true, |setup| {
        !setup
            .faults(CastlingMode::Standard)
            .iter()
            .any(|fault| fault.is_about_castling())
    });
    if is_standard {
        CastlingMode::Standard
    } else {
        CastlingMode::Chess960
    }
}

/// The position of an input's FEN, mended only where it must be; the initial one where there is
/// none.
pub(super) fn position(input: &Value) -> Result<Position, String> {
    if input["fen"].is_null() {
        return Ok(Position::initial());
    }
    position_of(input.text("fen")?, mode(input))
}

pub(super) fn position_of(text: &str, mode: CastlingMode) -> Result<Position, String> {
    if let Ok(setup) = fen::read(text.as_bytes())
        && let Ok(position) = Position::new(&setup, mode)
    {
        return Ok(position);
    }
    let (setup, _) = fen::read_lenient(text, mode).map_err(|error| format!("{text}: {error}"))?;
    Position::new(&setup, mode).map_err(|faults| format!("{text}: {faults}"))
}

/// Plays the `moves` or the `san` of an input, and gives every position from the first on.
///
/// The inner error is that of a move that cannot be played: an answer, not a reason to skip.
pub(super) fn history(input: &Value) -> Result<Result<Game, Value>, String> {
    let mut game = Game {
        positions: vec![position(input)?],
        moves: Vec::new(),
    };
    for text in input.texts("moves")?.into_iter().chain(input.texts("san")?) {
        if let Err(error) = game.play(text) {
            return Ok(Err(error));
        }
    }
    Ok(Ok(game))
}

/// A line of play: one position more than moves.
pub(super) struct Game {
    pub(super) positions: Vec<Position>,
    pub(super) moves: Vec<Move>,
}

impl Game {
    pub(super) fn last(&self) -> &Position {
        self.positions
            .last()
            .expect("a game starts with a position")
    }

    /// The last position before the last move, or the only one.
    pub(super) fn last_but_one(&self) -> &Position {
        self.positions.iter().nth_back(1).unwrap_or(self.last())
    }

    fn play(&mut self, text: &str) -> Result<(), Value> {
        let position = self.last();
        let played = any(position, text)
            .map_err(|error| json!({ "error": error, "legal": false, "move": text }))?;
        let next = position.after(played);
        self.positions.push(next);
        self.moves.push(played);
        Ok(())
    }
}

/// A move in UCI or algebraic notation.
pub(super) fn any(position: &Position, text: &str) -> Result<Move, String> {
    match Uci::read(text.as_bytes()) {
        Ok(_) => position
            .read_uci(text.as_bytes())
            .map_err(|error| error.to_string()),
        Err(_) => san(position, text).map_err(|error| error.to_string()),
    }
}

/// A move in algebraic notation as people write it.
pub(super) fn san(position: &Position, text: &str) -> Result<Move, SanError> {
    let read = position.read_san_lenient(text.as_bytes(), Letters::English);
    read.map(|(found, _)| found)
}

pub(super) fn uci(found: Move, mode: CastlingMode) -> String {
    Uci::of(found, mode).to_string()
}

pub(super) fn ucis(position: &Position, mode: CastlingMode) -> Vec<String> {
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|&found| uci(found, mode))
        .collect();
    moves.sort();
    moves
}

pub(super) fn written(position: &Position, found: Move) -> String {
    let mut san = String::new();
    position.write_san(found, &mut san);
    san
}

pub(super) fn fen_in(position: &Position, rights: RightsStyle) -> String {
    position.fen(FenStyle {
        rights,
        en_passant: EnPassantPolicy::Legal,
    })
}

/// `is_legal`: whether a move may be played, why not, what it is, and what it leads to.
///
/// From a setup that the Laws do not play from, as stands after an illegal move nobody noticed,
/// play goes on by the moves of Article 3.
pub(super) fn is_legal(input: &Value) -> Answered {
    if let Some(continued) = continued(input)? {
        return is_legal_in(&continued, input);
    }
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let position = game.last();
    let mut got = json!({
        "legal_moves": ucis(position, mode(input)),
        "legal_count": position.legal_count(),
    });
    let (found, reason) = match input["move_san"].as_str().or(input["san_move"].as_str()) {
        Some(text) => by_san(position, text),
        None => by_uci(position, input.text("move")?),
    };
    got["legal"] = json!(found.is_some());
    got["reason"] = json!(reason);
    if let Some(found) = found {
        let after = position.after(found);
        let takes = position.captured(found).is_some();
        let en_passant = found.kind() == MoveKind::EnPassant;
        got["is_castling"] = json!(found.castling_side().is_some());
        for key in ["capture", "is_capture"] {
            got[key] = json!(takes);
        }
        for key in ["en_passant", "is_en_passant"] {
            got[key] = json!(en_passant);
        }
        let promotion = found.promotion().map(|role| role.letter().to_string());
        got["is_promotion"] = json!(promotion.is_some());
        got["promotion"] = json!(promotion);
        got["gives_check"] = json!(after.is_check());
        got["san"] = json!(written(position, found));
        got["uci"] = json!(uci(found, mode(input)));
        got["fen_after"] = json!(fen_in(&after, RightsStyle::XFen));
        got["xfen_after"] = json!(fen_in(&after, RightsStyle::XFen));
        got["shredder_fen_after"] = json!(fen_in(&after, RightsStyle::Shredder));
        got["check"] = json!(after.is_check());
        got["checkmate"] = json!(after.is_checkmate());
        got["stalemate"] = json!(after.is_stalemate());
    }
    Ok(got)
}

/// What an input's FEN sets up, where that is no position.
fn continued(input: &Value) -> Result<Option<Continued>, String> {
    if input["fen"].is_null() || position(input).is_ok() || !input["moves"].is_null() {
        return Ok(None);
    }
    let text = input.text("fen")?;
    let read = fen::read_lenient(text, mode(input)).map_err(|error| format!("{text}: {error}"))?;
    Ok(Some(Continued::from_setup(read.0)))
}

fn is_legal_in(continued: &Continued, input: &Value) -> Answered {
    let mode = mode(input);
    let moves = continued.moves();
    let asked = Uci::read(input.text("move")?.as_bytes()).map_err(|error| error.to_string())?;
    let means = |m: &&Move| {
        let ways = [CastlingMode::Standard, CastlingMode::Chess960];
        ways.iter().any(|&way| Uci::of(**m, way) == asked)
    };
    let found = moves.iter().find(means).copied();
    let mut got = json!({
        "continued": true,
        "legal": found.is_some(),
        "legal_moves": moves.iter().map(|&m| uci(m, mode)).collect::<Vec<_>>(),
        "legal_count": moves.len(),
    });
    if let Some(found) = found {
        let after = continued.after(found);
        let mark = if after.is_checkmate() {
            "#"
        } else if after.attacked_kings(after.turn()).any() {
            "+"
        } else {
            ""
        };
        got["is_castling"] = json!(found.castling_side().is_some());
        got["san"] = json!(match found.castling_side() {
            Some(Side::King) => Some(format!("O-O{mark}")),
            Some(Side::Queen) => Some(format!("O-O-O{mark}")),
            None => None,
        });
        got["xfen_after"] = json!(after.setup().fen(RightsStyle::XFen));
        got["shredder_fen_after"] = json!(after.setup().fen(RightsStyle::Shredder));
    }
    Ok(got)
}

/// A move that may be played, or the names of the reason why not.
type Found = (Option<Move>, Vec<String>);

fn by_uci(position: &Position, text: &str) -> Found {
    match position.read_uci(text.as_bytes()) {
        Ok(found) => (Some(found), Vec::new()),
        Err(error) => {
            let mut reasons = vec![names::uci_error(&error).to_owned()];
            if let Ok(Uci::Move {
                from,
                to,
                promotion,
            }) = Uci::read(text.as_bytes())
                && let Some(illegal) = position.why_illegal(from, to, promotion)
            {
                reasons.splice(0..0, names::illegal(&illegal, position));
            }
            (None, reasons)
        }
    }
}

fn by_san(position: &Position, text: &str) -> Found {
    match san(position, text) {
        Ok(found) => (Some(found), Vec::new()),
        Err(error) => {
            let mut reasons = vec![names::san_error(&error).to_owned()];
            if let SanError::Illegal(illegal) = &error {
                reasons.splice(0..0, names::illegal(illegal, position));
            }
            (None, reasons)
        }
    }
}

/// `move_identity`: whether two texts name the same move.
pub(super) fn move_identity(input: &Value, expected: &Value) -> Answered {
    let position = position(input)?;
    let read = |text: &str| any(&position, text).map_err(|error| format!("{text}: {error}"));
    let a = read(input.text("a")?)?;
    let b = read(input.text("b")?)?;
    let mut distinct = Vec::new();
    for text in expected.texts("also_distinct")? {
        if read(text)? != a {
            distinct.push(text);
        }
    }
    Ok(json!({ "equal": a == b, "also_distinct": distinct }))
}

/// `needs_promotion_choice`: whether going from one square to another asks for a piece.
pub(super) fn needs_promotion_choice(input: &Value) -> Answered {
    let position = position(input)?;
    let square = |key: &str| -> Result<Square, String> {
        let text = input.text(key)?;
        text.parse().map_err(|error| format!("{text}: {error}"))
    };
    let (from, to) = (square("from")?, square("to")?);
    let moves = position.legal_moves();
    let goes = |found: &&Move| found.from() == from && (found.to() == to || found.lands_on() == to);
    let legal = moves.iter().any(|found| goes(&found));
    let choices: Vec<String> = moves
        .iter()
        .filter(goes)
        .filter_map(|found| found.promotion())
        .map(|role| role.letter().to_string())
        .collect();
    Ok(json!({ "needs_choice": !choices.is_empty(), "choices": choices, "legal": legal }))
}

/// `null_move`: whether a side may pass for the sake of analysis, and what that leads to.
pub(super) fn null_move(input: &Value) -> Answered {
    let Some(cases) = input["cases"].as_array() else {
        return passed(input);
    };
    let results: Result<Vec<Value>, String> = cases.iter().map(passed).collect();
    Ok(json!({ "results": results? }))
}

fn passed(input: &Value) -> Answered {
    let position = position(input)?;
    if position.is_check() {
        return Ok(json!({ "allowed": false, "reason": ["in_check"] }));
    }
    let setup = position.setup();
    let passed = Setup {
        turn: setup.turn.other(),
        en_passant: None,
        halfmoves: setup.halfmoves.saturating_add(1),
        fullmoves: setup
            .fullmoves
            .saturating_add(u32::from(!setup.turn.is_white())),
        ..setup
    };
    let after = Position::new(&passed, mode(input)).map_err(|faults| faults.to_string())?;
    Ok(json!({ "allowed": true, "fen_after": fen_in(&after, RightsStyle::XFen) }))
}

/// `perft`: how many lines of play of a length there are, in all and after each first move.
pub(super) fn perft(input: &Value) -> Answered {
    let depth = u32::try_from(input.number("depth")?).map_err(|error| error.to_string())?;
    let position = position(input)?;
    let divided = match depth.checked_sub(1) {
        None => Map::new(),
        Some(rest) => position
            .legal_moves()
            .iter()
            .map(|&m| (uci(m, mode(input)), json!(position.after(m).perft(rest))))
            .collect(),
    };
    Ok(json!({ "nodes": position.perft(depth), "divide": divided }))
}
