//! Tags, and the rescue of those written badly.

use alloc::vec::Vec;
use core::ops::Range;

use super::{
    super::{
        Flaw, MAX_TAG,
        scan::{self, BLANK, BREAK, WORD, is},
    },
    word::Rest,
};

/// What a `[` begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Bracket {
    /// More of the text is needed to tell.
    More,
    /// A tag.
    Tag(Tag),
    /// Something like a tag, this long, without name or value.
    Malformed(usize),
}

/// Where the parts of a tag are, from its `[` on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag {
    pub(super) name: Range<usize>,
    pub(super) value: Range<usize>,
    pub(super) taken: usize,
    /// What had to be forgiven.
    pub(super) flaw: Option<Flaw>,
    /// Whether the value holds a `\` or a line end.
    pub(super) escapes: Escapes,
}

/// How the `\` of a value are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Escapes {
    /// There is none.
    None,
    /// `\"` and `\\` stand for the second character.
    Some,
    /// Badly written: as `Some`, but a `\` at the end stands for itself.
    Rescued,
}

/// How far blanks and line ends may separate the parts of a tag.
const MAX_GAP: usize = 256;

/// Reads what a `[` at the start of the text begins.
#[inline]
pub(super) fn read(text: &[u8], rest: Rest) -> Bracket {
    match plain(text) {
        Some(tag) => Bracket::Tag(tag),
        None => read_any(text, rest),
    }
}

/// A tag written as the standard wants it, without `\`.
#[inline]
fn plain(text: &[u8]) -> Option<Tag> {
    let name_to = 1 + text.get(1..)?.iter().position(|&b| !is(b, WORD))?;
    let value_from = name_to + 2;
    let (blank, value) = text.get(name_to..)?.split_at_checked(2)?;
    let closing = value_from + scan::find(value, *b"\"\\\n\r")?;
    let plain = name_to > 1 && blank == b" \"" && text.get(closing..)?.starts_with(b"\"]");
    let tag = Tag {
        name: 1..name_to,
        value: value_from..closing,
        taken: closing + 2,
        flaw: None,
        escapes: Escapes::None,
    };
    (plain && closing < MAX_TAG).then_some(tag)
}

fn read_any(text: &[u8], rest: Rest) -> Bracket {
    let name_from = 1 + gap(text, 1);
    let name_to = name_from + name_len(text.get(name_from..).unwrap_or_default());
    let quote = name_to + gap(text, name_to);
    match text.get(quote) {
        None if rest == Rest::MayFollow && quote < MAX_TAG => return Bracket::More,
        Some(b'"') if name_to > name_from => {}
        _ => return malformed(text, rest),
    }
    let value_from = quote + 1;
    let (closing, escapes) = match closing_quote(text, value_from) {
        Ok(found) => found,
        Err(at) if at >= text.len() && at < MAX_TAG && rest == Rest::MayFollow => {
            return Bracket::More;
        }
        Err(at) => return rescue(text, name_from..name_to, value_from, at, rest),
    };
    let after = closing + 1 + gap(text, closing + 1);
    let tag = |taken, flaw| {
        Bracket::Tag(Tag {
            name: name_from..name_to,
            value: value_from..closing,
            taken,
            flaw,
            escapes,
        })
    };
    match text.get(after) {
        Some(b']') => tag(after + 1, None),
        None if rest == Rest::MayFollow && after < MAX_TAG => Bracket::More,
        Some(b'[') => tag(closing + 1, Some(Flaw::MissingBracket)),
        _ => {
            let line = closing + 1 + line_len(text, closing + 1);
            let same_line = text.get(closing + 1..line).unwrap_or_default();
            if same_line.trim_ascii().is_empty() {
                return tag(closing + 1, Some(Flaw::MissingBracket));
            }
            if line >= text.len() && line < MAX_TAG && rest == Rest::MayFollow {
                return Bracket::More;
            }
            rescue(text, name_from..name_to, value_from, line, rest)
        }
    }
}

/// Whether the text begins like a tag, `[Name "`; nothing when more is needed to tell.
pub(super) fn looks_like(text: &[u8], rest: Rest) -> Option<bool> {
    let name_from = 1 + gap(text, 1);
    let name = count(text, name_from, |b| is(b, WORD) || b == b'?' || b == b'-');
    let quote = name_from + name + gap(text, name_from + name);
    match text.get(quote) {
        Some(b'"') => Some(name > 0),
        None if rest == Rest::MayFollow && quote < MAX_GAP * 3 => None,
        _ => Some(false),
    }
}

/// How long a name is, at most so many characters; bytes in another encoding than UTF-8 count as
/// one each, as they are once decoded.
fn name_len(text: &[u8]) -> usize {
    let belongs = |&&b: &&u8| !is(b, BLANK | BREAK) && !ends_name(b);
    let len = text.iter().take(4 * MAX_GAP).take_while(belongs).count();
    let name = text.get(..len).unwrap_or_default();
    match core::str::from_utf8(name) {
        Ok(name) => name
            .char_indices()
            .nth(MAX_GAP)
            .map_or(len, |(after, _)| after),
        Err(_) => len.min(MAX_GAP),
    }
}

const fn ends_name(byte: u8) -> bool {
    matches!(byte, b'"' | b'[' | b']' | b'{' | b'}')
}

