//! A person as the record has them.

use sqlx::any::AnyRow;

use crate::{Error, PersonId, row};

/// What someone at a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Plays without registering, never for points.
    Guest,
    /// Has a name of their own.
    Registered,
    /// An engine.
    Machine,
}

impl PersonKind {
    /// Every kind.
    pub const ALL: [PersonKind; 3] = [Self::Guest, Self::Registered, Self::Machine];

    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Registered => "registered",
            PersonKind::Machine => "machine",
        }
    }
}

/// A set of rights in the whole hall.
///
/// ```
/// use jadoube_journal::Roles;
/// let roles = Roles::ARBITER.with(Roles::ORGANIZER);
/// assert!(roles.has(Roles::ARBITER) && !roles.has(Roles::ADMINISTRATOR));
/// assert_eq!(roles.codes(), ["arbiter", "organizer"]);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Roles(pub u32);

impl Roles {
    /// No more than to play.
    pub const NONE: Roles = Roles(0);
    /// Helps the arbiter at named tables.
    pub const ASSISTANT: Roles = Roles(1);
    /// Rules at any table.
    pub const ARBITER: Roles = Roles(2);
    /// Makes rooms, regulations and records.
    pub const ORGANIZER: Roles = Roles(4);
    /// Looks after people and the hall.
    pub const ADMINISTRATOR: Roles = Roles(8);
    /// Every single right and its code.
    pub const ALL: [(Roles, &'static str); 4] = [
        (Roles::ASSISTANT, "assistant"),
        (Roles::ARBITER, "arbiter"),
        (Roles::ORGANIZER, "organizer"),
        (Roles::ADMINISTRATOR, "administrator"),
    ];

    /// These and those.
    #[must_use]
    pub fn with(self, other: Roles) -> Roles {
        Roles(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    pub fn without(self, other: Roles) -> Roles {
        Roles(self.0 & !other.0)
    }

    /// Whether all of `other` are among these.
    pub fn has(self, other: Roles) -> bool {
        self.0 & other.0 == other.0
    }

    /// The codes of these.
    pub fn codes(self) -> Vec<&'static str> {
        Self::ALL
            .iter()
            .filter(|(role, _)| self.has(*role))
            .map(|(_, code)| *code)
            .collect()
    }

    /// The role with this code.
    pub fn by_code(code: &str) -> Option<Roles> {
        Self::ALL
            .iter()
            .find(|(_, known)| *known == code)
            .map(|(role, _)| *role)
    }
}

/// Someone who can sit at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Never given twice.
    pub id: PersonId,
    /// As they write it.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// The argon2id hash of the password, if there is one.
    pub password_hash: Option<String>,
    /// Their rights.
    pub roles: Roles,
    /// When they first came, in milliseconds since 1970.
    pub created_ms: i64,
    /// May not enter.
    pub disabled: bool,
    /// Left for good; only the number is kept.
    pub deleted: bool,
}

/// What someone registers with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registration {
    /// The name they want.
    pub name: String,
    /// The argon2id hash of their password; `None` where they enter by other means.
    pub password_hash: Option<String>,
    /// Their rights.
    pub roles: Roles,
    /// Now, in milliseconds since 1970.
    pub created_ms: i64,
}

impl Registration {
    /// Someone with a password and no special rights.
    pub fn new(name: &str, password_hash: &str, created_ms: i64) -> Registration {
        Registration {
            name: name.to_owned(),
            password_hash: Some(password_hash.to_owned()),
            roles: Roles::NONE,
            created_ms,
        }
    }
}

pub(super) fn person(row: &AnyRow) -> Result<Person, Error> {
    let kind = row::text(row, "kind")?;
    Ok(Person {
        id: row::person(row, "id")?,
        name: row::text(row, "name")?,
        kind: PersonKind::ALL
            .into_iter()
            .find(|known| known.code() == kind)
            .ok_or(Error::Value {
                what: "the kind of a person",
                value: kind,
            })?,
        password_hash: row::maybe_text(row, "password_hash")?,
        roles: Roles(row::natural(row, "roles")?),
        created_ms: row::int(row, "created_ms")?,
        disabled: row::flag(row, "disabled")?,
        deleted: row::flag(row, "deleted")?,
    })
}
