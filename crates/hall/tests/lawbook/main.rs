//! The Laws over the wire.

mod library;
mod search;
mod wire;
