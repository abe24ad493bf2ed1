#![doc = include_str!("../README.md")]

mod client;
mod error;
mod limits;
mod partial;
pub mod rest;
mod room;
mod server;
mod settings;
mod state;

pub use client::{ClientMessage, Do, Enter, TableAct};
pub use error::{ErrorBody, ErrorCode, Fault, Say};
pub use limits::{LONGEST_CHAT, LONGEST_MESSAGE, VERSION};
pub(crate) use partial::Partial;
pub use room::{ChatLine, Place, RoomInfo, RoomKind, RoomState, TableInfo, TableStage};
pub use server::{Ack, Link, Me, Role, ServerMessage, Welcome};
pub use settings::{Access, ColorChoice, Preset, Screens, Start, TableSettings};
pub use state::{Clocks, LastMove, Now, OpenQuestion, SheetLine, Shown, TableState, Update};
