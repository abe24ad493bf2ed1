//! The lawbook: what is generated from it, and whether it still stands.

mod rules;

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;

use crate::workspace::{root, say};

/// What to do with what is generated.
#[derive(Args)]
pub(crate) struct Options {
    /// Compare what is generated with what stands instead of writing it.
    #[arg(long)]
    check: bool,
}

/// Writes what the lawbook generates, or says what is stale.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let table = read(rules::SOURCE)?;
    let rules = rules::read(&table).context(rules::SOURCE)?;
    let mut findings = Vec::new();
    settle(
        options,
        rules::MODULE,
        &rules::render(&rules),
        &mut findings,
    )?;
    for finding in &findings {
        say(finding);
    }
    say(&format!(
        "lawbook: {} rules, {} findings",
        rules::count(&rules),
        findings.len()
    ));
    Ok(if findings.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Writes a generated file, or finds that it is not what would be written.
fn settle(options: &Options, path: &str, text: &str, findings: &mut Vec<String>) -> Result<()> {
    if !options.check {
        return std::fs::write(root().join(path), text).with_context(|| path.to_owned());
    }
    let stands = read(path)?;
    if stands != text {
        let same = stands.lines().zip(text.lines());
        let line = same.take_while(|(stands, new)| stands == new).count() + 1;
        findings.push(format!("{path}:{line}: stale; run `cargo xtask lawbook`"));
    }
    Ok(())
}

fn read(path: &str) -> Result<String> {
    std::fs::read_to_string(root().join(path)).with_context(|| path.to_owned())
}
