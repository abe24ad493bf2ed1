//! What went wrong with a message.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Say {
    /// In Spanish.
    pub es: String,
    /// In English.
    pub en: String,
}

/// Why something was not done, over HTTP as over the socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fault {
    /// What is wrong, for programs.
    pub code: ErrorCode,
    /// What is wrong and what to do, for people.
    pub say: Say,
    /// What it is about: a field, a name, a line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// After how many seconds to try again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_s: Option<u32>,
}

/// What comes over HTTP in place of what was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Fault,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// It is no message of this protocol.
    Malformed,
    /// It is longer than a message may be.
    TooLong,
    /// Nobody has said who is there.
    WhoIsThere,
    /// The token or session is not known, or is no longer good.
    BadToken,
    /// The name or the password is wrong.
    BadPassword,
    /// The person may not do this.
    Forbidden,
    /// A private table or a closed room: its code is needed.
    CodeNeeded,
    /// There is nothing of that name.
    NotFound,
    /// Something in it cannot be so.
    Invalid,
    /// The name is taken.
    Taken,
    /// The seat is taken.
    SeatTaken,
    /// Too much in too short a time.
    TooMany,
    /// The table is in no state for this.
    NotNow,
    /// The client had not seen the latest when it moved.
    Stale,
    /// Who plays a running game may not use this meanwhile.
    FairPlay,
    /// Muted.
    Muted,
    /// The chat is closed here.
    ChatClosed,
    /// No engine is installed on the hall's machine.
    NoEngine,
    /// The hall could not put it on record; nothing was done.
    Storage,
    /// The hall is closing.
    Closing,
    /// Something is wrong in the hall itself.
    Internal,
}
