//! That `docs/security.md` names a test for every threat, and that each of them exists.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The names of all tests under a folder.
fn tests(folder: &Path, found: &mut BTreeSet<String>) {
    let entries = fs::read_dir(folder).expect("the folder is there");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            tests(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("it is text");
            let mut is_test = false;
            for line in text.lines().map(str::trim) {
                if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
                    is_test = true;
                } else if is_test && let Some((_, rest)) = line.split_once("fn ") {
                    let name = rest.split('(').next().unwrap_or_default();
                    found.insert(name.to_owned());
                    is_test = false;
                }
            }
        }
    }
}

#[test]
fn every_threat_has_a_test_that_exists() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/security.md")).expect("the page is there");
    let mut found = BTreeSet::new();
    for folder in ["src", "tests"] {
        tests(&root.join("crates/hall").join(folder), &mut found);
    }
    let mut threats = 0;
    for row in page
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| Threat"))
    {
        let last = row
            .trim_end_matches('|')
            .rsplit('|')
            .next()
            .unwrap_or_default();
        let named: Vec<_> = last.split('`').skip(1).step_by(2).collect();
        assert!(!named.is_empty(), "no test in: {row}");
        for name in named {
            assert!(
                found.contains(name),
                "there is no test `{name}`, named in: {row}"
            );
        }
        threats += 1;
    }
    assert!(threats >= 20, "{threats}");
}
