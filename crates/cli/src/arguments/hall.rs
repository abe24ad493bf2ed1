//! What can be asked of a playing hall: to open one, to look after it, to play in one.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// `jadoube serve`.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDR")]
    pub(crate) listen: Vec<String>,
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "PATH")]
    pub(crate) engine: Vec<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) log: Option<LogFormat>,
    #[arg(long, value_name = "LEVEL")]
    pub(crate) log_level: Option<String>,
}

/// Where the record of a hall is.
#[derive(Args, Clone, Debug)]
pub(crate) struct Place {
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// How the log is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// An object a line, for programs.
    Json,
}
