//! Every page of the casebook, run.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use jadoube_casebook::{Page, Speaker, pages_under, run};
use jadoube_words::Language;

fn casebook() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).join("casebook")
}

#[test]
fn every_page_comes_out_as_it_says() {
    let folder = casebook();
    let pages = pages_under(&folder).expect("the casebook is a folder of the project");
    assert!(!pages.is_empty(), "no page under {}", folder.display());
    let speaker = Speaker::new(Language::English);
    let writes = std::env::var_os("CASEBOOK").is_some_and(|value| value == "write");
    let mut report = String::new();
    let (mut wrong, mut runs) = (0, 0);
    for path in &pages {
        let text = std::fs::read_to_string(path).expect("a page can be read");
        let shown = path.strip_prefix(&folder).unwrap_or(path).display();
        let complaints = match Page::read(&text) {
            Ok(page) => {
                let outcome = run(&page, &speaker);
                runs += outcome.runs.len();
                let rewritten = outcome.rewritten(&page);
                if writes && rewritten != text {
                    std::fs::write(path, &rewritten).expect("a page can be written");
                    let _ = writeln!(report, "casebook/{shown}: sentences written anew");
                }
                outcome.complaints
            }
            Err(complaints) => complaints,
        };
        wrong += usize::from(!complaints.is_empty());
        for complaint in complaints {
            let (line, fault) = (complaint.line, speaker.fault(&complaint.fault));
            let _ = writeln!(report, "casebook/{shown}:{line}: {fault}");
        }
    }
    let count = pages.len();
    let _ = writeln!(
        report,
        "{count} pages, {runs} runs, {wrong} pages came out otherwise"
    );
    if wrong == 0 {
        // Past the harness, which keeps what a test that passes has to say.
        let _ = std::io::stderr().write_all(report.as_bytes());
    }
    assert!(wrong == 0, "\n{report}");
}

#[test]
fn no_two_pages_have_one_id() {
    let pages = pages_under(&casebook()).expect("the casebook is a folder of the project");
    let mut ids = std::collections::BTreeMap::new();
    for path in &pages {
        let text = std::fs::read_to_string(path).expect("a page can be read");
        let title = text.lines().next().unwrap_or_default();
        let id = title.split_whitespace().nth(1).expect("a title has an id");
        let other = ids.insert(id.to_owned(), path);
        assert_eq!(other, None, "{id} is the id of {} too", path.display());
    }
}
