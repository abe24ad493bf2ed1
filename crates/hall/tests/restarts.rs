//! A table whose hall goes down: nobody is charged for what the hall could not record.

#[path = "common/alone.rs"]
mod alone;
mod common;
#[path = "common/officials.rs"]
mod officials;

use std::{sync::Arc, time::Duration};

use alone::{Alone, Memory, at_work};
use jadoube_arbiter::Millis;
use jadoube_laws::Color;
use jadoube_protocol::{ServerMessage, TableAct, TableSettings};
use officials::{act, opened, visitor};
use serde_json::json;
use tokio::time::{Instant, sleep_until};

async fn pass(seconds: u64) {
    sleep_until(Instant::now() + Duration::from_secs(seconds)).await;
}

/// Black is on move, with ten minutes.
async fn begun(alone: &Alone) {
    for (id, color) in [(1, "white"), (2, "black")] {
        let color = serde_json::from_value(json!(color)).expect("a color");
        alone.does(visitor(id), TableAct::Sit(Some(color))).await;
    }
    let play = act(json!({"play": {"uci": "e2e4"}}));
    alone.does(visitor(1), play).await;
}

/// How long Black has thought by the table's clock.
async fn used(alone: &Alone) -> i64 {
    let table = alone.copy().await;
    let at = Millis(table.last_at());
    600_000 - table.game().reading(Color::Black, at).left
}

/// The second time the hall runs it can put nothing on record but that it runs: while the table
/// has not noted that it stood still, it must not say that either.
#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_note_that_it_stands_still_keeps_the_hall_from_noting_that_it_runs() {
    const HOUR: i64 = 3_600_000;
    let opening = Arc::new(opened(TableSettings {
        time: "10".to_owned(),
        first_move_s: None,
        ..TableSettings::default()
    }));
    let memory = Memory::default();
    let alone = at_work(&opening, &memory, 0, None);
    begun(&alone).await;
    assert!(alone.unnoted.is_empty());
    pass(7).await;
    let mut alive = alone.clock.unix_ms();
    alone.close().await;

    memory.set_full(true);
    for _ in 0..3 {
        let again = at_work(&opening, &memory, alive + HOUR, Some(alive));
        pass(20).await;
        if again.unnoted.is_empty() {
            alive = again.clock.unix_ms();
        }
        again.close().await;
    }

    memory.set_full(false);
    let at_last = at_work(&opening, &memory, alive + 9 * HOUR, Some(alive));
    pass(5).await;
    assert!(at_last.unnoted.is_empty(), "it is noted");
    assert_eq!(used(&at_last).await, 7_000);
    assert!(at_last.copy().await.stands_still());
}

/// While nothing can be put on record nobody can move, and nobody is charged: the clock stands
/// from when the first move came that was not recorded, and runs again by itself.
#[tokio::test(start_paused = true)]
async fn nobody_is_charged_while_the_record_fails() {
    let opening = Arc::new(opened(TableSettings {
        time: "10".to_owned(),
        first_move_s: None,
        ..TableSettings::default()
    }));
    let memory = Memory::default();
    let alone = at_work(&opening, &memory, 0, None);
    begun(&alone).await;
    pass(7).await;
    memory.set_full(true);
    // Nobody notices yet: the record is not asked.
    pass(3).await;
    let reply = act(json!({"play": {"uci": "e7e5"}}));
    let refused = alone.asks(visitor(2), reply).await;
    assert!(
        matches!(refused, ServerMessage::Error { .. }),
        "{refused:?}"
    );
    assert!(
        !alone.unnoted.is_empty(),
        "the hall does not note that it runs"
    );
    pass(3_600).await;
    memory.set_full(false);
    pass(5).await;
    assert!(alone.unnoted.is_empty());
    // From ten seconds on the clock stood, for an hour and until the record was tried again.
    let reply = act(json!({"play": {"uci": "d7d5"}}));
    alone.does(visitor(2), reply).await;
    let used = used(&alone).await;
    assert!((14_000..=15_000).contains(&used), "{used}");
}
