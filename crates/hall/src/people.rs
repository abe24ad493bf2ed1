//! People: entering, the own account, personal tokens, roles.

mod account;
mod admit;
mod enter;
mod names;
mod passwords;
mod rights;
mod sessions;
mod setup;
mod tokens;

use jadoube_journal::{Audit, Person as Stored, PersonId, Roles};
use jadoube_protocol::{ErrorCode, Role, rest::people::Account};
use jadoube_record::PersonKind;
use serde_json::Value;
use tokio::sync::Mutex;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{Fault, Hall, Visitor};
pub use admit::{NotMade, make_person};
pub(crate) use names::speaks_for_hall;
use passwords::Hasher;

/// What the hall keeps at hand to let people in and out.
#[derive(Debug, Default)]
pub(crate) struct Door {
    hasher: Hasher,
    // Held by who registers or changes who administers, so that two who do so together do not both
    // find a name free, or leave the hall without anybody.
    deciding: Mutex<()>,
}

/// The addresses of this area.
pub(crate) fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(enter::guest))
        .routes(routes!(enter::register))
        .routes(routes!(enter::login))
        .routes(routes!(enter::logout))
        .routes(routes!(setup::setup))
        .routes(routes!(setup::password_by_link))
        .routes(routes!(account::me, account::leave))
        .routes(routes!(account::password))
        .routes(routes!(account::export))
        .routes(routes!(sessions::list, sessions::end_others))
        .routes(routes!(sessions::end))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::revoke))
        .routes(routes!(rights::search))
        .routes(routes!(rights::roles, rights::set_roles))
        .routes(routes!(rights::keep_out))
        .routes(routes!(rights::reset_password))
        .routes(routes!(rights::audit))
}

/// A visitor, to themselves.
fn account(visitor: &Visitor) -> Account {
    Account {
        id: visitor.id,
        name: visitor.name.clone(),
        kind: visitor.kind,
        roles: visitor.roles.clone(),
        scopes: visitor.scopes.clone(),
    }
}

/// That somebody came with a session: a token is not good for the account itself.
fn in_person(visitor: &Visitor) -> Result<(), Fault> {
    match visitor.scopes {
        None => Ok(()),
        Some(_) => Err(Fault::from(ErrorCode::Forbidden).about("token")),
    }
}

/// That somebody came with a session and is registered.
fn registered(visitor: &Visitor) -> Result<(), Fault> {
    in_person(visitor)?;
    match visitor.kind {
        PersonKind::Registered => Ok(()),
        PersonKind::Guest | PersonKind::Machine => {
            Err(Fault::from(ErrorCode::Forbidden).about("guest"))
        }
    }
}

/// That somebody looks after people.
fn administers(visitor: &Visitor) -> Result<(), Fault> {
    if visitor.is(Role::Administrator) && visitor.has_scope("admin") {
        Ok(())
    } else {
        Err(Fault::from(ErrorCode::Forbidden).about("administrator"))
    }
}

/// Something that is noted in the audit log.
struct Noted<'a> {
    /// Who did it; nobody for the hall itself.
    by: Option<i64>,
    /// The code of what was done.
    what: &'a str,
    /// Why, as the person put it.
    why: &'a str,
    /// Further details.
    details: Value,
}

impl Hall {
    async fn note(&self, noted: Noted<'_>) -> Result<(), Fault> {
        let audit = Audit {
            at_ms: self.clock().unix_ms(),
            person: noted.by.map(PersonId),
            what: noted.what.to_owned(),
            why: noted.why.to_owned(),
            payload: noted.details.to_string(),
        };
        let done = self.journal().meta().audit(audit).await;
        done.map(|_| ()).map_err(|error| self.storage(&error))
    }

    /// The registered person or machine of a name.
    async fn person_named(&self, name: &str) -> Result<Stored, Fault> {
        let unknown = || {
            let about: String = name.chars().take(40).collect();
            Fault::from(ErrorCode::NotFound).about(about)
        };
        if name.len() > 400 {
            return Err(unknown());
        }
        let found = self.journal().people().by_name(name).await;
        let found = found.map_err(|error| self.storage(&error))?;
        found.filter(|person| !person.deleted).ok_or_else(unknown)
    }

    /// The administrators who may enter.
    async fn administrators(&self) -> Result<Vec<Stored>, Fault> {
        let people = self.journal().people();
        let found = people.with_any_role(Roles::ADMINISTRATOR).await;
        let mut found = found.map_err(|error| self.storage(&error))?;
        found.retain(|person| !person.disabled);
        Ok(found)
    }

    /// That the hall has an administrator besides somebody.
    async fn does_without(&self, person: i64) -> Result<(), Fault> {
        let all = self.administrators().await?;
        let is_needed = all.iter().any(|one| one.id.0 == person) && all.len() == 1;
        if is_needed {
            Err(Fault::from(ErrorCode::NotNow).because("hall-last_administrator"))
        } else {
            Ok(())
        }
    }

    /// Closes every socket of somebody, who comes back as what they are now if they still may.
    fn expel(&self, person: i64) {
        self.lobby().expel(person);
    }
}
