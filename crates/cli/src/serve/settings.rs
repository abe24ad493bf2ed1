//! What a hall is opened with: what is usual, then the file, then the environment, then the flags.

use std::path::{Path, PathBuf};

use figment::{
    Figment, Source,
    providers::{Format, Serialized, Toml},
    value::{Dict, Tag, Value},
};
use jadoube_hall::Config;
use serde::{Deserialize, Serialize};

use super::{
    Trouble,
    environment::{self, Environment},
    kinds::{kind_of, place_of, unfit},
};
use crate::arguments::{LogFormat, Place, Serve};

/// The file of settings in the folder of data.
const FILE: &str = "jadoube.toml";
/// The file of the record in the folder of data.
const RECORD: &str = "jadoube.db";

/// What a hall is opened with.
#[derive(Debug)]
pub(crate) struct Settings {
    /// Where to listen, as it was written.
    pub(crate) listen: Vec<String>,
    /// The folder of data.
    pub(crate) data: PathBuf,
    /// Where the record is; nothing for a file in the folder of data.
    database: Option<String>,
    /// How the log is written.
    pub(crate) log: LogFormat,
    /// What of it is written.
    pub(crate) log_level: String,
    /// The hall itself.
    pub(crate) hall: Config,
}

/// The settings that are not the hall's.
#[derive(Serialize, Deserialize)]
struct Own {
    listen: Vec<String>,
    data: PathBuf,
    database: String,
    log: String,
    log_level: String,
}

impl Default for Own {
    fn default() -> Self {
        Self {
            listen: vec!["0.0.0.0:8080".to_owned()],
            data: PathBuf::from("jadoube-data"),
            database: String::new(),
            log: "text".to_owned(),
            log_level: "info".to_owned(),
        }
    }
}

/// The names of the settings that are not the hall's.
const OWN: [&str; 5] = ["listen", "data", "database", "log", "log_level"];

impl Settings {
    /// The settings for `jadoube serve`.
    pub(crate) fn of_serve(asked: &Serve) -> Result<Self, Trouble> {
        let mut flags = Dict::new();
        if !asked.listen.is_empty() {
            flags.insert("listen".to_owned(), asked.listen.clone().into());
        }
        if let Some(name) = &asked.name {
            flags.insert("name".to_owned(), name.as_str().into());
        }
        if let Some(url) = &asked.public_url {
            flags.insert("public_url".to_owned(), url.as_str().into());
        }
        if !asked.engine.is_empty() {
            let engines = asked.engine.iter().map(|path| path.display().to_string());
            flags.insert("engines".to_owned(), engines.collect::<Vec<_>>().into());
        }
        if let Some(format) = asked.log {
            let name = match format {
                LogFormat::Text => "text",
                LogFormat::Json => "json",
            };
            flags.insert("log".to_owned(), name.into());
        }
        if let Some(level) = &asked.log_level {
            flags.insert("log_level".to_owned(), level.as_str().into());
        }
        Self::read(&asked.place, flags)
    }

    /// The settings for what is done to a hall's record.
    pub(crate) fn of_place(place: &Place) -> Result<Self, Trouble> {
        Self::read(place, Dict::new())
    }

    fn read(place: &Place, mut flags: Dict) -> Result<Self, Trouble> {
        if let Some(data) = &place.data {
            flags.insert("data".to_owned(), data.display().to_string().into());
        }
        if let Some(url) = &place.database {
            flags.insert("database".to_owned(), url.as_str().into());
        }
        let usual = Figment::from(Serialized::defaults(Config::default()))
            .merge(Serialized::defaults(Own::default()));
        let usual_values: Dict = usual.extract().map_err(|error| unreadable(&error))?;
        let environment = Environment {
            usual: &usual_values,
        };
        let flags = Serialized::defaults(flags);
        let file = match &place.config {
            Some(file) => {
                let missing = || std::io::Error::from(std::io::ErrorKind::NotFound);
                let found = file.is_file().then(|| file.clone());
                Some(found.ok_or_else(|| Trouble::File(file.clone(), missing()))?)
            }
            // The file lies in the folder of data, which it can therefore not name itself.
            None => {
                let known = usual.clone().merge(&environment).merge(&flags);
                let data: PathBuf = known
                    .extract_inner("data")
                    .map_err(|error| unreadable(&error))?;
                Some(data.join(FILE)).filter(|file| file.is_file())
            }
        };
        let told = match file {
            Some(file) => usual.merge(Toml::file_exact(file)),
            None => usual,
        };
        let all = told.merge(&environment).merge(&flags);
        Self::of(&all, &usual_values)
    }

