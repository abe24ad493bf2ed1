//! Everything there is to say of a line of play and of the position it leads to.
//!
//! Several operations ask for a part of it; a case states which.

use jadoube_laws::{Claim, Color, Edition, End, History, Move, Position, RightsStyle};
use serde_json::{Value, json};

use super::Answered;
use super::board::{Game, fen_in, history, mode, uci, ucis, written};

const EDITION: Edition = Edition::LATEST;

/// Answers from the moves of an input.
pub(super) fn after_moves(input: &Value) -> Answered {
    let game = match history(input)? {
        Ok(game) => game,
        Err(error) => return Ok(error),
    };
    let mut got = position_told(&game, input);
    for part in [
        moves_told(&game, input),
        ends_told(&game, input),
        claims_told(&game, input),
    ] {
        if let (Value::Object(all), Value::Object(part)) = (&mut got, part) {
            all.extend(part);
        }
    }
    Ok(got)
}

fn position_told(game: &Game, input: &Value) -> Value {
    let position = game.last();
    let last = game
        .moves
        .last()
        .map(|&last| written(game.last_but_one(), last));
    let fen = fen_in(position, RightsStyle::XFen);
    let castling = position.castling_moves();
    json!({
        "fen": fen,
        "final": fen,
        "xfen": fen,
        "shredder_fen": fen_in(position, RightsStyle::Shredder),
        "san": last,
        "san_written": last,
        "side_to_move": if position.turn().is_white() { "white" } else { "black" },
        "ep": position.en_passant().map(|square| square.to_string()),
        "halfmove_clock": position.halfmoves(),
        "fullmove_number": position.fullmoves(),
        "legal_castling":
            castling.iter().map(|&found| uci(found, mode(input))).collect::<Vec<_>>(),
    })
}

fn moves_told(game: &Game, input: &Value) -> Value {
    let position = game.last();
    let mut moves = ucis(position, mode(input));
    if let Some(from) = input["from"].as_str() {
        moves.retain(|text| text.starts_with(from));
    }
    let promotions: Vec<&String> = moves.iter().filter(|text| text.len() == 5).collect();
    let before = game.last_but_one();
    let mating = before.legal_moves();
    let mating = mating
        .iter()
        .filter(|&&found| before.after(found).is_checkmate());
    json!({
        "legal_moves": moves,
        "legal_count": moves.len(),
        "promotions": promotions,
        "mating_moves": mating.map(|&found| uci(found, mode(input))).collect::<Vec<_>>(),
    })
}

fn ends_told(game: &Game, _: &Value) -> Value {
    let position = game.last();
    let end = position
        .end(&repeated(&game.positions), EDITION)
        .map(|cited| cited.value);
    let winner = end.and_then(End::winner);
    json!({
        "check": position.is_check(),
        "checkmate": position.is_checkmate(),
        "stalemate": position.is_stalemate(),
        "game_over": end.is_some(),
        "automatic_draw": end.is_some() && winner.is_none(),
        "seventy_five": end == Some(End::SeventyFiveMoves),
        "result": match (end, winner) {
            (None, _) => "*",
            (Some(_), Some(Color::White)) => "1-0",
            (Some(_), Some(Color::Black)) => "0-1",
            (Some(_), None) => "1/2-1/2",
        },
        "winner": winner.map(|winner| if winner.is_white() { "white" } else { "black" }),
        "reason": end.map(|end| vec![end.to_string()]),
    })
}

fn claims_told(game: &Game, input: &Value) -> Value {
    let position = game.last();
    let history = repeated(&game.positions);
    let is_over = position.end(&history, EDITION).is_some();
    let now = |claim| !is_over && position.claim(claim, &history, EDITION).is_some();
    let ahead = |claim| {
        if is_over {
            Vec::new()
        } else {
            ahead(position, &history, claim)
        }
    };
    let [threefold, fifty] = [ahead(Claim::Threefold), ahead(Claim::FiftyMoves)];
    let with: Vec<String> = threefold
        .iter()
        .map(|&found| uci(found, mode(input)))
        .collect();
    let occurrences = history.occurrences();
    json!({
        "occurrences_of_final_position": occurrences,
        "threefold": occurrences >= 3,
        "threefold_on_board": occurrences >= 3,
        "fivefold": occurrences >= 5,
        "can_claim": now(Claim::Threefold) || now(Claim::FiftyMoves),
        "can_claim_threefold": now(Claim::Threefold),
        "can_claim_threefold_with_move": !threefold.is_empty(),
        "can_claim_with_move": (!with.is_empty()).then_some(with),
        "can_claim_fifty": now(Claim::FiftyMoves),
        "can_claim_fifty_with_move": !fifty.is_empty(),
    })
}

fn repeated(positions: &[Position]) -> History {
    let mut positions = positions.iter();
    let first = positions.next().expect("a game starts with a position");
    let mut history = History::new(first);
    positions.for_each(|position| history.push(position));
    history
}

/// The moves with which a draw may be claimed before they are made.
fn ahead(position: &Position, history: &History, claim: Claim) -> Vec<Move> {
    let may = |found: &Move| {
        position
            .claim_ahead(claim, *found, history, EDITION)
            .is_some()
    };
    position.legal_moves().iter().copied().filter(may).collect()
}
