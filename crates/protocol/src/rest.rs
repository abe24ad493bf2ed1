//! What goes over HTTP, area by area.

pub mod desk;
