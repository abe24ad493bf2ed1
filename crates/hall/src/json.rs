//! Values as text, for the wire and for the record.

use std::cell::Cell;

use serde::Serialize;

/// A longer buffer is not kept for the next value.
const KEPT: usize = 64 * 1024;

thread_local! {
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Writes a value as JSON: into a buffer that is used again, so that what is made of it is
/// allocated once and no longer than it has to be.
pub(crate) fn written<T: for<'a> From<&'a str>>(value: &impl Serialize) -> T {
    let mut buffer = BUFFER.take();
    buffer.clear();
    serde_json::to_writer(&mut buffer, value)
        .expect("every message and entry is made of strings, numbers and lists of them");
    let text = str::from_utf8(&buffer).expect("JSON is UTF-8").into();
    if buffer.capacity() <= KEPT {
        BUFFER.set(buffer);
    }
    text
}
