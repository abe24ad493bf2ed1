use jadoube_arbiter::{
    Adjourning, Answer, Appealed, Finding, Millis, Misconduct, Mislaid, Observation, Opened, Order,
    Penalty, QuestionId, Report, RulingId, Score, SealFault, Secret,
};
use jadoube_laws::Color;
use jadoube_record as record;

use crate::support::check;

#[test]
fn orders() {
    check::<record::Order, _>(&[
        Order::StartRound,
        Order::Pause,
        Order::Resume,
        Order::Answer(QuestionId(4), Answer::PlayOn),
        Order::Observe(Observation::IllegalMove),
        Order::Found(Finding::BoardTurned),
        Order::SetClocks {
            white: Some(Millis(300_000)),
            black: None,
            reason: "reloj mal puesto".into(),
        },
        Order::SetMoveCounter(Color::White, 17),
        Order::GoBack(22),
        Order::Penalize(Color::Black, Penalty::Warning, Misconduct::Advice),
        Order::Compensate(Color::White, Millis(30_000)),
        Order::CheckClaim,
        Order::AllowDraw,
        Order::AllowAssistant(Color::Black, Millis(600_000)),
        Order::AskSheets,
        Order::Tell(Secret::MoveCount),
        Order::Rule {
            reason: "both players have left".into(),
            score: Some(Score::BOTH_LOSE),
        },
        Order::Rule {
            reason: "play goes on in another room".into(),
            score: None,
        },
        Order::Withdraw(RulingId(3), "given in error".into()),
        Order::Adjourn(Adjourning::SessionEnds),
        Order::BeginSession,
        Order::OpenEnvelope(Opened::Written("Td1".into())),
        Order::Missing(Mislaid::Envelope),
        Order::DecideAppeal(RulingId(3), Appealed::Upheld),
    ]);
}

#[test]
fn parts() {
    check::<record::Secret, _>(&[Secret::MoveCount, Secret::OpponentMoved, Secret::NotPressed]);
    check::<record::Appealed, _>(&[Appealed::Dismissed, Appealed::Upheld]);
    check::<record::Report, _>(&[
        Report::IllegalMove,
        Report::Flag(Color::White),
        Report::Other,
        Report::Interferes,
    ]);
}

#[test]
fn adjournments() {
    check::<record::Adjourning, _>(&[Adjourning::SessionEnds, Adjourning::Early(Millis(900_000))]);
    check::<record::Opened, _>(&[
        Opened::Written("Td1".into()),
        Opened::Move("e7e8q".parse().expect("a move")),
        Opened::Faulty(SealFault::Nothing),
    ]);
    check::<record::SealFault, _>(&[
        SealFault::Ambiguous,
        SealFault::Meaningless,
        SealFault::Illegal,
        SealFault::Nothing,
        SealFault::NotHandedIn,
    ]);
    check::<record::Mislaid, _>(&[Mislaid::Envelope, Mislaid::Position]);
}
