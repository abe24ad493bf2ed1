//! Looking after what is said.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something is done; it stays on record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The reason, in at most 500 characters.
    pub why: String,
}

/// Somebody is to be silent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct MutePerson {
    /// Who.
    #[ts(type = "number")]
    pub person: i64,
    /// In which room and at its tables; left out, everywhere.
    #[serde(default)]
    pub room: Option<String>,
    /// For how many minutes; left out, until it is lifted.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// Why, in at most 500 characters.
    pub why: String,
}

/// Somebody who is to be silent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MuteInfo {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// Who.
    #[ts(type = "number")]
    pub person: i64,
    /// What they are called.
    pub name: String,
    /// In which room; everywhere if in none.
    pub room: Option<String>,
    /// Until when, in milliseconds since 1970; until it is lifted, if nothing.
    #[ts(type = "number | null")]
    pub until_ms: Option<i64>,
    /// Who said so.
    #[ts(type = "number | null")]
    pub by: Option<i64>,
    /// What that one is called.
    pub by_name: Option<String>,
    /// Why.
    pub why: String,
}

/// Something that was reported, while nobody has seen to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportInfo {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// Where: `room:…`, `table:…` or `spectators:…`.
    pub place: String,
    /// What was said, by its number.
    #[ts(type = "number | null")]
    pub message: Option<i64>,
    /// The same in words, also if it is hidden by now.
    pub text: Option<String>,
    /// Who said it.
    #[ts(type = "number | null")]
    pub person: Option<i64>,
    /// What that one is called.
    pub name: Option<String>,
    /// Who reports it.
    #[ts(type = "number | null")]
    pub by: Option<i64>,
    /// What that one is called.
    pub by_name: Option<String>,
    /// Why.
    pub why: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub unix_ms: i64,
}
