//! Encodings, found out for each piece of text.

use alloc::{borrow::Cow, string::String};

/// What a piece of text is encoded in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, of which ASCII is a part.
    Utf8,
    /// ISO 8859-1, where bytes from 128 to 159 are not used.
    Latin1,
    /// Windows-1252: like Latin-1, with curly quotes, dashes and the like from 128 to 159.
    Windows1252,
    /// UTF-8 with stray bytes in between, which were read as Windows-1252.
    Mixed,
}

/// The text some bytes stand for. Never fails; every byte becomes at least one character.
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    match core::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), Encoding::Utf8),
        Err(_) => {
            let (text, encoding) = decode_other(bytes);
            (Cow::Owned(text), encoding)
        }
    }
}

#[cold]
fn decode_other(bytes: &[u8]) -> (String, Encoding) {
    let mut text = String::with_capacity(bytes.len().saturating_mul(2));
    let (mut characters, mut windows) = (false, false);
    for chunk in bytes.utf8_chunks() {
        characters |= !chunk.valid().is_ascii();
        text.push_str(chunk.valid());
        for &byte in chunk.invalid() {
            windows |= matches!(byte, 0x80..=0x9f);
            text.push(windows_1252(byte));
        }
    }
    let encoding = match (characters, windows) {
        (true, _) => Encoding::Mixed,
        (false, true) => Encoding::Windows1252,
        (false, false) => Encoding::Latin1,
    };
    (text, encoding)
}

/// The character of a byte; the five that Windows-1252 leaves open are control characters.
const fn windows_1252(byte: u8) -> char {
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => HIGH[(byte & 0x1f) as usize],
        _ => byte as char,
    }
}
