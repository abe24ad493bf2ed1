//! The operations, each answered in general.

mod board;
mod clock;
mod clock_tool;
mod correspondence;
mod fen;
mod names;
mod pgn;
mod results;
mod san;
mod state;
mod tags;
mod uci;

use serde_json::Value;

use super::case::{Answer, Case};
pub(super) use names::KNOWN;

/// Answers a case, or says why not.
pub(super) fn answer(case: &Case) -> Answer {
    let Case {
        op,
        input,
        expected,
        ..
    } = case;
    let answered = match op.as_str() {
        "apply" | "draw_claim" | "fifty_move" | "legal_moves" | "outcome" | "repetition" => {
            state::after_moves(input)
        }
        "is_legal" => board::is_legal(input),
        "move_identity" => board::move_identity(input, expected),
        "needs_promotion_choice" => board::needs_promotion_choice(input),
        "null_move" => board::null_move(input),
        "perft" => board::perft(input),
        "fen_parse" => fen::parse(input),
        "fen_roundtrip" => fen::round_trip(input),
        "fen_write" => fen::write(input),
        "san_parse" => san::parse(input, expected),
        "san_write" => san::write(input),
        "pgn_parse" => pgn::parse(input, expected),
        "pgn_parse_bytes" => pgn::parse_bytes(input, expected),
        "pgn_roundtrip" => pgn::round_trip(input),
        "pgn_roundtrip_tags" => pgn::round_trip_tags(input),
        "pgn_stress" => pgn::stress(input, expected),
        "pgn_tag" => pgn::tag(input, expected),
        "pgn_visitor" => pgn::visitor(input),
        "pgn_write" => pgn::write(input),
        "pgn_write_comment" => pgn::comment_written(input),
        "pgn_write_tag" => pgn::tag_written(input),
        "pgn_write_wrap" => pgn::wrapped(input, expected),
        "clk_parse" => tags::commands(input),
        "emt_from_clk" => tags::used(input),
        "format_clock" => tags::clock_shown(input),
        "pgn_date" => tags::date(input),
        "timecontrol_parse" => tags::time_control(input),
        "variant_tag" => tags::variants(input),
        "clk_gain_check" => clock::gain_check(input),
        "clock_history" => clock::history(input),
        "clock_initial" => clock::initial(input),
        "clock_margin" => clock::margin(input),
        "clock_scenario" => clock_tool::scenario(input),
        "clock_sim" => clock::sim(input),
        "clock_sim_pause" => clock::sim_pause(input),
        "corr_clock" => correspondence::clock(input),
        "dead_position" => results::dead_position(input),
        "insufficient_material" => results::insufficient_material(input),
        "timeout_result" => results::timeout_result(input),
        "uci_parse_write" => uci::parse_and_write(input),
        "uci_session" => uci::session(input),
        other => Err(not_answered(other)),
    };
    match answered {
        Ok(got) => Answer::Got(got),
        Err(reason) => Answer::Skip(reason),
    }
}

fn not_answered(op: &str) -> String {
    if op.starts_with("server_") || op.starts_with("client_") {
        "a scenario for the server".to_owned()
    } else if op.starts_with("ui_") || op.starts_with("keyboard_") {
        "a scenario for the web client".to_owned()
    } else {
        format!("the operation {op:?} is not known")
    }
}

/// What an operation answers: the values, or why the case is skipped.
type Answered = Result<Value, String>;
