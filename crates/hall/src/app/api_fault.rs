//! One shape for everything that goes wrong under `/api`, whoever noticed it.

use axum::{
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use jadoube_protocol::ErrorCode;

use crate::{Fault, Hall, HttpFault};

/// The longest reason that is passed on.
const REASON: usize = 1000;

/// What the framework says as plain text — no such method, a body that is too long or is not what
/// it should be — becomes a fault like any other, with the same status.
pub(super) async fn as_json(State(hall): State<Hall>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_api = path == "/api" || path.starts_with("/api/");
    let method = request.method().to_string();
    let response = next.run(request).await;
    let status = response.status();
    let is_fault = status.is_client_error() || status.is_server_error();
    if !is_api || !is_fault || is_json(response.headers()) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let reason = reason(body).await;
    let fault = match status {
        StatusCode::NOT_FOUND => Fault::from(ErrorCode::NotFound).about(reason),
        StatusCode::METHOD_NOT_ALLOWED => Fault::from(ErrorCode::Invalid).about(method),
        StatusCode::PAYLOAD_TOO_LARGE => Fault::from(ErrorCode::TooLong).about("body"),
        StatusCode::REQUEST_TIMEOUT => Fault::from(ErrorCode::Malformed).about("timeout"),
        StatusCode::SERVICE_UNAVAILABLE => Fault::from(ErrorCode::Closing).retry_s(1),
        status if status.is_server_error() => Fault::from(ErrorCode::Internal),
        _ => Fault::from(ErrorCode::Malformed).about(reason),
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

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}

async fn reason(body: Body) -> String {
    let bytes = to_bytes(body, 16 * 1024).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    text.chars().take(REASON).collect()
}
