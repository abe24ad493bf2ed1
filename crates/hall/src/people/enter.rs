//! Coming in and leaving.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use jadoube_journal::{Error, Person as Stored, PersonId, Registration, Roles};
use jadoube_protocol::{
    ErrorCode,
    rest::people::{Credentials, EnterAsGuest, Entered, Keep},
};
use jadoube_record::PersonKind;
use serde_json::json;

use super::{Noted, account, admit::admit, names, passwords};
use crate::{
    Client, Fault, Hall, HttpFault, Visitor, figures, next, secrets,
    sessions::{LASTS_MS, session_secret, set_cookie, visitor},
};

/// Comes in as a guest, who plays at once and never for points.
#[utoipa::path(
    post,
    path = "/api/guest",
    tag = "people",
    request_body = EnterAsGuest,
    responses((status = OK, body = Entered))
)]
pub(super) async fn guest(
    State(hall): State<Hall>,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<EnterAsGuest>,
) -> Result<Response, HttpFault> {
    let entered = async {
        hall.may_make_guest(client.address)?;
        let (visitor, secret) = hall.new_guest(agent(&headers)).await?;
        hall.end_session_of(&headers).await?;
        Ok(hall.let_in(&visitor, secret, asked.keep, asked.next))
    };
    entered.await.map_err(|fault| hall.http(fault))
}

/// Registers under a name with a password. A guest who does so keeps the own games.
#[utoipa::path(
    post,
    path = "/api/register",
    tag = "people",
    request_body = Credentials,
    responses(
        (status = OK, body = Entered),
        (status = BAD_REQUEST, description = "the name or the password will not do"),
        (status = CONFLICT, description = "the name, or one that looks like it, is taken")
    )
)]
pub(super) async fn register(
    State(hall): State<Hall>,
    client: Client,
    guest: Option<Visitor>,
    headers: HeaderMap,
    Json(asked): Json<Credentials>,
) -> Result<Response, HttpFault> {
    let entered = async {
        if !hall.config().registration {
            return Err(Fault::from(ErrorCode::Forbidden).about("registration"));
        }
        hall.may_make_guest(client.address)?;
        let guest = guest.filter(|guest| guest.kind == PersonKind::Guest && guest.scopes.is_none());
        let guest = guest.map(|guest| guest.id);
        let name = fit(&asked.name, &asked.password)?;
        let hash = hall.door().hasher.hash(&asked.password).await?;
        let deciding = hall.door().deciding.lock().await;
        let person = hall.admit(guest, &name, &hash, Roles::NONE).await?;
        drop(deciding);
        let secret = hall.begin_session(person.id.0, agent(&headers)).await?;
        match guest {
            // Whoever had the guest's session has none of the registered person's.
            Some(_) => hall.end_other_sessions(person.id.0, &secret).await?,
            None => hall.end_session_of(&headers).await?,
        }
        Ok(hall.let_in(&visitor(person), secret, asked.keep, asked.next))
    };
    entered.await.map_err(|fault| hall.http(fault))
}

/// Comes in by name and password.
#[utoipa::path(
    post,
    path = "/api/login",
    tag = "people",
    request_body = Credentials,
    responses(
        (status = OK, body = Entered),
        (status = UNAUTHORIZED, description = "the name or the password is wrong"),
        (status = TOO_MANY_REQUESTS, description = "too many tried from there, or that name")
    )
)]
pub(super) async fn login(
    State(hall): State<Hall>,
    client: Client,
    headers: HeaderMap,
    Json(asked): Json<Credentials>,
) -> Result<Response, HttpFault> {
    let entered = async {
        let tried = names::look(&asked.name);
        hall.limits().attempts(client.address)?;
        hall.limits().attempts_at(&tried, client.address)?;
        let person = hall.by_password(&asked.name, &asked.password).await?;
        // Only what fails is counted: a whole class may come in from one address.
        hall.limits().attempt_succeeded(client.address, &tried);
        hall.limits().sessions(person.id.0)?;
        let secret = hall.begin_session(person.id.0, agent(&headers)).await?;
        hall.end_session_of(&headers).await?;
        Ok(hall.let_in(&visitor(person), secret, asked.keep, asked.next))
    };
    let entered: Result<_, Fault> = entered.await;
    figures::login(entered.as_ref().err().map(|fault| fault.code));
    entered.map_err(|fault| hall.http(fault))
}

/// Ends the session.
#[utoipa::path(
    post,
    path = "/api/logout",
    tag = "people",
    responses((status = NO_CONTENT, description = "there is none any more"))
)]
pub(super) async fn logout(
    State(hall): State<Hall>,
    headers: HeaderMap,
) -> Result<Response, HttpFault> {
    let ended = hall.end_session_of(&headers).await;
    ended.map_err(|fault| hall.http(fault))?;
    Ok(gone(&hall))
}

/// Nothing, and the cookie is taken back.
pub(super) fn gone(hall: &Hall) -> Response {
    let cookie = set_cookie(None, hall.config());
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
}

/// A name and a password that will do, the name as it will be kept.
///
/// # Errors
///
/// What is wrong with it.
pub(super) fn fit(name: &str, password: &str) -> Result<String, Fault> {
    let name = names::check(name).map_err(|bad| {
        let fault = Fault::from(ErrorCode::Invalid).about("name");
        fault.because(bad.message())
    })?;
    fit_password(password, &name)?;
    Ok(name)
}

