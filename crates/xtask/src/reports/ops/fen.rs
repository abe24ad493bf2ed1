//! Reading and writing FEN.

use jadoube_laws::{
    CastlingMode, EnPassantPolicy, FenError, FenStyle, Position, RightsStyle, Setup, Severity, fen,
    fen::Forgiven,
};
use serde_json::{Value, json};

use super::board::{fen_in, history, mode, uci, ucis};
use super::{Answered, names};
use crate::reports::case::Fields as _;

/// `fen_parse`: what the strict and the lenient reader make of a text.
///
/// Both refuse what could not arise in a game; `grade` tells whether it could be played from.
pub(super) fn parse(input: &Value) -> Answered {
    let text = input.text("fen")?;
    let mode = mode(input);
    let mut got = json!({});
    let strict = strict(text, mode);
    got["strict"] = json!(if strict.is_ok() { "accept" } else { "reject" });
    let read = fen::read_lenient(text, mode);
    got["strict_reason"] = json!(strict.as_ref().err().map(|names| reasons(names, &read)));
    let lenient = read
        .as_ref()
        .ok()
        .and_then(|(setup, _)| Position::new_reachable(setup, mode).ok());
    got["lenient"] = lenient.as_ref().map_or(json!("reject"), written);
    let Ok((setup, forgiven)) = read else {
        return Ok(got);
    };
    got["forgiven"] = json!(forgiven.iter().map(|one| one.code()).collect::<Vec<_>>());
    got["grade"] = json!(match setup.faults(mode).severity() {
        None => "reachable as far as can be seen",
        Some(Severity::Unreachable) => "unreachable_but_playable",
        Some(Severity::Illegal) => "illegal",
    });
    let Ok(position) = Position::new(&setup, mode) else {
        return Ok(got);
    };
    let castling = position.castling_moves();
    got["legal_castling"] = json!(
        castling
            .iter()
            .map(|&found| uci(found, mode))
            .collect::<Vec<_>>()
    );
    got["legal_moves"] = json!(ucis(&position, mode));
    got["legal_count"] = json!(position.legal_count());
    got["ep"] = json!(position.en_passant().map(|square| square.to_string()));
    got["fen"] = json!(fen_in(&position, RightsStyle::XFen));
    got["xfen"] = json!(fen_in(&position, RightsStyle::XFen));
    got["shredder_fen"] = json!(fen_in(&position, RightsStyle::Shredder));
    Ok(got)
}

/// The position of a canonical FEN that could arise in a game, or the names of all its defects.
fn strict(text: &str, mode: CastlingMode) -> Result<Position, Vec<String>> {
    let setup = fen::read(text.as_bytes()).map_err(|error| names::fen_error(&error))?;
    Position::new_reachable(&setup, mode).map_err(|faults| {
        faults
            .iter()
            .flat_map(|fault| names::fault(fault, &setup.board))
            .collect()
    })
}

/// Every name once: those of the strict reading, and those of what a lenient one dropped, which a
/// text that is not canonical either may have as well.
fn reasons(names: &[String], read: &Result<(Setup, Vec<Forgiven>), FenError>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut add = |name: &String| {
        if !all.contains(name) {
            all.push(name.clone());
        }
    };
    names.iter().for_each(&mut add);
    let Ok((setup, forgiven)) = read else {
        return all;
    };
    for one in forgiven {
        if let Forgiven::RightDropped(fault) | Forgiven::EnPassantDropped(_, fault) = one {
            names::fault(fault, &setup.board).iter().for_each(&mut add);
        }
    }
    all
}

fn written(position: &Position) -> Value {
    json!({
        "fen": fen_in(position, RightsStyle::XFen),
        "xfen": fen_in(position, RightsStyle::XFen),
        "shredder_fen": fen_in(position, RightsStyle::Shredder),
    })
}

/// `fen_roundtrip`: a FEN read strictly and written again.
pub(super) fn round_trip(input: &Value) -> Answered {
    let text = input.text("fen")?;
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => return Ok(json!({ "error": format!("{error}") })),
    };
    match Position::new(&setup, mode(input)) {
        Ok(position) => Ok(json!({
            "fen": fen_in(&position, RightsStyle::XFen),
            "xfen": fen_in(&position, RightsStyle::XFen),
            "shredder_fen": fen_in(&position, RightsStyle::Shredder),
            "same": fen_in(&position, RightsStyle::XFen) == text,
        })),
        Err(faults) => Ok(json!({ "error": faults.to_string() })),
    }
}

/// `fen_write`: the position after the moves, under each policy for the en-passant square.
pub(super) fn write(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let fen = |rights, en_passant| game.last().fen(FenStyle { rights, en_passant });
    let x_fen = RightsStyle::XFen;
    Ok(json!({
        "ep_policy": {
            "legal_only": fen(x_fen, EnPassantPolicy::Legal),
            "legal": fen(x_fen, EnPassantPolicy::Legal),
            "pseudo_legal": fen(x_fen, EnPassantPolicy::PseudoLegal),
            "always": fen(x_fen, EnPassantPolicy::Always),
        },
        "fen": fen(x_fen, EnPassantPolicy::Legal),
        "xfen": fen(x_fen, EnPassantPolicy::Legal),
        "shredder_fen": fen(RightsStyle::Shredder, EnPassantPolicy::Legal),
    }))
}
