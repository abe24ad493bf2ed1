//! That a request with a cookie was made by the hall's own pages.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use jadoube_protocol::ErrorCode;
use url::{Origin, Url};

use super::{
    cors::has_bearer,
    forwarded::{Client, Scheme},
};
use crate::{Config, Fault, Hall};

/// Refuses what would change something and was not asked for by a page of the hall, nor by a
/// program that no browser speaks for.
pub(super) async fn guard(
    State(hall): State<Hall>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    let asked = request.method();
    let only_reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(asked);
    if !only_reads && let Err(fault) = may_change(request.headers(), client, hall.config()) {
        return hall.http(fault).into_response();
    }
    next.run(request).await
}

/// A token is no browser's doing. Else the origin decides, or what the browser says of it; where
/// it says neither, nothing may come along that a browser adds by itself.
fn may_change(headers: &HeaderMap, client: Client, config: &Config) -> Result<(), Fault> {
    if has_bearer(headers) {
        return Ok(());
    }
    if headers.contains_key(header::ORIGIN) {
        return check(headers, client, config);
    }
    let is_own = match headers.get("sec-fetch-site") {
        Some(site) => site == "same-origin" || site == "none",
        None => !headers.contains_key(header::COOKIE),
    };
    if is_own { Ok(()) } else { Err(foreign()) }
}

/// Whether the origin of a request, if it names one, is the hall's own or one that it was told of.
pub(super) fn check(headers: &HeaderMap, client: Client, config: &Config) -> Result<(), Fault> {
    let mut named = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = named.next() else {
        return Ok(());
    };
    let origin = origin.to_str().ok().and_then(origin_in);
    let is_known = origin.is_some_and(|origin| {
        let own = own_origin(headers, client.scheme);
        own.as_ref() == Some(&origin)
            || config
                .origins
                .iter()
                .chain([&config.public_url])
                .any(|text| origin_in(text.trim_end_matches('/')).as_ref() == Some(&origin))
    });
    if is_known && named.next().is_none() {
        return Ok(());
    }
    tracing::debug!(
        scheme = client.scheme.as_str(),
        "a request of another origin: where this is the hall's own address, name it in `origins`, \
         or the proxy in `trusted_proxies`"
    );
    Err(foreign())
}

fn foreign() -> Fault {
    Fault::from(ErrorCode::Forbidden).about("origin")
}

/// The origin under which a browser knows the hall, by the request itself.
fn own_origin(headers: &HeaderMap, scheme: Scheme) -> Option<Origin> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    origin_in(&format!("{}://{host}", scheme.as_str()))
}

/// An origin as browsers write it and nothing more: a scheme, a host and perhaps a port. That of a
/// page without one, `null`, is none.
fn origin_in(text: &str) -> Option<Origin> {
    let url = Url::parse(text).ok()?;
    let (_, authority) = text.split_once("://")?;
    let is_bare = !authority.contains(['/', '\\', '?', '#', '@']) && url.path() == "/";
    let origin = url.origin();
    (is_bare && ["http", "https"].contains(&url.scheme()) && origin.is_tuple()).then_some(origin)
}

#[cfg(test)]
mod tests;
