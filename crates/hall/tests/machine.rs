//! Playing the machine: a scripted engine always, Stockfish where it is installed.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a client looks for one message among many"
)]
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test tells what it skips and measures"
)]

#[path = "common/alone.rs"]
mod alone;
mod common;
#[path = "common/officials.rs"]
mod officials;

use std::{fs, os::unix::fs::PermissionsExt, path::Path, sync::Arc};

use alone::{Alone, Memory, at_work};
use common::{Answer, Client, Served, hall_with, serve};
use jadoube_arbiter::Millis;
use jadoube_hall::{
    Config, Visitor,
    engine::{Limits, Opponent, Pool, Strength, Turn, discover},
    table::{Asked, MachineAnswer, MachineTurn, Notice},
};
use jadoube_journal::Journal;
use jadoube_laws::{CastlingMode, Position, Uci};
use jadoube_protocol::{
    ColorChoice, ErrorCode, ServerMessage, TableAct, TableSettings, TableStage,
};
use jadoube_record::{Act, PersonKind, TableEvent};

/// An engine for Black that knows one game: fool's mate. `extra` is done before each answer.
fn scripted(folder: &Path, extra: &str) -> Config {
    let text = format!(
        "#!/bin/sh\nwhile read -r line; do\ncase \"$line\" in\n\
         uci) echo 'id name Scripted 1'; echo 'id author Nobody'; echo uciok;;\n\
         isready) echo readyok;;\n\
         position*) position=$line;;\n\
         go*) {extra}\n\
         case \"$position\" in\n\
         'position startpos moves f2f3') echo bestmove e7e5;;\n\
         'position startpos moves e2e4') echo bestmove e7e5;;\n\
         'position startpos moves f2f3 e7e5 g2g4') echo bestmove d8h4;;\n\
         *) echo bestmove 0000;;\nesac;;\n\
         quit) exit 0;;\nesac\ndone\n"
    );
    let path = folder.join("engine");
    fs::write(&path, text).expect("the engine is written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be run");
    Config {
        engines: vec![path],
        engines_at_once: 1,
        ..Config::default()
    }
}

fn machine(level: u8) -> TableSettings {
    TableSettings {
        time: "5+3".to_owned(),
        color: ColorChoice::White,
        machine: Some(level),
        takebacks: true,
        ..TableSettings::default()
    }
}

/// Waits until a table stands as it should.
async fn until(client: &mut Client, is_so: impl Fn(&jadoube_protocol::Now) -> bool) {
    while !is_so(&client.update().await.now) {}
}

#[tokio::test]
async fn a_guest_plays_a_whole_game_against_the_machine() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = hall_with(scripted(folder.path(), ":"), "memory:").await;
    let mut guest = served.guest().await;
    let (table, _) = guest.open("invitados", machine(4)).await;
    let state = guest.watch(&table).await;
    let black = state.info.black.expect("the machine sits");
    assert_eq!(black.name, "Scripted 1 · nivel 4");
    assert_eq!(black.kind, PersonKind::Machine);
    guest.play(&table, "f2f3").await.ack();
    until(&mut guest, |now| now.ply == 2).await;
    guest.play(&table, "g2g4").await.ack();
    until(&mut guest, |now| now.stage == TableStage::Over).await;

    // It plays again, colors swapped: White is the machine, which has no move in its script, and
    // says so in the end.
    guest.act(&table, TableAct::Rematch).await.ack();
    let again = guest
        .hear(|message| match message {
            ServerMessage::Update(update) => {
                update
                    .entries
                    .iter()
                    .find_map(|shown| match &shown.entry.what {
                        TableEvent::Rematch(again) => Some(again.clone()),
                        _ => None,
                    })
            }
            _ => None,
        })
        .await;
    let state = guest.watch(&again).await;
    assert_eq!(state.info.white.expect("it sits").name, black.name);
    if state.now.stage != TableStage::Over {
        until(&mut guest, |now| now.stage == TableStage::Over).await;
    }
    let (_, journal) = served
        .json(&format!("/api/games/{again}/journal.json"), None)
        .await;
    let entries = journal["entries"].as_array().expect("entries");
    let failed = entries
        .iter()
        .find_map(|entry| entry["event"]["what"]["engine_failed"][1].as_str());
    assert_eq!(failed, Some("engine_illegal_move"), "{journal}");

    let (_, told) = served.json(&format!("/api/games/{table}"), None).await;
    assert_eq!(
        (&told["result"], &told["counted"]),
        (&"0-1".into(), &false.into())
    );
    let (_, info) = served.json("/api/machine", None).await;
    assert_eq!(info["engines"][0]["name"], "Scripted 1");
    assert_eq!(info["levels"].as_array().map(Vec::len), Some(10));
}

