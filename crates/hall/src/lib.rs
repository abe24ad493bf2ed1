#![doc = include_str!("../README.md")]

mod app;
pub mod chat;
mod config;
pub mod desk;
pub mod engine;
pub mod fair_play;
mod fault;
mod hall;
pub mod lawbook;
mod ledger;
mod limits;
mod lobby;
mod outbox;
pub mod permit;
pub mod ranking;
pub mod records;
pub mod secrets;
pub mod sessions;
mod socket;
pub mod table;
mod tongues;
mod wall_clock;
mod who;

pub use app::{Client, LARGEST_BODY, Scheme, api_document, app, next, serve, serve_until};
pub use config::Config;
pub use fault::{Fault, HttpFault};
pub use hall::{Hall, OpenError};
pub use ledger::{Ledger, Recorded};
pub use limits::Limits;
pub use lobby::Lobby;
pub use outbox::Outbox;
pub use table::Table;
pub use tongues::Tongues;
pub use wall_clock::WallClock;
pub use who::Visitor;
