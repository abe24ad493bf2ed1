use jadoube_arbiter::{Millis, QuestionId, RulingId, TimeControl};
use jadoube_laws::{
    Board, Breach, CastlingMode, Claim, Class, Color, Edition, Piece, Role, Rule, Setup, Side,
    Square, Supervision, Uci,
};
use jadoube_record as record;

use crate::support::{check, check_written};

#[test]
fn names() {
    check::<record::Color, _>(&Color::ALL);
    check::<record::Role, _>(&Role::ALL);
    check::<record::Piece, _>(&[Piece::new(Color::White, Role::Bishop)]);
    check::<record::Side, _>(&Side::ALL);
    check::<record::CastlingMode, _>(&[CastlingMode::Standard, CastlingMode::Chess960]);
    check::<record::Claim, _>(&Claim::ALL);
    check::<record::Breach, _>(&Breach::ALL);
    check::<record::Class, _>(&Class::ALL);
    check::<record::Supervision, _>(&Supervision::ALL);
    check::<record::Edition, _>(&Edition::ALL);
}

/// A rule that gets another name is no longer read where it was stored.
#[test]
fn rules() {
    check::<record::Rule, _>(&Rule::ALL);
}

#[test]
fn notations() {
    check::<record::Square, _>(&Square::ALL);
    check::<record::Uci, _>(
        &["0000", "e2e4", "e1h1", "b7a8n"].map(|uci| uci.parse::<Uci>().unwrap()),
    );
    check::<record::Board, _>(&[
        Board::INITIAL,
        Board::EMPTY,
        "8/P6p/3KkK2/8/8/8/8/pP4Qq".parse().unwrap(),
    ]);
    check::<record::Setup, _>(&[
        Setup::INITIAL,
        Setup::EMPTY,
        "rkrb4/8/8/8/2pP4/8/8/RKRB4 b CAca d3 0 30".parse().unwrap(),
        "1rk1r3/8/8/8/8/8/8/RRK1R3 w Bb - 3 9".parse().unwrap(),
    ]);
    let controls = [
        "none",
        "90+30",
        "3",
        "5 d3",
        "5 b3",
        "5 d0",
        "0:30+0:00.5",
        "40/90+30, 20/60, 30+30",
        "3+2 after",
        "3+2 free",
        "3+2 after free",
        "2/turn",
        "1:30/turn",
        "3d/turn",
    ];
    check::<record::TimeControl, _>(&controls.map(|text| text.parse::<TimeControl>().unwrap()));
}

#[test]
fn numbers() {
    check::<record::Millis, _>(&[Millis(0), Millis(61_234)]);
    check::<record::QuestionId, _>(&[QuestionId(7)]);
    check::<record::RulingId, _>(&[RulingId(7)]);
    check_written(&[record::ByColor {
        white: record::Millis(1),
        black: record::Millis(2),
    }]);
}
