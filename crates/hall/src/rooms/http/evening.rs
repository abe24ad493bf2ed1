//! Rounds of an evening, simultaneous displays, and results to take away.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jadoube_protocol::rest::rooms::{
    CellsBy, DoAtAll, DoneAtAll, Lang, OpenSimul, PostForfeit, PostPairings, ReportFile,
    ResultsQuery, RoundOpened,
};
use jadoube_words::Language;

use super::Known;
use crate::{
    Hall, HttpFault,
    archive::accepted,
    records::{CsvStyle, TrfVersion},
};

type Answer<T> = Result<T, HttpFault>;

/// Opens the tables of a round from its pairings.
#[utoipa::path(post, operation_id = "open_round",
    path = "/api/rooms/{room}/pairings", tag = "evening",
    request_body = PostPairings, params(("room" = String, Path)),
    responses((status = CREATED, body = RoundOpened)))]
pub(super) async fn pairings(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Json(post): Json<PostPairings>,
) -> Answer<(StatusCode, Json<RoundOpened>)> {
    let opened = hall.open_round(&known.visitor, &room, &post).await;
    let opened = opened.map_err(|said| said.http(hall.tongues()))?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Opens a table against each of a class.
#[utoipa::path(post, operation_id = "open_simul",
    path = "/api/rooms/{room}/simul", tag = "evening",
    request_body = OpenSimul, params(("room" = String, Path)),
    responses((status = CREATED, body = RoundOpened)))]
pub(super) async fn simul(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Json(post): Json<OpenSimul>,
) -> Answer<(StatusCode, Json<RoundOpened>)> {
    let opened = hall.open_simul(&known.visitor, &room, &post).await;
    let opened = opened.map_err(|fault| hall.http(fault))?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Starts, pauses, resumes or closes all tables of a room at once.
#[utoipa::path(post, operation_id = "do_at_all",
    path = "/api/rooms/{room}/tables", tag = "evening",
    request_body = DoAtAll, params(("room" = String, Path)),
    responses((status = OK, body = DoneAtAll)))]
pub(super) async fn at_all(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Json(post): Json<DoAtAll>,
) -> Answer<Json<DoneAtAll>> {
    let done = hall.do_at_all(&known.visitor, &room, &post).await;
    let done = done.map_err(|fault| hall.http(fault))?;
    Ok(Json(done))
}

/// Finds that a player, or both, did not come to a board: they lose.
#[utoipa::path(post, operation_id = "forfeit_board",
    path = "/api/rooms/{room}/boards/{board}/forfeit", tag = "evening",
    request_body = PostForfeit, params(("room" = String, Path), ("board" = u32, Path)),
    responses((status = NO_CONTENT)))]
pub(super) async fn forfeit(
    State(hall): State<Hall>,
    known: Known,
    Path((room, board)): Path<(String, u32)>,
    Json(post): Json<PostForfeit>,
) -> Answer<StatusCode> {
    let done = hall.forfeit(&known.visitor, &room, board, &post).await;
    done.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The language asked for, as the words have it; else the one that the asker would rather read.
pub(super) fn language(lang: Option<Lang>, headers: &HeaderMap) -> Language {
    match lang {
        Some(Lang::Es) => Language::Spanish,
        Some(Lang::En) => Language::English,
        None => accepted(headers),
    }
}

/// The results of a round, for spreadsheets.
#[utoipa::path(get, operation_id = "results_csv",
    path = "/api/rooms/{room}/results.csv", tag = "evening",
    params(("room" = String, Path), ResultsQuery),
    responses((status = OK, body = String, content_type = "text/csv")))]
pub(super) async fn csv(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Query(wanted): Query<ResultsQuery>,
    headers: HeaderMap,
) -> Answer<Response> {
    let style = match wanted.style {
        CellsBy::Comma => CsvStyle::Comma,
        CellsBy::Semicolon => CsvStyle::Semicolon,
    };
    let language = language(wanted.lang, &headers);
    let csv = hall.results_as_csv(&known.visitor, &room, wanted.round, style, language);
    let csv = csv.await;
    let csv = csv.map_err(|fault| hall.http(fault))?;
    Ok(file("text/csv; charset=utf-8", &format!("{room}.csv"), csv))
}

/// The games of all rounds, as a Tournament Report File; those that go on without a result.
#[utoipa::path(get, operation_id = "results_trf",
    path = "/api/rooms/{room}/results.trf", tag = "evening",
    params(("room" = String, Path), ResultsQuery),
    responses((status = OK, body = String, content_type = "text/plain")))]
pub(super) async fn trf(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Query(wanted): Query<ResultsQuery>,
) -> Answer<Response> {
    let version = match wanted.version {
        ReportFile::Trf16 => TrfVersion::Trf16,
        ReportFile::Trf26 => TrfVersion::Trf26,
    };
    let trf = hall.results_as_trf(&known.visitor, &room, version).await;
    let trf = trf.map_err(|fault| hall.http(fault))?;
    Ok(file(
        "text/plain; charset=utf-8",
        &format!("{room}.trf"),
        trf,
    ))
}

/// A file to be kept; its name is that of a room, which has no character that means something in
/// a header.
fn file(kind: &'static str, name: &str, text: String) -> Response {
    let disposition = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(disposition) = disposition {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    response
}
