//! Algebraic notation, read strictly and leniently, and written.

use jadoube_laws::san::Action;
use jadoube_laws::{CastlingMode, Letters, Move, Position, San, SanError, SanStyle};
use serde_json::{Map, Value, json};

use super::board::{history, mode, position, uci, written};
use super::{Answered, names};
use crate::reports::case::Fields as _;

/// `san_parse`: what both readers make of the texts that a case names in its results.
pub(super) fn parse(input: &Value, expected: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let position = game.last();
    let mode = mode(input);
    let asked = expected["results"].as_array().or(input["texts"].as_array());
    let asked = asked.ok_or("neither results nor texts name what to read")?;
    let mut results = Vec::new();
    for one in asked {
        let text = one.as_str().map_or_else(|| one.text("text"), Ok)?;
        let language = one["lang"]
            .as_str()
            .or(input["lang"].as_str())
            .unwrap_or("en");
        results.push(both(position, text, language, mode)?);
    }
    Ok(json!({ "results": results }))
}

/// What both readers make of a text.
fn both(position: &Position, text: &str, language: &str, mode: CastlingMode) -> Answered {
    let letters = letters(language)?;
    let bytes = text.as_bytes();
    let strict = position.read_san(bytes);
    let lenient = position.read_san_lenient(bytes, letters);
    let reading = San::read_lenient(bytes, letters)
        .ok()
        .and_then(|read| read.san());
    let mut got = json!({
        "text": text,
        "lang": language,
        "strict": answer(&strict, mode, is_null(San::read(bytes).ok())),
        "when_null_moves_disabled": answer(&strict, mode, false),
    });
    match &lenient {
        Ok((found, forgiven)) => {
            let san = written(position, *found);
            got["forgiven"] = json!(forgiven.to_string());
            got["canonical"] = json!(san);
            got["san"] = json!(san);
        }
        Err(SanError::Ambiguous(found)) => {
            let found = found.iter().map(|&found| uci(found, mode));
            got["candidates"] = json!(found.collect::<Vec<_>>());
        }
        Err(SanError::Illegal(illegal)) => {
            got["reason"] = json!(names::illegal(illegal, position));
        }
        Err(_) => {}
    }
    got["lenient"] = json!(answer(
        &lenient.map(|(found, _)| found),
        mode,
        is_null(reading)
    ));
    Ok(got)
}

fn is_null(read: Option<San>) -> bool {
    read.is_some_and(|san| san.action == Action::Null)
}

fn answer(found: &Result<Move, SanError>, mode: CastlingMode, is_null: bool) -> String {
    match found {
        Ok(found) => uci(*found, mode),
        Err(SanError::Null) if is_null => "null".to_owned(),
        Err(error) => names::san_error(error).to_owned(),
    }
}

fn letters(language: &str) -> Result<Letters, String> {
    let letters = Letters::from_code(language);
    letters.ok_or_else(|| format!("no letters for the language {language:?}"))
}

/// `san_write`: moves in UCI notation, written in algebraic notation of a language.
pub(super) fn write(input: &Value) -> Answered {
    let position = position(input)?;
    let letters = letters(input["lang"].as_str().unwrap_or("en"))?;
    let style = SanStyle {
        letters,
        ..SanStyle::EXPORT
    };
    let mut san = Map::new();
    for text in input.texts("moves")? {
        san.insert(text.to_owned(), json!(one(&position, text, &style)));
    }
    Ok(json!({ "san": san }))
}

fn one(position: &Position, text: &str, style: &SanStyle) -> String {
    match position.read_uci(text.as_bytes()) {
        Ok(found) => {
            let mut san = String::new();
            position.write_san_styled(found, style, &mut san);
            san
        }
        Err(error) => format!("error:{}", names::uci_error(&error)),
    }
}
