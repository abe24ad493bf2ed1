//! Games that ended, by what is asked for.

use axum::{
    Json,
    extract::{Query, State},
    http::HeaderMap,
};
use jadoube_journal::{ArchiveQuery, GameRow, PersonId, Summary};
use jadoube_laws::pgn::UtcTime;
use jadoube_protocol::{
    Access, ErrorCode,
    rest::archive::{GameInfo, GamePage, GameQuery},
};

use super::{Asker, language::language, names::Names, reading::opening_of};
use crate::{Fault, Hall, HttpFault, ranking::Class, table::Opening};

const DAY_MS: i64 = 86_400_000;
/// How many games are told at most, and if nothing is said.
const MOST: u32 = 100;
const USUAL: u32 = 50;
/// The results that a game on record can have.
const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "0-0", "*"];

/// Games that ended, the latest first. Private games are for their players, the arbiters and the
/// organisers.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "records",
    params(GameQuery),
    responses(
        (status = OK, body = GamePage),
        (status = BAD_REQUEST, description = "a part cannot be read")
    )
)]
pub(super) async fn games(
    State(hall): State<Hall>,
    Query(asked): Query<GameQuery>,
    headers: HeaderMap,
) -> Result<Json<GamePage>, HttpFault> {
    let page = page(&hall, &asked, &headers).await;
    page.map(Json).map_err(|fault| hall.http(fault))
}

async fn page(hall: &Hall, asked: &GameQuery, headers: &HeaderMap) -> Result<GamePage, Fault> {
    // A list has no words, but a language that there is not is no good request.
    language(asked.lang.as_deref(), headers)?;
    let asker = Asker::of(hall, headers).await?;
    let query = query(hall, asked).await?;
    let page = hall.journal().games().archive(query).await;
    let page = page.map_err(|error| hall.storage(&error))?;
    Ok(GamePage {
        games: infos(hall, &asker, &page.games).await?,
        next: page.next.map(|next| next.to_string()),
    })
}

/// What is asked for, as the journal takes it.
///
/// # Errors
///
/// If there is nobody of a name, or a part cannot be read.
pub(super) async fn query(hall: &Hall, asked: &GameQuery) -> Result<ArchiveQuery, Fault> {
    let class = match &asked.class {
        Some(class) => Some(Class::by_code(class).ok_or_else(|| invalid("class", class))?),
        None => None,
    };
    let after = match &asked.after {
        Some(after) => Some(after.parse().map_err(|_| invalid("after", after))?),
        None => None,
    };
    let room = match &asked.room {
        Some(room) => Some(room.parse().map_err(|_| invalid("room", room))?),
        None => None,
    };
    let result = asked.result.as_deref();
    if let Some(unknown) = result.filter(|result| !RESULTS.contains(result)) {
        return Err(invalid("result", unknown));
    }
    let limit = asked.limit.unwrap_or(USUAL);
    if !(1..=MOST).contains(&limit) {
        return Err(invalid("limit", &limit.to_string()));
    }
    Ok(ArchiveQuery {
        player: person(hall, asked.player.as_deref()).await?,
        opponent: person(hall, asked.opponent.as_deref()).await?,
        room,
        result: asked.result.clone(),
        class: class.map(|class| class.code().to_owned()),
        counted: None,
        from_ms: moment("from", asked.from.as_deref(), 0)?,
        until_ms: moment("until", asked.until.as_deref(), DAY_MS)?,
        after,
        limit,
    })
}

fn invalid(field: &str, value: &str) -> Fault {
    let value: String = value.chars().take(40).collect();
    Fault::from(ErrorCode::Invalid).about(format!("{field}: {value}"))
}

async fn person(hall: &Hall, name: Option<&str>) -> Result<Option<PersonId>, Fault> {
    let Some(name) = name else {
        return Ok(None);
    };
    let found = hall.journal().people().by_name(name).await;
    let found = found.map_err(|error| hall.storage(&error))?;
    let found = found.ok_or_else(|| {
        let name: String = name.chars().take(40).collect();
        Fault::from(ErrorCode::NotFound).about(name)
    })?;
    Ok(Some(found.id))
}

/// A day, or milliseconds since 1970; `longer` is added to a day.
fn moment(field: &str, text: Option<&str>, longer: i64) -> Result<Option<i64>, Fault> {
    let Some(text) = text else {
        return Ok(None);
    };
    if let Ok(unix_ms) = text.parse::<i64>() {
        return Ok(Some(unix_ms));
    }
    let day: Result<UtcTime, _> = format!("{text}T00:00:00Z").parse();
    let day = day.map_err(|_| invalid(field, text))?;
    Ok(Some(day.unix_s.saturating_mul(1000).saturating_add(longer)))
}

/// Games as a list has them, those left out that are not for the asker.
///
/// # Errors
///
/// If the names cannot be read.
pub(crate) async fn infos(
    hall: &Hall,
    asker: &Asker,
    rows: &[GameRow],
) -> Result<Vec<GameInfo>, Fault> {
    let mut names = Names::new(hall);
    let mut infos = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(summary) = &row.summary else {
            continue;
        };
        let opening = match opening_of(row) {
            Ok(opening) => opening,
            Err(error) => {
                tracing::error!(game = %row.id, %error, "a game on record cannot be read");
                continue;
            }
        };
        if asker.may_know(hall, &opening, summary) {
            let mut info = info(row, &opening, summary);
            info.white = names.at_game(summary.white, None).await?;
            info.black = names.at_game(summary.black, None).await?;
            infos.push(info);
        }
    }
    Ok(infos)
}

/// A game as a list has it, without its people.
pub(super) fn info(row: &GameRow, opening: &Opening, summary: &Summary) -> GameInfo {
    let settings = &opening.settings;
    let time = &opening.regulations.time;
    let time = if time.white == time.black {
        time.white.to_string()
    } else {
        format!("{} / {}", time.white, time.black)
    };
    GameInfo {
        id: row.id.to_string(),
        room: row.room.to_string(),
        class: summary.class.clone(),
        time,
        points: settings.points,
        counted: summary.counted,
        private: settings.access == Access::Private,
        white: None,
        black: None,
        result: summary.result.clone(),
        reason: summary.reason.clone(),
        plies: summary.plies,
        opened_ms: row.created_ms,
        ended_ms: summary.ended_ms,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_read_and_the_last_one_is_whole() {
        let check = |text, longer| moment("from", Some(text), longer).map_err(|fault| fault.code);
        assert_eq!(check("1970-01-02", 0), Ok(Some(DAY_MS)));
        assert_eq!(check("1970-01-02", DAY_MS), Ok(Some(2 * DAY_MS)));
        assert_eq!(check("1796067000000", DAY_MS), Ok(Some(1_796_067_000_000)));
        assert_eq!(check("2026-13-01", 0), Err(ErrorCode::Invalid));
        assert_eq!(check("'; --", 0), Err(ErrorCode::Invalid));
    }
}
