//! What is wrong in a record is refused, and named.

use std::fmt::Debug;

use jadoube_arbiter as arbiter;
use jadoube_arbiter::{ClockStart, FirstExtra, Millis, Mode, Period, Periods};
use jadoube_record::{
    Act, Article, Authority, Event, Move, Regulations, Rule, Setup, Square, TimeControl, Uci,
};
use proptest::prelude::*;
use serde::de::DeserializeOwned;

fn check<T: DeserializeOwned + Debug>(json: &str, expected: &str) {
    let error = serde_json::from_str::<T>(json).expect_err(json).to_string();
    let said = error.split(" at line ").next().unwrap_or_default();
    assert_eq!(said, expected, "{json}");
}

#[test]
fn a_text_that_is_no_notation_is_named() {
    check::<Square>(
        r#""e9""#,
        "`e9`: not a square: expected a file `a` to `h` and a rank `1` to `8`",
    );
    check::<Act>(
        r#"{"touch":["E2","plain"]}"#,
        "`E2`: not a square: expected a file `a` to `h` and a rank `1` to `8`",
    );
    check::<Uci>(
        r#""e2e4k""#,
        "`e2e4k`: not a UCI move at column 5: expected two squares and perhaps one of `qrbn`",
    );
    check::<Rule>(
        r#""seventy""#,
        "`seventy`: not a rule: expected a key such as `seventy_five_moves`",
    );
    check::<Square>(
        "12",
        "invalid type: integer `12`, expected a text in chess notation",
    );
}

#[test]
fn a_board_or_setup_that_is_none_is_named() {
    for wrong in ["", "8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN"] {
        let json = format!("{{\"displace\":\"{wrong}\"}}");
        let error = serde_json::from_str::<Act>(&json).unwrap_err().to_string();
        assert!(error.contains(&format!("`{wrong}` is no board")), "{error}");
    }
    let error = serde_json::from_str::<Setup>(r#""8/8/8/8/8/8/8/8 w""#).unwrap_err();
    assert!(error.to_string().contains("is no FEN"), "{error}");
}

#[test]
fn a_time_control_that_none_could_play_is_named() {
    for wrong in ["", "0", "40/90, 40/60", "3+"] {
        let json = format!("\"{wrong}\"");
        let error = serde_json::from_str::<TimeControl>(&json).unwrap_err();
        let named = format!("`{wrong}` is no time control");
        assert!(error.to_string().contains(&named), "{error}");
    }
}

#[test]
fn an_article_that_nothing_rests_on_is_named() {
    check::<Authority>(
        r#"{"law":{"number":"99.9","edition":"2023"}}"#,
        "no Article `99.9` of E2023 is known here",
    );
    check::<Article>(
        r#"{"number":"","edition":"1997"}"#,
        "no Article `` of E1997 is known here",
    );
}

#[test]
fn a_move_that_no_piece_makes_is_named() {
    for wrong in [
        r#"{"role":"knight","from":"g1","to":"g1"}"#,
        r#"{"role":"knight","from":"g1","to":"f3","kind":"double_advance"}"#,
        r#"{"role":"pawn","from":"e2","to":"e5","kind":"double_advance"}"#,
        r#"{"role":"pawn","from":"e5","to":"e6","kind":"en_passant"}"#,
        r#"{"role":"king","from":"e1","to":"e8","kind":"castle"}"#,
        r#"{"role":"rook","from":"e1","to":"h1","kind":"castle"}"#,
        r#"{"role":"pawn","from":"e7","to":"e8","kind":{"promotion":"king"}}"#,
        r#"{"role":"pawn","from":"e6","to":"e7","kind":{"promotion":"queen"}}"#,
    ] {
        let error = serde_json::from_str::<Move>(wrong).unwrap_err().to_string();
        assert!(error.starts_with("no "), "{wrong}: {error}");
    }
}

#[test]
fn what_nobody_knows_is_refused() {
    check::<Event>(
        r#"{"at":0,"what":"clocks_stopped","why":1}"#,
        "unknown field `why`, expected `at` or `what`",
    );
    check::<Event>(
        r#"{"at":-1,"what":"clocks_stopped"}"#,
        "invalid value: integer `-1`, expected u64",
    );
    check::<Act>(
        r#"{"release":{"from":"e2","to":"e4","with":"left"}}"#,
        "unknown field `with`, expected `from` or `to`",
    );
    let error = serde_json::from_str::<Act>(r#""castle""#).unwrap_err();
    assert!(
        error.to_string().starts_with("unknown variant `castle`"),
        "{error}"
    );
    assert!(serde_json::from_str::<Regulations>("{}").is_err());
}

#[test]
fn an_error_repeats_only_so_much_of_a_long_text() {
    let json = format!("\"{}\"", "ñ".repeat(5000));
    let error = serde_json::from_str::<Square>(&json)
        .unwrap_err()
        .to_string();
    assert!(error.len() < 300, "{} bytes", error.len());
}

#[test]
fn lag_may_be_left_out() {
    let play: Act = serde_json::from_str(r#"{"play":{"uci":"e2e4"}}"#).unwrap();
    let expected = arbiter::Act::Play {
        uci: "e2e4".parse().unwrap(),
        lag: Millis(0),
    };
    assert_eq!(arbiter::Act::from(&play), expected);
}

fn period() -> impl Strategy<Value = Period> {
    let time = prop_oneof![
        (0..200_u64).prop_map(|minutes| minutes * 60_000),
        0..Period::LONGEST.0
    ];
    let extra = prop_oneof![
        (0..60_u64).prop_map(|seconds| seconds * 1000),
        0..100_000_u64
    ];
    (1..100_u32, time, extra, 0..3_usize).prop_map(|(moves, time, extra, mode)| Period {
        moves: Some(moves),
        time: Millis(time),
        extra: Millis(extra),
        mode: Mode::ALL[mode],
    })
}

proptest! {
    #[test]
    fn every_time_control_is_read_back(
        mut list in prop::collection::vec(period(), 1..5),
        first_extra in prop_oneof![
            Just(FirstExtra::BeforeFirstMove), Just(FirstExtra::AfterEachMove)
        ],
        start in prop_oneof![Just(ClockStart::AtOnce), Just(ClockStart::AfterFirstMoves)],
    ) {
        if let Some(last) = list.last_mut() {
            last.moves = None;
        }
        let periods = Periods::new(list, first_extra, start);
        prop_assume!(periods.is_ok());
        let control = arbiter::TimeControl::Periods(periods.expect("assumed"));
        let json = serde_json::to_string(&TimeControl::from(&control)).unwrap();
        let read: TimeControl = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(arbiter::TimeControl::from(&read), control);
    }

    #[test]
    fn no_text_makes_reading_panic(text in "\\PC{0,40}") {
        let json = serde_json::to_string(&text).unwrap();
        let _ = serde_json::from_str::<Square>(&json);
        let _ = serde_json::from_str::<Setup>(&json);
        let _ = serde_json::from_str::<TimeControl>(&json);
        let _ = serde_json::from_str::<Uci>(&json);
        let _ = serde_json::from_str::<Act>(&format!("{{\"displace\":{json}}}"));
    }
}
