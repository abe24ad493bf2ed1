//! Over the board through the hall: pieces touched and let go, a clock to press, and what the
//! program keeps to itself where people watch.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod common;
#[path = "common/officials.rs"]
mod officials;

use common::{Answer, Client, Served, hall};
use jadoube_arbiter::{Happening, Presence, Reason, SheetKind, Watch};
use jadoube_hall::{
    Tongues,
    table::{View, What, now, state},
};
use jadoube_journal::Roles;
use jadoube_laws::Color;
use jadoube_protocol::{
    ColorChoice, Start, TableAct, TableSettings, TableStage, Update, rest::desk::Desk,
};
use jadoube_record::Regulations;
use officials::{Board, act, http, order, somebody};
use serde_json::{Value, json};

fn at_the_board(watch: Watch) -> TableSettings {
    let regulations = jadoube_arbiter::Regulations {
        watch,
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

struct Hall {
    white: Client,
    black: Client,
    arbiter: Client,
    token: String,
    table: String,
}

async fn seated(served: &Served, settings: TableSettings, number: u32) -> Hall {
    let name = |of: &str| format!("{of} {number}");
    let (mut arbiter, token) = somebody(served, &name("Eva"), Roles::ARBITER).await;
    let (mut white, _) = somebody(served, &name("Ana"), Roles::NONE).await;
    let (mut black, _) = somebody(served, &name("Luis"), Roles::NONE).await;
    let (table, _) = white.open("principal", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    white.watch(&table).await;
    black.watch(&table).await;
    arbiter.watch(&table).await;
    Hall {
        white,
        black,
        arbiter,
        token,
        table,
    }
}

impl Hall {
    fn player(&mut self, color: Color) -> &mut Client {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    async fn does(&mut self, color: Color, json: Value) -> Answer {
        let table = self.table.clone();
        self.player(color).act(&table, act(json)).await
    }

    /// A piece is touched, put elsewhere and let go, and the clock is pressed.
    async fn by_hand(&mut self, color: Color, from: &str, to: &str) {
        self.does(color, json!({"touch": [from, "plain"]}))
            .await
            .ack();
        let release = json!({"release": {"from": from, "to": to}});
        self.does(color, release).await.ack();
        self.does(color, json!({"press": {"hand": "same"}}))
            .await
            .ack();
    }

    /// How the table looks to a player now.
    async fn look(&mut self, color: Color) -> Box<jadoube_protocol::TableState> {
        let table = self.table.clone();
        self.player(color).watch(&table).await
    }
}

/// The updates of a client until one has so many half-moves.
async fn until(client: &mut Client, done: impl Fn(&Update) -> bool) -> Vec<Update> {
    let mut all = Vec::new();
    loop {
        let update = *client.update().await;
        let is_done = done(&update);
        all.push(update);
        if is_done {
            return all;
        }
    }
}

/// What a client was told, as text.
fn text(updates: &[Update]) -> String {
    serde_json::to_string(updates).expect("it is written")
}

#[tokio::test]
async fn a_whole_game_by_hand_ends_in_mate_whoever_watches() {
    let served = hall().await;
    for (number, watch) in [(1, Watch::Program), (2, Watch::People)] {
        let mut hall = seated(&served, at_the_board(watch), number).await;
        let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4")];
        for (index, (from, to)) in moves.into_iter().enumerate() {
            let color = [Color::White, Color::Black][index % 2];
            hall.by_hand(color, from, to).await;
            let state = hall.look(!color).await;
            assert_eq!(state.now.moves, None, "no list of legal moves");
            let silent = watch == Watch::People;
            assert_eq!(state.moves.is_empty(), silent, "{watch:?}");
        }
        let touch = json!({"touch": ["d8", "plain"]});
        hall.does(Color::Black, touch).await.ack();
        let release = json!({"release": {"from": "d8", "to": "h4"}});
        hall.does(Color::Black, release).await.ack();
        let state = hall.look(Color::White).await;
        let told = serde_json::to_string(&state.now).expect("written");
        assert_eq!(state.info.stage, TableStage::Over, "{watch:?}: {told}");
        assert!(told.contains("checkmate"), "{told}");
        for color in Color::ALL {
            let score = json!({"sign": {"white": 0, "black": 4}});
            hall.does(color, score).await.ack();
        }
    }
}

#[tokio::test]
async fn an_illegal_move_is_ruled_on_where_the_program_watches() {
    let served = hall().await;
    let mut hall = seated(&served, at_the_board(Watch::Program), 1).await;
    hall.by_hand(Color::White, "b1", "b3").await;
    let told = until(&mut hall.black, |update| {
        text(std::slice::from_ref(update)).contains("restored")
    })
    .await;
    let text = text(&told);
    assert!(text.contains("7.5.1") && text.contains("7.5.5"), "{text}");
    let state = hall.look(Color::White).await;
    assert!(state.now.board.ends_with("RNBQKBNR"), "{}", state.now.board);
    assert_eq!(
        (state.now.ply, state.now.turn),
        (0, jadoube_record::Color::White)
    );
    assert!(
        state.now.obligation.is_some(),
        "the touched knight is to be moved"
    );
    let clocks = state.now.clocks.expect("there is a clock");
    assert!(clocks.black_ms > 5_520_000, "two minutes more: {clocks:?}");
    // Another piece is let go: the touched one was to be played.
    hall.does(Color::White, json!({"release": {"from": "e2", "to": "e4"}}))
        .await
        .ack();
    let state = hall.look(Color::White).await;
    assert_eq!(state.now.ply, 0, "it does not count as a move");
    hall.by_hand(Color::White, "b1", "c3").await;
    assert_eq!(hall.look(Color::Black).await.now.ply, 1);
}

#[tokio::test]
async fn adjusting_promoting_castling_and_pieces_knocked_over() {
    let served = hall().await;
    let mut settings = at_the_board(Watch::Program);
    settings.regulations = None;
    settings.time = "90+30".to_owned();
    settings.start = Start::Fen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1".to_owned());
    let mut hall = seated(&served, settings, 1).await;
    hall.does(Color::White, json!("say_adjust")).await.ack();
    hall.does(Color::White, json!({"touch": ["h1", "plain"]}))
        .await
        .ack();
    assert_eq!(hall.look(Color::White).await.now.obligation, None);
    hall.does(Color::White, json!({"touch": ["a7", "plain"]}))
        .await
        .ack();
    hall.does(Color::White, json!({"remove": "a7"})).await.ack();
    hall.does(Color::White, json!({"release_new": ["rook", "a8"]}))
        .await
        .ack();
    hall.does(Color::White, json!({"press": {"hand": "same"}}))
        .await
        .ack();
    let state = hall.look(Color::Black).await;
    let last = state.now.last.expect("a move was made");
    assert_eq!(
        last.san.as_deref(),
        Some("a8=R"),
        "nothing tells of the check"
    );
    hall.by_hand(Color::Black, "e8", "d7").await;
    for (from, to) in [("e1", "g1"), ("h1", "f1")] {
        let release = json!({"release": {"from": from, "to": to}});
        hall.does(Color::White, release).await.ack();
    }
    hall.does(Color::White, json!({"press": {"hand": "same"}}))
        .await
        .ack();
    let state = hall.look(Color::Black).await;
    assert_eq!(state.now.last.expect("a move").san.as_deref(), Some("O-O"));
    hall.does(Color::Black, json!({"displace": "R7/3k4/8/8/8/8/4K3/8"}))
        .await
        .ack();
    let while_displaced = hall.does(Color::Black, json!({"release": {"from": "d7", "to": "d6"}}));
    assert!(matches!(while_displaced.await, Answer::Refused(_)));
    hall.does(Color::Black, json!("put_back")).await.ack();
    hall.by_hand(Color::Black, "d7", "d6").await;
    assert_eq!(hall.look(Color::White).await.now.ply, 4);
}

#[tokio::test]
async fn where_people_watch_a_player_is_told_the_same_of_a_legal_move_and_of_another() {
    let served = hall().await;
    let mut told = Vec::new();
    for (number, to) in [(1, "c3"), (2, "b3")] {
        let mut hall = seated(&served, at_the_board(Watch::People), number).await;
        hall.by_hand(Color::White, "b1", to).await;
        let updates = until(&mut hall.black, |update| update.now.ply == 1).await;
        let kinds = |update: &Update| {
            let entries = update.entries.iter();
            let kinds: Vec<String> = entries
                .map(|shown| {
                    let json = serde_json::to_value(&shown.entry.what).expect("written");
                    let what = &json["game"]["what"];
                    what.as_object()
                        .and_then(|what| what.keys().next().cloned())
                        .unwrap_or_else(|| what.to_string())
                })
                .collect();
            let now = serde_json::to_value(&update.now).expect("written");
            let fields: Vec<String> = now.as_object().expect("fields").keys().cloned().collect();
            (update.v, kinds, fields)
        };
        told.push(updates.iter().map(kinds).collect::<Vec<_>>());
        if to == "b3" {
            let seen = until(&mut hall.arbiter, |update| update.now.ply == 1).await;
            assert!(
                text(&seen).contains("obody had noticed"),
                "the arbiter is told"
            );
            let state = hall.look(Color::Black).await;
            assert_eq!((state.now.obligation, state.now.last), (None, None));
            hall.does(Color::Black, json!("claim_illegal_move"))
                .await
                .ack();
            assert_eq!(
                hall.look(Color::White).await.now.ply,
                0,
                "now it is ruled on"
            );
        }
    }
    assert_eq!(told[0], told[1]);
}

/// An update without what differs from game to game: names, times and where the knight stands.
fn without_times(update: &Update, to: &str) -> Value {
    let mut json = serde_json::to_value(update).expect("it is written");
    json["table"].take();
    json["now"]["clocks"].take();
    json["now"]["board"].take();
    for entry in json["entries"].as_array_mut().into_iter().flatten() {
        entry["entry"]["at"].take();
        entry["entry"]["by"].take();
        entry["entry"]["what"]["game"]["at"].take();
    }
    serde_json::from_str(&json.to_string().replace(to, "there")).expect("it is read again")
}

/// A knight is let go of and Black replies, without a press: what all but the arbiter are told.
async fn let_go(served: &Served, watch: Watch, number: u32, to: &str) -> Vec<Value> {
    let mut hall = seated(served, at_the_board(watch), number).await;
    let mut guest = served.guest().await;
    guest.watch(&hall.table).await;
    let tells =
        |of: &'static str| move |update: &Update| text(std::slice::from_ref(update)).contains(of);
    let mut told = Vec::new();
    let mut note = |updates: Vec<Update>| {
        told.extend(updates.iter().map(|update| without_times(update, to)));
    };
    let release = json!({"release": {"from": "b1", "to": to}});
    hall.does(Color::White, release).await.ack();
    note(until(&mut hall.black, tells("release")).await);
    note(until(&mut guest, tells("release")).await);
    let reply = json!({"release": {"from": "e7", "to": "e5"}});
    hall.does(Color::Black, reply).await.ack();
    note(until(&mut hall.white, tells("\"e7\"")).await);
    note(until(&mut guest, tells("\"e7\"")).await);
    for color in Color::ALL {
        let state = hall.look(color).await;
        let about = (state.now.ply, state.now.turn, state.info.ply);
        told.push(json!([about, state.moves, state.now.last, state.sheets]));
    }
    let seen = until(&mut hall.arbiter, tells("\"e7\"")).await;
    let is_legal = text(&seen).contains("\"made\":{\"role\":\"knight\"");
    assert_eq!(is_legal, to == "c3", "the arbiter may know: {seen:?}");
    told
}

#[tokio::test]
async fn before_the_press_nobody_but_the_arbiter_is_told_whether_a_move_is_legal() {
    let served = hall().await;
    for (number, watch) in [(1, Watch::Program), (3, Watch::People)] {
        let legal = let_go(&served, watch, number, "c3").await;
        let other = let_go(&served, watch, number + 1, "b3").await;
        assert_eq!(legal, other, "{watch:?}");
    }
}

#[test]
fn where_people_watch_a_fallen_flag_shows_and_nobody_says_so() {
    let mut settings = at_the_board(Watch::People);
    let mut regulations = jadoube_arbiter::Regulations {
        watch: Watch::People,
        ..jadoube_arbiter::Regulations::default()
    };
    regulations.time = jadoube_laws::ByColor::both("5".parse().expect("five minutes"));
    settings.regulations = Some(Box::new(Regulations::from(&regulations)));
    let mut board = Board::begun(settings);
    board.at += 301_000;
    let offer = board.does(2, &act(json!("claim_by_display")));
    assert!(offer.is_err(), "a display proves nothing");
    let note = board.does(2, &act(json!({"ask_explanation": "flag_fall"})));
    let lines = note.expect("the Laws are explained at any time");
    let fell = lines.iter().find(|line| match &line.what {
        What::Game(event) => matches!(event.what, Happening::FlagFell(Color::White)),
        What::Table(_) => false,
    });
    let fell = fell.expect("the program knows");
    for color in Color::ALL {
        assert!(!board.table.sees(View::Player(color), fell));
        let shown = now(&board.table, View::Player(color), board.at);
        let clocks = shown.clocks.expect("there is a clock");
        assert_eq!((clocks.white_ms, shown.outcome), (0, None));
        assert_eq!(shown.stage, TableStage::Playing);
    }
    assert!(board.table.sees(View::Arbiter, fell));
    board
        .does(2, &act(json!("claim_flag")))
        .expect("it has fallen");
    let outcome = board.table.game().outcome().expect("it is over");
    assert_eq!(outcome.reason, Reason::Flag(Color::White));
}

#[test]
fn a_scoresheet_is_for_its_player_and_the_arbiter_until_the_end() {
    let mut settings = at_the_board(Watch::Program);
    let regulations = jadoube_arbiter::Regulations {
        sheets: SheetKind::Paper,
        ..jadoube_arbiter::Regulations::default()
    };
    settings.regulations = Some(Box::new(Regulations::from(&regulations)));
    let mut board = Board::begun(settings);
    for (id, from, to, written) in [(1, "g1", "f3", "Cf3"), (2, "g8", "f6", "Cf6")] {
        board.at += 1_000;
        for json in [
            json!({"touch": [from, "plain"]}),
            json!({"release": {"from": from, "to": to}}),
            json!({"press": {"hand": "same"}}),
            json!({"write": {"move": written}}),
        ] {
            board.does(id, &act(json)).expect("it may be done");
        }
    }
    let tongues = Tongues::new();
    let seen = |board: &Board, view| {
        let state = state(&board.table, view, board.at, 0, &tongues);
        let records = view != View::Arbiter && state.now.outcome.is_none();
        assert_eq!(state.moves.is_empty(), records, "players record by hand");
        state.sheets.map(|sheet| sheet.map(|lines| lines.len()))
    };
    let [white, black] = seen(&board, View::Arbiter);
    assert!(white > Some(0) && black > Some(0), "{white:?} {black:?}");
    assert_eq!(seen(&board, View::Player(Color::White)), [white, None]);
    assert_eq!(seen(&board, View::Player(Color::Black)), [None, black]);
    assert_eq!(seen(&board, View::Spectator), [None, None]);
    board.does(1, &act(json!("resign"))).expect("at any time");
    assert_eq!(seen(&board, View::Spectator), [white, black]);
}

#[test]
fn who_comes_too_late_is_the_arbiters_matter() {
    let mut settings = at_the_board(Watch::Program);
    let regulations = jadoube_arbiter::Regulations {
        presence: Presence::Reported,
        default_time: Some(jadoube_arbiter::Millis::from_seconds(1800)),
        ..jadoube_arbiter::Regulations::default()
    };
    settings.regulations = Some(Box::new(Regulations::from(&regulations)));
    let mut board = Board::begun(settings);
    let press = act(json!({"touch": ["e2", "plain"]}));
    assert!(
        board.does(1, &press).is_err(),
        "who is not there does nothing"
    );
    board.at += 60_000;
    board.does(1, &act(json!("arrive"))).expect("White comes");
    board.at += 1_800_000;
    let late = board.does(2, &act(json!("arrive")));
    let open = board.table.game().questions().len();
    let over = board.table.game().outcome();
    assert!(late.is_ok() && (open > 0 || over.is_some()), "{late:?}");
}

#[tokio::test]
async fn the_arbiter_sees_the_flag_and_a_claim_names_its_move() {
    let served = hall().await;
    let mut hall = seated(&served, at_the_board(Watch::People), 1).await;
    let table = hall.table.clone();
    let observe = order(json!({"observe": {"flag": "white"}}));
    let too_early = hall.arbiter.act(&table, observe).await;
    assert!(matches!(too_early, Answer::Refused(_)), "{too_early:?}");
    let claim = json!({"claim_draw": ["threefold", {"written": "g1f3"}]});
    hall.does(Color::White, claim).await.ack();
    let state = hall.look(Color::White).await;
    let told = serde_json::to_string(&state.now).expect("written");
    assert!(
        state.now.outcome.is_none(),
        "nothing has occurred three times: {told}"
    );
}

/// A move made and not pressed is not told by the lists: a player would learn from them whether
/// the program takes it for a legal one.
#[tokio::test]
async fn lists_count_completed_moves() {
    let served = hall().await;
    for (number, watch) in [(1, Watch::People), (2, Watch::Program)] {
        let mut hall = seated(&served, at_the_board(watch), number).await;
        let table = hall.table.clone();
        hall.by_hand(Color::White, "e2", "e4").await;
        let touch = json!({"touch": ["e7", "plain"]});
        hall.does(Color::Black, touch).await.ack();
        let release = json!({"release": {"from": "e7", "to": "e5"}});
        hall.does(Color::Black, release).await.ack();
        let state = hall.look(Color::White).await;
        assert_eq!(state.info.ply, 1, "{watch:?}: Black has not pressed");
        assert!(state.now.board.contains("4p3/4P3"), "{watch:?}");
        let path = "/api/rooms/principal/desk";
        let (_, body) = http(&served, "GET", path, Some(&hall.token), None).await;
        let desk: Desk = serde_json::from_value(body).expect("a desk");
        let row = desk.tables.iter().find(|row| row.id == table);
        let row = row.expect("it is at the desk");
        assert_eq!((row.ply, row.turn), (1, jadoube_record::Color::Black));
        hall.does(Color::Black, json!({"press": {"hand": "same"}}))
            .await
            .ack();
        assert_eq!(hall.look(Color::White).await.info.ply, 2, "{watch:?}");
    }
}
