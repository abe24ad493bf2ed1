//! Operations against cases of their own, answered as those of public reports are.

use serde_json::json;

use super::{Case, Verdict, judge};

const OWN: &str = include_str!("../../reports-own.jsonl");

#[test]
fn own_cases_are_answered_as_stated() {
    for line in OWN.lines() {
        let case: Case = serde_json::from_str(line).expect(line);
        let (verdict, got) = judge(&case);
        if let Verdict::Fail(differences) = &verdict {
            panic!("{}: {differences:?}", case.id);
        }
        assert_eq!(verdict.name(), "pass", "{}: {got}", case.id);
    }
}

#[test]
fn what_is_no_case_of_a_known_operation_is_passed_over() {
    for (op, input) in [
        ("no_such_op", json!({})),
        ("pgn_parse", json!({})),
        ("fen_parse", json!({ "fen": 5 })),
        ("is_legal", json!({ "fen": "no position", "move": "e2e4" })),
        ("clk_parse", json!({ "values": [1] })),
        ("perft", json!(null)),
        (
            "clock_sim",
            json!({ "config": { "initial_ms": 5, "delay": "odd" } }),
        ),
        (
            "clock_sim",
            json!({ "config": { "initial_ms": -5 }, "moves": [] }),
        ),
        (
            "clock_sim",
            json!({ "config": { "stages": [] }, "moves": [] }),
        ),
        (
            "clock_sim_pause",
            json!({ "config": { "initial_ms": 5 }, "events": ["sing"] }),
        ),
        ("clock_scenario", json!({ "steps": ["the clock sings"] })),
        (
            "corr_clock",
            json!({ "days_per_move": 1, "events": ["w sings"] }),
        ),
        (
            "corr_clock",
            json!({ "days_per_move": 1, "events": ["b moves t=0"] }),
        ),
    ] {
        let case = json!({ "id": op, "op": op, "input": input });
        let case: Case = serde_json::from_value(case).expect("a case");
        assert_eq!(judge(&case).0.name(), "skip", "{op}");
    }
}
