//! From a cookie or a token to who is there.

use axum::http::{HeaderMap, header};
use jadoube_journal::{NewSession, Person as Stored, PersonId, PersonKind as StoredKind, Roles};
use jadoube_protocol::{ErrorCode, Role};
use jadoube_record::PersonKind;

use crate::{Fault, Hall, Visitor, secrets};

/// The name of the cookie.
pub const COOKIE: &str = "jadoube_session";
/// How long a session lasts without being used.
pub const LASTS_MS: i64 = 30 * 86_400_000;

impl Hall {
    /// Who is there, by the headers of a request: the cookie of a session, or a token as
    /// `Authorization: Bearer`. Nobody where there is neither.
    ///
    /// # Errors
    ///
    /// If there is one and it is not good.
    pub async fn visitor(&self, headers: &HeaderMap) -> Result<Option<Visitor>, Fault> {
        if let Some(token) = bearer(headers) {
            return self.visitor_by_token(token).await.map(Some);
        }
        match cookie(headers) {
            Some(token) => match self.visitor_by_session(token).await {
                Ok(visitor) => Ok(Some(visitor)),
                // A cookie that is no longer good is as none: the browser keeps it for a while.
                Err(fault) if fault.code == ErrorCode::BadToken => Ok(None),
                Err(fault) => Err(fault),
            },
            None => Ok(None),
        }
    }

    /// Who holds a token: one of a session, or a personal one.
    ///
    /// # Errors
    ///
    /// If it is not good.
    pub async fn visitor_by_token(&self, token: &str) -> Result<Visitor, Fault> {
        let secret = secrets::stored(token);
        match self.journal().people().token(secret).await {
            Ok(Some((token, person))) => {
                let scopes = token.scopes.split(',').map(|scope| scope.trim().to_owned());
                let scopes = scopes.filter(|scope| !scope.is_empty()).collect();
                Ok(Visitor {
                    scopes: Some(scopes),
                    ..visitor(person)
                })
            }
            Ok(None) => self.visitor_by_session(token).await,
            Err(error) => Err(self.storage(&error)),
        }
    }

    async fn visitor_by_session(&self, token: &str) -> Result<Visitor, Fault> {
        let now = self.clock().unix_ms();
        let secret = secrets::stored(token);
        match self.journal().people().session(secret, now).await {
            Ok(Some((_, person))) => Ok(visitor(person)),
            Ok(None) => Err(ErrorCode::BadToken.into()),
            Err(error) => Err(self.storage(&error)),
        }
    }

    /// Begins a session: its secret.
    ///
    /// # Errors
    ///
    /// If it cannot be stored.
    pub async fn begin_session(&self, person: i64, agent: &str) -> Result<String, Fault> {
        let token = secrets::secret();
        let now = self.clock().unix_ms();
        let session = NewSession {
            token: secrets::stored(&token),
            person: PersonId(person),
            created_ms: now,
            expires_ms: now + LASTS_MS,
            user_agent: agent.chars().take(200).collect(),
        };
        let begun = self.journal().people().create_session(session).await;
        begun.map_err(|error| self.storage(&error))?;
        Ok(token)
    }

    /// A new guest, and the secret of the session.
    ///
    /// # Errors
    ///
    /// If the hall takes no guests, or the guest cannot be stored.
    pub async fn new_guest(&self, agent: &str) -> Result<(Visitor, String), Fault> {
        if !self.config().guests {
            return Err(Fault::from(ErrorCode::Forbidden).about("guests"));
        }
        let now = self.clock().unix_ms();
        let name = format!("Invitado-{}", secrets::code(5));
        let made = self.journal().people().create_guest(&name, now).await;
        let person = made.map_err(|error| self.storage(&error))?;
        let token = self.begin_session(person.id.0, agent).await?;
        Ok((visitor(person), token))
    }
}

/// A stored person as a visitor with a session.
pub fn visitor(person: Stored) -> Visitor {
    Visitor {
        id: person.id.0,
        kind: kind(person.kind),
        roles: roles(person.roles),
        name: person.name,
        scopes: None,
    }
}

/// What a stored person is.
pub const fn kind(kind: StoredKind) -> PersonKind {
    match kind {
        StoredKind::Guest => PersonKind::Guest,
        StoredKind::Registered => PersonKind::Registered,
        StoredKind::Machine => PersonKind::Machine,
    }
}

/// Stored roles, each by itself.
pub fn roles(roles: Roles) -> Vec<Role> {
    let all = [
        (Roles::ASSISTANT, Role::AssistantArbiter),
        (Roles::ARBITER, Role::Arbiter),
        (Roles::ORGANIZER, Role::Organiser),
        (Roles::ADMINISTRATOR, Role::Administrator),
    ];
    let has = all.into_iter().filter(|(bits, _)| roles.has(*bits));
    has.map(|(_, role)| role).collect()
}

/// The token that a request comes with as `Authorization: Bearer`.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The secret in the cookie of a session.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).iter();
    all.filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}
