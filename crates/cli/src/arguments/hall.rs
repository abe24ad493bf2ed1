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
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
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
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, global = true, value_name = "URL")]
    pub(crate) database: Option<String>,
    #[arg(long, global = true, value_name = "FILE")]
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

/// `jadoube play`.
#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    #[arg(long, value_name = "ID", conflicts_with = "new")]
    pub(crate) table: Option<String>,
    #[arg(long, value_name = "CODE", conflicts_with = "new")]
    pub(crate) code: Option<String>,
    #[arg(long, value_name = "SETTINGS")]
    pub(crate) new: Option<String>,
    #[arg(long, value_name = "TOKEN", conflicts_with_all = ["guest", "name"])]
    pub(crate) token: Option<String>,
    #[arg(long, conflicts_with = "name")]
    pub(crate) guest: bool,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "NOTATION", value_parser = crate::values::notation)]
    pub(crate) notation: Option<crate::notation::Notation>,
}

/// `jadoube account`.
#[derive(Args, Debug)]
pub(crate) struct Account {
    #[command(subcommand)]
    pub(crate) what: AccountAct,
}

/// What is done to the own account.
#[derive(clap::Subcommand, Debug)]
pub(crate) enum AccountAct {
    Register(AtHall),
    Password(AtHall),
    Link(ByLink),
    Token(ForToken),
    Delete(AtHall),
}

/// A hall, and the name one has or takes there.
#[derive(Args, Debug)]
pub(crate) struct AtHall {
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
}

/// A link that works once.
#[derive(Args, Debug)]
pub(crate) struct ByLink {
    #[arg(value_name = "LINK")]
    pub(crate) link: String,
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
}

/// A token to be made.
#[derive(Args, Debug)]
pub(crate) struct ForToken {
    #[command(flatten)]
    pub(crate) at: AtHall,
    #[arg(value_name = "TITLE")]
    pub(crate) title: Option<String>,
    #[arg(long, value_name = "SCOPE")]
    pub(crate) scope: Vec<String>,
}

/// `jadoube backup`.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

/// `jadoube restore`.
#[derive(Args, Debug)]
pub(crate) struct Restore {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

/// `jadoube admin`.
#[derive(Args, Debug)]
pub(crate) struct Admin {
    #[command(subcommand)]
    pub(crate) what: AdminAct,
    #[command(flatten)]
    pub(crate) place: Place,
}

/// What is done to the people of a hall.
#[derive(clap::Subcommand, Debug)]
pub(crate) enum AdminAct {
    Create(Named),
    Grant(Granted),
    Revoke(Granted),
    Reset(Named),
    List,
}

/// Somebody by name.
#[derive(Args, Debug)]
pub(crate) struct Named {
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
}

/// Somebody by name, and roles.
#[derive(Args, Debug)]
pub(crate) struct Granted {
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
    #[arg(value_name = "ROLE", required = true)]
    pub(crate) role: Vec<String>,
}