fn count(text: &[u8], from: usize, mut belongs: impl FnMut(u8) -> bool) -> usize {
    text.iter()
        .skip(from)
        .take(MAX_GAP)
        .take_while(|&&b| belongs(b))
        .count()
}

fn gap(text: &[u8], from: usize) -> usize {
    count(text, from, |b| is(b, BLANK | BREAK))
}

/// How far it is to the end of the line.
fn line_len(text: &[u8], from: usize) -> usize {
    let line = text.get(from..).unwrap_or_default();
    scan::find(line, *b"\n\r").unwrap_or(line.len())
}

/// Where the closing quotation mark is, or else where the line, the tag or the text ends.
fn closing_quote(text: &[u8], from: usize) -> Result<(usize, Escapes), usize> {
    let mut at = from;
    let mut escapes = Escapes::None;
    let text = text.get(..MAX_TAG).unwrap_or(text);
    loop {
        let rest = text.get(at..).unwrap_or_default();
        at += scan::find(rest, *b"\"\\\n\r").ok_or(text.len())?;
        match text.get(at) {
            Some(b'"') => return Ok((at, escapes)),
            Some(b'\\') => {
                escapes = Escapes::Some;
                at += match text.get(at + 1) {
                    Some(b'"' | b'\\') => 2,
                    _ => 1,
                };
            }
            _ => return Err(at),
        }
    }
}

/// Makes the best of a value whose quotation marks do not fit, given where its line ends.
fn rescue(text: &[u8], name: Range<usize>, from: usize, line: usize, rest: Rest) -> Bracket {
    let tag = |value: Range<usize>, taken, flaw| {
        Bracket::Tag(Tag {
            name: name.clone(),
            value,
            taken,
            flaw: Some(flaw),
            escapes: Escapes::Rescued,
        })
    };
    if line >= MAX_TAG {
        return tag(from..MAX_TAG, MAX_TAG, Flaw::LongTag);
    }
    if let Some((quote, bracket)) = quote_and_bracket(text, from, line) {
        let value = text.get(from..quote).unwrap_or_default();
        let flaw = match value.contains(&b'"') && !value.ends_with(b"\\") {
            true => Flaw::UnescapedQuote,
            false => Flaw::UnterminatedTag,
        };
        return tag(from..quote, bracket + 1, flaw);
    }
    if let Ok((quote, _)) = closing_quote(text, from) {
        let bracket = text
            .get(quote..line)
            .and_then(|tail| scan::find(tail, *b"]"));
        let (taken, flaw) = match bracket {
            Some(at) => (quote + at + 1, Flaw::StrayText),
            None => (quote + 1, Flaw::MissingBracket),
        };
        return tag(from..quote, taken, flaw);
    }
    // The next line may hold the rest, unless it is empty or begins something new.
    let next = line + line_break(text, line);
    let end = next + line_len(text, next);
    if end >= text.len() && end < MAX_TAG && rest == Rest::MayFollow {
        return Bracket::More;
    }
    let start = text.get(next);
    if start.is_some_and(|&b| !is(b, BREAK) && b != b'[')
        && end < MAX_TAG
        && let Some((quote, bracket)) = quote_and_bracket(text, next, end)
    {
        return tag(from..quote, bracket + 1, Flaw::TagAcrossLines);
    }
    let value = text.get(from..line).unwrap_or_default();
    let value_to = from + value.trim_ascii_end().len();
    tag(from..value_to, line, Flaw::UnterminatedTag)
}

/// The first `"` with a `]` after it.
fn quote_and_bracket(text: &[u8], from: usize, to: usize) -> Option<(usize, usize)> {
    let mut at = from;
    loop {
        let quote = at + scan::find(text.get(at..to)?, *b"\"")?;
        let after = quote + 1 + count(text, quote + 1, |b| is(b, BLANK));
        if after < to && text.get(after) == Some(&b']') {
            return Some((quote, after));
        }
        at = quote + 1;
    }
}

fn line_break(text: &[u8], at: usize) -> usize {
    match text.get(at..) {
        Some([b'\r', b'\n', ..]) => 2,
        Some([_, ..]) => 1,
        Some([]) | None => 0,
    }
}

fn malformed(text: &[u8], rest: Rest) -> Bracket {
    let line = 1 + line_len(text, 1);
    if line >= text.len() && line < MAX_TAG && rest == Rest::MayFollow {
        return Bracket::More;
    }
    let line = line.min(MAX_TAG);
    let bracket = text.get(..line).and_then(|line| scan::find(line, *b"]"));
    Bracket::Malformed(bracket.map_or(line, |at| at + 1))
}

/// Resolves the `\` of a value into `resolved`; says whether one stood before something else.
pub(super) fn unescape(value: &[u8], escapes: Escapes, resolved: &mut Vec<u8>) -> Option<Flaw> {
    resolved.clear();
    let mut flaw = None;
    let mut bytes = value.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, bytes.peek()) {
            (b'\\', Some(&next @ (b'"' | b'\\'))) => {
                resolved.push(next);
                bytes.next();
            }
            (b'\\', next) => {
                if next.is_some() || escapes == Escapes::Some {
                    flaw = Some(Flaw::UnknownEscape);
                }
                resolved.push(byte);
            }
            (b'\r', Some(b'\n')) => {}
            (b'\r' | b'\n', _) => resolved.push(b' '),
            (_, _) => resolved.push(byte),
        }
    }
    flaw
}
