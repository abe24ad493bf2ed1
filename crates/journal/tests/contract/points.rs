//! Points change once for each game, and can be computed anew.

use jadoube_journal::{
    Batch, Change, Error, HistoryRow, Journal, PersonId, Rating, Registration, Revision, Standing,
    Summary,
};

use crate::place::{Place, contract, game, id, open_room};

contract! {
    a_game_counts_once
    points_that_moved_are_not_overwritten
    a_change_is_whole_or_not_at_all
    the_ranking_is_of_registered_people
    points_are_computed_anew
}

fn standing(rating: f64) -> Standing {
    // Not exact in binary: it must come back to the last bit.
    Standing {
        rating: rating + 0.1,
        deviation: 350.0 / 3.0,
        volatility: 0.06,
    }
}

async fn two(journal: &Journal) -> [PersonId; 2] {
    open_room(journal).await;
    for number in 0..4 {
        journal.games().create(game(number)).await.unwrap();
    }
    let register = async |name: &str| {
        journal
            .people()
            .register(Registration::new(name, "argon2id", 1))
            .await
            .unwrap()
            .id
    };
    [register("Ana").await, register("Beto").await]
}

/// What a win of the first does, from what is kept now.
async fn win(journal: &Journal, [winner, loser]: [PersonId; 2]) -> [Change; 2] {
    let change = async |person, by: f64| {
        let seen = journal.ratings().current(person, "blitz").await.unwrap();
        let before = seen.map_or(standing(1500.0), |seen| seen.standing);
        let after = Standing {
            rating: before.rating + by,
            ..before
        };
        Change {
            person,
            seen,
            before,
            after,
        }
    };
    [change(winner, 10.0).await, change(loser, -10.0).await]
}

async fn apply(journal: &Journal, game: u32, changes: [Change; 2], at_ms: i64) -> bool {
    let ratings = journal.ratings();
    ratings
        .apply_game(id(game), "blitz", changes, at_ms)
        .await
        .unwrap()
}

async fn a_game_counts_once(place: &Place) {
    let journal = place.open().await;
    let pair = two(&journal).await;
    let changes = win(&journal, pair).await;
    let mut tries = tokio::task::JoinSet::new();
    for _ in 0..10 {
        let journal = journal.clone();
        tries.spawn(async move { apply(&journal, 0, changes, 100).await });
    }
    let counted = tries.join_all().await;
    assert_eq!(counted.iter().filter(|counted| **counted).count(), 1);
    let ratings = journal.ratings();
    let ana = ratings.current(pair[0], "blitz").await.unwrap().unwrap();
    assert_eq!(
        (ana.standing, ana.games, ana.updated_ms),
        (changes[0].after, 1, 100)
    );
    assert_eq!(ratings.current(pair[0], "rapid").await.unwrap(), None);
    let again = win(&journal, pair).await;
    assert!(!apply(&journal, 0, again, 200).await);
    assert!(apply(&journal, 1, again, 200).await);
    let history = ratings.history(pair[1], "blitz", 10).await.unwrap();
    let games: Vec<_> = history.iter().map(|row| row.game).collect();
    assert_eq!(games, [id(1), id(0)]);
    assert_eq!(history[1].before, changes[1].before);
    assert_eq!(history[1].after, changes[1].after);
    assert_eq!(ratings.changes_by(id(0)).await.unwrap().len(), 2);
    let all = ratings.all_of(pair[0]).await.unwrap();
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].0.as_str(), all[0].1.games), ("blitz", 2));
    journal.close().await;
}

async fn points_that_moved_are_not_overwritten(place: &Place) {
    let journal = place.open().await;
    let pair = two(&journal).await;
    let early = win(&journal, pair).await;
    journal
        .ratings()
        .apply_game(id(0), "blitz", early, 100)
        .await
        .unwrap();
    for stale in [early, win(&journal, pair).await] {
        let answer = journal
            .ratings()
            .apply_game(id(1), "blitz", stale, 150)
            .await;
        if stale[0].seen.is_none() {
            assert!(
                matches!(answer, Err(Error::RatingMoved { person, .. }) if person == pair[0]),
                "{answer:?}"
            );
        } else {
            assert!(answer.unwrap());
            let late = journal
                .ratings()
                .apply_game(id(2), "blitz", stale, 160)
                .await;
            assert!(matches!(late, Err(Error::RatingMoved { .. })), "{late:?}");
        }
    }
    assert_eq!(journal.ratings().changes_by(id(2)).await.unwrap(), []);
    journal.close().await;
}

