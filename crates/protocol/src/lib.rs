#![doc = include_str!("../README.md")]

mod client;
mod error;
pub mod rest;
mod room;
mod server;
mod settings;
mod state;

pub use client::{ClientMessage, Do, Enter, TableAct};
pub use error::{ErrorCode, Fault, Say};
pub use room::{ChatLine, Place, RoomInfo, RoomKind, RoomState, TableInfo, TableStage};
pub use server::{Ack, Link, Me, Role, ServerMessage, Welcome};
pub use settings::{Access, ColorChoice, Preset, Screens, Start, TableSettings};
pub use state::{Clocks, LastMove, Now, OpenQuestion, SheetLine, Shown, TableState, Update};

/// The version of this protocol. Messages are only ever added to it.
pub const VERSION: u16 = 1;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 8 * 1024;

/// The longest text a person may send in chat, in characters.
pub const LONGEST_CHAT: usize = 500;
