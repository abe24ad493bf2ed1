//! What careless or hostile people give the program: it says what is wrong, and goes on.

use std::{
    io::{BufRead, BufReader, Read, Write},
    path::PathBuf,
    process::{Command, Output, Stdio},
};

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("it was asked for");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may not want to read it all.
        let _ = pipe.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    output
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap_or(-1)
}

fn shown(output: &Output) -> String {
    let both = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8(both).expect("the program writes text")
}

fn put(name: &str, bytes: &[u8]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hostile");
    std::fs::create_dir_all(&folder).expect("there is room for files");
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("there is room for files");
    path.to_str().expect("the path is text").to_owned()
}

const GAME: &[u8] = b"[Event \"x\"]\n\n1. e4 e5 *\n\n";

#[test]
fn nothing_that_steers_a_terminal_reaches_it() {
    let named = put("a\u{1b}[31mb.pgn", b"1. e4 Ke3 \x1b]0;x\x07 *");
    let missing = "no\u{1b}[2J\u{9b}1m\u{202e}such.pgn";
    for arguments in [
        &["judge", &named, missing][..],
        &["translate", "--json", "--to", "es", missing],
        &["perft", "--suite", missing],
        &["position", missing],
        &["judge", "--edition", missing],
        &[missing],
    ] {
        let output = shown(&run(arguments, b""));
        let steers = |letter: char| letter.is_control() && letter != '\n';
        let found = output.contains(steers) || output.contains('\u{202e}');
        assert!(!found, "{arguments:?}: {output:?}");
    }
}

#[test]
fn any_number_of_threads_may_be_asked_for() {
    let most = usize::MAX.to_string();
    for threads in ["1", "100000", &most] {
        let judged = run(&["judge", "--threads", threads], GAME);
        assert_eq!(code(&judged), 0, "{threads}: {}", shown(&judged));
        let counted = run(&["perft", "3", "--threads", threads], b"");
        assert!(shown(&counted).starts_with("8,902 "), "{threads}");
    }
}

#[test]
fn numbers_out_of_range_are_told_with_the_range() {
    for (arguments, expected) in [
        (&["judge", "--threads", "0"][..], "whole number from 1"),
        (
            &["judge", "--threads", "-1"],
            "-1 is no value for --threads",
        ),
        (&["perft", "4294967295"], "from 0 to 255"),
        (&["perft", "-3"], "from 0 to 255"),
        (&["start960", "-1"], "from 0 to 959"),
        (
            &["start960", "--seed", "-1"],
            "from 0 to 18446744073709551615",
        ),
    ] {
        let output = run(arguments, b"");
        assert!(shown(&output).contains(expected), "{}", shown(&output));
        assert_eq!(code(&output), 2, "{arguments:?}");
    }
}

#[test]
fn a_suite_deeper_or_larger_than_can_be_is_refused() {
    let deep = put("deep.epd", b"4k3/8/8/8/8/8/8/4K3 w - - ;D4294967295 1");
    let large = put("large.epd", &vec![b' '; (1 << 24) + 1]);
    for suite in [deep, large] {
        let output = run(&["perft", "--suite", &suite], b"");
        assert_eq!(code(&output), 2, "{}", shown(&output));
    }
}

#[test]
fn a_file_without_a_game_is_not_called_regular() {
    let output = shown(&run(&["judge"], b""));
    assert!(output.contains("No game was found."), "{output}");
    assert!(!output.contains("Nothing irregular"), "{output}");
}

#[test]
fn damaged_archives_are_told_in_plain_words() {
    for bytes in [
        &b"\x1f\x8b\x08\0\0\0\0\0\0\0\xff\xff\xff"[..],
        b"BZh9\0\0\0\0\0\0\0\0\0\0",
        b"\x28\xb5\x2f\xfd\0\xff\xff\xff\xff\xff\xff\xff",
    ] {
        let output = run(&["judge"], bytes);
        let shown = shown(&output);
        assert_eq!(code(&output), 2, "{shown}");
        let plain = ["it is damaged", "too much memory", "ends in the middle"];
        assert!(plain.iter().any(|words| shown.contains(words)), "{shown}");
    }
}

#[test]
fn games_that_run_into_each_other_are_told_before_the_file_ends() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["judge", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it was asked for");
    let mut output = BufReader::new(child.stdout.take().expect("it was asked for"));
    let games = 100_000;
    let text = "1. e4 e6 1-0\n".repeat(games);
    let writer = std::thread::spawn(move || {
        input.write_all(text.as_bytes()).expect("the program reads");
        input
    });
    let mut first = String::new();
    output.read_line(&mut first).expect("the program writes");
    assert!(first.contains("\"game\":1,"), "{first}");
    let mut rest = String::new();
    let reader = std::thread::spawn(move || {
        output
            .read_to_string(&mut rest)
            .expect("the program writes");
        rest
    });
    // The input is open until here.
    drop(writer.join().expect("writing does not panic"));
    let rest = reader.join().expect("reading does not panic");
    assert!(child.wait().expect("the program ends").success());
    for (line, number) in rest.lines().take(games - 1).zip(2..) {
        assert!(line.contains(&format!("\"game\":{number},")), "{line}");
    }
    assert!(rest.contains(&format!("\"games\":{games},")), "the summary");
}

#[test]
fn a_page_that_cannot_be_read_costs_no_other() {
    let page = b"# C1 A case\n\n- source: a test\n\n## Facts\n\n- White plays e4 and presses.\n";
    let (well, after) = (put("well.md", page), put("well-too.md", page));
    let broken = put("broken.md", b"\xff\xfe\0");
    for unread in [broken.as_str(), "no/such/page.md"] {
        for manner in ["--json", "--quiet"] {
            let output = run(&["case", manner, &well, unread, &after], b"");
            assert_eq!(code(&output), 2, "{unread}");
            let shown = shown(&output);
            assert!(shown.contains("cannot read"), "{shown}");
            let told = shown.contains("2 pages") || shown.matches("\"ok\":true").count() == 2;
            assert!(told, "{shown}");
        }
    }
}

#[test]
fn lines_of_a_million_bytes_are_answered_at_once_and_in_short() {
    let begun = std::time::Instant::now();
    for line in [
        "a".repeat(1_000_000),
        "White ".repeat(160_000),
        "1. e4 e5 ".repeat(110_000),
    ] {
        let output = run(&["rule", "--json"], line.as_bytes());
        assert_eq!(code(&output), 1);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let answer: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let error = answer["error"]
            .as_str()
            .expect("it cannot be read or played");
        assert!(error.len() < 1000, "{} bytes", error.len());
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