async fn a_change_is_whole_or_not_at_all(place: &Place) {
    let journal = place.open().await;
    let pair = two(&journal).await;
    let [won, mut lost] = win(&journal, pair).await;
    lost.person = PersonId(999);
    let answer = journal
        .ratings()
        .apply_game(id(0), "blitz", [won, lost], 100)
        .await;
    assert!(matches!(answer, Err(Error::NotFound { .. })), "{answer:?}");
    assert_eq!(
        journal.ratings().current(pair[0], "blitz").await.unwrap(),
        None
    );
    assert_eq!(journal.ratings().changes_by(id(0)).await.unwrap(), []);
    journal.close().await;
}

async fn the_ranking_is_of_registered_people(place: &Place) {
    let journal = place.open().await;
    let [ana, beto] = two(&journal).await;
    let guest = journal.people().create_guest("Guest", 1).await.unwrap().id;
    let caro = journal
        .people()
        .register(Registration::new("Caro", "argon2id", 1))
        .await
        .unwrap();
    let rating = |points, games| Rating {
        standing: standing(points),
        games,
        updated_ms: 1,
    };
    let ratings = vec![
        (ana, rating(1600.0, 5)),
        (beto, rating(1700.0, 9)),
        (guest, rating(2500.0, 50)),
        (caro.id, rating(1800.0, 2)),
    ];
    let new = Revision {
        ratings,
        ..Revision::default()
    };
    journal.ratings().revise("blitz", new).await.unwrap();
    let names = async |min_games, limit, offset| {
        let ranked = journal
            .ratings()
            .ranking("blitz", min_games, limit, offset)
            .await
            .unwrap();
        ranked
            .into_iter()
            .map(|ranked| ranked.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(0, 10, 0).await, ["Caro", "Beto", "Ana"]);
    assert_eq!(names(5, 10, 0).await, ["Beto", "Ana"]);
    assert_eq!(names(0, 1, 1).await, ["Beto"]);
    journal.people().delete(beto).await.unwrap();
    assert_eq!(names(0, 10, 0).await, ["Caro", "Ana"]);
    journal.close().await;
}

/// Game `number` ended, the later the smaller its number.
async fn end(journal: &Journal, number: u32, white: PersonId, black: Option<PersonId>) {
    let batch = Batch {
        game: id(number),
        first: 0,
        count: 1,
        unix_ms: 1,
        at_ms: 0,
        by: None,
        command: None,
        events: "[1]".into(),
    };
    let summary = Summary {
        result: "1-0".into(),
        reason: "checkmate".into(),
        white: Some(white),
        black,
        class: "blitz".into(),
        plies: 9,
        ended_ms: 500 - i64::from(number),
        counted: number != 1,
    };
    let games = journal.games();
    games.append_and_close(batch, summary).await.unwrap();
}

async fn points_are_computed_anew(place: &Place) {
    let journal = place.open().await;
    let [ana, beto] = two(&journal).await;
    for number in 0..4 {
        end(&journal, number, ana, (number != 2).then_some(beto)).await;
    }
    let ratings = journal.ratings();
    let games = ratings.counted_games("blitz").await.unwrap();
    let games: Vec<_> = games.iter().map(|game| game.id).collect();
    assert_eq!(games, [id(3), id(0)]);
    let changes = win(&journal, [ana, beto]).await;
    assert!(apply(&journal, 1, changes, 5).await);
    let row = |game: u32, person| HistoryRow {
        game: id(game),
        person,
        at_ms: 500,
        before: standing(1500.0),
        after: standing(1600.0),
    };
    let rating = Rating {
        standing: standing(1600.0),
        games: 1,
        updated_ms: 500,
    };
    let history = vec![row(3, ana), row(0, ana)];
    let new = Revision {
        gone: vec![(id(1), ana), (id(1), beto)],
        unrated: vec![beto],
        ratings: vec![(ana, rating)],
        history: history.clone(),
    };
    // Said again it changes nothing more.
    for _ in 0..2 {
        ratings.revise("blitz", new.clone()).await.unwrap();
        assert_eq!(ratings.current(ana, "blitz").await.unwrap(), Some(rating));
        assert_eq!(ratings.current(beto, "blitz").await.unwrap(), None);
        assert_eq!(ratings.changes_by(id(1)).await.unwrap(), []);
        let all = ratings.of_class("blitz").await.unwrap();
        assert_eq!(all, [(ana, rating)]);
        let all = ratings.history_of_class("blitz").await.unwrap();
        assert_eq!(all, [row(0, ana), row(3, ana)]);
    }
    // All of a step, or nothing.
    let dangling = Revision {
        gone: vec![(id(3), ana)],
        history: vec![row(2, PersonId(77))],
        ..Revision::default()
    };
    let refused = ratings.revise("blitz", dangling).await;
    assert!(
        matches!(refused, Err(Error::NotFound { .. })),
        "{refused:?}"
    );
    let kept = ratings.history(ana, "blitz", 10).await.unwrap();
    assert_eq!(kept, history);
    journal.close().await;
}
