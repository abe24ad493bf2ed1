//! Facts of games: in order, without gaps, once.

use jadoube_journal::{
    AppendError, ArchiveQuery, Batch, Error, GameId, Journal, PersonId, Summary,
};

use crate::place::{Place, contract, game, id, open_room, room};

contract! {
    a_batch_must_follow_what_is_there
    what_was_read_is_read_again
    facts_survive_closing
    two_hundred_games_at_once
    batches_sent_without_waiting_keep_their_order
    a_refused_batch_fails_no_other
    what_the_database_refuses_fails_no_other
    the_end_comes_with_the_last_facts
    the_archive_is_paged
    a_closed_journal_says_so
    two_halls_on_one_record_never_both_write
}

fn batch(game: GameId, first: u64, count: u32) -> Batch {
    let events: Vec<String> = (0..u64::from(count))
        .map(|at| format!("\"e{}\"", first + at))
        .collect();
    Batch {
        game,
        first,
        count,
        unix_ms: 1_700_000_000_000 + i64::try_from(first).unwrap(),
        at_ms: first * 1000,
        by: None,
        command: first.is_multiple_of(2).then(|| format!("c{first}")),
        events: format!("[{}]", events.join(",")),
    }
}

fn summary(ended_ms: i64) -> Summary {
    Summary {
        result: "1-0".into(),
        reason: "checkmate".into(),
        white: None,
        black: None,
        class: "blitz".into(),
        plies: 7,
        ended_ms,
        counted: false,
    }
}

async fn with_games(place: &Place, games: u32) -> Journal {
    let journal = place.open().await;
    open_room(&journal).await;
    for number in 0..games {
        journal.games().create(game(number)).await.unwrap();
    }
    journal
}

async fn a_batch_must_follow_what_is_there(place: &Place) {
    let journal = with_games(place, 1).await;
    let games = journal.games();
    games.append(batch(id(0), 0, 2)).await.unwrap();
    for (first, found) in [(0, 2), (1, 2), (3, 2)] {
        match games.append(batch(id(0), first, 1)).await {
            Err(AppendError::Conflict {
                game,
                expected,
                found: stands,
            }) => {
                assert_eq!((game, expected, stands), (id(0), first, found));
            }
            other => panic!("{other:?}"),
        }
    }
    games.append(batch(id(0), 2, 1)).await.unwrap();
    assert!(matches!(
        games.append(batch(id(9), 0, 1)).await,
        Err(AppendError::UnknownGame(unknown)) if unknown == id(9)
    ));
    assert!(matches!(
        games.append(batch(id(0), 3, 0)).await,
        Err(AppendError::Malformed { .. })
    ));
    assert!(matches!(
        games.create(game(0)).await,
        Err(Error::Exists { what: "game", .. })
    ));
    let mut nowhere = game(1);
    nowhere.room = "nowhere".parse().unwrap();
    assert!(matches!(
        games.create(nowhere).await,
        Err(Error::NotFound { what: "room", .. })
    ));
    assert_eq!(games.version(id(0)).await.unwrap(), Some(3));
    assert_eq!(games.version(id(9)).await.unwrap(), None);
    journal.close().await;
}

async fn what_was_read_is_read_again(place: &Place) {
    let journal = with_games(place, 2).await;
    let games = journal.games();
    let all = [batch(id(0), 0, 2), batch(id(0), 2, 3), batch(id(0), 5, 1)];
    for batch in &all {
        games.append(batch.clone()).await.unwrap();
    }
    games.append(batch(id(1), 0, 1)).await.unwrap();
    for _ in 0..2 {
        assert_eq!(games.read(id(0), 0).await.unwrap(), all);
        // A version within a batch gives the whole batch.
        assert_eq!(games.read(id(0), 3).await.unwrap(), all[1..]);
        assert_eq!(games.read(id(0), 5).await.unwrap(), all[2..]);
        assert_eq!(games.read(id(0), 6).await.unwrap(), []);
        assert_eq!(games.read(id(7), 0).await.unwrap(), []);
    }
    journal.close().await;
}

async fn facts_survive_closing(place: &Place) {
    if !place.lasts() {
        return;
    }
    let journal = with_games(place, 1).await;
    journal.games().append(batch(id(0), 0, 2)).await.unwrap();
    journal.close().await;
    let journal = place.open().await;
    assert_eq!(
        journal.games().read(id(0), 0).await.unwrap(),
        [batch(id(0), 0, 2)]
    );
    assert_eq!(journal.games().open_games().await.unwrap().len(), 1);
    journal.games().append(batch(id(0), 2, 1)).await.unwrap();
    journal.close().await;
}

