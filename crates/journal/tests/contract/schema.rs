//! The schema after all steps is what is written down: a step that was released is not edited.

use jadoube_journal::schema;

use crate::place::{Place, contract};

contract! {
    the_schema_is_as_written_down
    opening_again_changes_nothing
}

async fn the_schema_is_as_written_down(place: &Place) {
    let journal = place.open().await;
    let found = schema(&journal).await.unwrap();
    let name = if place.url.starts_with("postgres") {
        "postgres"
    } else {
        "sqlite"
    };
    insta::with_settings!({ prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, found);
    });
    journal.close().await;
}

async fn opening_again_changes_nothing(place: &Place) {
    if !place.lasts() {
        return;
    }
    let journal = place.open().await;
    let before = schema(&journal).await.unwrap();
    journal.close().await;
    let journal = place.open().await;
    assert_eq!(schema(&journal).await.unwrap(), before);
    journal.close().await;
}
