//! The licence of everything the workspace is built from, against a list of permissive ones.

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::workspace::{output, say};

/// Licences that ask for no more than a notice. Copyleft, weak or strong, is not among them.
const ALLOWED: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
    "bzip2-1.0.6",
];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
}

/// Checks every package that the workspace is built from, on every platform.
pub(crate) fn run() -> Result<ExitCode> {
    let metadata: Metadata = serde_json::from_str(&metadata()?)?;
    let mut tally: BTreeMap<&str, usize> = BTreeMap::new();
    let mut refused = 0;
    for package in &metadata.packages {
        let licence = package.license.as_deref().unwrap_or("none stated");
        *tally.entry(licence).or_default() += 1;
        if !is_allowed(licence) {
            refused += 1;
            say(&format!(
                "{} {}: {licence} is not on the list in crates/xtask/src/licences.rs; \
                 use another package",
                package.name, package.version,
            ));
        }
    }
    for (licence, packages) in &tally {
        say(&format!("{packages:>4}  {licence}"));
    }
    say(&format!(
        "licences: {} packages, {refused} refused",
        metadata.packages.len()
    ));
    Ok(if refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// What cargo knows of every package; of the host's packages only where the rest is out of reach.
fn metadata() -> Result<String> {
    let everywhere = ["metadata", "--format-version", "1"];
    output("cargo", &everywhere).or_else(|_| {
        say("the packages of other platforms are out of reach: checking this platform's");
        let version = output("rustc", &["-vV"])?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.context("rustc does not say what its host is")?;
        output(
            "cargo",
            &[
                "metadata",
                "--format-version",
                "1",
                "--filter-platform",
                host,
            ],
        )
    })
}

/// Whether an SPDX expression can be satisfied by allowed licences alone.
fn is_allowed(licence: &str) -> bool {
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
        return false;
    };
    expression.evaluate(|need| {
        need.license
            .id()
            .is_some_and(|id| ALLOWED.contains(&id.name))
    })
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn a_choice_needs_one_permissive_side_and_a_sum_needs_all() {
        for (licence, allowed) in [
            ("MIT", true),
            ("MIT OR Apache-2.0", true),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-or-later OR MIT", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("MIT AND GPL-3.0-only", false),
            ("MPL-2.0", false),
            ("LGPL-2.1-or-later", false),
            ("none stated", false),
            ("", false),
        ] {
            assert_eq!(is_allowed(licence), allowed, "{licence}");
        }
    }
}
