//! Looking after what is said, over HTTP.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use jadoube_protocol::rest::chat::{MuteInfo, MutePerson, ReportInfo, Why};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{Hall, HttpFault, rooms::Known};

type Answer<T> = Result<T, HttpFault>;

/// The addresses of this area.
pub(crate) fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(report))
        .routes(routes!(hide))
        .routes(routes!(reports))
        .routes(routes!(close))
        .routes(routes!(mutes, mute))
        .routes(routes!(unmute))
}

/// Reports what was said to the arbiters.
#[utoipa::path(post, operation_id = "report_message",
    path = "/api/chat/{message}/report", tag = "chat", request_body = Why,
    params(("message" = i64, Path)), responses((status = NO_CONTENT)))]
async fn report(
    State(hall): State<Hall>,
    known: Known,
    Path(message): Path<i64>,
    Json(post): Json<Why>,
) -> Answer<StatusCode> {
    let reported = hall.report_message(&known.visitor, message, &post.why);
    let reported = reported.await;
    reported.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hides what was said, to everybody.
#[utoipa::path(post, operation_id = "hide_message",
    path = "/api/chat/{message}/hide", tag = "chat", request_body = Why,
    params(("message" = i64, Path)), responses((status = NO_CONTENT)))]
async fn hide(
    State(hall): State<Hall>,
    known: Known,
    Path(message): Path<i64>,
    Json(post): Json<Why>,
) -> Answer<StatusCode> {
    let hidden = hall.hide_message(&known.visitor, message, &post.why).await;
    hidden.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}

/// What was reported and nobody has seen to.
#[utoipa::path(get, operation_id = "list_reports",
    path = "/api/reports", tag = "chat",
    responses((status = OK, body = Vec<ReportInfo>)))]
async fn reports(State(hall): State<Hall>, known: Known) -> Answer<Json<Vec<ReportInfo>>> {
    let open = hall.open_reports(&known.visitor).await;
    let open = open.map_err(|fault| hall.http(fault))?;
    Ok(Json(open))
}

/// Closes a report, with some words.
#[utoipa::path(post, operation_id = "close_report",
    path = "/api/reports/{report}/close", tag = "chat", request_body = Why,
    params(("report" = i64, Path)), responses((status = NO_CONTENT)))]
async fn close(
    State(hall): State<Hall>,
    known: Known,
    Path(report): Path<i64>,
    Json(post): Json<Why>,
) -> Answer<StatusCode> {
    let closed = hall.close_report(&known.visitor, report, &post.why).await;
    closed.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The mutes that hold now and are one's own to lift.
#[utoipa::path(get, operation_id = "list_mutes",
    path = "/api/mutes", tag = "chat",
    responses((status = OK, body = Vec<MuteInfo>)))]
async fn mutes(State(hall): State<Hall>, known: Known) -> Answer<Json<Vec<MuteInfo>>> {
    let mutes = hall.mutes(&known.visitor).await;
    let mutes = mutes.map_err(|fault| hall.http(fault))?;
    Ok(Json(mutes))
}

/// Silences somebody.
#[utoipa::path(post, operation_id = "mute_person",
    path = "/api/mutes", tag = "chat", request_body = MutePerson,
    responses((status = CREATED, body = MuteInfo)))]
async fn mute(
    State(hall): State<Hall>,
    known: Known,
    Json(post): Json<MutePerson>,
) -> Answer<(StatusCode, Json<MuteInfo>)> {
    let muted = hall.mute(&known.visitor, post).await;
    let muted = muted.map_err(|fault| hall.http(fault))?;
    Ok((StatusCode::CREATED, Json(muted)))
}

/// Lets somebody speak again.
#[utoipa::path(delete, operation_id = "lift_mute",
    path = "/api/mutes/{mute}", tag = "chat",
    params(("mute" = i64, Path)), responses((status = NO_CONTENT)))]
async fn unmute(
    State(hall): State<Hall>,
    known: Known,
    Path(mute): Path<i64>,
) -> Answer<StatusCode> {
    let lifted = hall.unmute(&known.visitor, mute).await;
    lifted.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}
