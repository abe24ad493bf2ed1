//! The playing hall.

pub mod records;