    fn of(all: &Figment, usual: &Dict) -> Result<Self, Trouble> {
        let mut values: Dict = all.extract().map_err(|error| unreadable(&error))?;
        for (key, value) in &mut values {
            if !usual.contains_key(key) {
                return Err(unknown(all, usual, key));
            }
            // A list of one may be written as that one.
            if let (Some(Value::Array(..)), Value::String(_, text)) = (usual.get(key), &*value) {
                *value = environment::list(text);
            }
            let kind = kind_of(key);
            if let Some(found) = unfit(value, kind) {
                return Err(Trouble::BadSetting {
                    key: key.clone(),
                    place: place_of(all, key),
                    found,
                    kind,
                });
            }
        }
        let (own, hall): (Dict, Dict) = values
            .into_iter()
            .partition(|(key, _)| OWN.contains(&key.as_str()));
        let own: Own = whole(own)?;
        let mut hall: Config = whole(hall)?;
        // By what name it listens, by that it is asked for.
        hall.hosts
            .extend(own.listen.iter().filter_map(|named| named_host(named)));
        Ok(Self {
            listen: own.listen,
            data: own.data,
            database: (!own.database.is_empty()).then_some(own.database),
            log: format(&own.log),
            log_level: own.log_level,
            hall,
        })
    }

    /// The address of the record.
    pub(crate) fn database_url(&self) -> String {
        match &self.database {
            Some(url) => url.clone(),
            None => format!("sqlite:{}", self.data.join(RECORD).display()),
        }
    }

    /// Where the hall is for everybody, if that is said.
    pub(super) fn public_url(&self) -> Option<&String> {
        Some(&self.hall.public_url).filter(|url| !url.is_empty())
    }

    /// The file of the record, where it is one.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        let url = self.database_url();
        let path = url.strip_prefix("sqlite:")?;
        let path = path.strip_prefix("//").unwrap_or(path);
        (path != ":memory:").then(|| PathBuf::from(path))
    }

    /// Makes the folder that the record will lie in, for the owner alone.
    pub(crate) fn make_folder(&self) -> Result<(), Trouble> {
        let Some(file) = self.file() else {
            return Ok(());
        };
        let folder = file.parent().unwrap_or(Path::new("."));
        let mut private = std::fs::DirBuilder::new();
        private.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut private, 0o700);
        let made = private.create(folder);
        made.map_err(|error| Trouble::Unwritable(folder.to_owned(), error))
    }
}

fn whole<T: serde::de::DeserializeOwned>(values: Dict) -> Result<T, Trouble> {
    let value = Value::Dict(Tag::Default, values);
    // Each value was looked at before: what is left is a fault of the program.
    let read = value.deserialize();
    read.map_err(|error| Trouble::Settings(error.to_string()))
}

fn format(name: &str) -> LogFormat {
    if name == "json" {
        LogFormat::Json
    } else {
        LogFormat::Text
    }
}

fn unreadable(error: &figment::Error) -> Trouble {
    let text = error.kind.to_string();
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let source = error
        .metadata
        .as_ref()
        .and_then(|from| from.source.as_ref());
    // What is no TOML is told in several lines: where, a drawing, and why, in one language.
    let place = lines().next().and_then(|first| {
        let (_, place) = first.split_once(" at line ")?;
        place.split_once(", column ")
    });
    let file = match source {
        Some(Source::File(path)) => Some(path.clone()),
        Some(_) | None => None,
    };
    let Some((line, column)) = place else {
        return Trouble::Settings(lines().collect::<Vec<_>>().join("; "));
    };
    let file = file.unwrap_or_else(|| PathBuf::from(FILE));
    Trouble::BadFile {
        written: written(&file, line.parse().unwrap_or(0)),
        file: file.display().to_string(),
        line: line.to_owned(),
        column: column.to_owned(),
    }
}

/// What a file says in a line, counted from 1.
fn written(file: &Path, line: usize) -> String {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let line = text.lines().nth(line.saturating_sub(1));
    line.unwrap_or_default().trim().to_owned()
}

fn unknown(all: &Figment, usual: &Dict, key: &str) -> Trouble {
    Trouble::UnknownSetting {
        key: key.to_owned(),
        place: place_of(all, key),
        meant: nearest(usual, key),
    }
}

/// The host in an address to listen at, where it is one by name.
fn named_host(address: &str) -> Option<String> {
    let host = address.rsplit_once(':').map_or(address, |(host, _)| host);
    let is_name = host.contains(|letter: char| letter.is_ascii_alphabetic()) && !host.contains(':');
    is_name.then(|| host.to_owned())
}

/// The name of a setting that has most in common with what was written.
fn nearest(usual: &Dict, key: &str) -> Option<String> {
    let pairs = |text: &str| -> Vec<(char, char)> {
        let letters: Vec<char> = text.chars().collect();
        letters.windows(2).map(|two| (two[0], two[1])).collect()
    };
    let written = pairs(key);
    let alike = |name: &str| {
        let name = pairs(name);
        let common = written.iter().filter(|pair| name.contains(pair)).count();
        200 * common / (written.len() + name.len()).max(1)
    };
    let best = usual.keys().max_by_key(|name| alike(name))?;
    (alike(best) >= 60).then(|| best.clone())
}
