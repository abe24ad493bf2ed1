//! What people say in rooms and at tables.
//!
//! | place | who writes | who reads |
//! |---|---|---|
//! | a room | whoever is in it, where its chat is open | whoever is in it |
//! | a table | its players and the arbiter, until the game is over | the same |
//! | its spectators | they and the arbiter; nobody while points are played for | the same |
//!
//! Once a game is over, all at the table write and read in both places.

mod audience;
mod http;
mod moderate;
mod places;
mod recall;
mod say;

pub use audience::Booth;
pub(crate) use audience::{Stakes, hears, may_say};
pub(crate) use http::routes;
pub(crate) use recall::{recall, recall_table};
pub use say::say;
