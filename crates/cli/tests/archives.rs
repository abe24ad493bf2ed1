//! Archives as judge meets them: packed, cut short, huge, badly written.

use std::{
    io::{Read, Write},
    path::PathBuf,
    process::{self, Output, Stdio},
    sync::Arc,
};

use jadoube_arbiter::{Act, Command, Game, Millis, Order, Regulations, Venue};
use jadoube_hall::records::{GameRecord, Person, pgn};
use jadoube_laws::{ByColor, Uci};
use jadoube_words::{Language, Words};

fn judge(arguments: &[&str], input: Option<&[u8]>) -> Output {
    let mut child = process::Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("judge")
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(if input.is_some() {
            Stdio::piped()
        } else {
            Stdio::null()
        })
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let writer = input.map(|input| {
        let mut pipe = child.stdin.take().expect("it was asked for");
        let input = input.to_vec();
        std::thread::spawn(move || {
            // The program may have read enough before the end.
            let _ = pipe.write_all(&input);
        })
    });
    let output = child.wait_with_output().expect("the program ends");
    if let Some(writer) = writer {
        writer.join().expect("writing does not panic");
    }
    output
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program writes text")
}

/// A place for the files of one test.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("there is room for files");
    folder
}

fn put(test: &str, name: &str, bytes: &[u8]) -> String {
    let path = folder(test).join(name);
    std::fs::write(&path, bytes).expect("there is room for files");
    path.to_str().expect("the path is text").to_owned()
}

/// Games of several lengths, every tenth of them with an illegal move.
fn archive(games: usize) -> String {
    (0..games).map(game).collect()
}

fn game(number: usize) -> String {
    let shuffles = "Nf3 Nf6 Ng1 Ng8 ".repeat(number % 4);
    let wrong = if number % 10 == 9 { "Ke3 " } else { "" };
    let tags = format!("[Event \"{number}\"]\n[Result \"1/2-1/2\"]\n\n");
    format!("{tags}e4 e5 {shuffles}{wrong}1/2-1/2\n\n")
}

fn packed_with_zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 3).expect("packing works")
}

#[test]
fn packed_files_are_told_by_their_content() {
    let plain = archive(300);
    let expected = text(&judge(&["--json"], Some(plain.as_bytes())));
    assert!(expected.contains("\"illegal_move\":30"));
    let mut gzip = flate2::read::GzEncoder::new(plain.as_bytes(), flate2::Compression::fast());
    let mut bzip2 = bzip2::read::BzEncoder::new(plain.as_bytes(), bzip2::Compression::fast());
    let mut packed = vec![packed_with_zstd(plain.as_bytes()), Vec::new(), Vec::new()];
    gzip.read_to_end(&mut packed[1]).expect("packing works");
    bzip2.read_to_end(&mut packed[2]).expect("packing works");
    for bytes in packed {
        assert_eq!(text(&judge(&["--json"], Some(&bytes))), expected);
    }
    // Two packed files put together are one packed file.
    let (first, second) = plain.split_at(plain.len() / 2);
    let frames = [first, second]
        .map(|part| packed_with_zstd(part.as_bytes()))
        .concat();
    assert_eq!(text(&judge(&["--json"], Some(&frames))), expected);
}

#[test]
fn text_in_utf_16_is_read_as_text_in_utf_8() {
    let plain = archive(300).replace("[Event \"", "[White \"Núñez\"]\n[Event \"");
    let expected = text(&judge(&["--json"], Some(plain.as_bytes())));
    assert!(expected.contains("\"illegal_move\":30"));
    let marked = || std::iter::once(0xFEFF).chain(plain.encode_utf16());
    let little: Vec<u8> = marked().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = marked().flat_map(u16::to_be_bytes).collect();
    for bytes in [little, big] {
        assert_eq!(text(&judge(&["--json"], Some(&bytes))), expected);
    }
}

#[test]
fn any_number_of_threads_gives_the_same_answer() {
    let plain = archive(20_000);
    let file = put("threads", "archive.pgn", plain.as_bytes());
    let one = text(&judge(&["--json", "--threads", "1", &file], None));
    assert_eq!(one.lines().count(), 20_001);
    for threads in ["2", "7"] {
        let many = text(&judge(
            &["--json", "--threads", threads, &file, &file],
            None,
        ));
        let lines: Vec<&str> = many.lines().collect();
        let once: Vec<&str> = one.lines().take(20_000).collect();
        assert!(lines[..20_000] == once[..] && lines[20_000..40_000] == once[..]);
    }
}

#[test]
fn games_are_numbered_and_placed_in_their_file() {
    let plain = archive(2_000);
    let output = text(&judge(&["--json"], Some(plain.as_bytes())));
    for (number, line) in output.lines().take(2_000).enumerate() {
        let value: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
        assert_eq!(value["game"], number + 1);
        let offset = value["offset"].as_u64().expect("it is a number") as usize;
        let tag = format!("[Event \"{number}\"]");
        assert!(plain[offset..].starts_with(&tag), "{line}");
    }
}

