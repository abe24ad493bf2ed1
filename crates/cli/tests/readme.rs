//! What the front pages show is what the program answers.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

/// The blocks of a page that show a session: what is piped in, the arguments, and the answer.
fn sessions(page: &str) -> Vec<(String, Vec<String>, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(page);
    let text = std::fs::read_to_string(path).expect("the page");
    let blocks = text.split("```console\n$ printf '").skip(1);
    blocks
        .map(|block| {
            let (piped, rest) = block.split_once("' | jadoube ").expect("a pipe");
            let (arguments, rest) = rest.split_once('\n').expect("a line");
            let (answer, _) = rest.split_once("```").expect("an end");
            let arguments = arguments.split_whitespace().map(str::to_owned).collect();
            (piped.replace("\\n", "\n"), arguments, answer.to_owned())
        })
        .collect()
}

#[test]
fn the_front_pages_show_what_the_program_answers() {
    for page in ["README.md", "LEEME.md"] {
        let sessions = sessions(page);
        assert!(!sessions.is_empty(), "{page} shows no session");
        for (piped, arguments, answer) in sessions {
            let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
                .args(&arguments)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("the program starts");
            let mut pipe = child.stdin.take().expect("it was asked for");
            pipe.write_all(piped.as_bytes()).expect("the program reads");
            drop(pipe);
            let output = child.wait_with_output().expect("the program ends");
            let said = String::from_utf8(output.stdout).expect("the program writes text");
            assert_eq!(said, answer, "{page}");
        }
    }
}
