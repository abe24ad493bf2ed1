//! Why the hall did not do something.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use jadoube_protocol::{ErrorCode, Fault as Wire};
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
}

impl Fault {
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
        let about = self.about.clone().unwrap_or_default();
        let arguments = Arguments::new().with("about", about);
        Wire {
            code: self.code,
            say: tongues.message(key(self.code), &arguments),
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
        }
    }
}

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
    say: Wire,
}

impl HttpFault {
    /// With its words.
    pub fn new(fault: Fault, tongues: &Tongues) -> Self {
        let say = fault.told(tongues);
        Self { fault, say }
    }
}

impl IntoResponse for HttpFault {
    fn into_response(self) -> Response {
        #[derive(Serialize)]
        struct Body {
            error: Wire,
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
