//! `jadoube case` and `jadoube rule`, as people use them.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Runs the program in the workspace on text given to its standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .current_dir(workspace())
        .env("LC_ALL", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("it was asked for");
    pipe.write_all(input.as_bytes()).expect("the program reads");
    drop(pipe);
    child.wait_with_output().expect("the program ends")
}

fn shown(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    let code = output.status.code().unwrap_or(-1);
    format!("{text}{errors}exit code {code}\n")
}

const FACTS: &str = "\
# a comment, and an empty line

- 0:05 White touches the knight on b1.
0:07 White releases the pawn from e2 on e4
To move: White
To move: Black
undo
White claims the weather
0:20 White plays Nc3 and presses
White offers a draw
Black's flag falls
quit
White resigns
";

#[test]
fn rule_answers_each_fact_in_english() {
    let output = run(&["rule", "--time", "3"], FACTS);
    insta::assert_snapshot!("rule_en", shown(&output));
}

#[test]
fn rule_answers_each_fact_in_spanish() {
    let facts = "Las blancas juegan h2-h5 y pulsan.\nLas negras comen.\ndeshacer\ntablero\n\
        1. e4 e5\nLas blancas tocan el caballo de g1.\nSalir.\n";
    let output = run(&["rule", "--lang", "es", "--edition", "2018"], facts);
    insta::assert_snapshot!("rule_es", shown(&output));
}

#[test]
fn rule_answers_machines_with_an_object_a_fact() {
    let facts = "Black arrives.\nThe round begins.\nWhite plays e5\n\
        White releases e2 on e4.\nClock running: White\nundo\n";
    let asked = [
        "rule",
        "--json",
        "--set",
        "presence: reported",
        "--set",
        "default time: 15:00",
    ];
    let output = run(&asked, facts);
    insta::assert_snapshot!("rule_json", shown(&output));
}

#[test]
fn rule_refuses_what_cannot_be_set() {
    for (asked, why) in [
        (["--time", "soon"], "time cannot be “soon”"),
        (
            ["--watch", "dogs"],
            "watch cannot be “dogs”; it may be, for example: program, people",
        ),
        (["--set", "weather: dry"], "no setting is called weather"),
        (["--position", "nowhere"], "position cannot be “nowhere”"),
    ] {
        let output = run(&["rule", asked[0], asked[1]], "");
        assert_eq!(output.status.code(), Some(2), "{asked:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(why), "{errors}");
    }
}

const PAGE: &str = "\
# T1 A touch

- articles: 4.3.1
- source: a test

## Facts

- 0:05 White touches the knight on b1.
  > White must move the knight on b1 (Article 4.3.1).
- May play: Na3, Nc3.

## Under 2014

- articles: 4.3a
  > White must move the knight on b1 (Article 4.3a).
";

/// Runs `jadoube case` in a folder that holds one page.
fn case(name: &str, page: &str, options: &[&str]) -> String {
    let folder = std::env::temp_dir().join(format!("jadoube-case-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    std::fs::write(folder.join("T1-a-touch.md"), page).expect("a temporary file");
    let path = folder.display().to_string();
    let mut asked = vec!["case"];
    asked.extend(options);
    asked.push(&path);
    let output = shown(&run(&asked, "")).replace(&path, "FOLDER");
    std::fs::remove_dir_all(&folder).expect("it was made above");
    output
}

#[test]
fn case_shows_facts_and_rulings_of_a_page() {
    insta::assert_snapshot!("case_en", case("right", PAGE, &[]));
    insta::assert_snapshot!("case_es", case("derecha", PAGE, &["--lang", "es"]));
    insta::assert_snapshot!("case_json", case("machine", PAGE, &["--json"]));
}

#[test]
fn case_shows_what_differs_and_fails() {
    let wrong = PAGE
        .replace(
            "knight on b1 (Article 4.3.1)",
            "knight on g1 (Article 4.3.1)",
        )
        .replace("Na3, Nc3", "Nc3")
        .replace("4.3a\n", "4.3b\n");
    insta::assert_snapshot!("case_wrong", case("wrong", &wrong, &["--quiet"]));
    let unread = PAGE
        .replace("touches", "tickles")
        .replace("- source", "- sauce");
    insta::assert_snapshot!("case_unread", case("unread", &unread, &["--quiet"]));
}

#[test]
fn case_needs_pages() {
    let output = run(&["case", "crates/cli/src"], "");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("there is no page under crates/cli/src"),
        "{errors}"
    );
    assert_eq!(run(&["case", "no-such-folder"], "").status.code(), Some(2));
}
