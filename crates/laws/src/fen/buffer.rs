//! A small buffer of ASCII on the stack.

use crate::unchecked;

/// Room for the longest FEN: 71 for the placement, 16 rights, two counters and what stands
/// between.
pub(super) struct Buffer {
    // Invariant: the first `len` bytes, at most all, are ASCII.
    bytes: [u8; Buffer::SIZE],
    len: usize,
}

impl Buffer {
    const SIZE: usize = 128;

    #[inline]
    pub(super) fn new() -> Self {
        Self {
            bytes: [0; Self::SIZE],
            len: 0,
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds an ASCII character.
    #[inline]
    pub(super) fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(self.len) {
            *slot = byte & 0x7f;
            self.len += 1;
        }
    }

    /// Adds a number in decimal.
    #[inline]
    pub(super) fn push_number(&mut self, number: u32) {
        if number >= 10 {
            self.push_long(number);
        } else {
            self.push(b'0' + number as u8);
        }
    }

    fn push_long(&mut self, number: u32) {
        let mut power = 1_000_000_000;
        while power > number {
            power /= 10;
        }
        while power > 0 {
            self.push(b'0' + (number / power % 10) as u8);
            power /= 10;
        }
    }

    #[inline]
    pub(super) fn as_str(&self) -> &str {
        unchecked::ascii(self.bytes.get(..self.len).unwrap_or_default())
    }
}
