//! What shows in the lines of a file: length, width, words, sources, citations.

use super::{Finding, Source, has_extension};
use crate::law::constant;
use crate::workspace::root;

const LINES: usize = 600;
const COLUMNS: usize = 100;

/// Package registries, which no file names: a reader's machine may use another.
const REGISTRIES: [&str; 6] = [
    concat!("crates", ".io"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("pypi", ".org"),
    concat!("proxy.golang", ".org"),
    concat!("deb.debian", ".org"),
];

pub(super) fn check(source: &Source<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_code = has_extension(source.path, &["rs", "ts", "tsx"]);
    let is_written = is_code && !source.is_generated();
    if is_written {
        length(source, &mut findings);
    }
    for (index, line) in source.text.lines().enumerate() {
        let number = index + 1;
        // What the web client's formatter cannot break, such as a text, stays as it is.
        if is_written && !has_extension(source.path, &["ts", "tsx"]) {
            width(source, number, line, &mut findings);
        }
        if is_code {
            comment(source, number, line, &mut findings);
        }
        if source.is_rust() {
            citation(source, number, line, &mut findings);
        }
        registry(source, number, line, &mut findings);
        if has_extension(source.path, &["md"]) {
            links(source, number, line, &mut findings);
        }
    }
    origin(source, &mut findings);
    findings
}

fn length(source: &Source<'_>, findings: &mut Vec<Finding>) {
    let lines = source.text.lines().count();
    if lines > LINES {
        findings.push(source.finding(
            lines,
            format!("{lines} lines, over {LINES} lines: find the second subject, move it out"),
        ));
    }
}

fn width(source: &Source<'_>, number: usize, line: &str, findings: &mut Vec<Finding>) {
    let columns = line.chars().count();
    if columns > COLUMNS {
        findings.push(source.finding(
            number,
            format!("{columns} columns, over {COLUMNS} columns: break the line"),
        ));
    }
}

/// A task without an issue, and the writers speaking of themselves.
fn comment(source: &Source<'_>, number: usize, line: &str, findings: &mut Vec<Finding>) {
    let tasks = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
    ];
    if tasks
        .iter()
        .any(|task| words(line).any(|word| word == *task))
        && !line.contains("(#")
    {
        findings.push(source.finding(
            number,
            "a task without an issue: name it as (#12), or do it",
        ));
    }
    if !line.trim_start().starts_with("//") {
        return;
    }
    if words(line).any(|word| word == "we" || word == "We") {
        findings.push(source.finding(number, "\"we\" in a comment: say what the code does"));
    }
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '\'')
}

/// `Law: [9.6.2](crate::law::A9_6_2).`: the number and the constant agree.
fn citation(source: &Source<'_>, number: usize, line: &str, findings: &mut Vec<Finding>) {
    let said = line.trim_start();
    if !said.starts_with("//") {
        return;
    }
    if let Some((_, cited)) = said.split_once("Law: ")
        && cited.starts_with(|c: char| c.is_ascii_digit())
    {
        let what = "a cited paragraph is a link, as [9.6.2](crate::law::A9_6_2)";
        findings.push(source.finding(number, what));
    }
    for (before, after) in said.match_indices("law::").map(|(at, _)| said.split_at(at)) {
        let Some(start) = before
            .strip_suffix("](crate::")
            .or(before.strip_suffix("]("))
        else {
            continue;
        };
        let paragraph = start
            .rsplit('[')
            .next()
            .unwrap_or_default()
            .trim_matches('`');
        let name = after["law::".len()..].split(')').next().unwrap_or_default();
        let is_number = paragraph.contains(|c: char| c.is_ascii_digit());
        if is_number && constant(paragraph) != name {
            let right = constant(paragraph);
            let what = format!("[{paragraph}] links to {name}: link to {right}");
            findings.push(source.finding(number, what));
        }
    }
}

fn registry(source: &Source<'_>, number: usize, line: &str, findings: &mut Vec<Finding>) {
    if has_extension(source.path, &["lock"]) || source.path.ends_with("package-lock.json") {
        return;
    }
    if let Some(host) = REGISTRIES.iter().find(|host| line.contains(*host)) {
        findings.push(source.finding(number, format!("names a registry's host, {host}: leave it")));
    }
}

/// A link from one document to another leads to a file that is there.
fn links(source: &Source<'_>, number: usize, line: &str, findings: &mut Vec<Finding>) {
    let folder = root().join(source.path);
    let Some(folder) = folder.parent() else {
        return;
    };
    for (at, opening) in line.match_indices("](") {
        let rest = &line[at + opening.len()..];
        let target = rest.split([')', '#']).next().unwrap_or_default();
        let is_elsewhere = target.contains("://") || target.contains("::");
        if target.is_empty() || is_elsewhere || folder.join(target).exists() {
            continue;
        }
        findings.push(source.finding(number, format!("{target} is not there: mend the link")));
    }
}

/// Data in a tests or bench folder says on its first line where it is from.
fn origin(source: &Source<'_>, findings: &mut Vec<Finding>) {
    let is_table = has_extension(
        source.path,
        &[
            "csv", "epd", "fen", "fens", "perft", "sfens", "tsv", "txt", "uci",
        ],
    );
    let is_ours = ["crates/", "bench/", "fuzz/", "samples/"];
    if !is_table || !is_ours.iter().any(|folder| source.path.starts_with(folder)) {
        return;
    }
    if !source
        .text
        .lines()
        .next()
        .is_some_and(|first| first.contains("source:"))
    {
        findings.push(source.finding(1, "a data file starts with its source: `# source: …`"));
    }
}
