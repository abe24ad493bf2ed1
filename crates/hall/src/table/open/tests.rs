use jadoube_protocol::{Preset, Screens, Start};

use super::*;
use crate::Tongues;

fn drawn() -> Drawn {
    Drawn {
        id: "Xy3aB90z".parse().expect("a name of a game"),
        seed: 7,
        code: "ABCDEF".to_owned(),
    }
}

fn open(settings: TableSettings) -> Result<Opening, Fault> {
    let room = "principal".parse().expect("a name of a room");
    opening(room, settings, drawn(), 0, None)
}

fn settings(json: serde_json::Value) -> TableSettings {
    serde_json::from_value(json).expect("they are settings")
}

#[test]
fn what_cannot_be_chosen_is_named_and_told_what_to_do() {
    let tongues = Tongues::new();
    let check = |json: serde_json::Value, field: &str| {
        let fault = open(settings(json.clone())).expect_err("it cannot be");
        assert_eq!(fault.code, ErrorCode::Invalid, "{json}");
        let about = fault.about.clone().unwrap_or_default();
        assert_eq!(about.split(':').next(), Some(field), "{json} gave {about}");
        let told = fault.told(&tongues);
        for say in [&told.say.es, &told.say.en] {
            assert!(say.len() > 40, "{field}: {say}");
        }
    };
    for time in [
        "",
        "-3+2",
        "0",
        "0+0",
        "1001d",
        "3+2+1",
        "🕐",
        &"9".repeat(200),
    ] {
        check(serde_json::json!({ "time": time }), "time");
    }
    check(serde_json::json!({ "time_black": "none" }), "time_black");
    check(serde_json::json!({ "edition": "1996" }), "edition");
    check(
        serde_json::json!({ "edition": "1997", "start": { "chess960": 1 } }),
        "edition",
    );
    check(serde_json::json!({ "start": { "chess960": 960 } }), "start");
    for fen in [
        "",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        check(serde_json::json!({ "start": { "fen": fen } }), "start");
    }
    check(serde_json::json!({ "machine": 0 }), "machine");
    check(serde_json::json!({ "machine": 11 }), "machine");
    check(
        serde_json::json!({ "machine": 5, "over_the_board": true }),
        "machine",
    );
    check(
        serde_json::json!({ "machine": 5, "screens": "one" }),
        "machine",
    );
    check(serde_json::json!({ "delay_s": 901 }), "delay_s");
    check(serde_json::json!({ "first_move_s": 0 }), "first_move_s");
    check(serde_json::json!({ "absence_s": 0 }), "absence_s");
    check(serde_json::json!({ "preset": "friendly" }), "preset");
    check(
        serde_json::json!({ "wait_for_start": true }),
        "wait_for_start",
    );
    for with in [
        serde_json::json!({ "points": true, "machine": 5 }),
        serde_json::json!({ "points": true, "screens": "one" }),
        serde_json::json!({ "points": true, "time": "none" }),
        serde_json::json!({ "points": true, "time": "10s" }),
        serde_json::json!({ "points": true, "time": "5", "time_black": "3" }),
        serde_json::json!({ "points": true, "takebacks": true }),
        serde_json::json!({ "points": true, "preset": "school" }),
        serde_json::json!({ "points": true, "start": { "fen": "4k3/8/8/8/8/8/8/4K2R w K - 0 1" } }),
    ] {
        check(with, "points");
    }
}

#[test]
fn every_control_that_people_write_gives_its_class() {
    let check = |time: &str, class: &str| {
        let opened = open(TableSettings {
            time: time.to_owned(),
            points: time != "none",
            ..TableSettings::default()
        });
        assert_eq!(opened.expect(time).class, class, "{time}");
    };
    check("3+2", "blitz");
    check("5", "blitz");
    check("10+5", "rapid");
    check("90+30", "standard");
    check("40/90+30, 30+30", "standard");
    check("5 d3", "blitz");
    check("15 b5", "rapid");
    check("2/turn", "turn");
    check("none", "standard");
}

#[test]
fn names_and_positions_are_kept_clean() {
    let opened = open(TableSettings {
        name: Some("  Mesa\u{202E}\n 3 ".to_owned()),
        start: Start::Fen("  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n".to_owned()),
        time: " 3 + 2 ".to_owned(),
        ..TableSettings::default()
    });
    let kept = opened.expect("it can be").settings;
    assert_eq!(kept.name.as_deref(), Some("Mesa 3"));
    assert_eq!(
        kept.start,
        Start::Fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned())
    );
    assert_eq!(kept.time, "3+2");
    for name in ["\u{202E}x".repeat(121), "a".repeat(121)] {
        let fault = open(TableSettings {
            name: Some(name),
            ..TableSettings::default()
        });
        assert_eq!(fault.expect_err("too long").code, ErrorCode::TooLong);
    }
}

#[test]
fn what_is_stored_comes_back_with_its_place() {
    let mut opened = open(TableSettings {
        access: Access::Private,
        preset: Preset::School,
        screens: Screens::Two,
        ..TableSettings::default()
    })
    .expect("it can be");
    opened.slot = Some(Slot { round: 2, board: 7 });
    let stored = serde_json::to_string(&opened.stored()).expect("it can be written");
    assert_eq!(slot_of(&stored), opened.slot);
    let read: StoredOpening = serde_json::from_str(&stored).expect("it can be read");
    let again = Opening::from_stored(opened.id, opened.room.clone(), 0, read);
    assert_eq!(again.code.as_deref(), Some("ABCDEF"));
    assert_eq!(again.settings, opened.settings);
    assert_eq!(again.regulations, opened.regulations);
    assert_eq!(again.slot, opened.slot);
    let before_slots = stored.replace(",\"slot\":{\"round\":2,\"board\":7}", "");
    assert_eq!(slot_of(&before_slots), None);
}
