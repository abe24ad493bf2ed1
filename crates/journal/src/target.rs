//! Which database a URL means, and how to name it without its password.

use std::path::{Path, PathBuf};

use crate::Error;

/// Where a record is kept.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// SQLite in the memory of this process; one with a name is found again by it for as long as
    /// a journal holds it.
    Memory(String),
    /// A file of SQLite.
    Sqlite(PathBuf),
    /// A server of PostgreSQL; the URL may hold a password.
    Postgres(String),
}

/// The two languages of SQL that are written here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// SQLite.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

impl Target {
    pub(crate) fn parse(url: &str) -> Result<Target, Error> {
        let unknown = || Error::UnknownUrl(redacted(url));
        match url.split_once(':').ok_or_else(unknown)? {
            ("memory", name) => Ok(Target::Memory(name.to_owned())),
            ("sqlite", ":memory:") => Ok(Target::Memory(String::new())),
            ("sqlite", path) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                if path.is_empty() {
                    return Err(unknown());
                }
                let path = std::path::absolute(path).map_err(|error| Error::Open {
                    database: redacted(url),
                    cause: error.to_string(),
                })?;
                Ok(Target::Sqlite(path))
            }
            ("postgres" | "postgresql", rest) if rest.starts_with("//") => {
                Ok(Target::Postgres(url.to_owned()))
            }
            _ => Err(unknown()),
        }
    }

    pub(crate) fn dialect(&self) -> Dialect {
        match self {
            Target::Memory(_) | Target::Sqlite(_) => Dialect::Sqlite,
            Target::Postgres(_) => Dialect::Postgres,
        }
    }

    /// The address as a person may read it in a log.
    pub(crate) fn shown(&self) -> String {
        match self {
            Target::Memory(name) => format!("memory:{name}"),
            Target::Sqlite(path) => format!("sqlite:{}", path.display()),
            Target::Postgres(url) => redacted(url),
        }
    }

    /// The address as the driver reads it.
    pub(crate) fn driver_url(&self) -> String {
        match self {
            Target::Memory(_) => "sqlite::memory:".to_owned(),
            Target::Sqlite(path) => format!("sqlite://{}?mode=rwc", escaped(path)),
            Target::Postgres(url) => url.clone(),
        }
    }
}

/// Escapes what has a meaning in a URL, so that any file name is only a file name.
fn escaped(path: &Path) -> String {
    let mut text = String::new();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => {
                text.push(char::from(*byte));
            }
            other => text.push_str(&format!("%{other:02X}")),
        }
    }
    text
}

/// Leaves out what may be secret: the password, and everything after a question mark.
fn redacted(url: &str) -> String {
    let shown = url.split(['?', '#']).next().unwrap_or_default();
    let Some((scheme, rest)) = shown.split_once("://") else {
        // `postgres:user:secret@host` is malformed, and secret all the same.
        return match shown.rsplit_once('@') {
            Some((_, host)) => format!("…@{host}"),
            None => shown.to_owned(),
        };
    };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        None => shown.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let check = |url: &str, shown: &str| assert_eq!(redacted(url), shown);
        check(
            "postgres://ana:s3cret@db.example/hall",
            "postgres://ana@db.example/hall",
        );
        check(
            "postgres://ana:a@b:c@db/hall?password=s3cret",
            "postgres://ana@db/hall",
        );
        check("postgres:ana:s3cret@db/hall", "…@db/hall");
        check("postgres://db/hall?password=s3cret", "postgres://db/hall");
        check("mysql://ana:s3cret@db/hall", "mysql://ana@db/hall");
    }

    #[test]
    fn an_unknown_address_is_refused_without_its_password() {
        let error = Target::parse("mysql://ana:s3cret@db/hall")
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("mysql://ana@db/hall") && !error.contains("s3cret"),
            "{error}"
        );
        for url in ["", "sqlite:", "hall.db", "postgres:hall"] {
            assert!(Target::parse(url).is_err(), "{url}");
        }
    }

    #[test]
    fn a_file_name_is_only_a_file_name() {
        let target = Target::parse("sqlite:/tmp/¿100%?mode=ro#x.db").unwrap();
        let url = target.driver_url();
        assert_eq!(
            url,
            "sqlite:///tmp/%C2%BF100%25%3Fmode%3Dro%23x.db?mode=rwc"
        );
    }
}
