//! The cases of public bug reports that are about a server: each driven through the hall.
//!
//! What each expects is said here, by the name of the case. Where the file of the reports stands
//! beside the checkout, none of its cases may be missing here.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a client looks for one message among many"
)]

mod clocks;
mod connections;
mod desk;
mod games;
mod takebacks;

use std::{collections::BTreeMap, io::Write as _, path::Path};

use desk::Desk;

/// How a case is dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dealt {
    /// Driven through the hall, and as the case says.
    Driven,
    /// Driven, and the hall does something else on purpose.
    Otherwise(&'static str),
    /// It is about what has no part in the hall.
    Elsewhere(&'static str),
}

use Dealt::{Driven, Elsewhere, Otherwise};

const TOOL: &str = "a clock without a game is a page of the web client; the hall has none";

/// Every case, and how it is dealt with.
const CASES: [(&str, Dealt); 40] = [
    ("clock-flag-011", Driven),
    ("clock-flag-013", Driven),
    ("clock-lag-005", Driven),
    ("clock-start-004", Driven),
    ("clock-tool-001", Elsewhere(TOOL)),
    ("clock-tool-002", Elsewhere(TOOL)),
    ("clock-tool-004", Elsewhere(TOOL)),
    ("clock-tool-006", Elsewhere(TOOL)),
    ("clock-tool-008", Driven),
    ("correspondence-clock-001", Driven),
    ("correspondence-clock-002", Driven),
    ("correspondence-clock-003", Driven),
    ("correspondence-clock-006", Driven),
    (
        "correspondence-clock-007",
        Otherwise("a game without a clock never ends by itself, so there is nothing to warn of"),
    ),
    ("draw-offer-002", Driven),
    ("draw-offer-003", Driven),
    ("draw-offer-004", Driven),
    ("draw-offer-005", Driven),
    ("draw-offer-008", Driven),
    ("draw-offer-010", Driven),
    ("draw-offer-011", Driven),
    ("reconnect-001", Driven),
    (
        "reconnect-002",
        Otherwise("three missed updates are sent one by one, and a longer gap gets the table"),
    ),
    ("reconnect-003", Driven),
    ("reconnect-004", Driven),
    ("reconnect-007", Driven),
    ("reconnect-009", Driven),
    (
        "reconnect-011",
        Otherwise("before the second move either player voids the game alone, later nobody does"),
    ),
    ("reconnect-012", Driven),
    ("reconnect-014", Driven),
    ("server-authority-003", Driven),
    ("server-authority-004", Driven),
    (
        "server-authority-005",
        Otherwise("an engine that does not answer resigns, and the record says why"),
    ),
    ("server-authority-006", Driven),
    ("server-authority-007", Driven),
    ("takeback-001", Driven),
    (
        "takeback-002",
        Otherwise("the clocks go back to what they showed when the move taken back began"),
    ),
    ("takeback-003", Driven),
    ("takeback-004", Driven),
    ("takeback-005", Driven),
];

async fn drive(case: &str, desk: &mut Desk) {
    match case {
        "clock-flag-011" => clocks::claiming_the_flag_never_resigns(desk).await,
        "clock-flag-013" => clocks::after_a_takeback_to_the_start(desk).await,
        "clock-lag-005" => clocks::lag_is_capped(desk).await,
        "clock-start-004" => clocks::no_first_move_voids_the_game(desk).await,
        "clock-tool-008" => clocks::one_clock_runs(desk).await,
        "correspondence-clock-001" => clocks::a_day_for_every_move(desk).await,
        "correspondence-clock-002" => clocks::who_has_moved_has_all_the_time(desk).await,
        "correspondence-clock-003" => clocks::the_deadline_is_where_it_was_shown(desk).await,
        "correspondence-clock-006" => clocks::a_day_is_not_for_the_whole_game(desk).await,
        "correspondence-clock-007" => clocks::without_a_clock_nothing_ends(desk).await,
        "draw-offer-002" => games::nobody_accepts_the_own_offer(desk).await,
        "draw-offer-003" | "draw-offer-004" => games::an_accepted_offer_draws(desk).await,
        "draw-offer-005" => games::an_offer_again_after_the_others(desk).await,
        "draw-offer-008" => games::the_record_tells_who_offered(desk).await,
        "draw-offer-010" => games::a_claim_comes_before_the_answer(desk).await,
        "draw-offer-011" => games::an_illegal_move_accepts_nothing(desk).await,
        "reconnect-001" => connections::a_move_sent_twice_counts_once(desk).await,
        "reconnect-002" => connections::what_was_missed_is_told(desk).await,
        "reconnect-003" => connections::a_move_as_the_connection_comes_back(desk).await,
        "reconnect-004" => connections::who_comes_back_sees_the_own_clock_run(desk).await,
        "reconnect-007" => connections::a_restart_between_two_moves(desk).await,
        "reconnect-009" => connections::a_restart_costs_no_time(desk).await,
        "reconnect-011" => games::a_game_is_void_or_goes_on(desk).await,
        "reconnect-012" => games::the_opponent_hears_of_the_resignation(desk).await,
        "reconnect-014" => games::nothing_changes_a_mate(desk).await,
        "server-authority-003" => games::a_move_in_an_old_position_is_stale(desk).await,
        "server-authority-004" | "server-authority-006" => {
            games::an_illegal_move_changes_nothing(desk).await;
        }
        "server-authority-005" => takebacks::the_same_move_again_after_a_restart(desk).await,
        "server-authority-007" => connections::a_spectator_who_comes_in_between(desk).await,
        "takeback-001" | "takeback-005" => takebacks::two_half_moves_and_both_clocks(desk).await,
        "takeback-002" => takebacks::time_as_the_move_began(desk).await,
        "takeback-003" => takebacks::the_clock_of_who_is_on_move(desk).await,
        "takeback-004" => takebacks::both_see_the_same(desk).await,
        other => panic!("{other} is said to be driven, and is not"),
    }
}

#[tokio::test(start_paused = true)]
async fn every_case_of_a_server_is_dealt_with() {
    let (done, wait) = std::sync::mpsc::channel::<()>();
    let still = tokio::task::spawn_blocking(move || wait.recv());
    let mut counts = BTreeMap::new();
    for (case, dealt) in CASES {
        let kind = match dealt {
            Driven => "driven",
            Otherwise(_) => "driven, and otherwise on purpose",
            Elsewhere(_) => "elsewhere",
        };
        *counts.entry(kind).or_insert(0) += 1;
        if matches!(dealt, Driven | Otherwise(_)) {
            let mut desk = Desk::open(case).await;
            drive(case, &mut desk).await;
        }
    }
    drop(done);
    let _ = still.await;
    let _ = writeln!(std::io::stderr(), "reports about servers: {counts:?}");
}

/// The operations that are about a server.
const OPERATIONS: [&str; 3] = ["server_scenario", "clock_scenario", "corr_clock"];

#[test]
fn no_case_of_the_file_is_missing() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let beside = here.ancestors().nth(3).unwrap_or(here).join("shared");
    let shared = std::env::var_os("JADOUBE_SHARED").map_or(beside, Into::into);
    let file = shared.join("data/reports/cases.jsonl");
    let Ok(text) = std::fs::read_to_string(&file) else {
        let skipped = format!("{} is not there: nothing compared\n", file.display());
        let _ = std::io::stderr().write_all(skipped.as_bytes());
        return;
    };
    let mut there: Vec<String> = Vec::new();
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case a line");
        if case["op"]
            .as_str()
            .is_some_and(|op| OPERATIONS.contains(&op))
        {
            there.push(case["id"].as_str().expect("a name").to_owned());
        }
    }
    there.sort();
    let mut here: Vec<&str> = CASES.iter().map(|(case, _)| *case).collect();
    here.sort_unstable();
    assert_eq!(there, here);
}

/// `cargo xtask reports` tells of these as answered here: of none more and of none less.
#[test]
fn the_reports_tell_what_is_answered_here() {
    const LIST: &str = include_str!("../../../xtask/reports-hall.txt");
    let told: Vec<&str> = LIST.lines().filter(|line| !line.starts_with('#')).collect();
    let answered = CASES
        .iter()
        .filter(|(_, dealt)| !matches!(dealt, Elsewhere(_)));
    let answered: Vec<&str> = answered.map(|(case, _)| *case).collect();
    assert_eq!(told, answered);
}