async fn two_hundred_games_at_once(place: &Place) {
    let journal = with_games(place, 200).await;
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..200 {
        let journal = journal.clone();
        tables.spawn(async move {
            let mut first = 0;
            for turn in 0..10 {
                let next = batch(id(number), first, 1 + (number + turn) % 3);
                first = next.next();
                journal.games().append(next).await.unwrap();
            }
            (number, first)
        });
    }
    for (number, version) in tables.join_all().await {
        let batches = journal.games().read(id(number), 0).await.unwrap();
        assert_eq!(batches.len(), 10);
        let mut next = 0;
        for read in batches {
            assert_eq!(read, batch(id(number), next, read.count));
            next = read.next();
        }
        assert_eq!(next, version);
    }
    journal.close().await;
}

async fn batches_sent_without_waiting_keep_their_order(place: &Place) {
    let journal = with_games(place, 1).await;
    let sent = (0..100).map(|first| {
        let games = journal.games();
        async move { games.append(batch(id(0), first, 1)).await }
    });
    let mut sent: Vec<_> = sent.map(Box::pin).collect();
    // Each is polled once in order, so each is in the queue before any is answered.
    std::future::poll_fn(|context| {
        for one in &mut sent {
            assert!(one.as_mut().poll(context).is_pending());
        }
        std::task::Poll::Ready(())
    })
    .await;
    for one in sent {
        one.await.unwrap();
    }
    assert_eq!(journal.games().version(id(0)).await.unwrap(), Some(100));
    journal.close().await;
}

async fn a_refused_batch_fails_no_other(place: &Place) {
    // Many and few at once are written in different ways.
    let journal = with_games(place, 65).await;
    for games in [0..50, 50..60, 60..65] {
        refuse_some(&journal, games).await;
    }
    journal.close().await;
}

async fn refuse_some(journal: &Journal, games: std::ops::Range<u32>) {
    let mut tables = tokio::task::JoinSet::new();
    for number in games.clone() {
        let journal = journal.clone();
        tables.spawn(async move {
            let mut next = batch(id(number), u64::from(number % 5), 1);
            if number % 10 == 0 {
                // No such person: the database itself refuses this one.
                next.by = Some(PersonId(987_654));
            }
            (number, journal.games().append(next).await)
        });
    }
    for (number, answer) in tables.join_all().await {
        match (number % 5, number % 10) {
            (0, 0) => assert!(matches!(answer, Err(AppendError::Store(_))), "{answer:?}"),
            (0, _) => assert!(answer.is_ok(), "{answer:?}"),
            (_, _) => assert!(matches!(
                answer,
                Err(AppendError::Conflict { found: 0, .. })
            )),
        }
    }
    for number in games.step_by(10) {
        let stored = journal.games();
        assert_eq!(stored.version(id(number)).await.unwrap(), Some(0));
        stored.append(batch(id(number), 0, 1)).await.unwrap();
    }
}

/// Where every batch follows but one, which the database alone knows to be wrong.
async fn what_the_database_refuses_fails_no_other(place: &Place) {
    let journal = with_games(place, 12).await;
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..12 {
        let journal = journal.clone();
        tables.spawn(async move {
            let mut next = batch(id(number), 0, 1);
            next.by = (number == 7).then_some(PersonId(987_654));
            (number, journal.games().append(next).await)
        });
    }
    for (number, answer) in tables.join_all().await {
        assert_eq!(answer.is_ok(), number != 7, "{number}: {answer:?}");
    }
    for number in 0..12 {
        let version = journal.games().version(id(number)).await.unwrap();
        assert_eq!(version, Some(u64::from(number != 7)), "{number}");
    }
    journal.close().await;
}

async fn the_end_comes_with_the_last_facts(place: &Place) {
    let journal = with_games(place, 2).await;
    let games = journal.games();
    assert_eq!(games.open_games().await.unwrap().len(), 2);
    assert!(
        games
            .append_and_close(batch(id(0), 4, 1), summary(50))
            .await
            .is_err()
    );
    assert_eq!(games.game(id(0)).await.unwrap().unwrap().summary, None);
    games
        .append_and_close(batch(id(0), 0, 1), summary(50))
        .await
        .unwrap();
    let row = games.game(id(0)).await.unwrap().unwrap();
    assert_eq!(row.summary, Some(summary(50)));
    assert_eq!((row.settings, row.format), (game(0).settings, 1));
    assert_eq!(games.open_games().await.unwrap().len(), 1);
    // A ruling after the end is recorded, and the result corrected.
    games.append(batch(id(0), 1, 1)).await.unwrap();
    let corrected = Summary {
        result: "1/2-1/2".into(),
        ..summary(50)
    };
    // When it ended stays as it was said first.
    let later = Summary {
        ended_ms: 60,
        ..corrected.clone()
    };
    games.close_game(id(0), later).await.unwrap();
    assert_eq!(
        games.game(id(0)).await.unwrap().unwrap().summary,
        Some(corrected)
    );
    games.reopen_game(id(0)).await.unwrap();
    assert_eq!(games.open_games().await.unwrap().len(), 2);
    assert!(matches!(
        games.close_game(id(9), summary(1)).await,
        Err(Error::NotFound { .. })
    ));
    journal.close().await;
}

