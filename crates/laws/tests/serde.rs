//! What has a notation is stored as it, and read back.

use jadoube_laws::{
    Board, Class, Color, Continued, Edition, File, Letters, Piece, Position, Rank, Role, Rule, San,
    Setup, Side, Square, Supervision, Uci, epd::Epd, pgn,
};
use serde::{Serialize, de::DeserializeOwned};

fn check<T>(value: &T, json: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(value).expect("stored"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("read back"), value);
}

#[test]
fn each_value_is_stored_as_its_notation() {
    check(&Color::Black, "\"black\"");
    check(&Role::Knight, "\"knight\"");
    check(&Piece::new(Color::Black, Role::Queen), "\"q\"");
    check(&Square::E4, "\"e4\"");
    check(&Edition::E2018, "\"2018\"");
    check(&Class::Rapid, "\"rapid\"");
    check(&Supervision::Otherwise, "\"otherwise\"");
    check(&Rule::SeventyFiveMoves, "\"seventy_five_moves\"");
    check(&Letters::Spanish, "\"es\"");
    check(&File::E, "\"e\"");
    check(&Rank::Fourth, "\"4\"");
    check(&Side::Queen, "\"O-O-O\"");
    check(&pgn::Outcome::Draw, "\"1/2-1/2\"");
    check(&pgn::Nag(5), "\"$5\"");
    let time_control: pgn::TimeControl = "40/9000+30:300d5".parse().expect("notation");
    check(&time_control, "\"40/9000+30:300d5\"");
    check(&San::read(b"Nbd7+").expect("notation"), "\"Nbd7+\"");
    check(&"e7e8q".parse::<Uci>().expect("notation"), "\"e7e8q\"");
    check(
        &Board::INITIAL,
        "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\"",
    );
    let start = "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"";
    check(&Setup::INITIAL, start);
    check(&Position::initial(), start);
    let passed = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    let json = format!("\"{passed}\"");
    check(&passed.parse::<Position>().expect("legal"), &json);
    check(&passed.parse::<Continued>().expect("a FEN"), &json);
    let epd = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O;";
    check(&epd.parse::<Epd>().expect("an EPD"), &format!("\"{epd}\""));
}

#[test]
fn what_is_no_notation_is_refused_with_the_reason() {
    let error = serde_json::from_str::<Square>("\"i9\"").expect_err("no such square");
    assert!(error.to_string().contains("not a square"), "{error}");
    let error = serde_json::from_str::<Position>("\"8/8/8/8/8/8/8/8 w - - 0 1\"");
    assert!(error.expect_err("no kings").to_string().contains("king"));
    assert!(serde_json::from_str::<Color>("7").is_err());
}
