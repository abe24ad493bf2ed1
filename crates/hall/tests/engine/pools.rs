//! Many tables and few engines.

use std::future::ready;
use std::num::NonZeroUsize;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use jadoube_hall::engine::{Limits, Opponent, Pool};
use jadoube_laws::{Position, Uci};

use crate::fakes::{Fake, Script, gone, level, moves, patient, turn};

fn opponent(fake: &Fake) -> Opponent {
    Opponent {
        found: Arc::new(fake.found.clone()),
        strength: level(),
    }
}

fn pool(places: usize, limits: Limits) -> Pool {
    Pool::new(NonZeroUsize::new(places).unwrap(), limits)
}

fn e2e4() -> Uci {
    "e2e4".parse().unwrap()
}

/// How many think at a time, after each line of the log.
fn thinking(log: &[String]) -> impl Iterator<Item = i32> {
    log.iter().scan(0, |thinking, line| {
        match line.as_str() {
            "begins" => *thinking += 1,
            "ends" => *thinking -= 1,
            _ => {}
        }
        Some(*thinking)
    })
}

/// Those who have a place think until they are let go on: what the times must be is known from
/// when that was, however busy the computer is.
#[tokio::test]
async fn no_more_think_at_a_time_than_have_a_place() {
    let fake = Script {
        go: "echo begins >>\"$log\"; until [ -e \"$log.on\" ]; do sleep 0.02; done
            echo ends >>\"$log\"; echo bestmove e2e4",
        ..Script::GOOD
    };
    let fake = fake.make();
    let (pool, opponent) = (pool(2, patient()), opponent(&fake));
    let start = Position::initial();
    let tables = (0..10).map(|_| {
        let (pool, opponent, start) = (pool.clone(), &opponent, &start);
        async move { pool.choose(opponent, &turn(start, &[])).await }
    });
    let mut tables = pin!(join_all(tables));
    let before = Instant::now();
    tokio::select! {
        biased;
        _ = &mut tables => panic!("nobody was let go on"),
        () = ready(()) => {}
    }
    let all_asked = before.elapsed();
    let both_think = async {
        let mut ticks = tokio::time::interval(Duration::from_millis(10));
        while thinking(&fake.log()).last() != Some(2) {
            ticks.tick().await;
        }
    };
    tokio::select! {
        _ = &mut tables => panic!("nobody was let go on"),
        () = both_think => {}
    }
    let others_waited = before.elapsed() - all_asked;
    std::fs::write(fake.folder().join("log.on"), "").unwrap();
    let chosen = tables.await;
    assert!(chosen.iter().all(|chosen| chosen.answer == Ok(e2e4())));
    assert!(chosen.iter().all(|chosen| chosen.restarted.is_none()));
    assert_eq!(thinking(&fake.log()).max(), Some(2));
    assert_eq!(fake.processes().len(), 2);
    // Who had a place waited no longer than it took to ask; the others until the first went on.
    for (place, chosen) in chosen.iter().enumerate() {
        let waited = chosen.waited;
        if place < 2 {
            assert!(waited <= all_asked, "{place}: {waited:?}");
        } else {
            assert!(waited >= others_waited, "{place}: {waited:?}");
        }
    }
}

#[tokio::test]
async fn fifty_tables_share_one_program() {
    let fake = Script::GOOD.make();
    let (pool, opponent) = (pool(1, patient()), opponent(&fake));
    let start = Position::initial();
    let replies = moves("d2d4");
    for round in [&[][..], &replies] {
        let tables = (0..50).map(|_| async { pool.choose(&opponent, &turn(&start, round)).await });
        let chosen = join_all(tables).await;
        assert!(chosen.iter().all(|chosen| chosen.answer.is_ok()));
    }
    assert_eq!(fake.processes().len(), 1);
    assert_eq!(pool.idle(), 1);
    pool.stop().await;
    assert_eq!(pool.idle(), 0);
    gone(fake.processes()[0]).await;
}

#[tokio::test]
async fn an_engine_that_fails_once_is_started_again() {
    // So long that who answers does so in time; who does not is waited for twice as long.
    let grace = Duration::from_secs(3);
    for (fails, code) in [
        ("exit 1", "engine_ended"),
        ("echo bestmove e2e5", "engine_illegal_move"),
        ("exec yes", "engine_flood"),
        ("exec sleep 1000", "engine_no_answer"),
    ] {
        let go = format!("if mkdir \"$log.once\"; then {fails}; else echo bestmove e2e4; fi");
        let fake = Script {
            go: go.leak(),
            ..Script::GOOD
        };
        let fake = fake.make();
        let limits = match code {
            "engine_no_answer" => Limits { grace, ..patient() },
            _ => patient(),
        };
        let (pool, opponent) = (pool(1, limits), opponent(&fake));
        let chosen = pool
            .choose(&opponent, &turn(&Position::initial(), &[]))
            .await;
        assert_eq!(chosen.answer, Ok(e2e4()), "{fails}");
        assert_eq!(chosen.restarted.map(|error| error.code()), Some(code));
        assert_eq!(fake.processes().len(), 2);
        gone(fake.processes()[0]).await;
    }
}

