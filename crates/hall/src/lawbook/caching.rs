//! Answers that never change while the program runs: marked, so that nobody asks twice.

use std::fmt::Write as _;

use axum::http::header::{
    CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::LawsError;

/// How long an answer may be kept without asking whether it still holds: an hour, for a new
/// program may bring new books.
const KEEP: &str = "public, max-age=3600";

/// The answer as JSON, or that the asker has it already.
pub(super) fn answer<T: Serialize>(
    asked: &HeaderMap,
    language: &'static str,
    body: &T,
) -> Result<Response, LawsError> {
    let body = serde_json::to_vec(body).map_err(|_| LawsError::Failed)?;
    let tag = tag(&body);
    let headers = [
        (ETAG, tag.as_str()),
        (CACHE_CONTROL, KEEP),
        (VARY, "Accept-Language"),
        (CONTENT_LANGUAGE, language),
    ];
    if is_known(asked, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let json = [(CONTENT_TYPE, "application/json")];
    Ok((headers, json, body).into_response())
}

/// A mark of the body, in quotation marks as the header wants it.
fn tag(body: &[u8]) -> String {
    let digest = Sha256::digest(body);
    let mut tag = String::from("\"");
    for byte in digest.iter().take(12) {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

/// Whether the asker names this mark, or any.
fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let values = asked.get_all(IF_NONE_MATCH).iter();
    let mut marks = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim);
    marks.any(|mark| mark == "*" || mark.strip_prefix("W/").unwrap_or(mark) == tag)
}
