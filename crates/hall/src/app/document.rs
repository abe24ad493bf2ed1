//! What holds for every operation of the document: who may ask, and how it is told what went wrong.

use axum::http::StatusCode;
use jadoube_protocol::{ErrorBody, rest::people::Scope};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        Components, Content, OpenApi, Ref, RefOr, Response,
        path::{Operation, ParameterIn, PathItem},
        security::SecurityScheme as Scheme,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement},
    },
};

use crate::sessions::{COOKIE, SECURE_COOKIE};

/// Who may ask.
#[derive(Clone, Copy)]
enum Asked {
    /// Anybody: nobody looks who it is.
    ByAnybody,
    /// Anybody; who is known may see or do more, with a token if it is good for this.
    ByAnybodyOr(Option<Scope>),
    /// Anybody; who comes in a session has it ended or carried on.
    ByAnybodyInPerson,
    /// Who is known, with a token if it is good for this.
    ByKnown(Option<Scope>),
    /// Who comes in a session: a token is not good for the account itself.
    InPerson,
}

/// Who may ask for an operation, by its name. One that is not named here is for those who lead a
/// room.
fn asked(operation: &str) -> Asked {
    match operation {
        "healthz" | "readyz" | "metrics" | "guest" | "login" | "setup" | "password_by_link"
        | "enter_by_card" | "cases" | "case" | "editions" | "search" | "terms" | "headings"
        | "article" | "machine" | "ranking" => Asked::ByAnybody,
        "logout" | "register" => Asked::ByAnybodyInPerson,
        "games" | "of_query" | "of_list" | "game" | "journal" | "report" | "sheet" | "profile" => {
            Asked::ByAnybodyOr(Some(Scope::Read))
        }
        "timeline_of" | "list_rooms" => Asked::ByAnybodyOr(None),
        "me" | "search_people" => Asked::ByKnown(Some(Scope::Read)),
        "table" | "invite_to_table" | "report_message" | "come_by_invitation" => {
            Asked::ByKnown(Some(Scope::Play))
        }
        "hide_message" | "list_mutes" | "mute_person" | "lift_mute" | "list_reports"
        | "close_report" | "desk" | "pause_all" | "resume_all" | "appoint" => {
            Asked::ByKnown(Some(Scope::Arbiter))
        }
        "audit" | "keep_out" | "password_link" | "roles_of" | "set_roles" => {
            Asked::ByKnown(Some(Scope::Admin))
        }
        "leave" | "export" | "password" | "list_sessions" | "end_other_sessions"
        | "end_session" | "list_tokens" | "make_token" | "revoke_token" => Asked::InPerson,
        _ => Asked::ByKnown(Some(Scope::Organise)),
    }
}

impl Asked {
    const fn needs_somebody(self) -> bool {
        match self {
            Self::ByKnown(_) | Self::InPerson => true,
            Self::ByAnybody | Self::ByAnybodyOr(_) | Self::ByAnybodyInPerson => false,
        }
    }

    /// What one may come with: one of these.
    fn requirements(self) -> Vec<SecurityRequirement> {
        let nothing: [&str; 0] = [];
        let session = ["session", "session_token"];
        let session = session.map(|scheme| SecurityRequirement::new(scheme, nothing));
        let token = |scope: Option<Scope>| {
            SecurityRequirement::new("token", scope.iter().map(|scope| scope.code()))
        };
        let anybody = SecurityRequirement::default();
        let (first, token) = match self {
            Self::ByAnybody => return Vec::new(),
            Self::ByAnybodyOr(scope) => (Some(anybody), Some(token(scope))),
            Self::ByAnybodyInPerson => (Some(anybody), None),
            Self::ByKnown(scope) => (None, Some(token(scope))),
            Self::InPerson => (None, None),
        };
        first.into_iter().chain(session).chain(token).collect()
    }
}

