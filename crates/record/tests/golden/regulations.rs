use jadoube_arbiter::{
    ArbiterSeat, DrawRule, Friendly, HouseRule, IllegalMoveScale, Millis, Points, PointsScale,
    Presence, Quickplay, Regulations, SheetKind, Venue, Watch,
};
use jadoube_laws::{ByColor, CastlingMode, Class, Edition, Rule, Supervision};
use jadoube_record as record;

use crate::support::check;

#[test]
fn regulations() {
    let house = HouseRule {
        number: 1,
        text: "No draws before move 30.".into(),
        instead_of: Some(Rule::Agreement),
    };
    let unlike = Regulations {
        edition: Edition::E2014,
        time: ByColor {
            white: "40/90+30, 30+30 after free".parse().unwrap(),
            black: "5 b3".parse().unwrap(),
        },
        class: Some(Class::Rapid),
        supervision: Supervision::Otherwise,
        watch: Watch::People,
        arbiter: ArbiterSeat::Empty,
        venue: Venue::Online,
        default_time: Some(Millis(900_000)),
        presence: Presence::Reported,
        draws: DrawRule::NotBefore(30),
        castling: CastlingMode::Chess960,
        start: jadoube_laws::chess960::start(100).unwrap().setup(),
        sheets: SheetKind::Paper,
        points: PointsScale {
            win: Points(12),
            draw: Points(4),
            loss: Points(0),
        },
        illegal_moves: IllegalMoveScale::Warnings(2),
        friendly: Friendly::Yes,
        quickplay: Quickplay::Claims,
        house: vec![house.clone()],
    };
    check::<record::Regulations, _>(&[
        Regulations::default(),
        Regulations::school(),
        Regulations::online(),
        Regulations::friendly(),
        unlike,
    ]);
    let further = HouseRule {
        number: 2,
        text: "Phones stay outside.".into(),
        instead_of: None,
    };
    check::<record::HouseRule, _>(&[house, further]);
}

#[test]
fn choices() {
    check::<record::Watch, _>(&[Watch::Program, Watch::People]);
    check::<record::ArbiterSeat, _>(&[ArbiterSeat::Seated, ArbiterSeat::Empty]);
    check::<record::Venue, _>(&[Venue::OverTheBoard, Venue::Online]);
    check::<record::Presence, _>(&[Presence::Assumed, Presence::Reported]);
    check::<record::DrawRule, _>(&[DrawRule::Free, DrawRule::NotBefore(30), DrawRule::Never]);
    check::<record::PointsScale, _>(&[PointsScale::default()]);
    check::<record::IllegalMoveScale, _>(&[IllegalMoveScale::Laws, IllegalMoveScale::Warnings(2)]);
    check::<record::Quickplay, _>(&[Quickplay::No, Quickplay::Increment, Quickplay::Claims]);
    check::<record::Friendly, _>(&[Friendly::No, Friendly::Yes]);
}
