//! `jadoube case`: pages of the casebook, run.

use std::{io, path::Path, process::ExitCode};

use jadoube_casebook::{Complaint, Outcome, Page, Run, Speaker, Step, pages_under};
use jadoube_words::{Argument, Language};
use serde::Serialize;

use crate::{
    arguments,
    console::{self, Ink},
    session::Session,
    told::{self, Said},
};

/// A page as JSON.
#[derive(Serialize)]
struct Report<'a> {
    page: String,
    title: &'a str,
    ok: bool,
    runs: Vec<RunReport<'a>>,
    complaints: Vec<ComplaintReport>,
}

#[derive(Serialize)]
struct RunReport<'a> {
    edition: u16,
    title: Option<&'a str>,
    result: &'a str,
    facts: Vec<FactReport<'a>>,
}

#[derive(Serialize)]
struct FactReport<'a> {
    line: usize,
    at: Option<String>,
    fact: &'a str,
    told: Vec<Said>,
}

#[derive(Serialize)]
struct ComplaintReport {
    line: usize,
    text: String,
}

/// What all pages came to.
#[derive(Default)]
struct Tally {
    pages: u64,
    runs: u64,
    wrong: u64,
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Case) -> io::Result<ExitCode> {
    // The sentences of the pages are in English, whatever language the answers are in.
    let english = Speaker::new(Language::English);
    let reader = Speaker::new(session.speech.language());
    let mut tally = Tally::default();
    // What cannot be read is told, and costs no other page.
    let mut unread = None;
    for path in &asked.paths {
        let shown = path.display().to_string();
        let pages = match pages_under(path) {
            Ok(pages) => pages,
            Err(error) => {
                unread = Some(session.cannot_read(&shown, &error));
                continue;
            }
        };
        if pages.is_empty() {
            let file = [("file", Argument::from(shown))];
            unread = Some(session.refuse(&session.speech.say_of("cli-case-none", &file)));
        }
        for page in pages {
            let text = match std::fs::read_to_string(&page) {
                Ok(text) => text,
                Err(error) => {
                    unread = Some(session.cannot_read(&page.display().to_string(), &error));
                    continue;
                }
            };
            let page = One {
                session,
                reader: &reader,
                path: &page,
                quiet: asked.quiet,
            };
            page.tell(&text, &english, &mut tally)?;
        }
    }
    if let Some(code) = unread.filter(|_| tally.pages == 0) {
        return Ok(code);
    }
    summarize(session, &tally)?;
    Ok(unread.unwrap_or(if tally.wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }))
}

/// Says what all pages came to.
fn summarize(session: &Session, tally: &Tally) -> io::Result<()> {
    if !session.json {
        let numbers = [
            ("pages", Argument::from(tally.pages)),
            ("runs", tally.runs.into()),
            ("wrong", tally.wrong.into()),
        ];
        let ink = if tally.wrong == 0 {
            Ink::Well
        } else {
            Ink::Wrong
        };
        let summary = session.speech.say_of("cli-case-summary", &numbers);
        console::print(format!("{}\n", session.palette.paint(ink, summary)))?;
    }
    Ok(())
}

/// A page, and how it is told about.
struct One<'a> {
    session: &'a Session,
    reader: &'a Speaker,
    path: &'a Path,
    quiet: bool,
}

impl One<'_> {
    /// Runs the page and tells about it.
    fn tell(&self, text: &str, english: &Speaker, tally: &mut Tally) -> io::Result<()> {
        tally.pages += 1;
        let page = match Page::read(text) {
            Ok(page) => page,
            Err(complaints) => {
                tally.wrong += 1;
                return self.tell_unread(&complaints);
            }
        };
        let outcome = jadoube_casebook::run(&page, english);
        tally.runs += outcome.runs.len() as u64;
        tally.wrong += u64::from(!outcome.is_well());
        if self.session.json {
            self.session.print_json(&self.report(&page, &outcome))
        } else if self.quiet {
            console::print(self.complaints(&outcome.complaints))
        } else {
            console::print(self.text(&page, &outcome))
        }
    }

    fn tell_unread(&self, complaints: &[Complaint]) -> io::Result<()> {
        if self.session.json {
            return self.session.print_json(&Report {
                page: self.path.display().to_string(),
                title: "",
                ok: false,
                runs: Vec::new(),
                complaints: self.complaint_reports(complaints),
            });
        }
        console::print(self.complaints(complaints) + "\n")
    }

    fn report<'a>(&self, page: &'a Page, outcome: &'a Outcome) -> Report<'a> {
        Report {
            page: self.path.display().to_string(),
            title: &page.title,
            ok: outcome.is_well(),
            runs: outcome
                .runs
                .iter()
                .map(|run| self.run_report(page, run))
                .collect(),
            complaints: self.complaint_reports(&outcome.complaints),
        }
    }

    fn run_report<'a>(&self, page: &'a Page, run: &'a Run) -> RunReport<'a> {
        let facts = page
            .steps
            .iter()
            .zip(&run.told)
            .map(|(step, told)| FactReport {
                line: step.line,
                at: step.fact.at.map(|at| at.to_string()),
                fact: &step.fact.text,
                told: told
                    .iter()
                    .map(|told| Said::new(told, self.reader))
                    .collect(),
            });
        RunReport {
            edition: run.edition.year(),
            title: run.title.as_deref(),
            result: &run.result,
            facts: facts.collect(),
        }
    }

    fn complaint_reports(&self, complaints: &[Complaint]) -> Vec<ComplaintReport> {
        let report = |complaint: &Complaint| ComplaintReport {
            line: complaint.line,
            text: self.reader.fault(&complaint.fault),
        };
        complaints.iter().map(report).collect()
    }

    /// The page as text: its facts with what was ruled, and what came out otherwise.
    fn text(&self, page: &Page, outcome: &Outcome) -> String {
        let palette = self.session.palette;
        let mut text = format!("{}\n", palette.paint(Ink::Title, &page.title));
        for run in &outcome.runs {
            let under = run.title.clone().or_else(|| {
                let one_of_many = page.editions.len() > 1;
                one_of_many.then(|| run.edition.to_string())
            });
            if let Some(title) = under {
                let title = [("title", Argument::from(title))];
                let title = self.session.speech.say_of("cli-case-under", &title);
                text += &format!("  {}\n", palette.paint(Ink::Title, title));
            }
            for (step, told) in page.steps.iter().zip(&run.told) {
                // Under another edition the facts are the same: those with rulings are repeated.
                if run.title.is_none() || !told.is_empty() {
                    text += &format!("  {}\n", self.fact(step));
                }
                text += &told::lines(told, self.reader, palette);
            }
        }
        text + &self.complaints(&outcome.complaints) + "\n"
    }

    fn fact(&self, step: &Step) -> String {
        let fact = console::harmless(&step.fact.text);
        let at = step.fact.at.map_or_else(String::new, |at| format!("{at} "));
        format!("{}{fact}", self.session.palette.paint(Ink::Faint, at))
    }

    fn complaints(&self, complaints: &[Complaint]) -> String {
        let palette = self.session.palette;
        let line = |complaint: &Complaint| {
            let place = format!("{}:{}:", self.path.display(), complaint.line);
            let fault = self.reader.fault(&complaint.fault);
            let mut lines = fault.lines();
            let first = console::harmless(lines.next().unwrap_or_default());
            let mut text = format!("{} {first}\n", palette.paint(Ink::Wrong, place));
            for line in lines {
                text += &console::harmless(line);
                text.push('\n');
            }
            text
        };
        complaints.iter().map(line).collect()
    }
}
