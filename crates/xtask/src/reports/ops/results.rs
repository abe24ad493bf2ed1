//! How games end: repetition, counts, dead positions, who can still win.

use jadoube_laws::{
    Budget, Certificate, Claim, Color, Dead, Edition, End, History, Lemma, Move, Position, Setup,
    Verdict, fen, winnable,
};
use serde_json::{Value, json};

use super::Answered;
use super::board::{Game, history, mode, position, uci};
use crate::reports::case::Fields as _;

/// Enough to decide what people report; a case needs moments.
const BUDGET: Budget = Budget::positions(1_000_000);

const EDITION: Edition = Edition::LATEST;

/// `repetition`: how often the last position has appeared.
pub(super) fn repetition(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let history = repeated(&game.positions);
    let occurrences = history.occurrences();
    Ok(json!({
        "occurrences_of_final_position": occurrences,
        "threefold": occurrences >= 3,
        "fivefold": occurrences >= 5,
        "can_claim": game.last().claim(Claim::Threefold, &history, EDITION).is_some(),
    }))
}

fn repeated(positions: &[Position]) -> History {
    let mut positions = positions.iter();
    let first = positions.next().expect("a game starts with a position");
    let mut history = History::new(first);
    positions.for_each(|position| history.push(position));
    history
}

/// `draw_claim`: what may be claimed now, and with which move.
pub(super) fn draw_claim(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let mut got = claims(&game, input);
    got["can_claim_with_move"] = json!(ahead(&game, Claim::Threefold).map(|m| uci(m, mode(input))));
    Ok(got)
}

/// `fifty_move`: the count, what may be claimed, and what ends the game by itself.
pub(super) fn fifty_move(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    Ok(claims(&game, input))
}

fn claims(game: &Game, input: &Value) -> Value {
    let position = game.last();
    let history = repeated(&game.positions);
    let end = position.end(&history, EDITION).map(|cited| cited.value);
    let before = game.last_but_one();
    let mates = |m: &&Move| before.after(**m).is_checkmate();
    let moves = before.legal_moves();
    let mating: Vec<String> = moves
        .iter()
        .filter(mates)
        .map(|&m| uci(m, mode(input)))
        .collect();
    json!({
        "threefold_on_board": history.occurrences() >= 3,
        "can_claim_threefold": position.claim(Claim::Threefold, &history, EDITION).is_some(),
        "can_claim_fifty": end.is_none()
            && position.claim(Claim::FiftyMoves, &history, EDITION).is_some(),
        "can_claim_fifty_with_move": end.is_none() && ahead(game, Claim::FiftyMoves).is_some(),
        "can_claim_threefold_with_move": ahead(game, Claim::Threefold).is_some(),
        "automatic_draw": end.is_some_and(|end| end.winner().is_none()),
        "seventy_five": end == Some(End::SeventyFiveMoves),
        "fivefold": end == Some(End::Fivefold),
        "checkmate": position.is_checkmate(),
        "stalemate": position.is_stalemate(),
        "halfmove_clock": position.halfmoves(),
        "mating_moves": mating,
        "result": result(end),
        "end": end.map(|end| end.to_string()),
    })
}

/// A move with which a draw may be claimed before it is made.
fn ahead(game: &Game, claim: Claim) -> Option<Move> {
    let position = game.last();
    let history = repeated(&game.positions);
    let moves = position.legal_moves();
    moves
        .iter()
        .copied()
        .find(|&m| position.claim_ahead(claim, m, &history, EDITION).is_some())
}

fn result(end: Option<End>) -> &'static str {
    match end {
        None => "*",
        Some(End::Checkmate {
            winner: Color::White,
        }) => "1-0",
        Some(End::Checkmate {
            winner: Color::Black,
        }) => "0-1",
        Some(End::Stalemate | End::DeadPosition | End::Fivefold | End::SeventyFiveMoves) => {
            "1/2-1/2"
        }
    }
}

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
        Verdict::Unwinnable(Certificate::Exhausted { .. }) => "no_series_of_moves_mates",
    }
}
