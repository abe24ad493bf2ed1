//! Lines of a table's record, whatever stands in them.

use jadoube_record::{
    Abort, AbsenceClaim, Call, CallReason, Color, Entry, Person, PersonKind, TableEvent,
};
use proptest::prelude::*;

fn colors() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn people() -> impl Strategy<Value = Person> {
    let kind = prop_oneof![
        Just(PersonKind::Guest),
        Just(PersonKind::Registered),
        Just(PersonKind::Machine)
    ];
    (any::<i64>(), ".*", kind, any::<Option<i32>>()).prop_map(|(id, name, kind, rating)| Person {
        id,
        name,
        kind,
        rating,
    })
}

fn calls() -> impl Strategy<Value = Call> {
    let why = prop_oneof![
        Just(CallReason::Board),
        Just(CallReason::Leave),
        Just(CallReason::Explanation),
        Just(CallReason::Appeal(None)),
    ];
    (any::<u32>(), people(), why, ".*").prop_map(|(id, from, why, text)| Call {
        id,
        from,
        why,
        text,
    })
}

fn events() -> impl Strategy<Value = TableEvent> {
    prop_oneof![
        people().prop_map(TableEvent::Waits),
        (colors(), people()).prop_map(|(color, person)| TableEvent::Sat(color, person)),
        any::<i64>().prop_map(TableEvent::Left),
        people().prop_map(TableEvent::ArbiterSat),
        colors().prop_map(TableEvent::TakebackAsked),
        any::<u32>().prop_map(TableEvent::TakenBack),
        colors().prop_map(|color| TableEvent::Aborted(Abort::Player(color))),
        colors().prop_map(|color| TableEvent::AbsenceClaimed(color, AbsenceClaim::Win)),
        calls().prop_map(TableEvent::Called),
        any::<u32>().prop_map(TableEvent::CallAnswered),
        ".*".prop_map(TableEvent::Rematch),
        (colors(), ".*").prop_map(|(color, why)| TableEvent::EngineFailed(color, why)),
        Just(TableEvent::Reopened),
        Just(TableEvent::WentOn),
        Just(TableEvent::NoArbiter),
    ]
}

proptest! {
    #[test]
    fn every_line_is_read_as_it_was_written(
        at in any::<u64>(),
        by in any::<Option<i64>>(),
        what in events(),
    ) {
        let line = Entry { at, by, what };
        let text = serde_json::to_string(&line).unwrap();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), line);
    }
}
