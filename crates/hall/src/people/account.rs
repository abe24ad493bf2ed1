//! The own account: who one is, the password, one's data, leaving for good.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use jadoube_journal::PersonId;
use jadoube_protocol::{
    ErrorCode,
    rest::people::{Account, Leave, NewPassword},
};
use jadoube_record::PersonKind;
use serde_json::{Value, json};

use super::{
    Noted,
    enter::{fit_password, gone},
    in_person, names, registered,
};
use crate::{Client, Fault, Hall, HttpFault, Visitor, secrets, sessions::session_secret};

/// Who one is.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "people",
    responses(
        (status = OK, body = Account),
        (status = UNAUTHORIZED, description = "nobody has entered")
    )
)]
pub(super) async fn me(
    State(hall): State<Hall>,
    visitor: Visitor,
) -> Result<Json<Account>, HttpFault> {
    if visitor.has_scope("read") {
        Ok(Json(super::account(&visitor)))
    } else {
        Err(hall.http(Fault::from(ErrorCode::Forbidden).about("read")))
    }
}

/// Changes the password. All other sessions end.
#[utoipa::path(
    put,
    path = "/api/me/password",
    tag = "people",
    request_body = NewPassword,
    responses(
        (status = NO_CONTENT, description = "it is changed"),
        (status = UNAUTHORIZED, description = "the old one is wrong")
    )
)]
pub(super) async fn password(
    State(hall): State<Hall>,
    client: Client,
    visitor: Visitor,
    headers: HeaderMap,
    Json(asked): Json<NewPassword>,
) -> Result<StatusCode, HttpFault> {
    let done = async {
        registered(&visitor)?;
        fit_password(&asked.new, &visitor.name)?;
        hall.prove(&visitor, &asked.old, client).await?;
        let hash = hall.door().hasher.hash(&asked.new).await?;
        let current = session_secret(&headers, hall.config()).map(secrets::stored);
        let people = hall.journal().people();
        let reset = people.reset_password(PersonId(visitor.id), &hash, current);
        reset.await.map_err(|error| hall.storage(&error))?;
        hall.expel(visitor.id);
        hall.note(Noted {
            by: Some(visitor.id),
            what: "password_changed",
            why: "",
            details: json!({}),
        })
        .await?;
        Ok(StatusCode::NO_CONTENT)
    };
    done.await.map_err(|fault: Fault| hall.http(fault))
}

/// Leaves for good. The games stay, under a name that is only a number; everything else that says
/// who it was goes.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "people",
    request_body = Leave,
    responses(
        (status = NO_CONTENT, description = "nobody of that name is here any more"),
        (status = UNAUTHORIZED, description = "the password is wrong"),
        (status = CONFLICT, description = "a game is going on, or nobody else administers the hall")
    )
)]
pub(super) async fn leave(
    State(hall): State<Hall>,
    client: Client,
    visitor: Visitor,
    Json(asked): Json<Leave>,
) -> Result<Response, HttpFault> {
    let done = async {
        in_person(&visitor)?;
        if visitor.kind != PersonKind::Guest {
            let password = asked.password.as_deref().unwrap_or_default();
            hall.prove(&visitor, password, client).await?;
        }
        if !hall.lobby().playing(visitor.id).is_empty() {
            return Err(Fault::from(ErrorCode::NotNow).because("hall-still_playing"));
        }
        let deciding = hall.door().deciding.lock().await;
        hall.does_without(visitor.id).await?;
        if visitor.kind == PersonKind::Registered {
            hall.lay_to_rest(&visitor).await?;
        }
        let left = hall.journal().people().delete(PersonId(visitor.id)).await;
        left.map_err(|error| hall.storage(&error))?;
        drop(deciding);
        hall.expel(visitor.id);
        hall.note(Noted {
            by: Some(visitor.id),
            what: "left",
            why: "",
            details: json!({}),
        })
        .await?;
        Ok(gone(&hall))
    };
    done.await.map_err(|fault| hall.http(fault))
}

/// Everything that the hall has about one, without what is secret.
#[utoipa::path(
    get,
    path = "/api/me/export",
    tag = "people",
    responses((status = OK, body = Object))
)]
pub(super) async fn export(
    State(hall): State<Hall>,
    client: Client,
    visitor: Visitor,
) -> Result<Response, HttpFault> {
    let exported = async {
        in_person(&visitor)?;
        // It may be long: it is asked for as seldom as a password.
        hall.limits().attempts(client.address)?;
        let export = hall.journal().people().export(PersonId(visitor.id)).await;
        let export: Value = export.map_err(|error| hall.storage(&error))?;
        let file = format!("attachment; filename=\"jadoube-{}.json\"", visitor.id);
        Ok(([(header::CONTENT_DISPOSITION, file)], Json(export)).into_response())
    };
    exported.await.map_err(|fault: Fault| hall.http(fault))
}

impl Hall {
    /// That it is the very person, by the password.
    async fn prove(&self, visitor: &Visitor, password: &str, client: Client) -> Result<(), Fault> {
        let tried = names::look(&visitor.name);
        self.limits().attempts(client.address)?;
        self.limits().attempts_at(&tried, client.address)?;
        let person = self.journal().people().by_id(PersonId(visitor.id)).await;
        let person = person.map_err(|error| self.storage(&error))?;
        let kept = person.and_then(|person| person.password_hash);
        if self.door().hasher.verify(password, kept).await? {
            self.limits().attempt_succeeded(client.address, &tried);
            Ok(())
        } else {
            Err(ErrorCode::BadPassword.into())
        }
    }
}
