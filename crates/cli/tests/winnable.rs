//! Who can still mate, as the program tells it: in words, in JSON, and for many positions at once.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Output, Stdio},
};

use jadoube_laws::Position;
use serde_json::Value;

const KNIGHT: &str = "8/8/4k3/3q4/8/3NK3/8/8 b - - 0 1";
const LOCKED: &str = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1";
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 40";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command
        .args(arguments)
        .env("LC_ALL", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments).spawn().expect("the program starts");
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

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program writes text")
}

fn errors(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program writes text")
}

fn json(output: &Output) -> Vec<Value> {
    let read = |line: &str| serde_json::from_str(line).expect("each line is JSON");
    text(output).lines().map(read).collect()
}

/// What is printed and what it ends with, for each question in both languages.
fn told(questions: &[&[&str]]) -> String {
    let mut all = String::new();
    for lang in ["en", "es"] {
        for question in questions {
            let output = run(&[&["--lang", lang], *question].concat(), b"");
            let code = output.status.code().unwrap_or(-1);
            let asked = question.join(" ");
            let both = text(&output) + &errors(&output);
            all += &format!("$ jadoube {asked}\n{both}exit code {code}\n\n");
        }
    }
    all
}

#[test]
fn verdicts_are_told_with_line_or_reason_and_what_follows() {
    let words: Vec<&str> = KNIGHT.split(' ').collect();
    let unquoted = [&["winnable", "--by", "w"], words.as_slice()].concat();
    insta::assert_snapshot!(told(&[
        &unquoted,
        &["winnable", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 3 40"],
        &["winnable", "--by", "white", "--proof", BACK_RANK],
        &["winnable", "--by", "BLANCAS", "--to", "uci", BACK_RANK],
        &["winnable", "8/8/8/8/8/8/8/4K3 w - - 0 1"],
        &["winnable", "not", "a", "fen"],
    ]));
}

#[test]
fn dead_positions_are_told_apart_from_ends_of_the_game() {
    insta::assert_snapshot!(told(&[
        &["dead", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"],
        &["dead", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 3 40"],
        &["dead", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"],
    ]));
}

#[test]
fn a_line_that_is_told_ends_in_mate() {
    let output = run(&["winnable", "--json", "--by", "black", KNIGHT], b"");
    let [answer] = json(&output).try_into().expect("one answer");
    assert_eq!(answer["verdict"], "winnable");
    assert_eq!(answer["fen"], KNIGHT);
    let line = answer["line"].as_str().expect("there is a line");
    assert_eq!(answer["plies"], line.split(' ').count());
    let mut position: Position = KNIGHT.parse().expect("a position");
    for word in line.split(' ') {
        let m = position.read_san(word.as_bytes()).expect("a legal move");
        position.play(m);
    }
    assert!(position.is_checkmate());
}

#[test]
fn a_whole_proof_comes_with_its_check() {
    let output = run(&["dead", "--json", "--proof", LOCKED], b"");
    let [answer] = json(&output).try_into().expect("one answer");
    assert_eq!(answer["dead"], true);
    for side in ["white", "black"] {
        assert_eq!(answer[side]["verdict"], "unwinnable");
        assert_eq!(answer[side]["certificate"]["accepted"], true, "{answer}");
    }
    let shown = text(&run(&["winnable", "--proof", "--by", "white", LOCKED], b""));
    assert!(shown.contains("it holds"), "{shown}");
}

const LINES: &[u8] = b"\xef\xbb\xbf# comment\n\
    8/8/4k3/3q4/8/3NK3/8/8 b - - white\r\n\
    \n\
    6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 40 b\n\
    nonsense white\n\
    8/8/4k3/3q4/8/3NK3/8/8 b - -\n\
    8/8/8/8/8/8/8/4K3 w - - white\n\
    6k1/5ppp/8/8/8/8/8/R5K1 w - -\tBlancas\tnote\n";

#[test]
fn every_line_of_a_batch_is_answered_in_its_order_and_bad_ones_are_told() {
    for threads in ["1", "3"] {
        let asked = ["winnable", "--json", "--threads", threads, "--batch", "-"];
        let output = run(&asked, LINES);
        assert_eq!(output.status.code(), Some(1));
        let answers = json(&output);
        let verdict = |answer: &Value| format!("{} {}", answer["winner"], answer["verdict"]);
        let verdicts: Vec<String> = answers.iter().map(verdict).collect();
        assert_eq!(
            verdicts,
            [
                r#""white" "unwinnable""#,
                r#""black" "winnable""#,
                r#""white" "winnable""#
            ]
        );
        assert_eq!(answers[0]["fen"], "8/8/4k3/3q4/8/3NK3/8/8 b - -");
        assert_eq!(answers[0]["proof"], "material: knight_against_queens");
        assert_eq!(answers[0]["plies"], Value::Null);
        assert_eq!(answers[2]["line"], "Ra8#");
        assert!(answers.iter().all(|answer| answer["micros"].is_u64()));
        insta::assert_snapshot!("bad_lines", errors(&output));
    }
}

#[test]
fn a_table_names_its_columns_and_is_answered_as_one() {
    let table = b"#id\twinner\tfen\n1\tw\t6k1/5ppp/8/8/8/8/8/R5K1 w - - 3 40\n\
        2\tb\t8/8/4k3/8/8/4K3/8/8 w - -\n";
    let output = run(&["winnable", "--batch", "-", "--to", "es"], table);
    assert_eq!(output.status.code(), Some(0), "{}", errors(&output));
    let shown = text(&output);
    let rows: Vec<Vec<&str>> = shown.lines().map(|row| row.split('\t').collect()).collect();
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0][..4], [BACK_RANK, "white", "winnable", "1"]);
    assert_eq!(rows[0][5], "Ta8#");
    assert_eq!(
        rows[1][..4],
        ["8/8/4k3/8/8/4K3/8/8 w - -", "black", "unwinnable", ""]
    );
    assert_eq!(rows[1][5], "material: bare_king");
    let bare = b"fen\tdead\n8/8/4k3/8/8/4K3/8/8 w - -\tyes\n";
    let output = run(&["winnable", "--by", "white", "--batch", "-"], bare);
    assert!(
        text(&output).contains("\tunwinnable\t"),
        "{}",
        errors(&output)
    );
}

#[test]
fn a_budget_that_ran_out_is_told() {
    // Where a pawn must be underpromoted first no straight line leads to a mate.
    let knight = "4k3/pppppppp/8/8/8/8/8/4K1N1 w - - 0 1";
    let asked = ["winnable", "--json", "--budget", "1", "--by", "w", knight];
    let output = run(&asked, b"");
    assert_eq!(output.status.code(), Some(1));
    let [answer] = json(&output).try_into().expect("one answer");
    assert_eq!(answer["verdict"], "undecided");
    assert!(answer["positions"].is_u64(), "{answer}");
    for (lang, words) in [("en", "is not decided"), ("es", "Sin decidir")] {
        let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let output = run(&["--lang", lang, "dead", "--budget", "0", initial], b"");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output).contains(words), "{}", text(&output));
    }
}

