//! The ranking of a class.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::{Path, Query, State},
};
use jadoube_arbiter::Millis;
use jadoube_protocol::{
    ErrorCode,
    rest::archive::{RankingPage, RankingPlace, RankingQuery},
};
use tokio::time::Instant;

use super::recount::standing;
use crate::{
    Fault, Hall, HttpFault,
    ranking::{Class, Standing},
};

/// Somebody in the ranking of a class: who, with what.
#[derive(Clone, Debug)]
pub(super) struct Place {
    id: i64,
    name: String,
    standing: Standing,
}

/// How many places are told at most, and if nothing is said.
const MOST: u32 = 200;
const USUAL: u32 = 50;
/// How long a ranking is kept at most, for people change their names, and leave.
const KEPT: Duration = Duration::from_secs(5);

/// The ranking of a class: registered players by their rating, those with few games last.
#[utoipa::path(
    get,
    path = "/api/ranking/{class}",
    tag = "points",
    params(("class", description = "`blitz`, `rapid`, `standard` or `turn`"), RankingQuery),
    responses(
        (status = OK, body = RankingPage),
        (status = NOT_FOUND, description = "no such class")
    )
)]
pub(super) async fn ranking(
    State(hall): State<Hall>,
    Path(class): Path<String>,
    Query(asked): Query<RankingQuery>,
) -> Result<Json<RankingPage>, HttpFault> {
    let page = page(&hall, &class, &asked).await;
    page.map(Json).map_err(|fault| hall.http(fault))
}

async fn page(hall: &Hall, class: &str, asked: &RankingQuery) -> Result<RankingPage, Fault> {
    let class = Class::by_code(class)
        .ok_or_else(|| Fault::from(ErrorCode::NotFound).about(class.to_owned()))?;
    let all = hall.ranking(class).await?;
    let now = Millis(u64::try_from(hall.clock().unix_ms()).unwrap_or(0));
    let placed = places(&all, now, asked.min_games.unwrap_or(0));
    let total = u32::try_from(placed.len()).unwrap_or(u32::MAX);
    let offset = asked.offset.unwrap_or(0);
    let limit = asked.limit.unwrap_or(USUAL).clamp(1, MOST);
    let next = offset.saturating_add(limit);
    let from = usize::try_from(offset).unwrap_or(usize::MAX);
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    Ok(RankingPage {
        class: class.code().to_owned(),
        places: placed.into_iter().skip(from).take(most).collect(),
        total,
        next: (next < total).then_some(next),
    })
}

/// Everybody with a place, by the number shown; then those whose rating is provisional by now.
fn places(all: &[Place], now: Millis, min_games: u32) -> Vec<RankingPlace> {
    let mut list: Vec<RankingPlace> = all
        .iter()
        .filter(|place| place.standing.games >= min_games)
        .map(|place| {
            let rating = place.standing.at(now);
            RankingPlace {
                place: None,
                id: place.id,
                name: place.name.clone(),
                rating: rating.shown(),
                deviation: rating.deviation().round() as u32,
                provisional: rating.is_provisional(),
                games: place.standing.games,
            }
        })
        .collect();
    list.sort_by_key(|place| (place.provisional, std::cmp::Reverse(place.rating), place.id));
    let mut shared = (0, 1);
    for (place, number) in list.iter_mut().zip(1..) {
        if place.provisional {
            break;
        }
        if place.rating != shared.0 {
            shared = (place.rating, number);
        }
        place.place = Some(shared.1);
    }
    list
}

impl Hall {
    /// Everybody in the ranking of a class; read again only when ratings have changed.
    async fn ranking(&self, class: Class) -> Result<Arc<Vec<Place>>, Fault> {
        let changes = *self.points().changes.borrow();
        let mut rankings = self.points().rankings.lock().await;
        let kept = rankings.get_mut(class as usize);
        let kept = kept.expect("there is a place for each of the classes");
        if let Some((as_of, read, places)) = kept
            && *as_of == changes
            && read.elapsed() < KEPT
        {
            return Ok(Arc::clone(places));
        }
        let ratings = self.journal().ratings();
        let ranked = ratings.ranking(class.code(), 1, i32::MAX as u32, 0).await;
        let ranked = ranked.map_err(|error| self.storage(&error))?;
        let places = ranked.into_iter().filter_map(|ranked| {
            Some(Place {
                id: ranked.person.0,
                name: ranked.name,
                standing: Standing {
                    rating: standing(&ranked.rating.standing)?,
                    games: ranked.rating.games,
                    last: Some(Millis(u64::try_from(ranked.rating.updated_ms).unwrap_or(0))),
                },
            })
        });
        let places = Arc::new(places.collect());
        *kept = Some((changes, Instant::now(), Arc::clone(&places)));
        Ok(places)
    }
}
