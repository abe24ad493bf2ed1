//! Over the board the program tells nobody but the arbiter whether a move was legal, before the
//! clock is pressed; where people watch, not even then.

use jadoube_arbiter::{SheetKind, Watch};
use jadoube_hall::{
    Tongues,
    table::{View, state},
};
use jadoube_journal::Roles;
use jadoube_laws::{ByColor, Color};
use jadoube_protocol::{ColorChoice, TableAct, TableSettings};
use jadoube_record::{Entry, Regulations};
use serde_json::{Value, json};

use crate::{
    common::hall,
    officials::{Board, act, http, somebody},
};

const KEPT_FROM: [View; 3] = [
    View::Player(Color::White),
    View::Player(Color::Black),
    View::Spectator,
];

fn at_the_board(watch: Watch, sheets: SheetKind, time: &str) -> TableSettings {
    let time = time.parse().expect("a time control");
    let regulations = jadoube_arbiter::Regulations {
        watch,
        sheets,
        time: ByColor::both(time),
        ..jadoube_arbiter::Regulations::default()
    };
    TableSettings {
        color: ColorChoice::White,
        over_the_board: true,
        arbiter: true,
        regulations: Some(Box::new(Regulations::from(&regulations))),
        ..TableSettings::default()
    }
}

/// What is seen from a view, but for where the pieces stand.
fn seen(board: &Board, view: View) -> Value {
    let told = state(&board.table, view, board.at, 0, &Tongues::new());
    let mut json = serde_json::to_value(told).expect("it can be written");
    json["now"]["board"].take();
    json
}

/// What each view is shown and told after every step, the squares in question left out.
fn steps(settings: TableSettings, squares: [&str; 2], acts: &[(i64, Value)]) -> Vec<Value> {
    let mut board = Board::begun(settings);
    let mut all = Vec::new();
    for (by, json) in acts {
        board.at += 1000;
        let lines = board.does(*by, &act(json.clone()));
        let lines = lines.unwrap_or_else(|no| panic!("{json}: {no:?}"));
        for view in KEPT_FROM {
            let told = lines.iter().filter(|line| board.table.sees(view, line));
            let told: Vec<String> = told
                .map(|line| {
                    let json = serde_json::to_string(&Entry::from(line)).expect("written");
                    let [one, other] = squares;
                    json.replace(one, "one").replace(other, "other")
                })
                .collect();
            let listed = board.table.info(0);
            all.push(json!([json, seen(&board, view), told, listed]));
        }
    }
    all
}

fn release(from: &str, to: &str) -> Value {
    json!({"release": {"from": from, "to": to}})
}

/// Facts by White, 1, and Black, 2, who let go of a knight on some square.
type Facts = fn(&str) -> Vec<(i64, Value)>;

/// What players do between letting go and the press; a knight is let go on some square.
const BEFORE_THE_PRESS: [Facts; 3] = [
    |to| {
        vec![
            (1, json!({"touch": ["b1", "plain"]})),
            (1, release("b1", to)),
            (1, json!({"offer": "plain"})),
        ]
    },
    // The opponent does not wait.
    |to| {
        vec![
            (1, release("b1", to)),
            (2, json!({"touch": ["e7", "plain"]})),
            (2, release("e7", "e5")),
            (2, json!({"offer": "plain"})),
        ]
    },
    // Black's knight, after a move that was pressed.
    |to| {
        let to = if to == "c3" { "c6" } else { "b6" };
        vec![
            (1, release("e2", "e4")),
            (1, json!({"press": {"hand": "same"}})),
            (2, release("b8", to)),
            (1, release("e4", "e5")),
        ]
    },
];

/// The same facts with a legal move and with another must look the same from everywhere.
fn compare(settings: impl Fn() -> TableSettings, facts: &dyn Fn(&str) -> Vec<(i64, Value)>) {
    let legal = steps(settings(), ["c3", "c6"], &facts("c3"));
    let other = steps(settings(), ["b3", "b6"], &facts("b3"));
    let same = |text: &Value| text.to_string().replace("b3", "c3").replace("b6", "c6");
    for (legal, other) in legal.iter().zip(&other) {
        assert_eq!(same(legal), same(other));
    }
}

const SHEETS: [SheetKind; 3] = [
    SheetKind::Automatic,
    SheetKind::Electronic,
    SheetKind::Paper,
];

#[test]
fn before_the_press_a_legal_move_and_another_look_alike_whoever_watches() {
    for watch in [Watch::Program, Watch::People] {
        for sheets in SHEETS {
            for facts in BEFORE_THE_PRESS {
                compare(|| at_the_board(watch, sheets, "90+30"), &facts);
            }
        }
    }
}

#[test]
fn a_legal_move_and_another_look_alike_to_all_but_the_arbiter() {
    for sheets in SHEETS {
        for facts in BEFORE_THE_PRESS {
            compare(|| at_the_board(Watch::People, sheets, "90+30"), &|to| {
                let mut all = facts(to);
                all.extend([
                    (1, json!({"press": {"hand": "same"}})),
                    (2, json!({"press": {"hand": "same"}})),
                ]);
                // Whose clock does not run presses in vain.
                let presses = |(_, json): &(i64, Value)| json.get("press").is_some();
                let first = all.iter().position(presses).expect("there is one");
                all.truncate(first + 1);
                all
            });
        }
    }
}

#[test]
fn where_people_watch_without_a_clock_they_look_alike_and_so_do_moves_gone_back_on() {
    for sheets in SHEETS {
        for time in ["90+30", "none"] {
            compare(|| at_the_board(Watch::People, sheets, time), &|to| {
                vec![
                    (1, json!({"touch": ["b1", "plain"]})),
                    (1, release("b1", to)),
                    (1, release(to, "b1")),
                    (1, release("b1", to)),
                    (1, release(to, "d4")),
                    (2, release("e7", "e5")),
                ]
            });
        }
    }
}

#[tokio::test]
async fn a_player_reads_no_record_under_no_name() {
    let served = hall().await;
    let (mut white, token) = somebody(&served, "Ana", Roles::NONE).await;
    let (mut black, _) = somebody(&served, "Leo", Roles::NONE).await;
    let settings = TableSettings {
        color: ColorChoice::White,
        ..crate::common::blitz()
    };
    let (table, _) = white.open("principal", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    let path = format!("/api/games/{table}/timeline");
    for (token, expected) in [(Some(&*token), 403), (None, 401)] {
        let (status, body) = http(&served, "GET", &path, token, None).await;
        assert_eq!(status, expected, "{body}");
    }
    white.act(&table, act(json!("resign"))).await.ack();
    for token in [Some(&*token), None] {
        let (status, body) = http(&served, "GET", &path, token, None).await;
        assert_eq!(status, 200, "{body}");
    }
}
