//! What `jadoube judge` rules on whole games, edition by edition.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::Value;

/// The findings of one game as `kind article`, the article with `?` if it is marked unverified.
fn findings(edition: &str, tags: &[(&str, &str)], moves: &str) -> Vec<String> {
    found(edition, tags, moves)
        .iter()
        .map(|finding| {
            let kind = finding["kind"].as_str().unwrap_or("?");
            let article = finding["article"].as_str().unwrap_or("-");
            let doubt = if finding["verified"] == Value::Bool(false) {
                "?"
            } else {
                ""
            };
            format!("{kind} {article}{doubt}")
        })
        .collect()
}

fn found(edition: &str, tags: &[(&str, &str)], moves: &str) -> Vec<Value> {
    let mut pgn = String::new();
    for (name, value) in tags {
        pgn += &format!("[{name} \"{value}\"]\n");
    }
    pgn += &format!("\n{moves}\n");
    let said = judge(&["--json", "--edition", edition, "-"], &pgn);
    let game: Value = serde_json::from_str(said.lines().next().unwrap_or("")).expect("JSON");
    game["findings"].as_array().expect("findings").clone()
}

fn judge(arguments: &[&str], pgn: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("judge")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("it was asked for");
    pipe.write_all(pgn.as_bytes()).expect("the program reads");
    drop(pipe);
    let output = child.wait_with_output().expect("the program ends");
    String::from_utf8(output.stdout).expect("the program writes text")
}

const NONE: [&str; 0] = [];

#[test]
fn an_article_that_no_text_of_its_edition_confirms_is_marked() {
    let mate = "1. f3 e5 2. g4 Qh4# 1/2-1/2";
    assert_eq!(findings("1997", &[], mate), ["mate_result_mismatch 5.1a"]);
    assert_eq!(findings("2001", &[], mate), ["mate_result_mismatch 5.1a?"]);
    assert_eq!(findings("2023", &[], mate), ["mate_result_mismatch 5.1.1"]);
    let said = judge(&["--lang", "es", "--edition", "2001", "-"], mate);
    assert!(said.contains("[Art. 5.1a, sin comprobar]"), "{said}");
    let said = judge(&["--lang", "en", "--edition", "2001", "-"], mate);
    assert!(said.contains("[Art. 5.1a, unconfirmed]"), "{said}");
}

#[test]
fn since_2017_a_draw_is_agreed_only_once_both_have_moved() {
    assert_eq!(findings("2014", &[], "1. e4 1/2-1/2"), NONE);
    for edition in ["2017", "2018", "2023"] {
        let early = ["early_agreement 5.2.3"];
        assert_eq!(findings(edition, &[], "1. e4 1/2-1/2"), early);
        assert_eq!(findings(edition, &[], "1. e4 e5 1/2-1/2"), NONE);
        // A score that was not kept tells nothing, and what is decided is not agreed.
        assert_eq!(findings(edition, &[("Result", "1/2-1/2")], "1/2-1/2"), NONE);
        let decided = [("Termination", "adjudication")];
        assert_eq!(findings(edition, &decided, "1. e4 1/2-1/2"), NONE);
    }
}

#[test]
fn a_double_loss_is_not_taken_for_castling() {
    let tags = [("Result", "0-0")];
    let found = findings("2023", &tags, "1. e4 e5 0-0");
    assert!(
        !found.iter().any(|found| found.starts_with("illegal_move")),
        "{found:?}"
    );
    let found = findings("2023", &[], "1. e4 e5 2. 0-0 *");
    assert_eq!(found, ["illegal_move 3.8.2.2.2"]);
}

#[test]
fn a_move_tried_after_the_end_counts_even_if_it_is_illegal() {
    let dead = [("SetUp", "1"), ("FEN", "8/8/8/8/8/4p3/5k2/7K b - - 0 1")];
    let found = found(
        "2023",
        &dead,
        "1... Kf1 2. Kh2 e2 3. Kh1 e1=N 4. Kh3 1/2-1/2",
    );
    let play = found
        .iter()
        .find(|finding| finding["kind"] == "play_after_end")
        .expect("play after the end");
    assert_eq!(play["ply"], 6);
    assert_eq!(
        play["detail"],
        "one half-move was made after a dead position"
    );
}

#[test]
fn an_illegal_move_is_not_read_in_another_language_that_the_game_is_not_in() {
    // Ra3 would be a knight's move in Finnish, in which Nc6 is none.
    let found = found("2023", &[], "1. e4 e5 2. Ra3 Nc6 3. Nf3 Nf6 *");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["kind"], "illegal_move");
    assert_eq!(found[0]["ply"], 3);
    assert_eq!(found[0]["article"], "3.5");
    // A lone move tells no language: in Turkish a8=K makes a rook, in Dutch a8=P a knight.
    let lone = findings("2023", &[], "1. e4 e5 2. Ra3 d5 *");
    assert_eq!(lone, ["illegal_move 3.5"]);
    let pawn = [("SetUp", "1"), ("FEN", "8/P5k1/8/8/8/8/6P1/4K3 w - - 0 1")];
    for text in ["1. a8=K *", "1. a8=P *"] {
        assert_eq!(findings("2023", &pawn, text), ["illegal_move 3.7.3.3"]);
    }
    // Two do.
    assert_eq!(findings("2023", &[], "1. e4 e5 2. Rf3 Rc6 3. d3 *"), NONE);
    assert_eq!(findings("2023", &[], "1. e4 e5 2. Cf3 *"), NONE);
    // A game in Spanish goes on being one.
    let found = self::found("2023", &[], "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Txh8 *");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["ply"], 7);
}

