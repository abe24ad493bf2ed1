//! The lawbook: what is generated from it, and whether the code and the casebook stand by it.

mod cited;
mod coverage;
mod rules;
mod tables;
mod whole;

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use jadoube_casebook::Tongue;
use jadoube_casebook::lawbook::{Lawbook, differences};

use self::coverage::Coverage;
use crate::workspace::{root, say};

const SPANISH: &str = "lawbook/2023.es.md";
const ENGLISH: &str = "lawbook/2023.en.md";

/// What to do with what is generated.
#[derive(Args)]
pub(crate) struct Options {
    /// Write nothing: tell what is stale, and which enforced paragraph lacks code or a case.
    #[arg(long)]
    check: bool,
}

/// Writes what the lawbook generates, or tells what does not stand.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let (spanish, english) = (read(SPANISH)?, read(ENGLISH)?);
    let spanish = Lawbook::read(SPANISH, &spanish, Tongue::Spanish);
    let english = Lawbook::read(ENGLISH, &english, Tongue::English);
    let (code, cases) = (cited::code()?, cited::cases()?);
    let coverage = Coverage {
        spanish: &spanish.paragraphs,
        english: &english.paragraphs,
        code: &code,
        cases: cases.as_ref(),
    };
    let mut findings = [&spanish.findings[..], &english.findings[..]].concat();
    findings.extend(differences(coverage.spanish, coverage.english));
    if findings.is_empty() {
        settle(options, coverage::PAGE, &coverage.page(), &mut findings)?;
    }
    settle(options, rules::MODULE, &table()?, &mut findings)?;
    findings.extend(coverage.findings());
    findings.extend(whole::missing(&read(whole::LIST)?, &coverage));
    findings.extend(tables::findings(read)?);
    if cases.is_none() {
        say("lawbook: there is no casebook/ yet: cases not checked");
    }
    for finding in &findings {
        say(finding);
    }
    say(&format!(
        "lawbook: {} paragraphs, {} findings",
        coverage.english.len(),
        findings.len()
    ));
    Ok(if findings.is_empty() || !options.check {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The module of rules and Articles.
fn table() -> Result<String> {
    let table = read(rules::SOURCE)?;
    let rules = rules::read(&table).context(rules::SOURCE)?;
    Ok(rules::render(&rules))
}

/// Writes a generated file, or finds that it is not what would be written.
fn settle(options: &Options, path: &str, text: &str, findings: &mut Vec<String>) -> Result<()> {
    let place = root().join(path);
    if !options.check {
        return std::fs::write(place, text).with_context(|| path.to_owned());
    }
    let stands = std::fs::read_to_string(place).unwrap_or_default();
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

#[cfg(test)]
mod tests {
    use super::{ENGLISH, Lawbook, SPANISH, Tongue, differences, read, rules, table};

    #[test]
    fn the_table_of_rules_is_what_the_lawbook_gives() {
        let stands = read(rules::MODULE).expect("the module");
        let given = table().expect("a table");
        assert!(stands == given, "stale: run `cargo xtask lawbook`");
    }

    #[test]
    fn the_two_books_of_2023_say_the_same_of_every_number() {
        let (spanish, english) = (read(SPANISH).expect("es"), read(ENGLISH).expect("en"));
        let spanish = Lawbook::read(SPANISH, &spanish, Tongue::Spanish);
        let english = Lawbook::read(ENGLISH, &english, Tongue::English);
        let none: [String; 0] = [];
        assert_eq!(spanish.findings, none);
        assert_eq!(english.findings, none);
        let found = differences(&spanish.paragraphs, &english.paragraphs);
        assert_eq!(found, none);
    }
}
