//! A whole class, put right from its games.
//!
//! What the games come to is computed in memory, from the first to the last, and compared with
//! what is on record; only what differs is written, in steps that leave others who write their
//! turn. A game that is corrected changes nothing before it, so the steps begin with it. Each step
//! is written whole, and a hall that goes down between two finds the rest by the same comparison
//! when it opens: what is on record itself tells that it is not finished.

#[cfg(test)]
mod tests;

use std::{cmp::Ordering, collections::BTreeMap};

use jadoube_arbiter::Millis;
use jadoube_journal::{
    CountedGame, Error, GameId, HistoryRow, Journal, PersonId, Rating, Revision,
};
use jadoube_laws::{ByColor, Color};

use crate::ranking::{self, Class, Counted, Ranking, Scored};

/// How many rows one step writes at most: a few milliseconds, for as long nobody else's move is
/// put on record.
const STEP: usize = 200;

/// Puts the points of a class right; whether they were not.
///
/// # Errors
///
/// If the record fails.
pub(super) async fn recount(journal: &Journal, class: Class) -> Result<bool, Error> {
    let steps = steps(journal, class).await?;
    let was_wrong = !steps.is_empty();
    for step in steps {
        // Whoever came to write meanwhile is before the next step.
        journal.ratings().revise(class.code(), step).await?;
    }
    Ok(was_wrong)
}

/// What is to be written so that what is on record is what the games come to.
async fn steps(journal: &Journal, class: Class) -> Result<Vec<Revision>, Error> {
    let ratings = journal.ratings();
    let games = ratings.counted_games(class.code()).await?;
    let stored = Points {
        history: ratings.history_of_class(class.code()).await?,
        ratings: ratings.of_class(class.code()).await?,
    };
    let compared = tokio::task::spawn_blocking(move || compare(stored, fold(class, &games))).await;
    Ok(compared.unwrap_or_else(|panicked| std::panic::resume_unwind(panicked.into_panic())))
}

/// The points of a class, and how it came to them.
#[derive(Clone, Debug, PartialEq)]
struct Points {
    history: Vec<HistoryRow>,
    ratings: Vec<(PersonId, Rating)>,
}

/// The steps from what is on record to what should be: what games did, the earliest first, and only
/// when all of that is right what everybody has.
fn compare(stored: Points, new: Points) -> Vec<Revision> {
    let mut steps = Vec::new();
    let rows = stored.history.into_iter();
    let mut before: BTreeMap<(GameId, PersonId), HistoryRow> =
        rows.map(|row| ((row.game, row.person), row)).collect();
    let mut history = new.history;
    history.retain(|row| before.remove(&(row.game, row.person)) != Some(*row));
    let gone: Vec<_> = before.into_keys().collect();
    steps.extend(gone.chunks(STEP).map(|gone| Revision {
        gone: gone.to_vec(),
        ..Revision::default()
    }));
    steps.extend(history.chunks(STEP).map(|history| Revision {
        history: history.to_vec(),
        ..Revision::default()
    }));
    let mut before: BTreeMap<PersonId, Rating> = stored.ratings.into_iter().collect();
    let mut ratings = new.ratings;
    ratings.retain(|(person, rating)| before.remove(person) != Some(*rating));
    let unrated: Vec<_> = before.into_keys().collect();
    steps.extend(unrated.chunks(STEP).map(|unrated| Revision {
        unrated: unrated.to_vec(),
        ..Revision::default()
    }));
    steps.extend(ratings.chunks(STEP).map(|ratings| Revision {
        ratings: ratings.to_vec(),
        ..Revision::default()
    }));
    steps
}

/// What the games come to, one after the other as they ended.
fn fold(class: Class, games: &[CountedGame]) -> Points {
    let mut ranking = Ranking::new();
    let mut ratings = BTreeMap::new();
    let mut history = Vec::with_capacity(games.len() * 2);
    for game in games {
        let Some(counted) = counted(class, game) else {
            continue;
        };
        let changes = ranking.count(&counted);
        for color in Color::ALL {
            let person = counted.players[color];
            let change = changes[color];
            history.push(HistoryRow {
                game: game.id,
                person,
                at_ms: game.ended_ms,
                before: numbers(change.before),
                after: numbers(change.after.rating),
            });
            let rating = Rating {
                standing: numbers(change.after.rating),
                games: change.after.games,
                updated_ms: game.ended_ms,
            };
            ratings.insert(person, rating);
        }
    }
    Points {
        history,
        ratings: ratings.into_iter().collect(),
    }
}

fn counted(class: Class, game: &CountedGame) -> Option<Counted<GameId, PersonId>> {
    Some(Counted {
        game: game.id,
        ended: Millis(u64::try_from(game.ended_ms).unwrap_or(0)),
        class,
        players: ByColor {
            white: game.white,
            black: game.black,
        },
        scored: scored(&game.result)?,
    })
}

/// What White scored, of a result as it is on record.
pub(super) fn scored(result: &str) -> Option<Scored> {
    let (white, black) = result.split_once('-')?;
    let (white, black) = (quarters(white)?, quarters(black)?);
    match white.cmp(&black) {
        Ordering::Greater => Some(Scored::Win),
        Ordering::Less => Some(Scored::Loss),
        Ordering::Equal => (white == 2).then_some(Scored::Draw),
    }
}

/// Points, in quarters: `1`, `1/2`, `1 1/2`.
fn quarters(text: &str) -> Option<u32> {
    let part = |text: &str| match text {
        "1/4" => Some(1),
        "1/2" => Some(2),
        "3/4" => Some(3),
        whole => whole.parse::<u32>().ok()?.checked_mul(4),
    };
    match text.split_once(' ') {
        Some((whole, rest)) => part(whole)?.checked_add(part(rest)?),
        None => part(text),
    }
}

/// The numbers of a rating, as they are stored.
pub(super) fn numbers(rating: ranking::Rating) -> jadoube_journal::Standing {
    jadoube_journal::Standing {
        rating: rating.value(),
        deviation: rating.deviation(),
        volatility: rating.volatility(),
    }
}

/// The rating of numbers stored before.
pub(super) fn standing(stored: &jadoube_journal::Standing) -> Option<ranking::Rating> {
    ranking::Rating::stored(stored.rating, stored.deviation, stored.volatility)
}
