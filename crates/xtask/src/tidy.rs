//! The rules of style that a machine can check, each finding with its file, line and remedy.

mod syntax;
mod text;

use std::fmt;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::workspace::{output, root, say};

/// Where a rule is broken, and what to do.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    file: String,
    line: usize,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A file under check, by its path from the root of the workspace.
struct Source<'a> {
    path: &'a str,
    text: &'a str,
}

impl Source<'_> {
    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding {
            file: self.path.to_owned(),
            line,
            what: what.into(),
        }
    }

    fn is_rust(&self) -> bool {
        has_extension(self.path, &["rs"])
    }

    /// Written by a program, which says so at the top: exempt from what only readers ask for.
    fn is_generated(&self) -> bool {
        self.text
            .lines()
            .take(10)
            .any(|line| line.contains("not edited by hand"))
    }
}

/// Checks every file that is, or is about to be, in the repository.
pub(crate) fn run() -> Result<ExitCode> {
    let listing = output(
        "git",
        &["ls-files", "--cached", "--others", "--exclude-standard"],
    )?;
    let mut findings = Vec::new();
    let mut checked = 0_usize;
    for path in listing.lines() {
        let place = root().join(path);
        if !place.is_file() {
            continue;
        }
        let bytes = std::fs::read(&place).with_context(|| path.to_owned())?;
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        checked += 1;
        findings.extend(check(&Source { path, text: &text }));
    }
    for finding in &findings {
        say(&finding.to_string());
    }
    say(&format!(
        "tidy: {checked} files, {} findings",
        findings.len()
    ));
    Ok(if findings.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn check(source: &Source<'_>) -> Vec<Finding> {
    let mut findings = text::check(source);
    if source.is_rust() {
        findings.extend(syntax::check(source));
    }
    findings
}

fn has_extension(path: &str, extensions: &[&str]) -> bool {
    let extension = Path::new(path)
        .extension()
        .and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| extensions.contains(&extension))
}

#[cfg(test)]
mod tests {
    use super::{Source, check};
    use crate::workspace::root;

    /// What tidy says of a text at a path, one finding a line.
    fn tidy(path: &str, text: &str) -> String {
        let found = check(&Source { path, text });
        found
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn finds(path: &str, text: &str, line: usize, what: &str) {
        let said = tidy(path, text);
        let start = format!("{path}:{line}: ");
        assert!(
            said.lines()
                .any(|finding| finding.starts_with(&start) && finding.contains(what)),
            "{what:?} not found in {said:?}",
        );
    }

    #[test]
    fn a_clean_file_has_no_findings() {
        let text = "//! Docs.\n\n/// Adds one.\npub fn next(number: u8) -> u8 {\n    number\n}\n";
        assert_eq!(tidy("crates/laws/src/next.rs", text), "");
    }

    #[test]
    fn long_files_functions_and_lines_are_found() {
        let path = "crates/laws/src/long.rs";
        finds(path, &"// line\n".repeat(601), 601, "600 lines");
        let body = "    let _ = 1;\n".repeat(70);
        finds(path, &format!("\nfn long() {{\n{body}}}\n"), 2, "70 lines");
        finds(path, &format!("// {}\n", "x".repeat(98)), 1, "100 columns");
    }

    #[test]
    fn forbidden_words_are_found() {
        let path = "crates/laws/src/words.rs";
        finds(path, concat!("// TO", "DO later\n"), 1, "issue");
        assert_eq!(tidy(path, concat!("// TO", "DO(#12): later\n")), "");
        finds(path, "// Here we go.\n", 1, "\"we\"");
        finds("README.md", concat!("see crates", ".io\n"), 1, "registry");
        assert_eq!(tidy("Cargo.lock", concat!("crates", ".io\n")), "");
    }

    #[test]
    fn forbidden_code_is_found() {
        let path = "crates/laws/src/code.rs";
        finds(path, "#[test]\n#[ignore]\nfn slow() {}\n", 2, "ignored");
        finds(
            path,
            "fn wait() {\n    std::thread::sleep(d);\n}\n",
            2,
            "sleep",
        );
        finds(path, "fn f() {\n    unsafe { g() }\n}\n", 2, "unsafe");
        assert_eq!(
            tidy(
                "crates/laws/src/unchecked.rs",
                "fn f() {\n    unsafe { g() }\n}\n"
            ),
            ""
        );
        finds(path, "/// Docs.\npub fn f(flag: bool) {}\n", 2, "enum");
        finds(path, "fn get_name() {}\n", 1, "get_");
        finds(path, "struct GameManager;\n", 1, "Manager");
        finds(
            path,
            "#[non_exhaustive]\npub enum E {}\n",
            1,
            "non_exhaustive",
        );
        finds(
            "crates/laws/src/lib.rs",
            "fn logic() {}\n",
            1,
            "table of contents",
        );
        finds(path, "fn broken( {\n", 1, "does not parse");
    }

    #[test]
    fn a_law_that_links_elsewhere_is_found() {
        let path = "crates/laws/src/cited.rs";
        let wrong = "/// Ends. Law: [9.6.2](crate::law::A9_6_1).\nstruct E;\n";
        finds(path, wrong, 1, "A9_6_2");
        finds(path, "/// Ends. Law: 9.6.2.\nstruct E;\n", 1, "link");
        let right =
            "/// Law: [9.6.2](crate::law::A9_6_2), [5.2.2](crate::law::A5_2_2).\nstruct E;\n";
        assert_eq!(tidy(path, right), "");
    }

    #[test]
    fn a_data_file_says_where_it_is_from() {
        finds("crates/laws/tests/data/a.perft", "id 1\n", 1, "source");
        assert_eq!(
            tidy(
                "crates/laws/tests/data/a.perft",
                "# source: own work\nid 1\n"
            ),
            ""
        );
    }

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        finds("README.md", "[a](NOWHERE.md)\n", 1, "NOWHERE.md");
        assert_eq!(
            tidy(
                "README.md",
                "[a](Cargo.toml) [b](https://a.example/b) [c](#d)\n"
            ),
            ""
        );
    }

    /// The first block of code of a document, as a reader sees it.
    fn first_example(path: &str) -> String {
        let text = std::fs::read_to_string(root().join(path)).expect("the document is there");
        let block = text.split("```rust\n").nth(1).expect("it has an example");
        let block = block.split("```").next().unwrap_or_default();
        block
            .lines()
            .filter(|line| !line.starts_with("# "))
            .collect::<Vec<_>>()
            .join("\n")
    }

    #[test]
    fn the_readme_shows_the_game_that_is_tested_with_the_library() {
        assert_eq!(
            first_example("README.md"),
            first_example("crates/laws/README.md")
        );
    }
}
