//! The only unsafe code of the crate, each piece with the invariant it rests on.
#![allow(unsafe_code)]

use core::mem::MaybeUninit;

use crate::{Move, Square};

/// The square with the number `index & 63`.
#[inline]
pub(crate) const fn square(index: u8) -> Square {
    // SAFETY: `Square` is `repr(u8)` with exactly the discriminants 0 to 63, and the mask keeps
    // any argument in that range.
    unsafe { core::mem::transmute::<u8, Square>(index & 63) }
}

/// The first `len` moves of a buffer.
///
/// Only [`MoveList`](crate::MoveList) calls it, whose invariant is that those are written.
#[inline]
pub(crate) fn written(moves: &[MaybeUninit<Move>], len: usize) -> &[Move] {
    debug_assert!(len <= moves.len());
    // SAFETY: by the invariant of `MoveList`, `len` is at most the length of its buffer and each
    // of the first `len` entries was written; `MaybeUninit<Move>` has the layout of `Move`.
    unsafe { core::slice::from_raw_parts(moves.as_ptr().cast::<Move>(), len) }
}

/// The text of bytes that are all ASCII.
///
/// Only the buffer that FENs are written into calls it: it stores no byte above 127.
#[inline]
pub(crate) fn ascii(bytes: &[u8]) -> &str {
    debug_assert!(bytes.is_ascii());
    // SAFETY: every ASCII text is UTF-8, and the caller stores nothing else.
    unsafe { core::str::from_utf8_unchecked(bytes) }
}
