//! Why the hall did not do something.

mod detail;
mod misfit;
mod words;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header::RETRY_AFTER},
    response::{IntoResponse, Response},
};
use jadoube_protocol::{ErrorCode, Fault as Wire, Say};
use serde::Serialize;

use crate::{Tongues, figures};
pub(crate) use misfit::Misfit;

/// How many characters are said of what a fault is about: much of it comes from who asks.
const LONGEST_ABOUT: usize = 80;

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
    /// What is wrong with what was sent, where a reader said it.
    pub(crate) misfit: Option<Box<Misfit>>,
}

impl Fault {
    /// Something that was sent is not what it should be.
    pub(crate) fn unfit(misfit: Misfit) -> Self {
        let about = (!misfit.field.is_empty()).then(|| shortened(misfit.field.clone()));
        Self {
            about,
            misfit: Some(Box::new(misfit)),
            ..Self::from(ErrorCode::Malformed)
        }
    }

    /// With a message of its own.
    #[must_use]
    pub fn because(self, message: &'static str) -> Self {
        Self {
            message: Some(message),
            ..self
        }
    }

    /// With what it is about, of which 80 characters are kept.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self {
            about: Some(shortened(about.into())),
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
        Wire {
            code: self.code,
            say: tongues.both(|words| words::say(self, words)),
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
            misfit: None,
        }
    }
}

fn shortened(about: String) -> String {
    let mut letters = about.char_indices();
    match (letters.nth(LONGEST_ABOUT - 1), letters.next()) {
        (Some((last, _)), Some(_)) => format!("{}…", about.get(..last).unwrap_or_default()),
        _ => about,
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
        figures::faulted(self.fault.code);
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
