//! Where people watch, the program tells nobody but the arbiter whether a move was legal.

use jadoube_arbiter::{SheetKind, Watch};
use jadoube_hall::{
    Tongues,
    table::{View, state},
};
use jadoube_journal::Roles;
use jadoube_laws::Color;
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

fn at_the_board() -> TableSettings {
    let regulations = jadoube_arbiter::Regulations {
        watch: Watch::People,
        sheets: SheetKind::Paper,
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

/// A knight goes to a square: what each view is shown and told after every step.
fn steps(to: &str) -> Vec<(Value, Vec<String>)> {
    let mut board = Board::begun(at_the_board());
    let mut all = Vec::new();
    for json in [
        json!({"touch": ["b1", "plain"]}),
        json!({"release": {"from": "b1", "to": to}}),
        json!({"press": {"hand": "same"}}),
    ] {
        board.at += 1000;
        let lines = board.does(1, &act(json)).expect("it may be done");
        for view in KEPT_FROM {
            let told = lines.iter().filter(|line| board.table.sees(view, line));
            let told = told.map(|line| {
                let json = serde_json::to_string(&Entry::from(line)).expect("written");
                json.replace(to, "there")
            });
            all.push((seen(&board, view), told.collect()));
        }
    }
    all
}

#[test]
fn a_legal_move_and_another_look_alike_to_all_but_the_arbiter() {
    let (legal, other) = (steps("c3"), steps("b3"));
    for (step, (legal, other)) in legal.iter().zip(&other).enumerate() {
        assert_eq!(legal, other, "step {step}");
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
