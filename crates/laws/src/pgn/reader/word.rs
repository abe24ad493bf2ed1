//! What the words of movetext are.

use super::super::{
    MAX_TOKEN, Nag, Outcome,
    scan::{Class, DIGIT, FILE, RANK, SYMBOL, class_of, is, is_delimiter},
};

/// What a word is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// Blanks, or marks such as `+` and `e.p.` that add nothing.
    Nothing,
    /// The number of a move and the dots after it.
    Number(u32, usize),
    /// A move, or close enough to one.
    Move,
    /// Castling written with unusual dashes, and as it is usually written.
    Castling(&'static [u8]),
    /// `--` and the like.
    NullMove,
    /// A glyph; whether its marks are unusual.
    Glyph(Nag, Usual),
    /// A `$` without a number in range.
    BadGlyph(Option<u32>),
    /// A result.
    Outcome(Outcome, Usual),
    /// Longer than any word should be.
    Long,
    /// Anything else.
    Stray,
}

/// Whether something is written as the standard wants it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Usual {
    Yes,
    No,
}

/// A word at the start of some text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lexed {
    pub(super) word: Word,
    /// How many bytes are the word itself.
    pub(super) len: usize,
    /// How many bytes it takes up, with what belongs to it and says nothing.
    pub(super) taken: usize,
}

impl Lexed {
    const fn new(word: Word, len: usize) -> Self {
        Self {
            word,
            len,
            taken: len,
        }
    }
}

/// Whether the text given goes on beyond its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rest {
    MayFollow,
    Nothing,
}

/// The longest look beyond the end of a word: `.p.` of `e.p.`.
const AHEAD: usize = 3;

/// Reads the word text begins with; nothing when more of the text is needed to tell.
pub(super) fn lex(text: &[u8], rest: Rest) -> Option<Lexed> {
    let &first = text.first()?;
    match class_of(first) {
        Class::Star => Some(Lexed::new(Word::Outcome(Outcome::Open, Usual::Yes), 1)),
        Class::Dot | Class::Space => Some(Lexed::new(Word::Nothing, 1)),
        Class::Mark => marks(text, rest),
        Class::Dollar => glyph(text, rest),
        Class::Digit | Class::Letter | Class::High => {
            let end = text.iter().take(MAX_TOKEN).position(|&b| is_delimiter(b));
            let (word, after) = match end {
                Some(end) => text.split_at_checked(end)?,
                None if text.len() >= MAX_TOKEN => {
                    return Some(Lexed::new(Word::Long, MAX_TOKEN));
                }
                None => (text, &[][..]),
            };
            let undecided = after.len() <= AHEAD && rest == Rest::MayFollow;
            if undecided && (after.is_empty() || after.first() == Some(&b'.')) {
                return None;
            }
            if word.first().is_some_and(u8::is_ascii_digit) {
                numeral(text, word, rest)
            } else {
                Some(classify(word, after))
            }
        }
        Class::Open
        | Class::Close
        | Class::Brace
        | Class::Semicolon
        | Class::Percent
        | Class::Bracket
        | Class::Angle
        | Class::Other => Some(Lexed::new(Word::Stray, 1)),
    }
}

fn run(text: &[u8], mut belongs: impl FnMut(u8) -> bool) -> usize {
    text.iter()
        .take(MAX_TOKEN)
        .position(|&b| !belongs(b))
        .unwrap_or(text.len().min(MAX_TOKEN))
}

/// Whether a run over the start of the text may go on where more text follows.
fn open_ended(text: &[u8], len: usize, rest: Rest) -> bool {
    len == text.len() && len < MAX_TOKEN && rest == Rest::MayFollow
}

fn marks(text: &[u8], rest: Rest) -> Option<Lexed> {
    let len = run(text, |b| matches!(b, b'!' | b'?'));
    if open_ended(text, len, rest) {
        return None;
    }
    let marks = text.get(..len)?;
    let (nag, usual) = match Nag::from_marks(marks) {
        Some(nag) => (nag, Usual::Yes),
        None => {
            let first = marks.first().copied();
            let one = marks.iter().all(|&b| Some(b) == first);
            let nag = match (first, one) {
                (Some(b'!'), true) => Nag(3),
                (Some(b'!'), false) => Nag(5),
                (_, true) => Nag(4),
                (_, false) => Nag(6),
            };
            (nag, Usual::No)
        }
    };
    Some(Lexed::new(Word::Glyph(nag, usual), len))
}

fn glyph(text: &[u8], rest: Rest) -> Option<Lexed> {
    let digits = text.get(1..).unwrap_or_default();
    let len = run(digits, |b| is(b, DIGIT));
    if open_ended(digits, len, rest) {
        return None;
    }
    let number = (len > 0).then(|| value(digits.get(..len).unwrap_or_default()));
    let word = match number.map(u8::try_from) {
        Some(Ok(number)) => Word::Glyph(Nag(number), Usual::Yes),
        Some(Err(_)) | None => Word::BadGlyph(number),
    };
    Some(Lexed::new(word, len.saturating_add(1)))
}

