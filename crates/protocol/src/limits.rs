//! The version of the protocol, and how long its messages may be.

/// The version of this protocol. Messages are only ever added to it.
pub const VERSION: u16 = 1;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 8 * 1024;

/// The longest text a person may send in chat, in characters.
pub const LONGEST_CHAT: usize = 500;
