//! In memory the journal is part of a simulation: it answers within one step of the scheduler,
//! fails when told, and outlives the runtime that crashed.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use jadoube_journal::{
    AppendError, Batch, Error, GameId, Journal, NewGame, NewRoom, Outcome, RoomKind,
};
use tokio::runtime::{Builder, Runtime};
use tokio::time::Instant;

fn runtime() -> Runtime {
    Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .unwrap()
}

fn id() -> GameId {
    "gamegame".parse().unwrap()
}

async fn with_game(url: &str) -> Journal {
    let journal = Journal::open(url).await.unwrap();
    let room = NewRoom {
        id: "open".parse().unwrap(),
        name: "Open".into(),
        kind: RoomKind::Open,
        owner: None,
        settings: "{}".into(),
        chat_open: false,
        listed: true,
        created_ms: 0,
    };
    journal.rooms().create(room.clone()).await.unwrap();
    let settings = "{}".to_owned();
    let game = NewGame {
        id: id(),
        room: room.id,
        settings,
        format: 1,
        created_ms: 0,
    };
    journal.games().create(game).await.unwrap();
    journal
}

fn batch(first: u64) -> Batch {
    Batch {
        game: id(),
        first,
        count: 1,
        unix_ms: 0,
        at_ms: 0,
        by: None,
        command: None,
        events: "[0]".into(),
    }
}

#[test]
fn a_paused_clock_stands_still_while_the_journal_works() {
    runtime().block_on(async {
        let began = Instant::now();
        let far = tokio::spawn(tokio::time::sleep_until(began + Duration::from_millis(1)));
        let journal = with_game("memory:").await;
        for first in 0..500 {
            journal.games().append(batch(first)).await.unwrap();
            assert_eq!(
                journal.games().version(id()).await.unwrap(),
                Some(first + 1)
            );
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
        far.await.unwrap();
        assert_eq!(began.elapsed(), Duration::from_millis(1));
    });
}

#[test]
fn what_was_acknowledged_outlives_a_crash() {
    let first_life = runtime();
    let (kept, unanswered) = first_life.block_on(async {
        let journal = with_game("memory:crash").await;
        journal.games().append(batch(0)).await.unwrap();
        journal
            .faults()
            .set(Duration::from_secs(1), Outcome::Written);
        let unanswered = tokio::spawn({
            let journal = journal.clone();
            async move { journal.games().append(batch(1)).await }
        });
        tokio::time::sleep_until(Instant::now() + Duration::from_millis(999)).await;
        (journal, unanswered)
    });
    drop(first_life);
    runtime().block_on(async {
        let journal = Journal::open("memory:crash").await.unwrap();
        assert_eq!(journal.games().version(id()).await.unwrap(), Some(1));
        journal.games().append(batch(1)).await.unwrap();
        let other = Journal::open("memory:other").await.unwrap();
        assert_eq!(other.games().version(id()).await.unwrap(), None);
        assert!(unanswered.await.unwrap_err().is_cancelled());
        assert!(matches!(
            kept.games().append(batch(2)).await,
            Err(AppendError::Store(Error::Closed))
        ));
    });
    drop(kept);
    runtime().block_on(async {
        let forgotten = Journal::open("memory:crash").await.unwrap();
        assert_eq!(forgotten.games().version(id()).await.unwrap(), None);
    });
}

#[test]
fn a_full_disk_writes_nothing_and_a_lost_answer_all() {
    runtime().block_on(async {
        let journal = with_game("memory:").await;
        let append = async |first| journal.games().append(batch(first)).await;
        journal.faults().set(Duration::ZERO, Outcome::Full);
        assert!(matches!(
            append(0).await,
            Err(AppendError::Store(Error::Full(_)))
        ));
        assert!(matches!(journal.meta().beat(1).await, Err(Error::Full(_))));
        journal.faults().set(Duration::ZERO, Outcome::Doubtful);
        assert!(matches!(
            append(0).await,
            Err(AppendError::Store(Error::Io(_)))
        ));
        journal
            .faults()
            .set(Duration::from_millis(5), Outcome::Written);
        let began = Instant::now();
        assert!(matches!(
            append(0).await,
            Err(AppendError::Conflict { found: 1, .. })
        ));
        append(1).await.unwrap();
        assert_eq!(began.elapsed(), Duration::from_millis(10));
    });
}
