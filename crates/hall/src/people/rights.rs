//! What administrators do: look for people, give roles, keep out, reset passwords, look back.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
};
use jadoube_journal::{AuditId, AuditRow, Person as Stored, PersonKind};
use jadoube_protocol::{
    ErrorCode, Role,
    rest::people::{AuditAsked, AuditEntry, Found, KeptOut, OneTimeLink, RolesOf, Search},
};
use serde_json::json;

use super::{Noted, administers, setup};
use crate::{
    Fault, Hall, HttpFault, Visitor,
    sessions::{self, stored_roles},
};

/// How long a reason may be.
const LONGEST_WHY: usize = 500;

/// Registered people and machines whose name begins so.
#[utoipa::path(
    get,
    path = "/api/people",
    operation_id = "search_people",
    tag = "people",
    params(Search),
    responses((status = OK, body = Vec<Found>))
)]
pub(super) async fn search(
    State(hall): State<Hall>,
    visitor: Visitor,
    Query(asked): Query<Search>,
) -> Result<Json<Vec<Found>>, HttpFault> {
    let found = async {
        if !visitor.has_scope("read") {
            return Err(Fault::from(ErrorCode::Forbidden).about("read"));
        }
        let beginning = asked.q.trim();
        if beginning.is_empty() || beginning.len() > 400 {
            return Err(Fault::from(ErrorCode::Invalid).about("q"));
        }
        let limit = asked.limit.unwrap_or(20).clamp(1, 50);
        let found = hall.journal().people().search(beginning, limit).await;
        let found = found.map_err(|error| hall.storage(&error))?;
        let is_admin = administers(&visitor).is_ok();
        let found = found.into_iter().map(|person| Found {
            id: person.id.0,
            kind: sessions::kind(person.kind),
            roles: is_admin.then(|| sessions::roles(person.roles)),
            kept_out: is_admin.then_some(person.disabled),
            name: person.name,
        });
        Ok(Json(found.collect()))
    };
    found.await.map_err(|fault: Fault| hall.http(fault))
}

/// What somebody may do besides playing.
#[utoipa::path(
    get,
    path = "/api/people/{name}/roles",
    operation_id = "roles_of",
    tag = "people",
    params(("name" = String, Path, description = "the name")),
    responses((status = OK, body = RolesOf))
)]
pub(super) async fn roles(
    State(hall): State<Hall>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Json<RolesOf>, HttpFault> {
    let found = async {
        administers(&visitor)?;
        let person = hall.registered_named(&name).await?;
        let roles = sessions::roles(person.roles);
        Ok(Json(RolesOf { roles }))
    };
    found.await.map_err(|fault: Fault| hall.http(fault))
}

/// Gives somebody exactly these roles.
#[utoipa::path(
    put,
    path = "/api/people/{name}/roles",
    operation_id = "set_roles",
    tag = "people",
    params(("name" = String, Path, description = "the name")),
    request_body = RolesOf,
    responses(
        (status = OK, body = RolesOf),
        (status = CONFLICT, description = "nobody else administers the hall")
    )
)]
pub(super) async fn set_roles(
    State(hall): State<Hall>,
    visitor: Visitor,
    Path(name): Path<String>,
    Json(asked): Json<RolesOf>,
) -> Result<Json<RolesOf>, HttpFault> {
    let done = async {
        administers(&visitor)?;
        let deciding = hall.door().deciding.lock().await;
        let person = hall.registered_named(&name).await?;
        if !asked.roles.contains(&Role::Administrator) {
            hall.does_without(person.id.0).await?;
        }
        let roles = stored_roles(&asked.roles);
        let set = hall.journal().people().set_roles(person.id, roles).await;
        set.map_err(|error| hall.storage(&error))?;
        drop(deciding);
        // Whoever lost a role loses it at once.
        hall.expel(person.id.0);
        hall.note(Noted {
            by: Some(visitor.id),
            what: "roles_set",
            why: "",
            details: json!({
                "person": person.id.0,
                "from": sessions::roles(person.roles),
                "to": sessions::roles(roles),
            }),
        })
        .await?;
        let roles = sessions::roles(roles);
        Ok(Json(RolesOf { roles }))
    };
    done.await.map_err(|fault: Fault| hall.http(fault))
}

