//! The program as people use it: what it prints, and what it ends with.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// Runs the program in the workspace, in English, away from the reader's own settings.
fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command
        .args(arguments)
        .current_dir(workspace())
        .env("LC_ALL", "en_US.UTF-8")
        .env_remove("NO_COLOR")
        .stdin(Stdio::null());
    command
}

fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Runs the program on text given to its standard input.
fn run_on(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("it was asked for");
    pipe.write_all(input).expect("the program reads");
    drop(pipe);
    child.wait_with_output().expect("the program ends")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program writes text")
}

fn errors(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program writes text")
}

/// What the program prints but the time it took, which changes.
fn shown(arguments: &[&str]) -> String {
    let output = run(arguments);
    let lines: Vec<String> = text(&output)
        .lines()
        .filter(|line| !line.contains(" games a second") && !line.contains(" partidas por segundo"))
        .map(str::to_owned)
        .collect();
    let code = output.status.code().unwrap_or(-1);
    format!(
        "{}\n{}exit code {code}\n",
        lines.join("\n"),
        errors(&output)
    )
}

const SAMPLES: [&str; 4] = [
    "samples/classics.pgn",
    "samples/clocks.pgn",
    "samples/idiomas.pgn",
    "samples/irregular.pgn",
];

fn with_samples<'a>(before: &[&'a str]) -> Vec<&'a str> {
    before.iter().copied().chain(SAMPLES).collect()
}

#[test]
fn judge_reports_what_is_irregular_in_the_samples() {
    insta::assert_snapshot!("judge_en", shown(&with_samples(&["judge"])));
    insta::assert_snapshot!("judge_es", shown(&with_samples(&["--lang", "es", "judge"])));
    insta::assert_snapshot!("judge_json", shown(&with_samples(&["judge", "--json"])));
}

#[test]
fn judge_rules_by_the_edition_asked_for() {
    let kinds = [
        "--only",
        "fivefold,seventyfive,play_after_end,impossible_win",
    ];
    for edition in ["2009", "2014", "2018"] {
        let asked = [
            &["judge", "--edition", edition, "samples/irregular.pgn"],
            &kinds[..],
        ]
        .concat();
        insta::assert_snapshot!(format!("judge_{edition}"), shown(&asked));
    }
}

