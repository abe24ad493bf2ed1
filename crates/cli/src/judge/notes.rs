//! Clock notes in comments.

use memchr::memmem;

#[cfg(test)]
mod tests;

/// What a clock shows, and to which precision it is noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    pub(crate) shows_ms: u64,
    pub(crate) precision_ms: u64,
}

const HOUR_MS: u64 = 3_600_000;
const MINUTE_MS: u64 = 60_000;

/// The time a clock shows by a comment with `[%clk 1:23:45]`.
#[inline]
pub(crate) fn clock(comment: &[u8]) -> Option<Clock> {
    const NOTE: &[u8] = b"[%clk";
    // Mostly it is the first thing there.
    let start = comment.trim_ascii_start();
    let rest = match start.strip_prefix(NOTE) {
        Some(rest) => rest,
        None => &comment[memmem::find(comment, NOTE)? + NOTE.len()..],
    };
    let rest = rest.trim_ascii_start();
    read(&rest[..memchr::memchr(b']', rest)?])
}

/// Reads `H:MM:SS` with any fraction of a second, or `H:MM` as noted by hand.
fn read(text: &[u8]) -> Option<Clock> {
    let mut fields = [0_u64; 3];
    let mut count = 0;
    let (whole, fraction) = match memchr::memchr(b'.', text) {
        Some(point) => (&text[..point], Some(&text[point + 1..])),
        None => (text, None),
    };
    for field in whole.trim_ascii_end().split(|&byte| byte == b':') {
        *fields.get_mut(count)? = number(field)?;
        count += 1;
    }
    let [hours, minutes, seconds] = fields;
    if count < 2 || minutes > 59 || seconds > 59 {
        return None;
    }
    let (fraction_ms, precision_ms) = match fraction {
        Some(digits) => thousandths(digits.trim_ascii_end())?,
        None if count == 2 => (0, MINUTE_MS),
        None => (0, 1),
    };
    Some(Clock {
        shows_ms: hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000 + fraction_ms,
        precision_ms,
    })
}

fn number(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 4 {
        return None;
    }
    digits.iter().try_fold(0, |number, byte| {
        byte.is_ascii_digit()
            .then(|| number * 10 + u64::from(byte - b'0'))
    })
}

fn thousandths(digits: &[u8]) -> Option<(u64, u64)> {
    let kept = &digits[..digits.len().min(3)];
    let scale = [0, 100, 10, 1][kept.len()];
    Some((number(kept)? * scale, scale))
}