/// Thirty games that ended, fifteen of Ana's, ten lost to Beto.
async fn thirty_ended(journal: &Journal) -> [PersonId; 2] {
    let ana = journal.people().create_guest("Ana", 1).await.unwrap().id;
    let beto = journal.people().create_guest("Beto", 1).await.unwrap().id;
    for number in 0..30 {
        // Three games end in the same millisecond: the order is still total.
        let mut end = summary(1000 + i64::from(number / 3));
        if number % 2 == 0 {
            end.white = Some(ana);
        }
        if number % 3 == 0 {
            end.black = Some(beto);
            end.result = "0-1".into();
            end.counted = true;
        }
        let games = journal.games();
        games
            .append_and_close(batch(id(number), 0, 1), end)
            .await
            .unwrap();
    }
    [ana, beto]
}

/// How many games a query finds, a page of four at a time.
async fn count(journal: &Journal, narrow: impl FnOnce(&mut ArchiveQuery)) -> usize {
    let mut query = ArchiveQuery {
        limit: 4,
        ..ArchiveQuery::default()
    };
    narrow(&mut query);
    let mut found = Vec::new();
    loop {
        let page = journal.games().archive(query.clone()).await.unwrap();
        assert!(page.games.len() <= 4);
        for game in page.games {
            found.push((game.summary.unwrap().ended_ms, game.id));
        }
        let Some(next) = page.next else { break };
        query.after = Some(next.to_string().parse().unwrap());
    }
    assert!(found.is_sorted_by(|one, next| one > next), "{found:?}");
    found.len()
}

async fn the_archive_is_paged(place: &Place) {
    let journal = with_games(place, 30).await;
    let [ana, beto] = thirty_ended(&journal).await;
    assert_eq!(count(&journal, |_| {}).await, 30);
    assert_eq!(count(&journal, |query| query.player = Some(ana)).await, 15);
    let both = |query: &mut ArchiveQuery| {
        query.player = Some(ana);
        query.opponent = Some(beto);
    };
    assert_eq!(count(&journal, both).await, 5);
    let tally = journal.games().tally(ana).await.unwrap();
    let told: Vec<_> = tally
        .iter()
        .map(|way| (way.as_white, way.result.as_str(), way.games))
        .collect();
    assert_eq!(told, [(true, "0-1", 5), (true, "1-0", 10)]);
    assert!(!journal.games().tally(beto).await.unwrap()[0].as_white);
    assert_eq!(
        count(&journal, |query| query.result = Some("0-1".into())).await,
        10
    );
    assert_eq!(
        count(&journal, |query| query.counted = Some(false)).await,
        20
    );
    assert_eq!(
        count(&journal, |query| query.class = Some("rapid".into())).await,
        0
    );
    assert_eq!(count(&journal, |query| query.room = Some(room())).await, 30);
    let dates = |query: &mut ArchiveQuery| {
        query.from_ms = Some(1002);
        query.until_ms = Some(1004);
    };
    assert_eq!(count(&journal, dates).await, 6);
    journal.close().await;
}

async fn a_closed_journal_says_so(place: &Place) {
    let journal = with_games(place, 1).await;
    let other = journal.clone();
    other.ping().await.unwrap();
    journal.close().await;
    assert!(matches!(
        other.games().append(batch(id(0), 0, 1)).await,
        Err(AppendError::Store(Error::Closed))
    ));
    assert!(matches!(other.ping().await, Err(Error::Closed)));
}

async fn two_halls_on_one_record_never_both_write(place: &Place) {
    if !place.lasts() {
        return;
    }
    let one = with_games(place, 3).await;
    let other = place.open().await;
    let mut halls = tokio::task::JoinSet::new();
    for (hall, journal) in [one.clone(), other.clone()].into_iter().enumerate() {
        for number in 0..3 {
            let journal = journal.clone();
            halls.spawn(async move {
                let (mut first, mut won) = (0, Vec::new());
                while first < 30 {
                    let mut next = batch(id(number), first, 1);
                    next.command = Some(hall.to_string());
                    first = match journal.games().append(next).await {
                        Ok(()) => {
                            won.push((number, first, hall));
                            first + 1
                        }
                        Err(AppendError::Conflict { found, .. }) => found,
                        Err(error) => panic!("{error:?}"),
                    };
                }
                won
            });
        }
    }
    let mut won: Vec<_> = halls.join_all().await.into_iter().flatten().collect();
    won.sort_unstable();
    let mut stored = Vec::new();
    for number in 0..3 {
        for batch in one.games().read(id(number), 0).await.unwrap() {
            stored.push((
                number,
                batch.first,
                batch.command.unwrap().parse::<usize>().unwrap(),
            ));
        }
    }
    assert_eq!(stored, won);
    assert_eq!(stored.len(), 90);
    one.close().await;
    other.close().await;
}