/// What can go wrong with more than one operation: the name of the response, its status, and what
/// it means.
const COMMON: [(&str, StatusCode, &str); 8] = [
    (
        "Malformed",
        StatusCode::BAD_REQUEST,
        "it is no such request, or something in it cannot be so",
    ),
    (
        "WhoIsThere",
        StatusCode::UNAUTHORIZED,
        "nobody has said who is there, or what they came with is not good",
    ),
    (
        "Forbidden",
        StatusCode::FORBIDDEN,
        "it is not for the one who asks",
    ),
    (
        "NotFound",
        StatusCode::NOT_FOUND,
        "there is nothing of that name",
    ),
    (
        "TooLong",
        StatusCode::PAYLOAD_TOO_LARGE,
        "the body is too long",
    ),
    (
        "TooMany",
        StatusCode::TOO_MANY_REQUESTS,
        "too much in too short a time; `Retry-After` tells when again",
    ),
    (
        "Internal",
        StatusCode::INTERNAL_SERVER_ERROR,
        "something is wrong in the hall itself",
    ),
    (
        "Away",
        StatusCode::SERVICE_UNAVAILABLE,
        "the record is away, or the hall is closing: nothing was done",
    ),
];

/// Completes a document of the operations alone.
pub(super) fn complete(document: &mut OpenApi) {
    let components = document.components.get_or_insert_default();
    add_schemes(components);
    add_responses(components);
    for (path, item) in &mut document.paths.paths {
        for operation in operations(item) {
            let id = operation.operation_id.as_deref().unwrap_or_default();
            let asked = asked(id);
            operation.security = Some(asked.requirements());
            if path.starts_with("/api/") {
                add_errors(operation, asked);
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let all = [
        &mut item.get,
        &mut item.put,
        &mut item.post,
        &mut item.delete,
        &mut item.patch,
    ];
    all.into_iter().flatten()
}

fn add_schemes(components: &mut Components) {
    let bearer = |description: &str| {
        let http = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        Scheme::Http(http.description(Some(description)).build())
    };
    let cookie = format!(
        "the cookie of a session, which a browser keeps; over an encrypted connection it is \
         called `{SECURE_COOKIE}`"
    );
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(COOKIE, &*cookie));
    let schemes = [
        ("session", Scheme::ApiKey(cookie)),
        (
            "session_token",
            bearer("the secret of a session, where the client keeps it itself"),
        ),
        (
            "token",
            bearer("a personal token `hall_…`, good for the scopes it was made with"),
        ),
    ];
    for (name, scheme) in schemes {
        components.add_security_scheme(name, scheme);
    }
}

fn body() -> RefOr<Content> {
    let schema = Ref::from_schema_name(ErrorBody::name());
    RefOr::T(Content::new(Some(RefOr::from(schema))))
}

fn add_responses(components: &mut Components) {
    let mut schemas = vec![(ErrorBody::name().into_owned(), ErrorBody::schema())];
    ErrorBody::schemas(&mut schemas);
    components.schemas.extend(schemas);
    for (name, _, description) in COMMON {
        let mut response = Response::new(description);
        response
            .content
            .insert("application/json".to_owned(), body());
        components
            .responses
            .insert(name.to_owned(), response.into());
    }
}

/// What can go wrong with an operation, in one shape, whether it is its own or common.
fn add_errors(operation: &mut Operation, asked: Asked) {
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && status.starts_with(['4', '5'])
            && response.content.is_empty()
        {
            response
                .content
                .insert("application/json".to_owned(), body());
        }
    }
    let mut parameters = operation.parameters.iter().flatten();
    let is_named = parameters.any(|parameter| match parameter {
        RefOr::T(parameter) => parameter.parameter_in == ParameterIn::Path,
        RefOr::Ref(_) => false,
    });
    let has_body = operation.request_body.is_some();
    for (name, status, _) in COMMON {
        let applies = match status {
            StatusCode::UNAUTHORIZED => !matches!(asked, Asked::ByAnybody),
            StatusCode::FORBIDDEN => asked.needs_somebody(),
            StatusCode::NOT_FOUND => is_named,
            StatusCode::PAYLOAD_TOO_LARGE => has_body,
            _ => true,
        };
        if applies {
            let response = RefOr::Ref(Ref::from_response_name(name));
            let all = &mut operation.responses.responses;
            all.entry(status.as_str().to_owned()).or_insert(response);
        }
    }
}
