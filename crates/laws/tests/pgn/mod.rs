//! What the tests of PGN share.

pub(crate) mod record;
