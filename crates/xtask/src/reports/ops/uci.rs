//! The notation of the Universal Chess Interface.

use jadoube_laws::{CastlingMode, Position, RightsStyle, Uci};
use serde_json::{Value, json};

use super::board::{fen_in, history, mode, position_of, san, uci, written};
use super::{Answered, names};
use crate::reports::case::Fields as _;

/// `uci_parse_write`: a move read strictly, and written in every way.
pub(super) fn parse_and_write(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let position = game.last();
    let text = input.text("uci_in")?;
    let mut got = json!({});
    let read = position.read_uci(text.as_bytes());
    got["strict"] = json!(if read.is_ok() { "accept" } else { "reject" });
    if let Err(error) = &read {
        let mut reasons = vec![names::uci_error(error).to_owned()];
        if let Ok(Uci::Move {
            from,
            to,
            promotion,
        }) = Uci::read(text.as_bytes())
            && let Some(illegal) = position.why_illegal(from, to, promotion)
        {
            reasons.extend(names::illegal(&illegal, position));
        }
        got["reason"] = json!(reasons);
    }
    let lenient = match read {
        Ok(found) => Ok(found),
        Err(_) => san(position, text),
    };
    got["lenient"] = match &lenient {
        Ok(found) => json!(uci(*found, mode(input))),
        Err(error) => json!(names::san_error(error)),
    };
    let Ok(found) = lenient else {
        return Ok(got);
    };
    got["castling"] = json!(found.castling_side().is_some());
    got["uci_standard"] = json!(uci(found, CastlingMode::Standard));
    got["uci_chess960"] = json!(uci(found, CastlingMode::Chess960));
    got["write"] = json!(uci(found, mode(input)));
    got["san"] = json!(written(position, found));
    let after = position.after(found);
    got["fen_after"] = json!(fen_in(&after, RightsStyle::XFen));
    Ok(got)
}

/// `uci_session`: the position that an engine holds after the lines.
pub(super) fn session(input: &Value) -> Answered {
    let mut held = Position::initial();
    let mut before_go: Option<Position> = None;
    let mut unchanged = true;
    for line in input.texts("lines")? {
        if let Some(said) = line.strip_prefix("position ") {
            match told(said)? {
                Ok(position) => held = position,
                Err(error) => return Ok(error),
            }
            before_go = None;
        } else if line.starts_with("go") {
            unchanged &= before_go.as_ref().is_none_or(|before| *before == held);
            before_go = Some(held);
        }
    }
    Ok(json!({
        "position_fen": fen_in(&held, RightsStyle::XFen),
        "unchanged_by_go": unchanged,
    }))
}

/// The position that `position startpos moves …` or `position fen … moves …` tells of.
fn told(said: &str) -> Result<Result<Position, Value>, String> {
    let (start, moves) = said.split_once("moves").unwrap_or((said, ""));
    let mut position = match start.trim() {
        "startpos" => Position::initial(),
        other => {
            let fen = other.strip_prefix("fen ").unwrap_or(other);
            position_of(fen, mode(&json!({ "fen": fen })))?
        }
    };
    for text in moves.split_whitespace() {
        match position.read_uci(text.as_bytes()) {
            Ok(found) => position = position.after(found),
            Err(error) => return Ok(Err(json!({ "error": error.to_string(), "move": text }))),
        }
    }
    Ok(Ok(position))
}
