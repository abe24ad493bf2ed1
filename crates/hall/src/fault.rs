//! Why the hall did not do something.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use jadoube_protocol::{ErrorCode, Fault as Wire, Say};
use jadoube_words::Arguments;
use serde::Serialize;

use crate::Tongues;

/// Why the hall did not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub code: ErrorCode,
    /// What it is about: a field, a name, a line.
    pub about: Option<String>,
    /// After how many seconds to try again.
    pub retry_s: Option<u32>,
    /// The message that says it, where there is a better one than that of the code.
    pub message: Option<&'static str>,
}

impl Fault {
    /// With a message of its own.
    #[must_use]
    pub fn because(self, message: &'static str) -> Self {
        Self {
            message: Some(message),
            ..self
        }
    }

    /// With what it is about.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self {
            about: Some(about.into()),
            ..self
        }
    }

    /// With the time to wait.
    #[must_use]
    pub fn retry_s(self, seconds: u32) -> Self {
        Self {
            retry_s: Some(seconds),
            ..self
        }
    }

    /// As it is sent, with words in both languages.
    pub fn told(&self, tongues: &Tongues) -> Wire {
        let about = self.about.as_deref().unwrap_or_default();
        let (field, value) = about.split_once(": ").unwrap_or((about, ""));
        let special = special_key(self.code, field);
        let chosen = self.message.or(special).unwrap_or(key(self.code));
        let arguments = Arguments::new().with("about", about).with("value", value);
        Wire {
            code: self.code,
            say: tongues.message(chosen, &arguments),
            about: self.about.clone(),
            retry_s: self.retry_s,
        }
    }

    /// The status over HTTP.
    pub const fn status(&self) -> StatusCode {
        match self.code {
            ErrorCode::Malformed | ErrorCode::Invalid => StatusCode::BAD_REQUEST,
            ErrorCode::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::WhoIsThere | ErrorCode::BadToken | ErrorCode::BadPassword => {
                StatusCode::UNAUTHORIZED
            }
            ErrorCode::Forbidden
            | ErrorCode::CodeNeeded
            | ErrorCode::FairPlay
            | ErrorCode::Muted
            | ErrorCode::ChatClosed => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::Taken | ErrorCode::SeatTaken | ErrorCode::NotNow | ErrorCode::Stale => {
                StatusCode::CONFLICT
            }
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::NoEngine | ErrorCode::Storage | ErrorCode::Closing => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<ErrorCode> for Fault {
    fn from(code: ErrorCode) -> Self {
        Self {
            code,
            about: None,
            retry_s: None,
            message: None,
        }
    }
}

/// The message that says more, where there is one for what it is about.
fn special_key(code: ErrorCode, field: &str) -> Option<&'static str> {
    let all = SPECIAL.iter();
    let mut found = all.filter(|(of, about, _)| *of == code && *about == field);
    found.next().map(|(.., key)| *key)
}

/// The messages that say more: for a code and what it is about.
const SPECIAL: [(ErrorCode, &str, &str); 19] = [
    (ErrorCode::Invalid, "time", "hall-invalid_time"),
    (ErrorCode::Invalid, "time_black", "hall-invalid_time_black"),
    (ErrorCode::Invalid, "edition", "hall-invalid_edition"),
    (ErrorCode::Invalid, "start", "hall-invalid_start"),
    (ErrorCode::Invalid, "machine", "hall-invalid_machine"),
    (ErrorCode::Invalid, "points", "hall-invalid_points"),
    (ErrorCode::Invalid, "delay_s", "hall-invalid_delay_s"),
    (
        ErrorCode::Invalid,
        "first_move_s",
        "hall-invalid_first_move_s",
    ),
    (ErrorCode::Invalid, "absence_s", "hall-invalid_absence_s"),
    (ErrorCode::Invalid, "preset", "hall-invalid_preset"),
    (
        ErrorCode::Invalid,
        "wait_for_start",
        "hall-invalid_wait_for_start",
    ),
    (ErrorCode::Invalid, "against", "hall-invalid_against"),
    (ErrorCode::Forbidden, "points", "hall-forbidden_points"),
    (ErrorCode::Forbidden, "guest", "hall-forbidden_guest"),
    (ErrorCode::Forbidden, "class", "hall-forbidden_class"),
    (
        ErrorCode::Forbidden,
        "club_evening",
        "hall-forbidden_club_evening",
    ),
    (
        ErrorCode::Forbidden,
        "organiser",
        "hall-forbidden_organiser",
    ),
    (ErrorCode::Forbidden, "rematch", "hall-forbidden_rematch"),
    (ErrorCode::ChatClosed, "guest", "hall-chat_closed_guest"),
];

/// The message that says it.
const fn key(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::Malformed => "hall-malformed",
        ErrorCode::TooLong => "hall-too_long",
        ErrorCode::WhoIsThere => "hall-who_is_there",
        ErrorCode::BadToken => "hall-bad_token",
        ErrorCode::BadPassword => "hall-bad_password",
        ErrorCode::Forbidden => "hall-forbidden",
        ErrorCode::CodeNeeded => "hall-code_needed",
        ErrorCode::NotFound => "hall-not_found",
        ErrorCode::Invalid => "hall-invalid",
        ErrorCode::Taken => "hall-taken",
        ErrorCode::SeatTaken => "hall-seat_taken",
        ErrorCode::TooMany => "hall-too_many",
        ErrorCode::NotNow => "hall-not_now",
        ErrorCode::Stale => "hall-stale",
        ErrorCode::FairPlay => "hall-fair_play",
        ErrorCode::Muted => "hall-muted",
        ErrorCode::ChatClosed => "hall-chat_closed",
        ErrorCode::NoEngine => "hall-no_engine",
        ErrorCode::Storage => "hall-storage",
        ErrorCode::Closing => "hall-closing",
        ErrorCode::Internal => "hall-internal",
    }
}

/// A fault as an answer over HTTP: `{"error": …}`.
#[derive(Debug)]
pub struct HttpFault {
    fault: Fault,
    // Boxed, for it is carried through every answer that goes well.
    say: Box<Wire>,
}

impl HttpFault {
    /// With its words.
    pub fn new(fault: Fault, tongues: &Tongues) -> Self {
        let say = Box::new(fault.told(tongues));
        Self { fault, say }
    }

    /// With words of its own.
    pub fn saying(fault: Fault, say: Say) -> Self {
        let say = Wire {
            code: fault.code,
            say,
            about: fault.about.clone(),
            retry_s: fault.retry_s,
        };
        let say = Box::new(say);
        Self { fault, say }
    }
}

impl IntoResponse for HttpFault {
    fn into_response(self) -> Response {
        #[derive(Serialize)]
        struct Body {
            error: Box<Wire>,
        }
        let status = self.fault.status();
        let mut response = (status, Json(Body { error: self.say })).into_response();
        if let Some(seconds) = self.fault.retry_s {
            response
                .headers_mut()
                .insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What is said where there are no words for it: never shown when all messages are there.
impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.code)?;
        match &self.about {
            Some(about) => write!(f, ": {about}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
