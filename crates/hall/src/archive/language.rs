//! The language of a document.

use std::cmp::Reverse;

use axum::http::{HeaderMap, header::ACCEPT_LANGUAGE};
use jadoube_protocol::ErrorCode;
use jadoube_words::Language;

use crate::Fault;

/// The language that is asked for by name, or else the one that the asker would rather read.
pub(super) fn language(asked: Option<&str>, headers: &HeaderMap) -> Result<Language, Fault> {
    match asked {
        None => Ok(accepted(headers)),
        Some("es") => Ok(Language::Spanish),
        Some("en") => Ok(Language::English),
        Some(other) => {
            let about: String = other.chars().take(40).collect();
            Err(Fault::from(ErrorCode::Invalid).about(format!("lang: {about}")))
        }
    }
}

/// The language that the asker would rather read, out of those there are.
pub(crate) fn accepted(headers: &HeaderMap) -> Language {
    let values = headers.get_all(ACCEPT_LANGUAGE).iter();
    let texts = values.filter_map(|value| value.to_str().ok());
    let mut ranges: Vec<(u32, &str)> = texts
        .flat_map(|text| text.split(','))
        .filter_map(|range| {
            let (tag, weight) = range.split_once(';').unwrap_or((range, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse::<f32>().ok()?;
            let thousandths = (weight.clamp(0.0, 1.0) * 1000.0).round();
            // The weight is a number from 0 to 1000 by now.
            Some((thousandths as u32, tag.trim()))
        })
        .filter(|(weight, _)| *weight > 0)
        .collect();
    // A stable order: of equal weights the first named is the first wanted.
    ranges.sort_by_key(|(weight, _)| Reverse(*weight));
    Language::of_first_known(ranges.into_iter().map(|(_, tag)| tag))
}
