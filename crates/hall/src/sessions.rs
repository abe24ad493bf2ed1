//! From a cookie or a token to who is there.

use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use jadoube_journal::{
    ApiToken, NewSession, Person as Stored, PersonId, PersonKind as StoredKind, Roles, Session,
};
use jadoube_protocol::{ErrorCode, Role};
use jadoube_record::PersonKind;

use crate::{Config, Fault, Hall, HttpFault, Visitor, secrets};

/// The name of the cookie over a connection in the clear.
pub const COOKIE: &str = "jadoube_session";
/// The name over an encrypted one: browsers take it from this very host alone, so that no other of
/// the same domain can slip somebody a session.
pub const SECURE_COOKIE: &str = "__Host-jadoube_session";
/// How long a session lasts without being used.
pub const LASTS_MS: i64 = 30 * 86_400_000;
/// How every personal token begins, so that one that got out is recognized.
pub const TOKEN_PREFIX: &str = "hall_";

/// How exactly it is noted when a session was last used.
const SEEN_EVERY_MS: i64 = 3_600_000;
/// How exactly it is noted when a token was last used.
const USED_EVERY_MS: i64 = 60_000;

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
        match cookie(headers, self.config()) {
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
        if !token.starts_with(TOKEN_PREFIX) {
            return self.visitor_by_session(token).await;
        }
        let found = self.journal().people().token(secrets::stored(token)).await;
        match found {
            Ok(Some((token, person))) => {
                self.note_use_of_token(&token);
                let scopes = scopes(&token.scopes);
                Ok(Visitor {
                    scopes: Some(scopes),
                    ..visitor(person)
                })
            }
            Ok(None) => Err(ErrorCode::BadToken.into()),
            Err(error) => Err(self.storage(&error)),
        }
    }

    async fn visitor_by_session(&self, token: &str) -> Result<Visitor, Fault> {
        let now = self.clock().unix_ms();
        let secret = secrets::stored(token);
        match self.journal().people().session(secret, now).await {
            Ok(Some((session, person))) => {
                self.note_use_of_session(&session, now);
                Ok(visitor(person))
            }
            Ok(None) => Err(ErrorCode::BadToken.into()),
            Err(error) => Err(self.storage(&error)),
        }
    }

    // Nobody waits for these notes, and one that is lost is made by the next request.
    fn note_use_of_session(&self, session: &Session, now: i64) {
        if now - session.seen_ms < SEEN_EVERY_MS {
            return;
        }
        let (hall, token) = (self.clone(), session.token);
        tokio::spawn(async move {
            let people = hall.journal().people();
            if let Err(error) = people.touch_session(token, now, now + LASTS_MS).await {
                tracing::warn!(%error, "the use of a session could not be noted");
            }
        });
    }

    fn note_use_of_token(&self, token: &ApiToken) {
        let now = self.clock().unix_ms();
        if now - token.used_ms.unwrap_or(0) < USED_EVERY_MS {
            return;
        }
        let (hall, id) = (self.clone(), token.id);
        tokio::spawn(async move {
            if let Err(error) = hall.journal().people().touch_token(id, now).await {
                tracing::warn!(%error, "the use of a token could not be noted");
            }
        });
    }

    /// Begins a session: its secret.
    ///
    /// # Errors
    ///
    /// If it cannot be stored.
    pub async fn begin_session(&self, person: i64, agent: &str) -> Result<String, Fault> {
        let token = secrets::secret();
        let now = self.clock().unix_ms();
        let agent = agent.chars().filter(|letter| !letter.is_control());
        let session = NewSession {
            token: secrets::stored(&token),
            person: PersonId(person),
            created_ms: now,
            expires_ms: now + LASTS_MS,
            user_agent: agent.take(200).collect(),
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
        let person = loop {
            let name = format!("Invitado-{}", secrets::code(5));
            match self.journal().people().create_guest(&name, now).await {
                Ok(person) => break person,
                // One in some ten million: the next will be free.
                Err(jadoube_journal::Error::NameTaken(_)) => {}
                Err(error) => return Err(self.storage(&error)),
            }
        };
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

/// Each role and how it is stored.
const ROLES: [(Roles, Role); 4] = [
    (Roles::ASSISTANT, Role::AssistantArbiter),
    (Roles::ARBITER, Role::Arbiter),
    (Roles::ORGANIZER, Role::Organiser),
    (Roles::ADMINISTRATOR, Role::Administrator),
];

/// Stored roles, each by itself.
pub fn roles(roles: Roles) -> Vec<Role> {
    let has = ROLES.iter().filter(|(stored, _)| roles.has(*stored));
    has.map(|(_, role)| *role).collect()
}

/// Roles as they are stored.
pub fn stored_roles(roles: &[Role]) -> Roles {
    let has = ROLES.iter().filter(|(_, role)| roles.contains(role));
    has.fold(Roles::NONE, |all, (stored, _)| all.with(*stored))
}

/// Stored scopes, each by itself.
pub fn scopes(stored: &str) -> Vec<String> {
    let scopes = stored.split(',').map(str::trim);
    let scopes = scopes.filter(|scope| !scope.is_empty());
    scopes.map(ToOwned::to_owned).collect()
}

/// The token that a request comes with as `Authorization: Bearer`.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

const fn cookie_name(config: &Config) -> &'static str {
    if config.secure_cookies {
        SECURE_COOKIE
    } else {
        COOKIE
    }
}

/// The secret in the cookie of a session.
pub fn cookie<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    let name = cookie_name(config);
    let all = headers.get_all(header::COOKIE).iter();
    all.filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The secret of the session that a request is made in, however it is kept.
pub fn session_secret<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    match bearer(headers) {
        Some(token) => Some(token).filter(|token| !token.starts_with(TOKEN_PREFIX)),
        None => cookie(headers, config),
    }
}

/// The header that gives a browser the cookie of a session, or takes it away.
pub fn set_cookie(secret: Option<&str>, config: &Config) -> HeaderValue {
    let name = cookie_name(config);
    let secure = if config.secure_cookies {
        "; Secure"
    } else {
        ""
    };
    let lasts_s = secret.map_or(0, |_| LASTS_MS / 1000);
    let secret = secret.unwrap_or_default();
    let text =
        format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={lasts_s}{secure}");
    let mut value = HeaderValue::from_str(&text).expect("a secret is of letters and digits");
    value.set_sensitive(true);
    value
}

impl FromRequestParts<Hall> for Visitor {
    type Rejection = HttpFault;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Self, HttpFault> {
        let found = hall.visitor(&parts.headers).await;
        let found = found.and_then(|found| found.ok_or(ErrorCode::WhoIsThere.into()));
        found.map_err(|fault| hall.http(fault))
    }
}

impl OptionalFromRequestParts<Hall> for Visitor {
    type Rejection = HttpFault;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Option<Self>, HttpFault> {
        let found = hall.visitor(&parts.headers).await;
        found.map_err(|fault| hall.http(fault))
    }
}
