//! One hall at a time, and files that only their owner reads.

use jadoube_journal::{Error, Journal};

use crate::place::{Place, contract};

contract! {
    a_record_is_one_halls_at_a_time
    nobody_else_may_read_the_files
}

async fn a_record_is_one_halls_at_a_time(place: &Place) {
    let one = Journal::open(&place.url).await.unwrap();
    let Some(mut alone) = one.alone().await.unwrap() else {
        assert!(!place.url.starts_with("postgres"), "{}", place.url);
        return;
    };
    alone.hold().await.unwrap();
    let other = Journal::open(&place.url).await.unwrap();
    assert!(matches!(other.alone().await, Err(Error::InUse(_))));
    // The rest may be used beside the hall.
    other.ping().await.unwrap();
    drop(alone);
    let mut taken = None;
    for _ in 0..100 {
        // The server notices a little later that a connection is gone.
        match other.alone().await {
            Ok(alone) => taken = alone,
            Err(error) => assert!(matches!(error, Error::InUse(_)), "{error}"),
        }
        if taken.is_some() {
            break;
        }
        tokio::time::sleep_until(
            tokio::time::Instant::now() + std::time::Duration::from_millis(50),
        )
        .await;
    }
    assert!(taken.is_some(), "the record stays taken");
    one.close().await;
    other.close().await;
}

#[cfg(not(unix))]
async fn nobody_else_may_read_the_files(_: &Place) {}

#[cfg(unix)]
async fn nobody_else_may_read_the_files(place: &Place) {
    use std::os::unix::fs::PermissionsExt as _;
    let journal = Journal::open(&place.url).await.unwrap();
    journal.ping().await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    journal
        .backup_to(&folder.path().join("copy"))
        .await
        .unwrap();
    journal.dump_to(&folder.path().join("dump")).await.unwrap();
    let mut folders = vec![folder.path().to_owned()];
    if let Some(path) = place.url.strip_prefix("sqlite:") {
        folders.extend(std::path::Path::new(path).parent().map(Into::into));
    }
    let mut seen = 0;
    for folder in folders {
        for file in std::fs::read_dir(folder).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{}", file.path().display());
            seen += 1;
        }
    }
    assert!(seen >= 2, "{seen}");
    journal.close().await;
}
