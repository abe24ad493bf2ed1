//! A table from a page of the casebook.

use axum::{
    Json,
    extract::{Path, State},
    http::HeaderMap,
};
use jadoube_arbiter::{ArbiterSeat, Event, Venue};
use jadoube_protocol::{
    ErrorCode, TableSettings,
    rest::archive::{CaseTable, OpenedTable},
};

use super::{LawsError, Library};
use crate::{Client, Fault, Hall, HttpFault};

/// How many letters of a title are in the name of a table.
const NAME: usize = 60;

impl Library {
    /// How a table is opened upon a case: how it is played, and what has happened before the
    /// facts, for the hall to bring about when the round begins.
    ///
    /// # Errors
    ///
    /// If there is no such case, or its moves cannot be played.
    pub fn table(&self, id: &str) -> Result<(TableSettings, Vec<Event>), LawsError> {
        let (heading, scene) = self.scene(id)?;
        let before = scene.before_the_facts().map_err(|error| {
            tracing::error!(case = id, %error, "the moves before the facts");
            LawsError::Failed
        })?;
        let regulations = &scene.regulations;
        let name = format!("{} {}", heading.id, heading.title);
        let settings = TableSettings {
            name: Some(name.chars().take(NAME).collect()),
            time: regulations.time.white.to_string(),
            over_the_board: regulations.venue == Venue::OverTheBoard,
            edition: regulations.edition.to_string(),
            arbiter: regulations.arbiter == ArbiterSeat::Seated,
            takebacks: true,
            first_move_s: None,
            regulations: Some(Box::new(regulations.into())),
            ..TableSettings::default()
        };
        Ok((settings, before))
    }
}

/// Opens a table upon a case: under its regulations, from its position, after the moves before its
/// facts. It is never for points.
#[utoipa::path(
    post,
    path = "/api/cases/{id}/table",
    tag = "laws",
    params(("id", description = "the case: `C041`")),
    request_body = CaseTable,
    responses(
        (status = OK, body = OpenedTable),
        (status = UNAUTHORIZED, description = "nobody has said who is there"),
        (status = NOT_FOUND, description = "no such case or room")
    )
)]
pub(super) async fn table(
    State(hall): State<Hall>,
    client: Client,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(body): Json<CaseTable>,
) -> Result<Json<OpenedTable>, HttpFault> {
    let opened = open(&hall, client, &id, &headers, body).await;
    opened.map(Json).map_err(|fault| hall.http(fault))
}

async fn open(
    hall: &Hall,
    client: Client,
    id: &str,
    headers: &HeaderMap,
    body: CaseTable,
) -> Result<OpenedTable, Fault> {
    let visitor = hall.visitor(headers).await?.ok_or(ErrorCode::WhoIsThere)?;
    visitor.may("play")?;
    hall.may_open_tables(&visitor, client.address)?;
    let books = hall.books().clone();
    let case = id.to_owned();
    // The casebook may have to be read first.
    let found = tokio::task::spawn_blocking(move || books.library().table(&case)).await;
    let found = found.unwrap_or_else(|panicked| std::panic::resume_unwind(panicked.into_panic()));
    let (settings, before) =
        found.map_err(|error| Fault::from(error.code()).about(error.about()))?;
    let settings = TableSettings {
        screens: body.screens,
        color: body.color,
        access: body.access,
        ..settings
    };
    let opened = hall.open_table_after(&visitor, &body.room, settings, before);
    let (table, code) = opened.await?;
    Ok(OpenedTable {
        table: table.to_string(),
        code,
    })
}
