//! What is noted of each request.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};
use tokio::time::Instant;
use tracing::Instrument;

use super::forwarded::Client;
use crate::figures;

/// The number of the next request.
static NUMBER: AtomicU64 = AtomicU64::new(1);

/// Notes a request by the pattern of its address, never by the address itself nor by its headers:
/// there may be a code or a token in them.
pub(super) async fn span(client: Client, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("(page)", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!(
        "request",
        number = NUMBER.fetch_add(1, Ordering::Relaxed),
        method = %request.method(),
        route,
        client = %client.address,
    );
    let began = Instant::now();
    let response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    let took = began.elapsed();
    span.in_scope(|| {
        let ms = took.as_millis();
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ms, "answered");
        } else {
            tracing::debug!(status = status.as_u16(), ms, "answered");
        }
    });
    figures::request(route, status.as_str(), took);
    response
}