/// The number some digits write, or the greatest there is.
pub(super) fn value(digits: &[u8]) -> u32 {
    digits.iter().fold(0u32, |sum, &b| {
        sum.saturating_mul(10)
            .saturating_add(u32::from(b.wrapping_sub(b'0')))
    })
}

/// A word that begins with a digit: the number of a move, a result or castling with zeros.
fn numeral(text: &[u8], word: &[u8], rest: Rest) -> Option<Lexed> {
    let len = run(word, |b| is(b, DIGIT));
    let (digits, tail) = word.split_at_checked(len)?;
    if tail.is_empty() {
        if digits == b"0000" && text.get(len) != Some(&b'.') {
            return Some(Lexed::new(Word::NullMove, len));
        }
        let dots = run(text.get(len..).unwrap_or_default(), |b| b == b'.');
        if open_ended(text, len.saturating_add(dots), rest) {
            return None;
        }
        let number = Word::Number(value(digits), dots);
        return Some(Lexed::new(number, len.saturating_add(dots)));
    }
    if let Some(lexed) = score(word) {
        return Some(lexed);
    }
    if tail.starts_with(ELLIPSIS) {
        let number = Word::Number(value(digits), 3);
        return Some(Lexed::new(number, len.saturating_add(ELLIPSIS.len())));
    }
    match tail.first() {
        Some(b'-' | b'/' | b':' | b'+' | b'=' | b'#' | b'_' | b'@' | b'~') => {
            Some(Lexed::new(Word::Stray, word.len()))
        }
        _ => Some(Lexed::new(Word::Number(value(digits), 0), len)),
    }
}

const ELLIPSIS: &[u8] = "…".as_bytes();

/// Characters beyond ASCII that mean something wherever they stand.
const SYMBOLS: [(&str, Word); 24] = [
    ("\u{a0}", Word::Nothing),
    ("\u{feff}", Word::Nothing),
    ("\u{200b}", Word::Nothing),
    ("\u{200e}", Word::Nothing),
    ("…", Word::Nothing),
    ("‼", Word::Glyph(Nag(3), Usual::Yes)),
    ("⁇", Word::Glyph(Nag(4), Usual::Yes)),
    ("⁉", Word::Glyph(Nag(5), Usual::Yes)),
    ("⁈", Word::Glyph(Nag(6), Usual::Yes)),
    ("□", Word::Glyph(Nag(7), Usual::Yes)),
    ("∞", Word::Glyph(Nag(13), Usual::Yes)),
    ("⩲", Word::Glyph(Nag(14), Usual::Yes)),
    ("⩱", Word::Glyph(Nag(15), Usual::Yes)),
    ("±", Word::Glyph(Nag(16), Usual::Yes)),
    ("∓", Word::Glyph(Nag(17), Usual::Yes)),
    ("+−", Word::Glyph(Nag(18), Usual::Yes)),
    ("−+", Word::Glyph(Nag(19), Usual::Yes)),
    ("⨀", Word::Glyph(Nag(22), Usual::Yes)),
    ("⟳", Word::Glyph(Nag(32), Usual::Yes)),
    ("↑", Word::Glyph(Nag(36), Usual::Yes)),
    ("→", Word::Glyph(Nag(40), Usual::Yes)),
    ("⇆", Word::Glyph(Nag(132), Usual::Yes)),
    ("⌓", Word::Glyph(Nag(142), Usual::Yes)),
    ("⊕", Word::Glyph(Nag(138), Usual::Yes)),
];

/// Words of ASCII that stand for a glyph.
const GLYPHS: [(&str, u8); 19] = [
    ("=", 10),
    ("~", 13),
    ("inf", 13),
    ("+=", 14),
    ("+/=", 14),
    ("=+", 15),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+-", 18),
    ("+--", 20),
    ("-+", 19),
    ("--+", 21),
    ("=/~", 44),
    ("RR", 145),
    ("N", 146),
    ("TN", 146),
    ("D", 220),
    ("D'", 221),
];

fn symbol(text: &[u8]) -> Option<(Word, usize)> {
    if text.first() == Some(&0xa0) {
        return Some((Word::Nothing, 1));
    }
    SYMBOLS
        .iter()
        .find(|(symbol, _)| text.starts_with(symbol.as_bytes()))
        .map(|&(symbol, word)| (word, symbol.len()))
}

