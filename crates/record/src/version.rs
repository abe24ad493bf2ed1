//! Which version of the record this is.

/// The version of everything here, to be stored beside it.
///
/// It never changes: what must be stored otherwise gets a version of its own, beside this one.
pub const VERSION: u16 = 1;