#[test]
fn judge_finds_claims_that_needed_a_move_written_down() {
    let asked = [
        "judge",
        "--json",
        "--intended",
        "--only",
        "threefold_claimable",
        "-",
    ];
    let output = run_on(&asked, b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 d5 *");
    insta::assert_snapshot!("judge_intended", text(&output));
}

#[test]
fn positions_are_reported_whole() {
    let cases = [
        ("initial", ""),
        ("mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 3 40"),
        (
            "en_passant",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        ),
        ("dead", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"),
        (
            "chess960",
            "nnrkrbbq/pppppppp/8/8/8/8/PPPPPPPP/NNRKRBBQ w ECec - 0 1",
        ),
        ("illegal", "4k3/8/8/8/8/8/4r3/P3K2R b KQ e3 0 1"),
        ("careless", "8/8/4k3/8/8/3K4/8/7r b"),
    ];
    for (name, fen) in cases {
        for lang in ["en", "es"] {
            let asked: Vec<&str> = ["--lang", lang, "position"]
                .into_iter()
                .chain(fen.split_whitespace())
                .collect();
            insta::assert_snapshot!(format!("position_{name}_{lang}"), shown(&asked));
        }
        let asked: Vec<&str> = ["position", "--json"]
            .into_iter()
            .chain(fen.split_whitespace())
            .collect();
        insta::assert_snapshot!(format!("position_{name}_json"), shown(&asked));
    }
}

#[test]
fn moves_are_written_in_the_notation_asked_for() {
    let fen = "r3k3/1P6/8/8/8/8/8/R3K3 w Qq - 0 1";
    for notation in ["en", "es", "de", "figurine", "long", "es-long", "uci"] {
        let asked = ["moves", "--to", notation, fen];
        insta::assert_snapshot!(format!("moves_{notation}"), shown(&asked));
    }
    for voice in ["appendix-d", "es", "en"] {
        let asked = ["moves", "--spoken", voice, fen];
        insta::assert_snapshot!(format!("moves_spoken_{voice}"), shown(&asked));
    }
    insta::assert_snapshot!(
        "moves_json",
        shown(&["moves", "--json", "--to", "uci", fen])
    );
}

#[test]
fn perft_counts() {
    let nodes = |arguments: &[&str]| text(&run(arguments));
    assert_eq!(nodes(&["perft", "4", "--json"]), "{\"nodes\":197281}\n");
    assert_eq!(nodes(&["perft", "0", "--json"]), "{\"nodes\":1}\n");
    assert_eq!(
        nodes(&["perft", "4", "--json", "--threads", "3"]),
        "{\"nodes\":197281}\n"
    );
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let asked = ["perft", "3", "--json", "--fen", kiwipete];
    assert_eq!(nodes(&asked), "{\"nodes\":97862}\n");
    let divided = nodes(&["perft", "2", "--divide", "--json"]);
    assert!(divided.contains("\"g1f3\":20"), "{divided}");
}

#[test]
fn perft_suites_tell_what_differs() {
    let suite = run(&[
        "perft",
        "--suite",
        "crates/cli/tests/data/right.perft",
        "--json",
    ]);
    assert_eq!(suite.status.code(), Some(0));
    insta::assert_snapshot!("suite_right", text(&suite));
    let suite = run(&[
        "perft",
        "--suite",
        "crates/cli/tests/data/wrong.epd",
        "--json",
    ]);
    assert_eq!(suite.status.code(), Some(1));
    insta::assert_snapshot!("suite_wrong", text(&suite));
}

#[test]
fn translations_keep_all_but_the_moves() {
    let game =
        b"[White \"A\"]\n\n1. e4 {fine} e5 (1... Nf6 2. e5 Nd5) 2. Nf3 $1 Nc6\n3. Bb5 a6 *\n";
    for notation in ["es", "figurine", "uci", "long"] {
        let output = run_on(&["translate", "--to", notation], game);
        assert_eq!(output.status.code(), Some(0), "{}", errors(&output));
        insta::assert_snapshot!(format!("translate_{notation}"), text(&output));
    }
    let spanish = text(&run_on(&["translate", "--to", "es"], game));
    let back = run_on(&["translate", "--to", "en"], spanish.as_bytes());
    assert_eq!(back.stdout, game);
    let uci = text(&run_on(&["translate", "--to", "uci"], game));
    let back = run_on(
        &["translate", "--from", "uci", "--to", "en"],
        uci.as_bytes(),
    );
    assert_eq!(back.stdout, game);
}

#[test]
fn moves_alone_are_translated() {
    let asked = [
        "translate",
        "--to",
        "en",
        "--moves",
        "1.e4 e5 2.Cf3 Cc6 3.Ab5 a6",
    ];
    assert_eq!(text(&run(&asked)), "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6\n");
    let wrong = run(&[
        "translate",
        "--from",
        "en",
        "--to",
        "uci",
        "--moves",
        "1.e4 e5 2.Ke3",
    ]);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(errors(&wrong).contains("Ke3"), "{}", errors(&wrong));
}

#[test]
fn starts_of_chess960_come_by_number_or_by_lot() {
    let standard = text(&run(&["start960", "518"]));
    assert!(standard.contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    assert_eq!(text(&run(&["start960", "--all"])).lines().count(), 960);
    let seeded = || text(&run(&["start960", "--seed", "7"]));
    assert_eq!(seeded(), seeded());
    assert_eq!(run(&["start960", "--random"]).status.code(), Some(0));
    assert_eq!(run(&["start960", "960"]).status.code(), Some(2));
}

#[test]
fn bad_usage_is_explained_in_both_languages() {
    for lang in ["en", "es"] {
        let mut all = String::new();
        for line in [
            "",
            "judgee",
            "judge --editio 2023",
            "judge --edition 2022",
            "judge --threads",
            "judge --only nonsense",
            "perft",
            "perft 3 --suite x --divide",
            "position not a fen",
            "position --json --json",
            "winnable",
            "winnable --by red 8/8/8/8/8/8/8/8",
            "winnable --budget -1 8/8/8/8/8/8/8/8",
            "winnable 8/8/8/8/8/8/8/8 --batch positions",
            "start960 960",
            "translate --to klingon",
        ] {
            let mut asked = vec!["--lang", lang];
            asked.extend(line.split_whitespace());
            let output = run(&asked);
            assert_eq!(output.status.code(), Some(2), "{line}");
            all += &format!("$ jadoube {line}\n{}\n", errors(&output));
        }
        insta::assert_snapshot!(format!("usage_{lang}"), all);
    }
}

#[test]
fn help_speaks_both_languages() {
    for lang in ["en", "es"] {
        for command in [
            "",
            "judge",
            "case",
            "rule",
            "explain",
            "position",
            "winnable",
            "dead",
            "moves",
            "perft",
            "translate",
            "start960",
            "serve",
            "play",
            "admin",
            "admin grant",
            "backup",
            "restore",
        ] {
            let mut asked = vec!["--lang", lang];
            asked.extend(command.split_whitespace());
            asked.push("--help");
            let output = run(&asked);
            assert_eq!(output.status.code(), Some(0));
            let help = text(&output);
            assert!(!help.contains("cli-"), "a sentence is missing:\n{help}");
            insta::assert_snapshot!(format!("help_{lang}_{}", command.replace(' ', "_")), help);
        }
    }
}
