//! Who has gone, and what is taken back: rules of the site, and the record says so.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;
#[path = "common/officials.rs"]
mod officials;

use jadoube_arbiter::{Happening, Reason, Ruler, Ruling, SiteRule};
use jadoube_hall::table::{Line, No, What};
use jadoube_laws::Color;
use jadoube_protocol::{ErrorCode, TableAct, TableSettings};
use jadoube_record::AbsenceClaim;
use officials::Board;

fn blitz() -> TableSettings {
    TableSettings {
        takebacks: true,
        ..common::blitz()
    }
}

/// What was ruled, on what it rests, and who ruled.
fn rulings(lines: &[Line]) -> Vec<(Ruling, String, Ruler)> {
    let ruled = |line: &Line| match &line.what {
        What::Game(event) => match &event.what {
            Happening::Ruled {
                ruling,
                authority,
                by,
                ..
            } => Some((ruling.clone(), authority.to_string(), *by)),
            _ => None,
        },
        What::Table(_) => None,
    };
    lines.iter().filter_map(ruled).collect()
}

#[test]
fn a_claim_of_absence_is_a_rule_of_the_site_and_waits_its_time() {
    let claim = TableAct::ClaimAbsence(AbsenceClaim::Win);
    for (time, limit) in [("3+2", 60), ("90+30", 180)] {
        let mut board = Board::begun(TableSettings {
            time: time.to_owned(),
            ..TableSettings::default()
        });
        board.plays(1, "e2e4");
        let early = board.does_alone(1, limit * 1000 - 1, &claim);
        let Err(No::Fault(fault)) = early else {
            panic!("{early:?}");
        };
        assert_eq!((fault.code, fault.retry_s), (ErrorCode::NotNow, Some(1)));
        let lines = board
            .does_alone(1, limit * 1000, &claim)
            .expect("it is time");
        let [(Ruling::Over(outcome), authority, by)] = &rulings(&lines)[..] else {
            panic!("{lines:?}");
        };
        assert_eq!(outcome.reason, Reason::Absence(Color::Black));
        assert_eq!(outcome.score.expect("it counts").to_string(), "1-0");
        assert_eq!(authority, &format!("site:{}", SiteRule::Absence.key()));
        assert_eq!(*by, Ruler::Program, "no arbiter has decided anything");
    }
}

#[test]
fn a_draw_may_be_claimed_instead() {
    let mut board = Board::begun(blitz());
    board.plays(1, "e2e4");
    let claim = TableAct::ClaimAbsence(AbsenceClaim::Draw);
    board.does_alone(2, 60_000, &claim).expect("it is time");
    let outcome = board.table.game().outcome().expect("it is over");
    assert_eq!(outcome.score.expect("it counts").to_string(), "1/2-1/2");
    assert_eq!(outcome.reason, Reason::Absence(Color::White));
}

#[test]
fn over_the_board_only_the_arbiter_acts() {
    let mut board = Board::begun(TableSettings {
        over_the_board: true,
        ..TableSettings::default()
    });
    let claim = TableAct::ClaimAbsence(AbsenceClaim::Win);
    let answer = board.does_alone(1, 3_600_000, &claim);
    assert!(matches!(answer, Err(No::Fault(fault)) if fault.code == ErrorCode::Forbidden));
}

#[test]
fn taking_back_restores_the_clocks_of_the_moment_the_move_began() {
    let mut board = Board::begun(blitz());
    // White spends 60 s, Black answers after 30: White takes the own last move back.
    board.plays(3, "e2e4");
    board.plays(4, "e7e5");
    let began = board.clocks();
    board.plays(60, "d1h5");
    board.plays(30, "g8f6");
    board.at += 5_000;
    board.does(1, &TableAct::Takeback).expect("it is asked");
    let lines = board.does(2, &TableAct::Takeback).expect("it is agreed");
    assert_eq!(board.clocks(), began);
    assert_eq!(board.table.game().ply(), 2, "two half-moves, not one");
    assert_eq!(board.table.game().turn(), Color::White);
    assert_eq!(board.table.game().clock().running(), Some(Color::White));
    let ruled = rulings(&lines);
    assert_eq!(ruled.len(), 1, "{ruled:?}");
    assert_eq!(ruled[0].1, "site:takeback");
    assert_eq!(ruled[0].2, Ruler::Program);
}

#[test]
fn only_the_own_move_is_taken_back_before_the_answer() {
    let mut board = Board::begun(blitz());
    board.plays(3, "e2e4");
    let began = board.clocks();
    board.plays(50, "e7e5");
    board.at += 20_000;
    board.does(2, &TableAct::Takeback).expect("it is asked");
    board.does(1, &TableAct::Takeback).expect("it is agreed");
    assert_eq!(board.table.game().ply(), 1);
    assert_eq!(board.clocks(), began);
    assert_eq!(board.table.game().clock().running(), Some(Color::Black));
    let white = board.clocks()[0];
    board.at += 7_000;
    assert_eq!(board.clocks()[0], white, "White's clock stands still");
    assert_eq!(board.clocks()[1], began[1] - 7_000);
}

#[test]
fn moves_are_taken_back_again_and_again_to_the_first() {
    let mut board = Board::begun(TableSettings {
        time: "2/1+2, 1+2".to_owned(),
        takebacks: true,
        ..TableSettings::default()
    });
    let first = board.clocks();
    for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6"] {
        board.plays(5, uci);
    }
    for ply in [4, 2, 0] {
        board.does(1, &TableAct::Takeback).expect("it is asked");
        board.does(2, &TableAct::Takeback).expect("it is agreed");
        assert_eq!(board.table.game().ply(), ply);
    }
    assert_eq!(
        board.clocks(),
        first,
        "the second period's time has gone again"
    );
    assert!(
        board.does(1, &TableAct::Takeback).is_err(),
        "there is no move"
    );
    // A position that was taken back has not occurred: online the third time would draw.
    for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"] {
        board.plays(1, uci);
    }
    assert!(board.table.game().outcome().is_none());
    board.plays(1, "f6g8");
    assert!(board.table.game().outcome().is_some());
}
