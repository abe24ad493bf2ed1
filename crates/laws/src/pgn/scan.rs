//! Classes of bytes and searches for a byte, eight bytes at a time.

/// A byte that goes on a token once it has begun.
pub(super) const SYMBOL: u8 = 1;
/// A decimal digit.
pub(super) const DIGIT: u8 = 2;
/// A full stop.
pub(super) const DOT: u8 = 4;
/// A letter from `a` to `h`.
pub(super) const FILE: u8 = 8;
/// A digit from `1` to `8`.
pub(super) const RANK: u8 = 16;
/// A letter or digit, or `_`: what names of tags are made of.
pub(super) const WORD: u8 = 32;
/// A blank within a line.
pub(super) const BLANK: u8 = 64;
/// A line end.
pub(super) const BREAK: u8 = 128;

/// What a token that begins with some byte may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Space,
    Digit,
    Letter,
    Open,
    Close,
    Brace,
    Semicolon,
    Percent,
    Dollar,
    Mark,
    Star,
    Dot,
    Bracket,
    Angle,
    High,
    Other,
}

static FLAGS: [u8; 256] = flags();
static CLASSES: [Class; 256] = classes();

/// The flags of a byte.
#[inline]
pub(super) fn flags_of(byte: u8) -> u8 {
    FLAGS[byte as usize]
}

/// Whether a byte has a flag.
#[inline]
pub(super) fn is(byte: u8, flag: u8) -> bool {
    flags_of(byte) & flag != 0
}

/// Whether a byte ends a token wherever it stands; bytes beyond ASCII do not.
#[inline]
pub(super) fn is_delimiter(byte: u8) -> bool {
    byte < 0x80 && !is(byte, SYMBOL)
}

/// The class of a byte.
#[inline]
pub(super) fn class_of(byte: u8) -> Class {
    CLASSES[byte as usize]
}

const fn flags() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0usize;
    while byte < 256 {
        let b = byte as u8;
        let mut flags = 0;
        if b.is_ascii_alphanumeric()
            || matches!(
                b,
                b'+' | b'#' | b'=' | b'-' | b':' | b'_' | b'/' | b'@' | b'~'
            )
        {
            flags |= SYMBOL;
        }
        if b.is_ascii_alphanumeric() || b == b'_' {
            flags |= WORD;
        }
        if b.is_ascii_digit() {
            flags |= DIGIT;
        }
        if b == b'.' {
            flags |= DOT;
        }
        if matches!(b, b'a'..=b'h') {
            flags |= FILE;
        }
        if matches!(b, b'1'..=b'8') {
            flags |= RANK;
        }
        if matches!(b, b' ' | b'\t' | 0x0b | 0x0c) {
            flags |= BLANK;
        }
        if matches!(b, b'\n' | b'\r') {
            flags |= BREAK;
        }
        table[byte] = flags;
        byte += 1;
    }
    table
}

const fn classes() -> [Class; 256] {
    let mut table = [Class::Other; 256];
    let mut byte = 0usize;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | 0x0b | 0x0c | b'\n' | b'\r' => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'(' => Class::Open,
            b')' => Class::Close,
            b'{' => Class::Brace,
            b';' => Class::Semicolon,
            b'%' => Class::Percent,
            b'$' => Class::Dollar,
            b'!' | b'?' => Class::Mark,
            b'*' => Class::Star,
            b'.' => Class::Dot,
            b'[' => Class::Bracket,
            b'<' => Class::Angle,
            0x80..=0xff => Class::High,
            b if FLAGS[b as usize] & SYMBOL != 0 => Class::Letter,
            _ => Class::Other,
        };
        byte += 1;
    }
    table
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// What may come in a move before the square it ends on; nothing may, too.
const BODY: u8 = 1;
/// What a move may begin with, or nothing.
const START: u8 = 2;

static BODIES: [u8; 256] = bodies();

const fn bodies() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0usize;
    while byte < 256 {
        table[byte] = match byte as u8 {
            0 | b'a'..=b'h' => BODY | START,
            b'1'..=b'8' | b'x' => BODY,
            b'N' | b'B' | b'R' | b'Q' | b'K' => START,
            _ => 0,
        };
        byte += 1;
    }
    table
}

