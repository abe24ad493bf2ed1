//! The project's own chores: `cargo xtask --help` lists them.

mod law;
mod lawbook;
mod licences;
mod reports;
mod tidy;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Check the rules of style that a machine can check.
    Tidy,
    /// Check that nothing in the workspace carries a licence that is not on the list.
    Licences,
    /// Check that crates/laws/src/law.rs names every paragraph of the Laws, or write it anew.
    Law(law::Options),
    /// Write what is generated from lawbook/, or check that it stands.
    Lawbook(lawbook::Options),
    /// Run cases from public bug reports, one JSON object a line, and tell the differences.
    Reports(reports::Options),
    /// Check the rules crate on every other target that happens to be installed.
    Targets,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Tidy => tidy::run(),
        Chore::Licences => licences::run(),
        Chore::Law(options) => law::run(&options),
        Chore::Lawbook(options) => lawbook::run(&options),
        Chore::Reports(options) => reports::run(&options),
        Chore::Targets => workspace::check_targets(),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            workspace::complain(&format!("cargo xtask: {error:#}"));
            ExitCode::from(2)
        }
    }
}