#[tokio::test]
async fn the_machine_declines_draws_and_agrees_to_take_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = hall_with(scripted(folder.path(), ":"), "memory:").await;
    let mut guest = served.guest().await;
    let (table, _) = guest.open("invitados", machine(4)).await;
    guest.watch(&table).await;
    guest.play(&table, "f2f3").await.ack();
    until(&mut guest, |now| now.ply == 2).await;
    guest.act(&table, TableAct::Takeback).await.ack();
    until(&mut guest, |now| now.ply == 0).await;
    guest.play(&table, "e2e4").await.ack();
    until(&mut guest, |now| now.ply == 2).await;
    let offer: Act =
        serde_json::from_value(serde_json::json!({ "offer": "plain" })).expect("it is an offer");
    guest.act(&table, TableAct::Act(offer)).await.ack();
    until(&mut guest, |now| now.offer.is_none()).await;
}

/// A game with the machine goes on after the hall was down, though the machine was on move.
#[tokio::test]
async fn the_machine_moves_after_the_hall_was_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let wait = folder.path().join("wait");
    fs::write(&wait, "").expect("written");
    // The engine thinks for as long as the file is there.
    let extra = format!("while [ -e '{}' ]; do sleep 0.1; done;", wait.display());
    let config = scripted(folder.path(), &extra);
    let journal = Journal::open("memory:").await.expect("the record opens");
    let served = serve(config.clone(), journal.clone()).await;
    let mut guest = served.guest().await;
    let (table, _) = guest.open("invitados", machine(4)).await;
    guest.watch(&table).await;
    guest.play(&table, "f2f3").await.ack();
    let token = guest.token.clone().expect("a guest has one");
    served.hall.close().await;
    fs::remove_file(&wait).expect("removed");

    let again = serve(config, journal).await;
    let mut guest = again.with_token(&token).await;
    let state = guest.watch(&table).await;
    if state.now.ply < 2 {
        until(&mut guest, |now| now.ply == 2).await;
    }
    guest.play(&table, "g2g4").await.ack();
    until(&mut guest, |now| now.stage == TableStage::Over).await;
}

/// An engine that thinks until it is told to stop, but for one position; it notes its number for
/// each question, and each stop.
fn endless(folder: &Path) -> (Config, std::path::PathBuf) {
    let notes = folder.join("notes");
    let text = format!(
        "#!/bin/sh\nwhile read -r line; do\ncase \"$line\" in\n\
         uci) echo 'id name Endless 1'; echo uciok;;\n\
         isready) echo readyok;;\n\
         position*) position=$line;;\n\
         go*) echo \"go $$\" >> '{notes}'\n\
         case \"$position\" in\n\
         'position startpos moves e2e4') echo bestmove e7e5;;\nesac;;\n\
         stop) echo \"stop $$\" >> '{notes}'; echo bestmove a7a6;;\n\
         quit) exit 0;;\nesac\ndone\n",
        notes = notes.display()
    );
    let path = folder.join("engine");
    fs::write(&path, text).expect("the engine is written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be run");
    let config = Config {
        engines: vec![path],
        engines_at_once: 1,
        ..Config::default()
    };
    (config, notes)
}

