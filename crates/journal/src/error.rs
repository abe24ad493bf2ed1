//! What can go wrong with the record. No message here ever holds the password of a database URL.

use crate::{GameId, PersonId};

/// Why the record could not be opened, read or written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// The address of the database has a form that is not known.
    #[error("`{0}` is no database: write sqlite:PATH, postgres://HOST/NAME or memory:")]
    UnknownUrl(String),
    /// The database is not there, or does not let us in.
    #[error("cannot open the database {database}: {cause}")]
    Open {
        /// The address, without its password.
        database: String,
        /// What the database or the system said.
        cause: String,
    },
    /// A database that might forget what it acknowledged is refused.
    #[error(
        "{database} could lose what it acknowledged: {setting} is `{found}`, set it to `{need}`"
    )]
    NotDurable {
        /// The address, without its password.
        database: String,
        /// The setting of the database.
        setting: &'static str,
        /// What it is.
        found: String,
        /// What it has to be.
        need: &'static str,
    },
    /// The database was written by a later program.
    #[error("{database} has schema {found}, this program knows up to {known}: use a newer one")]
    TooNew {
        /// The address, without its password.
        database: String,
        /// The number of the last migration found.
        found: u32,
        /// The number of the last migration known.
        known: u32,
    },
    /// A step of the schema could not be made; nothing of it was kept.
    #[error("migration {number} failed: {cause}")]
    Migration {
        /// The number of the step.
        number: u32,
        /// What the database said.
        cause: String,
    },
    /// Another person has this name, or one that differs only in case.
    #[error("the name `{0}` is taken")]
    NameTaken(String),
    /// Nothing with this id exists.
    #[error("there is no {what} {id}")]
    NotFound {
        /// The kind of thing.
        what: &'static str,
        /// Its id as asked for.
        id: String,
    },
    /// Something with this id exists already.
    #[error("{what} {id} exists already")]
    Exists {
        /// The kind of thing.
        what: &'static str,
        /// Its id as given.
        id: String,
    },
    /// The rating changed since it was read: read it again and compute again.
    #[error("the rating of person {person} in {class} changed meanwhile: read it again")]
    RatingMoved {
        /// Whose rating.
        person: PersonId,
        /// In which class.
        class: String,
    },
    /// A value given or stored cannot be what it should be.
    #[error("{what} cannot be `{value}`")]
    Value {
        /// What it should be.
        what: &'static str,
        /// The value.
        value: String,
    },
    /// There is no room left where the database is kept. Free some and try again.
    #[error("no space left where the database is kept: {0}")]
    Full(String),
    /// The database cannot be reached or its files cannot be read or written.
    #[error("the database cannot be reached: {0}")]
    Io(String),
    /// The database refused.
    #[error("the database refused ({code}): {message}")]
    Database {
        /// The code of SQLite or PostgreSQL.
        code: String,
        /// Its message.
        message: String,
    },
    /// Another hall is open upon the same database.
    #[error("another hall uses {0}")]
    InUse(String),
    /// The journal was closed.
    #[error("the journal is closed")]
    Closed,
    /// A backup is only restored where it overwrites nothing.
    #[error("{database} is not empty (table {table} has rows): restore into a new one")]
    NotEmpty {
        /// The address, without its password.
        database: String,
        /// A table that has rows.
        table: String,
    },
    /// A backup is not written over anything.
    #[error("{0} exists: give the backup a new name")]
    FileExists(String),
    /// A file of a backup could not be read or written.
    #[error("{path}: {cause}")]
    File {
        /// The file.
        path: String,
        /// What the system said.
        cause: String,
    },
    /// A backup was made by a later program.
    #[error("{path} was made by a later program: use a newer one")]
    NewerBackup {
        /// The file.
        path: String,
    },
    /// A backup is damaged or is none.
    #[error("{path}, line {line}: {cause}")]
    Backup {
        /// The file.
        path: String,
        /// The line, from 1.
        line: u64,
        /// What is wrong there.
        cause: String,
    },
}

/// Why facts were not appended to a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// The game does not stand where the writer thought: someone else wrote first, or there is a
    /// gap. Read the game again.
    #[error("game {game} stands at version {found}, not {expected}")]
    Conflict {
        /// The game.
        game: GameId,
        /// The version given, [`Batch::first`](crate::Batch::first).
        expected: u64,
        /// The version the game has.
        found: u64,
    },
    /// The game was never created.
    #[error("there is no game {0}")]
    UnknownGame(GameId),
    /// The batch cannot be stored as it is.
    #[error("a batch of game {game} cannot be stored: {why}")]
    Malformed {
        /// The game.
        game: GameId,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The database failed. Whether the batch was stored is unknown: read the game, or send the
    /// batch again — if it was stored, that is a [`Conflict`](AppendError::Conflict).
    #[error(transparent)]
    Store(#[from] Error),
}

impl Error {
    pub(crate) fn not_found(what: &'static str, id: impl ToString) -> Error {
        Error::NotFound {
            what,
            id: id.to_string(),
        }
    }

    /// Whether the connection cannot be used any more.
    pub(crate) fn broke_the_connection(&self) -> bool {
        matches!(self, Error::Io(_) | Error::Full(_) | Error::Open { .. })
    }
}

impl From<sqlx::Error> for Error {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a foreign enum that grows: connections, protocols, workers"
    )]
    fn from(error: sqlx::Error) -> Error {
        match error {
            sqlx::Error::Database(error) => of_database(&*error),
            sqlx::Error::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => {
                Error::Full(error.to_string())
            }
            sqlx::Error::ColumnDecode { index, source } => Error::Value {
                what: "a stored column",
                value: format!("{index}: {source}"),
            },
            sqlx::Error::RowNotFound => Error::not_found("row", "asked for"),
            other => Error::Io(other.to_string()),
        }
    }
}

fn of_database(error: &dyn sqlx::error::DatabaseError) -> Error {
    let code = error.code().unwrap_or_default().into_owned();
    let message = error.message().to_owned();
    // SQLite gives extended result codes as numbers, the low byte being the primary code;
    // PostgreSQL gives SQLSTATE in five characters.
    let sqlite = if code.len() < 5 {
        code.parse::<u32>().ok().map(|code| code & 0xff)
    } else {
        None
    };
    match (sqlite, code.as_str()) {
        (Some(13), _) | (None, "53100") => Error::Full(message),
        (Some(8 | 10 | 11 | 14 | 26), _) => Error::Io(format!("{message} (SQLite {code})")),
        (None, code) if code.starts_with("08") || code.starts_with("57P") || code == "58030" => {
            Error::Io(format!("{message} (SQLSTATE {code})"))
        }
        _ => Error::Database { code, message },
    }
}

/// Whether a statement failed because a row with its key exists.
pub(crate) fn is_duplicate(error: &Error) -> bool {
    // 1555 and 2067 are SQLite's primary key and unique constraint.
    matches!(error, Error::Database { code, .. } if ["23505", "1555", "2067"].contains(&&**code))
}

/// Whether a statement failed because a row it refers to does not exist.
pub(crate) fn is_dangling(error: &Error) -> bool {
    matches!(error, Error::Database { code, .. } if ["23503", "787"].contains(&&**code))
}
