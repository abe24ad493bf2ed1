//! One game: whether it counts, and what it changes.

use jadoube_arbiter::Millis;
use jadoube_journal::{Change, Error, GameId, HistoryRow, Journal, PersonId, Summary};
use jadoube_laws::{ByColor, Color};

use super::recount::{numbers, scored, standing};
use crate::ranking::{Class, Scored, Standing, period, rate};

/// What came of looking at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Came {
    /// All is as it should be.
    Nothing,
    /// It was counted now.
    Counted,
    /// What is on record does not follow from the games: the class is to be computed anew, or all
    /// of them where it is not known which it is.
    Disagrees(Option<Class>),
}

/// A game that counts, as it is on record.
struct Counting {
    id: GameId,
    class: Class,
    players: ByColor<PersonId>,
    scored: Scored,
    ended_ms: i64,
}

/// Compares what a game has done to the ratings with what it should have, and counts it if it was
/// not counted.
///
/// # Errors
///
/// If the record fails.
pub(super) async fn look_at(journal: &Journal, id: GameId) -> Result<Came, Error> {
    let row = journal.games().game(id).await?;
    let summary = row.and_then(|row| row.summary);
    let changes = journal.ratings().changes_by(id).await?;
    let counting = summary
        .as_ref()
        .filter(|summary| summary.counted)
        .and_then(|summary| counting(id, summary));
    match (counting, changes.as_slice()) {
        (None, []) => Ok(Came::Nothing),
        (Some(game), []) => count(journal, &game).await,
        (Some(game), changes) if agrees(&game, changes) => Ok(Came::Nothing),
        (Some(game), _) => Ok(Came::Disagrees(Some(game.class))),
        // It was withdrawn, or does not count any more.
        (None, _) => Ok(Came::Disagrees(
            summary.and_then(|summary| Class::by_code(&summary.class)),
        )),
    }
}

fn counting(id: GameId, summary: &Summary) -> Option<Counting> {
    let players = ByColor {
        white: summary.white?,
        black: summary.black?,
    };
    Some(Counting {
        id,
        class: Class::by_code(&summary.class)?,
        players,
        scored: scored(&summary.result)?,
        ended_ms: summary.ended_ms,
    })
}

/// Whether what is on record is what the game does to the ratings as they were.
fn agrees(game: &Counting, changes: &[HistoryRow]) -> bool {
    let of = |color: Color| {
        changes
            .iter()
            .find(|row| row.person == game.players[color])
            .and_then(|row| Some((standing(&row.before)?, standing(&row.after)?)))
    };
    let (Some(white), Some(black)) = (of(Color::White), of(Color::Black)) else {
        return false;
    };
    changes.len() == 2
        && period(white.0, &[(black.0, game.scored)]) == white.1
        && period(black.0, &[(white.0, game.scored.reversed())]) == black.1
}

/// Counts a game. What others change meanwhile is read again.
async fn count(journal: &Journal, game: &Counting) -> Result<Came, Error> {
    let ended = Millis(u64::try_from(game.ended_ms).unwrap_or(0));
    loop {
        let mut seen = Vec::with_capacity(2);
        let mut before = ByColor::both(Standing::NEW);
        for color in Color::ALL {
            let person = game.players[color];
            let current = journal.ratings().current(person, game.class.code()).await?;
            if let Some(current) = &current {
                let Some(rating) = standing(&current.standing) else {
                    return Ok(Came::Disagrees(Some(game.class)));
                };
                before[color] = Standing {
                    rating,
                    games: current.games,
                    last: Some(Millis(u64::try_from(current.updated_ms).unwrap_or(0))),
                };
            }
            seen.push(current);
        }
        // A game that ended before one that was counted already: only the whole history tells.
        if before
            .iter()
            .any(|(_, standing)| standing.last > Some(ended))
        {
            return Ok(Came::Disagrees(Some(game.class)));
        }
        let after = rate(&before, game.scored, ended);
        let change = |color: Color| Change {
            person: game.players[color],
            seen: seen[color as usize],
            before: numbers(before[color].at(ended)),
            after: numbers(after[color].rating),
        };
        let changes = Color::ALL.map(change);
        let ratings = journal.ratings();
        let class = game.class.code();
        match ratings
            .apply_game(game.id, class, changes, game.ended_ms)
            .await
        {
            Ok(true) => return Ok(Came::Counted),
            Ok(false) => return Ok(Came::Nothing),
            Err(Error::RatingMoved { .. }) => {}
            Err(error) => return Err(error),
        }
    }
}