/// Waits until the engine has noted so much.
async fn noted(notes: &Path, lines: usize) -> Vec<String> {
    for _ in 0..500 {
        let text = fs::read_to_string(notes).unwrap_or_default();
        let all: Vec<String> = text.lines().map(str::to_owned).collect();
        if all.len() >= lines {
            return all;
        }
        tokio::time::sleep_until(
            tokio::time::Instant::now() + std::time::Duration::from_millis(10),
        )
        .await;
    }
    panic!("{:?}", fs::read_to_string(notes));
}

/// One program may think at a time here: were it not given back, nobody else would be answered.
#[tokio::test]
async fn an_engine_stops_thinking_when_nobody_wants_its_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let (config, notes) = endless(folder.path());
    let served = hall_with(config, "memory:").await;
    let mut guest = served.guest().await;
    let settings = || TableSettings {
        first_move_s: None,
        time: "60+30".to_owned(),
        ..machine(10)
    };
    let (table, _) = guest.open("invitados", settings()).await;
    guest.watch(&table).await;
    guest.play(&table, "f2f3").await.ack();
    noted(&notes, 1).await;
    guest.act(&table, TableAct::Takeback).await.ack();
    until(&mut guest, |now| now.ply == 0).await;
    let after = noted(&notes, 2).await;
    let program = after[0]
        .strip_prefix("go ")
        .expect("it was asked")
        .to_owned();
    assert_eq!(after[1], format!("stop {program}"), "by the take-back");

    guest.play(&table, "e2e4").await.ack();
    until(&mut guest, |now| now.ply == 2).await;
    guest.play(&table, "g1f3").await.ack();
    noted(&notes, 4).await;
    let resign = serde_json::from_value(serde_json::json!("resign")).expect("an act");
    guest.act(&table, TableAct::Act(resign)).await.ack();
    let (table, _) = guest.open("invitados", settings()).await;
    guest.watch(&table).await;
    guest.play(&table, "e2e4").await.ack();
    until(&mut guest, |now| now.ply == 2).await;
    let expected = ["go", "stop", "go", "go", "stop", "go"];
    let expected: Vec<String> = expected
        .iter()
        .map(|it| format!("{it} {program}"))
        .collect();
    assert_eq!(noted(&notes, 6).await, expected, "one program all along");
}

/// The machine of a table that is alone, and a question put to it.
async fn question(alone: &mut Alone) -> MachineTurn {
    loop {
        let notice = alone.notices.recv().await;
        if let Notice::Machine(turn) = notice.expect("the table runs") {
            return *turn;
        }
    }
}

async fn answers(alone: &Alone, turn: &MachineTurn, uci: &str) {
    let answer = MachineAnswer {
        answer: Ok(uci.parse().expect("squares")),
        waited: Millis::ZERO,
    };
    let asked = Asked::Machine(turn.number, answer);
    alone.table.ask(asked).await.expect("it runs");
}

