//! Where comments end.

use super::super::scan::{self, BLANK, BREAK, WORD, is};

/// How a stretch of a comment goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It ends after this many bytes.
    Closed(usize),
    /// After this many bytes comes a tag after an empty line, so that its `}` was forgotten.
    Lost(usize),
    /// It does not end here; this many bytes are surely part of it.
    Open(usize),
}

/// How much white space before a tag is looked at.
const MAX_GAP: usize = 64;
/// The longest name of a tag that ends a comment.
const MAX_NAME: usize = 64;

/// Looks for the end of a comment in braces.
#[inline]
pub(super) fn brace(text: &[u8]) -> End {
    let (found, breaks) = scan::find_brace(text);
    match found {
        Some(at) if !breaks => End::Closed(at),
        Some(_) | None => brace_over_lines(text, found),
    }
}

fn brace_over_lines(text: &[u8], found: Option<usize>) -> End {
    let region = text.get(..found.unwrap_or(text.len())).unwrap_or(text);
    let mut at = 0;
    while let Some(next) = region.get(at..).and_then(|tail| scan::find(tail, *b"[")) {
        at += next;
        if after_empty_line(region, at) && begins_tag(region, at) {
            return End::Lost(at);
        }
        at += 1;
    }
    match found {
        Some(at) => End::Closed(at),
        None => End::Open(text.len() - undecided(text)),
    }
}

/// Looks for the end of a comment in braces that may hold others; `depth` counts those that are
/// open within it.
pub(super) fn nested(text: &[u8], depth: &mut u32) -> End {
    let mut at = 0;
    while let Some(next) = text.get(at..).and_then(|rest| scan::find(rest, *b"{}")) {
        at += next;
        match (text.get(at), *depth) {
            (Some(b'{'), _) => *depth = depth.saturating_add(1),
            (_, 0) => return brace_over_lines(text, Some(at)),
            (_, _) => *depth -= 1,
        }
        at += 1;
    }
    brace_over_lines(text, None)
}

/// Whether there is nothing but an empty line before.
fn after_empty_line(text: &[u8], at: usize) -> bool {
    let from = at.saturating_sub(MAX_GAP);
    let before = text.get(from..at).unwrap_or_default();
    let gap = before.iter().rev().take_while(|&&b| is(b, BLANK | BREAK));
    let (mut feeds, mut returns) = (0, 0);
    for &byte in gap {
        feeds += u32::from(byte == b'\n');
        returns += u32::from(byte == b'\r');
    }
    let line_start = before.last().is_some_and(|&b| is(b, BREAK));
    line_start && feeds.max(returns) >= 2
}

fn begins_tag(text: &[u8], at: usize) -> bool {
    let name = text.get(at + 1..).unwrap_or_default();
    let len = name
        .iter()
        .take(MAX_NAME)
        .take_while(|&&b| is(b, WORD))
        .count();
    name.first().is_some_and(u8::is_ascii_uppercase)
        && name.get(len..).is_some_and(|tail| tail.starts_with(b" \""))
}

/// How many bytes at the end could be the beginning of a tag after an empty line.
fn undecided(text: &[u8]) -> usize {
    let from = text.len().saturating_sub(MAX_NAME + 2);
    let tail = text.get(from..).unwrap_or_default();
    let bracket = tail.iter().rposition(|&b| b == b'[').filter(|&at| {
        let name = tail.get(at + 1..).unwrap_or_default();
        let blank = name.strip_suffix(b" ").unwrap_or(name);
        blank.iter().all(|&b| is(b, WORD))
    });
    let end = bracket.map_or(text.len(), |at| from + at);
    let gap_from = end.saturating_sub(MAX_GAP);
    let gap = text.get(gap_from..end).unwrap_or_default();
    let blanks = gap.iter().rev().take_while(|&&b| is(b, BLANK | BREAK));
    text.len() - end + blanks.count()
}

/// Looks for the end of a comment to the end of the line.
pub(super) fn line(text: &[u8]) -> End {
    match scan::find(text, *b"\n\r") {
        Some(at) => End::Closed(at),
        None => End::Open(text.len()),
    }
}

/// How many bytes at the end are a character of UTF-8 that is not complete.
pub(super) fn cut_character(text: &[u8]) -> usize {
    let tail = text.iter().rev().take(3);
    for (count, &byte) in (1..).zip(tail) {
        let wanted = match byte {
            0xc2..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf4 => 4,
            0x80..=0xbf => continue,
            _ => 0,
        };
        return if wanted > count { count } else { 0 };
    }
    0
}