#[tokio::test]
async fn an_engine_that_fails_again_is_not_tried_a_third_time() {
    let fake = Script {
        go: "exit 1",
        ..Script::GOOD
    };
    let fake = fake.make();
    let (pool, opponent) = (pool(1, patient()), opponent(&fake));
    let start = Position::initial();
    for tried in [2, 4] {
        let chosen = pool.choose(&opponent, &turn(&start, &[])).await;
        assert_eq!(chosen.answer.unwrap_err().code(), "engine_ended");
        assert!(chosen.restarted.is_some());
        assert_eq!(fake.processes().len(), tried);
        assert_eq!(pool.idle(), 0);
    }
}

#[tokio::test]
async fn a_question_of_the_halls_own_making_is_not_tried_again() {
    let fake = Script::GOOD.make();
    let (pool, opponent) = (pool(1, patient()), opponent(&fake));
    let wrong = moves("e2e5");
    let chosen = pool
        .choose(&opponent, &turn(&Position::initial(), &wrong))
        .await;
    assert_eq!(chosen.answer.unwrap_err().code(), "engine_bad_game");
    assert_eq!(chosen.restarted, None);
    assert!(fake.processes().is_empty());
}

#[tokio::test]
async fn a_program_that_ended_while_idle_costs_nobody_his_move() {
    let fake = Script {
        go: "echo bestmove e2e4; exit 0",
        ..Script::GOOD
    };
    let fake = fake.make();
    let (pool, opponent) = (pool(1, patient()), opponent(&fake));
    let start = Position::initial();
    for _ in 0..3 {
        let chosen = pool.choose(&opponent, &turn(&start, &[])).await;
        assert_eq!(chosen.answer, Ok(e2e4()));
    }
    assert_eq!(fake.processes().len(), 3);
}

#[tokio::test]
async fn a_program_that_is_idle_for_too_long_is_ended() {
    let fake = Script::GOOD.make();
    let limits = Limits {
        idle: Duration::from_millis(200),
        ..patient()
    };
    let (pool, opponent) = (pool(1, limits), opponent(&fake));
    let start = Position::initial();
    let chosen = pool.choose(&opponent, &turn(&start, &[])).await;
    assert!(chosen.answer.is_ok());
    gone(fake.processes()[0]).await;
    assert_eq!(pool.idle(), 0);
    assert_eq!(fake.log().last().map(String::as_str), Some("quit"));
    let chosen = pool.choose(&opponent, &turn(&start, &[])).await;
    assert!(chosen.answer.is_ok() && chosen.restarted.is_none());
}

#[tokio::test]
async fn a_question_that_is_given_up_frees_its_place_at_once() {
    let fake = Script {
        go: "if mkdir \"$log.once\"; then exec sleep 1000; else echo bestmove e2e4; fi",
        ..Script::GOOD
    };
    let fake = fake.make();
    let (pool, opponent) = (pool(1, patient()), opponent(&fake));
    let start = Position::initial();
    let while_thinking = async {
        // It has gone past the point from which the next one does not follow it.
        let mut ticks = tokio::time::interval(Duration::from_millis(10));
        while !fake.folder().join("log.once").exists() {
            ticks.tick().await;
        }
    };
    let first = turn(&start, &[]);
    tokio::select! {
        chosen = pool.choose(&opponent, &first) => panic!("{chosen:?}"),
        () = while_thinking => {}
    }
    let chosen = pool.choose(&opponent, &turn(&start, &[])).await;
    assert_eq!(chosen.answer, Ok(e2e4()));
    assert_eq!(chosen.restarted, None);
    gone(fake.processes()[0]).await;
}

#[tokio::test]
async fn the_programs_end_with_the_pool() {
    let fake = Script::GOOD.make();
    let (pool, opponent) = (pool(1, patient()), opponent(&fake));
    let chosen = pool
        .choose(&opponent, &turn(&Position::initial(), &[]))
        .await;
    assert!(chosen.answer.is_ok());
    drop(pool);
    gone(fake.processes()[0]).await;
}