/// After the take-back and another move as many half-moves are made as when it was asked first.
#[tokio::test(start_paused = true)]
async fn an_answer_counts_only_for_the_position_it_was_asked_for() {
    let opening = Arc::new(officials::opened(TableSettings {
        points: false,
        ..machine(4)
    }));
    let mut alone = at_work(&opening, &Memory::default(), 0, None);
    let white = || officials::visitor(1);
    let black = || Visitor {
        kind: PersonKind::Machine,
        ..officials::visitor(2)
    };
    for (who, color) in [(white(), "white"), (black(), "black")] {
        let color = serde_json::from_value(color.into()).expect("a color");
        alone.does(who, TableAct::Sit(Some(color))).await;
    }
    let play = |uci: &str| officials::act(serde_json::json!({"play": {"uci": uci}}));
    alone.does(white(), play("f2f3")).await;
    let first = question(&mut alone).await;
    alone.does(white(), TableAct::Takeback).await;
    alone.does(black(), TableAct::Takeback).await;
    assert!(first.wanted.has_changed().is_err(), "it is given up");
    alone.does(white(), play("e2e4")).await;
    let second = question(&mut alone).await;
    assert!(second.wanted.has_changed().is_ok(), "it waits");
    answers(&alone, &first, "d7d5").await;
    assert_eq!(alone.copy().await.game().ply(), 1, "a stale answer");
    answers(&alone, &second, "e7e5").await;
    let table = alone.copy().await;
    let moves = table.game().plies().iter().filter_map(|ply| ply.mv);
    let moves: Vec<String> = moves
        .map(|m| Uci::of(m, CastlingMode::Standard).to_string())
        .collect();
    assert_eq!(moves, ["e2e4", "e7e5"]);
    answers(&alone, &second, "g8f6").await;
    assert_eq!(alone.copy().await.game().ply(), 2, "it has answered");
}

#[tokio::test]
async fn a_level_that_is_not_there_and_points_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = hall_with(scripted(folder.path(), ":"), "memory:").await;
    let mut guest = served.guest().await;
    for settings in [
        machine(11),
        machine(0),
        TableSettings {
            points: true,
            ..machine(3)
        },
        TableSettings {
            over_the_board: true,
            ..machine(3)
        },
    ] {
        let fault = refused(&mut guest, settings).await;
        assert!(
            matches!(fault, ErrorCode::Invalid | ErrorCode::Forbidden),
            "{fault:?}"
        );
    }
}

/// Opens a table that cannot be: why not.
async fn refused(client: &mut Client, settings: TableSettings) -> ErrorCode {
    let id = client.name();
    client
        .say(&jadoube_protocol::ClientMessage::OpenTable {
            id: id.clone(),
            room: "invitados".to_owned(),
            settings: Box::new(settings),
        })
        .await;
    match client.answer(&id).await {
        Answer::Error(fault) => fault.code,
        Answer::Ack(_) | Answer::Refused(_) => panic!("a table was opened"),
    }
}

/// Two engines play whole games through the hall, each behind a client of its own. How many, the
/// variable `JADOUBE_ENGINE_GAMES` says.
#[tokio::test(flavor = "multi_thread")]
async fn engines_play_whole_games_through_the_hall() {
    let discovery = discover(&[], &Limits::default()).await;
    let Some(found) = discovery.found.into_iter().next().map(Arc::new) else {
        eprintln!("skipped: no engine is installed (Debian: apt-get install stockfish)");
        return;
    };
    let games = std::env::var("JADOUBE_ENGINE_GAMES").ok();
    let games: u32 = games.map_or(20, |text| text.parse().expect("a number"));
    // Engines are faster than people.
    let config = Config {
        messages_per_20_s: 1_000_000,
        spectator_messages_per_20_s: 1_000_000,
        guest_tables_per_minute: 1_000_000,
        ..Config::default()
    };
    let served = hall_with(config, "memory:").await;
    let pool = Pool::new(Pool::usual_thinking(), Limits::default());
    let opponent = |level| Opponent {
        found: Arc::clone(&found),
        strength: Strength::new(level).expect("a level"),
    };
    let (mut one, mut other) = (served.guest().await, served.guest().await);
    let (mut plies, mut results) = (0, std::collections::BTreeMap::<String, u32>::new());
    for game in 0..games {
        let (white, black) = if game % 2 == 0 {
            (&mut one, &mut other)
        } else {
            (&mut other, &mut one)
        };
        let (made, result) = whole_game(&served, &pool, &opponent(2), white, black).await;
        plies += made;
        *results.entry(result).or_default() += 1;
    }
    println!("{games} games, {plies} half-moves: {results:?}");
    assert_eq!(results.values().sum::<u32>(), games);
    assert!(!results.contains_key("*"), "{results:?}");
}

