//! One shape for everything that goes wrong under `/api`, whoever noticed it.

use axum::{
    body::{Body, to_bytes},
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use jadoube_protocol::ErrorCode;

use crate::{Fault, Hall, HttpFault, fault::Misfit};

/// The longest reason that is passed on.
const REASON: usize = 1000;

/// The first parts of addresses that programs ask, and never a page of the client.
const MACHINES: [&str; 11] = [
    "api", "health", "healthz", "live", "livez", "ready", "readyz", "metrics", "ping", "status",
    "ws",
];

/// Whether an address is one that programs ask, however it is written: none of them is answered
/// with a page.
pub(super) fn is_for_programs(path: &str) -> bool {
    let decoded = percent_decode(path);
    let mut parts = decoded
        .split(['/', '\\'])
        .filter(|part| !part.is_empty() && *part != ".");
    parts.next().is_some_and(|first| {
        let first = first.to_ascii_lowercase();
        MACHINES.contains(&first.as_str())
    })
}

/// What the framework says as plain text — no such method, a body that is too long or is not what
/// it should be — becomes a fault like any other, with the same status.
pub(super) async fn as_json(State(hall): State<Hall>, request: Request, next: Next) -> Response {
    let is_for_programs = is_for_programs(request.uri().path());
    let is_socket = request.uri().path() == "/ws";
    let method = request.method().to_string();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let status = response.status();
    let is_fault = status.is_client_error() || status.is_server_error();
    if !is_for_programs || !is_fault || is_json(response.headers()) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let malformed = Fault::from(ErrorCode::Malformed);
    let fault = match status {
        StatusCode::NOT_FOUND => ErrorCode::NotFound.into(),
        StatusCode::METHOD_NOT_ALLOWED => {
            Fault::from(ErrorCode::Invalid).about(format!("method: {method}"))
        }
        StatusCode::PAYLOAD_TOO_LARGE => Fault::from(ErrorCode::TooLong).about("body"),
        StatusCode::REQUEST_TIMEOUT => malformed.about("timeout"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => malformed.about("content_type"),
        StatusCode::SERVICE_UNAVAILABLE => Fault::from(ErrorCode::Closing).retry_s(1),
        status if status.is_server_error() => Fault::from(ErrorCode::Internal),
        _ if is_socket => malformed.about("upgrade"),
        _ => {
            let named = route.as_ref().map_or("", MatchedPath::as_str);
            let named: Vec<&str> = named_parts(named).collect();
            let misfit = Misfit::of_request(&reason(body).await, &named);
            misfit.map_or(malformed, Fault::unfit)
        }
    };
    let mut response = HttpFault::new(fault, hall.tongues()).into_response();
    *response.status_mut() = status;
    for name in [header::ALLOW, header::RETRY_AFTER] {
        if let Some(value) = parts.headers.get(&name) {
            response.headers_mut().insert(name, value.clone());
        }
    }
    response
}

/// The names of what may stand in an address, in order.
fn named_parts(route: &str) -> impl Iterator<Item = &str> {
    let parts = route.split('/');
    parts.filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

/// A path as it reads; what is no text is left out.
fn percent_decode(path: &str) -> String {
    let (mut bytes, mut rest) = (Vec::with_capacity(path.len()), path.bytes());
    while let Some(byte) = rest.next() {
        let mut ahead = rest.clone();
        let digits = [ahead.next(), ahead.next()]
            .map(|digit| digit.and_then(|digit| char::from(digit).to_digit(16)));
        if let (b'%', [Some(high), Some(low)]) = (byte, digits) {
            bytes.push(u8::try_from(high * 16 + low).unwrap_or(byte));
            rest = ahead;
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}

async fn reason(body: Body) -> String {
    let bytes = to_bytes(body, 16 * 1024).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    text.chars().take(REASON).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_ask_is_known_however_it_is_written() {
        for path in [
            "/api",
            "/api/",
            "/api/x",
            "//api/x",
            "/API/x",
            "/%61pi/x",
            "/./api",
            "/\\api",
            "/health",
            "/healthz/",
            "/Health",
            "/ready/x",
            "/metrics/",
            "/ws/",
            "/livez",
        ] {
            assert!(is_for_programs(path), "{path}");
        }
        for path in [
            "/",
            "/mesa/api",
            "/apiario",
            "/sala/health",
            "/healthy",
            "/%zz",
            "/assets/x",
        ] {
            assert!(!is_for_programs(path), "{path}");
        }
    }
}
