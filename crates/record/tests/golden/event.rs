use jadoube_arbiter::{
    Act, Answer, Authority, Event, Happening, Manner, Millis, Must, Obligation, Order, Question,
    QuestionId, Report, Ruler, Ruling, RulingId, SiteAct,
};
use jadoube_laws::{Board, Breach, Color, Edition, Move, MoveKind, Role, Rule, Side, Square};
use jadoube_record as record;

use crate::support::check;

fn step() -> Move {
    let kind = MoveKind::DoubleAdvance;
    Move::from_parts(Role::Pawn, Square::E2, Square::E4, kind).expect("a pawn's double step")
}

fn obligation() -> Obligation {
    Obligation {
        must: Must::Move(Square::B1),
        rule: Rule::TouchedBoth,
    }
}

#[test]
fn events() {
    check::<record::Event, _>(&[
        Event {
            at: Millis(61_234),
            what: Happening::Did(Color::White, Act::Touch(Square::E2, Manner::Plain)),
        },
        Event {
            at: Millis(0),
            what: Happening::ClocksStopped,
        },
    ]);
}

#[test]
fn happenings() {
    check::<record::Happening, _>(&[
        Happening::Did(Color::White, Act::Resign),
        Happening::Ordered(Order::StartRound),
        Happening::Told(Report::Other),
        Happening::Site(SiteAct::TakeBack(6)),
        Happening::Adjusted(Square::E1),
        Happening::Made(step()),
        Happening::Irregular(Breach::IllegalMove, Box::new(Board::INITIAL)),
        Happening::Retracted(Color::White),
        Happening::RepliedTo(Breach::UnpromotedPawn, Box::new(Board::INITIAL)),
        Happening::BoardPutBack,
        Happening::OfferLapsed,
        Happening::FlagFell(Color::Black),
        Happening::ClocksStopped,
        Happening::ClockStarted(Color::White),
        Happening::Asked(QuestionId(1), Question::Dead),
        Happening::Answered(QuestionId(1), Answer::No, Ruler::Default),
        Happening::Ruled {
            id: RulingId(5),
            ruling: Ruling::IllegalMove(Color::White, Breach::IllegalMove, 1),
            authority: Authority::Law(Edition::E2023.article(Rule::IllegalMoveFound).unwrap()),
            by: Ruler::Program,
        },
        Happening::TouchNotKept(obligation()),
        Happening::Obliged(Some(obligation())),
        Happening::Obliged(None),
    ]);
}

#[test]
fn obligations() {
    check::<record::Obligation, _>(&[obligation()]);
    check::<record::Must, _>(&[
        Must::Any,
        Must::Move(Square::B1),
        Must::MoveNotCastling(Square::E1, Side::King),
        Must::Capture(Square::D5),
        Must::CaptureWith(Square::E4, Square::D5),
        Must::Castle(Side::Queen),
        Must::Finish(Square::G1, Square::F3),
        Must::Promote(Square::A8, Role::Rook),
        Must::Play(step()),
    ]);
}

#[test]
fn moves() {
    let of = |role, from, to, kind| Move::from_parts(role, from, to, kind).unwrap();
    check::<record::Move, _>(&[
        of(Role::Knight, Square::G1, Square::F3, MoveKind::Normal),
        step(),
        of(Role::Pawn, Square::E5, Square::D6, MoveKind::EnPassant),
        of(Role::King, Square::E1, Square::H1, MoveKind::Castle),
        of(Role::King, Square::F8, Square::G8, MoveKind::Castle),
        of(Role::King, Square::F8, Square::G8, MoveKind::Normal),
        of(
            Role::Pawn,
            Square::B2,
            Square::A1,
            MoveKind::Promotion(Role::Knight),
        ),
    ]);
    check::<record::MoveKind, _>(&[
        MoveKind::Normal,
        MoveKind::DoubleAdvance,
        MoveKind::EnPassant,
        MoveKind::Castle,
        MoveKind::Promotion(Role::Queen),
    ]);
}
