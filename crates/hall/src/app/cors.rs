//! What pages of other sites may ask of the hall: its API, by a token, never by a cookie.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

/// Answers the question a browser asks before a request of another site's page, and lets that page
/// read an answer that no cookie had a part in.
///
/// `Access-Control-Allow-Credentials` is never sent, so that a browser neither sends the cookie of
/// the hall for another site's page nor shows it what was answered to one.
pub(super) async fn allow(request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api/") {
        return next.run(request).await;
    }
    let asks_first = request
        .headers()
        .contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    if request.method() == Method::OPTIONS && asks_first {
        let mut response = StatusCode::NO_CONTENT.into_response();
        let headers = response.headers_mut();
        let told = [
            (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
            (
                header::ACCESS_CONTROL_ALLOW_METHODS,
                "GET, POST, PUT, PATCH, DELETE",
            ),
            (
                header::ACCESS_CONTROL_ALLOW_HEADERS,
                "authorization, content-type, accept-language, jadoube-code",
            ),
            (header::ACCESS_CONTROL_MAX_AGE, "86400"),
        ];
        for (name, value) in told {
            headers.insert(name, HeaderValue::from_static(value));
        }
        vary(headers);
        return response;
    }
    let is_open = has_bearer(request.headers()) || !request.headers().contains_key(header::COOKIE);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if is_open {
        headers.insert(
            header::ACCESS_CONTROL_ALLOW_ORIGIN,
            HeaderValue::from_static("*"),
        );
        headers.insert(
            header::ACCESS_CONTROL_EXPOSE_HEADERS,
            HeaderValue::from_static("retry-after, content-disposition, etag"),
        );
        headers.insert(
            "cross-origin-resource-policy",
            HeaderValue::from_static("cross-origin"),
        );
    }
    vary(headers);
    response
}

fn vary(headers: &mut HeaderMap) {
    headers.append(header::VARY, HeaderValue::from_static("origin, cookie"));
}

/// Whether a request comes with a token, so that nothing a browser adds by itself counts.
pub(super) fn has_bearer(headers: &HeaderMap) -> bool {
    crate::sessions::bearer(headers).is_some()
}
