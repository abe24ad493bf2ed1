use jadoube_arbiter::{Finding, Millis, Misconduct, Observation, Penalty, Points};
use jadoube_laws::{Board, Color, Square};
use jadoube_record as record;

use crate::support::check;

#[test]
fn observations() {
    check::<record::Observation, _>(&[
        Observation::Flag(Color::White),
        Observation::IllegalMove,
        Observation::TouchBroken,
        Observation::Touch(Color::Black, Square::B8),
        Observation::Accident(Square::D1),
        Observation::Deliberate(Square::D1),
        Observation::OrderUnclear,
        Observation::TwoHands(Color::White),
        Observation::UnsoundPosition,
        Observation::Misconduct(Color::Black, Misconduct::Annoyance),
        Observation::BothRefuse,
        Observation::UnclaimedDraw,
        Observation::NotCome(Color::Black),
        Observation::NobodyCame,
    ]);
}

#[test]
fn findings() {
    let (white, black) = (Millis(60_000), Millis(90_000));
    check::<record::Finding, _>(&[
        Finding::WrongStart,
        Finding::BoardTurned,
        Finding::ColorsReversed,
        Finding::Displaced(Box::new(Board::EMPTY)),
        Finding::WrongSetting { white, black },
        Finding::Defect { white, black },
        Finding::SheetsHopeless,
        Finding::IllegalMoveAt(12),
        Finding::LastKnown(9),
    ]);
}

#[test]
fn conduct() {
    check::<record::Misconduct, _>(&[
        Misconduct::Adjusting,
        Misconduct::OtherHand,
        Misconduct::Hovering,
        Misconduct::ClockHandling,
        Misconduct::IdleStop,
        Misconduct::EmptyPress,
        Misconduct::TwoHands,
        Misconduct::Displacing,
        Misconduct::TwoMoves,
        Misconduct::WritingAhead,
        Misconduct::NotWriting,
        Misconduct::ForbiddenOffer,
        Misconduct::Annoyance,
        Misconduct::Advice,
        Misconduct::NoHelp,
        Misconduct::Refusal,
        Misconduct::IllegalMove,
        Misconduct::Disrepute,
    ]);
    check::<record::Penalty, _>(&[
        Penalty::Warning,
        Penalty::OpponentTime(Millis(120_000)),
        Penalty::OwnTime(Millis(60_000)),
        Penalty::OpponentPoints(1),
        Penalty::OwnPoints(2),
        Penalty::Loss(Points::HALF),
        Penalty::Fine,
        Penalty::Rounds(3),
        Penalty::Expulsion,
    ]);
}
