//! Rooms and invitations.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use jadoube_journal::GameId;
use jadoube_protocol::{
    ErrorCode, RoomInfo,
    rest::rooms::{
        ChangeRoom, ComeByInvitation, InvitationGiven, Invited, NewInvitation, NewRoom, RoomDetails,
    },
};

use super::Known;
use crate::{Fault, Hall, HttpFault};

type Answer<T> = Result<T, HttpFault>;

/// The rooms that one sees.
#[utoipa::path(get, operation_id = "list_rooms",
    path = "/api/rooms", tag = "rooms",
    responses((status = OK, body = Vec<RoomInfo>)))]
pub(super) async fn list(
    State(hall): State<Hall>,
    known: Result<Known, HttpFault>,
) -> Json<Vec<RoomInfo>> {
    Json(match known {
        Ok(known) => hall.lobby().list_for(&known.visitor),
        Err(_) => hall.lobby().list(),
    })
}

/// Makes a room.
#[utoipa::path(post, operation_id = "make_room",
    path = "/api/rooms", tag = "rooms", request_body = NewRoom,
    responses((status = CREATED, body = RoomDetails)))]
pub(super) async fn make(
    State(hall): State<Hall>,
    known: Known,
    Json(new): Json<NewRoom>,
) -> Answer<(StatusCode, Json<RoomDetails>)> {
    let made = hall.make_room(&known.visitor, new).await;
    let made = made.map_err(|fault| hall.http(fault))?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// A room, to those who lead it.
#[utoipa::path(get, operation_id = "room_details",
    path = "/api/rooms/{room}", tag = "rooms",
    params(("room" = String, Path)), responses((status = OK, body = RoomDetails)))]
pub(super) async fn details(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
) -> Answer<Json<RoomDetails>> {
    let details = hall.room_details(&known.visitor, &room).await;
    let details = details.map_err(|fault| hall.http(fault))?;
    Ok(Json(details))
}

/// Changes a room.
#[utoipa::path(patch, operation_id = "change_room",
    path = "/api/rooms/{room}", tag = "rooms", request_body = ChangeRoom,
    params(("room" = String, Path)), responses((status = OK, body = RoomDetails)))]
pub(super) async fn change(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Json(change): Json<ChangeRoom>,
) -> Answer<Json<RoomDetails>> {
    let changed = hall.change_room(&known.visitor, &room, change).await;
    let changed = changed.map_err(|fault| hall.http(fault))?;
    Ok(Json(changed))
}

/// Puts a room away: its games stay.
#[utoipa::path(delete, operation_id = "archive_room",
    path = "/api/rooms/{room}", tag = "rooms",
    params(("room" = String, Path)), responses((status = NO_CONTENT)))]
pub(super) async fn archive(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
) -> Answer<StatusCode> {
    let archived = hall.archive_room(&known.visitor, &room).await;
    archived.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invites to a room.
#[utoipa::path(post, operation_id = "invite_to_room",
    path = "/api/rooms/{room}/invitations", tag = "rooms",
    request_body = NewInvitation, params(("room" = String, Path)),
    responses((status = CREATED, body = InvitationGiven)))]
pub(super) async fn invite(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Json(new): Json<NewInvitation>,
) -> Answer<(StatusCode, Json<InvitationGiven>)> {
    let given = hall.invite_to_room(&known.visitor, &room, &new).await;
    let given = given.map_err(|fault| hall.http(fault))?;
    Ok((StatusCode::CREATED, Json(given)))
}

/// Invites to a private table.
#[utoipa::path(post, operation_id = "invite_to_table",
    path = "/api/tables/{table}/invitations", tag = "rooms",
    request_body = NewInvitation, params(("table" = String, Path)),
    responses((status = CREATED, body = InvitationGiven)))]
pub(super) async fn invite_to_table(
    State(hall): State<Hall>,
    known: Known,
    Path(table): Path<String>,
    Json(new): Json<NewInvitation>,
) -> Answer<(StatusCode, Json<InvitationGiven>)> {
    let given = async {
        let id: Result<GameId, _> = table.parse();
        let id = id.map_err(|_| Fault::from(ErrorCode::NotFound).about("table"))?;
        hall.invite_to_table(&known.visitor, id, &new).await
    };
    let given = given.await;
    let given = given.map_err(|fault| hall.http(fault))?;
    Ok((StatusCode::CREATED, Json(given)))
}

/// Comes by an invitation.
#[utoipa::path(post, operation_id = "come_by_invitation",
    path = "/api/invitations", tag = "rooms",
    request_body = ComeByInvitation, responses((status = OK, body = Invited)))]
pub(super) async fn come(
    State(hall): State<Hall>,
    known: Known,
    Json(invitation): Json<ComeByInvitation>,
) -> Answer<Json<Invited>> {
    let token = &invitation.token;
    let came = hall.come_by_invitation(&known.visitor, token, known.address);
    let came = came.await;
    let came = came.map_err(|fault| hall.http(fault))?;
    Ok(Json(came))
}
