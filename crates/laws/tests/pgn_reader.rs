//! What the streaming reader tells of odd files, however they are cut into chunks.

mod pgn;

use core::ops::ControlFlow;

use jadoube_laws::pgn::{Flow, MAX_PIECE, Reader, Token, Visitor};
use pgn::record::{events, events_by_chunks};

/// The events of some kinds, in order, each without its place.
fn check(pgn: &str, kinds: &[&str], expected: &[&str]) {
    let told: Vec<String> = events(pgn.as_bytes())
        .into_iter()
        .filter(|line| kinds.iter().any(|kind| line.starts_with(kind)))
        .map(|line| line.split(" @").next().unwrap_or_default().to_owned())
        .map(|line| line.split(" game ").next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(told, expected, "{pgn}");
    for size in [1, 2, 3, 7] {
        let chunked = events_by_chunks(pgn.as_bytes(), size);
        assert_eq!(chunked, events(pgn.as_bytes()), "{size}: {pgn}");
    }
}

#[test]
fn numbers_of_any_shape_are_decoration() {
    for text in [
        "1. e4 e5 2. Nf3 *",
        "1.e4 e5 2.Nf3 *",
        "1.e4 1... e5 2.Nf3 *",
        "1. e4 1. ... e5 2 Nf3 *",
        "1 e4 2....e5 17.. Nf3*",
        "e4 e5 Nf3 *",
        "1e4 e5 2Nf3 *",
        "1… e4 e5 2…Nf3 *",
        "1.e4\u{a0}e5 2.\u{a0}Nf3 *",
        "1.e4 e5Nf3 *",
    ] {
        check(text, &["san", "error"], &["san e4", "san e5", "san Nf3"]);
    }
}

#[test]
fn results_are_read_with_any_dash() {
    for (text, outcome) in [
        ("1. e4 1-0", "outcome 1-0"),
        ("1. e4 0–1", "outcome 0-1"),
        ("1. e4 ½-½", "outcome 1/2-1/2"),
        ("1. e4 1/2", "outcome 1/2-1/2"),
        ("1. e4 ½", "outcome 1/2-1/2"),
        ("1. e4*", "outcome *"),
        ("1. e4 1:0", "outcome 1-0"),
        ("1. e4 1-0`", "outcome 1-0"),
    ] {
        check(text, &["outcome", "san"], &["san e4", outcome]);
    }
}

#[test]
fn castling_is_no_result() {
    check(
        "1. 0-0 0-0-0+ 2. O-O-O O-O 3. 0–0 o-o 0-1",
        &["san", "outcome"],
        &[
            "san 0-0",
            "san 0-0-0+",
            "san O-O-O",
            "san O-O",
            "san O-O",
            "san o-o",
            "outcome 0-1",
        ],
    );
}

#[test]
fn marks_and_symbols_become_glyphs() {
    check(
        "1. e4! e5?! 2. Nf3 $14 Nc6 +- 3. Bb5!!! a6± 4. Ba4 N $256 $ *",
        &["nag", "error"],
        &[
            "nag $1",
            "nag $6",
            "nag $14",
            "nag $18",
            "error unusual_marks",
            "nag $3",
            "nag $16",
            "nag $146",
            "error nag_out_of_range",
            "error nag_out_of_range",
        ],
    );
}

#[test]
fn a_forgotten_brace_costs_one_game() {
    check(
        "[Event \"A\"]\n\n1. e4 {never closed e5 *\n\n[Event \"B\"]\n\n1. d4 {x} *\n",
        &["tag", "san", "error", "comment", "end"],
        &[
            "tag Event=A",
            "san e4",
            "error unterminated_comment",
            "comment never closed e5 *",
            "error missing_termination_marker",
            "end",
            "tag Event=B",
            "san d4",
            "comment x",
            "end",
        ],
    );
}

#[test]
fn brackets_in_comments_end_nothing() {
    let text = "1. e4 {see\n[%cal Ge7b7] 1-0\n\n[Event] and\n[Site \"x\"]} e5 *";
    check(text, &["san", "error", "end"], &["san e4", "san e5", "end"]);
}

#[test]
fn a_result_in_a_variation_does_not_end_the_game() {
    check(
        "1. e4 e5 (1... c5 0-1) 2. Nf3 *",
        &["san", "inside", "outcome", ")"],
        &[
            "san e4",
            "san e5",
            "san c5",
            "inside 0-1",
            ")",
            "san Nf3",
            "outcome *",
        ],
    );
}

#[test]
fn an_open_variation_ends_with_its_game() {
    check(
        "1. e4 e5 (1... c5 *\n\n[Event \"B\"]\n\n1. d4 *\n",
        &["san", ")", "error", "end"],
        &[
            "san e4",
            "san e5",
            "san c5",
            "error unterminated_variation",
            ")",
            "error missing_termination_marker",
            "end",
            "san d4",
            "end",
        ],
    );
}

#[test]
fn tags_written_badly_are_rescued() {
    let tags = |text: &str, expected: &[&str]| check(text, &["tag", "error"], expected);
    tags(
        "[A \"x\\\"y\"][B \"\\\\\"] [C \"\"]\n*",
        &["tag A=x\"y", "tag B=\\", "tag C="],
    );
    tags(
        "[Event \"Tournament \\\"]\n[Site \"X\"]\n*",
        &[
            "error unterminated_string",
            "tag Event=Tournament \\",
            "tag Site=X",
        ],
    );
    tags(
        "[Event \"it's \\n\"]\n*",
        &["error unknown_escape", "tag Event=it's \\n"],
    );
    tags(
        "[Site \"Somewhere \" else\"]\n*",
        &["error unescaped_quote", "tag Site=Somewhere \" else"],
    );
    tags(
        "[Site \"Somewhere\non the Earth\"]\n*",
        &["error tag_across_lines", "tag Site=Somewhere on the Earth"],
    );
    tags(
        "[Site \"Somewhere\n\n[Event \"B\"]\n*",
        &[
            "error unterminated_string",
            "tag Site=Somewhere",
            "tag Event=B",
        ],
    );
    tags(
        "[Event \"A\"\n[Site \"B\"]\n*",
        &["error missing_bracket", "tag Event=A", "tag Site=B"],
    );
    tags(
        "[Event]\n[\"x\"]\n*",
        &["error malformed_tag", "error malformed_tag"],
    );
}

#[test]
fn a_repeated_tag_after_an_empty_line_begins_a_game() {
    check(
        "[Event \"A\"]\n\n[Site \"x\"]\n\n[Event \"B\"]\n\n1. e4 *",
        &["tag", "end", "error"],
        &[
            "tag Event=A",
            "tag Site=x",
            "error missing_termination_marker",
            "end",
            "tag Event=B",
            "end",
        ],
    );
}

#[test]
fn errors_are_placed_by_line_and_column() {
    for (ends, line) in [("\n", 3), ("\r\n", 3), ("\r", 3)] {
        let text = format!("{{é}}{ends}{ends}{{é}} §x e4 *");
        let told = events(text.as_bytes());
        let offset = 9 + 2 * ends.len();
        let error = format!("error stray_text game 0, line {line}, column 5 (byte {offset})");
        assert!(told.contains(&error), "{told:#?}");
    }
}

#[test]
fn a_game_can_be_passed_over_and_reading_stopped() {
    #[derive(Default)]
    struct Second(u32, Vec<u8>);
    impl Visitor for Second {
        fn begin_game(&mut self, at: Token<'_>) -> Flow {
            self.0 += 1;
            match at.place().game {
                2 => Flow::Read,
                _ => Flow::Skip,
            }
        }
        fn san(&mut self, token: Token<'_>) -> Flow {
            self.1.extend(token.bytes());
            Flow::Skip
        }
        fn end_game(&mut self) -> ControlFlow<()> {
            match self.0 {
                2 => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        }
    }
    let text = b"1. e4 (1. c4) {x} *\n1. d4 d5 (1... Nf6) 1-0\n1. f4 *\n";
    for size in 1..text.len() {
        let (mut second, mut reader, mut taken) = (Second::default(), Reader::new(), 0);
        for chunk in text.chunks(size) {
            let fed = reader.feed(chunk, &mut second);
            taken += fed.taken;
            if fed.flow.is_break() {
                break;
            }
        }
        assert_eq!((second.0, second.1.as_slice()), (2, b"d4".as_slice()));
        assert!(taken <= text.len());
        assert_eq!(reader.place().line, 2, "{size}");
    }
}

#[test]
fn long_comments_come_in_pieces_of_bounded_size() {
    let text = format!(
        "1. e4 {{{}}} e5 ;{}\n*",
        "é".repeat(MAX_PIECE),
        "x".repeat(MAX_PIECE)
    );
    let told = events(text.as_bytes());
    let pieces: Vec<&String> = told.iter().filter(|line| line.contains("piece")).collect();
    assert_eq!(
        pieces,
        [
            &format!("First piece {MAX_PIECE}"),
            &format!("Middle piece {MAX_PIECE}"),
            "Last piece 0",
            &format!("First piece {MAX_PIECE}"),
            "Last piece 0",
        ]
    );
    for size in [1000, MAX_PIECE - 1, MAX_PIECE, MAX_PIECE + 1] {
        assert_eq!(events_by_chunks(text.as_bytes(), size), told, "{size}");
    }
}
