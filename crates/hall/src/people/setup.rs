//! What is done by a link that works once: the first administrator, a forgotten password.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use jadoube_journal::{OneTimeLink as Kept, PersonId, Roles};
use jadoube_protocol::{
    ErrorCode,
    rest::people::{Entered, FirstAdministrator, OneTimeLink, PasswordByLink},
};
use serde_json::json;

use super::{
    Noted,
    enter::{agent, fit, fit_password},
};
use crate::{Client, Fault, Hall, HttpFault, secrets, sessions::visitor};

/// How long a link works.
const LASTS_MS: i64 = 86_400_000;
/// The kind of the link that makes the first administrator.
const SETUP: &str = "setup";
/// The kind of the link that gives a new password.
pub(super) const PASSWORD: &str = "password";

impl Hall {
    /// The page where the first administrator is made, with its secret; nothing if there is one
    /// already. Each link works once, for a day, and only while there is none.
    ///
    /// # Errors
    ///
    /// If it cannot be kept.
    pub async fn first_admin_link(&self) -> Result<Option<String>, Fault> {
        if !self.administrators().await?.is_empty() {
            return Ok(None);
        }
        self.link(SETUP, None).await.map(|link| Some(link.path))
    }

    /// A new link. The secret stands behind the `#`, which browsers tell no server.
    pub(super) async fn link(&self, kind: &str, person: Option<i64>) -> Result<OneTimeLink, Fault> {
        let token = secrets::secret();
        let expires_ms = self.clock().unix_ms() + LASTS_MS;
        let kept = Kept {
            kind: kind.to_owned(),
            token: secrets::stored(&token),
            person: person.map(PersonId),
            payload: "{}".to_owned(),
            expires_ms,
        };
        let done = self.journal().people().create_one_time(kept).await;
        done.map_err(|error| self.storage(&error))?;
        Ok(OneTimeLink {
            path: format!("/{kind}#{token}"),
            token,
            expires_ms,
        })
    }

    async fn link_works(&self, kind: &str, token: &str) -> Result<(), Fault> {
        let now = self.clock().unix_ms();
        let people = self.journal().people();
        let works = people
            .one_time_works(kind, secrets::stored(token), now)
            .await;
        if works.map_err(|error| self.storage(&error))? {
            Ok(())
        } else {
            Err(bad_link())
        }
    }

    /// Uses a link up: whom it concerns.
    async fn use_link(&self, kind: &str, token: &str) -> Result<Option<i64>, Fault> {
        let now = self.clock().unix_ms();
        let people = self.journal().people();
        let used = people
            .consume_one_time(kind, secrets::stored(token), now)
            .await;
        let used = used.map_err(|error| self.storage(&error))?;
        let used = used.ok_or_else(bad_link)?;
        Ok(used.person.map(|person| person.0))
    }
}

fn bad_link() -> Fault {
    Fault::from(ErrorCode::BadToken).because("hall-bad_link")
}

/// Makes the first administrator, by the link that the hall printed when it was started.
#[utoipa::path(
    post,
    path = "/api/setup",
    tag = "people",
    request_body = FirstAdministrator,
    responses(
        (status = OK, body = Entered),
        (status = UNAUTHORIZED, description = "the link does not work, or no longer")
    )
)]
pub(super) async fn setup(
    State(hall): State<Hall>,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<FirstAdministrator>,
) -> Result<Response, HttpFault> {
    let entered = async {
        hall.limits().attempts(client.address)?;
        hall.link_works(SETUP, &asked.token).await?;
        let name = fit(&asked.name, &asked.password)?;
        let hash = hall.door().hasher.hash(&asked.password).await?;
        let deciding = hall.door().deciding.lock().await;
        if !hall.administrators().await?.is_empty() {
            return Err(bad_link());
        }
        // The name first: a link is not used up by one that is taken.
        let person = hall.admit(None, &name, &hash, Roles::NONE).await?;
        hall.use_link(SETUP, &asked.token).await?;
        let people = hall.journal().people();
        let done = people.set_roles(person.id, Roles::ADMINISTRATOR).await;
        done.map_err(|error| hall.storage(&error))?;
        drop(deciding);
        hall.note(Noted {
            by: Some(person.id.0),
            what: "first_administrator",
            why: "",
            details: json!({}),
        })
        .await?;
        let secret = hall.begin_session(person.id.0, agent(&headers)).await?;
        let mut visitor = visitor(person);
        visitor.roles = crate::sessions::roles(Roles::ADMINISTRATOR);
        Ok(hall.let_in(&visitor, secret, asked.keep, asked.next))
    };
    entered.await.map_err(|fault| hall.http(fault))
}

/// Gives a new password, by the link of an administrator. All sessions and tokens end.
#[utoipa::path(
    post,
    path = "/api/password",
    tag = "people",
    request_body = PasswordByLink,
    responses(
        (status = NO_CONTENT, description = "one can enter with it"),
        (status = UNAUTHORIZED, description = "the link does not work, or no longer")
    )
)]
pub(super) async fn password_by_link(
    State(hall): State<Hall>,
    client: Client,
    Json(asked): Json<PasswordByLink>,
) -> Result<StatusCode, HttpFault> {
    let done = async {
        hall.limits().attempts(client.address)?;
        hall.link_works(PASSWORD, &asked.token).await?;
        fit_password(&asked.password, "")?;
        let hash = hall.door().hasher.hash(&asked.password).await?;
        let person = hall.use_link(PASSWORD, &asked.token).await?;
        let person = PersonId(person.ok_or_else(bad_link)?);
        let people = hall.journal().people();
        let reset = async {
            people.reset_password(person, &hash, None).await?;
            for token in people.tokens(person).await? {
                people.revoke_token(person, token.id).await?;
            }
            Ok(())
        };
        reset.await.map_err(|error| hall.storage(&error))?;
        hall.expel(person.0);
        hall.note(Noted {
            by: Some(person.0),
            what: "password_by_link",
            why: "",
            details: json!({}),
        })
        .await?;
        Ok(StatusCode::NO_CONTENT)
    };
    done.await.map_err(|fault: Fault| hall.http(fault))
}
