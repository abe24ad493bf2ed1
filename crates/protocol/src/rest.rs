//! What goes over HTTP, area by area.

pub mod archive;
pub mod chat;
pub mod desk;
pub mod laws;
pub mod people;
pub mod rooms;

/// The header with the code of a private table: an address is noted by many, a header by few.
pub const CODE_HEADER: &str = "jadoube-code";