/// A word that begins with something else than a digit.
fn classify(word: &[u8], after: &[u8]) -> Lexed {
    if let Some((word, len)) = symbol(word) {
        return Lexed::new(word, len);
    }
    // A symbol glued to the end of a word is a word of its own.
    let cut = (1..word.len()).find(|&at| {
        let begins_character = match word.get(at - 1..) {
            // A lone 0xa0 is a blank; after another such byte it is part of a letter, as of `à`.
            Some([before, 0xa0, ..]) => before.is_ascii(),
            Some([_, byte, ..]) => *byte >= 0x80,
            Some(_) | None => false,
        };
        begins_character && word.get(at..).is_some_and(|tail| symbol(tail).is_some())
    });
    let (word, after) = match cut.and_then(|at| word.split_at_checked(at)) {
        Some(parts) => parts,
        None => (word, after),
    };
    if let Some(lexed) = score(word) {
        return lexed;
    }
    if matches!(word, b"--" | b"Z0" | b"z0" | b"@@@@") {
        return Lexed::new(Word::NullMove, word.len());
    }
    if let Some(lexed) = en_passant(word, after) {
        return lexed;
    }
    if square_in(word) {
        return Lexed::new(Word::Move, glued(word).unwrap_or(word.len()));
    }
    if word.iter().all(|&b| matches!(b, b'+' | b'#')) || matches!(word, b"ep" | b"ap") {
        return Lexed::new(Word::Nothing, word.len());
    }
    match GLYPHS.iter().find(|(text, _)| text.as_bytes() == word) {
        Some(&(_, nag)) => Lexed::new(Word::Glyph(Nag(nag), Usual::Yes), word.len()),
        None => Lexed::new(Word::Stray, word.len()),
    }
}

/// `e.p.` or `a.p.`, alone or at the end of a move.
fn en_passant(word: &[u8], after: &[u8]) -> Option<Lexed> {
    let (last, before) = word.split_last()?;
    if !matches!(last, b'e' | b'a') || !after.starts_with(b".p") {
        return None;
    }
    let suffix = if after.get(2) == Some(&b'.') { 3 } else { 2 };
    let kind = match before.is_empty() {
        true => Word::Nothing,
        false if square_in(before) => Word::Move,
        false => return None,
    };
    Some(Lexed {
        word: kind,
        len: before.len().max(1),
        taken: word.len().saturating_add(suffix),
    })
}

/// Whether a file's letter stands before a rank's digit.
fn square_in(word: &[u8]) -> bool {
    word.array_windows()
        .any(|&[file, rank]| is(file, FILE) && is(rank, RANK))
}

/// Where the first of two moves written without a blank ends, as in `Nf3Nc6`.
fn glued(word: &[u8]) -> Option<usize> {
    (2..word.len()).find(|&at| {
        let Some((first, second)) = word.split_at_checked(at) else {
            return false;
        };
        let begins = matches!(
            second.first(),
            Some(b'N' | b'B' | b'R' | b'Q' | b'K' | b'O')
        );
        begins
            && first.last().is_some_and(|&b| is(b, RANK) || b == b'+')
            && square_in(first)
            && (square_in(second) || second.starts_with(b"O-O"))
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Points {
    Zero,
    Half,
    One,
}

fn points(text: &[u8]) -> Option<(Points, usize)> {
    match text {
        [b'1', b'/', b'2', ..] => Some((Points::Half, 3)),
        [0xc2, 0xbd, ..] => Some((Points::Half, 2)),
        [0xbd, ..] => Some((Points::Half, 1)),
        [b'1', ..] => Some((Points::One, 1)),
        [b'0' | b'O' | b'o', ..] => Some((Points::Zero, 1)),
        _ => None,
    }
}

fn dash(text: &[u8]) -> Option<usize> {
    match text {
        [b'-' | b':' | 0x96 | 0x97, ..] => Some(1),
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => Some(3),
        _ => None,
    }
}

/// A result or castling, with any dashes, `½` for `1/2`.
fn score(word: &[u8]) -> Option<Lexed> {
    let (first, mut len) = points(word)?;
    let mut parts = [Some(first), None, None];
    for part in parts.iter_mut().skip(1) {
        let tail = word.get(len..)?;
        let Some(dash) = dash(tail) else { break };
        let Some((points, digits)) = tail.get(dash..).and_then(points) else {
            break;
        };
        *part = Some(points);
        len = len.saturating_add(dash).saturating_add(digits);
    }
    let written = word.get(..len)?;
    let outcome = match parts {
        [Some(Points::One), Some(Points::Zero), None] => Outcome::WhiteWins,
        [Some(Points::Zero), Some(Points::One), None] => Outcome::BlackWins,
        [Some(Points::Half), Some(Points::Half) | None, None] => Outcome::Draw,
        [Some(Points::Zero), Some(Points::Zero), None] => {
            return castling(word, len, b"O-O");
        }
        [Some(Points::Zero), Some(Points::Zero), Some(Points::Zero)] => {
            return castling(word, len, b"O-O-O");
        }
        _ => return None,
    };
    let usual = match written == outcome.text().as_bytes() {
        true => Usual::Yes,
        false => Usual::No,
    };
    Some(Lexed::new(Word::Outcome(outcome, usual), len))
}

fn castling(word: &[u8], len: usize, usual: &'static [u8]) -> Option<Lexed> {
    let checks = run(word.get(len..)?, |b| matches!(b, b'+' | b'#'));
    let len = len.saturating_add(checks);
    let kind = match word.get(..len)? {
        written if written.contains(&b':') => return None,
        written if written.is_ascii() => Word::Move,
        _ => Word::Castling(usual),
    };
    let ends = word.get(len).is_none_or(|&b| !is(b, SYMBOL));
    ends.then_some(Lexed::new(kind, len))
}
