use jadoube_arbiter::{Happening, Millis};
use jadoube_record as record;
use record::{Abort, AbsenceClaim, Call, CallReason, Color, Entry, Person, PersonKind, TableEvent};

use crate::support::check_written;

fn person() -> Person {
    Person {
        id: 7,
        name: "Ana \"la \u{fa}ltima\" <b>".into(),
        kind: PersonKind::Guest,
        rating: None,
    }
}

fn call(why: CallReason) -> Call {
    Call {
        id: 3,
        from: person(),
        why,
        text: String::new(),
    }
}

fn game() -> record::Event {
    let event = jadoube_arbiter::Event {
        at: Millis(61_234),
        what: Happening::ClocksStopped,
    };
    (&event).into()
}

fn draw() -> record::Score {
    (&jadoube_arbiter::Score::DRAW).into()
}

#[test]
fn people() {
    check_written(&[
        person(),
        Person {
            id: -1,
            rating: Some(1487),
            kind: PersonKind::Registered,
            ..person()
        },
    ]);
    check_written(&[
        PersonKind::Guest,
        PersonKind::Registered,
        PersonKind::Machine,
    ]);
}

#[test]
fn calls() {
    check_written(&[
        call(CallReason::Board),
        Call {
            text: "se cay\u{f3} el reloj".into(),
            ..call(CallReason::Leave)
        },
    ]);
    check_written(&[
        CallReason::Board,
        CallReason::Leave,
        CallReason::Explanation,
        CallReason::Report(record::Report::from(&jadoube_arbiter::Report::Other)),
        CallReason::Appeal(None),
        CallReason::Appeal(Some(draw())),
    ]);
}

#[test]
fn what_happens_around_the_game() {
    check_written(&[
        TableEvent::Game(game()),
        TableEvent::Waits(person()),
        TableEvent::Sat(Color::White, person()),
        TableEvent::Left(7),
        TableEvent::ArbiterSat(person()),
        TableEvent::TakebackAsked(Color::Black),
        TableEvent::TakebackDeclined(Color::Black),
        TableEvent::TakenBack(12),
        TableEvent::Aborted(Abort::Nobody),
        TableEvent::AbsenceClaimed(Color::White, AbsenceClaim::Draw),
        TableEvent::Called(call(CallReason::Board)),
        TableEvent::CallAnswered(3),
        TableEvent::RematchOffered(Color::White),
        TableEvent::Rematch("Xy3aB90z".into()),
        TableEvent::EngineFailed(Color::Black, "did not answer in 10 s".into()),
        TableEvent::Noted {
            text: "hablaron".into(),
        },
        TableEvent::Reopened,
        TableEvent::WentOn,
        TableEvent::NoArbiter,
    ]);
    check_written(&[
        Abort::Player(Color::White),
        Abort::NoFirstMove(Color::Black),
        Abort::Closed,
        Abort::Nobody,
    ]);
    check_written(&[AbsenceClaim::Win, AbsenceClaim::Draw]);
}

#[test]
fn lines() {
    check_written(&[
        Entry {
            at: 0,
            by: None,
            what: TableEvent::Game(game()),
        },
        Entry {
            at: u64::from(u32::MAX) * 1000,
            by: Some(7),
            what: TableEvent::RematchOffered(Color::Black),
        },
    ]);
}
