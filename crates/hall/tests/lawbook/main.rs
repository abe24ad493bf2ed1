//! The Laws over the wire.

mod explain;
mod library;
mod search;
mod wire;