#[test]
fn one_unreadable_file_does_not_keep_the_others_from_being_judged() {
    let good = put("unreadable", "good.pgn", archive(3).as_bytes());
    let missing = folder("unreadable").join("missing.pgn");
    let missing = missing.to_str().expect("the path is text");
    let mut cut = packed_with_zstd(archive(5_000).as_bytes());
    cut.truncate(cut.len() / 2);
    let cut = put("unreadable", "cut.pgn.zst", &cut);
    let here = folder("unreadable");
    let here = here.to_str().expect("the path is text");
    let output = judge(&["--json", missing, &good, &cut, here, &good], None);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    for name in [missing, &cut, here] {
        assert!(
            errors.contains(&format!("cannot read {name}: ")),
            "{errors}"
        );
    }
    let told = text(&output);
    let of_good = format!("{{\"file\":\"{good}\"");
    assert_eq!(
        told.lines()
            .filter(|line| line.starts_with(&of_good))
            .count(),
        6
    );
}

#[test]
fn nobody_reading_on_is_no_error() {
    let file = put("pipe", "archive.pgn", archive(20_000).as_bytes());
    let mut child = process::Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["judge", "--json", &file])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdout.take().expect("it was asked for");
    pipe.read_exact(&mut [0; 100]).expect("there is so much");
    drop(pipe);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn nothing_to_judge_is_no_error() {
    for nothing in ["", "\n\n", "\u{feff}"] {
        let output = judge(&["--json"], Some(nothing.as_bytes()));
        assert_eq!(output.status.code(), Some(0));
        assert!(text(&output).starts_with("{\"summary\":{\"games\":0,\"plies\":0,"));
    }
}

#[test]
fn a_game_of_any_length_is_judged_to_its_end() {
    let shuffles = "Nf3 Nf6 Ng1 Ng8\n".repeat(100_000);
    let long = format!("[Event \"long\"]\n\n{shuffles}*\n\n{}", archive(2));
    let output = judge(&["--json", "--threads", "2"], Some(long.as_bytes()));
    let told = text(&output);
    assert!(
        told.contains("\"games\":3,\"plies\":400008,"),
        "{}",
        told.lines().last().unwrap()
    );
    assert!(
        told.contains("399984 half-moves were made after a fivefold repetition"),
        "{told}"
    );
}

#[test]
fn a_line_without_end_and_variations_without_bottom_take_no_memory() {
    let mut text = String::from("[Event \"deep\"]\n\n1. e4 ");
    text += &"(1. d4 ".repeat(200_000);
    text += &format!("{{{}}}", "no line ends here ".repeat(100_000));
    text += " 1-0\n\n";
    text += &archive(1);
    let output = judge(&["--json"], Some(text.as_bytes()));
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        told.contains("\"games\":2"),
        "{}",
        &told[told.len().saturating_sub(500)..]
    );
}

/// A game of our own hall, played fast over a network that is now good and now bad.
fn fast_game(seed: u64) -> String {
    let regulations = Regulations {
        time: ByColor::both("3+2".parse().expect("a blitz control")),
        venue: Venue::Online,
        ..Regulations::default()
    };
    let mut game = Game::new(Arc::new(regulations.clone()));
    let mut events = game
        .handle(Millis(0), Command::Arbiter(Order::StartRound))
        .expect("it begins");
    let (mut now, mut state) = (0, seed);
    let mut below = |most: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(seed | 1);
        (state >> 33) % most
    };
    for _ in 0..80 {
        let moves = game.standing().moves();
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        let played = moves[usize::try_from(below(moves.len() as u64)).expect("few")];
        let most = if below(10) == 0 { 9000 } else { 1500 };
        now += 20 + below(most);
        let act = Act::Play {
            uci: Uci::of(played, regulations.castling),
            lag: Millis(below(700)),
        };
        let made = game.handle(Millis(now), Command::Player(game.turn(), act));
        events.extend(made.expect("it is legal"));
    }
    let record = GameRecord {
        id: "abCD1234",
        event: None,
        site: "Jadoube",
        room: Some("Principal"),
        began_unix_ms: Some(1_796_067_000_000),
        round: None,
        board: None,
        players: ByColor::both(Person {
            name: "Ana",
            rating: None,
        }),
        regulations: &regulations,
        events: &events,
        by: &[],
        arbiters: &[],
        around: &[],
    };
    pgn(&record, &Words::new(Language::English))
}

#[test]
fn the_clocks_of_our_own_games_gain_nothing_that_they_may_not() {
    let games: String = (1..40).map(fast_game).collect();
    assert!(
        games.contains("[%clk 0:03:"),
        "who is fast gains time: {games}"
    );
    let output = text(&judge(&["--laws", "--json"], Some(games.as_bytes())));
    assert_eq!(output.matches("\"findings\":[").count(), 39, "{output}");
    for found in ["\"kind\":\"clock_gain\"", "\"kind\":\"clock_backwards\""] {
        assert!(!output.contains(found), "{output}");
    }
}
