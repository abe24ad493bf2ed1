//! Positions and moves: what may be played, what it leads to.

use jadoube_laws::{
    CastlingMode, Continued, EnPassantPolicy, FenStyle, Letters, Move, Position, RightsStyle,
    SanError, Setup, Side, Square, Uci, fen,
};
use serde_json::{Value, json};

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
    for text in input.texts("moves")? {
        if let Err(error) = game.play(text, Uci::read(text.as_bytes()).is_ok()) {
            return Ok(Err(error));
        }
    }
    for text in input.texts("san")? {
        if let Err(error) = game.play(text, false) {
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

    fn play(&mut self, text: &str, is_uci: bool) -> Result<(), Value> {
        let position = self.last();
        let found = if is_uci {
            position
                .read_uci(text.as_bytes())
                .map_err(|error| error.to_string())
        } else {
            san(position, text).map_err(|error| error.to_string())
        };
        let played = found.map_err(|error| json!({ "error": error, "move": text }))?;
        let next = position.after(played);
        self.positions.push(next);
        self.moves.push(played);
        Ok(())
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

/// `apply`: the FEN after the moves, and the last move in algebraic notation.
pub(super) fn apply(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let san = game
        .moves
        .last()
        .map(|&last| written(game.last_but_one(), last));
    Ok(json!({
        "fen": fen_in(game.last(), RightsStyle::XFen),
        "shredder_fen": fen_in(game.last(), RightsStyle::Shredder),
        "san": san,
        "legal_moves": ucis(game.last(), mode(input)),
        "legal_count": game.last().legal_count(),
    }))
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
        got["is_castling"] = json!(found.castling_side().is_some());
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

/// `legal_moves`: all of them, and the promotions among them.
pub(super) fn legal_moves(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let moves = ucis(game.last(), mode(input));
    let promotions: Vec<&String> = moves.iter().filter(|text| text.len() == 5).collect();
    let mut sans: Vec<String> = game
        .last()
        .legal_moves()
        .iter()
        .map(|&found| written(game.last(), found))
        .collect();
    sans.sort();
    Ok(json!({
        "legal_moves": moves,
        "legal_count": moves.len(),
        "promotions": promotions,
        "san": sans,
    }))
}

/// `move_identity`: whether two texts name the same move.
pub(super) fn move_identity(input: &Value, expected: &Value) -> Answered {
    let position = position(input)?;
    let read = |text: &str| {
        let found = position.read_uci(text.as_bytes());
        found.map_err(|error| format!("{text}: {error}"))
    };
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
    let needs_choice = moves
        .iter()
        .filter(goes)
        .any(|found| found.promotion().is_some());
    Ok(json!({ "needs_choice": needs_choice, "legal": legal }))
}

/// `null_move`: whether a side may pass for the sake of analysis, and what that leads to.
pub(super) fn null_move(input: &Value) -> Answered {
    let cases = input["cases"]
        .as_array()
        .ok_or("the case's input has no list \"cases\"")?;
    let mut results = Vec::new();
    for case in cases {
        let position = position(case)?;
        if position.is_check() {
            results.push(json!({ "allowed": false, "reason": "in_check" }));
            continue;
        }
        let setup = position.setup();
        let passed = Setup {
            turn: setup.turn.other(),
            en_passant: None,
            halfmoves: setup.halfmoves + 1,
            fullmoves: setup.fullmoves + u32::from(!setup.turn.is_white()),
            ..setup
        };
        let after = Position::new(&passed, mode(case)).map_err(|faults| faults.to_string())?;
        let fen = fen_in(&after, RightsStyle::XFen);
        results.push(json!({ "allowed": true, "fen_after": fen }));
    }
    Ok(json!({ "results": results }))
}

/// `outcome`: how the game stands after the moves.
pub(super) fn outcome(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let position = game.last();
    let last = game
        .moves
        .last()
        .map(|&last| written(game.last_but_one(), last));
    let result = if position.is_checkmate() {
        if position.turn().is_white() {
            "0-1"
        } else {
            "1-0"
        }
    } else if position.is_stalemate() {
        "1/2-1/2"
    } else {
        "*"
    };
    Ok(json!({
        "check": position.is_check(),
        "checkmate": position.is_checkmate(),
        "stalemate": position.is_stalemate(),
        "result": result,
        "game_over": !position.has_legal_move(),
        "legal_moves": ucis(position, mode(input)),
        "legal_count": position.legal_count(),
        "san_written": last,
        "fen": fen_in(position, RightsStyle::XFen),
    }))
}

/// `perft`: how many lines of play of a length there are.
pub(super) fn perft(input: &Value) -> Answered {
    let depth = u32::try_from(input.number("depth")?).map_err(|error| error.to_string())?;
    let position = position(input)?;
    Ok(json!({ "nodes": position.perft(depth) }))
}