#[test]
fn who_asks_line_by_line_is_answered_line_by_line() {
    let asked = ["winnable", "--json", "--batch", "-"];
    let mut child = command(&asked).spawn().expect("the program starts");
    let mut pipe = child.stdin.take().expect("it was asked for");
    let mut answers = BufReader::new(child.stdout.take().expect("it was asked for")).lines();
    for winner in ["white", "black", "white"] {
        writeln!(pipe, "8/8/4k3/8/8/4K3/8/8 w - - {winner}").expect("the program reads");
        let answer = answers.next().expect("an answer").expect("it is text");
        assert!(answer.contains(winner), "{answer}");
    }
    drop(pipe);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn hostile_lines_are_refused_and_steer_no_terminal() {
    let long = [
        b"8".repeat(1 << 20),
        b"\n8/8/4k3/8/8/4K3/8/8 w - - white\n".to_vec(),
    ]
    .concat();
    let output = run(&["winnable", "--batch", "-"], &long);
    assert_eq!(text(&output).lines().count(), 1);
    assert!(errors(&output).contains("line 1:"));
    let output = run(
        &["winnable", "--batch", "-"],
        b"\x1b[31m8/8 w - -\tw\xff\x1b[2J\n8/8/4k3/8/8/4K3/8/8 w - -\t\x1b[2J\n",
    );
    let both = text(&output) + &errors(&output);
    let steers = |letter: char| letter.is_control() && letter != '\n';
    assert!(!both.contains(steers), "{both:?}");
    let missing = run(&["winnable", "--batch", "no such file"], b"");
    assert_eq!(missing.status.code(), Some(2));
}