/// A game from the first move to the last: how many half-moves, and how it ended. What the archive
/// has of it is what was played.
async fn whole_game(
    served: &Served,
    pool: &Pool,
    opponent: &Opponent,
    white: &mut Client,
    black: &mut Client,
) -> (usize, String) {
    let settings = TableSettings {
        time: "60+30".to_owned(),
        color: ColorChoice::White,
        first_move_s: None,
        access: jadoube_protocol::Access::Open,
        ..TableSettings::default()
    };
    let (table, _) = white.open("invitados", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    let start = Position::initial();
    let mut moves: Vec<Uci> = Vec::new();
    loop {
        let turn = Turn {
            start: &start,
            castling: CastlingMode::Standard,
            moves: &moves,
            clocks: None,
        };
        let mover = if moves.len().is_multiple_of(2) {
            &mut *white
        } else {
            &mut *black
        };
        let chosen = pool.choose(opponent, &turn).await;
        let uci = chosen.answer.expect("the engine moves");
        mover.play(&table, &uci.to_string()).await.ack();
        moves.push(uci);
        let (status, told) = served.json(&format!("/api/games/{table}"), None).await;
        if status == 200 {
            let kept = told["moves"].as_array().expect("moves");
            let kept: Vec<_> = kept.iter().filter_map(|uci| uci.as_str()).collect();
            let made: Vec<_> = moves.iter().map(ToString::to_string).collect();
            assert_eq!(kept, made);
            return (
                moves.len(),
                told["result"].as_str().expect("a result").to_owned(),
            );
        }
        assert_eq!(status, 409, "{told}");
        assert!(
            moves.len() < 1_200,
            "the 75-move rule ends every game of this length"
        );
    }
}

/// A guest plays Stockfish until one of them is mated or it is drawn: the guest is another engine.
#[tokio::test(flavor = "multi_thread")]
async fn stockfish_sits_at_a_table_for_a_whole_game() {
    let limits = Limits::default();
    let discovery = discover(&[], &limits).await;
    let Some(found) = discovery.found.into_iter().next().map(Arc::new) else {
        eprintln!("skipped: no engine is installed (Debian: apt-get install stockfish)");
        return;
    };
    let config = Config {
        messages_per_20_s: 1_000_000,
        spectator_messages_per_20_s: 1_000_000,
        ..Config::default()
    };
    let served = hall_with(config, "memory:").await;
    let pool = Pool::new(std::num::NonZeroUsize::MIN, limits);
    let opponent = Opponent {
        found,
        strength: Strength::new(1).expect("a level"),
    };
    let mut guest = served.guest().await;
    let settings = TableSettings {
        time: "60+30".to_owned(),
        first_move_s: None,
        ..machine(3)
    };
    let (table, _) = guest.open("invitados", settings).await;
    guest.watch(&table).await;
    let start = Position::initial();
    let mut moves: Vec<Uci> = Vec::new();
    let outcome = loop {
        let turn = Turn {
            start: &start,
            castling: CastlingMode::Standard,
            moves: &moves,
            clocks: None,
        };
        let uci = pool.choose(&opponent, &turn).await.answer.expect("a move");
        guest.play(&table, &uci.to_string()).await.ack();
        moves.push(uci);
        let update = loop {
            let update = guest.update().await;
            let made = update.now.ply as usize;
            if update.now.outcome.is_some() || made == moves.len() + 1 {
                break update;
            }
        };
        if let Some(outcome) = update.now.outcome {
            break outcome;
        }
        let last = update.now.last.as_ref().and_then(|last| last.uci.clone());
        moves.push(last.expect("a move").parse().expect("squares"));
    };
    println!("{} half-moves, {:?}", moves.len(), outcome.reason);
    assert!(moves.len() > 4);
}
