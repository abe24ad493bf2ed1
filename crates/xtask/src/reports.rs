//! Cases from public bug reports, run against the rules.
//!
//! A file holds one case a line: an operation, its input and what is expected of it. Every
//! operation is answered in general, whatever the input; only what a case states is compared.

mod case;
mod compare;
mod decided;
mod ops;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use serde_json::{Value, json};

use crate::workspace::{say, shared};
use case::{Answer, Case, Check};
use decided::Decided;

const SHARED: &str = "data/reports/cases.jsonl";
/// The cases that the tests of the hall answer.
const HALL: &str = include_str!("../reports-hall.txt");
const BY_HALL: &str = "answered by the tests of the hall, crates/hall/tests/scenarios";

/// Which cases to run, and how to tell what came of them.
#[derive(Args)]
pub(crate) struct Options {
    /// A file with one case a line.
    #[arg(required_unless_present = "shared")]
    file: Option<PathBuf>,
    /// Run the cases of the shared folder beside the checkout, and tell only those that fail;
    /// pass over them where that folder is not.
    #[arg(long, conflicts_with = "file")]
    shared: bool,
    /// Print one JSON object a case, and a last one with the summary.
    #[arg(long)]
    json: bool,
}

/// What came of a case.
enum Verdict {
    Pass,
    Fail(Vec<String>),
    Skip(String),
    /// The hall's own tests drive the case through the hall, and hold the list of those.
    Hall,
}

impl Verdict {
    fn name(&self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Fail(_) => "fail",
            Self::Skip(_) | Self::Hall => "skip",
        }
    }
}

#[derive(Default)]
struct Summary {
    pass: usize,
    fail: usize,
    skip: usize,
    hall: usize,
    decided: usize,
}

/// Runs the cases; fails when one fails that is not on the list of those decided otherwise.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let Some(path) = options.file.clone().or_else(|| shared(SHARED)) else {
        say(&format!(
            "{SHARED} is not in a shared folder beside the checkout: no reports run"
        ));
        return Ok(ExitCode::SUCCESS);
    };
    let text = std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    let decided = Decided::read()?;
    let hall: BTreeSet<&str> = HALL.lines().filter(|line| !line.starts_with('#')).collect();
    let mut summary = Summary::default();
    // A case that panics is a failure of that case, told with the others.
    std::panic::set_hook(Box::new(|_| ()));
    for (index, line) in text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let (case, (verdict, got)) = match serde_json::from_str::<Case>(line) {
            Ok(case) => {
                let mut judged = judge(&case);
                if matches!(judged.0, Verdict::Skip(_)) && hall.contains(case.id.as_str()) {
                    judged.0 = Verdict::Hall;
                }
                (case, judged)
            }
            Err(error) => {
                let why = format!("not a case: {error}");
                (Case::unread(index + 1), (Verdict::Skip(why), Value::Null))
            }
        };
        let reason = decided.reason(&case.id);
        summary.count(&verdict, reason);
        if options.json {
            say(&in_json(&case, &verdict, &got, reason).to_string());
        } else if !options.shared || matches!(verdict, Verdict::Fail(_)) {
            say(&in_words(&case, &verdict, reason));
        }
    }
    summary.tell(options.json);
    Ok(if summary.fail == summary.decided {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn judge(case: &Case) -> (Verdict, Value) {
    let skip = |reason: String| (Verdict::Skip(reason), Value::Null);
    let answered = std::panic::catch_unwind(|| ops::answer(case));
    let got = match answered {
        Ok(Answer::Got(got)) => got,
        Ok(Answer::Skip(reason)) => return skip(reason),
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            let got = json!({ "panic": said.unwrap_or("without a message") });
            return (Verdict::Fail(vec![got.to_string()]), got);
        }
    };
    let differences = compare::differences(&case.expected, &got);
    match (differences.is_empty(), case.check) {
        (true, _) => (Verdict::Pass, got),
        (false, Check::Manual) => skip("a matter of judgement".to_owned()),
        (false, Check::Exact | Check::Property | Check::Scenario) => {
            (Verdict::Fail(differences), got)
        }
    }
}

fn in_words(case: &Case, verdict: &Verdict, reason: Option<&str>) -> String {
    let head = format!("{:<4} {} ({})", verdict.name(), case.id, case.op);
    match (verdict, reason) {
        (Verdict::Pass, _) => head,
        (Verdict::Hall, _) => format!("{head}: {BY_HALL}"),
        (Verdict::Skip(why), _) => format!("{head}: {why}"),
        (Verdict::Fail(differences), None) => {
            format!("{head}\n       {}", differences.join("\n       "))
        }
        (Verdict::Fail(differences), Some(reason)) => {
            format!(
                "{head}\n       {}\n       decided otherwise: {reason}",
                differences.join("\n       ")
            )
        }
    }
}

fn in_json(case: &Case, verdict: &Verdict, got: &Value, reason: Option<&str>) -> Value {
    let mut line = json!({
        "id": case.id,
        "verdict": verdict.name(),
        "got": got,
        "expected": case.expected,
    });
    match (verdict, reason) {
        (Verdict::Pass, _) | (Verdict::Fail(_), None) => {}
        (Verdict::Hall, _) => line["reason"] = json!(BY_HALL),
        (Verdict::Fail(_), Some(reason)) => line["decided"] = json!(reason),
        (Verdict::Skip(why), _) => line["reason"] = json!(why),
    }
    line
}

impl Summary {
    fn count(&mut self, verdict: &Verdict, reason: Option<&str>) {
        match verdict {
            Verdict::Pass => self.pass += 1,
            Verdict::Skip(_) => self.skip += 1,
            Verdict::Hall => self.hall += 1,
            Verdict::Fail(_) => {
                self.fail += 1;
                self.decided += usize::from(reason.is_some());
            }
        }
    }

    fn tell(&self, in_json: bool) {
        let Self {
            pass,
            fail,
            skip,
            hall,
            decided,
        } = self;
        if in_json {
            let counts = json!({ "pass": pass, "fail": fail, "skip": skip + hall });
            say(&json!({ "summary": counts }).to_string());
        } else {
            let undecided = fail - decided;
            say(&format!(
                "reports: {pass} answered as stated, {undecided} otherwise, {decided} otherwise on \
                 purpose, {hall} answered by the tests of the hall, {skip} not answered"
            ));
        }
    }
}
