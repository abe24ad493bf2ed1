//! People: entering, the own account, tokens, roles.

use jadoube_record::PersonKind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::Role;

/// The fewest characters of a password.
pub const SHORTEST_PASSWORD: usize = 10;
/// The most characters of a password.
pub const LONGEST_PASSWORD: usize = 200;

/// What a token is good for. A session is good for everything its person may do.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Reads what the person may see: the own account, games, rooms.
    Read,
    /// Opens tables, sits, plays, and says something in chat.
    Play,
    /// Acts as arbiter where the person may.
    Arbiter,
    /// Makes rooms, regulations and records where the person may.
    Organise,
    /// Looks after people where the person may.
    Admin,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 5] = [
        Self::Read,
        Self::Play,
        Self::Arbiter,
        Self::Organise,
        Self::Admin,
    ];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Arbiter => "arbiter",
            Self::Organise => "organise",
            Self::Admin => "admin",
        }
    }
}

/// How a client keeps the session it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// As a cookie, which no script can read: for browsers.
    #[default]
    Cookie,
    /// As a secret in the answer, to be sent as `Authorization: Bearer` or in `enter`: for
    /// programs.
    Token,
}

/// A guest comes in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct EnterAsGuest {
    /// How the session is kept.
    #[ts(as = "Option<Keep>", optional)]
    pub keep: Keep,
    /// Where to go afterwards, such as what came as `?next=`.
    pub next: Option<String>,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
    /// How the session is kept.
    #[serde(default)]
    #[ts(as = "Option<Keep>", optional)]
    pub keep: Keep,
    /// Where to go afterwards, such as what came as `?next=`.
    #[serde(default)]
    pub next: Option<String>,
}

/// What the first administrator is made with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct FirstAdministrator {
    /// The secret of the link that the hall printed.
    pub token: String,
    /// The name.
    pub name: String,
    /// The password.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
    /// How the session is kept.
    #[serde(default)]
    #[ts(as = "Option<Keep>", optional)]
    pub keep: Keep,
    /// Where to go afterwards, such as what came as `?next=`.
    #[serde(default)]
    pub next: Option<String>,
}

/// Somebody has come in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Entered {
    /// Who.
    pub you: Account,
    /// Until when the session lasts if it is not used, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires_ms: i64,
    /// The secret of the session, where the client keeps it itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Where to go now: the page of the hall that was asked for, or the first; never another
    /// site's.
    pub next: String,
}

/// A person, to themselves and to administrators.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    /// The number that stays theirs.
    #[ts(type = "number")]
    pub id: i64,
    /// The name.
    pub name: String,
    /// What they are: `guest`, `registered` or `machine`.
    #[schema(value_type = String)]
    pub kind: PersonKind,
    /// What they may do besides playing.
    pub roles: Vec<Role>,
    /// What the token that was sent is good for; nothing where it was a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<String>>,
}

/// A session of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionInfo {
    /// Its name, to end it by.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: i64,
    /// When it was last used, to the hour.
    #[ts(type = "number")]
    pub seen_ms: i64,
    /// Until when it lasts if it is not used.
    #[ts(type = "number")]
    pub expires_ms: i64,
    /// What the browser or program calls itself.
    pub agent: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A new password, by who knows the old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    #[schema(min_length = 10, max_length = 200)]
    pub new: String,
}

/// A new password, by a link from an administrator.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordByLink {
    /// The secret of the link.
    pub token: String,
    /// The password from now on.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
}

/// A link that works once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OneTimeLink {
    /// The page, with the secret behind the `#`, where it stays out of logs.
    pub path: String,
    /// The secret by itself.
    pub token: String,
    /// Until when it works, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires_ms: i64,
}

/// Leaving for good.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
#[ts(optional_fields = nullable)]
pub struct Leave {
    /// The password, of who has one.
    pub password: Option<String>,
}

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What to call it.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<Scope>,
}

/// A token that was made: its secret is shown this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MadeToken {
    /// The secret, to be sent as `Authorization: Bearer`.
    pub token: String,
    /// What is kept of it.
    pub info: TokenInfo,
}

/// A token of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenInfo {
    /// Its number.
    #[ts(type = "number")]
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: i64,
    /// When it was last used, to the minute.
    #[ts(type = "number | null")]
    pub used_ms: Option<i64>,
}

/// Who is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct Search {
    /// How the name begins.
    pub q: String,
    /// How many at most, up to 50.
    #[serde(default)]
    pub limit: Option<u32>,
}

/// Somebody who was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Found {
    /// The number that stays theirs.
    #[ts(type = "number")]
    pub id: i64,
    /// The name.
    pub name: String,
    /// What they are: `registered` or `machine`.
    #[schema(value_type = String)]
    pub kind: PersonKind,
    /// What they may do besides playing; told to administrators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roles: Option<Vec<Role>>,
    /// Whether they are kept out; told to administrators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_out: Option<bool>,
}

/// What somebody may do besides playing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RolesOf {
    /// Each of them; none for who only plays.
    pub roles: Vec<Role>,
}

/// Whether somebody is kept out, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeptOut {
    /// Whether they may not enter.
    pub kept_out: bool,
    /// Why, for the record.
    #[serde(default)]
    #[schema(max_length = 500)]
    #[ts(as = "Option<String>", optional)]
    pub why: String,
}

/// Which part of what was done with special rights is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct AuditAsked {
    /// Only what was before this entry.
    pub before: Option<i64>,
    /// How many at most, up to 200.
    pub limit: Option<u32>,
}

/// Something done with special rights, or to an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AuditEntry {
    /// Its number; later entries have larger ones.
    #[ts(type = "number")]
    pub id: i64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: i64,
    /// By whom; nobody for the hall itself.
    #[ts(type = "number | null")]
    pub person: Option<i64>,
    /// What was done.
    pub what: String,
    /// Why, as the person put it.
    pub why: String,
    /// Further details, as JSON.
    pub details: String,
}
