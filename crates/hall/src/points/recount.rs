//! A whole class, computed from its games.

use std::{cmp::Ordering, collections::BTreeMap};

use jadoube_arbiter::Millis;
use jadoube_journal::{CountedGame, Error, HistoryRow, Journal, PersonId, Rating, Replacement};
use jadoube_laws::{ByColor, Color};

use crate::ranking::{self, Class, Counted, Ranking, Scored};

/// Computes the ratings of a class from its games; whether that is not what was on record, which
/// it then replaces.
///
/// # Errors
///
/// If the record fails.
pub(super) async fn recount(journal: &Journal, class: Class) -> Result<bool, Error> {
    let games = journal.ratings().counted_games(class.code()).await?;
    let stored = journal.ratings().of_class(class.code()).await?;
    if games.is_empty() && stored.is_empty() {
        return Ok(false);
    }
    let folded = tokio::task::spawn_blocking(move || fold(class, &games)).await;
    let new = folded.unwrap_or_else(|panicked| std::panic::resume_unwind(panicked.into_panic()));
    if new.ratings == stored {
        return Ok(false);
    }
    journal.ratings().replace_all(class.code(), new).await?;
    Ok(true)
}

/// What the games come to, one after the other as they ended.
fn fold(class: Class, games: &[CountedGame]) -> Replacement {
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
    Replacement {
        ratings: ratings.into_iter().collect(),
        history,
    }
}

fn counted(class: Class, game: &CountedGame) -> Option<Counted<jadoube_journal::GameId, PersonId>> {
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
