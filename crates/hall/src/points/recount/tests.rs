//! A class is put right step by step, and comes to exactly what its games come to.

use futures_util::future::join_all;
use jadoube_journal::{NewGame, NewRoom, Registration, RoomKind, Summary};

use super::*;

const CLASS: Class = Class::Blitz;
const ROOM: &str = "club";

/// A small generator, so that every run is the same.
struct Draw(u64);

impl Draw {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % end
    }
}

fn id(number: usize) -> GameId {
    format!("g{number:07}").parse().expect("a name")
}

fn summary(players: [PersonId; 2], result: &str, ended_ms: i64) -> Summary {
    Summary {
        result: result.to_owned(),
        reason: "resignation".to_owned(),
        white: Some(players[0]),
        black: Some(players[1]),
        class: CLASS.code().to_owned(),
        plies: 40,
        ended_ms,
        counted: true,
    }
}

/// A record with so many people who have played so many games for points.
async fn played(journal: &Journal, people: usize, games: usize, draw: &mut Draw) -> Vec<PersonId> {
    let room = NewRoom {
        id: ROOM.parse().expect("a name"),
        name: "Club".to_owned(),
        kind: RoomKind::Open,
        owner: None,
        settings: "{}".to_owned(),
        chat_open: true,
        listed: true,
        created_ms: 0,
    };
    journal.rooms().create(room).await.expect("it is new");
    let mut ids = Vec::new();
    for number in 0..people {
        let new = Registration::new(&format!("Person{number}"), "none", 0);
        let person = journal.people().register(new).await;
        ids.push(person.expect("the name is free").id);
    }
    // All at once: what waits together is written together.
    let games = (0..games).map(|number| {
        let pair = pair(&ids, draw);
        let result = ["1-0", "0-1", "1/2-1/2"][draw.below(3) as usize];
        // Some end together.
        let summary = summary(pair, result, 1_000_000 * (number as i64 / 2));
        async move {
            let new = NewGame {
                id: id(number),
                room: ROOM.parse().expect("a name"),
                settings: "{}".to_owned(),
                format: 1,
                created_ms: 0,
            };
            journal.games().create(new).await.expect("it is new");
            let closed = journal.games().close_game(id(number), summary).await;
            closed.expect("it is there");
        }
    });
    join_all(games).await;
    ids
}

fn pair(people: &[PersonId], draw: &mut Draw) -> [PersonId; 2] {
    let white = draw.below(people.len() as u64) as usize;
    let other = 1 + draw.below(people.len() as u64 - 1) as usize;
    [people[white], people[(white + other) % people.len()]]
}

/// What is on record, and what the games come to from the first to the last.
async fn stored_and_due(journal: &Journal) -> (Points, Points) {
    let ratings = journal.ratings();
    let games = ratings.counted_games(CLASS.code()).await.expect("read");
    let mut due = fold(CLASS, &games);
    let order = |row: &HistoryRow| (row.at_ms, row.game, row.person);
    due.history.sort_by_key(order);
    let stored = Points {
        history: ratings.history_of_class(CLASS.code()).await.expect("read"),
        ratings: ratings.of_class(CLASS.code()).await.expect("read"),
    };
    (stored, due)
}

#[tokio::test]
async fn a_correction_stopped_after_any_step_is_finished_when_the_hall_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("hall.db").display());
    let mut journal = Journal::open(&url).await.expect("it opens");
    let mut draw = Draw(7);
    let people = played(&journal, 9, 700, &mut draw).await;
    assert!(recount(&journal, CLASS).await.expect("counted"));
    assert!(
        !recount(&journal, CLASS).await.expect("counted"),
        "once is enough"
    );
    let mut stop = 0;
    let mut most = 0;
    for kind in 0.. {
        let number = draw.below(40) as usize;
        let games = journal.games();
        match kind % 4 {
            0 | 1 => {
                let result = ["1-0", "0-1"][kind % 2];
                let new = summary(pair(&people, &mut draw), result, 0);
                games.close_game(id(number), new).await.expect("corrected");
            }
            2 => games.reopen_game(id(number)).await.expect("taken back"),
            _ => {
                let new = Summary {
                    counted: false,
                    ..summary(pair(&people, &mut draw), "1-0", 0)
                };
                games.close_game(id(number), new).await.expect("corrected");
            }
        }
        let steps = steps(&journal, CLASS).await.expect("computed");
        most = most.max(steps.len());
        if stop > most {
            break;
        }
        for step in steps.into_iter().take(stop) {
            let rows = step.gone.len() + step.history.len();
            assert!(rows + step.unrated.len() + step.ratings.len() <= STEP);
            let written = journal.ratings().revise(CLASS.code(), step).await;
            written.expect("it is written");
        }
        stop += 1;
        // The hall is gone, and comes back.
        journal.close().await;
        journal = Journal::open(&url).await.expect("it opens again");
        recount(&journal, CLASS).await.expect("finished");
        let (stored, due) = stored_and_due(&journal).await;
        assert_eq!(stored, due, "stopped after {} steps", stop - 1);
    }
    assert!(most > 5, "there were only {most} steps");
}

#[tokio::test]
async fn nothing_before_the_game_that_was_corrected_is_written_again() {
    let journal = Journal::open("memory:").await.expect("it opens");
    let mut draw = Draw(3);
    let people = played(&journal, 6, 300, &mut draw).await;
    recount(&journal, CLASS).await.expect("counted");
    let corrected = summary([people[0], people[1]], "1-0", 0);
    let closed = journal.games().close_game(id(280), corrected).await;
    closed.expect("corrected");
    let row = journal.games().game(id(280)).await.expect("read");
    let ended_ms = row.and_then(|row| row.summary).expect("over").ended_ms;
    let steps = steps(&journal, CLASS).await.expect("computed");
    let mut rows = steps.iter().flat_map(|step| &step.history);
    assert!(rows.all(|row| row.at_ms >= ended_ms));
    assert!(steps.iter().map(|step| step.history.len()).sum::<usize>() <= 40);
}

#[tokio::test]
async fn others_write_between_the_steps() {
    let journal = Journal::open("memory:").await.expect("it opens");
    played(&journal, 20, 3000, &mut Draw(5)).await;
    let count = steps(&journal, CLASS).await.expect("computed").len();
    assert!(count >= 30, "{count} steps");
    let mut recounted = Box::pin(recount(&journal, CLASS));
    let mut written = 0;
    loop {
        let others = async { journal.meta().set("other", "moves on").await };
        tokio::select! {
            biased;
            done = &mut recounted => break assert!(done.expect("counted")),
            other = others => other.expect("written"),
        }
        written += 1;
    }
    assert!(written >= count / 2, "{written} in {count} steps");
    let (stored, due) = stored_and_due(&journal).await;
    assert_eq!(stored, due);
}
