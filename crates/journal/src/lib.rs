#![doc = include_str!("../README.md")]

mod alone;
mod backup;
mod chat;
mod connection;
mod error;
mod faults;
mod games;
mod ids;
mod inline;
mod journal;
mod meta;
mod migrations;
mod people;
mod pool;
mod private;
mod ratings;
mod rooms;
mod row;
mod target;
mod writer;

pub use alone::Alone;
pub use backup::{restore, schema};
pub use chat::{Chat, Message, MessageId, Mute, MuteId, NewMessage, NewMute, NewReport};
pub use chat::{Report, ReportId};
pub use error::{AppendError, Error};
#[cfg(feature = "simulation")]
pub use faults::{Faults, Outcome};
pub use games::{ArchiveQuery, Batch, Cursor, GameRow, Games, NewGame, Page, Summary, Tally};
pub use ids::{GameId, MalformedGameId, MalformedRoomId, PersonId, RoomId};
pub use journal::Journal;
pub use meta::{Audit, AuditId, AuditRow, Meta};
pub use people::{ApiToken, NewSession, NewToken, OneTime, OneTimeLink, People, Person};
pub use people::{PersonKind, Registration, Roles, Session, Sha256, TokenId};
pub use ratings::{Change, CountedGame, HistoryRow, Ranked, Rating, Ratings, Revision, Standing};
pub use rooms::{Card, CardId, Invitation, Member, NewCard, NewRoom, Room, RoomKind, Rooms};
pub use writer::Written;
