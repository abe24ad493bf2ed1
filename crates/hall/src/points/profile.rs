//! What everybody may know of somebody.

use axum::{
    Json,
    extract::{Path, State},
    http::HeaderMap,
};
use jadoube_arbiter::Millis;
use jadoube_journal::{ArchiveQuery, Person, PersonKind, Rating};
use jadoube_protocol::{
    ErrorCode,
    rest::archive::{GameTally, Profile, ProfileRating, RatingPoint},
};

use super::recount::standing;
use crate::{
    Fault, Hall, HttpFault,
    archive::{Asker, infos},
    ranking::Standing,
    sessions::kind,
};

/// How many games of a history are told, the last ones.
const HISTORY: u32 = 500;
/// How many of the last games are told.
const LAST: u32 = 10;

/// A registered player or a machine: ratings, how their games ended, their last games.
#[utoipa::path(
    get,
    path = "/api/people/{name}",
    tag = "points",
    params(("name", description = "the name, in any case")),
    responses(
        (status = OK, body = Profile),
        (status = NOT_FOUND, description = "nobody of that name")
    )
)]
pub(super) async fn profile(
    State(hall): State<Hall>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Profile>, HttpFault> {
    let profile = profile_of(&hall, &name, &headers).await;
    profile.map(Json).map_err(|fault| hall.http(fault))
}

async fn profile_of(hall: &Hall, name: &str, headers: &HeaderMap) -> Result<Profile, Fault> {
    let asker = Asker::of(hall, headers).await?;
    let found = hall.journal().people().by_name(name).await;
    let person = found
        .map_err(|error| hall.storage(&error))?
        .filter(|person| !person.deleted && person.kind != PersonKind::Guest)
        .ok_or_else(|| Fault::from(ErrorCode::NotFound).about(name.to_owned()))?;
    let query = ArchiveQuery {
        player: Some(person.id),
        limit: LAST,
        ..ArchiveQuery::default()
    };
    let last = hall.journal().games().archive(query).await;
    let last = last.map_err(|error| hall.storage(&error))?;
    Ok(Profile {
        id: person.id.0,
        name: person.name.clone(),
        kind: kind(person.kind),
        member_since_ms: person.created_ms,
        ratings: ratings(hall, &person).await?,
        games: tally(hall, &person).await?,
        last: infos(hall, &asker, &last.games).await?,
    })
}

async fn ratings(hall: &Hall, person: &Person) -> Result<Vec<ProfileRating>, Fault> {
    let stored = hall.journal().ratings().all_of(person.id).await;
    let stored = stored.map_err(|error| hall.storage(&error))?;
    let mut told = Vec::with_capacity(stored.len());
    for (class, current) in stored {
        told.extend(rating(hall, person, class, &current).await?);
    }
    Ok(told)
}

async fn rating(
    hall: &Hall,
    person: &Person,
    class: String,
    current: &Rating,
) -> Result<Option<ProfileRating>, Fault> {
    let history = hall.journal().ratings().history(person.id, &class, HISTORY);
    let history = history.await.map_err(|error| hall.storage(&error))?;
    let Some(rating) = standing(&current.standing) else {
        return Ok(None);
    };
    let last = Standing {
        rating,
        games: current.games,
        last: Some(Millis(u64::try_from(current.updated_ms).unwrap_or(0))),
    };
    let now = last.at(Millis(u64::try_from(hall.clock().unix_ms()).unwrap_or(0)));
    let points = history.iter().rev().filter_map(|row| {
        let after = standing(&row.after)?;
        Some(RatingPoint {
            game: row.game.to_string(),
            ended_ms: row.at_ms,
            rating: after.shown(),
            deviation: after.deviation().round() as u32,
        })
    });
    Ok(Some(ProfileRating {
        class,
        rating: now.shown(),
        deviation: now.deviation().round() as u32,
        provisional: now.is_provisional(),
        games: current.games,
        history: points.collect(),
    }))
}

async fn tally(hall: &Hall, person: &Person) -> Result<Vec<GameTally>, Fault> {
    let ways = hall.journal().games().tally(person.id).await;
    let ways = ways.map_err(|error| hall.storage(&error))?.into_iter();
    let told = ways.map(|way| GameTally {
        color: if way.as_white { "white" } else { "black" }.to_owned(),
        class: way.class,
        result: way.result,
        reason: way.reason,
        games: way.games,
    });
    Ok(told.collect())
}
