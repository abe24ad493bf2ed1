//! What one player alone cannot do to a game: stop it for good, end it, or drown its arbiter.

use jadoube_arbiter::Stage;
use jadoube_hall::{Config, table::No};
use jadoube_journal::Roles;
use jadoube_protocol::{
    ColorChoice, ErrorCode, ServerMessage, TableAct, TableSettings, TableStage,
};
use jadoube_record::{CallReason, TableEvent};
use serde_json::json;

use crate::{
    common::hall_with,
    officials::{Board, order, somebody},
};

fn call(text: &str) -> TableAct {
    TableAct::Call {
        why: CallReason::Board,
        text: text.to_owned(),
    }
}

fn with_arbiter() -> TableSettings {
    TableSettings {
        color: ColorChoice::White,
        arbiter: true,
        call_stops_clocks: true,
        ..crate::common::blitz()
    }
}

fn code(no: &No) -> Option<ErrorCode> {
    match no {
        No::Fault(fault) => Some(fault.code),
        No::Refused(_) => None,
    }
}

#[test]
fn calls_are_few_and_clean() {
    let mut board = Board::begun(TableSettings {
        call_stops_clocks: false,
        ..with_arbiter()
    });
    let turned = "\u{202E}ola\u{0}  que\u{200B}\ntal ";
    board.does(1, &call(turned)).expect("the first");
    let (_, first) = &board.table.calls()[0];
    assert_eq!(first.text, "ola que tal");
    for _ in 0..2 {
        board.does(1, &call("")).expect("three may wait");
    }
    for why in [
        CallReason::Board,
        CallReason::Leave,
        CallReason::Explanation,
    ] {
        let text = String::new();
        let no = board.does(1, &TableAct::Call { why, text });
        assert_eq!(code(&no.expect_err("too many")), Some(ErrorCode::NotNow));
    }
    board.does(2, &call("")).expect("it is the other's first");
    board.table.apply(&jadoube_hall::table::Line {
        at: board.at,
        by: Some(9),
        what: jadoube_hall::table::What::Table(TableEvent::CallAnswered(1)),
    });
    board.does(1, &call("")).expect("one was answered");
    let long = board.does(2, &call(&"x".repeat(501)));
    assert_eq!(code(&long.expect_err("too long")), Some(ErrorCode::TooLong));
}

#[test]
fn a_call_that_nobody_hears_stops_no_clock() {
    for arbiter_is_here in [true, false] {
        let mut board = Board::begun(with_arbiter());
        let lines = match arbiter_is_here {
            true => board.does(1, &call("")),
            false => board.does_unattended(1, &call("")),
        };
        let lines = lines.expect("it may be called");
        let nobody = jadoube_hall::table::What::Table(TableEvent::NoArbiter);
        let is_told = lines.iter().any(|line| line.what == nobody);
        assert_eq!(is_told, !arbiter_is_here);
        let stands = board.table.game().stage() == Stage::Paused;
        assert_eq!(stands, arbiter_is_here);
        assert_eq!(board.table.is_stopped_by_call(), arbiter_is_here);
    }
}

/// The arbiter pauses, or the game does: that is not for the hall to end.
#[test]
fn only_a_call_is_undone_by_nobody_coming() {
    let mut board = Board::begun(with_arbiter());
    board.does(1, &call("")).expect("the clocks stop");
    assert!(board.table.is_stopped_by_call());
    let mut arbiter = crate::officials::visitor(9);
    arbiter.roles = vec![jadoube_protocol::Role::Arbiter];
    for (what, stopped) in [("resume", false), ("pause", false), ("resume", false)] {
        board.orders(&arbiter, &order(json!(what)));
        assert_eq!(board.table.is_stopped_by_call(), stopped, "{what}");
    }
}

#[tokio::test]
async fn clocks_that_stand_by_a_call_go_on_once_no_arbiter_is_left() {
    let config = Config {
        call_waits_s: 1,
        ..Config::default()
    };
    let served = hall_with(config, "memory:").await;
    let (arbiter, _) = somebody(&served, "Eva", Roles::ARBITER).await;
    let (mut white, _) = somebody(&served, "Ana", Roles::NONE).await;
    let (mut black, _) = somebody(&served, "Leo", Roles::NONE).await;
    let (table, _) = white.open("principal", with_arbiter()).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    white.watch(&table).await;
    white.act(&table, call("")).await.ack();
    let state = white.watch(&table).await;
    assert_eq!(state.now.stage, TableStage::Paused);
    // As long as there is one, it is for the arbiter to say.
    tokio::time::sleep_until(tokio::time::Instant::now() + std::time::Duration::from_millis(2500))
        .await;
    assert_eq!(white.watch(&table).await.now.stage, TableStage::Paused);
    arbiter.cut();
    let update = white
        .hear(|message| match message {
            ServerMessage::Update(update) if update.now.stage == TableStage::Playing => {
                Some(update)
            }
            _ => None,
        })
        .await;
    let told = update
        .entries
        .iter()
        .any(|shown| shown.entry.what == TableEvent::NoArbiter);
    assert!(told, "{:?}", update.entries);
    assert!(
        update
            .now
            .clocks
            .is_some_and(|clocks| clocks.running.is_some())
    );
}

/// Who may want a game void alone, by how it is played and how far it has come.
#[test]
fn a_player_alone_voids_no_game_that_others_look_after() {
    let online = crate::common::blitz();
    let otb = TableSettings {
        over_the_board: true,
        ..with_arbiter()
    };
    for (settings, host, is_free) in [
        (online.clone(), None, true),
        (online, Some(7), false),
        (with_arbiter(), None, false),
        (otb, None, false),
    ] {
        let begun = || Board::begun_in(settings.clone(), host);
        let tries = |mut board: Board, id| board.does(id, &TableAct::Abort).err();
        for id in [1, 2] {
            let no = tries(begun(), id);
            let expected = (!is_free).then_some(ErrorCode::Forbidden);
            assert_eq!(no.as_ref().and_then(code), expected, "{no:?}");
        }
        if !is_free {
            continue;
        }
        let after = |plies: &[&str]| {
            let mut board = begun();
            for uci in plies {
                board.plays(1, uci);
            }
            board
        };
        let no = tries(after(&["e2e4"]), 1);
        assert_eq!(no.as_ref().and_then(code), Some(ErrorCode::NotNow));
        assert_eq!(tries(after(&["e2e4"]), 2), None, "Black has not moved");
        for id in [1, 2] {
            let no = tries(after(&["e2e4", "e7e5"]), id);
            assert_eq!(no.as_ref().and_then(code), Some(ErrorCode::NotNow));
        }
    }
}
