//! What goes over HTTP, area by area.

pub mod archive;
pub mod desk;
