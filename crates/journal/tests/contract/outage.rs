//! A server of PostgreSQL that goes away and comes back.

use sqlx::Connection;

use crate::place::{Place, open_room, room};

/// Ends every connection to the schema of this place; how many there were.
async fn cut(place: &Place) -> usize {
    let mut connection = sqlx::AnyConnection::connect(&place.url).await.unwrap();
    let ended = sqlx::query(
        "SELECT CAST(pg_terminate_backend(pid) AS text) AS ended FROM pg_stat_activity
         WHERE pid <> pg_backend_pid()
         AND application_name = current_setting('application_name')",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    ended.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_journal_goes_on_when_the_server_is_back() {
    let Some(place) = Place::postgres().await else {
        return;
    };
    let journal = place.open().await;
    open_room(&journal).await;
    for _ in 0..3 {
        assert!(journal.rooms().room(&room()).await.unwrap().is_some());
        assert!(cut(&place).await >= 1);
        // Writing meets the end of its connection before anything was sent, and takes a new one.
        journal.meta().beat(1).await.unwrap();
        assert!(cut(&place).await >= 1);
        // Of those who read one may be told; it is not told twice.
        let told = journal.rooms().room(&room()).await;
        assert!(
            told.is_ok() || matches!(told, Err(jadoube_journal::Error::Io(_))),
            "{told:?}"
        );
        assert!(journal.rooms().room(&room()).await.unwrap().is_some());
    }
    journal.close().await;
    place.drop_schema().await;
}
