//! The own sessions.

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
};
use jadoube_journal::{PersonId, Session};
use jadoube_protocol::{ErrorCode, rest::people::SessionInfo};

use super::in_person;
use crate::{Fault, Hall, HttpFault, Visitor, secrets, sessions::session_secret};

/// The own sessions, the last used first.
#[utoipa::path(
    get,
    path = "/api/me/sessions",
    operation_id = "list_sessions",
    tag = "people",
    responses((status = OK, body = Vec<SessionInfo>))
)]
pub(super) async fn list(
    State(hall): State<Hall>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<Vec<SessionInfo>>, HttpFault> {
    let listed = async {
        in_person(&visitor)?;
        let current = session_secret(&headers, hall.config()).map(secrets::stored);
        let sessions = hall.sessions_of(&visitor).await?;
        let listed = sessions.into_iter().map(|session| SessionInfo {
            id: name(&session),
            created_ms: session.created_ms,
            seen_ms: session.seen_ms,
            expires_ms: session.expires_ms,
            current: current == Some(session.token),
            agent: session.user_agent,
        });
        Ok(Json(listed.collect()))
    };
    listed.await.map_err(|fault: Fault| hall.http(fault))
}

/// Ends one of the own sessions.
#[utoipa::path(
    delete,
    path = "/api/me/sessions/{id}",
    operation_id = "end_session",
    tag = "people",
    params(("id" = String, Path, description = "the session")),
    responses(
        (status = NO_CONTENT, description = "it has ended"),
        (status = NOT_FOUND, description = "there is none of that name")
    )
)]
pub(super) async fn end(
    State(hall): State<Hall>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpFault> {
    let ended = async {
        in_person(&visitor)?;
        let sessions = hall.sessions_of(&visitor).await?;
        let session = sessions.into_iter().find(|session| name(session) == id);
        let session = session.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(id))?;
        let revoked = hall.journal().people().revoke_session(session.token).await;
        revoked.map_err(|error| hall.storage(&error))?;
        hall.expel(visitor.id);
        Ok(StatusCode::NO_CONTENT)
    };
    ended.await.map_err(|fault: Fault| hall.http(fault))
}

/// Ends all of the own sessions but this.
#[utoipa::path(
    delete,
    path = "/api/me/sessions",
    operation_id = "end_other_sessions",
    tag = "people",
    responses((status = NO_CONTENT, description = "they have ended"))
)]
pub(super) async fn end_others(
    State(hall): State<Hall>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<StatusCode, HttpFault> {
    let ended = async {
        in_person(&visitor)?;
        let secret = session_secret(&headers, hall.config()).unwrap_or_default();
        hall.end_other_sessions(visitor.id, secret).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    ended.await.map_err(|fault: Fault| hall.http(fault))
}

impl Hall {
    async fn sessions_of(&self, visitor: &Visitor) -> Result<Vec<Session>, Fault> {
        let sessions = self.journal().people().sessions(PersonId(visitor.id)).await;
        sessions.map_err(|error| self.storage(&error))
    }
}

/// What a session is called: the beginning of what is kept of its secret, by which nobody enters.
fn name(session: &Session) -> String {
    let bytes = session.token.iter().take(8);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}
