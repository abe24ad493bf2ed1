//! The documents of a game.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Response},
};
use jadoube_journal::PersonId;
use jadoube_laws::Color;
use jadoube_protocol::{
    ErrorCode,
    rest::archive::{LanguageQuery, ReportQuery, SheetDocument},
};
use jadoube_record::Entry;

use super::{Asker, asker::sees_report, language::language, names::Names, reading::Reading};
use crate::{
    Fault, Hall, HttpFault,
    records::{self, Incident, Journal, JournalEntry},
    table::View,
};

/// What PGN is sent as.
pub(super) const PGN: &str = "application/x-chess-pgn; charset=utf-8";

/// A game that the asker may read, and from where they see it.
async fn open(hall: &Hall, id: &str, headers: &HeaderMap) -> Result<(Reading, View), Fault> {
    let asker = Asker::of(hall, headers).await?;
    let game = hall.read_game(id).await?;
    let view = asker.may_read(hall, &game)?;
    Ok((game, view))
}

/// The PGN of a game.
pub(super) async fn pgn(
    hall: &Hall,
    id: &str,
    tongue: &LanguageQuery,
    headers: &HeaderMap,
) -> Result<Response, Fault> {
    let language = language(tongue.lang.as_deref(), headers)?;
    let (game, view) = open(hall, id, headers).await?;
    let told = game.told(hall, view).await?;
    let words = hall.tongues().of(language);
    let text = told.with(|record| records::pgn(record, words));
    let file = format!("inline; filename=\"{}.pgn\"", game.row.id);
    let headers = [
        (header::CONTENT_TYPE, PGN),
        (header::CONTENT_DISPOSITION, file.as_str()),
    ];
    Ok((headers, text).into_response())
}

/// A player's scoresheet, as JSON or, with `.txt` behind the color, as text.
#[utoipa::path(
    get,
    path = "/api/games/{id}/sheet/{color}",
    tag = "records",
    params(
        ("id", description = "the name of the game"),
        ("color", description = "`white` or `black`, with `.txt` behind it for text"),
        LanguageQuery
    ),
    responses(
        (status = OK, content((SheetDocument = "application/json"), (String = "text/plain"))),
        (status = FORBIDDEN, description = "the asker plays it"),
        (status = NOT_FOUND, description = "no such game, or not for the asker"),
        (status = CONFLICT, description = "it is not over")
    )
)]
pub(super) async fn sheet(
    State(hall): State<Hall>,
    Path((id, color)): Path<(String, String)>,
    Query(tongue): Query<LanguageQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFault> {
    let answer = sheet_of(&hall, &id, &color, &tongue, &headers).await;
    answer.map_err(|fault| hall.http(fault))
}

async fn sheet_of(
    hall: &Hall,
    id: &str,
    color: &str,
    tongue: &LanguageQuery,
    headers: &HeaderMap,
) -> Result<Response, Fault> {
    let language = language(tongue.lang.as_deref(), headers)?;
    let (color, is_text) = match color.strip_suffix(".txt") {
        Some(color) => (color, true),
        None => (color, false),
    };
    let color = match color {
        "white" => Color::White,
        "black" => Color::Black,
        other => {
            let about: String = other.chars().take(40).collect();
            return Err(Fault::from(ErrorCode::NotFound).about(about));
        }
    };
    let (game, view) = open(hall, id, headers).await?;
    let told = game.told(hall, view).await?;
    let sheet: SheetDocument = told.with(|record| records::scoresheet(record, color, language));
    if is_text {
        return Ok(records::sheet_text(&sheet, hall.tongues().of(language)).into_response());
    }
    Ok(Json(sheet).into_response())
}

/// Every fact of a game as it was stored; for others than arbiters without what is only for them.
#[utoipa::path(
    get,
    path = "/api/games/{id}/journal.json",
    tag = "records",
    params(("id", description = "the name of the game")),
    responses(
        (status = OK, body = Object, content_type = "application/json"),
        (status = FORBIDDEN, description = "the asker plays it"),
        (status = NOT_FOUND, description = "no such game, or not for the asker"),
        (status = CONFLICT, description = "it is not over")
    )
)]
pub(super) async fn journal(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpFault> {
    let answer = journal_of(&hall, &id, &headers).await;
    answer.map_err(|fault| hall.http(fault))
}

async fn journal_of(hall: &Hall, id: &str, headers: &HeaderMap) -> Result<Response, Fault> {
    let (game, view) = open(hall, id, headers).await?;
    let mut names = Names::new(hall);
    let mut entries: Vec<JournalEntry<Entry>> = Vec::new();
    for kept in game.lines.iter().filter(|kept| kept.is_seen(view)) {
        let who = match kept.entry.by {
            Some(by) => names.person(PersonId(by)).await?,
            None => None,
        };
        // The version a view has counts only what that view sees.
        let version = entries.len() as u64 + 1;
        entries.push(JournalEntry {
            version,
            unix_ms: kept.unix_ms,
            at_ms: Some(kept.entry.at),
            who: who.map(|person| person.name.clone()),
            event: kept.entry.clone(),
        });
    }
    let id = game.row.id.to_string();
    let json = Journal::new(&id, &entries).to_json();
    let json = json.map_err(|error| {
        tracing::error!(game = id, %error, "a journal cannot be written");
        Fault::from(ErrorCode::Internal).about(id.clone())
    })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

/// What happened in a game, to be printed: for the arbiters, and for the players once it is over.
#[utoipa::path(
    get,
    path = "/api/games/{id}/report",
    tag = "records",
    params(("id", description = "the name of the game"), ReportQuery),
    responses(
        (status = OK, content((String = "text/html"), (String = "text/plain"))),
        (status = FORBIDDEN, description = "it is not for the asker, or not yet"),
        (status = NOT_FOUND, description = "no such game, or not for the asker"),
        (status = CONFLICT, description = "it is not over")
    )
)]
pub(super) async fn report(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Query(form): Query<ReportQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFault> {
    let answer = report_of(&hall, &id, &form, &headers).await;
    answer.map_err(|fault| hall.http(fault))
}

async fn report_of(
    hall: &Hall,
    id: &str,
    form: &ReportQuery,
    headers: &HeaderMap,
) -> Result<Response, Fault> {
    let language = language(form.lang.as_deref(), headers)?;
    let words = hall.tongues().of(language);
    let (game, view) = open(hall, id, headers).await?;
    if !sees_report(view) {
        return Err(Fault::from(ErrorCode::Forbidden).about("report"));
    }
    let told = game.told(hall, view).await?;
    let incident = told.with(|record| Incident::new(record, words));
    match form.format.as_deref() {
        None | Some("html") => {
            let policy = records::content_security_policy();
            let headers = [(header::CONTENT_SECURITY_POLICY, policy)];
            Ok((headers, Html(incident.html(words))).into_response())
        }
        Some("txt") => Ok(incident.text(words).into_response()),
        Some(other) => {
            let about: String = other.chars().take(40).collect();
            Err(Fault::from(ErrorCode::Invalid).about(format!("format: {about}")))
        }
    }
}
