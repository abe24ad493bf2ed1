//! What goes over HTTP, area by area.

pub mod archive;
pub mod chat;
pub mod desk;
pub mod laws;
pub mod people;
pub mod rooms;
