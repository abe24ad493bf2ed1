//! Dead positions, and who can still win.

use jadoube_laws::{Budget, Certificate, Color, Dead, Lemma, Setup, Verdict, fen, winnable};
use serde_json::{Value, json};

use super::Answered;
use super::board::{mode, position};
use crate::reports::case::Fields as _;

/// Enough to decide what people report; a case needs moments.
const BUDGET: Budget = Budget::positions(1_000_000);

/// `dead_position`: whether no series of legal moves ends in mate; nothing if undecided.
pub(super) fn dead_position(input: &Value) -> Answered {
    let position = position(input)?;
    let verdicts = Color::ALL.map(|color| winnable(&position, color, BUDGET));
    let is_dead = match jadoube_laws::dead(&position, BUDGET) {
        Dead::Yes => Some(true),
        Dead::No => Some(false),
        Dead::Undecided => None,
    };
    Ok(json!({
        "dead": is_dead,
        "reason": verdicts.iter().map(told).collect::<Vec<_>>(),
        "proof": verdicts.iter().map(told).collect::<Vec<_>>(),
    }))
}

/// `insufficient_material`: whether either side can still win.
///
/// What the pieces alone decide is answered even for a setup that cannot be played from.
pub(super) fn insufficient_material(input: &Value) -> Answered {
    let board = setup(input)?.board;
    let [no_white, no_black] = Color::ALL.map(|color| board.insufficient_material(color).is_some());
    let [white, black] = Color::ALL.map(|color| can_win(input, color));
    Ok(json!({
        "insufficient_both": no_white && no_black,
        "insufficient_white": no_white,
        "insufficient_black": no_black,
        "white_can_win": white.0,
        "black_can_win": black.0,
        "proof": [white.1, black.1],
    }))
}

/// `timeout_result`: what a fallen flag leads to.
pub(super) fn timeout_result(input: &Value) -> Answered {
    let flagged = match input.text("flagged")? {
        "white" | "w" => Color::White,
        "black" | "b" => Color::Black,
        other => return Err(format!("{other:?} is no color")),
    };
    setup(input)?;
    let (can, proof) = can_win(input, flagged.other());
    let won = if flagged.is_white() { "0-1" } else { "1-0" };
    let result = can.map(|can| if can { won } else { "1/2-1/2" });
    Ok(json!({ "result": result, "reason": [proof] }))
}

fn setup(input: &Value) -> Result<Setup, String> {
    let text = input.text("fen")?;
    let read = fen::read_lenient(text, mode(input)).map_err(|error| format!("{text}: {error}"))?;
    Ok(read.0)
}

/// Whether a side can still mate by any series of legal moves, and why.
fn can_win(input: &Value, color: Color) -> (Option<bool>, &'static str) {
    if let Ok(position) = position(input) {
        let verdict = winnable(&position, color, BUDGET);
        return (verdict.is_winnable(), told(&verdict));
    }
    match setup(input).map(|setup| setup.board.insufficient_material(color)) {
        Ok(Some(Lemma::KnightAgainstQueens)) => (Some(false), "knight_vs_queens_only_cannot_mate"),
        Ok(Some(_)) => (Some(false), "insufficient_material"),
        Ok(None) | Err(_) => (None, "undecided"),
    }
}

/// A verdict in a word, as reports say it.
fn told(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "helpmate_exists",
        Verdict::Undecided { .. } => "undecided",
        Verdict::Unwinnable(Certificate::GameOver) => "game_over",
        Verdict::Unwinnable(Certificate::Material(Lemma::KnightAgainstQueens)) => {
            "knight_vs_queens_only_cannot_mate"
        }
        Verdict::Unwinnable(Certificate::Material(_)) => "insufficient_material",
        Verdict::Unwinnable(Certificate::Confined(_) | Certificate::Closed(_)) => {
            "no_series_of_moves_mates"
        }
    }
}
