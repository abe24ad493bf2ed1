//! The Laws, a module for each Article, functions in the order of its paragraphs.

pub(crate) mod a04_touch;
pub(crate) mod a05_end;
pub(crate) mod a06_clock;
pub(crate) mod a06_start;
pub(crate) mod a07_found;
pub(crate) mod a07_illegal;
pub(crate) mod a08_recording;
pub(crate) mod a09_claims;
pub(crate) mod a09_offers;
pub(crate) mod a10_points;
pub(crate) mod a11_conduct;
pub(crate) mod a12_arbiter;
pub(crate) mod g1_adjourned;
pub(crate) mod g3_quickplay;