/// A password that will do for somebody of a name.
pub(super) fn fit_password(password: &str, name: &str) -> Result<(), Fault> {
    passwords::check(password, name).map_err(|weak| {
        let fault = Fault::from(ErrorCode::Invalid).about("password");
        fault.because(weak.message())
    })
}

pub(super) fn agent(headers: &HeaderMap) -> &str {
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    agent.unwrap_or_default()
}

impl Hall {
    /// What goes back to somebody who has come in.
    pub(super) fn let_in(
        &self,
        visitor: &Visitor,
        secret: String,
        keep: Keep,
        asked: Option<String>,
    ) -> Response {
        let mut entered = Entered {
            you: account(visitor),
            expires_ms: self.clock().unix_ms() + LASTS_MS,
            token: None,
            next: next(&asked.unwrap_or_default()),
        };
        match keep {
            Keep::Cookie => {
                let cookie = set_cookie(Some(&secret), self.config());
                ([(header::SET_COOKIE, cookie)], Json(entered)).into_response()
            }
            Keep::Token => {
                entered.token = Some(secret);
                Json(entered).into_response()
            }
        }
    }

    /// The person of a name, by the password. It takes as long where there is nobody of that name.
    async fn by_password(&self, name: &str, password: &str) -> Result<Stored, Fault> {
        let found = self.person_named(name).await;
        let person = match found {
            Ok(person) => Some(person),
            Err(fault) if fault.code == ErrorCode::NotFound => None,
            Err(fault) => return Err(fault),
        };
        let may_enter = person.filter(|person| !person.disabled);
        let kept = may_enter.as_ref();
        let kept = kept.and_then(|person| person.password_hash.clone());
        let is_right = self.door().hasher.verify(password, kept).await?;
        match may_enter {
            Some(person) if is_right => Ok(person),
            Some(_) | None => {
                tracing::info!("a password was wrong, or its name");
                Err(ErrorCode::BadPassword.into())
            }
        }
    }

    /// Makes somebody a registered person. The caller holds `deciding`.
    pub(super) async fn admit(
        &self,
        guest: Option<i64>,
        name: &str,
        hash: &str,
        roles: Roles,
    ) -> Result<Stored, Fault> {
        let registration = Registration {
            roles,
            ..Registration::new(name, hash, self.clock().unix_ms())
        };
        let admitted = admit(self.journal(), guest, registration).await;
        let person = admitted.map_err(|error| {
            if let Error::NameTaken(name) = error {
                Fault::from(ErrorCode::Taken).about(name)
            } else {
                self.storage(&error)
            }
        })?;
        // By number: the name goes when its owner leaves.
        let details = json!({ "was_guest": guest.is_some() });
        self.note(Noted {
            by: Some(person.id.0),
            what: "registered",
            why: "",
            details,
        })
        .await?;
        Ok(person)
    }

    /// Ends the session that a request came in, if it did, and its sockets.
    pub(crate) async fn end_session_of(&self, headers: &HeaderMap) -> Result<(), Fault> {
        let Some(secret) = session_secret(headers, self.config()) else {
            return Ok(());
        };
        let people = self.journal().people();
        let now = self.clock().unix_ms();
        let hashed = secrets::stored(secret);
        let ended = async {
            let whose = people.session(hashed, now).await?;
            people.revoke_session(hashed).await?;
            Ok(whose.map(|(_, person)| person.id.0))
        };
        if let Some(person) = ended.await.map_err(|error| self.storage(&error))? {
            self.expel(person);
        }
        Ok(())
    }

    /// Ends every session of somebody but that of a secret, and all sockets.
    pub(super) async fn end_other_sessions(&self, person: i64, secret: &str) -> Result<(), Fault> {
        let but = Some(secrets::stored(secret));
        let people = self.journal().people();
        let ended = people.revoke_sessions(PersonId(person), but).await;
        ended.map_err(|error| self.storage(&error))?;
        self.expel(person);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use jadoube_journal::Journal;

    use super::*;
    use crate::{Config, WallClock};

    /// Whether a name is anybody's cannot be told by the time that an answer takes: the same work
    /// is done for a name that nobody has, and for who may not come in.
    #[tokio::test]
    async fn a_name_that_nobody_has_costs_as_much_as_one_that_somebody_has() {
        let journal = Journal::open("memory:").await.expect("the record opens");
        let hall = Hall::open(Config::default(), journal, WallClock::new()).await;
        let hall = hall.expect("the hall opens");
        let hash = hall.door().hasher.hash("caballo correcto").await;
        let hash = hash.expect("it is hashed");
        for name in ["Ana", "Eva"] {
            let admitted = hall.admit(None, name, &hash, Roles::NONE).await;
            let person = admitted.expect("the name is free");
            if name == "Eva" {
                let out = hall.journal().people().disable(person.id).await;
                out.expect("it is stored");
            }
        }
        for (tried, (name, password)) in [
            ("Ana", "caballo erróneo"),
            ("Nadia", "caballo erróneo"),
            ("Eva", "caballo correcto"),
            ("<script>", "x"),
            ("", ""),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(hall.door().hasher.tried(), tried as u64);
            let fault = hall.by_password(name, password).await;
            let fault = fault.expect_err("nobody comes in by it");
            assert_eq!(fault.code, ErrorCode::BadPassword, "{name}");
            assert_eq!(hall.door().hasher.tried(), tried as u64 + 1, "{name}");
        }
        assert!(hall.by_password("ana", "caballo correcto").await.is_ok());
    }
}