/// How long the move is that eight bytes begin with, if it is written as moves usually are: a
/// piece, a file, rank or `x` or two of them, a square, a check; then a blank or a mark.
#[inline]
pub(super) fn plain_move(eight: u64) -> Option<usize> {
    const BELOW_MARKS: u64 = ONES * (0x80 - 0x23);
    // Whole only where no byte is beyond ASCII, which is asked below.
    let ends = !eight.wrapping_add(BELOW_MARKS) & HIGHS;
    let len = ends.trailing_zeros() / 8;
    let last = eight >> (8 * (len.wrapping_sub(1) & 7)) & 0xff;
    let checks = u32::from(last == 0x2b || last == 0x23);
    let body = len.wrapping_sub(checks).wrapping_sub(2);
    let square = (eight >> (8 * (body & 7))) as u16;
    let square_fits = square.wrapping_sub(u16::from_le_bytes(*b"a1")) & 0xf8f8 == 0;
    let before = eight & !(u64::MAX << (8 * (body & 7)));
    let start = BODIES[(before & 0xff) as usize] & START;
    let rest =
        BODIES[(before >> 8 & 0xff) as usize] & BODIES[(before >> 16 & 0xff) as usize] & BODY;
    let plain = eight & HIGHS == 0 && ends != 0 && body <= 3 && square_fits;
    (plain && start != 0 && rest != 0).then_some(len as usize)
}

/// How long the castling is that eight bytes begin with, if it is written `O-O` or `O-O-O`, with
/// or without a check, and a blank or a mark comes next.
#[inline]
pub(super) fn plain_castling(eight: u64) -> Option<usize> {
    let bytes = eight.to_le_bytes();
    let [b'O', b'-', b'O', tail @ ..] = bytes else {
        return None;
    };
    let len = if matches!(tail, [b'-', b'O', ..]) {
        5
    } else {
        3
    };
    let check = matches!(bytes.get(len), Some(b'+' | b'#'));
    let len = len + usize::from(check);
    bytes
        .get(len)
        .is_some_and(|&next| next < 0x23)
        .then_some(len)
}

/// How many digits and dots the number of a move has that eight bytes begin with, if it has up to
/// three digits and three dots.
#[inline]
pub(super) fn plain_number(eight: u64) -> Option<(usize, usize)> {
    let byte = |at: usize| (eight >> (8 * at)) as u8;
    let mut digits = 1;
    while digits < 3 && byte(digits).is_ascii_digit() {
        digits += 1;
    }
    let mut dots = 0;
    while dots < 4 && byte(digits + dots) == b'.' {
        dots += 1;
    }
    (1..=3).contains(&dots).then_some((digits, dots))
}

/// Marks the bytes of a word that equal a byte; exact up to the first one marked.
#[inline]
fn equal(word: u64, byte: u8) -> u64 {
    let x = word ^ (ONES * byte as u64);
    x.wrapping_sub(ONES) & !x & HIGHS
}

/// The index of the first of these bytes.
#[inline]
pub(super) fn find<const N: usize>(text: &[u8], bytes: [u8; N]) -> Option<usize> {
    let mut done = 0;
    let (words, rest) = text.as_chunks::<8>();
    for word in words {
        let word = u64::from_le_bytes(*word);
        let mut hits = 0;
        for byte in bytes {
            hits |= equal(word, byte);
        }
        if hits != 0 {
            return Some(done + (hits.trailing_zeros() / 8) as usize);
        }
        done += 8;
    }
    rest.iter()
        .position(|b| bytes.contains(b))
        .map(|index| done + index)
}

/// The index of the first `}`, and whether a line end may come before it.
#[inline]
pub(super) fn find_brace(text: &[u8]) -> (Option<usize>, bool) {
    let mut done = 0;
    let mut controls = 0;
    let (words, rest) = text.as_chunks::<8>();
    for word in words {
        let word = u64::from_le_bytes(*word);
        controls |= word.wrapping_sub(ONES * 0x10) & !word & HIGHS;
        let hits = equal(word, b'}');
        if hits != 0 {
            let found = done + (hits.trailing_zeros() / 8) as usize;
            return (Some(found), controls != 0);
        }
        done += 8;
    }
    let found = rest.iter().position(|&b| b == b'}');
    let tail = rest.get(..found.unwrap_or(rest.len())).unwrap_or(rest);
    let breaks = controls != 0 || tail.iter().any(|&b| is(b, BREAK));
    (found.map(|index| done + index), breaks)
}