/// Keeps somebody out, or lets them in again.
#[utoipa::path(
    put,
    path = "/api/people/{name}/kept-out",
    operation_id = "keep_out",
    tag = "people",
    params(("name" = String, Path, description = "the name")),
    request_body = KeptOut,
    responses(
        (status = NO_CONTENT, description = "it is so"),
        (status = CONFLICT, description = "nobody else administers the hall")
    )
)]
pub(super) async fn keep_out(
    State(hall): State<Hall>,
    visitor: Visitor,
    Path(name): Path<String>,
    Json(asked): Json<KeptOut>,
) -> Result<StatusCode, HttpFault> {
    let done = async {
        administers(&visitor)?;
        if asked.why.chars().count() > LONGEST_WHY {
            return Err(Fault::from(ErrorCode::TooLong).about("why"));
        }
        let deciding = hall.door().deciding.lock().await;
        let person = hall.person_named(&name).await?;
        let people = hall.journal().people();
        let what = if asked.kept_out {
            hall.does_without(person.id.0).await?;
            let done = people.disable(person.id).await;
            done.map_err(|error| hall.storage(&error))?;
            "kept_out"
        } else {
            let done = people.enable(person.id).await;
            done.map_err(|error| hall.storage(&error))?;
            "let_in_again"
        };
        drop(deciding);
        hall.expel(person.id.0);
        hall.note(Noted {
            by: Some(visitor.id),
            what,
            why: &asked.why,
            details: json!({ "person": person.id.0 }),
        })
        .await?;
        Ok(StatusCode::NO_CONTENT)
    };
    done.await.map_err(|fault: Fault| hall.http(fault))
}

/// A link with which somebody who forgot the password gives a new one. It is shown this once.
#[utoipa::path(
    post,
    path = "/api/people/{name}/password-link",
    operation_id = "password_link",
    tag = "people",
    params(("name" = String, Path, description = "the name")),
    responses((status = CREATED, body = OneTimeLink))
)]
pub(super) async fn reset_password(
    State(hall): State<Hall>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<(StatusCode, Json<OneTimeLink>), HttpFault> {
    let made = async {
        administers(&visitor)?;
        let person = hall.registered_named(&name).await?;
        let link = hall.link(setup::PASSWORD, Some(person.id.0)).await?;
        hall.note(Noted {
            by: Some(visitor.id),
            what: "password_link",
            why: "",
            details: json!({ "person": person.id.0 }),
        })
        .await?;
        Ok((StatusCode::CREATED, Json(link)))
    };
    made.await.map_err(|fault: Fault| hall.http(fault))
}

/// What was done with special rights or to accounts, the latest first.
#[utoipa::path(
    get,
    path = "/api/audit",
    operation_id = "audit",
    tag = "people",
    params(AuditAsked),
    responses((status = OK, body = Vec<AuditEntry>))
)]
pub(super) async fn audit(
    State(hall): State<Hall>,
    visitor: Visitor,
    Query(asked): Query<AuditAsked>,
) -> Result<Json<Vec<AuditEntry>>, HttpFault> {
    let found = async {
        administers(&visitor)?;
        let limit = asked.limit.unwrap_or(50).clamp(1, 200);
        let meta = hall.journal().meta();
        let rows = meta.audits(limit, asked.before.map(AuditId)).await;
        let rows = rows.map_err(|error| hall.storage(&error))?;
        Ok(Json(rows.into_iter().map(entry).collect()))
    };
    found.await.map_err(|fault: Fault| hall.http(fault))
}

fn entry(row: AuditRow) -> AuditEntry {
    AuditEntry {
        id: row.id.0,
        at_ms: row.audit.at_ms,
        person: row.audit.person.map(|person| person.0),
        what: row.audit.what,
        why: row.audit.why,
        details: row.audit.payload,
    }
}

impl Hall {
    /// The registered person of a name: guests and machines have no roles and no password.
    async fn registered_named(&self, name: &str) -> Result<Stored, Fault> {
        let person = self.person_named(name).await?;
        if person.kind == PersonKind::Registered {
            Ok(person)
        } else {
            Err(Fault::from(ErrorCode::NotFound).about(person.name))
        }
    }
}
