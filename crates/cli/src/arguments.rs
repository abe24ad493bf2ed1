//! What can be asked at the command line. The words of the help are in `locales/`, under keys
//! made of the names here; see [`crate::help`].

mod hall;

use std::{num::NonZeroUsize, path::PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::values;
pub(crate) use hall::{
    Account, AccountAct, Admin, AdminAct, AtHall, Backup, Granted, LogFormat, Place, Play, Restore,
    Serve,
};

/// Everything on the line.
#[derive(Parser, Debug)]
#[command(name = "jadoube", version, disable_help_subcommand = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) manner: Manner,
}

/// How to answer, whatever is asked.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Manner {
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Tongue>,
    #[arg(long, global = true, value_enum, default_value_t = ColorWish::Auto)]
    pub(crate) color: ColorWish,
}

/// The language of messages.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tongue {
    /// Spanish.
    Es,
    /// English.
    En,
}

/// When to use color.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ColorWish {
    /// On a terminal that has not been told otherwise.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What is asked.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(Serve),
    Play(Play),
    Account(Account),
    Admin(Admin),
    Backup(Backup),
    Restore(Restore),
    Judge(Judge),
    Case(Case),
    Rule(Rule),
    Explain(Explain),
    Position(Position),
    Winnable(Winnable),
    Dead(Dead),
    Moves(Moves),
    Perft(Perft),
    Translate(Translate),
    Start960(Start960),
}

/// `jadoube judge`.
#[derive(Args, Debug)]
pub(crate) struct Judge {
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR", default_value = "2023", value_parser = values::edition)]
    pub(crate) edition: jadoube_laws::Edition,
    #[arg(long, value_name = "N", value_parser = values::count, allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub(crate) only: Vec<crate::judge::Kind>,
    #[arg(long)]
    pub(crate) intended: bool,
    #[arg(long)]
    pub(crate) laws: bool,
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// `jadoube case`.
#[derive(Args, Debug)]
pub(crate) struct Case {
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// `jadoube rule`.
#[derive(Args, Debug)]
pub(crate) struct Rule {
    #[arg(long, value_name = "YEAR", default_value = "2023", value_parser = values::edition)]
    pub(crate) edition: jadoube_laws::Edition,
    #[arg(long, value_name = "TIME")]
    pub(crate) time: Option<String>,
    #[arg(long, value_name = "CLASS")]
    pub(crate) class: Option<String>,
    #[arg(long, value_name = "SUPERVISION")]
    pub(crate) supervision: Option<String>,
    #[arg(long, value_name = "WATCH")]
    pub(crate) watch: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "SETTING")]
    pub(crate) set: Vec<String>,
}

/// `jadoube explain`.
#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[arg(value_name = "WHAT", required = true)]
    pub(crate) words: Vec<String>,
    #[arg(long, value_name = "YEAR", default_value = "2023", value_parser = values::edition)]
    pub(crate) edition: jadoube_laws::Edition,
}

/// `jadoube position`.
#[derive(Args, Debug)]
pub(crate) struct Position {
    #[command(flatten)]
    pub(crate) fen: FenWords,
    #[arg(long)]
    pub(crate) chess960: bool,
}

/// A FEN, quoted or not; the initial position when there is none.
#[derive(Args, Debug)]
pub(crate) struct FenWords {
    #[arg(value_name = "FEN")]
    pub(crate) words: Vec<String>,
}

/// `jadoube winnable`.
#[derive(Args, Debug)]
pub(crate) struct Winnable {
    #[arg(value_name = "FEN", required_unless_present = "batch")]
    pub(crate) words: Vec<String>,
    #[arg(long, value_name = "SIDE", ignore_case = true)]
    pub(crate) by: Option<Side>,
    #[arg(long)]
    pub(crate) proof: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "words")]
    pub(crate) batch: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) search: Search,
    #[arg(long, value_name = "N", value_parser = values::count, allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,
}

/// How to look for a mate, and how to write it.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Search {
    #[arg(
        long,
        value_name = "N",
        value_parser = values::budget,
        default_value = values::default_budget(),
        allow_negative_numbers = true,
    )]
    pub(crate) budget: jadoube_laws::Budget,
    #[arg(long, value_name = "NOTATION", value_parser = values::notation)]
    pub(crate) to: Option<crate::notation::Notation>,
    #[arg(long)]
    pub(crate) chess960: bool,
}

/// Whose mate is asked about.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// White's.
    #[value(aliases = ["w", "blancas"])]
    White,
    /// Black's.
    #[value(aliases = ["b", "negras"])]
    Black,
}

/// `jadoube dead`.
#[derive(Args, Debug)]
pub(crate) struct Dead {
    #[arg(value_name = "FEN", required = true)]
    pub(crate) words: Vec<String>,
    #[arg(long)]
    pub(crate) proof: bool,
    #[command(flatten)]
    pub(crate) search: Search,
}

/// `jadoube moves`.
#[derive(Args, Debug)]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) fen: FenWords,
    #[arg(long, value_name = "NOTATION", default_value = "en", value_parser = values::notation)]
    pub(crate) to: crate::notation::Notation,
    #[arg(long, value_name = "VOICE", value_parser = values::voice, conflicts_with = "to")]
    pub(crate) spoken: Option<jadoube_laws::spoken::Voice>,
    #[arg(long)]
    pub(crate) chess960: bool,
}

/// `jadoube perft`.
#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[arg(
        value_name = "DEPTH",
        required_unless_present = "suite",
        value_parser = values::depth,
        allow_negative_numbers = true,
    )]
    pub(crate) depth: Option<u32>,
    #[arg(long, conflicts_with = "suite")]
    pub(crate) fen: Option<String>,
    #[arg(long, conflicts_with = "suite")]
    pub(crate) divide: bool,
    #[arg(long, value_name = "N", value_parser = values::count, allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "FILE")]
    pub(crate) suite: Option<PathBuf>,
}

/// `jadoube translate`.
#[derive(Args, Debug)]
pub(crate) struct Translate {
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "MOVES", conflicts_with = "files")]
    pub(crate) moves: Option<String>,
    #[arg(long)]
    pub(crate) fen: Option<String>,
    #[arg(long, value_name = "NOTATION", default_value = "auto", value_parser = values::source)]
    pub(crate) from: crate::notation::Source,
    #[arg(long, value_name = "NOTATION", value_parser = values::notation)]
    pub(crate) to: crate::notation::Notation,
}

/// `jadoube start960`.
#[derive(Args, Debug)]
pub(crate) struct Start960 {
    #[arg(value_name = "N", value_parser = values::start, allow_negative_numbers = true)]
    pub(crate) number: Option<u16>,
    #[arg(long, conflicts_with_all = ["number", "all"])]
    pub(crate) random: bool,
    #[arg(
        long,
        value_name = "SEED",
        value_parser = values::seed,
        allow_negative_numbers = true,
        conflicts_with_all = ["number", "all"],
    )]
    pub(crate) seed: Option<u64>,
    #[arg(long, conflicts_with = "number")]
    pub(crate) all: bool,
}
