//! The words of a fault: what cannot be done, and why or what to do.
//!
//! For each code there are words (`hall-not_now`), others where nothing is said of what it is about
//! (`hall-not_now_bare`), and others again for some of what it may be about
//! (`hall-not_now_takeback`). What it is about is a name of the hall's own, such as that of a
//! field, which has words of its own (`hall-about_text`), perhaps with what is wrong after a colon;
//! or it is what somebody sent, and is shown as it is.

use jadoube_protocol::ErrorCode;
use jadoube_words::{Arguments, Words};

use super::{Fault, detail};

/// Says it.
pub(super) fn say(fault: &Fault, words: &Words) -> String {
    if let Some(misfit) = &fault.misfit {
        return detail::say(misfit, words);
    }
    let about = fault.about.as_deref().unwrap_or_default();
    let (field, value) = about.split_once(": ").unwrap_or((about, ""));
    let named = about_in_words(field, value, words);
    let (from, to) = value.split_once(" to ").unwrap_or(("", ""));
    let arguments = Arguments::new()
        .with("about", named)
        .with("value", value)
        .with("from", from)
        .with("to", to);
    let base = key(fault.code);
    let kind = if about.is_empty() {
        Some("bare")
    } else if value == "empty" {
        Some("empty")
    } else if is_number(from) && is_number(to) {
        Some("range")
    } else if is_number(value) {
        Some("most")
    } else {
        None
    };
    let found = fault
        .message
        .and_then(|key| message(words, key, &arguments))
        .or_else(|| about_it(words, base, field, &arguments))
        .or_else(|| about_it(words, base, kind?, &arguments));
    found.unwrap_or_else(|| words.message(base, &arguments))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether it may be a name of the hall's own.
fn is_name(field: &str) -> bool {
    !field.is_empty()
        && field
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

/// A message, if there is one.
fn message(words: &Words, key: &str, arguments: &Arguments) -> Option<String> {
    let text = words.message(key, arguments);
    (text != key).then_some(text)
}

fn about_it(words: &Words, base: &str, what: &str, arguments: &Arguments) -> Option<String> {
    is_name(what).then_some(())?;
    message(words, &format!("{base}_{what}"), arguments)
}

/// What it is about, with the words for a name of the hall's own.
fn about_in_words(field: &str, value: &str, words: &Words) -> String {
    let named = is_name(field).then(|| format!("hall-about_{field}"));
    let named = named.and_then(|key| message(words, &key, &Arguments::new()));
    let name = named.as_deref().unwrap_or(field);
    if value.is_empty() || value == "empty" {
        name.to_owned()
    } else {
        format!("{name}: {value}")
    }
}

/// The message that says it.
pub(super) const fn key(code: ErrorCode) -> &'static str {
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

#[cfg(test)]
mod tests;
