//! A copy holds everything, moves between the databases, and overwrites nothing.

use std::path::Path;

use jadoube_journal::{
    Audit, Batch, Change, Error, Journal, NewMessage, NewSession, PersonId, Registration, Standing,
    Summary, restore,
};

use crate::place::{Place, contract, game, id, open_room};

contract! {
    a_copy_restores_into_either_database
    a_copy_is_of_one_moment_while_the_hall_goes_on
    a_damaged_copy_restores_nothing
    a_copy_overwrites_nothing
}

/// Something in most tables, with every kind of value.
async fn live(journal: &Journal) {
    open_room(journal).await;
    let people = journal.people();
    let ana = Registration::new("Ana «♞»\n\"", "argon2id", 1);
    let ana = people.register(ana).await.unwrap().id;
    let beto = people.create_guest("Beto", 2).await.unwrap().id;
    let session = NewSession {
        token: std::array::from_fn(|at| u8::try_from(at * 8).unwrap()),
        person: ana,
        created_ms: 1,
        expires_ms: i64::MAX,
        user_agent: String::new(),
    };
    people.create_session(session).await.unwrap();
    play(journal, ana, beto).await;
    let said = NewMessage {
        place: "room:open".into(),
        person: None,
        name: "hall".into(),
        unix_ms: 1,
        text: "'; DROP TABLE games; --".into(),
    };
    journal.chat().post(said).await.unwrap();
    let audit = Audit {
        at_ms: 1,
        person: None,
        what: "x".into(),
        why: String::new(),
        payload: "{}".into(),
    };
    journal.meta().audit(audit).await.unwrap();
    journal.meta().beat(77).await.unwrap();
}

/// Two games of more facts than are copied at once, and one of them counted.
async fn play(journal: &Journal, ana: PersonId, beto: PersonId) {
    journal.games().create(game(0)).await.unwrap();
    journal.games().create(game(1)).await.unwrap();
    for first in 0..1500 {
        let batch = Batch {
            game: id(u32::try_from(first % 2).unwrap()),
            first: first / 2,
            count: 1,
            unix_ms: -5,
            at_ms: first,
            by: (first % 3 == 0).then_some(beto),
            command: (first % 5 == 0).then(|| format!("c{first}")),
            events: format!("[\"é\\n\",{first}]"),
        };
        journal.games().append(batch).await.unwrap();
    }
    let summary = Summary {
        result: "0-0".into(),
        reason: "both_forfeit".into(),
        white: Some(ana),
        black: Some(beto),
        class: "blitz".into(),
        plies: 3,
        ended_ms: 9,
        counted: true,
    };
    journal.games().close_game(id(1), summary).await.unwrap();
    let standing = Standing {
        rating: 1500.1,
        deviation: 1.0 / 3.0,
        volatility: 1e-17,
    };
    let changes = [ana, beto].map(|person| Change {
        person,
        seen: None,
        before: standing,
        after: standing,
    });
    let ratings = journal.ratings();
    assert!(
        ratings
            .apply_game(id(1), "blitz", changes, 9)
            .await
            .unwrap()
    );
}

/// All a record holds, as the lines of its copy.
async fn all(journal: &Journal, folder: &Path) -> String {
    let path = folder.join("all.jsonl");
    journal.dump_to(&path).await.unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(path).unwrap();
    text
}