#[test]
fn a_flag_that_falls_before_a_forced_draw_does_not_lose() {
    // source: Polish Chess Federation, central arbiters' course 2026
    let tags = [
        ("SetUp", "1"),
        ("FEN", "5r1k/4K2P/8/8/8/8/8/8 w - - 0 1"),
        ("Termination", "time forfeit"),
    ];
    assert_eq!(
        findings("2023", &tags, "1. Kxf8 1-0"),
        ["impossible_win 6.9"]
    );
    assert_eq!(
        findings("2001", &tags, "1. Kxf8 1-0"),
        ["impossible_win 6.10?"]
    );
}

#[test]
fn a_resignation_to_a_player_who_cannot_mate_draws_since_2023() {
    let tags = [
        ("SetUp", "1"),
        ("FEN", "8/8/4k3/4pp2/8/3K4/8/8 w - - 0 1"),
        ("Termination", "normal"),
    ];
    for edition in ["1997", "2005", "2009", "2014", "2018"] {
        assert_eq!(
            findings(edition, &tags, "1. Ke3 Kd5 1-0"),
            NONE,
            "{edition}"
        );
    }
    let found = findings("2023", &tags, "1. Ke3 Kd5 1-0");
    assert_eq!(found, ["impossible_win 5.1.2"]);
}

#[test]
fn five_appearances_end_the_game_in_a_row_in_2014_and_in_any_order_since() {
    let apart = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Nc3 Nc6 7. Ng1 Ng8 \
                 8. Nb1 Nb8 9. Nf3 Nf6 10. Ng1 Ng8 1/2-1/2";
    let fivefold = |edition| {
        let found = findings(edition, &[], apart);
        let last = found.into_iter().next_back();
        last.filter(|last| last.starts_with("fivefold"))
    };
    assert_eq!(fivefold("2009"), None);
    assert_eq!(fivefold("2014"), None);
    assert_eq!(fivefold("2017").as_deref(), Some("fivefold 9.6.1"));
    assert_eq!(fivefold("2023").as_deref(), Some("fivefold 9.6.1"));
}

#[test]
fn a_position_tells_what_follows_from_the_moves_without_capture_or_pawn_move() {
    let said = |fen: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(["--lang", "en", "position", fen])
            .output()
            .expect("the program starts");
        String::from_utf8(output.stdout).expect("the program writes text")
    };
    let rook = |plies: u32| said(&format!("4k3/8/8/8/8/8/8/R3K3 w - - {plies} 120"));
    assert!(!rook(99).contains("Art."));
    assert!(rook(100).contains("100 half-moves: a draw may be claimed [Art. 9.3]"));
    assert!(rook(149).contains("149 half-moves: a draw may be claimed [Art. 9.3]"));
    assert!(rook(150).contains("150 half-moves: the game is drawn [Art. 9.6.2]"));
    // Mate comes first.
    assert!(!said("R3k3/8/4K3/8/8/8/8/8 b - - 150 120").contains("Art."));
}

#[test]
fn mate_on_the_75th_move_wins() {
    let tags = [
        ("SetUp", "1"),
        ("FEN", "4k3/8/4K3/8/8/8/8/R7 w - - 149 120"),
    ];
    let claimable = "fifty_claimable 9.3.2";
    assert_eq!(findings("2023", &tags, "120. Ra8# 1-0"), [claimable]);
    assert_eq!(
        findings("2023", &tags, "120. Ra8# 1/2-1/2"),
        [claimable, "mate_result_mismatch 5.1.1"]
    );
}

#[test]
fn a_position_is_another_while_a_pawn_can_legally_be_taken_in_passing() {
    let tags = |fen| [("SetUp", "1"), ("FEN", fen)];
    // The pawn on d4 is pinned along the rank once both pawns are gone.
    let pinned = tags("8/8/8/8/k2p3Q/8/4P3/4K3 w - - 0 1");
    let found = findings(
        "2023",
        &pinned,
        "1. e4 Kb4 2. Qg4 Ka4 3. Qh4 Kb4 4. Qg4 Ka4 5. Qh4 *",
    );
    assert_eq!(found, ["threefold_claimable 9.2.2"]);
    let free = tags("8/k7/8/8/3p3Q/8/4P3/4K3 w - - 0 1");
    let found = findings(
        "2023",
        &free,
        "1. e4 Kb7 2. Qg4 Ka7 3. Qh4 Kb7 4. Qg4 Ka7 5. Qh4 *",
    );
    assert_eq!(found, NONE);
}

#[test]
fn the_arbiter_beside_a_game_finds_the_result_the_laws_would_have_given() {
    let pgn = "[TimeControl \"180+2\"]\n[Termination \"Time forfeit\"]\n[Result \"1/2-1/2\"]\n\n\
        1. e4 { [%clk 0:03:00] } e5 { [%clk 0:03:01] } 2. Qh5 { [%clk 0:00:03] } 1/2-1/2\n";
    let kinds = |arguments: &[&str]| {
        let said = judge(arguments, pgn);
        let game: Value = serde_json::from_str(said.lines().next().unwrap_or("")).expect("JSON");
        let findings = game["findings"].as_array().expect("findings").clone();
        findings
            .iter()
            .map(|finding| format!("{} {}", finding["kind"], finding["article"]))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        kinds(&["--json", "--laws", "-"]),
        ["\"laws_result\" \"6.9\""]
    );
    assert_eq!(kinds(&["--json", "-"]), NONE);
}
