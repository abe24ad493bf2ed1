//! Where the paragraphs of 2023 are carried out in the code, and tried in the casebook.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use jadoube_laws::{Edition, Rule, law};

use crate::law::constant;
use crate::workspace::root;

/// The folder of the cases.
pub(super) const CASEBOOK: &str = "casebook";

const LAWS: &str = "crates/laws/src";
const ARBITER: &str = "crates/arbiter/src";

/// Files by the paragraph they have to do with.
pub(super) type Index = BTreeMap<String, BTreeSet<String>>;

/// A file by its path from the root of the workspace.
struct File {
    path: String,
    text: String,
}

/// The files in which docs cite a paragraph, or the arbiter uses its rule.
pub(super) fn code() -> Result<Index> {
    let mut index = Index::new();
    for file in files(LAWS, "rs")?.iter().filter(|file| !is_list(file)) {
        add(&mut index, &file.path, in_docs(&file.text));
    }
    for file in files(ARBITER, "rs")?.iter().filter(|file| !is_test(file)) {
        add(&mut index, &file.path, in_docs(&file.text));
        add(&mut index, &file.path, in_rules(&file.text));
    }
    Ok(index)
}

/// The pages of the casebook that name a paragraph; nothing while there is no casebook.
pub(super) fn cases() -> Result<Option<Index>> {
    if !root().join(CASEBOOK).is_dir() {
        return Ok(None);
    }
    let mut index = Index::new();
    for file in files(CASEBOOK, "md")? {
        add(&mut index, &file.path, in_header(&file.text));
    }
    Ok(Some(index))
}

fn add(index: &mut Index, path: &str, numbers: impl IntoIterator<Item = String>) {
    for number in numbers {
        index.entry(number).or_default().insert(path.to_owned());
    }
}

/// The list of the constants themselves.
fn is_list(file: &File) -> bool {
    file.path == format!("{LAWS}/law.rs")
}

fn is_test(file: &File) -> bool {
    file.path.ends_with("/tests.rs") || file.path.contains("/tests/")
}

/// The paragraphs whose constants the docs of a text link to.
fn in_docs(text: &str) -> Vec<String> {
    let docs = text.lines().map(str::trim_start);
    let docs = docs.filter(|line| line.starts_with("///") || line.starts_with("//!"));
    docs.flat_map(|line| names(line, "law::"))
        .filter_map(|name| law::ALL.iter().find(|number| constant(number) == name))
        .map(|number| (*number).to_owned())
        .collect()
}

/// The paragraphs of 2023 whose rules a text uses outside its tests and comments.
fn in_rules(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines
        .flat_map(|line| names(line, "Rule::"))
        .filter_map(|name| {
            let rule = Rule::ALL
                .into_iter()
                .find(|rule| format!("{rule:?}") == name)?;
            let article = rule.article(Edition::E2023)?;
            Some(article.number().to_owned())
        })
        .collect()
}

/// The paragraphs of 2023 that a case names: those its rulings cite under `articles`, and those
/// it shows besides under `shows`, in its header or where it is played under 2023.
fn in_header(text: &str) -> Vec<String> {
    let edition = |line: &str| {
        let (key, editions) = line.strip_prefix("- ")?.split_once(':')?;
        key.starts_with("edition")
            .then(|| editions.contains("2023"))
    };
    let mut is_of_2023 = text.lines().find_map(edition).unwrap_or(true);
    let mut named = Vec::new();
    for line in text.lines() {
        if let Some(year) = line.strip_prefix("## Under ") {
            is_of_2023 = year.starts_with("2023");
        }
        let numbers = line
            .strip_prefix("- articles:")
            .or_else(|| line.strip_prefix("- shows:"));
        if let Some(numbers) = numbers.filter(|_| is_of_2023) {
            let numbers = numbers.split(',').map(str::trim);
            named.extend(
                numbers
                    .filter(|&number| number != "none")
                    .map(str::to_owned),
            );
        }
    }
    named
}

/// The names that follow a path in a line, where the path does not end a longer word.
fn names<'a>(line: &'a str, path: &'a str) -> impl Iterator<Item = &'a str> {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    line.match_indices(path).filter_map(move |(at, _)| {
        if line[..at].ends_with(is_word) {
            return None;
        }
        let rest = &line[at + path.len()..];
        let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
        Some(&rest[..end])
    })
}

/// Every file under a folder with an extension, in the order of their paths.
fn files(folder: &str, extension: &str) -> Result<Vec<File>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let listing = std::fs::read_dir(root().join(&folder)).with_context(|| folder.clone())?;
        for entry in listing {
            let entry = entry.with_context(|| folder.clone())?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if Path::new(&path)
                .extension()
                .is_some_and(|it| it == extension)
            {
                let text = std::fs::read_to_string(entry.path()).with_context(|| path.clone())?;
                found.push(File { path, text });
            }
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{in_docs, in_header, in_rules};

    #[test]
    fn only_docs_that_link_to_a_constant_cite_it() {
        let text = "/// Law: [9.6.2](jadoube_laws::law::A9_6_2),\n\
            /// [A.5.2](crate::law::APP_A_5_2).\n//! Law: [3.1](crate::law::A3_1).\n\
            let number = law::A4_1;\n/// outlaw::A4_2 law::A99.\n";
        assert_eq!(in_docs(text), ["9.6.2", "A.5.2", "3.1"]);
    }

    #[test]
    fn only_rules_used_in_code_count() {
        let text = "let rule = Rule::TwoHands;\n/// Rule::Turn\ncite(jadoube_laws::Rule::Signing)\n\
            MyRule::Turn;\nRule::ALL;\n#[cfg(test)]\nmod tests { Rule::Turn }\n";
        assert_eq!(in_rules(text), ["7.5.4", "8.7"]);
    }

    #[test]
    fn a_case_names_its_articles_in_its_header() {
        let page = "# A case\n\n- edition: 2018, 2023\n- articles: 4.5, 7.5.1\n\nText\n";
        assert_eq!(in_header(page), ["4.5", "7.5.1"]);
        assert!(in_header(&page.replace(", 2023", "")).is_empty());
        assert!(in_header("# No header\n- articles: none\n").is_empty());
        let older = "- edition: 2014\n- articles: 7.5a\n## Under 2023\n- articles: 7.5.1\n\
            - shows: 6.3.1\n## Under 2009\n- articles: 7.4a\n";
        assert_eq!(in_header(older), ["7.5.1", "6.3.1"]);
        assert_eq!(in_header("- articles: B.2\n"), ["B.2"]);
    }
}
