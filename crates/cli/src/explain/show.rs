//! Articles, parts and what was found, as text.

use std::{io, process::ExitCode};

use jadoube_hall::lawbook::{
    ArticleView, CaseHeading, ChangeView, Heading, RuleView, SearchView, TermView,
};
use jadoube_laws::Edition;
use jadoube_words::Argument;

use super::numbers;
use crate::{
    console::{self, Ink},
    session::Session,
};

/// The most that is told of what was found, and of cases.
const MOST: usize = 8;

/// Shows numbers with all that is known of them, asked for under an edition.
pub(super) fn articles(
    session: &Session,
    articles: &[ArticleView],
    edition: Edition,
) -> io::Result<ExitCode> {
    let texts: Vec<String> = articles
        .iter()
        .map(|view| article(session, view, edition))
        .collect();
    console::print(texts.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}

/// Shows what numbers there are in a part of the Laws.
pub(super) fn headings(session: &Session, headings: &[Heading]) -> io::Result<ExitCode> {
    let mut text = String::new();
    let mut part = None;
    for it in headings {
        if it.part != part {
            part.clone_from(&it.part);
            let title = part.clone().unwrap_or_default();
            text += &format!("{}\n", session.palette.paint(Ink::Title, title));
        }
        text += &format!("  {}\n", heading(session, it));
    }
    console::print(text)?;
    Ok(ExitCode::SUCCESS)
}

/// Shows what was found, the best first.
pub(super) fn found(session: &Session, found: &SearchView) -> io::Result<()> {
    let speech = &session.speech;
    let mut text = String::new();
    for term in &found.terms {
        text += &told(session, term);
    }
    if !found.terms.is_empty() && !found.hits.is_empty() {
        text.push('\n');
    }
    for hit in found.hits.iter().take(MOST) {
        text += &heading(session, &hit.heading);
        text += &format!("\n    {}\n", hit.excerpt);
    }
    if let Some(best) = found.hits.first() {
        let number = [("number", Argument::from(best.heading.number.as_str()))];
        let more = speech.say_of("cli-explain-more", &number);
        text += &format!("\n{}\n", session.palette.paint(Ink::Faint, more));
    } else if found.terms.is_empty() {
        let query = [("query", Argument::from(console::harmless(&found.query)))];
        session.complain(&speech.say_of("cli-explain-nothing", &query));
    }
    console::print(text)
}

fn article(session: &Session, view: &ArticleView, asked: Edition) -> String {
    let speech = &session.speech;
    let mut text = format!("{}\n", heading(session, &view.heading));
    let year = ("year", Argument::from(view.edition.to_string()));
    let of = match &view.heading.part {
        Some(part) => speech.say_of("cli-explain-of", &[("part", part.as_str().into()), year]),
        None => speech.say_of("cli-explain-of-edition", &[year]),
    };
    text += &format!("{}\n", session.palette.paint(Ink::Faint, of));
    if let Some(status) = &view.heading.status {
        let mut status_text = status.word.to_owned();
        if let Some(reason) = &status.reason {
            status_text += &format!(": {reason}");
        }
        let status = [("status", Argument::from(status_text))];
        text += &format!("{}\n", speech.say_of("cli-explain-status", &status));
    }
    if view.edition != asked.year() {
        let year = [("year", Argument::from(asked.to_string()))];
        let absent = speech.say_of("cli-explain-absent", &year);
        text += &format!("{}\n", session.palette.paint(Ink::Note, absent));
    }
    text.push('\n');
    if view.edition != view.summary_edition && !view.summary.is_empty() {
        let year = [("year", Argument::from(view.summary_edition.to_string()))];
        text += &format!("{}\n", speech.say_of("cli-explain-today", &year));
    }
    for line in &view.summary {
        text += &format!("  {line}\n");
    }
    text += &stated(session, &view.rules, view.edition);
    text += &changed(session, &view.changes);
    if !view.terms.is_empty() {
        text += &title(session, "cli-explain-terms");
        text.extend(view.terms.iter().map(|term| told(session, term)));
    }
    text += &cases(session, &view.cases);
    text
}

/// `9.2.2  What it is about`, and whether no text confirms the number.
fn heading(session: &Session, heading: &Heading) -> String {
    let name = format!("{}  {}", heading.number, heading.title);
    let name = session.palette.paint(Ink::Title, name);
    if heading.verified {
        return name.to_string();
    }
    let doubt = session.speech.say("cli-explain-unverified");
    let doubt = session.palette.paint(Ink::Note, format!("({doubt})"));
    format!("{name} {doubt}")
}

fn title(session: &Session, key: &str) -> String {
    let title = session.speech.say(key);
    format!("\n{}\n", session.palette.paint(Ink::Title, title))
}

/// Where the other editions have it.
fn stated(session: &Session, rules: &[RuleView], shown: u16) -> String {
    let unverified = session.speech.say("cli-explain-unverified");
    let mut text = String::new();
    for rule in rules {
        let line = numbers::line(rule, shown, &unverified);
        if !line.is_empty() {
            text += &format!("  {}: {line}\n", rule.name);
        }
    }
    if !text.is_empty() {
        text.insert_str(0, &title(session, "cli-explain-numbers"));
    }
    text
}

/// What other editions have otherwise.
fn changed(session: &Session, changes: &[ChangeView]) -> String {
    if changes.is_empty() {
        return String::new();
    }
    let mut text = title(session, "cli-explain-changes");
    for change in changes {
        text += &format!("  {}: {}", change.edition, change.text);
        if !change.verified {
            let doubt = session.speech.say("cli-explain-unverified");
            text += &format!(" ({doubt})");
        }
        text.push('\n');
    }
    text
}

fn told(session: &Session, term: &TermView) -> String {
    let name = session.palette.paint(Ink::Title, term.term);
    format!("  {name}: {} [{}]\n", term.meaning, term.number)
}

fn cases(session: &Session, cases: &[CaseHeading]) -> String {
    if cases.is_empty() {
        return String::new();
    }
    let mut text = title(session, "cli-explain-cases");
    for case in cases.iter().take(MOST) {
        text += &format!("  {}  {}\n", case.id, case.title);
    }
    if let Some(rest) = cases.len().checked_sub(MOST).filter(|rest| *rest > 0) {
        let count = [("count", Argument::from(rest))];
        text += &format!("  {}\n", session.speech.say_of("cli-explain-rest", &count));
    }
    text
}