async fn a_copy_restores_into_either_database(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let journal = place.open().await;
    live(&journal).await;
    let expected = all(&journal, folder.path()).await;
    let (backup, dump) = (
        folder.path().join("it's.backup"),
        folder.path().join("dump"),
    );
    journal.backup_to(&backup).await.unwrap();
    journal.dump_to(&dump).await.unwrap();
    journal.close().await;
    for copy in [&backup, &dump] {
        let mut targets = vec![Place::sqlite()];
        targets.extend(Place::postgres().await);
        for target in targets {
            restore(&target.url, copy).await.unwrap();
            let restored = target.open().await;
            assert_eq!(all(&restored, folder.path()).await, expected);
            // Numbers go on where they were.
            let caro = restored.people().create_guest("Caro", 1).await.unwrap();
            assert_eq!(caro.id.0, 3);
            restored.close().await;
            let again = restore(&target.url, copy).await;
            assert!(matches!(again, Err(Error::NotEmpty { .. })), "{again:?}");
            target.drop_schema().await;
        }
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

async fn a_copy_is_of_one_moment_while_the_hall_goes_on(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let journal = place.open().await;
    live(&journal).await;
    let writing = tokio::spawn({
        let journal = journal.clone();
        async move {
            // Chat says how far the facts are: in a copy of one moment they agree.
            for first in 750..900 {
                let batch = Batch {
                    game: id(0),
                    first,
                    count: 1,
                    unix_ms: 1,
                    at_ms: 1,
                    by: None,
                    command: None,
                    events: "[0]".into(),
                };
                journal.games().append(batch).await.unwrap();
                journal
                    .meta()
                    .set("facts", &(first + 1).to_string())
                    .await
                    .unwrap();
            }
        }
    });
    for number in 0..4 {
        let copy = folder.path().join(number.to_string());
        if number % 2 == 0 {
            journal.backup_to(&copy).await.unwrap();
        } else {
            journal.dump_to(&copy).await.unwrap();
        }
        let target = Place::sqlite();
        restore(&target.url, &copy).await.unwrap();
        let restored = target.open().await;
        let facts = restored.games().version(id(0)).await.unwrap().unwrap();
        let said = restored
            .meta()
            .value("facts")
            .await
            .unwrap()
            .map_or(750, |facts| facts.parse::<u64>().unwrap());
        assert!(
            facts == said || facts == said + 1,
            "{facts} facts, {said} said"
        );
        restored.close().await;
    }
    writing.await.unwrap();
    journal.close().await;
}

async fn a_damaged_copy_restores_nothing(place: &Place) {
    if !place.lasts() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open("memory:").await.unwrap();
    live(&journal).await;
    let whole = all(&journal, folder.path()).await;
    let lines: Vec<&str> = whole.lines().collect();
    let without_end = lines[..lines.len() - 1].join("\n");
    let without_a_row = whole
        .replacen(lines[lines.len() - 3], "", 1)
        .replace("\n\n", "\n");
    let with_a_word = whole.replacen("1500.1", "\"many\"", 1);
    let of_another_time = whole.replacen("\"version\":1", "\"version\":99", 1);
    let of_another_schema = whole.replacen("\"schema\":1", "\"schema\":99", 1);
    let without_schema = whole.replacen("\"schema\":1", "\"schema\":0", 1);
    let with_a_stranger = whole.replacen("{\"columns\"", "{\"x\":0,\"columns\"", 1) + "[]\n";
    let copy = folder.path().join("copy");
    for damaged in [
        "",
        "{}",
        "not JSON",
        &without_end,
        &without_a_row,
        &with_a_word,
        &without_schema,
        &with_a_stranger,
    ] {
        std::fs::write(&copy, damaged).unwrap();
        let answer = restore(&place.url, &copy).await;
        assert!(matches!(answer, Err(Error::Backup { .. })), "{answer:?}");
    }
    for newer in [&of_another_time, &of_another_schema] {
        std::fs::write(&copy, newer).unwrap();
        let answer = restore(&place.url, &copy).await;
        assert!(
            matches!(answer, Err(Error::NewerBackup { .. })),
            "{answer:?}"
        );
    }
    // The database is still empty, and takes the whole one.
    std::fs::write(&copy, &whole).unwrap();
    restore(&place.url, &copy).await.unwrap();
    let nowhere = restore(&place.url, &folder.path().join("nowhere")).await;
    assert!(matches!(nowhere, Err(Error::File { .. })), "{nowhere:?}");
}

async fn a_copy_overwrites_nothing(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let journal = place.open().await;
    let path = folder.path().join("copy");
    std::fs::write(&path, "mine").unwrap();
    assert!(matches!(
        journal.backup_to(&path).await,
        Err(Error::FileExists(_))
    ));
    assert!(matches!(
        journal.dump_to(&path).await,
        Err(Error::FileExists(_))
    ));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    let unreachable = folder.path().join("no/such/folder/copy");
    assert!(journal.backup_to(&unreachable).await.is_err());
    assert!(matches!(
        journal.dump_to(&unreachable).await,
        Err(Error::File { .. })
    ));
    journal.ping().await.unwrap();
    journal.close().await;
}
