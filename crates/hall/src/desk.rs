//! The arbiter's desk: the tables of a room at a glance, live, and what is done at all of them.

mod all;
mod assistants;
mod live;
mod timeline;

use axum::{
    Json,
    extract::{Path, State},
    http::HeaderMap,
};
use jadoube_journal::{GameId, PersonId, RoomId};
use jadoube_protocol::{
    ErrorCode, Role, TableStage,
    rest::CODE_HEADER,
    rest::desk::{Appoint, Desk, Timeline, ToAll},
};
use jadoube_record::Order;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{Fault, Hall, HttpFault, Visitor, app::Client};

pub(crate) use live::{Following, follow};

/// The addresses of the desk.
pub(crate) fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(desk))
        .routes(routes!(pause_all))
        .routes(routes!(resume_all))
        .routes(routes!(appoint))
        .routes(routes!(timeline_of))
}

/// The tables of a room at a glance, to its arbiters.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/desk",
    tag = "desk",
    params(("room" = String, Path, description = "The room")),
    responses((status = 200, body = Desk))
)]
async fn desk(
    State(hall): State<Hall>,
    Path(room): Path<String>,
    visitor: Visitor,
) -> Result<Json<Desk>, HttpFault> {
    let seen = may_see(&hall, &visitor, &room).await;
    seen.map_err(|fault| hall.http(fault))?;
    let tables = live::rows(&hall, &visitor, &room).await;
    Ok(Json(Desk { room, tables }))
}

/// Stops the clocks of every game of a room that is on.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/pause",
    tag = "desk",
    params(("room" = String, Path, description = "The room")),
    responses((status = 200, body = ToAll))
)]
async fn pause_all(
    State(hall): State<Hall>,
    Path(room): Path<String>,
    visitor: Visitor,
) -> Result<Json<ToAll>, HttpFault> {
    order_all(&hall, &visitor, &room, &Order::Pause, TableStage::Playing).await
}

/// Has every game of a room that is paused go on.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/resume",
    tag = "desk",
    params(("room" = String, Path, description = "The room")),
    responses((status = 200, body = ToAll))
)]
async fn resume_all(
    State(hall): State<Hall>,
    Path(room): Path<String>,
    visitor: Visitor,
) -> Result<Json<ToAll>, HttpFault> {
    order_all(&hall, &visitor, &room, &Order::Resume, TableStage::Paused).await
}

async fn order_all(
    hall: &Hall,
    visitor: &Visitor,
    room: &str,
    order: &Order,
    stage: TableStage,
) -> Result<Json<ToAll>, HttpFault> {
    let seen = may_see(hall, visitor, room).await;
    seen.map_err(|fault| hall.http(fault))?;
    let done = all::order_all(hall, visitor, room, order, stage).await;
    Ok(Json(done))
}

/// Names an assistant arbiter for tables of a room.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/assistants",
    tag = "desk",
    params(("room" = String, Path, description = "The room")),
    request_body = Appoint,
    responses((status = 200, body = ToAll))
)]
async fn appoint(
    State(hall): State<Hall>,
    Path(room): Path<String>,
    visitor: Visitor,
    Json(appoint): Json<Appoint>,
) -> Result<Json<ToAll>, HttpFault> {
    let answer = async {
        may_see(&hall, &visitor, &room).await?;
        let named = assistants::appoint(&hall, &visitor, &room, &appoint).await?;
        Ok(Json(named))
    };
    answer.await.map_err(|fault| hall.http(fault))
}

/// What happened in a game and around it: to its arbiter all of it, to others what they may see.
#[utoipa::path(
    get,
    path = "/api/games/{id}/timeline",
    tag = "desk",
    params(
        ("id" = String, Path, description = "The game"),
        ("jadoube-code" = Option<String>, Header, description = "The code of a private table")
    ),
    responses((status = 200, body = Timeline))
)]
async fn timeline_of(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    client: Client,
    headers: HeaderMap,
    visitor: Option<Visitor>,
) -> Result<Json<Timeline>, HttpFault> {
    let answer = async {
        let id: GameId = id
            .parse()
            .map_err(|_| Fault::from(ErrorCode::NotFound).about(short(&id)))?;
        let asker = timeline::Asker {
            visitor: visitor.as_ref(),
            address: client.address,
            code: headers.get(CODE_HEADER).and_then(|code| code.to_str().ok()),
        };
        let line = timeline::timeline(&hall, &asker, id).await?;
        Ok(Json(line))
    };
    answer.await.map_err(|fault| hall.http(fault))
}

/// The beginning of a name that may be of any length.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

/// Whether somebody has a desk in a room: its host and arbiters; to assistants it shows the tables
/// they are named for.
///
/// # Errors
///
/// If there is no such room, or it is not theirs.
pub(crate) async fn may_see(hall: &Hall, visitor: &Visitor, room: &str) -> Result<(), Fault> {
    if !visitor.has_scope("arbiter") {
        return Err(Fault::from(ErrorCode::Forbidden).about("arbiter"));
    }
    if hall.lobby().room(room).is_none() {
        return Err(Fault::from(ErrorCode::NotFound).about(short(room)));
    }
    if visitor.is(Role::Arbiter) || visitor.is(Role::AssistantArbiter) {
        return Ok(());
    }
    let id: RoomId = room
        .parse()
        .map_err(|_| Fault::from(ErrorCode::NotFound).about(short(room)))?;
    match hall.journal().rooms().room(&id).await {
        Ok(Some(stored)) if stored.owner == Some(PersonId(visitor.id)) => Ok(()),
        Ok(_) => Err(Fault::from(ErrorCode::Forbidden).about("desk")),
        Err(error) => Err(hall.storage(&error)),
    }
}
